import type { Transaction } from '../../database/connect'
import { runAsSystem } from '../../database/runAsSystem'
import type { Row } from '../../database/tables'

export type SupplierUser = Row<'ext_user'>

/** A user that the actor may see, with his company; row policies decide. */
export function findUser(tx: Transaction, userId: string) {
  return tx
    .selectFrom('ext_user')
    .innerJoin('company', 'company.comp_no', 'ext_user.comp_no')
    .selectAll('ext_user')
    .select(['comp_name_kr', 'company.status as comp_status'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The same for somebody who changes him; nobody else does until the transaction ends. */
export function lockUser(tx: Transaction, userId: string): Promise<SupplierUser | undefined> {
  return tx.selectFrom('ext_user').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
}

export async function companyStatus(tx: Transaction, compNo: string): Promise<string | undefined> {
  const company = await tx
    .selectFrom('company')
    .select('status')
    .where('comp_no', '=', compNo)
    .executeTakeFirst()
  return company?.status
}

/** Administrators of a company who may work, beside one. They are held, so that two do not go at once. */
export async function otherAdministrators(
  tx: Transaction,
  { comp_no, user_id }: Pick<SupplierUser, 'comp_no' | 'user_id'>,
): Promise<number> {
  const rows = await tx
    .selectFrom('ext_user')
    .select('user_id')
    .where('comp_no', '=', comp_no)
    .where('auth_group_id', '=', '61')
    .where('status', '=', 'ACTIVE')
    .orderBy('user_id')
    .forUpdate()
    .execute()
  return rows.filter(row => row.user_id !== user_id).length
}

/** Who is the main contact of a company beside a user: nobody, or one. */
export function otherMains(
  tx: Transaction,
  { comp_no, user_id }: Pick<SupplierUser, 'comp_no' | 'user_id'>,
): Promise<SupplierUser[]> {
  return tx
    .selectFrom('ext_user')
    .selectAll()
    .where('comp_no', '=', comp_no)
    .where('main_yn', '=', 'Y')
    .where('user_id', '<>', user_id)
    .where('status', 'not in', ['REJECTED', 'WITHDRAWN'])
    .execute()
}

/** The company of a user: nobody else changes whom it names until the transaction ends. */
export async function lockCompanyOf(tx: Transaction, userId: string): Promise<void> {
  await tx
    .selectFrom('company')
    .select('comp_no')
    .where('comp_no', '=', eb => eb.selectFrom('ext_user').select('comp_no').where('user_id', '=', userId))
    .forUpdate()
    .execute()
}

/** Identifiers and addresses are those of all suppliers, also of companies that the actor does not see. */
export function isTaken(
  tx: Transaction,
  column: 'user_id' | 'email',
  value: string,
  exceptId = '',
): Promise<boolean> {
  return runAsSystem(tx, async () => {
    const taken = await tx
      .selectFrom('ext_user')
      .select('user_id')
      .where(column, '=', value)
      .where('user_id', '<>', exceptId)
      .executeTakeFirst()
    return taken !== undefined
  })
}

/** Whether somebody has applied for a company that is not decided about yet; he comes in with it. */
export function isOpenApplicant(tx: Transaction, userId: string): Promise<boolean> {
  return runAsSystem(tx, async () => {
    const open = await tx
      .selectFrom('comp_reg')
      .select('reg_no')
      .where('user_id', '=', userId)
      .where('status', 'not in', ['APPROVED', 'REJECTED'])
      .executeTakeFirst()
    return open !== undefined
  })
}
