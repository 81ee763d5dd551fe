import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { logIn, patienceMilliseconds, type Reply, send, stringOf } from './person'

const people = ['req.mobile', 'req.semi', 'dept.mobile', 'head.mobile']
const workersPerPerson = 2
/** What the people have met since a moment. */
export interface LoadFigures {
  readonly requests: number
  readonly failed: number
  readonly writes: number
  /** Between two writes that were acknowledged to anybody. */
  readonly longestGapSeconds: number
  readonly firstFailure: string
}

/** People at work through the proxy: each lists, drafts a purchase request and reads it, attaches files, and now and then logs in again. */
export class WorkingLoad {
  /** Numbers of the drafts that were acknowledged, by their titles. */
  readonly acknowledged = new Map<string, string>()
  /** Numbers of the attachments that were acknowledged. */
  readonly attached: string[] = []
  /** Titles of all drafts that were ever sent. */
  readonly sent: string[] = []
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
  }

  async #work(person: string, name: string): Promise<void> {
    for (let session = 0; !this.#isStopping; session += 1) {
      const token = await logIn(person, call => this.#send(call))
      for (let turn = 0; token && turn < 40 && !this.#isStopping; turn += 1) {
        await this.#ask(token, 'listPr')
        const prNo = await this.#draft(token, person, `훈련 ${name} ${session}-${turn}`)
        if (prNo) await this.#ask(token, 'getPr', prNo)
        if (turn % 5 === 0) await this.#attach(token, `${name} ${session}-${turn}`)
        await pause(50)
      }
      if (!token) await pause(300)
    }
  }

  #ask(token: string, operation: OperationId, number = ''): Promise<Reply> {
    const path = operations[operation].path.replace(/\{\w+\}/, number)
    return this.#send({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } })
  }

  /** An attachment, which may be read at the other node the next moment. */
  async #attach(token: string, text: string): Promise<void> {
    const headers = {
      ...{ authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
      'content-type': 'application/octet-stream',
    }
    const path = `${operations.uploadFile.path}?fileName=drill.txt&ownerType=PR`
    const fileId = stringOf(await this.#send({ method: 'POST', path, body: text, headers }), 'fileId')
    if (fileId === '') return
    this.attached.push(fileId)
    const read = await this.#ask(token, 'downloadFile', fileId)
    if (read.status === 200 && read.text !== text) this.#failures.push(`${fileId} holds "${read.text}"`)
  }

  /** A draft that is sent with the same key until it is acknowledged, as the page sends it again. */
  async #draft(token: string, person: string, title: string): Promise<string | undefined> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
    const body = JSON.stringify(requestOf(person, title))
    this.sent.push(title)
    const last = Date.now() + patienceMilliseconds
    while (Date.now() < last) {
      const reply = await this.#send({ method: 'POST', path: operations.createPr.path, body, headers })
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

  async #send(call: Parameters<typeof send>[0]): Promise<Reply> {
    this.#requests += 1
    const reply = await send(call)
    if (reply.status !== 200)
      this.#failures.push(`${call.method} ${call.path}: ${reply.status} ${reply.text.slice(0, 200)}`)
    return reply
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
