import { sql } from 'kysely'
import type { OperationRequests, SourcingGroupNodeList } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { rowOf } from '../../document/answerRows'
import type { Columns } from '../../document/columns'
import { contains } from '../../document/listQuery'
import { belowGroups } from '../../master/belowGroups'

const groupRow = rowOf('listSourcingGroup')

/** The tree. Groups that the filter finds come with everything above them, so that they have a place. */
export async function listSourcingGroup(
  tx: Transaction,
  input: OperationRequests['listSourcingGroup'],
): Promise<SourcingGroupNodeList> {
  const { sgName, buyerId, useYn } = input
  const { rows } = await sql<Columns>`with found as (
      select sg_code from sourcing_group
      where ${belowGroups(sql`sg_code`, input) ?? sql`true`}
        and (${sgName ?? null}::text is null or ${contains(sql`sg_name`, sgName ?? '')})
        and (${buyerId ?? null}::text is null or buyer_id = ${buyerId ?? ''})
        and (${useYn ?? null}::text is null or use_yn = ${useYn ?? ''})),
    shown as (
      select distinct left(sg_code, width) as code from found
      cross join unnest(array[2, 4, 6, 8]) as width where width <= length(sg_code)),
    mapped as (select sg_code, count(*)::int as company_cnt from sg_company where use_yn = 'Y' group by sg_code)
    select node.*, hname as buyer_nm, coalesce(company_cnt, 0) as company_cnt
    from sourcing_group node join shown on shown.code = node.sg_code
      left join person on person.singleid = node.buyer_id
      left join mapped on mapped.sg_code = node.sg_code
    order by sg_level, node.sort_no, node.sg_code`.execute(tx)
  return { rows: rows.map(groupRow), total: rows.length }
}
