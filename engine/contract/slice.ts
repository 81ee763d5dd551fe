/** One room's part of the state. */
export interface Slice<Part> {
  get(): Part
  set(change: Partial<Part>): void
  /** Called after any change of the screen's state; compare what `get` gives. */
  subscribe(listen: () => void): () => void
}
