/* What this device remembers of its own liking, if its browser keeps anything. */
export function recall(key) {
  try {
    return localStorage.getItem(`referee:${key}`);
  } catch {
    return null;
  }
}

export function remember(key, value) {
  try {
    localStorage.setItem(`referee:${key}`, value);
  } catch (error) {
    console.warn(`This browser keeps nothing: ${error.message}`);
  }
}
