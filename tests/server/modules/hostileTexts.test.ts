import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileTexts } from '../../cases/hostileTexts'
import { type Caller, type ProductServer, startProduct } from './productServer'
import { line, request } from './purchaseRequest/prInputs'

let product: ProductServer
let staff: Caller
beforeAll(async () => {
  product = await startProduct()
  staff = await product.logIn('system.admin')
})
afterAll(() => product.stop())

/** That no operation breaks down over them is found by contract/fuzz.test.ts. */
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
