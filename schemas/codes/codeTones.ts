/**
 * neutral: not begun, set aside or simply over. info: under way, or with somebody else. success: has reached its aim.
 * warning: somebody must react. danger: refused, failed or stopped.
 */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

const toneValues: Record<Tone, string> = {
  neutral:
    'DRAFT SAVED CANCELED CLOSED WAIT SKIPPED OPEN CREATED ASSIGNED CANDIDATE PROPOSED UPLOADED REG_WAIT WITHDRAWN ' +
    'NOT_SELECTED EXPIRED EXCLUDED DROPPED INACTIVE TERMINATED IDLE DISPOSED REVERSED LOGOUT WAITING',
  info:
    'APPROVING CURRENT RECEIVED RFQ ORDERING SENT SUBMITTED REQUESTED CHECKED ISSUED PARTIAL SHIPPED RECEIVING ' +
    'INSPECTED NOTIFIED INVOICED SLIPPED CALCULATED APPLIED DOC_REVIEW EVALUATING REVIEWING INVITED VALID PROGRESS ' +
    'DISPOSAL_REQ',
  success:
    'APPROVED SELECTED AWARDED ORDERED ACCEPTED CONVERTED ACKED COMPLETED CONFIRMED MATCHED POSTED PAID PUBLISHED ' +
    'REGISTERED ANSWERED ACTIVE IN_USE SUCCESS',
  warning: 'SUPPLEMENT DISPUTED OBJECTED MISMATCH DORMANT PAUSED REPAIR',
  danger:
    'REJECTED RETURNED DECLINED REFUSED FAILED ERROR XFER_ERROR INVALID SUSPENDED LOCKED BLOCKED KILLED LOST',
}

/** Values that mean something else in one group, and groups whose values are mere signs. */
const groupTones: Readonly<Record<string, Readonly<Record<string, Tone>>>> = {
  APPROVAL_STATUS: { N: 'neutral', P: 'info', A: 'success', R: 'danger', C: 'neutral', X: 'neutral' },
  PERSON_STATUS: { A: 'success', L: 'neutral', R: 'neutral' },
  NTS_STATUS: { '01': 'success', '02': 'warning', '03': 'danger', '99': 'danger' },
  // An approved request waits for purchasing, exactly as an order that was sent waits for the supplier.
  PR_STATUS: { APPROVED: 'info' },
  PO_STATUS: { ACCEPTED: 'info' },
  DLV_STATUS: { RECEIVED: 'success' },
  CALC_STATUS: { OPEN: 'info' },
  EVA_TPL_STATUS: { OPEN: 'success' },
  EVA_STATUS: { RETURNED: 'warning' },
  UPLOAD_STATUS: { APPLIED: 'success' },
  GERP_STATUS: { CREATED: 'success' },
  INSPECT_RESULT: { PASS: 'success', PART: 'warning', FAIL: 'danger' },
  POST_ACTION: { OPEN: 'warning', RETRIED: 'info', RESOLVED: 'success' },
  LOGIN_RESULT: { S: 'success', F: 'danger', L: 'neutral', E: 'neutral', K: 'danger' },
  INV_RESULT: { NONE: 'neutral', MATCH: 'success', MISMATCH: 'warning', MISSING: 'danger' },
  UPLOAD_ROW: { OK: 'success', ERR: 'danger', DUP: 'warning' },
  REG_EVA_RESULT: { PASS: 'success', COND: 'warning', FAIL: 'danger' },
  CONT_EVA_RESULT: { RENEW: 'success', COND: 'warning', STOP: 'danger' },
}

export const toneNames: readonly Tone[] = ['neutral', 'info', 'success', 'warning', 'danger']

const toneByValue = new Map(
  toneNames.flatMap(tone => toneValues[tone].split(' ').map((value): [string, Tone] => [value, tone])),
)

/** Whether the values of a group are drawn as a status with a tone. */
export function isToneGroup(group: string): boolean {
  return group.endsWith('_STATUS') || Object.hasOwn(groupTones, group)
}

/** The tone of a status. The same meaning has the same tone in every group; an unknown value is neutral. */
export function codeTone(group: string, value: string): Tone {
  if (!isToneGroup(group)) return 'neutral'
  return groupTones[group]?.[value] ?? toneByValue.get(value) ?? 'neutral'
}

/** Whether the table decides the tone of a value, which it must for every status. */
export function hasTone(group: string, value: string): boolean {
  return isToneGroup(group) && (groupTones[group]?.[value] !== undefined || toneByValue.has(value))
}
