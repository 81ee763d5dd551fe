import { sql } from 'kysely'
import type { PostingErrorList } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { answerList } from '../../document/listOf'
import { documentNotFound } from '../../http/failure'
import { route } from '../../http/route'

export type PostingRecord = Row<'posting_result'>

const ofSlip = (column: string) =>
  sql`(select ${sql.ref(`slip.${column}`)} from signifier slip where slip.slip_no = document.slip_no)`

/** Results of postings beside their slips. */
const answerPostings = answerList<PostingErrorList>(
  { docType: 'SG', table: 'posting_result', number: 'post_seq' },
  {
    operation: 'listPostingError',
    numbers: ['slipNo'],
    where: {
      compNo: compNo => sql`${ofSlip('comp_no')} = ${compNo}`,
      drafter: drafter => sql`${ofSlip('drafter')} = ${drafter}`,
    },
    joined: {
      joins: sql`join signifier slip on slip.slip_no = document.slip_no
        join company on company.comp_no = slip.comp_no`,
      fields: {
        slipType: sql`slip.slip_type`,
        compNo: sql`slip.comp_no`,
        compNameKr: sql`company.comp_name_kr`,
        totalAmt: sql`slip.total_amt`,
        postingDate: sql`slip.posting_date`,
        slipStatus: sql`slip.status`,
      },
    },
    computed: { postSeq: row => Number(row.post_seq), postedBy: row => row.posted_nm },
    sortedBy: {
      slipType: ofSlip('slip_type'),
      // Assumed: suppliers are sorted by their number.
      compNameKr: ofSlip('comp_no'),
      totalAmt: ofSlip('total_amt'),
      postingDate: ofSlip('posting_date'),
      slipStatus: ofSlip('status'),
      postedBy: 'posted_nm',
    },
  },
)

/** Failed postings. */
export const listPostingErrors = route('listPostingError', ({ tx, actor, clock, input }) =>
  answerPostings({ tx, actor, today: clock.today() }, input, {
    conditions: [sql`document.post_status = 'ERROR'`],
  }),
)

/** One result, failed or not. */
export const getPosting = route('getPosting', async ({ tx, actor, clock, input: { postSeq } }) => {
  const isKey = Number.isSafeInteger(postSeq)
  const { rows } = await answerPostings(
    { tx, actor, today: clock.today() },
    { want: 'rows', size: 1 },
    {
      conditions: [isKey ? sql`document.post_seq = ${postSeq}` : sql`false`],
    },
  )
  const [row] = rows
  if (!row) throw documentNotFound(actor.scope)
  return row
})

/** One result by its number; undefined where the actor does not see its slip, or what a key names is no number. */
export async function findPosting(tx: Transaction, postSeq: number): Promise<PostingRecord | undefined> {
  if (!Number.isSafeInteger(postSeq)) return undefined
  return tx
    .selectFrom('posting_result')
    .selectAll()
    .where('post_seq', '=', String(postSeq))
    .executeTakeFirst()
}
