import type { Insertable } from 'kysely'
import { addDays, addMonths } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { scoreByFacts } from '../modules/evaluationSheet/contractFigures'
import { makeItems, readItems } from '../modules/evaluationSheet/sheetItems'
import { contractSheet } from '../modules/evaluationSheet/sheetKinds'
import { isBelow, sheetTotal } from '../modules/evaluationSheet/sheetScore'
import { nextNumbers } from './nextNumbers'
import { seededRandom } from './seededRandom'
import { atWorkBy } from './workingTime'
import { writeEvents } from './writeEvents'

const day = 86_400_000
const manager = { actor: 'vendor.mgr', actor_name: '최은지' }
const opinions: Readonly<Record<string, string>> = {
  RENEW: '납기와 품질이 안정적이고 단가도 시장 수준이어서 계약을 이어갈 만합니다.',
  COND: '납기 개선 계획을 받는 조건으로 계약을 이어가는 것이 좋겠습니다.',
  STOP: '납기와 품질이 기준에 못 미쳐 다른 업체를 찾는 것이 좋겠습니다.',
}
const subjects = ['연간 단가계약', '유지보수 계약', '소모품 공급계약', '가공 단가계약']
/** Days from today on which the contracts end that are near their end; the last two are not evaluated yet. */
const endings = [12, 25, 41, 58, 70, 83]
const nearStates = ['SUBMITTED', 'SAVED', 'ASSIGNED', 'RETURNED'] as const
const ended = 11

/** Purchase contracts, and the evaluations of those that end or have ended. */
export async function seedContracts(tx: Transaction, now: Date): Promise<void> {
  const today = koreanDay(now)
  const random = seededRandom(41)
  const companies = await tx
    .selectFrom('company')
    .select(['comp_no', 'comp_name_kr'])
    .where('status', '=', 'REGISTERED')
    .where('currency', '=', 'KRW')
    .orderBy('comp_no')
    .limit(40)
    .execute()
  const groups = await tx
    .selectFrom('sourcing_group')
    .select(['sg_code', 'sg_name', 'buyer_id'])
    .where('sg_level', '=', '004')
    .where('buyer_id', 'is not', null)
    .orderBy('sg_code')
    .execute()
  const contracts = Array.from({ length: 40 }, (_, index) => {
    const company = companies[index % companies.length]
    const group = groups[(index * 5) % groups.length]
    const near = endings[index]
    const end =
      near !== undefined
        ? addDays(today, near)
        : index < endings.length + ended
          ? addDays(today, -20 * (index - endings.length) - 9)
          : addDays(today, 120 + index * 11)
    return {
      company,
      group,
      end,
      from: addDays(addMonths(end, -12), 1),
      subject: subjects[index % subjects.length],
    }
  })
  const numbers = await nextNumbers(
    tx,
    'CT',
    contracts.map(({ from }) => new Date(`${from}T10:00:00+09:00`)),
  )
  const rows = contracts.map(
    ({ company, group, end, from, subject }, index): Insertable<Tables['purchase_contract']> => {
      const signed = new Date(`${from}T10:00:00+09:00`)
      const buyer_id = ['buy.mobile', 'buy.semi', 'buy.all'][index % 3] ?? ''
      return {
        ...{ cont_no: numbers[index] ?? '', cont_name: `${group?.sg_name ?? ''} ${subject ?? ''}` },
        ...{
          comp_no: company?.comp_no ?? '',
          sg_code: group?.sg_code ?? '',
          cont_from: from,
          cont_to: end,
          buyer_id,
        },
        cont_amt: String(Math.round(random.logNormal(60_000_000, 0.7) / 100_000) * 100_000),
        renewal_result: null,
        ...{ created_by: buyer_id, created_dt: signed, updated_by: buyer_id, updated_dt: signed },
      }
    },
  )
  await insertRows(tx, 'purchase_contract', rows)
  await writeSheets(tx, now, rows.slice(0, endings.length + ended))
}

type Contract = Insertable<Tables['purchase_contract']>

