import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { applyText } from '../../i18n/applyTexts'
import type { CallPort } from '../../runtime/services'
import { useFrame } from '../frame/frame'
import styles from './Apply.module.css'
import { ApplyCompany } from './ApplyCompany'
import { ApplyGroup } from './ApplyGroup'
import { ApplyInput } from './ApplyInput'
import { ApplyLayout } from './ApplyLayout'
import { ApplyPapers } from './ApplyPapers'
import { problemsOf } from './applyRules'
import { application, endApplication, stepPath } from './applyStore'
import { loadSupplement } from './loadSupplement'
import { sentApplication } from './sentApplication'
import { useFirstProblem } from './useFirstProblem'
import { useOnce } from './useOnce'

/** Step 3: who applies, and for a new supplier the company with its papers. */
export function ApplyDetailsPage() {
  const { call, session } = useFrame()
  const navigate = useNavigate()
  const { regNo, values, problem, problems, wanted } = useStore(application)
  const backToVerify = () => void navigate(stepPath(2, regNo))
  const { once, isRunning } = useOnce(backToVerify)
  const form = useRef<HTMLFormElement>(null)
  /** Repeats the same application once only, when its answer was lost on the way. */
  const sent = useRef({ text: '', key: '' })
  const isCompany = regNo !== '' || values.applyType !== 'USER'
  const asked = useRef('')
  useEffect(() => {
    if (regNo === '' || wanted !== undefined || asked.current === regNo) return
    asked.current = regNo
    void once(() => loadSupplement(call, regNo))
  }, [call, once, regNo, wanted])
  const showFirst = useFirstProblem(form)

  const submit = async () => {
    const state = application.getState()
    const wrong = problemsOf(state)
    const count = Object.keys(wrong).length
    if (count > 0) return application.setState({ problems: wrong, problem: applyText('someWrong', [count]) })
    application.setState({ problems: {}, problem: '' })
    const body = sentApplication(state)
    const text = JSON.stringify(body)
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() }
    const answer = await call(
      isCompany ? 'applyCompReg' : 'applyExtUser',
      { body },
      { idempotencyKey: sent.current.key },
    )
    session.setState({ applyToken: undefined })
    await endApplication(answer.msg)
  }
  return (
    <ApplyLayout step={3} lead={applyText('detailsLead')}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void once(submit).then(showFirst)
        }}
      >
        {wanted && (
          <section className={styles.notice}>
            <h2 className={styles.part}>{applyText('supplementWanted')}</h2>
            <p>{wanted.reason}</p>
            {wanted.due !== '' && <p>{applyText('supplementDue', [wanted.due])}</p>}
          </section>
        )}
        <UserPart call={call} onTokenEnded={backToVerify} />
        {isCompany && (
          <>
            <ApplyCompany />
            <h2 className={styles.part}>{applyText('dealPart')}</h2>
            <ApplyGroup onTokenEnded={backToVerify} />
            <ApplyInput field="mainItem" isRequired maxLength={300} />
            <ApplyPapers onTokenEnded={backToVerify} />
          </>
        )}
        <p className={styles.problem} role="alert">
          {problem || problems.taxNo2 || problems.termsYn}
        </p>
        <div className={styles.ways}>
          <button type="button" className="button" onClick={backToVerify}>
            {applyText('back')}
          </button>
          <button type="submit" className="button" data-look="primary" aria-disabled={isRunning}>
            {applyText(isRunning ? 'running' : isCompany ? 'applyCompany' : 'applyUser')}
          </button>
        </div>
      </form>
    </ApplyLayout>
  )
}

interface UserPartProps {
  readonly call: CallPort
  readonly onTokenEnded: () => void
}

/** The first user; of a supplement they are known already. The contact that was verified stays as it is. */
function UserPart({ call, onTokenEnded }: UserPartProps) {
  const { regNo, values } = useStore(application)
  const [free, setFree] = useState('')
  const { once, isRunning } = useOnce(onTokenEnded)
  const isKnown = regNo !== ''
  const check = async () => {
    const { userId = '' } = application.getState().values
    const refuse = (text: string) => application.setState({ problems: { userId: text } })
    if (!/^[a-z0-9]{6,20}$/.test(userId)) return refuse(applyText('userIdWrong'))
    const { existsYn } = await call('checkExtUserId', { userId })
    if (existsYn === 'Y') return refuse(applyText('userIdTaken'))
    setFree(userId)
  }
  return (
    <>
      <h2 className={styles.part}>{applyText('userPart')}</h2>
      <div className={styles.fields}>
        <ApplyInput
          field="userId"
          isRequired
          isReadOnly={isKnown}
          maxLength={20}
          autoComplete="username"
          note={free !== '' && free === values.userId ? applyText('userIdFree') : undefined}
        >
          {!isKnown && (
            <button
              type="button"
              className="button"
              aria-disabled={isRunning}
              onClick={() => void once(check, 'userId')}
            >
              {applyText('checkUserId')}
            </button>
          )}
        </ApplyInput>
        <ApplyInput field="userName" isRequired isReadOnly={isKnown} maxLength={50} autoComplete="name" />
        {!isKnown && (
          <>
            <ApplyInput
              field="passwordNew"
              type="password"
              isRequired
              maxLength={64}
              autoComplete="new-password"
            />
            <ApplyInput
              field="passwordCheck"
              type="password"
              isRequired
              maxLength={64}
              autoComplete="new-password"
            />
          </>
        )}
        <ApplyInput field="deptName" isReadOnly={isKnown} maxLength={60} />
        <ApplyInput field="positionName" isReadOnly={isKnown} maxLength={30} />
        <ApplyInput
          field="email"
          type="email"
          isRequired
          isReadOnly={isKnown || values.verifyType !== 'S'}
          maxLength={100}
          autoComplete="email"
        />
        <ApplyInput
          field="cellPhoneNo"
          type="tel"
          isRequired
          isReadOnly={isKnown || values.verifyType === 'S'}
          maxLength={20}
          autoComplete="tel"
        />
        <ApplyInput field="phoneNo" type="tel" isReadOnly={isKnown} maxLength={20} />
      </div>
    </>
  )
}
