import { sql } from 'kysely'
import type { OperationAnswer } from '../../../codegen/generated/serverRoutes'
import { assetWorkflow } from '../../../schemas/workflow/workflows'
import { checkGroup } from '../../document/checkGroup'
import { moveDocument } from '../../document/documentKind'
import { answerList } from '../../document/listOf'
import { containsPattern } from '../../document/listQuery'
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

const isCandidate = sql`document.status in (${sql.join([...candidateStates])})`

const listCandidates = answerList<OperationAnswer<'listAssetReg'>>(asset, {
  operation: 'listAssetReg',
  numbers: ['assetNo', 'poNo', 'whAppNo'],
  only: () => [sql`(${isCandidate} or (document.status = 'IN_USE' and document.wh_req_no is not null))`],
})

const listAssets = answerList<OperationAnswer<'listAsset'>>(asset, {
  operation: 'listAsset',
  numbers: ['assetNo'],
  where: { serialNo: value => sql`document.serial_no ilike ${containsPattern(value)}` },
  only: () => [sql`not ${isCandidate}`],
})

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
      route('listAsset', ({ tx, actor, clock, input }) =>
        listAssets({ tx, actor, today: clock.today() }, input, {
          conditions: [],
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
