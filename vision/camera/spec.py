"""Which camera, said in words and kept as data. No OpenCV and no numpy here: the service's process imports this.

parse_source("/dev/v4l/by-id/usb-046d_HD_Webcam-video-index0")
parse_source("frames/")  parse_source("roll.mp4")  parse_source("http://pi.local:8081/stream")
parse_source("rendered:seed=3")
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from vision.errors import SourceError
from vision.types import Die

PICTURES = (".jpg", ".jpeg", ".png", ".bmp")
VIDEOS = (".mp4", ".avi", ".mkv", ".mov", ".mjpeg", ".mjpg", ".webm", ".m4v")
URLS = ("http://", "https://", "rtsp://")
_BY_ID = Path("/dev/v4l/by-id")

Speed = Literal["real", "max"]


@dataclass(frozen=True)
class CameraControls:
    """Fixed settings; None = as found after the warm-up. exposure_ms is rounded to steps of the mains period.

    gain and focus are in the driver's own units, white_balance in kelvin, mains_hz 50 or 60.
    """

    exposure_ms: float | None = None
    gain: float | None = None
    white_balance: float | None = None
    focus: float | None = None
    mains_hz: float = 50.0


@dataclass(frozen=True)
class DeviceSource:
    """A V4L2 device by its path; /dev/v4l/by-id/… stays the same after a reboot, /dev/video0 does not."""

    path: str
    controls: CameraControls = field(default_factory=CameraControls)


@dataclass(frozen=True)
class PicameraSource:
    """A camera on the Pi's ribbon, through picamera2 (a package of Raspberry Pi OS)."""

    index: int = 0
    controls: CameraControls = field(default_factory=CameraControls)


@dataclass(frozen=True)
class UrlSource:
    url: str


@dataclass(frozen=True)
class VideoSource:
    path: str


@dataclass(frozen=True)
class FolderSource:
    """Pictures in the order of their names; `fps` gives them their times."""

    path: str


@dataclass(frozen=True)
class RenderedSource:
    """The rendered camera of the demo and the tests.

    speed "real" delivers frames at their time; "max" delivers them as fast as they are taken (time is virtual, and
    stands still while nothing happens). hard: 0 to 1, how bad the light is. cable: where set, the camera is plugged
    in only while this file exists. calibrated: the faces are shown first, as `referee calibrate` asks for.
    """

    seed: int = 0
    speed: Speed = "real"
    hard: float = 0.5
    cable: str | None = None
    calibrated: bool = True


Source: TypeAlias = DeviceSource | PicameraSource | UrlSource | VideoSource | FolderSource | RenderedSource


@dataclass(frozen=True)
class CameraSpec:
    """All that the camera's process needs. Paths, not contents: the process reads them itself.

    calibration: a file of `referee calibrate`. tray: a picture of the empty tray.
    """

    source: Source
    dice: tuple[Die, ...]
    fps: float = 15.0
    size: tuple[int, int] = (640, 480)
    calibration: str | None = None
    tray: str | None = None


def parse_source(text: str) -> Source:
    """A source from the command line or a config file; raises SourceError."""
    if text.startswith("rendered"):
        return _rendered(text)
    if text.startswith("picamera"):
        return PicameraSource(_number(text.partition(":")[2] or "0", text))
    if text.startswith(URLS):
        return UrlSource(text)
    if text.isdigit():
        raise SourceError(
            f"{text!r} is a camera's index, which may name another camera after a reboot",
            f"Give its path instead. {_cameras_found()}",
        )
    path = Path(text)
    if path.is_dir():
        return FolderSource(text)
    if text.startswith("/dev/"):
        return DeviceSource(text)
    if not path.exists():
        raise SourceError(f"there is no file, folder or device {text!r}", f"Check the path. {_cameras_found()}")
    if path.suffix.lower() in VIDEOS:
        return VideoSource(text)
    kinds = ", ".join(VIDEOS)
    raise SourceError(f"{text!r} is not a video file", f"Known endings: {kinds}. For pictures give their folder.")


def _rendered(text: str) -> RenderedSource:
    values: dict[str, str] = {}
    for part in filter(None, text.partition(":")[2].split(",")):
        key, sign, value = part.partition("=")
        if not sign or key not in ("seed", "speed", "hard"):
            raise SourceError(f"{part!r} in {text!r} is not understood", "Write rendered:seed=3,speed=max,hard=0.5")
        values[key] = value
    speed = values.get("speed", "real")
    if speed not in ("real", "max"):
        raise SourceError(f"speed {speed!r} in {text!r} is not known", "Write speed=real or speed=max")
    return RenderedSource(_number(values.get("seed", "0"), text), "max" if speed == "max" else "real", _share(values))


def _share(values: dict[str, str]) -> float:
    try:
        hard = float(values.get("hard", "0.5"))
    except ValueError:
        hard = -1.0
    if not 0 <= hard <= 1:
        raise SourceError(f"hard={values['hard']!r} is not a number from 0 to 1", "Write for example hard=0.5")
    return hard


def _number(text: str, whole: str) -> int:
    if not text.isdigit():
        raise SourceError(f"{text!r} in {whole!r} is not a whole number", "Write for example seed=3 or picamera:0")
    return int(text)


def _cameras_found() -> str:
    found = sorted(str(path) for path in _BY_ID.glob("*index0")) if _BY_ID.is_dir() else []
    return f"Cameras found: {', '.join(found)}." if found else "No USB camera is plugged in."
