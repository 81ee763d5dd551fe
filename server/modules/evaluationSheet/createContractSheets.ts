import { sql } from 'kysely'
import type { ContEvaTarget } from '../../../codegen/generated/types'
import { addDays, addMonths } from '../../../schemas/shared/calendar'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { purContEvaWorkflow } from '../../../schemas/workflow/workflows'
import { runAsSystem } from '../../database/runAsSystem'
import { checkGroup } from '../../document/checkGroup'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { nextNumber } from '../../document/documentNumber'
import { handOver } from '../../document/handOver'
import { insertInto } from '../../document/writeRows'
import { conflict, refused } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { dueFailure, evaluatorFailure } from './assignWork'
import { scoreByFacts } from './contractFigures'
import { appliedTemplate, makeItems } from './sheetItems'
import { contractSheet } from './sheetKinds'
import { sheetTexts } from './sheetTexts'

/** How long before its end a contract is evaluated, and how long that may take. */
const daysBeforeEnd = 90
const usualDays = 14
const evaluatorGroups = ['99', '50', '34', '33', '32']

interface TargetContract {
  readonly cont_no: string
  readonly cont_name: string
  readonly comp_no: string
  readonly comp_name_kr: string
  readonly cont_to: string
  readonly cont_amt: string
  readonly buyer_id: string
  readonly buyer_nm: string
  readonly eva_no: string | null
  readonly sheet_status: string | null
}

/** Contracts that a buyer answers for; all of them for those who see the whole company. */
async function contractsOf({ tx, actor }: EventContext): Promise<readonly TargetContract[]> {
  const isAll = actor.scope === 'all' && actor.group !== '33'
  const { rows } = await runAsSystem(tx, () =>
    sql<TargetContract>`select contract.cont_no, contract.cont_name, contract.comp_no, company.comp_name_kr,
        contract.cont_to, contract.cont_amt, contract.buyer_id, buyer.hname as buyer_nm, sheet.eva_no,
        sheet.status as sheet_status
      from purchase_contract contract join company on company.comp_no = contract.comp_no
        join person buyer on buyer.singleid = contract.buyer_id
        join sourcing_group bought on bought.sg_code = contract.sg_code
        left join pur_cont_eva sheet on sheet.cont_no = contract.cont_no
      where ${isAll} or ${actor.userId} in (contract.buyer_id, bought.buyer_id)
      order by contract.cont_to, contract.cont_no`.execute(tx),
  )
  return rows
}

const isEnding = ({ cont_to }: TargetContract, today: string) =>
  cont_to >= today && cont_to <= addDays(today, daysBeforeEnd)

/** The contracts that are named, or all that end soon; refuses what is not to be evaluated. */
async function chosenContracts(
  context: EventContext,
  named: readonly string[] | undefined,
): Promise<readonly TargetContract[]> {
  const today = koreanDay(context.now)
  const visible = await contractsOf(context)
  const chosen = named === undefined ? visible.filter(one => isEnding(one, today) && one.eva_no === null) : []
  for (const contNo of named ?? []) {
    const contract = visible.find(({ cont_no }) => cont_no === contNo)
    if (!contract || !isEnding(contract, today)) throw refused('notEnding', sheetTexts.notEnding)
    if (contract.eva_no !== null) throw conflict(sheetTexts.contractEvaluated)
    chosen.push(contract)
  }
  if (chosen.length === 0) throw refused('noContract', sheetTexts.noContract)
  return chosen
}

async function createSheets(
  context: EventContext,
  {
    named,
    dueDate,
    evaluator,
  }: { named: readonly string[] | undefined; dueDate: string; evaluator: string | undefined },
): Promise<number> {
  const { tx, actor, now } = context
  checkGroup(purContEvaWorkflow, 'createContEva', actor)
  const today = koreanDay(now)
  const tpl_id = await appliedTemplate(tx, 'CONTRACT', today.slice(0, 4))
  if (tpl_id === undefined) throw conflict(sheetTexts.noContractTemplate)
  const failure =
    dueFailure(dueDate, now) ??
    (evaluator === undefined ? undefined : await evaluatorFailure(tx, evaluator, evaluatorGroups))
  if (failure) throw failure
  // Two who make sheets at the same moment take turns, so that the second sees those of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('pur_cont_eva', 0))`.execute(tx)
  const contracts = await chosenContracts(context, named)
  const written = { created_by: actor.userId, created_dt: now, updated_by: actor.userId, updated_dt: now }
  const rows: {
    readonly eva_no: string
    readonly cont_no: string
    readonly comp_no: string
    readonly evaluator: string
  }[] = []
  for (const { cont_no, comp_no, buyer_id } of contracts)
    rows.push({ eva_no: await nextNumber(tx, 'CE', now), cont_no, comp_no, evaluator: evaluator ?? buyer_id })
  // A central buyer makes sheets for others, whom he does not see.
  await runAsSystem(tx, async () => {
    await insertInto(
      tx,
      'pur_cont_eva',
      rows.map(row => ({ ...row, tpl_id, due_date: dueDate, ...written })),
    )
    await makeItems(
      tx,
      contractSheet,
      rows.map(({ eva_no }) => eva_no),
      tpl_id,
    )
    await scoreByFacts(tx, tpl_id, rows, { from: addMonths(today, -12), to: addDays(today, -1), now })
  })
  for (const { eva_no } of rows)
    await addEvent(context, {
      docType: 'CE',
      docNo: eva_no,
      action: 'createContEva',
      from: null,
      to: 'ASSIGNED',
    })
  for (const one of new Set(rows.map(row => row.evaluator))) {
    const count = rows.filter(row => row.evaluator === one).length
    const title = fillMessage(sheetTexts.contractsAssigned, [count, dueDate])
    await handOver(context, { people: [one], title, link: '/business/evaManage/purContCompMngList' })
  }
  return rows.length
}

export const createContractRoutes: readonly OperationRoute[] = [
  route('listContEvaTarget', async context => {
    const today = koreanDay(context.now)
    const targets = (await contractsOf(context)).filter(one => isEnding(one, today) && one.eva_no === null)
    const lines = targets.map(
      ({ cont_no, cont_name, comp_name_kr, cont_to, cont_amt, buyer_nm }): ContEvaTarget => ({
        ...{ contNo: cont_no, contName: cont_name, compNameKr: comp_name_kr, contTo: cont_to },
        ...{ contAmt: cont_amt, buyerNm: buyer_nm, chosenYn: 'Y' },
      }),
    )
    return { header: { targetCnt: lines.length, dueDate: addDays(today, usualDays) }, lines }
  }),
  route('createContEva', async context => {
    const { dueDate, evaluator, lines } = context.input.body
    const named = lines?.flatMap(({ contNo, chosenYn }) => (chosenYn === 'N' ? [] : [contNo]))
    const due = dueDate ?? addDays(koreanDay(context.now), usualDays)
    return { success: true, createdCnt: await createSheets(context, { named, dueDate: due, evaluator }) }
  }),
]
