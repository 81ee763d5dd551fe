import { sql } from 'kysely'
import type { CouncilChange, CouncilList } from '../../../codegen/generated/types'
import { koreanDay } from '../../../schemas/shared/koreanTime'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import type { EventContext } from '../../document/documentEvents'
import { answerList } from '../../document/listOf'
import { type Failure, fieldRefused, refused } from '../../http/failure'
import { route } from '../../http/route'
import type { Asked } from '../../record/recordKind'
import { saveOf } from '../../record/recordOf'
import { councilTexts } from './councilTexts'

type Member = Row<'comp_council'>
type Change = Asked<CouncilChange, Member, void>

const answerMembers = answerList<CouncilList>(
  { docType: 'COUNCIL', table: 'comp_council', number: 'member_no' },
  {
    operation: 'listCompCouncil',
    numbers: [],
    joined: {
      joins: sql`join company on company.comp_no = document.comp_no`,
      fields: { evaGrade: sql`company.eva_grade` },
    },
  },
)

/** All members, by division. */
export const listMembers = route('listCompCouncil', ({ tx, actor, clock, input }) =>
  answerMembers(
    { tx, actor, today: clock.today() },
    { ...input, size: 0, sort: 'councilDiv:asc,memberNo:asc' },
  ),
)

export const saveMembers = saveOf<CouncilChange, Member, void>({
  save: 'saveCompCouncil',
  table: 'comp_council',
  docType: 'COUNCIL',
  noted: ['compNo', 'councilDiv', 'councilRole', 'leaveDate'],
  taken: councilTexts.memberAlready,
  state: 'status',
  newKey: async ({ tx }) => ({ memberNo: await nextMember(tx) }),
  // Numbers, companies and heads of divisions are given out to one at a time.
  open: async ({ tx }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('comp_council', 0))`.execute(tx)
  },
  rules: memberFailure,
  saved: checkHeads,
})

async function nextMember(tx: Transaction): Promise<string> {
  const { rows } = await sql<{ last: number }>`select coalesce(max(substr(member_no, 3)::int), 0) as last
    from comp_council`.execute(tx)
  return `CM${zeroPad((rows[0]?.last ?? 0) + 1, 5)}`
}

/** What speaks against a member: his company, and when he left. */
async function memberFailure(
  { tx, now }: EventContext,
  { change, stored, row }: Change,
): Promise<Failure | undefined> {
  const { compNo, status, joinDate, leaveDate } = change
  const refuse = (field: keyof CouncilChange, text: string) => fieldRefused(field, text, [], row)
  if (stored?.status === 'WITHDRAWN') return refuse('status', councilTexts.withdrawn)
  const company = await tx
    .selectFrom('company')
    .select('status')
    .where('comp_no', '=', compNo)
    .forUpdate()
    .executeTakeFirst()
  if (!company) return refuse('compNo', 'companyUnknown')
  const isResting = stored?.comp_no === compNo && status !== 'ACTIVE'
  if (company.status !== 'REGISTERED' && !(company.status === 'SUSPENDED' && isResting))
    return refuse('compNo', councilTexts.companyNotRegistered)
  if (status === 'WITHDRAWN' && !leaveDate) return refuse('leaveDate', councilTexts.leaveMissing)
  if (leaveDate && leaveDate < joinDate) return refuse('leaveDate', councilTexts.leaveBeforeJoin)
  if (leaveDate && leaveDate > koreanDay(now)) return refuse('leaveDate', councilTexts.leaveInFuture)
  const other = await tx
    .selectFrom('comp_council')
    .select('member_no')
    .where('comp_no', '=', compNo)
    .where('status', '<>', 'WITHDRAWN')
    .where('member_no', '<>', stored?.member_no ?? '')
    .executeTakeFirst()
  return other && status !== 'WITHDRAWN' ? refuse('compNo', councilTexts.memberAlready) : undefined
}

/** Judged once all is written, so that two may exchange their roles. */
async function checkHeads({ tx }: EventContext): Promise<void> {
  const { rows } = await sql`select from comp_council
    where status <> 'WITHDRAWN' and council_role in ('CHAIR', 'SEC')
    group by council_div, council_role having count(*) > 1`.execute(tx)
  if (rows.length > 0) throw refused('headTwice', councilTexts.headTwice)
}
