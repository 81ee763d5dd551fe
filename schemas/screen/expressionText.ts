/**
 * A CEL expression, type-checked against the contract. It may speak of
 * `filter`, `header`, `lines`, `row` or `line`, `chosen`, `selection`, `params`, `user`, `picked` and `answer`, where these exist,
 * and of the single-object parts of the document by their names (`approval`).
 * @example "line.qty > 0"
 */
export type Expression = string
