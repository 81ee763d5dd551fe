import { expect } from 'vitest'
import type { AdjTargetRow } from '../../../../codegen/generated/types'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import type { Caller, ProductServer } from '../productServer'

export const months = ['202611', '202610', '202609', '202608']

/** Lines that wait to be settled, of the newest month that has some which fit. */
export async function waitingLines(
  caller: Caller,
  fits: (row: AdjTargetRow) => boolean = () => true,
): Promise<readonly AdjTargetRow[]> {
  for (const yyyymm of months) {
    const { body } = await caller.call('listAdjTarget', { yyyymm, settleType: 'CASE', size: 0 })
    const found = body.rows.filter(row => row.matchVerdict === 'FIT' && fits(row))
    if (found.length > 0) return found
  }
  throw new Error('nothing waits to be settled')
}

/** A settlement of one line without a deduction, of a supplier with the portal. */
export async function settled(caller: Caller, compNo = 'C000001', changes: object = {}) {
  const [line] = await waitingLines(caller, row => row.compNo === compNo && row.currency === 'KRW')
  if (!line) throw new Error(`no line of ${compNo}`)
  const made = await caller.call('createAdjustment', {
    body: { lineKeys: line.lineKey, deductAmt: '0', ...changes },
  })
  expect([made.status, made.msg]).toEqual([200, ''])
  return { line, adjNo: made.body.docNo }
}

export const headerOf = async (caller: Caller, adjNo: string) =>
  (await caller.call('getAdjustment', { adjNo })).body.header

/** A number that the tax office could have given: unique in a test. */
let given = 0
export function ntsNo(day: string): string {
  given += 1
  return `${day.replaceAll('-', '')}${String(given).padStart(8, '0')}TESTTEST`
}

export const lastDay = (yyyymm: string) => `${yyyymm.slice(0, 4)}-${yyyymm.slice(4)}-28`

/** The sums of heads and lines that must always agree. */
export async function brokenSums(product: ProductServer): Promise<readonly unknown[]> {
  return withActor(product.database, systemActor, async tx => {
    const rows = await tx
      .selectFrom('adjustment as head')
      .innerJoin('adjustment_line as line', 'line.adj_no', 'head.adj_no')
      .select(['head.adj_no', 'head.receipt_amt', 'head.vat_amt'])
      .select(eb => [eb.fn.sum<string>('line.amt').as('amt'), eb.fn.sum<string>('line.vat_amt').as('vat')])
      .groupBy(['head.adj_no', 'head.receipt_amt', 'head.vat_amt'])
      .execute()
    return rows.filter(
      row => Number(row.amt) !== Number(row.receipt_amt) || Number(row.vat) !== Number(row.vat_amt),
    )
  })
}
