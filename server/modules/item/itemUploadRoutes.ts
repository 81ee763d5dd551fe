import type { TransitionRequest } from '../../../codegen/generated/types'
import { type DocumentKey, keysOf, transitionEach } from '../../document/transitionKeys'
import { documentNotFound } from '../../http/failure'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import { wantedLanguage } from '../code/messageBook'
import { findUpload } from './itemUploadStore'
import { itemUploadTemplate } from './itemUploadTemplate'
import {
  applyItemUpload,
  cancelItemUpload,
  saveItemUploadRows,
  uploadItemExcel,
  validateItemUpload,
} from './itemUploadTransitions'
import { listItemUpload } from './listItemUpload'
import { readItemUpload } from './readItemUpload'

type OnUpload = OperationContext<{ readonly upNo: string; readonly body: TransitionRequest }>
type Transit = (context: OnUpload, key: DocumentKey) => ReturnType<typeof applyItemUpload>

const each = (transit: Transit) => (context: OnUpload) =>
  transitionEach(keysOf(context.input.upNo, context.input.body), key => transit(context, key))

/** 5,000 rows of Korean texts. */
const rowsBodyBytes = 10 * 1_048_576

export const itemUploadRoutes: readonly OperationRoute[] = [
  route('listItemUpload', ({ tx, input }) => listItemUpload(tx, input)),
  route('getItemUploadTemplate', ({ tx, http }) =>
    itemUploadTemplate(tx, wantedLanguage(http.headers['accept-language'])),
  ),
  route('uploadItemExcel', context => uploadItemExcel(context, context.input)),
  route('getItemUpload', async ({ tx, actor, input: { upNo } }) => {
    const upload = await findUpload(tx, upNo)
    if (!upload) throw documentNotFound(actor.scope)
    return readItemUpload(tx, upload)
  }),
  route(
    'saveItemUploadRows',
    context => saveItemUploadRows(context, context.input.upNo, context.input.body),
    { bodyLimit: rowsBodyBytes },
  ),
  route('validateItemUpload', each(validateItemUpload)),
  route('applyItemUpload', each(applyItemUpload)),
  route('cancelItemUpload', each(cancelItemUpload)),
]
