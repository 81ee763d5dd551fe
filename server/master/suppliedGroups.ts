import { type RawBuilder, sql } from 'kysely'
import { belowGroups } from './belowGroups'

/** Whether the company of the `document` supplies something at or below the groups that a search names. */
export const suppliesBelow = (
  _code: string,
  levels: object,
): RawBuilder<unknown> => sql`exists (select from sg_company supplied
  where supplied.comp_no = document.comp_no and supplied.use_yn = 'Y'
    and ${belowGroups(sql`supplied.sg_code`, levels) ?? sql`true`})`

/** The main sourcing group of the company of the `document`, else the first, and how many more there are. */
export const groupNames: RawBuilder<unknown> = sql`(select min(sg_name) filter (where place = 1)
    || case when count(*) > 1 then ' 외 ' || count(*) - 1 else '' end
  from (select sg_name, row_number() over (order by main_yn desc, supplied.sg_code) as place
    from sg_company supplied join sourcing_group using (sg_code)
    where supplied.comp_no = document.comp_no and supplied.use_yn = 'Y') named)`