async function writeSheets(tx: Transaction, now: Date, contracts: readonly Contract[]): Promise<void> {
  const random = seededRandom(43)
  const today = koreanDay(now)
  const template = await tx
    .selectFrom('eva_template')
    .select('tpl_id')
    .where('eva_type', '=', 'CONTRACT')
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  const people = new Map(
    (await tx.selectFrom('person').select(['singleid', 'hname']).execute()).map(one => [
      one.singleid,
      one.hname,
    ]),
  )
  const told = contracts.flatMap((contract, index) => {
    if (index >= nearStates.length && index < endings.length) return []
    const status = nearStates[index] ?? 'CONFIRMED'
    const isOver = status === 'CONFIRMED'
    const due = isOver ? addDays(contract.cont_to, -15) : addDays(today, 2 + index * 3)
    const begun = new Date(
      atWorkBy(Math.min(Date.parse(`${due}T11:00:00+09:00`) - 14 * day, now.getTime() - day)),
    )
    return [{ contract, status, due, begun }]
  })
  told.sort((a, b) => a.begun.getTime() - b.begun.getTime())
  const numbers = await nextNumbers(
    tx,
    'CE',
    told.map(({ begun }) => begun),
  )
  const { tpl_id } = template
  for (const [index, { contract, status, due, begun }] of told.entries()) {
    const eva_no = numbers[index] ?? ''
    const evaluator = contract.buyer_id
    const made = { created_by: 'vendor.mgr', created_dt: begun, updated_by: 'vendor.mgr', updated_dt: begun }
    const sheet = {
      eva_no,
      cont_no: contract.cont_no,
      comp_no: contract.comp_no,
      tpl_id,
      evaluator,
      due_date: due,
    }
    await insertRows(tx, 'pur_cont_eva', [{ ...sheet, ...made }])
    await makeItems(tx, contractSheet, [eva_no], tpl_id)
    const until = koreanDay(new Date(begun.getTime() - day))
    await scoreByFacts(tx, tpl_id, [{ eva_no, comp_no: contract.comp_no }], {
      from: addMonths(until, -12),
      to: until,
      now: begun,
    })
    const items = await readItems(tx, contractSheet, eva_no, tpl_id)
    const open = items.filter(({ score }) => score === null)
    const scored = status === 'ASSIGNED' ? [] : status === 'SAVED' ? open.slice(0, 2) : open
    for (const { item_no } of scored)
      await tx
        .updateTable('pur_cont_eva_score')
        .set({ score: String(random.pick([75, 80, 85, 90, 95])) })
        .where('eva_no', '=', eva_no)
        .where('item_no', '=', item_no)
        .execute()
    const total = sheetTotal(await readItems(tx, contractSheet, eva_no, tpl_id))
    const isIn = ['SUBMITTED', 'RETURNED', 'CONFIRMED'].includes(status)
    const result =
      total === null ? null : isBelow(total, 'COND') ? 'STOP' : isBelow(total, 'RENEW') ? 'COND' : 'RENEW'
    await tx
      .updateTable('pur_cont_eva')
      .set({
        ...{
          status,
          total_score: total,
          cont_result: isIn ? result : null,
          submitted_by: isIn ? evaluator : null,
        },
        opinion: isIn ? (opinions[result ?? ''] ?? null) : null,
      })
      .where('eva_no', '=', eva_no)
      .execute()
    if (status === 'CONFIRMED')
      await tx
        .updateTable('purchase_contract')
        .set({ renewal_result: result })
        .where('cont_no', '=', contract.cont_no)
        .execute()
    const by = { actor: evaluator, actor_name: people.get(evaluator) ?? evaluator }
    const at = (hours: number) => new Date(Math.min(begun.getTime() + hours * 3_600_000, now.getTime()))
    const step = (
      hours: number,
      who: typeof by,
      action: string,
      from: string | null,
      to: string,
      reason: string | null = null,
    ) => ({
      doc_type: 'CE',
      doc_no: eva_no,
      at: at(hours),
      ...who,
      action,
      from_status: from,
      to_status: to,
      reason,
    })
    await writeEvents(tx, [
      step(0, manager, 'createContEva', null, 'ASSIGNED'),
      ...(status === 'ASSIGNED' ? [] : [step(4, by, 'saveContEva', 'ASSIGNED', 'SAVED')]),
      ...(isIn ? [step(6, by, 'submitContEva', 'SAVED', 'SUBMITTED')] : []),
      ...(status === 'RETURNED'
        ? [step(9, manager, 'returnContEva', 'SUBMITTED', 'RETURNED', '협력도 점수의 근거를 적어 주세요.')]
        : []),
      ...(status === 'CONFIRMED' ? [step(9, manager, 'confirmContEva', 'SUBMITTED', 'CONFIRMED')] : []),
    ])
  }
}
