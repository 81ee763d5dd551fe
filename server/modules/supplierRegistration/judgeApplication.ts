import { koreanDay } from '../../../schemas/shared/koreanTime'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { refusalTexts } from './applyTexts'
import type { ApplyToken } from './applyToken'

/** What we know of a business number that somebody applies for. */
export interface Known {
  readonly company: Row<'company'> | undefined
  readonly open: Row<'comp_reg'> | undefined
  readonly isInvited: boolean
}

export async function knownOf(tx: Transaction, taxNo: string): Promise<Known> {
  const [company, open, invitation] = [
    await tx.selectFrom('company').selectAll().where('tax_no_2', '=', taxNo).forUpdate().executeTakeFirst(),
    await tx
      .selectFrom('comp_reg')
      .selectAll()
      .where('tax_no_2', '=', taxNo)
      .where('status', 'not in', ['APPROVED', 'REJECTED'])
      .forUpdate()
      .executeTakeFirst(),
    await tx
      .selectFrom('comp_excavation')
      .select('ex_no')
      .where('tax_no_2', '=', taxNo)
      .where('status', '=', 'INVITED')
      .executeTakeFirst(),
  ]
  return { company, open, isInvited: invitation !== undefined }
}

/** Why our own data refuse an application; nobody reads it on the page. */
export async function registrationRefusal(
  tx: Transaction,
  { company, open, isInvited }: Known,
  now: Date,
): Promise<string | undefined> {
  if (open) return refusalTexts.open.replace('{0}', open.reg_no)
  switch (company?.status) {
    case undefined:
    case 'CANDIDATE':
      return undefined
    case 'REGISTERED':
    case 'SUSPENDED':
      return refusalTexts.known
    case 'REJECTED':
      return (await mayApplyAgain(tx, company?.comp_no ?? '', now)) ? undefined : refusalTexts.tooEarly
    case 'TERMINATED':
      return isInvited ? undefined : refusalTexts.any
    default:
      return refusalTexts.any
  }
}

async function mayApplyAgain(tx: Transaction, compNo: string, now: Date): Promise<boolean> {
  const waiting = await tx
    .selectFrom('comp_reg')
    .select('reg_no')
    .where('comp_no', '=', compNo)
    .where('again_from', '>', koreanDay(now))
    .executeTakeFirst()
  return waiting === undefined
}

export const userRefusal = ({ company, open }: Known): string | undefined =>
  open || ['REGISTERED', 'SUSPENDED'].includes(company?.status ?? '') ? undefined : refusalTexts.any

/** Whether a contact belongs to the company: it is the company's, one of its users', or that of its open application. */
export async function isOfCompany(
  tx: Transaction,
  { company, open }: Known,
  { contact }: Pick<ApplyToken, 'contact'>,
): Promise<boolean> {
  const same = (known: string | null | undefined) =>
    known === contact || known?.replace(/\D/g, '') === contact || known?.toLowerCase() === contact
  if (same(open?.contact) || same(company?.email) || same(company?.tel_no)) return true
  if (!company) return false
  const users = await tx
    .selectFrom('ext_user')
    .select(['email', 'cell_phone_no', 'phone_no'])
    .where('comp_no', '=', company.comp_no)
    .where('status', 'not in', ['REJECTED', 'WITHDRAWN'])
    .execute()
  return users.some(user => same(user.email) || same(user.cell_phone_no) || same(user.phone_no))
}
