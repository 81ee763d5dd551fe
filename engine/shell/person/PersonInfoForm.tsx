import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MyInfo } from '../../../codegen/generated/types'
import { koreanTimeText } from '../../../schemas/shared/koreanTime'
import { phoneMask } from '../../../schemas/shared/masks/identityMasks'
import { messages } from '../../../schemas/shared/messages'
import { isFailure } from '../../auth/apiClient'
import { personText } from '../../i18n/personTexts'
import { useFrame, useSession } from '../frame/frame'
import { DelegateFields } from './DelegateFields'
import styles from './PersonInfo.module.css'
import { ownPage } from './PersonInfoLoginPage'
import { PlainField } from './PlainField'
import { firstDraft, inputOf, keepDraft, openDraft, type PersonDraft } from './personDraft'

interface PersonInfoFormProps {
  readonly info: MyInfo
  readonly onSaved: (info: MyInfo) => void
}

/** How one is reached. What the directory or the company says of one is only read. */
export function PersonInfoForm({ info, onSaved }: PersonInfoFormProps) {
  const { call, ask } = useFrame()
  const navigate = useNavigate()
  const portal = useSession(state => state.portal)
  const codes = useSession(state => state.codes)
  const isSupplier = portal === 'external'
  const [draft, setDraft] = useState(() => openDraft(info))
  const [problem, setProblem] = useState<{ readonly field: string; readonly text: string }>()
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(firstDraft(info))

  useEffect(() => {
    keepDraft(info, isChanged ? draft : undefined)
    if (!isChanged) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [info, draft, isChanged])

  const change = (values: Partial<PersonDraft>) => {
    setDraft(before => ({ ...before, ...values }))
    setProblem(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (!isChanged) return ask.toast(personText('noChange'), 'info')
    if (!(await ask.confirm(messages.confirmSave))) return
    setIsSaving(true)
    try {
      const saved = await call('updateMyInfo', { body: inputOf(info, draft, isSupplier) })
      keepDraft(info, undefined)
      ask.toast(messages.saved, 'success')
      onSaved(saved)
    } catch (error) {
      if (!isFailure(error)) throw error
      if (error.field === undefined) await ask.alert(error.message)
      else setProblem({ field: error.field, text: error.message })
      if (error.code === 'notVerified') return void navigate(ownPage(portal, 'PersonInfoLogin'))
    }
    setIsSaving(false)
  }
  const textOf = (group: string, value = '') =>
    codes[group]?.find(entry => entry.value === value)?.text ?? value
  const fact = (label: string, value: string | undefined) => (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value || personText('none')}</span>
    </div>
  )
  const field = (name: keyof PersonDraft & Parameters<typeof personText>[0], more: object = {}) => (
    <PlainField
      label={personText(name)}
      value={draft[name]}
      problem={problem?.field === name ? problem.text : undefined}
      onChange={value => change({ [name]: value })}
      {...more}
    />
  )
  const phone = (name: 'cellPhoneNo' | 'phoneNo') => ({
    inputMode: 'tel',
    maxLength: 20,
    onBlur: () => {
      const read = phoneMask.toValue(draft[name])
      if ('value' in read && read.value !== '') setDraft({ ...draft, [name]: phoneMask.toText(read.value) })
    },
  })
  return (
    <form noValidate className={styles.stack} onSubmit={event => void submit(event)}>
      {!info.cellPhoneNo && (
        <p className={styles.advice} role="status">
          {personText('noCellPhone')}
        </p>
      )}
      <section className={styles.card} aria-labelledby="personBasic">
        <h2 id="personBasic">{personText('basic')}</h2>
        <div className={styles.grid}>
          {fact(personText('userId'), info.userId)}
          {fact(personText('userName'), info.userName)}
          {isSupplier && fact(personText('compNameKr'), info.compNameKr)}
          {isSupplier ? field('ename', { maxLength: 80 }) : fact(personText('ename'), info.ename)}
          {isSupplier ? field('deptName', { maxLength: 60 }) : fact(personText('deptName'), info.deptName)}
          {isSupplier
            ? field('positionName', { maxLength: 30 })
            : fact(personText('positionName'), info.positionName)}
          {field('email', { required: true, inputMode: 'email', maxLength: 100, autoComplete: 'email' })}
          {field('cellPhoneNo', { required: true, ...phone('cellPhoneNo') })}
          {field('phoneNo', phone('phoneNo'))}
          {isSupplier && (
            <OtpWays
              choices={codes.OTP_GUBUN ?? []}
              chosen={draft.otpGubun}
              onChoose={otpGubun => change({ otpGubun })}
            />
          )}
          {fact(personText('authGroupId'), textOf('AUTH_GROUP', info.authGroupId))}
          {fact(
            personText('lastLoginDt'),
            info.lastLoginDt === undefined ? undefined : koreanTimeText(new Date(info.lastLoginDt)),
          )}
          {fact(personText('lastLoginIp'), info.lastLoginIp)}
        </div>
      </section>
      {!isSupplier && <DelegateFields draft={draft} problem={problem} onChange={change} />}
      <div className={styles.foot}>
        <button type="submit" className="button" data-look="primary" disabled={isSaving}>
          {personText(isSaving ? 'saving' : 'save')}
        </button>
      </div>
    </form>
  )
}

interface OtpWaysProps {
  readonly choices: readonly { readonly value: string; readonly text: string }[]
  readonly chosen: string
  readonly onChoose: (value: string) => void
}

/** How a supplier's user gets the code of a log-in. */
function OtpWays({ choices, chosen, onChoose }: OtpWaysProps) {
  return (
    <fieldset className={`${styles.field} ${styles.bare}`}>
      <legend className={styles.label}>{personText('otpGubun')}</legend>
      <div className={styles.ways}>
        {choices.map(({ value, text }) => (
          <label key={value}>
            <input type="radio" name="otpGubun" checked={chosen === value} onChange={() => onChoose(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
