/* Who plays Lunar Command, in which team and for how many points. */

export const optionOf = (info, name) => info?.options?.find((option) => option.name === name)?.value;

/* The points that win, as far as the page has been told. */
export const goalOf = (view, info) => Number(optionOf(info, "points_to_win")) || Math.max(11, ...Object.values(view.scores));

/* The teams that play, in the order of the seats. */
export const teamsOf = (view) => [...new Set(view.seats.map((seat) => view.teams[seat]))];

/* Seats and view come as two messages: for a moment the seats may be those of the next game. */
export const seated = (view, seats) => seats.filter((seat) => seat.id in view.teams);
