/** What ends by itself so soon is not worth a connection that cancels it. */
const patienceMilliseconds = 300

/** Work in the database for an answer that somebody waits for; a moment after nobody does any more it is cancelled. */
export class WantedWork {
  #timer: NodeJS.Timeout | undefined
  #cancelling: Promise<void> | undefined

  constructor(
    readonly signal: AbortSignal,
    readonly cancel: () => Promise<void>,
  ) {
    if (signal.aborted) this.#leave()
    else signal.addEventListener('abort', this.#leave, { once: true })
  }

  readonly #leave = () => {
    this.#timer = setTimeout(() => {
      // What cannot be cancelled ends by its own time limit.
      this.#cancelling = this.cancel().catch(() => undefined)
    }, patienceMilliseconds)
  }

  /** Waits for a cancellation that is under way. */
  async end(): Promise<void> {
    this.signal.removeEventListener('abort', this.#leave)
    clearTimeout(this.#timer)
    await this.#cancelling
  }
}
