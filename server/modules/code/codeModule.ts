import { route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import { readCodes } from './codeBook'
import { codeGroupRoutes } from './codeGroupRecords'
import { codeRoutes } from './codeRecords'

/** Common codes and their groups. */
export function codeModule(): ServerModule {
  return {
    name: 'code',
    routes: [
      ...codeGroupRoutes,
      ...codeRoutes,
      route('getCodes', ({ tx, input }) => readCodes(tx, input.groupCode)),
    ],
  }
}
