import { callLimits } from '../limits'
import { Failure } from './failure'
import { serverTexts } from './serverTexts'

interface TurnLimits {
  /** Calls of one key that are worked at. */
  readonly working: number
  /** Calls that wait for the end of one of them; further ones are refused. */
  readonly waiting: number
}

interface Line {
  working: number
  readonly waiting: (() => void)[]
}

/** Ends a turn; a second call does nothing. */
export type EndTurn = () => void

/**
 * Takes turns by a key, in the order in which they are asked for. Waiting instead of refusing costs a page that asks for many things
 * nothing, and somebody who asks without end gets as much of the server as anybody else.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #lines = new Map<string, Line>()

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  async take(key: string): Promise<EndTurn> {
    const line = this.#lines.get(key) ?? { working: 0, waiting: [] }
    this.#lines.set(key, line)
    if (line.working < this.#limits.working) line.working += 1
    else if (line.waiting.length >= this.#limits.waiting) throw tooManyCalls()
    // Whoever ends his turn hands it on.
    else await new Promise<void>(resolve => line.waiting.push(resolve))
    let hasEnded = false
    return () => {
      if (hasEnded) return
      hasEnded = true
      this.#end(key, line)
    }
  }

  #end(key: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else line.working -= 1
    if (line.working === 0) this.#lines.delete(key)
  }
}

const tooManyCalls = () =>
  new Failure(429, 'tooManyCalls', serverTexts.tooManyCalls, {
    retryAfterSeconds: callLimits.retryAfterSeconds,
  })

/** The turns of a node: by session and by person, or by address where nobody has logged in, and by operation. */
export const createTurns = () => ({
  session: new Turns(callLimits.person),
  person: new Turns(callLimits.person),
  address: new Turns(callLimits.address),
  operation: new Turns(callLimits.operation),
})

export type NodeTurns = ReturnType<typeof createTurns>
