import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { findTransition, groupMay } from '../../../schemas/workflow/workflow'
import { extUserWorkflow } from '../../../schemas/workflow/workflows'
import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import { addEvent } from '../../document/documentEvents'
import { fieldRefused, notAllowed, refused } from '../../http/failure'
import { noteChange } from '../audit/noteChange'
import { giveTemporaryPassword } from '../login/temporaryPassword'
import { changeUser, openForTransition, tellUser, type UserContext } from './changeSupplierUser'
import { givenInput, groupFailure, inputFailure, type UserInput } from './supplierUserRules'
import {
  companyStatus,
  isTaken,
  otherAdministrators,
  otherMains,
  type SupplierUser,
} from './supplierUserStore'
import { supplierUserTexts } from './supplierUserTexts'

const columnsOf = (input: UserInput) => ({
  user_name: input.userName,
  ename: input.ename ?? null,
  dept_name: input.deptName ?? null,
  position_name: input.positionName ?? null,
  email: input.email,
  cell_phone_no: input.cellPhoneNo ?? null,
  phone_no: input.phoneNo ?? null,
  auth_group_id: input.authGroupId,
  otp_gubun: input.otpGubun,
  main_yn: input.mainYn ?? 'N',
})

async function checkUnique(tx: Transaction, compNo: string, input: UserInput): Promise<void> {
  if (await isTaken(tx, 'email', input.email, input.userId))
    throw fieldRefused('email', supplierUserTexts.emailTaken)
  if (input.mainYn !== 'Y') return
  if ((await otherMains(tx, { comp_no: compNo, user_id: input.userId })).length > 0)
    throw fieldRefused('mainYn', supplierUserTexts.secondMain)
}

/** A user who may work at once; his temporary password is mailed to him and must be changed at the first log-in. */
export async function createUser(
  context: UserContext,
  header: OperationRequests['createExtUser']['body']['header'],
): Promise<TransitionAnswer> {
  const { tx, actor, now, secret } = context
  const transition = findTransition(extUserWorkflow, 'createExtUser')
  if (!transition || !groupMay(transition, actor.group)) throw notAllowed(`createExtUser by ${actor.group}`)
  const given = givenInput(header)
  // An administrator of a supplier registers for his own company, whatever was sent.
  const input = actor.compNo === undefined ? given : { ...given, compNo: actor.compNo }
  const failure = inputFailure(input) ?? groupFailure(actor, input)
  if (failure) throw failure
  const compNo = input.compNo ?? ''
  const status = await companyStatus(tx, compNo)
  if (status === undefined) throw fieldRefused('compNo', 'companyUnknown')
  if (status !== 'REGISTERED') throw fieldRefused('compNo', supplierUserTexts.companyNotOpen)
  if (await isTaken(tx, 'user_id', input.userId)) throw fieldRefused('userId', supplierUserTexts.userIdTaken)
  await checkUnique(tx, compNo, input)
  const user = { user_id: input.userId, comp_no: compNo, email: input.email }
  await tx
    .insertInto('ext_user')
    .values({
      ...user,
      ...columnsOf(input),
      status: 'ACTIVE',
      created_by: actor.userId,
      created_dt: now,
      updated_by: actor.userId,
      updated_dt: now,
    })
    .execute()
  const password = await runAsSystem(tx, () => giveTemporaryPassword(tx, input.userId, now))
  const after = { compNo, authGroupId: input.authGroupId }
  await addEvent(context, {
    docType: 'EXT_USER',
    docNo: input.userId,
    action: 'createExtUser',
    from: null,
    to: 'ACTIVE',
    after,
  })
  await noteChange(
    context,
    secret,
    'createExtUser',
    `${input.userId} of ${compNo}, group ${input.authGroupId}`,
  )
  await tellUser(context, user, supplierUserTexts.createdTitle, supplierUserTexts.createdText, [
    input.userId,
    password,
  ])
  return { success: true, docNo: input.userId, status: 'ACTIVE', approvalStatus: 'N', version: 0 }
}

/** Refuses to leave a company without an administrator who may work. */
export async function checkAdministratorLeft(tx: Transaction, user: SupplierUser): Promise<void> {
  if (user.auth_group_id !== '61' || user.status !== 'ACTIVE') return
  if ((await companyStatus(tx, user.comp_no)) !== 'REGISTERED') return
  if ((await otherAdministrators(tx, user)) === 0)
    throw refused('LAST_ADMINISTRATOR', supplierUserTexts.lastAdministrator)
}

/** Changes a user's data; identifier and company stay what they are. */
export async function updateUser(
  context: UserContext,
  { userId, body }: OperationRequests['updateExtUser'],
): Promise<TransitionAnswer> {
  const { tx, actor } = context
  const user = await openForTransition(context, 'updateExtUser', { id: userId, version: body.version })
  const input = { ...givenInput(body.header), userId, compNo: user.comp_no }
  const failure = inputFailure(input) ?? groupFailure(actor, input, user.auth_group_id)
  if (failure) throw failure
  if (input.authGroupId !== user.auth_group_id) await checkAdministratorLeft(tx, user)
  await checkUnique(tx, user.comp_no, input)
  return changeUser(context, user, { action: 'updateExtUser', columns: columnsOf(input) })
}
