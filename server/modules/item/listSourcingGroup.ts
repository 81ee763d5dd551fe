import { sql } from 'kysely'
import type { OperationRequests, SourcingGroupNodeList } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { containsPattern } from '../../document/listQuery'
import { belowGroups } from '../../master/belowGroups'

interface GroupRecord {
  readonly sg_code: string
  readonly up_level: string | null
  readonly sg_level: string
  readonly sg_name: string
  readonly buyer_id: string | null
  readonly hname: string | null
  readonly company_cnt: number
  readonly sort_no: number
  readonly use_yn: string
  readonly version: number
}

/** The tree. Groups that the filter finds come with everything above them, so that they have a place. */
export async function listSourcingGroup(
  tx: Transaction,
  input: OperationRequests['listSourcingGroup'],
): Promise<SourcingGroupNodeList> {
  const { sgName, buyerId, useYn } = input
  const found = await sql<GroupRecord>`with found as (
      select sg_code from sourcing_group
      where ${belowGroups(sql`sg_code`, input) ?? sql`true`}
        and (${sgName ?? null}::text is null or sg_name ilike ${containsPattern(sgName ?? '')})
        and (${buyerId ?? null}::text is null or buyer_id = ${buyerId ?? ''})
        and (${useYn ?? null}::text is null or use_yn = ${useYn ?? ''})),
    shown as (
      select distinct left(sg_code, width) as code from found
      cross join unnest(array[2, 4, 6, 8]) as width where width <= length(sg_code)),
    mapped as (select sg_code, count(*)::int as company_cnt from sg_company where use_yn = 'Y' group by sg_code)
    select node.*, hname, coalesce(company_cnt, 0) as company_cnt
    from sourcing_group node join shown on shown.code = node.sg_code
      left join person on person.singleid = node.buyer_id
      left join mapped on mapped.sg_code = node.sg_code
    order by sg_level, node.sort_no, node.sg_code`.execute(tx)
  const rows = found.rows.map(one => ({
    sgCode: one.sg_code,
    upLevel: one.up_level ?? undefined,
    sgLevel: one.sg_level,
    sgName: one.sg_name,
    buyerId: one.buyer_id ?? undefined,
    buyerNm: one.hname ?? undefined,
    companyCnt: one.company_cnt,
    sortNo: one.sort_no,
    useYn: one.use_yn,
    version: one.version,
  }))
  return { rows, total: rows.length }
}
