import type { Insertable } from 'kysely'
import { zeroPad } from '../../schemas/shared/zeroPad'
import type { Transaction } from '../database/connect'
import type { Tables } from '../database/tables'

type Step = readonly [resolver: string, stepType: string]
const [dept, section, buyer, account, cfo] = ['DEPT_HEAD', 'SECTION_HEAD', 'BUYER_HEAD', 'ACC_HEAD', 'CFO']
const million = 1_000_000

/** document, name, expense type, from, to below, steps; no step at all approves automatically */
const rules: readonly (readonly [string, string, string | null, number, number | null, readonly Step[]])[] = [
  ['PR', '구매요청 100만원 미만', null, 0, million, [[dept, 'APPROVE']]],
  [
    'PR',
    '구매요청 1,000만원 미만',
    null,
    million,
    10 * million,
    [
      [dept, 'REVIEW'],
      [section, 'APPROVE'],
    ],
  ],
  [
    'PR',
    '구매요청 1억원 미만',
    null,
    10 * million,
    100 * million,
    [
      [dept, 'REVIEW'],
      [account, 'AGREE'],
      [section, 'APPROVE'],
    ],
  ],
  [
    'PR',
    '구매요청 1억원 이상',
    null,
    100 * million,
    null,
    [
      [dept, 'REVIEW'],
      [account, 'AGREE'],
      [section, 'REVIEW'],
      [cfo, 'APPROVE'],
    ],
  ],
  [
    'PR',
    '구매요청(자산) 1억원 미만',
    'AST',
    0,
    100 * million,
    [
      [dept, 'REVIEW'],
      [account, 'AGREE'],
      [section, 'APPROVE'],
    ],
  ],
  [
    'PR',
    '구매요청(자산) 1억원 이상',
    'AST',
    100 * million,
    null,
    [
      [dept, 'REVIEW'],
      [account, 'AGREE'],
      [section, 'REVIEW'],
      [cfo, 'APPROVE'],
    ],
  ],
  ['OR', '발주요청 1,000만원 미만', null, 0, 10 * million, [[buyer, 'APPROVE']]],
  [
    'OR',
    '발주요청 1억원 미만',
    null,
    10 * million,
    100 * million,
    [
      [buyer, 'REVIEW'],
      [account, 'APPROVE'],
    ],
  ],
  [
    'OR',
    '발주요청 1억원 이상',
    null,
    100 * million,
    null,
    [
      [buyer, 'REVIEW'],
      [account, 'AGREE'],
      [cfo, 'APPROVE'],
    ],
  ],
  ['LO', 'LOI 5,000만원 미만', null, 0, 50 * million, [[buyer, 'APPROVE']]],
  [
    'LO',
    'LOI 5,000만원 이상',
    null,
    50 * million,
    null,
    [
      [buyer, 'REVIEW'],
      [cfo, 'APPROVE'],
    ],
  ],
  ['SO', '간편발주', null, 0, null, [[dept, 'APPROVE']]],
  ['PC', '발주변경 1,000만원 미만', null, 0, 10 * million, [[buyer, 'APPROVE']]],
  [
    'PC',
    '발주변경 1,000만원 이상',
    null,
    10 * million,
    null,
    [
      [buyer, 'REVIEW'],
      [account, 'APPROVE'],
    ],
  ],
  ['WH', '입고 50만원 미만(자동)', null, 0, million / 2, []],
  ['WH', '입고 50만원 이상', null, million / 2, null, [[dept, 'APPROVE']]],
  ['SG', '전표 1억원 미만', null, 0, 100 * million, [[account, 'APPROVE']]],
  [
    'SG',
    '전표 1억원 이상',
    null,
    100 * million,
    null,
    [
      [account, 'REVIEW'],
      [cfo, 'APPROVE'],
    ],
  ],
  ['NO', '비발주 100만원 미만', null, 0, million, [[dept, 'APPROVE']]],
  [
    'NO',
    '비발주 100만원 이상',
    null,
    million,
    null,
    [
      [dept, 'REVIEW'],
      [account, 'APPROVE'],
    ],
  ],
  [
    'GA',
    'GERP 업체등록',
    null,
    0,
    null,
    [
      [buyer, 'REVIEW'],
      [account, 'APPROVE'],
    ],
  ],
  ['ET', '종합평가', null, 0, null, [[buyer, 'APPROVE']]],
]

/** The rules that a company begins with; it changes them at 결재규칙. */
export async function writeApprovalRules(tx: Transaction): Promise<void> {
  const ruleId = (index: number) => `RL${zeroPad(index + 1, 5)}`
  const rows: Insertable<Tables['approval_rule']>[] = rules.map(
    ([doc_type, rule_name, expense_type, from, to, steps], index) => ({
      rule_id: ruleId(index),
      rule_name,
      doc_type,
      expense_type,
      amt_from: String(from),
      amt_to: to === null ? null : String(to),
      auto_approve_yn: steps.length === 0 ? 'Y' : 'N',
    }),
  )
  const steps: Insertable<Tables['approval_rule_step']>[] = rules.flatMap(([, , , , , parts], index) =>
    parts.map(([resolver, step_type], place) => ({
      rule_id: ruleId(index),
      step_no: place + 1,
      step_type,
      resolver,
    })),
  )
  await tx.insertInto('approval_rule').values(rows).execute()
  await tx.insertInto('approval_rule_step').values(steps).execute()
}
