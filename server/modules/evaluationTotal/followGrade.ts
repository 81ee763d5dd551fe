import { sql } from 'kysely'
import { runAs } from '../../database/runAs'
import type { EventContext } from '../../document/documentEvents'

/** A company shows the grade of its latest period that was published: by its last day, the year after its second half. */
export const followGrade = ({ tx }: Pick<EventContext, 'tx'>, compNo: string): Promise<unknown> =>
  runAs(tx, 'all', () =>
    sql`update company set eva_grade = (select eva_grade from eva_total where comp_no = ${compNo}
        and status in ('PUBLISHED', 'OBJECTED') order by eva_year desc, eva_period desc limit 1)
      where comp_no = ${compNo}`.execute(tx),
  )
