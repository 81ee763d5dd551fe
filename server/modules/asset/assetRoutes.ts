import { type RawBuilder, sql } from 'kysely'
import type { OperationAnswer } from '../../../codegen/generated/serverRoutes'
import { assetWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAs } from '../../database/runAs'
import { checkGroup } from '../../document/checkGroup'
import { moveDocument } from '../../document/documentKind'
import { answerList } from '../../document/listOf'
import { contains } from '../../document/listQuery'
import { placeNear } from '../../document/nearRows'
import { openDocument } from '../../document/openDocument'
import { reasonOf } from '../../document/reasonOf'
import { keysOf, transitionEach } from '../../document/transitionKeys'
import { type OperationRoute, route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { wantedLanguage } from '../code/messageBook'
import { templateWorkbook } from '../export/templateWorkbook'
import { asset, candidateStates } from './assetKind'
import { assets } from './assets'
import { assetTexts } from './assetTexts'
import { approveDisposal, requestDisposal } from './disposeAsset'
import { candidateColumns, importAssets } from './importAssets'
import { moveAsset, repairAsset } from './moveAsset'
import { registerAssets } from './registerAssets'
import { remindOfRounds } from './remindOfRounds'
import { roundRoutes } from './roundRoutes'

/** Candidates of one exclusion. */
const mostExcluded = 1_000
const mostLookedUp = 1_000

const isCandidate = sql`document.status in (${sql.join([...candidateStates])})`

const listCandidates = answerList<OperationAnswer<'listAssetReg'>>(asset, {
  operation: 'listAssetReg',
  numbers: ['assetNo', 'poNo', 'whAppNo'],
  only: () => [sql`(${isCandidate} or (document.status = 'IN_USE' and document.wh_req_no is not null))`],
})

const listAssets = answerList<OperationAnswer<'listAsset'>>(asset, {
  operation: 'listAsset',
  numbers: ['assetNo'],
  added: ['serialNo'],
  only: () => [sql`not ${isCandidate}`],
})

/** Assets with a part of a serial number. A policy keeps a text from its index, so that they are looked up as the server, where they are few. */
async function withSerial(tx: Transaction, serialNo = ''): Promise<readonly RawBuilder<unknown>[]> {
  if (serialNo.trim() === '') return []
  const { rows } = await runAs(tx, 'all', () =>
    sql<{ no: string }>`select asset_no as no from asset where ${contains(sql`serial_no`, serialNo)}
      limit ${mostLookedUp}`.execute(tx),
  )
  return rows.length < mostLookedUp
    ? [sql`document.asset_no = any(${rows.map(({ no }) => no)})`]
    : [contains(sql`document.serial_no`, serialNo)]
}

const candidateRoutes: readonly OperationRoute[] = [
  // A grid that is edited holds all its rows.
  route('listAssetReg', ({ tx, actor, clock, input }) =>
    listCandidates({ tx, actor, today: clock.today() }, { ...input, size: 0 }),
  ),
  route('registerAsset', context => registerAssets(context, context.input.body.rows)),
  route('excludeAssetReg', context => {
    const { body } = context.input
    const text = assetTexts.excludeReasonTooShort
    const reason = reasonOf(assetWorkflow, 'excludeAssetReg', body.reason, text)
    return transitionEach(keysOf('', body, undefined, mostExcluded), async key =>
      moveDocument(context, asset, await openDocument(context, asset, 'excludeAssetReg', key), {
        action: 'excludeAssetReg',
        status: 'EXCLUDED',
        reason,
      }),
    )
  }),
  route('importAssetReg', context => {
    checkGroup(assetWorkflow, 'importAssetReg', context.actor)
    return importAssets(context, context.input.fileName, context.input.body)
  }),
  route('getAssetRegTemplate', ({ http }) =>
    templateWorkbook(wantedLanguage(http.headers['accept-language']), '자산 등록 양식', candidateColumns),
  ),
]

/** Assets: registered from receipts and workbooks, used, moved, repaired, disposed of. */
export function assetModule(services: Services): ServerModule {
  return {
    name: 'asset',
    routes: [
      route('listAsset', async ({ tx, actor, clock, input }) =>
        listAssets({ tx, actor, today: clock.today() }, input, {
          conditions: await withSerial(tx, input.serialNo),
          // No index sees Hangul in a name.
          placePage: async (within, page) =>
            input.assetName === undefined ? page : placeNear(within, asset.table, asset.number, page),
        }),
      ),
      ...assets.routes,
      route('moveAsset', context => moveAsset(context, context.input.assetNo, context.input.body)),
      route('repairAsset', context => repairAsset(context, context.input.assetNo, context.input.body)),
      route('requestDisposal', context =>
        requestDisposal(context, context.input.assetNo, context.input.body),
      ),
      route('approveDisposal', context =>
        approveDisposal(context, context.input.assetNo, context.input.body),
      ),
      ...candidateRoutes,
      ...roundRoutes,
    ],
    chores: [
      {
        name: 'rounds overdue',
        title: '실사 기한 알림',
        everyMilliseconds: 3_600_000,
        run: () => remindOfRounds(services),
      },
    ],
  }
}
