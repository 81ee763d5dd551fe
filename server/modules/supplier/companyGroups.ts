import type { OperationRequests } from '../../../codegen/generated/types'
import type { EventContext } from '../../document/documentEvents'
import { fieldRefused } from '../../http/failure'
import { companyFailure } from '../../master/companySteps'
import { takeMainMark } from '../../master/mainCompany'
import { companyTexts } from './companyTexts'

export type GroupInput = OperationRequests['updateCompany']['body']['groups'][number]

/**
 * The sourcing groups of a company (domain 3.47): added while it may be traded with, the others kept or left out. Choosing it as the
 * main one of a group takes the mark from whoever had it.
 */
export async function saveCompanyGroups(
  { tx, actor, now }: EventContext,
  compNo: string,
  groups: readonly GroupInput[],
): Promise<void> {
  const codes = groups.map(({ sgCode }) => sgCode)
  for (const [index, code] of codes.entries())
    if (codes.indexOf(code) < index) throw fieldRefused('sgCode', companyTexts.groupTwice, [], index + 1)
  const before = await tx
    .selectFrom('sg_company')
    .selectAll()
    .where('comp_no', '=', compNo)
    .forUpdate()
    .execute()
  const known = await tx
    .selectFrom('sourcing_group')
    .select('sg_code')
    .where('sg_code', 'in', ['', ...codes])
    .where('sg_level', '=', '004')
    .execute()
  for (const [index, { sgCode, mainYn = 'N', useYn = 'Y' }] of groups.entries()) {
    const row = index + 1
    if (!known.some(({ sg_code }) => sg_code === sgCode))
      throw fieldRefused('sgCode', 'codeNotAllowed', [sgCode], row)
    const stored = before.find(({ sg_code }) => sg_code === sgCode)
    if (stored && stored.main_yn === mainYn && stored.use_yn === useYn) continue
    if (!stored) {
      const failure = await companyFailure(tx, compNo, 'addToGroup', 'sgCode')
      if (failure) throw failure
    }
    const main_yn = useYn === 'Y' ? mainYn : 'N'
    if (main_yn === 'Y') await takeMainMark({ tx, actor, now }, sgCode, compNo)
    const written = { main_yn, use_yn: useYn, updated_by: actor.userId, updated_dt: now }
    await tx
      .insertInto('sg_company')
      .values({ sg_code: sgCode, comp_no: compNo, ...written, created_by: actor.userId, created_dt: now })
      .onConflict(conflict => conflict.columns(['sg_code', 'comp_no']).doUpdateSet(written))
      .execute()
  }
  await tx
    .deleteFrom('sg_company')
    .where('comp_no', '=', compNo)
    .where('sg_code', 'not in', ['', ...codes])
    .execute()
}

/** A company is in one more sourcing group, as whoever else is in it. */
export async function joinGroup(
  { tx, actor, now }: EventContext,
  compNo: string,
  sgCode: string,
): Promise<void> {
  const written = { use_yn: 'Y', updated_by: actor.userId, updated_dt: now }
  await tx
    .insertInto('sg_company')
    .values({
      sg_code: sgCode,
      comp_no: compNo,
      main_yn: 'N',
      ...written,
      created_by: actor.userId,
      created_dt: now,
    })
    .onConflict(conflict => conflict.columns(['sg_code', 'comp_no']).doUpdateSet(written))
    .execute()
}
