/** Rows that one list answers at most, and that the browser writes into a workbook itself (D-29); more is a job of the server. */
export const mostListRows = 20_000
