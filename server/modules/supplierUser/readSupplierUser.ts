import type { OperationAnswers } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { partOf } from '../../document/answerRows'
import { documentNotFound } from '../../http/failure'
import { phoneFor } from '../secret/monitoring'
import { findUser } from './supplierUserStore'

const header = partOf('getExtUser', 'header')

export async function readSupplierUser(
  tx: Transaction,
  actor: Actor,
  userId: string,
): Promise<OperationAnswers['getExtUser']> {
  const user = await findUser(tx, userId)
  if (!user) throw documentNotFound(actor.scope)
  return {
    header: header({
      ...user,
      cell_phone_no: phoneFor(actor.group, user.cell_phone_no),
      phone_no: phoneFor(actor.group, user.phone_no),
    }),
  }
}
