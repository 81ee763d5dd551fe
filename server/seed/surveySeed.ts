import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import type { Transaction } from '../database/connect'
import { insertRows } from '../database/insertRows'
import type { Tables } from '../database/tables'
import { nextNumbers } from './nextNumbers'
import { seededRandom } from './seededRandom'
import { writeEvents } from './writeEvents'

type Event = Insertable<Tables['document_event']>

const day = 86_400_000
const manager = { singleid: 'vendor.mgr', hname: '최은지' }

/** Who was asked how satisfied he is with an order that has come. */
export async function seedSurveys(tx: Transaction, now: Date): Promise<void> {
  const random = seededRandom(37)
  const { rows: orders } = await sql<{
    po_no: string
    comp_no: string
    requester: string
    hname: string
    done: string
  }>`
    select po.po_no, po.comp_no, po.requester, person.hname, max(receipt.receipt_date)::text as done
    from po join warehousing receipt on receipt.po_no = po.po_no and receipt.wh_type = 'GR' and receipt.receipt_date is not null
      join person on person.singleid = po.requester
    where po.status in ('COMPLETED', 'CLOSED') and po.order_type <> 'TEST' and po.total_amt_krw >= 1000000
      and person.status = 'A' and person.use_flag = 'Y' and person.auth_group_id in ('99', '50', '34', '33', '32', '31', '30')
    group by po.po_no, person.hname order by max(receipt.receipt_date) desc, po.po_no limit 150`.execute(tx)
  const today = koreanDay(now)
  const own = orders.filter(({ requester }) => requester === 'req.mobile').slice(0, 3)
  const open = new Set(
    [...own, ...orders.filter(order => !own.includes(order)).slice(0, 22)].map(({ po_no }) => po_no),
  )
  const told = [...orders].reverse().map((order, index) => {
    const isOpen = open.has(order.po_no)
    const asked = isOpen ? addDays(today, -(index % 12) - 1) : order.done
    const status = isOpen
      ? 'REQUESTED'
      : index % 8 === 3 && addDays(asked, 14) < today
        ? 'EXPIRED'
        : index % 25 === 7
          ? 'EXCLUDED'
          : 'ANSWERED'
    return { ...order, asked, status }
  })
  told.sort((a, b) => (a.asked < b.asked ? -1 : a.asked > b.asked ? 1 : 0))
  const dates = told.map(({ asked }) => new Date(`${asked}T17:00:00+09:00`))
  const numbers = await nextNumbers(tx, 'TS', dates)
  const events: Event[] = []
  const rows = told.map(
    ({ po_no, comp_no, requester, hname, asked, status }, index): Insertable<Tables['trans_satis']> => {
      const satis_no = numbers[index] ?? ''
      const begun = (dates[index] ?? now).getTime()
      const of = { doc_type: 'TS', doc_no: satis_no }
      const system = { actor: 'system', actor_name: '시스템' }
      const at = (days: number) => new Date(Math.min(begun + days * day, now.getTime()))
      events.push({
        ...of,
        ...system,
        at: at(0),
        action: 'whConfirmed',
        from_status: null,
        to_status: 'REQUESTED',
      })
      const isBad = index % 9 === 0
      const five = [0, 1, 2, 3, 4].map(() => random.pick(isBad ? [2, 3, 3] : [4, 4, 5, 5, 3]))
      const sum = five.reduce((total, one) => total + one, 0)
      const isAnswered = status === 'ANSWERED' || status === 'EXCLUDED'
      const reason = '거래 상대가 바뀐 발주여서 집계에서 제외합니다.'
      if (isAnswered)
        events.push({
          ...{ ...of, actor: requester, actor_name: hname, at: at(3), action: 'answerSatis' },
          ...{ from_status: 'REQUESTED', to_status: 'ANSWERED' },
        })
      if (status === 'EXPIRED')
        events.push({
          ...of,
          ...system,
          at: at(15),
          action: 'expire',
          from_status: 'REQUESTED',
          to_status: 'EXPIRED',
        })
      if (status === 'EXCLUDED')
        events.push({
          ...{
            ...of,
            actor: manager.singleid,
            actor_name: manager.hname,
            at: at(6),
            action: 'excludeSatis',
            reason,
          },
          ...{ from_status: 'ANSWERED', to_status: 'EXCLUDED' },
        })
      const isReminded = status === 'REQUESTED' && index % 3 === 0
      const [score_qlt, score_dlv, score_prc, score_svc, score_doc] = five.map(one =>
        isAnswered ? one : null,
      )
      const written = { created_by: 'system', created_dt: at(0), updated_by: 'system', updated_dt: at(0) }
      return {
        ...{
          satis_no,
          po_no,
          comp_no,
          respondent: requester,
          requested_dt: asked,
          due_date: addDays(asked, 14),
          status,
        },
        ...{ score_qlt, score_dlv, score_prc, score_svc, score_doc },
        avg_score: isAnswered ? (sum / 5).toFixed(2) : null,
        answered_dt: isAnswered ? at(3) : null,
        comment: isAnswered && isBad ? '납품 후 문의에 대한 회신이 늦고 서류가 자주 빠집니다.' : null,
        exclude_reason: status === 'EXCLUDED' ? reason : null,
        reminder_cnt: isReminded ? 1 : 0,
        reminded_dt: isReminded ? at(0) : null,
        ...written,
      }
    },
  )
  await insertRows(tx, 'trans_satis', rows)
  await writeEvents(tx, events)
}
