import { createStore } from 'zustand/vanilla'
import type { UserApplyInput } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import { isEmail } from '../../../schemas/shared/emailText'
import { leastApplyReason, singleIdPattern } from '../../../schemas/shared/staffApplication'
import { applyText } from '../../i18n/applyTexts'
import { staffApplyLabels, staffApplyText } from '../../i18n/staffApplyTexts'
import { createDraftStore, type Draft } from './applyDraft'
import { isPhone } from './applyRules'

export type StaffField = keyof typeof staffApplyLabels
export type StaffValues = Partial<UserApplyInput>
type Problems = Readonly<Partial<Record<keyof UserApplyInput, string>>>

interface StaffState {
  readonly values: StaffValues
  /** A draft of an earlier visit, until it is taken up or left. */
  readonly offered: StaffValues | undefined
  readonly problems: Problems
  /** What concerns no field. */
  readonly problem: string
  /** The answer to the application. */
  readonly received: string | undefined
}

const nothing: StaffState = {
  ...{ values: {}, offered: undefined, problems: {}, problem: '', received: undefined },
}

/** The application of an employee in this tab. */
export const staffApplication = createStore<StaffState>(() => nothing)

const drafts = createDraftStore<StaffValues>(globalThis.indexedDB, Date.now)
const name = 'staff'
/** Drafts are written one after the other, so that the newest one stays. */
let writing: Promise<unknown> = Promise.resolve()

/** What is kept of an application; consent is given again. */
const draftOf = ({ agreeYn: _, ...values }: StaffValues): Draft<StaffValues> => ({ values, files: [] })

/** Starts over, and offers what was entered at an earlier visit. */
export async function openStaffApplication(): Promise<void> {
  await writing
  const draft = await drafts.read(name)
  staffApplication.setState({ ...nothing, offered: draft?.values }, true)
}

export function enterStaff(values: StaffValues): void {
  const state = staffApplication.getState()
  const problems = Object.fromEntries(Object.entries(state.problems).filter(([field]) => !(field in values)))
  const entered = { ...state.values, ...values }
  staffApplication.setState({ values: entered, problems, problem: '' })
  writing = writing.then(() => drafts.write(name, draftOf(entered)))
}

export function takeUpStaffDraft(): void {
  staffApplication.setState(({ offered = {} }) => ({ values: offered, offered: undefined }))
}

export function leaveStaffDraft(): void {
  staffApplication.setState({ offered: undefined })
  writing = writing.then(() => drafts.remove(name))
}

/** The application is with us: nothing of it stays in the browser. */
export async function endStaffApplication(received: string): Promise<void> {
  staffApplication.setState({ ...nothing, received }, true)
  writing = writing.then(() => drafts.remove(name))
  await writing
}

const needed: readonly StaffField[] = [
  ...(['singleid', 'hname', 'section', 'deptnm', 'email', 'telNo', 'authGroupId', 'reason'] as const),
]

/** What is wrong with an application, each at its field; the server judges again. */
export function staffProblems(values: StaffValues): Problems {
  const { singleid = '', email = '', telNo = '', reason = '' } = values
  const isId = singleIdPattern.test(singleid.trim().toLowerCase())
  const isReason = characterLength(reason.trim()) >= leastApplyReason
  const missing = needed.filter(field => (values[field] ?? '').trim() === '')
  return {
    ...(isId ? {} : { singleid: staffApplyText('singleIdWrong') }),
    ...(isEmail(email.trim()) ? {} : { email: applyText('emailWrong') }),
    ...(isPhone(telNo) ? {} : { telNo: applyText('phoneWrong') }),
    ...(isReason ? {} : { reason: staffApplyText('reasonTooShort') }),
    ...Object.fromEntries(
      missing.map(field => [
        field,
        applyText(field === 'authGroupId' ? 'notChosen' : 'empty', [staffApplyLabels[field]]),
      ]),
    ),
    ...(values.agreeYn === 'Y' ? {} : { agreeYn: staffApplyText('consentMissing') }),
  }
}

/** What is sent: the fields that hold something. */
export const sentStaffApplication = (values: StaffValues): UserApplyInput =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
