import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { passwordFault, passwordTexts } from '../../../schemas/shared/passwordRule'
import { isFailure } from '../../auth/apiClient'
import { personText } from '../../i18n/personTexts'
import { useFrame, useSession } from '../frame/frame'
import styles from './PersonInfo.module.css'
import { ownPage } from './PersonInfoLoginPage'
import { PlainField } from './PlainField'

const none = { password: '', passwordNew: '', passwordCheck: '' }
type Passwords = typeof none

/** The present password and a new one, twice. Judged here as far as the page can tell, wholly by the server. */
export function MyPasswordForm({ userId }: { readonly userId: string }) {
  const { call, ask } = useFrame()
  const navigate = useNavigate()
  const portal = useSession(state => state.portal)
  const [passwords, setPasswords] = useState(none)
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string }>()
  const [isSaving, setIsSaving] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    const found = problemOf(passwords, userId)
    setProblem(found)
    if (found) return
    setIsSaving(true)
    try {
      await call('changeMyPassword', { body: passwords })
      setPasswords(none)
      ask.toast(personText('passwordChanged'), 'success')
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.field === undefined) await ask.alert(error.message)
      else setProblem({ field: error.field, text: error.message })
      if (error.code === 'notVerified') return void navigate(ownPage(portal, 'PersonInfoLogin'))
    }
    setIsSaving(false)
  }
  const field = (name: keyof Passwords, label: string, autoComplete: string) => (
    <PlainField
      label={label}
      type="password"
      autoComplete={autoComplete}
      maxLength={200}
      required
      value={passwords[name]}
      problem={problem?.field === name ? problem.text : undefined}
      onChange={value => {
        setPasswords({ ...passwords, [name]: value })
        setProblem(undefined)
      }}
    />
  )
  return (
    <form noValidate onSubmit={event => void submit(event)}>
      <section className={styles.card} aria-labelledby="personPassword">
        <h2 id="personPassword">{personText('passwordTitle')}</h2>
        <p className={styles.lead}>{personText('passwordLead')}</p>
        <input type="text" autoComplete="username" value={userId} readOnly hidden />
        <div className={styles.grid}>
          {field('password', personText('passwordNow'), 'current-password')}
          {field('passwordNew', personText('passwordNew'), 'new-password')}
          {field('passwordCheck', personText('passwordCheck'), 'new-password')}
        </div>
        <div className={styles.foot}>
          <button type="submit" className="button" disabled={isSaving}>
            {personText(isSaving ? 'saving' : 'passwordChange')}
          </button>
        </div>
      </section>
    </form>
  )
}

function problemOf({ password, passwordNew, passwordCheck }: Passwords, userId: string) {
  if (password === '') return { field: 'password', text: personText('required', [personText('passwordNow')]) }
  const fault = passwordFault(passwordNew, userId)
  if (fault) return { field: 'passwordNew', text: passwordTexts[fault] }
  return passwordCheck === passwordNew ? undefined : { field: 'passwordCheck', text: passwordTexts.differs }
}
