import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { withActor } from '../../../../server/database/withActor'
import { registrationResult, sheetTotal } from '../../../../server/modules/evaluationSheet/sheetScore'
import { sheetTexts } from '../../../../server/modules/evaluationSheet/sheetTexts'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let manager: Caller
let head: Caller
beforeAll(async () => {
  product = await startProduct()
  manager = await product.logIn('vendor.mgr')
  head = await product.logIn('buy.head')
})
afterAll(() => product.stop())

const refusal = async (answer: Promise<{ readonly status: number; readonly body: object }>) => {
  const { status, body } = await answer
  return { status, ...body }
}
const runSql = (text: string) => withActor(product.database, systemActor, tx => sql.raw(text).execute(tx))
const read = async (evaNo: string) => (await manager.call('getContEva', { evaNo })).body

describe('points of a sheet', () => {
  it.each([
    [[30, 25, 20, 15, 10], ['5', '4', '4', '4', '5'], '88.00', ''],
    [[30, 25, 20, 15, 10], ['4', '4.5', '4', '3.5', '3.5'], '80.00', ''],
    [[25, 20, 20, 20, 15], ['4', '4', '4.5', '4', '4'], '82.00', 'PASS'],
    [[25, 20, 20, 20, 15], ['3.5', '3.5', '3.5', '3.5', '3.5'], '70.00', 'PASS'],
    [[25, 20, 20, 20, 15], ['3.5', '3.5', '3.5', '3.5', '3.49'], '69.97', 'COND'],
    [[25, 20, 20, 20, 15], ['3', '3', '3', '3', '2.99'], '59.97', 'FAIL'],
  ] as const)('%j × %j → %s', (weights, scores, total, result) => {
    const items = weights.map((weight, at) => ({ weight, max_score: 5, score: scores[at] ?? null }))
    expect(sheetTotal(items)).toBe(total)
    expect(sheetTotal([...items, { weight: 1, max_score: 5, score: null }])).toBeNull()
    if (result !== '') expect(registrationResult(total)).toBe(result)
  })
})

describe('sheets of contracts that end soon', () => {
  it('are made for every contract without one, with the figures of twelve months', async () => {
    const { header, lines } = (await manager.call('listContEvaTarget', {})).body
    expect(header.targetCnt).toBe(2)
    expect(lines).toHaveLength(2)
    const named = (contNo: string) =>
      manager.call('createContEva', { body: { lines: [{ contNo, chosenYn: 'Y' }] } })
    const { rows } = await runSql(
      `select cont_no from purchase_contract where cont_to > current_date + 200 limit 1`,
    )
    expect(await refusal(named(String((rows[0] as { cont_no: string }).cont_no)))).toMatchObject({
      msg: sheetTexts.notEnding,
    })
    const [known] = (await manager.call('listContEva', { size: 50, status: 'SUBMITTED' })).body.rows
    expect(await refusal(named(known?.contNo ?? ''))).toMatchObject({
      status: 409,
      msg: sheetTexts.contractEvaluated,
    })
    const all = () => refusal(manager.call('createContEva', { body: {} }))
    const [made, ...late] = (await Promise.all([all(), all(), all()])).sort((a, b) => a.status - b.status)
    expect(made).toMatchObject({ status: 200, createdCnt: 2 })
    for (const one of late) expect(one).toMatchObject({ status: 422, msg: sheetTexts.noContract })
  })

  it('are confirmed by somebody else with a result that the total allows', async () => {
    const [row] = (await manager.call('listContEva', { size: 50, status: 'SUBMITTED' })).body.rows
    const evaNo = row?.evaNo ?? ''
    const confirm = async (by: Caller, contResult?: string) =>
      by.call('confirmContEva', {
        evaNo,
        body: { version: (await read(evaNo)).header.version, ...(contResult ? { contResult } : {}) },
      })
    await runSql(`update pur_cont_eva set total_score = 74.99, cont_result = null where eva_no = '${evaNo}'`)
    expect(await refusal(confirm(manager))).toMatchObject({ msg: sheetTexts.resultMissing })
    expect(await refusal(confirm(manager, 'RENEW'))).toMatchObject({ msg: sheetTexts.renewBelow })
    await runSql(`update pur_cont_eva set total_score = 59.99 where eva_no = '${evaNo}'`)
    expect(await refusal(confirm(manager, 'COND'))).toMatchObject({ msg: sheetTexts.conditionBelow })
    await runSql(
      `update pur_cont_eva set total_score = 60, submitted_by = 'buy.head' where eva_no = '${evaNo}'`,
    )
    expect(await refusal(confirm(head, 'COND'))).toMatchObject({ status: 409, msg: sheetTexts.ownSheet })
    expect((await confirm(manager, 'COND')).body.status).toBe('CONFIRMED')
    expect((await read(evaNo)).header).toMatchObject({ contResult: 'COND', renewalResult: 'COND' })
  })

  it('keep the scores that facts have given, and are submitted with an opinion', async () => {
    const { rows } = (await manager.call('listContEva', { size: 50, status: 'ASSIGNED,SAVED' })).body
    for (const { evaNo } of rows) {
      const { header, lines } = await read(evaNo)
      const auto = lines.filter(line => line.rawValue !== undefined)
      for (const line of auto) expect(line).toMatchObject({ evaMethod: 'AUTO', score: line.autoScore })
      const sent = lines.map(({ itemNo }) => ({ itemNo, score: '80' }))
      const saved = await manager.call('saveContEva', {
        evaNo,
        body: { version: header.version, header: {}, lines: sent },
      })
      expect(saved.body.status).toBe('SAVED')
      const after = await read(evaNo)
      for (const line of after.lines)
        expect(line.score).toBe(auto.find(({ itemNo }) => itemNo === line.itemNo)?.score ?? '80.00')
      const submit = manager.call('submitContEva', { evaNo, body: { version: after.header.version } })
      expect(await refusal(submit)).toMatchObject({ msg: '재계약의견을 입력해 주세요.' })
    }
    expect(rows.length).toBeGreaterThan(2)
  })

  it('are seen by who buys them, without the names of others', async () => {
    const all = (await manager.call('listContEva', { size: 100 })).body
    const buyer = await product.logIn('buy.mobile')
    const his = (await buyer.call('listContEva', { size: 100 })).body
    expect(his.total).toBeGreaterThan(0)
    expect(his.total).toBeLessThan(all.total)
    expect(his.rows.every(({ evaluator }) => evaluator === undefined || evaluator === 'buy.mobile')).toBe(
      true,
    )
    const hidden = all.rows.find(({ evaNo }) => !his.rows.some(row => row.evaNo === evaNo))
    expect((await buyer.call('getContEva', { evaNo: hidden?.evaNo ?? '' })).status).toBe(403)
    const central = await product.logIn('buy.all')
    const another = all.rows.find(({ evaluator }) => evaluator === 'buy.mobile')
    const evaNo = another?.evaNo ?? ''
    const { header, history } = (await central.call('getContEva', { evaNo })).body
    for (const name of ['evaluator', 'evaluatorNm', 'submittedBy', 'submittedByNm'])
      expect(header).not.toHaveProperty(name)
    expect(new Set(history.map(({ actorNm }) => actorNm))).toEqual(new Set([sheetTexts.somebody]))
    expect((await buyer.call('getContEva', { evaNo })).body.header.evaluator).toBe('buy.mobile')
    expect((await read(evaNo)).header.evaluator).toBe('buy.mobile')
  })
})
