import { expect } from 'vitest'
import type { Caller } from '../productServer'

export const companies = ['C000001', 'C000002']

/** A draft of the buyer's section with a small estimate, so that two suppliers are enough. */
async function draft(buyer: Caller) {
  const { body } = await buyer.call('listPr', { status: 'RECEIVED', size: 0 })
  for (const row of body.rows) {
    const made = await buyer.call('createRfq', { prNo: row.prNo, body: { version: row.version } })
    if (made.status === 200) return { prNo: row.prNo, rfqNo: made.body.docNo }
  }
  throw new Error('no request is left to ask quotations for')
}

export async function filled(buyer: Caller, changes: object = {}, suppliers: readonly string[] = companies) {
  const { prNo, rfqNo } = await draft(buyer)
  const { header, lines } = (await buyer.call('getRfq', { rfqNo })).body
  const saved = await buyer.call('updateRfq', {
    rfqNo,
    body: {
      version: header.version,
      header: {
        title: header.title,
        rfqType: 'COMP',
        estAmt: '2000000',
        deadlineDate: '2026-11-24',
        deliveryPlace: '구미 1공장 자재창고',
        payTerm: 'P30',
        ...changes,
      },
      lines: lines.map(({ lineNo }) => ({ lineNo })),
      suppliers: suppliers.map(compNo => ({ compNo })),
    },
  })
  return { prNo, rfqNo, version: saved.body.version, saved }
}

export async function sent(buyer: Caller, changes: object = {}, suppliers: readonly string[] = companies) {
  const { prNo, rfqNo, version } = await filled(buyer, changes, suppliers)
  const answer = await buyer.call('sendRfq', { rfqNo, body: { version } })
  expect([answer.status, answer.msg]).toEqual([200, ''])
  return { prNo, rfqNo, version: answer.body.version }
}

/** The number of the supplier's own quotation. */
export async function answerOf(supplier: Caller, rfqNo: string): Promise<string> {
  const { body } = await supplier.call('listCyberRfq', { rfqNo })
  return body.rows[0]?.qtNo ?? ''
}

/** The supplier reads, prices every line and submits. */
export async function quote(supplier: Caller, rfqNo: string, unitPrice: string, more: object = {}) {
  const qtNo = await answerOf(supplier, rfqNo)
  const { header } = (await supplier.call('getCyberRfq', { qtNo })).body
  const checked = await supplier.call('checkRfq', { qtNo, body: { version: header.version } })
  expect(checked.body.status).toBe('CHECKED')
  const { lines } = (await supplier.call('getCyberQuotation', { qtNo })).body
  const saved = await supplier.call('saveQuotation', {
    qtNo,
    body: {
      version: checked.body.version,
      header: { currency: 'KRW', validTo: '2026-12-31', leadTime: 7 },
      lines: lines.map(({ lineNo }) => ({ lineNo, unitPrice, deliveryDate: '2026-12-10', ...more })),
    },
  })
  expect([saved.status, saved.msg]).toEqual([200, ''])
  const done = await supplier.call('submitQuotation', { qtNo, body: { version: saved.body.version } })
  expect([done.status, done.msg]).toEqual([200, ''])
  return { qtNo, version: done.body.version }
}
