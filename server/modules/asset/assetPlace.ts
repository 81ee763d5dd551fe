import { sql } from 'kysely'
import { codeText } from '../../../schemas/codes/codeGroups'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'
import { type Failure, fieldRefused } from '../../http/failure'
import { assetTexts } from './assetTexts'

/** Where an asset stands and who answers for it. */
export interface AssetPlace {
  readonly deptcd: string
  readonly custodian: string
  readonly site: string
  readonly location: string
}

export interface KnownPlace extends AssetPlace {
  readonly section: string
  readonly deptnm: string
  readonly custodianNm: string
}

export const placeText = ({ deptnm, custodianNm, site, location }: KnownPlace): string =>
  [deptnm, custodianNm, codeText('SITE', site), location].join(' · ')

/** Who may give assets to other sections (D-90). */
const companyWide = ['99', '50', '51', '10']

export const isCompanyWide = (group: string): boolean => companyWide.includes(group)

/** A department of this month by its code, with its section; undefined where it is not in use. */
export async function findDepartment({ tx, now }: Pick<EventContext, 'tx' | 'now'>, deptcd: string) {
  const month = koreanDay(now).slice(0, 7).replace('-', '')
  const { rows } = await sql<{ deptnm: string; section: string; use_yn: string }>`
    select deptnm, section_name as section, use_yn from department
    where deptcd = ${deptcd} and yyyymm <= ${month} order by yyyymm desc limit 1`.execute(tx)
  const [found] = rows
  return found?.use_yn === 'Y' ? found : undefined
}

/**
 * A place with its names; refuses a department out of use, a custodian who is not at work or of another department. `row`
 * counts from 1 where several are sent.
 */
export async function knownPlace(
  context: Pick<EventContext, 'tx' | 'now'>,
  place: AssetPlace,
  row?: number,
): Promise<KnownPlace | Failure> {
  const { tx } = context
  const refuse = (field: string, text: string) => fieldRefused(field, text, [], row)
  return runAs(tx, 'all', async () => {
    const department = await findDepartment(context, place.deptcd)
    if (!department) return refuse('deptcd', assetTexts.departmentGone)
    const person = await tx
      .selectFrom('person')
      .select(['hname', 'deptcd', 'status', 'use_flag'])
      .where('singleid', '=', place.custodian)
      .executeTakeFirst()
    if (person?.status !== 'A' || person.use_flag !== 'Y')
      return refuse('custodian', assetTexts.custodianGone)
    if (person.deptcd !== place.deptcd) return refuse('custodian', assetTexts.custodianElsewhere)
    const { deptnm, section } = department
    return { ...place, section, deptnm, custodianNm: person.hname }
  })
}

/** Whether another asset has a serial number; another transaction that takes the same one waits for this one. */
export async function serialFailure(
  { tx }: Pick<EventContext, 'tx'>,
  serialNo: string | undefined,
  assetNo: string,
  row?: number,
): Promise<Failure | undefined> {
  if (serialNo === undefined || serialNo === '') return undefined
  return runAs(tx, 'all', async () => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`AS ${serialNo}`}, 0))`.execute(tx)
    const other = await tx
      .selectFrom('asset')
      .select('asset_no')
      .where('serial_no', '=', serialNo)
      .where('asset_no', '<>', assetNo)
      .executeTakeFirst()
    return other && fieldRefused('serialNo', assetTexts.serialTaken, [], row)
  })
}

const [shortestLife, longestLife] = [1, 20]

export const lifeFailure = (usefulLife: number | undefined, row?: number): Failure | undefined =>
  usefulLife !== undefined && (usefulLife < shortestLife || usefulLife > longestLife)
    ? fieldRefused('usefulLife', assetTexts.lifeOutOfRange, [], row)
    : undefined
