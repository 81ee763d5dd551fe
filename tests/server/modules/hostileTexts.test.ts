import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FieldFact } from '../../../codegen/contractFacts'
import { operations } from '../../../codegen/generated/operations'
import type { OperationId } from '../../../codegen/generated/types'
import { hostileTexts } from '../../cases/hostileTexts'
import { factOf, isOperation } from '../authorization/foreignRecords'
import { operationIds } from '../authorization/matrixFacts'
import { type Caller, type ProductServer, startProduct } from './productServer'
import { line, request } from './purchase/prInputs'

let product: ProductServer
let staff: Caller
let supplier: Caller
beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('system.admin')
  supplier = await product.logInSupplier('daesung1')
})
afterAll(() => product.stop())

let turn = 0
/** Each of the hundred in turn, so that many fields meet all of them. */
function nextText(): string {
  turn += 1
  return hostileTexts[turn % hostileTexts.length] ?? ''
}

/** Texts in every field that takes one; what else is needed is given as its kind wants it. */
function filled(fields: Readonly<Record<string, FieldFact>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.values(fields).map(field => [field.name, sampleOf(field)]))
}

function sampleOf({ type, fields = {} }: FieldFact): unknown {
  if (type === 'string') return nextText()
  if (type === 'object') return filled(fields)
  if (type === 'list') return Object.keys(fields).length > 0 ? [filled(fields)] : [nextText()]
  if (type === 'integer') return 1
  if (type === 'boolean') return true
  if (type === 'date') return '2026-12-24'
  return '1'
}

function inputOf(operation: OperationId) {
  const { parameters, body } = factOf(operation)
  const words = Object.values(parameters).filter(({ in: place }) => place !== 'header')
  const query = Object.fromEntries(words.map(word => [word.name, sampleOf(word)]))
  const { body: kind } = operations[operation] as { readonly body?: string }
  if (kind === 'bytes') return { ...query, body: Buffer.from(nextText()) }
  return body ? { ...query, body: filled(body.fields) } : query
}

// for what no rule expects
it('no operation breaks down over hostile texts, and none answers anything that a browser would run', async () => {
  const wrong: string[] = []
  // Whoever logs out cannot be asked any more.
  const ending = ['logOutEverywhere', 'authLogout', 'endMySession', 'killUserSession']
  for (const operation of operationIds.filter(isOperation).filter(id => !ending.includes(id)))
    for (const caller of [staff, supplier])
      for (let round = 0; round < 2; round += 1) {
        const { status, raw } = await caller.call(operation, inputOf(operation))
        const kind = String(raw.headers['content-type'] ?? '')
        const isData = /^application\/(json|octet-stream|vnd\.|zip)/.test(kind) || raw.payload === ''
        const isGuarded = raw.headers['x-content-type-options'] === 'nosniff'
        if (status >= 500 || !isData || !isGuarded)
          wrong.push(`${operation} as ${caller.singleid}: ${status} ${kind} ${raw.body.slice(0, 80)}`)
      }
  expect(wrong).toEqual([])
  expect(turn).toBeGreaterThan(hostileTexts.length * 5)
}, 300_000)

it('a text is stored as it was written, for it is only a text', async () => {
  const requester = await product.logIn('req.mobile')
  const plain = hostileTexts.map(text => text.replaceAll(/[\n\t]/g, ' ').trim())
  const reason = plain.slice(0, 20).join(' ')
  const lines = plain.map(text => line({ itemName: text, spec: text, bigo: text }))
  const made = await requester.call('createPr', {
    body: request({ title: plain[0] ?? '', reason }, lines),
  })
  expect([made.status, made.msg]).toEqual([200, ''])
  const { body } = await requester.call('getPr', { prNo: made.body.docNo })
  expect(body.lines.map(({ itemName, spec, bigo }) => [itemName, spec, bigo])).toEqual(
    plain.map(text => [text, text, text]),
  )
  expect([body.header.title, body.header.reason]).toEqual([plain[0], reason])
})

it('of a rich text only harmless markup is left', async () => {
  const content = `<p>공지 내용입니다. 열 자가 넘습니다.</p>${hostileTexts.join('<p>그리고</p>')}`
  const header = {
    ...{ title: '시험 공지', content, target: 'ALL', postFrom: '2026-11-20', postTo: '2026-12-20' },
    ...{ topYn: 'N', popupYn: 'N', useYn: 'Y' },
  }
  const made = await staff.call('createPost', { boardId: 'notice', body: { header } })
  expect([made.status, made.msg]).toEqual([200, ''])
  const { body } = await staff.call('getPost', { boardId: 'notice', postNo: made.body.docNo })
  const kept = body.header.content ?? ''
  const tags = [...kept.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)]
  expect(tags.length).toBeGreaterThan(10)
  expect(
    tags
      .map(([, name = '']) => name)
      .filter(name => /script|img|svg|iframe|style|object|form|input/i.test(name)),
  ).toEqual([])
  expect(
    tags.map(([, , words = '']) => words).filter(words => /\bon\w+=|javascript:|data:|style=/i.test(words)),
  ).toEqual([])
})
