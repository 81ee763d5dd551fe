import { type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { readCodes } from './codeBook'
import { listCode, listCodeGroup } from './listCodes'
import { saveCodeGroups } from './saveCodeGroups'
import { saveCodes } from './saveCodes'

const routes: readonly OperationRoute[] = [
  route('listCodeGroup', ({ tx, input }) => listCodeGroup(tx, input)),
  route('saveCodeGroup', async context => {
    await saveCodeGroups(context, context.input.body.rows)
    return { success: true }
  }),
  route('listCode', ({ tx, input }) => listCode(tx, input.groupCode)),
  route('saveCode', async context => {
    await saveCodes(context, context.input.groupCode, context.input.body.rows)
    return { success: true }
  }),
  route('getCodes', ({ tx, input }) => readCodes(tx, input.groupCode)),
]

/** Administration of common codes. */
export function portalModule(): ServerModule {
  return { name: 'portal', routes }
}
