import { setTimeout as wait } from 'node:timers/promises'
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

/**
 * Refusals of a node. A program that asks again as soon as it is refused was refused a thousand times a second, which cost more than
 * the lists that it got: so a refusal is held back until its caller may ask again.
 */
export class Refusals {
  readonly #most: number
  #held = 0

  constructor(most: number) {
    this.#most = most
  }

  async refuse(): Promise<never> {
    const { retryAfterSeconds } = callLimits
    if (this.#held < this.#most) {
      this.#held += 1
      await wait(retryAfterSeconds * 1_000)
      this.#held -= 1
    }
    throw new Failure(429, 'tooManyCalls', serverTexts.tooManyCalls, { retryAfterSeconds })
  }
}

/** Ends a turn; a second call does nothing. */
export type EndTurn = () => void

/**
 * Takes turns by a key, in the order in which they are asked for. Waiting instead of refusing costs a page that asks for many things
 * nothing, and somebody who asks without end gets as much of the server as anybody else.
 */
export class Turns {
  readonly #limits: TurnLimits
  readonly #refusals: Refusals
  readonly #lines = new Map<string, Line>()

  constructor(limits: TurnLimits, refusals: Refusals) {
    this.#limits = limits
    this.#refusals = refusals
  }

  async take(key: string): Promise<EndTurn> {
    const line = this.#lines.get(key) ?? { working: 0, waiting: [] }
    this.#lines.set(key, line)
    if (line.working < this.#limits.working) line.working += 1
    else if (line.waiting.length >= this.#limits.waiting) return this.#refusals.refuse()
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

/** The turns of a node: by session and by person, or by address where nobody has logged in, and by operation. */
export function createTurns() {
  const refusals = new Refusals(callLimits.heldRefusals)
  return {
    session: new Turns(callLimits.person, refusals),
    person: new Turns(callLimits.person, refusals),
    address: new Turns(callLimits.address, refusals),
    operation: new Turns(callLimits.operation, refusals),
  }
}

export type NodeTurns = ReturnType<typeof createTurns>
