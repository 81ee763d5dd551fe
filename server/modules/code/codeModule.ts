import { route } from '../../http/route'
import type { ServerModule, Services } from '../../http/serverModule'
import { readCodes } from './codeBook'
import { codeGroupRoutes } from './codeGroupRecords'
import { codeRoutes } from './codeRecords'
import { deleteMessage, messageRoutes } from './messageRecords'
import { speakAsEdited } from './speakAsEdited'

/** Common codes and their groups, and the messages of the product. */
export function codeModule(services: Services): ServerModule {
  return {
    name: 'code',
    routes: [
      ...codeGroupRoutes,
      ...codeRoutes,
      ...messageRoutes,
      route('deleteMessage', async context => {
        await deleteMessage(context, context.input)
        return { success: true }
      }),
      route('getCodes', ({ tx, input }) => readCodes(tx, input.groupCode)),
    ],
    chores: [speakAsEdited(services)],
  }
}
