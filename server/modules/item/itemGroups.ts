import { sql } from 'kysely'
import type { OperationAnswers, OperationRequests } from '../../../codegen/generated/types'
import { isCodeValue } from '../../../schemas/codes/codeGroups'
import type { Actor } from '../../database/actor'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import type { Columns } from '../../document/columns'
import { contains, soughtCodes } from '../../document/listQuery'
import { documentNotFound, fieldRefused } from '../../http/failure'
import { belowGroups } from '../../master/belowGroups'
import { shownTaxNumber } from '../../master/shownTaxNumber'

const groupRow = rowOf('popupSourcingGroup')
const companyRow = rowOf('listSgCompany')
const categoryRow = rowOf('popupCategory')

/** Spec §3 and §7: the groups of one of the levels 001 to 004, below their parent. The first level has no parent. */
export async function getSgCode(
  tx: Transaction,
  { SG_LEVEL, UP_LEVEL }: OperationRequests['getSgCode'],
): Promise<OperationAnswers['getSgCode']> {
  if (!isCodeValue('SG_LEVEL', SG_LEVEL)) throw fieldRefused('SG_LEVEL', 'codeNotAllowed', [SG_LEVEL])
  let query = tx
    .selectFrom('sourcing_group')
    .select(['sg_code as SG_CODE', 'sg_name as SG_NAME'])
    .where('sg_level', '=', SG_LEVEL)
    .where('use_yn', '=', 'Y')
  if (UP_LEVEL) query = query.where('up_level', '=', UP_LEVEL)
  return query.orderBy('sort_no').orderBy('sg_code').execute()
}

/** Groups of the fourth level, found by a part of a name on any level (or all of a code in its place), or by the groups above them. */
export async function popupSourcingGroup(
  tx: Transaction,
  { portal }: Pick<Actor, 'portal'>,
  input: OperationRequests['popupSourcingGroup'],
): Promise<OperationAnswers['popupSourcingGroup']> {
  const { sgName, codes } = input
  // Suppliers read nobody of the staff.
  const buyer = portal === 'external' ? sql`null` : sql`(select hname from person where singleid = buyer_id)`
  const { rows } = await sql<Columns>`with named as (
      select leaf.sg_code, leaf.sg_name, leaf.sort_no, leaf.buyer_id,
        concat_ws(' > ', first.sg_name, second.sg_name, third.sg_name, leaf.sg_name) as sg_path
      from sourcing_group leaf
        join sourcing_group third on third.sg_code = leaf.up_level
        join sourcing_group second on second.sg_code = third.up_level
        join sourcing_group first on first.sg_code = second.up_level
      where leaf.sg_level = '004' and leaf.use_yn = 'Y')
    select named.*, ${buyer}::text as buyer_nm from named
    where ${belowGroups(sql`sg_code`, input) ?? sql`true`}
      and (${codes ?? null}::text is null or sg_code in (${sql.join(soughtCodes(codes ?? ''))}))
      and (${sgName ?? null}::text is null or ${contains(sql`sg_path`, sgName ?? '')}
        or sg_code = ${sgName?.trim() ?? ''})
    order by sg_code`.execute(tx)
  return rows.map(groupRow)
}

/** Whom to ask for the items of a group: its main company first, those that may not be ordered of last. */
export async function listSgCompany(
  tx: Transaction,
  actor: Actor,
  { sgCode }: OperationRequests['listSgCompany'],
): Promise<OperationAnswers['listSgCompany']> {
  const group = await tx
    .selectFrom('sourcing_group')
    .select('sg_code')
    .where('sg_code', '=', sgCode)
    .where('sg_level', '=', '004')
    .where('use_yn', '=', 'Y')
    .executeTakeFirst()
  if (!group) throw documentNotFound(actor.scope)
  const rows = await tx
    .selectFrom('sg_company')
    .innerJoin('company', 'company.comp_no', 'sg_company.comp_no')
    .select(['company.comp_no', 'comp_name_kr', 'tax_no_2', 'main_yn', 'eva_grade', 'status', 'forward_yn'])
    .where('sg_code', '=', sgCode)
    .where('sg_company.use_yn', '=', 'Y')
    .orderBy(sql`status <> 'REGISTERED'`)
    .orderBy('main_yn', 'desc')
    .orderBy('company.comp_no')
    .execute()
  return rows.map(row => companyRow({ ...row, tax_no_2: shownTaxNumber(row.tax_no_2) }))
}

/** Categories in the order of their tree; whoever is found by a name, or by all of a code in its place, brings along the names above it. */
export async function popupCategory(
  tx: Transaction,
  { catName, catCode, codes }: OperationRequests['popupCategory'],
): Promise<OperationAnswers['popupCategory']> {
  const { rows } = await sql<Columns>`with recursive tree as (
      select cat_code, cat_name, up_cat_code, cat_level, array[sort_no] as place, cat_name::text as cat_path
      from item_category where up_cat_code is null and use_yn = 'Y'
      union all
      select child.cat_code, child.cat_name, child.up_cat_code, child.cat_level,
        tree.place || child.sort_no, tree.cat_path || ' > ' || child.cat_name
      from item_category child join tree on child.up_cat_code = tree.cat_code where child.use_yn = 'Y')
    select * from tree
    where (${catCode ?? null}::text is null or starts_with(cat_code, ${catCode ?? ''}))
      and (${codes ?? null}::text is null or cat_code in (${sql.join(soughtCodes(codes ?? ''))}))
      and (${catName ?? null}::text is null or ${contains(sql`cat_path`, catName ?? '')}
        or cat_code = ${catName?.trim() ?? ''})
    order by place, cat_code`.execute(tx)
  return rows.map(categoryRow)
}
