/** Cells that one gesture may change or copy; more would stop the page for longer than anybody waits. */
export const mostGestureCells = 200_000
