/** Work that the server does by the clock, on every node: it must not matter how often it runs. */
export interface Chore {
  readonly name: string
  /** What administrators read. */
  readonly title: string
  readonly everyMilliseconds: number
  readonly run: () => Promise<unknown>
}

/** Who hears how turns end. What they throw themselves is dropped: the next turn comes all the same. */
export interface ChoreListener {
  readonly failed: (chore: Chore, error: unknown) => unknown
  /** After a failure, and after the first turn, since another process may have failed before. */
  readonly recovered: (chore: Chore) => unknown
}

/** Runs each chore at its interval until stopped. One that fails is reported and left to its next turn. */
export function startChores(chores: readonly Chore[], listener: ChoreListener): () => Promise<void> {
  const running = new Map<string, Promise<void>>()
  const succeeded = new Set<string>()
  const timers = chores.map(chore => {
    const { name, everyMilliseconds } = chore
    const timer = setInterval(() => {
      // A slow turn is not overtaken by the next.
      if (running.has(name)) return
      const turn = takeTurn(chore, succeeded, listener)
        .catch(() => undefined)
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

async function takeTurn(chore: Chore, succeeded: Set<string>, { failed, recovered }: ChoreListener) {
  try {
    await chore.run()
  } catch (error) {
    succeeded.delete(chore.name)
    await failed(chore, error)
    return
  }
  if (succeeded.has(chore.name)) return
  await recovered(chore)
  succeeded.add(chore.name)
}
