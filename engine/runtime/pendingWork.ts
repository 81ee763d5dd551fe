/** Work that goes on beside the hands: what a button does with its outcome waits for it. */
export interface PendingWork {
  track<Value>(work: Promise<Value>): Promise<Value>
  /** Returns when nothing tracked goes on any more, however it ended. */
  settle(): Promise<void>
}

export function createPendingWork(): PendingWork {
  const going = new Set<Promise<unknown>>()
  return {
    track: work => {
      const ended: Promise<unknown> = work.then(
        () => going.delete(ended),
        () => going.delete(ended),
      )
      going.add(ended)
      return work
    },
    settle: async () => {
      while (going.size > 0) await Promise.all(going)
    },
  }
}
