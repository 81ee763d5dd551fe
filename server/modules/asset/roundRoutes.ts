import { type RawBuilder, sql } from 'kysely'
import type { OperationAnswer } from '../../../codegen/generated/serverRoutes'
import type { AssetRoundDocument } from '../../../codegen/generated/types'
import { addDecimals } from '../../../schemas/shared/decimal'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import { type Columns, wireOf } from '../../document/columns'
import { findForReader } from '../../document/documentApproval'
import type { EventContext } from '../../document/documentEvents'
import { notFoundFor } from '../../document/documentKind'
import { documentModule } from '../../document/documentModule'
import { operationFact } from '../../document/erasedRoute'
import { answerList, listOf } from '../../document/listOf'
import { codesOf } from '../../document/listQuery'
import { Failure, fieldRefused } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { wantedLanguage } from '../code/messageBook'
import { templateWorkbook } from '../export/templateWorkbook'
import { closeAssetRound } from './closeRound'
import { targetOf, typedNumber } from './countAssets'
import { openAssetRound } from './openAssetRound'
import { round } from './roundKind'
import { countColumns, importInventory, saveInventory, uncountedRows } from './saveInventory'

/** Counted of all, in percent with one decimal, half up (domain 3.40). */
const progress = sql<string>`case when target_cnt = 0 then 0 else round(checked_cnt * 100.0 / target_cnt, 1) end`

const progressOf = ({ target_cnt, checked_cnt }: Columns): string => {
  const [all, counted] = [Number(target_cnt), Number(checked_cnt)]
  // Tenths of a percent in whole numbers: 55.0 of 22 in 40.
  const tenths = all === 0 ? 0 : Math.floor((counted * 2000 + all) / (2 * all))
  return addDecimals(`${Math.floor(tenths / 10)}.${tenths % 10}`, '0')
}

const holds = (condition: RawBuilder<unknown>) =>
  sql`exists (select from asset_inventory where asset_inventory.round_no = document.round_no and ${condition})`

const rounds = documentModule(round, {
  read: 'elsewhere',
  transitions: {
    openAssetRound: 'elsewhere',
    saveAssetInventory: 'elsewhere',
    importAssetInventory: 'elsewhere',
    closeAssetRound,
  },
})

/** Rows of one round that the actor may count. */
const listCounts = answerList<OperationAnswer<'listAssetInventory'>>(
  { docType: 'IV', table: 'asset_inventory', number: 'inv_key' },
  {
    operation: 'listAssetInventory',
    numbers: ['roundNo', 'assetNo'],
    where: {
      deptcd: value => sql`document.book_deptcd = ${value}`,
      custodian: value => sql`document.book_custodian = ${value}`,
    },
    joined: {
      joins: sql`join asset on asset.asset_no = document.asset_no`,
      fields: {
        assetName: sql`asset.asset_name`,
        serialNo: sql`asset.serial_no`,
        custodian: sql`document.book_custodian`,
      },
    },
    sortedBy: { custodianNm: 'book_custodian' },
  },
)

type Target = OperationAnswer<'listAssetInventory'>['rows'][number]

/** One asset of a round by its number, where the actor may count it. */
async function readTarget(context: EventContext, roundNo: string, typed = ''): Promise<Target> {
  await findForReader(context, round, roundNo)
  if (typed.trim() === '') throw fieldRefused('assetNo', 'fieldEmpty', ['자산번호'])
  const target = await targetOf(context, roundNo, typedNumber(typed))
  if (target instanceof Failure) throw target
  const { tx, actor, now } = context
  const asked = { roundNo, assetNo: target.asset_no, size: 1 }
  const { rows } = await listCounts({ tx, actor, today: koreanDay(now) }, asked)
  const [row] = rows as readonly Target[]
  if (!row) throw notFoundFor(round, actor)
  // Most things that stand elsewhere stand in another room of the same department.
  return row.realDeptcd ? row : { ...row, realDeptcd: row.bookDeptcd, realDeptnm: row.bookDeptnm }
}

async function readRound(context: EventContext, roundNo: string): Promise<AssetRoundDocument> {
  const { tx } = context
  const stored = await findForReader(context, round, roundNo)
  // How far the others are is shown to everybody who counts, however few rows are his.
  const departments = await runAs(tx, 'all', async () => {
    const { rows } = await sql<AssetRoundDocument['departments'][number]>`
      select deptnm, target_cnt as "targetCnt", checked_cnt as "checkedCnt", ${progress}::text as "progressRate" from (
        select max(book_deptnm) as deptnm, count(*)::int as target_cnt,
          (count(*) filter (where inv_result <> 'NONE'))::int as checked_cnt
        from asset_inventory where round_no = ${roundNo} group by book_deptcd order by book_deptcd) as of_department`.execute(
      tx,
    )
    return rows
  })
  const { fields } = operationFact('getAssetRound').answer
  const read = { ...wireOf(fields, { ...stored }), progressRate: progressOf({ ...stored }), departments }
  return read as unknown as AssetRoundDocument
}

/** Rounds, what is counted in them, and what becomes of it. */
export const roundRoutes: readonly OperationRoute[] = [
  listOf(round, {
    operation: 'listAssetRound',
    numbers: ['roundNo'],
    computed: { progressRate: progressOf },
    // Rounds in which something of a department, of a person, or with a result is counted.
    where: {
      deptcd: value => holds(sql`book_deptcd = ${value}`),
      custodian: value => holds(sql`book_custodian = ${value}`),
      invResult: value => holds(sql`inv_result in (${sql.join(codesOf(value))})`),
    },
  }),
  route('getAssetRound', context => readRound(context, context.input.roundNo)),
  route('openAssetRound', context => openAssetRound(context, context.input.body)),
  // A grid that is edited holds all its rows.
  route('listAssetInventory', ({ tx, actor, clock, input }) =>
    listCounts({ tx, actor, today: clock.today() }, { ...input, size: 5_000 }),
  ),
  route('getAssetInventory', context => readTarget(context, context.input.roundNo, context.input.assetNo)),
  route('saveAssetInventory', context => saveInventory(context, context.input.roundNo, context.input.body)),
  route('importAssetInventory', context => {
    const { roundNo, fileName, body } = context.input
    return importInventory(context, roundNo, fileName, body)
  }),
  route('getAssetInventoryTemplate', async context => {
    const rows = await uncountedRows(context, context.input.roundNo)
    const language = wantedLanguage(context.http.headers['accept-language'])
    return templateWorkbook(language, '실사 업로드 양식', countColumns, rows)
  }),
  ...rounds.routes,
]
