import { sql } from 'kysely'
import type { TransitionRequest } from '../../../codegen/generated/types'
import { listOf } from '../../document/listOf'
import { type DocumentKey, keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound, refused } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { wantedLanguage } from '../code/messageBook'
import { itemSort } from './itemRows'
import { offerSort } from './offerRows'
import { readUpload } from './readUpload'
import type { UploadSort } from './uploadSort'
import { findUpload, readRows } from './uploadStore'
import { uploadErrors, uploadTemplate } from './uploadTemplate'
import { uploadTexts } from './uploadTexts'
import { apply, cancel, saveRows, upload, validate } from './uploadTransitions'

type OnUpload = OperationContext<{ readonly upNo: string; readonly body: TransitionRequest }>

/** A transition of one upload or of several. */
const each = (transit: typeof apply, sort: UploadSort) => (context: OnUpload) =>
  transitionEach(keysOf(context.input.upNo, context.input.body), (key: DocumentKey) =>
    transit(context, sort, key),
  )

const kind = {
  docType: 'ITEM_UPLOAD',
  prefix: 'UP',
  table: 'item_upload',
  number: 'up_no',
  isFoundByPolicy: true,
} as const
const listFacts = ({ ownerType }: UploadSort) => ({
  numbers: ['upNo'],
  only: () => [sql`document.owner_type = ${ownerType}`],
})

const languageOf = ({ http }: Pick<OperationContext<unknown>, 'http'>) =>
  wantedLanguage(http.headers['accept-language'])

const template = (sort: UploadSort) => (context: OperationContext<unknown>) =>
  uploadTemplate(context.tx, sort, languageOf(context))

const errors = (sort: UploadSort) => async (context: OperationContext<{ readonly upNo: string }>) => {
  const { tx, actor, input } = context
  const stored = await findUpload(tx, sort, input.upNo)
  if (!stored) throw documentNotFound(actor.scope)
  if (stored.err_cnt + stored.dup_cnt === 0) throw refused('nothingWrong', uploadTexts.nothingWrong)
  return uploadErrors(tx, sort, await readRows(tx, input.upNo), languageOf(context))
}

/** 5,000 rows of Korean texts. */
const rowsBody = { bodyLimit: 10 * 1_048_576 }

const ofItems: readonly OperationRoute[] = [
  listOf(kind, { operation: 'listItemUpload', ...listFacts(itemSort) }),
  route('getItemUploadTemplate', template(itemSort)),
  route('getItemUploadErrors', errors(itemSort)),
  route('uploadItemExcel', context => upload(context, itemSort, context.input)),
  route('getItemUpload', context => readUpload(context, itemSort)),
  route(
    'saveItemUploadRows',
    context => saveRows(context, itemSort, context.input.upNo, context.input.body),
    rowsBody,
  ),
  route('validateItemUpload', each(validate, itemSort)),
  route('applyItemUpload', each(apply, itemSort)),
  route('cancelItemUpload', each(cancel, itemSort)),
]

const ofOffers: readonly OperationRoute[] = [
  listOf(kind, { operation: 'listCyberItemUpload', ...listFacts(offerSort), namesOfServer: true }),
  route('getCyberItemUploadTemplate', template(offerSort)),
  route('getCyberItemUploadErrors', errors(offerSort)),
  route('uploadCyberItemExcel', context => upload(context, offerSort, context.input)),
  route('getCyberItemUpload', context => readUpload(context, offerSort) as never),
  route(
    'saveCyberItemUploadRows',
    context => saveRows(context, offerSort, context.input.upNo, context.input.body),
    rowsBody,
  ),
  route('validateCyberItemUpload', each(validate, offerSort)),
  route('applyCyberItemUpload', each(apply, offerSort)),
  route('cancelCyberItemUpload', each(cancel, offerSort)),
]

/** Workbooks of items, from the staff and from suppliers: one shape, two sorts. */
export function itemUploadModule(): ServerModule {
  return { name: 'itemUpload', routes: [...ofItems, ...ofOffers] }
}
