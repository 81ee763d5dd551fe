import type { TransitionAnswer } from '../../../codegen/generated/types'
import { type DocumentKey, keysOf, transitionEach } from '../../document/transitionKeys'
import { type OperationContext, type OperationRoute, route } from '../../http/route'
import type { ServerModule } from '../../http/serverModule'
import type { Settings } from '../../settings'
import type { UserContext } from './changeSupplierUser'
import { listCompContact } from './listCompContact'
import { listSupplierUser } from './listSupplierUser'
import {
  approveUser,
  blockUser,
  rejectUser,
  resetPassword,
  setMainContact,
  unblockUser,
  unlockUser,
  wakeUser,
  withdrawUser,
} from './moveSupplierUser'
import { readSupplierUser } from './readSupplierUser'
import { createUser, updateUser } from './saveSupplierUser'

interface Said {
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  readonly reason?: string
  readonly reasonCode?: string
}

type Asked = OperationContext<{ readonly userId: string; readonly body: Said }>

/** Users of suppliers: who applies, who may come in, who is kept out. */
export function supplierUserModule({ secret }: Pick<Settings, 'secret'>): ServerModule {
  const withSecret = <Context extends object>(context: Context) => ({ ...context, secret })
  const each =
    (move: (context: UserContext, key: DocumentKey, said: Said) => Promise<TransitionAnswer>) =>
    (context: Asked): Promise<TransitionAnswer> => {
      const { userId, body } = context.input
      const { keys, version } = body
      const asked = keysOf(userId, {
        ...(version === undefined ? {} : { version }),
        ...(keys === undefined ? {} : { keys: [...keys] }),
      })
      return transitionEach(asked, key => move(withSecret(context), key, body))
    }
  const routes: readonly OperationRoute[] = [
    route('listExtUser', ({ tx, actor, input }) => listSupplierUser(tx, actor, input)),
    route('getExtUser', ({ tx, actor, input }) => readSupplierUser(tx, actor, input.userId)),
    route('createExtUser', context => createUser(withSecret(context), context.input.body.header)),
    route('updateExtUser', context => updateUser(withSecret(context), context.input)),
    route('approveExtUser', each(approveUser)),
    route('rejectExtUser', each(rejectUser)),
    route('blockExtUser', each(blockUser)),
    route('unblockExtUser', each(unblockUser)),
    route('unlockExtUser', each(unlockUser)),
    route('wakeExtUser', each(wakeUser)),
    route('resetExtUserPw', each(resetPassword)),
    route('withdrawExtUser', each(withdrawUser)),
    listCompContact,
    route('setMainContact', each(setMainContact)),
  ]
  return { name: 'supplierUser', routes }
}
