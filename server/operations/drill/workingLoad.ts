import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { demoPassword } from '../../modules/demo/demoAccounts'
import { origin } from './appNodes'

const people = ['req.mobile', 'req.semi', 'dept.mobile', 'head.mobile']
const workersPerPerson = 2
const patienceMilliseconds = 60_000

interface Reply {
  /** 0 where no answer came. */
  readonly status: number
  readonly text: string
}

/** What the people have met since a moment. */
export interface LoadFigures {
  readonly requests: number
  readonly failed: number
  readonly writes: number
  /** Between two writes that were acknowledged to anybody. */
  readonly longestGapSeconds: number
  readonly firstFailure: string
}

/** People at work through the proxy: each lists, drafts a purchase request and reads it, and now and then logs in again. */
export class WorkingLoad {
  /** Numbers of the drafts that were acknowledged, by their titles. */
  readonly acknowledged = new Map<string, string>()
  /** Titles of all drafts that were ever sent. */
  readonly sent: string[] = []
  readonly #agent = new Agent({ keepAlive: true, rejectUnauthorized: false })
  readonly #workers: readonly Promise<void>[]
  #isStopping = false
  #requests = 0
  #failures: string[] = []
  #writes = 0
  #lastWrite = Date.now()
  #longestGap = 0

  constructor() {
    this.#workers = people.flatMap(person =>
      Array.from({ length: workersPerPerson }, (_, at) => this.#work(person, `${person}-${at}`)),
    )
  }

  /** Figures count from here on. */
  mark(): void {
    this.#requests = 0
    this.#failures = []
    this.#writes = 0
    this.#lastWrite = Date.now()
    this.#longestGap = 0
  }

  figures(): LoadFigures {
    const gap = Math.max(this.#longestGap, Date.now() - this.#lastWrite)
    return {
      requests: this.#requests,
      failed: this.#failures.length,
      writes: this.#writes,
      longestGapSeconds: gap / 1_000,
      firstFailure: this.#failures[0] ?? '',
    }
  }

  /** Lets everybody end what he has begun. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(this.#workers)
    this.#agent.destroy()
  }

  async #work(person: string, name: string): Promise<void> {
    for (let session = 0; !this.#isStopping; session += 1) {
      const token = await this.#logIn(person)
      for (let turn = 0; token && turn < 40 && !this.#isStopping; turn += 1) {
        await this.#ask(token, 'listPr')
        const prNo = await this.#draft(token, person, `훈련 ${name} ${session}-${turn}`)
        if (prNo) await this.#ask(token, 'getPr', prNo)
        await pause(50)
      }
      if (!token) await pause(300)
    }
  }

  async #logIn(person: string): Promise<string | undefined> {
    const form = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()
    const proof = { systemId: 'GPMS', grantType: 'idpw', username: person, password: demoPassword }
    const first = await this.#send('POST', '/auth/login', form(proof))
    const token = stringOf(first, 'token')
    if (token === '') return undefined
    const second = await this.#send('POST', '/auth/tokenLogin', form({ token }))
    return stringOf(second, 'accessToken') || undefined
  }

  #ask(token: string, operation: OperationId, number = ''): Promise<Reply> {
    const path = operations[operation].path.replace(/\{\w+\}/, number)
    return this.#send('GET', path, undefined, { authorization: `Bearer ${token}` })
  }

  /** A draft that is sent with the same key until it is acknowledged, as the page sends it again. */
  async #draft(token: string, person: string, title: string): Promise<string | undefined> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const body = JSON.stringify(requestOf(person, title))
    this.sent.push(title)
    const last = Date.now() + patienceMilliseconds
    while (Date.now() < last) {
      const reply = await this.#send('POST', operations.createPr.path, body, headers)
      if (reply.status === 200) {
        const prNo = stringOf(reply, 'docNo')
        this.acknowledged.set(title, prNo)
        this.#noteWrite()
        return prNo
      }
      // Whatever is no passing trouble is the same the next time.
      const isPassing = reply.status === 0 || reply.status === 409 || reply.status >= 500
      if (!isPassing) return undefined
      await pause(300)
    }
    return undefined
  }

  #noteWrite(): void {
    const now = Date.now()
    this.#writes += 1
    this.#longestGap = Math.max(this.#longestGap, now - this.#lastWrite)
    this.#lastWrite = now
  }

  async #send(method: string, path: string, body?: string, headers: object = {}): Promise<Reply> {
    this.#requests += 1
    const reply = await this.#request(method, path, body, headers)
    if (reply.status !== 200)
      this.#failures.push(`${method} ${path}: ${reply.status} ${reply.text.slice(0, 200)}`)
    return reply
  }

  #request(method: string, path: string, body: string | undefined, headers: object): Promise<Reply> {
    const type = body?.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded'
    return new Promise(resolve => {
      const asked = request(
        `${origin}${path}`,
        {
          method,
          agent: this.#agent,
          timeout: patienceMilliseconds,
          headers: {
            ...{ origin, iscyber: 'N', ...headers },
            ...(body === undefined
              ? {}
              : { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
          },
        },
        answer => {
          let text = ''
          answer.on('data', piece => (text += String(piece)))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
          answer.on('error', error => resolve({ status: 0, text: error.message }))
        },
      )
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
      asked.on('error', error => resolve({ status: 0, text: error.message }))
      asked.end(body)
    })
  }
}

/** A request that the product takes as a draft. */
function requestOf(person: string, title: string) {
  const header = {
    ...{ title, purchaseType: 'GEN', expenseType: 'EXP', currency: 'KRW', receiver: person },
    ...{ needDate: addDays(koreanDay(Date.now()), 30), deliveryPlace: '구미 1공장 자재창고', reason: '훈련' },
  }
  const line = {
    ...{ itemName: '시험 지그', spec: 'JG-01', unitCode: 'EA', qty: '2', unitPrice: '50000' },
    ...{ accountCode: '5310100', costCenter: 'CC1020' },
  }
  return { header, lines: [line] }
}

function stringOf({ status, text }: Reply, field: string): string {
  if (status !== 200) return ''
  const value: unknown = Reflect.get(Object(JSON.parse(text)), field)
  return typeof value === 'string' ? value : ''
}
