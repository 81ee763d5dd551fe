import { sql } from 'kysely'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import { demoAccounts } from '../modules/demo/demoAccounts'
import type { Person } from './organisationSeed'

type Step = readonly [stepNo: number, stepType: string, singleid: string]
interface KeptLine {
  readonly owner: string
  readonly name: string
  readonly docType: string
  readonly isShared?: boolean
  readonly steps: readonly Step[]
}

/** Lines that named people of the demo keep; the first ones are shared with their departments. */
const named: readonly KeptLine[] = [
  {
    owner: 'dept.mobile',
    name: '개발장비 합의 포함',
    docType: 'PR',
    isShared: true,
    steps: [
      [1, 'AGREE', 'buy.mobile'],
      [2, 'APPROVE', 'head.mobile'],
    ],
  },
  {
    owner: 'req.mobile',
    name: '시제품 부품(제조팀 동시 합의)',
    docType: 'PR',
    steps: [
      [1, 'AGREE', 'head.mfg'],
      [1, 'AGREE', 'buy.mobile'],
      [2, 'APPROVE', 'head.mobile'],
    ],
  },
  {
    owner: 'req.mobile',
    name: '소모품 간편발주',
    docType: 'SO',
    steps: [[1, 'APPROVE', 'head.mobile']],
  },
  {
    owner: 'buy.mobile',
    name: '발주 표준 결재선',
    docType: 'OR',
    isShared: true,
    steps: [
      [1, 'REVIEW', 'buy.all'],
      [2, 'APPROVE', 'buy.head'],
      [3, 'NOTIFY', 'acc.staff'],
    ],
  },
  {
    owner: 'buy.all',
    name: '고액 발주(재무 동시 합의)',
    docType: 'OR',
    isShared: true,
    steps: [
      [1, 'AGREE', 'acc.staff'],
      [1, 'AGREE', 'vendor.mgr'],
      [2, 'APPROVE', 'buy.head'],
    ],
  },
  {
    owner: 'buy.all',
    name: 'LOI 사전검토',
    docType: 'LO',
    steps: [
      [1, 'REVIEW', 'vendor.mgr'],
      [2, 'APPROVE', 'buy.head'],
    ],
  },
]
const others = [
  ['부서 기본 결재선', 'PR'],
  ['소액 구매 결재선', 'PR'],
  ['입고 결재선', 'WH'],
] as const
const count = 20
const demoIds = new Set(demoAccounts.map(account => account.singleid))

/** Kept lines: those above, then one each of further people, who put their head and a colleague on it. */
export async function writeApprovalLines(
  tx: Transaction,
  people: readonly Person[],
  heads: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const mayApprove = new Set(
    people.filter(({ status, app_chk }) => status === 'A' && app_chk === 'Y').map(({ singleid }) => singleid),
  )
  const taken = new Set(named.map(line => line.owner))
  const generated = people
    .filter(({ singleid, status, deptcd }) => {
      const head = heads.get(deptcd)
      return (
        status === 'A' &&
        !taken.has(singleid) &&
        head !== undefined &&
        head !== singleid &&
        mayApprove.has(head)
      )
    })
    .filter(({ singleid }) => !demoIds.has(singleid))
    .slice(0, count - named.length)
    .map(({ singleid, deptcd }, index): KeptLine => {
      const [name, docType] = others[index % others.length] ?? others[0]
      return { owner: singleid, name, docType, steps: [[1, 'APPROVE', heads.get(deptcd) ?? '']] }
    })
  const departments = new Map(people.map(person => [person.singleid, person.deptcd]))
  const lines = [...named, ...generated].filter(({ steps }) => steps.every(([, , id]) => mayApprove.has(id)))
  const lineId = (index: number) => `LN${zeroPad(index + 1, 5)}`
  await tx
    .insertInto('approval_line')
    .values(
      lines.map(({ owner, name, docType, isShared }, index) => ({
        line_id: lineId(index),
        line_name: name,
        doc_type: docType,
        owner_singleid: owner,
        deptcd: departments.get(owner) ?? null,
        share_yn: isShared ? 'Y' : 'N',
        created_by: owner,
        created_dt: now,
      })),
    )
    .execute()
  await tx
    .insertInto('approval_line_step')
    .values(
      lines.flatMap(({ steps }, index) =>
        steps.map(([step_no, step_type, singleid], place) => ({
          line_id: lineId(index),
          step_no,
          seq: steps.slice(0, place).filter(([before]) => before === step_no).length + 1,
          step_type,
          singleid,
        })),
      ),
    )
    .execute()
  await sql`select setval('approval_line_no', ${lines.length})`.execute(tx)
}
