import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { codeEntries } from '../../../schemas/codes/codeGroups'
import { appliedStaffGroups } from '../../../schemas/shared/staffApplication'
import { applyText } from '../../i18n/applyTexts'
import { staffApplyLabels, staffApplyText } from '../../i18n/staffApplyTexts'
import { toFailure } from '../../runtime/failure'
import { useFrame } from '../frame/frame'
import styles from './Apply.module.css'
import { ApplyField, type EntryProps } from './ApplyField'
import { ApplyPage } from './ApplyPage'
import { DraftOffer } from './DraftOffer'
import {
  endStaffApplication,
  enterStaff,
  leaveStaffDraft,
  type StaffField,
  sentStaffApplication,
  staffApplication,
  staffProblems,
  takeUpStaffDraft,
} from './staffApplication'
import { useFirstProblem } from './useFirstProblem'
import { useOnce } from './useOnce'

/** The application of an employee who has no account (domain 3.46). */
export function StaffApplyPage() {
  const offered = useStore(staffApplication, state => state.offered)
  return (
    <StaffPage lead={offered ? applyText('draftOffer') : staffApplyText('lead')}>
      {offered ? <DraftOffer onLeave={leaveStaffDraft} onTakeUp={takeUpStaffDraft} /> : <StaffForm />}
    </StaffPage>
  )
}

function StaffPage({ lead, children }: { readonly lead: string; readonly children: ReactNode }) {
  const received = useStore(staffApplication, state => state.received)
  return (
    <ApplyPage portal="internal" title={staffApplyText('title')} received={received}>
      <p className={styles.lead}>{lead}</p>
      {children}
    </ApplyPage>
  )
}

function StaffForm() {
  const { call } = useFrame()
  const navigate = useNavigate()
  const problem = useStore(staffApplication, state => state.problem)
  const { once, isRunning } = useOnce(() => undefined, staffApplication)
  const form = useRef<HTMLFormElement>(null)
  /** Repeats the same application once only, when its answer was lost on the way. */
  const sent = useRef({ text: '', key: '' })
  const showFirst = useFirstProblem(form)

  const submit = async () => {
    const { values } = staffApplication.getState()
    const wrong = staffProblems(values)
    const count = Object.keys(wrong).length
    if (count > 0)
      return staffApplication.setState({ problems: wrong, problem: applyText('someWrong', [count]) })
    staffApplication.setState({ problems: {}, problem: '' })
    const body = { header: sentStaffApplication(values) }
    const text = JSON.stringify(body)
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
    try {
      const { msg } = await call('applyIntUser', { body }, { idempotencyKey: sent.current.key })
      await endStaffApplication(msg)
    } catch (error) {
      // What was refused may be taken later, such as after a rejection.
      if (toFailure(error).kind !== 'network') sent.current = { text: '', key: '' }
      throw error
    }
  }
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void once(submit).then(showFirst)
      }}
    >
      <div className={styles.fields}>
        <StaffInput
          field="singleid"
          isRequired
          maxLength={30}
          autoComplete="username"
          note={staffApplyText('singleIdNote')}
        />
        <StaffInput field="hname" isRequired maxLength={50} autoComplete="name" />
        <StaffInput field="ename" maxLength={80} />
        <StaffInput field="telNo" type="tel" isRequired maxLength={20} autoComplete="tel" />
        <StaffInput
          field="section"
          isRequired
          maxLength={60}
          autoComplete="organization"
          note={staffApplyText('departmentNote')}
        />
        <StaffInput field="deptnm" isRequired maxLength={100} note={staffApplyText('departmentNote')} />
        <StaffInput
          field="email"
          type="email"
          isRequired
          maxLength={100}
          autoComplete="email"
          note={staffApplyText('emailNote')}
        />
        <StaffInput field="authGroupId" isRequired />
      </div>
      <StaffInput field="reason" rows={3} isRequired maxLength={400} note={staffApplyText('reasonNote')} />
      <Consent />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p className={styles.note}>{staffApplyText('draftNote')}</p>
      <div className={styles.ways}>
        <button type="button" className="button" onClick={() => void navigate('/login')}>
          {applyText('toLogin')}
        </button>
        <button type="submit" className="button" data-look="primary" aria-disabled={isRunning}>
          {isRunning ? applyText('running') : staffApplyText('apply')}
        </button>
      </div>
    </form>
  )
}

const groups = codeEntries('AUTH_GROUP').filter(({ value }) => appliedStaffGroups.includes(value))

function StaffInput(props: EntryProps & { readonly field: StaffField }) {
  const { field } = props
  const value = useStore(staffApplication, state => state.values[field] ?? '')
  const problem = useStore(staffApplication, state => state.problems[field])
  return (
    <ApplyField
      {...props}
      label={staffApplyLabels[field]}
      value={value}
      entries={field === 'authGroupId' ? groups : undefined}
      problem={problem}
      onChange={text => enterStaff({ [field]: text })}
    />
  )
}

function Consent() {
  const isAgreed = useStore(staffApplication, state => state.values.agreeYn === 'Y')
  const problem = useStore(staffApplication, state => state.problems.agreeYn)
  return (
    <section className={styles.terms}>
      <h2 className={styles.part}>
        {staffApplyText('consentPart')} <span className={styles.mandatory}>{applyText('required')}</span>
      </h2>
      <p className={styles.termsText}>{staffApplyText('consentText')}</p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="agreeYn"
          required
          checked={isAgreed}
          aria-invalid={problem !== undefined}
          aria-describedby="agreeYn-said"
          onChange={event => enterStaff({ agreeYn: event.target.checked ? 'Y' : 'N' })}
        />
        {staffApplyText('agree')}
      </label>
      <p id="agreeYn-said" className={styles.problem} role="status">
        {problem}
      </p>
    </section>
  )
}
