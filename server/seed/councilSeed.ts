import { addDays } from '../../schemas/shared/calendar'
import { koreanDay } from '../../schemas/shared/koreanTime'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { writeEvents } from './writeEvents'

const divisions = ['EQP', 'PART', 'SVC', 'IT']
const roles = ['CHAIR', 'SEC', 'VICE', 'AUDIT', 'MEMBER', 'MEMBER']
/** By place among all members. */
const notes: Readonly<Record<number, string>> = {
  0: '정기총회 주관',
  7: '분기 간담회 간사',
  9: '내부 사정으로 상반기 활동 중지',
  16: '대표자 변경에 따라 활동 중지',
  23: '사업 분야 변경으로 탈퇴',
}
const [paused, withdrawn] = [[9, 16], [23]]

/** The council: of each division a chair, a secretary and four others. */
export async function seedCouncil(tx: Transaction, now: Date): Promise<void> {
  const today = koreanDay(now)
  const companies = await tx
    .selectFrom('company')
    .select('comp_no')
    .where('status', '=', 'REGISTERED')
    .where('biz_type', '<>', 'FRN')
    .orderBy('comp_no')
    .limit(divisions.length * roles.length)
    .execute()
  const writer = { created_by: 'vendor.mgr', updated_by: 'vendor.mgr' }
  const members = companies.map(({ comp_no }, index) => {
    const join_date = addDays(today, -1_150 + index * 37)
    const joined = new Date(`${join_date}T10:20:00+09:00`)
    const status = withdrawn.includes(index) ? 'WITHDRAWN' : paused.includes(index) ? 'PAUSED' : 'ACTIVE'
    return {
      member_no: `CM${zeroPad(index + 1, 5)}`,
      comp_no,
      council_div: divisions[index % divisions.length] ?? '',
      council_role: roles[Math.floor(index / divisions.length)] ?? 'MEMBER',
      join_date,
      leave_date: status === 'WITHDRAWN' ? addDays(today, -21) : null,
      fee_yn: index % 5 === 3 ? 'N' : 'Y',
      status,
      bigo: notes[index] ?? null,
      ...writer,
      created_dt: joined,
      updated_dt: joined,
    }
  })
  await tx.insertInto('comp_council').values(members).execute()
  await writeEvents(
    tx,
    members.map(({ member_no, created_dt }) => ({
      ...{
        doc_type: 'COUNCIL',
        doc_no: member_no,
        at: created_dt,
        actor: 'vendor.mgr',
        actor_name: '최은지',
      },
      ...{ action: 'saveCompCouncil', from_status: null, to_status: 'ACTIVE', reason: null },
    })),
  )
}
