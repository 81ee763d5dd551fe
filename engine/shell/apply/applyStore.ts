import { createStore } from 'zustand/vanilla'
import type { ApplicationInput } from '../../../codegen/generated/types'
import { createDraftStore, type Draft, type DraftFile } from './applyDraft'

export type ApplyField = keyof ApplicationInput
type Problems = Readonly<Partial<Record<ApplyField, string>>>

export interface ApplyState extends Draft {
  /** The application that is to be supplemented; empty for a new one. */
  readonly regNo: string
  /** A draft of an earlier visit, until it is taken up or left. */
  readonly offered: Draft | undefined
  readonly problems: Problems
  /** What concerns no field. */
  readonly problem: string
  /** What the review asks for. */
  readonly wanted: { readonly reason: string; readonly due: string } | undefined
  /** Until when the code counts that was sent. */
  readonly codeEndsAt: number | undefined
  /** The neutral answer to an application. */
  readonly received: string | undefined
}

const nothing: ApplyState = {
  regNo: '',
  values: { applyType: 'NEW', verifyType: 'E' },
  files: [],
  offered: undefined,
  problems: {},
  problem: '',
  wanted: undefined,
  codeEndsAt: undefined,
  received: undefined,
}

/** One application in this tab; steps are pages, and none of them loses what another has entered. */
export const application = createStore<ApplyState>(() => nothing)

const drafts = createDraftStore(globalThis.indexedDB, Date.now)
const nameOf = ({ regNo }: Pick<ApplyState, 'regNo'>) => (regNo === '' ? 'new' : regNo)
/** Which application this tab works at; undefined before the first page. */
let opened: string | undefined
/** Drafts are written one after the other, so that the newest one stays. */
let writing: Promise<unknown> = Promise.resolve()

const keep = () => {
  const state = application.getState()
  writing = writing.then(() => drafts.write(nameOf(state), state))
}

/**
 * Opens the application of an address. Its first page offers a draft of an earlier visit; the other steps go on with it at once,
 * since that is a reload. Answers whether another application was opened than before.
 */
export async function openApplication(regNo: string | undefined, isFirst: boolean): Promise<boolean> {
  const name = regNo ?? (isFirst || opened === undefined ? 'new' : opened)
  const before = application.getState()
  if (opened === name && before.received === undefined) return false
  opened = name
  const draft = await drafts.read(name)
  const fresh = { ...nothing, regNo: name === 'new' ? '' : name }
  if (draft === undefined) application.setState(fresh, true)
  else if (isFirst) application.setState({ ...fresh, offered: draft }, true)
  else application.setState({ ...fresh, ...draft }, true)
  return true
}

export function enter(values: Partial<ApplicationInput>): void {
  const state = application.getState()
  const problems = Object.fromEntries(Object.entries(state.problems).filter(([field]) => !(field in values)))
  application.setState({ values: { ...state.values, ...values }, problems, problem: '' })
  keep()
}

export function putFiles(files: readonly DraftFile[]): void {
  const { fileId: _, ...problems } = application.getState().problems
  application.setState({ files, problems, problem: '' })
  keep()
}

export function takeUpDraft(): void {
  const { offered } = application.getState()
  if (offered) application.setState({ ...offered, offered: undefined })
}

export function leaveDraft(): void {
  application.setState({ offered: undefined })
  const name = nameOf(application.getState())
  writing = writing.then(() => drafts.remove(name))
}

/** The application is with us: nothing of it stays in the browser. */
export async function endApplication(received: string): Promise<void> {
  const { regNo } = application.getState()
  writing = writing.then(() => drafts.remove(nameOf({ regNo })))
  application.setState({ ...nothing, regNo, received }, true)
  await writing
}

/** Where a step is; the application that is supplemented stays in the address, so that a reload finds it. */
export function stepPath(step: 1 | 2 | 3, regNo = ''): string {
  return `/template/ogpmsUserApply${step}${regNo === '' ? '' : `?regNo=${encodeURIComponent(regNo)}`}`
}
