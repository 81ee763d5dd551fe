import type { OperationAnswers } from '../../../codegen/generated/types'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { given } from '../../document/givenFields'
import { documentNotFound } from '../../http/failure'
import { phoneFor } from './listSupplierUser'
import { findUser } from './supplierUserStore'

export async function readSupplierUser(
  tx: Transaction,
  actor: Actor,
  userId: string,
): Promise<OperationAnswers['getExtUser']> {
  const user = await findUser(tx, userId)
  if (!user) throw documentNotFound(actor.scope)
  return {
    header: {
      userId: user.user_id,
      compNo: user.comp_no,
      compNameKr: user.comp_name_kr,
      userName: user.user_name,
      email: user.email,
      authGroupId: user.auth_group_id,
      mainYn: user.main_yn,
      otpGubun: user.otp_gubun,
      status: user.status,
      version: user.version,
      ...given({
        ename: user.ename,
        deptName: user.dept_name,
        positionName: user.position_name,
        cellPhoneNo: phoneFor(actor.group, user.cell_phone_no),
        phoneNo: phoneFor(actor.group, user.phone_no),
        rejectReason: user.reject_reason,
      }),
    },
  }
}
