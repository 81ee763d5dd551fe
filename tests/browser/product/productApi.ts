import { type APIRequestContext, expect } from '@playwright/test'
import type { PrDocument, PrHeaderInput, PrLineInput, PrList } from '../../../codegen/generated/types'
import type { Tokens } from '../../../engine/auth/keptSession'
import { addDays } from '../../../schemas/shared/calendar'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { password } from './productPage'
import { productStart } from './productStart'

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The server as a client without a browser sees it: sets up what a test is not about, and says what is really stored. */
export class ProductApi {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Readonly<Record<string, string>>,
    /** Of the session by which it speaks, as a tab keeps them. */
    readonly tokens: Tokens = { accessToken: '', refreshToken: '', tokenKey: '' },
  ) {}

  static async open(request: APIRequestContext, origin: string, user: string): Promise<ProductApi> {
    const api = new ProductApi(request, { iscyber: 'N', origin })
    const { systemId } = fields(await api.read('/properties/dwpAuth'))
    const proof = await api.form('/auth/login', {
      systemId: String(systemId),
      grantType: 'idpw',
      username: user,
      password,
    })
    const answer = fields(await api.form('/auth/tokenLogin', { token: String(fields(proof).token) }))
    const [accessToken, refreshToken] = [String(answer.accessToken), String(answer.refreshToken)]
    const tokens = { accessToken, refreshToken, tokenKey: String(answer.tokenKey) }
    const headers = {
      iscyber: 'N',
      origin,
      authorization: `Bearer ${accessToken}`,
      accesstoken: accessToken,
      refreshtoken: refreshToken,
    }
    return new ProductApi(request, headers, tokens)
  }

  async read(path: string, params: Readonly<Record<string, string>> = {}): Promise<unknown> {
    const answer = await this.request.get(path, { headers: this.headers, params })
    expect(answer.status(), path).toBe(200)
    return answer.json()
  }

  async send(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<Answer> {
    // Other tests may have used up the budget; who is asked has a test of its own (budgetQuestion.spec.ts).
    const headers = {
      ...this.headers,
      'idempotency-key': crypto.randomUUID(),
      'x-confirmed': 'budgetExceeded',
    }
    const answer = await this.request.fetch(path, { method, headers, data: body })
    return { status: answer.status(), body: await answer.json() }
  }

  private async form(path: string, values: Record<string, string>): Promise<unknown> {
    const headers = { ...this.headers, 'idempotency-key': crypto.randomUUID() }
    return (await this.request.post(path, { headers, form: values })).json()
  }

  async listRequests(params: Readonly<Record<string, string>>): Promise<PrList> {
    return (await this.read('/api/v1/pr', params)) as PrList
  }

  async readRequest(prNo: string): Promise<PrDocument> {
    return (await this.read(`/api/v1/pr/${prNo}`)) as PrDocument
  }

  /** A request that could be submitted as it stands. */
  async createRequest(
    title: string,
    header: Partial<PrHeaderInput> = {},
    lines: readonly PrLineInput[] = [screwdrivers],
  ): Promise<string> {
    const { status, body } = await this.send('/api/v1/pr', {
      header: { ...completeHeader, title, ...header },
      lines,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return String(fields(body).docNo)
  }

  /** Moves a request along its workflow by the version it has now. */
  async move(prNo: string, transition: 'submit' | 'recall' | 'cancel', words: object = {}): Promise<Answer> {
    const { header } = await this.readRequest(prNo)
    return this.send(`/api/v1/pr/${prNo}/${transition}`, { version: header.version, ...words })
  }

  async createSubmitted(title: string): Promise<string> {
    // An account without a budget: whoever submits it again by hand is not asked.
    const prNo = await this.createRequest(title, {}, [{ ...screwdrivers, accountCode: '5340100' }])
    const { status, body } = await this.move(prNo, 'submit')
    expect(status, JSON.stringify(body)).toBe(200)
    return prNo
  }

  async decide(prNo: string, decision: 'approve' | 'reject', opinion: string): Promise<Answer> {
    const { header, approval } = await this.readRequest(prNo)
    return this.send(`/api/v1/approval/${approval?.apprNo}/${decision}`, { version: header.version, opinion })
  }
}

/** Speaks to the server as a person of the demo. */
export type ApiAs = (user: string) => Promise<ProductApi>

const completeHeader = {
  purchaseType: 'GEN',
  expenseType: 'EXP',
  needDate: dayFromToday(30),
  deliveryPlace: '모바일개발팀 3층',
  currency: 'KRW',
  receiver: 'recv.mobile',
  reason: '신규 시제품 조립에 필요한 공구를 구매합니다.',
}

/** A line of 1,280,000 won (an item of the seed). */
export const screwdrivers: PrLineInput = {
  itemCode: '100101000001',
  itemName: '전동드라이버 세트',
  spec: '18V 배터리 2개 포함',
  unitCode: 'EA',
  qty: '10',
  unitPrice: '128000',
  accountCode: '5310100',
  costCenter: 'CC1020',
}

/** A day in Korea as YYYY-MM-DD, so many days from the day on which the tested product stands. */
export function dayFromToday(days: number): string {
  return addDays(koreanDay(new Date(productStart)), days)
}

function fields(value: unknown): Readonly<Record<string, unknown>> {
  expect(value).toBeInstanceOf(Object)
  return Object(value) as Readonly<Record<string, unknown>>
}
