/** Work that the server does by the clock, on every node: it must not matter how often it runs. */
export interface Chore {
  readonly name: string
  readonly everyMilliseconds: number
  readonly run: () => Promise<unknown>
}

/** Runs each chore at its interval until stopped. One that fails is reported and left to its next turn. */
export function startChores(
  chores: readonly Chore[],
  report: (error: unknown, name: string) => void,
): () => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const timers = chores.map(({ name, everyMilliseconds, run }) => {
    const timer = setInterval(() => {
      // A slow turn is not overtaken by the next.
      if (running.has(name)) return
      const turn = run()
        .then(
          () => undefined,
          (error: unknown) => report(error, name),
        )
        .finally(() => running.delete(name))
      running.set(name, turn)
    }, everyMilliseconds)
    timer.unref()
    return timer
  })
  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running.values())
  }
}
