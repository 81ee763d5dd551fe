/** Work that goes on beside the hands: what a button does with its outcome waits for it. */
export interface PendingWork {
  track<Value>(work: Promise<Value>): Promise<Value>
  /** Begins once everything tracked so far has ended, and is tracked itself. */
  follow<Value>(begin: () => Promise<Value>): Promise<Value>
  /** Returns when nothing tracked goes on any more, however it ended. */
  settle(): Promise<void>
}

export function createPendingWork(): PendingWork {
  const going = new Set<Promise<unknown>>()
  function track<Value>(work: Promise<Value>): Promise<Value> {
    const ended: Promise<unknown> = work.then(
      () => going.delete(ended),
      () => going.delete(ended),
    )
    going.add(ended)
    return work
  }
  return {
    track,
    follow: begin => (going.size === 0 ? track(begin()) : track(Promise.all(going).then(begin))),
    settle: async () => {
      while (going.size > 0) await Promise.all(going)
    },
  }
}
