import type { LightMyRequestResponse } from 'fastify'
import type { OperationCall } from '../../../../codegen/generated/frameOperations'
import { operations } from '../../../../codegen/generated/operations'
import type { OperationId } from '../../../../codegen/generated/types'
import { type AuthGroupId, authGroupIds } from '../../../../schemas/codes/authGroups'
import { operationCell } from '../../authorization/matrixFacts'
import { flowPeople } from '../../flow/flowWorld'
import { operationRequest } from '../../modules/operationRequest'
import { type Caller, externalPortal, type ProductServer } from '../../modules/productServer'
import { filteredLists } from '../listFilters'
import type { Draw, Row, Seen } from './fuzzValues'

export interface Fuzzer {
  readonly group: AuthGroupId
  readonly caller: Caller
  readonly portal: Readonly<Record<string, string>>
  readonly seen: Seen
}

/** One person of each group, with what the lists show to each. */
export async function fuzzersOf(product: ProductServer): Promise<readonly Fuzzer[]> {
  const fuzzers: Fuzzer[] = []
  for (const group of authGroupIds) {
    const person = flowPeople.find(each => each.group === group)
    if (!person) continue
    const { userId, compNo } = person
    const caller = compNo ? await product.logInSupplier(userId) : await product.logIn(userId)
    fuzzers.push({ group, caller, portal: compNo ? externalPortal : {}, seen: await seenBy(caller, group) })
  }
  return fuzzers
}

async function seenBy(caller: Caller, group: AuthGroupId): Promise<Seen> {
  const values = new Map<string, unknown[]>()
  const rows: Row[] = []
  const open = filteredLists.filter(({ id, fact }) => !fact.path.includes('{') && mayCall(id, group))
  for (const { id, isPaged } of open) {
    const { status, body } = await caller.call(id, isPaged ? { size: 20 } : {})
    if (status !== 200) continue
    const found: unknown = Array.isArray(body) ? body : Object(body).rows
    for (const row of (Array.isArray(found) ? found : []).slice(0, 20)) {
      rows.push(row)
      for (const [name, value] of Object.entries(Object(row))) {
        const known = values.get(name) ?? []
        if (known.length < 5 && !known.includes(value) && value !== '') values.set(name, [...known, value])
      }
    }
  }
  return { values, rows }
}

const mayCall = (operation: OperationId, group: AuthGroupId) => operationCell(operation, group) === 'open'

/** Somebody who may call it, of those whose lists show what it is about; once in a while anybody. */
export function chooseFuzzer(
  fuzzers: readonly Fuzzer[],
  operation: OperationId,
  key: string | undefined,
  draw: Draw,
): Fuzzer | undefined {
  const open = draw(20) === 0 ? [] : fuzzers.filter(({ group }) => mayCall(operation, group))
  const knowing = open.filter(({ seen }) => key === undefined || seen.values.has(key))
  const chosen = knowing.length > 0 ? knowing : open.length > 0 ? open : fuzzers
  return chosen[draw(chosen.length)]
}

/** A lone surrogate has no form in an address; the bytes that stand for it are no text. */
const encoded = (value: unknown) =>
  String(value)
    .split(/[\ud800-\udfff]/u)
    .map(encodeURIComponent)
    .join('%ED%A0%BD')

/** The call as a client sends it that no browser has written. */
export function sendFuzz(
  app: ProductServer['app'],
  operation: OperationId,
  input: Row,
  { caller, portal }: Pick<Fuzzer, 'caller' | 'portal'>,
): Promise<LightMyRequestResponse> {
  const { url: _, query: __, ...request } = operationRequest(operation, bodyOf(input))
  const { accessToken, refreshToken } = caller.tokens
  return app.inject({
    ...request,
    url: addressOf(operation, input),
    headers: {
      ...request.headers,
      ...portal,
      ...(accessToken === '' ? {} : { authorization: `Bearer ${accessToken}`, refreshtoken: refreshToken }),
    },
  })
}

function bodyOf({ body }: Row): Row {
  return body === undefined ? {} : { body }
}

function addressOf(operation: OperationId, input: Row): string {
  const { path, inPath = [] } = operations[operation] as OperationCall
  const filled = inPath.reduce((text, name) => text.replace(`{${name}}`, () => encoded(input[name])), path)
  const query = Object.entries(input)
    .filter(([name]) => !inPath.includes(name) && name !== 'body')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`
}
