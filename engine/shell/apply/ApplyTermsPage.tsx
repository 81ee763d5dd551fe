import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import type { PublicTerms } from '../../../codegen/generated/types'
import { codeEntries } from '../../../schemas/codes/codeGroups'
import { translate, translateSentence } from '../../../schemas/shared/translated'
import { applyLabels, applyText } from '../../i18n/applyTexts'
import { useFrame } from '../frame/frame'
import styles from './Apply.module.css'
import { ApplyLayout } from './ApplyLayout'
import { application, enter, leaveDraft, stepPath, takeUpDraft } from './applyStore'
import { DraftOffer } from './DraftOffer'
import { useFirstProblem } from './useFirstProblem'

/** The fields by which the terms are agreed to. */
const consents = {
  TERMS: 'termsYn',
  PRIVACY: 'privacyYn',
  THIRD: 'thirdYn',
  MARKET: 'marketingYn',
} as const

type Consent = (typeof consents)[keyof typeof consents]

const consentOf = (code: string): Consent => consents[code as keyof typeof consents] ?? 'marketingYn'

/** Step 1: terms and what is applied for; of a supplement only the way to its verification. */
export function ApplyTermsPage() {
  const navigate = useNavigate()
  const { regNo, offered, problems, values } = useStore(application)
  const form = useRef<HTMLFormElement>(null)
  const showFirst = useFirstProblem(form)
  if (offered)
    return (
      <ApplyLayout step={1} lead={applyText('draftOffer')}>
        <DraftOffer onLeave={leaveDraft} onTakeUp={takeUpDraft} />
      </ApplyLayout>
    )
  const goOn = () => {
    const { termsYn, privacyYn, thirdYn, applyType } = application.getState().values
    const hasAgreed = [termsYn, privacyYn, thirdYn].every(agreed => agreed === 'Y')
    if (regNo === '' && !hasAgreed)
      return application.setState({ problems: { termsYn: applyText('termsMissing') } })
    if (!applyType) return application.setState({ problems: { applyType: applyText('typeMissing') } })
    void navigate(stepPath(2, regNo))
  }
  const lead = regNo === '' ? applyText('termsLead') : applyText('supplementLead', [regNo])
  return (
    <ApplyLayout step={1} lead={lead}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          goOn()
          showFirst()
        }}
      >
        {regNo === '' && (
          <>
            <Terms />
            <fieldset className={styles.choices}>
              <legend className={styles.part}>{applyLabels.applyType}</legend>
              {translate(codeEntries('APPLY_TYPE')).map(({ value, text }) => (
                <label key={value} className={styles.choice}>
                  <input
                    type="radio"
                    name="applyType"
                    value={value}
                    checked={values.applyType === value}
                    onChange={() => enter({ applyType: value as 'NEW' | 'USER' })}
                  />
                  {text}
                </label>
              ))}
            </fieldset>
            {values.exNo !== undefined && (
              <p className={styles.note}>{applyText('invited', [values.exNo])}</p>
            )}
          </>
        )}
        <p className={styles.problem} role="alert">
          {problems.termsYn ?? problems.applyType}
        </p>
        <p className={styles.note}>{applyText('draftNote')}</p>
        <div className={styles.ways}>
          <button type="button" className="button" onClick={() => void navigate('/cyberLogin')}>
            {applyText('toLogin')}
          </button>
          <button type="submit" className="button" data-look="primary">
            {applyText('next')}
          </button>
        </div>
      </form>
    </ApplyLayout>
  )
}

function Terms() {
  const { call } = useFrame()
  const { values, problems } = useStore(application)
  const [terms, setTerms] = useState<readonly PublicTerms[]>()
  const [isLost, setIsLost] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    setIsLost(tries < 0)
    call('getPublicTerms', {}).then(
      found => !isGone && setTerms(found),
      () => !isGone && setIsLost(true),
    )
    return () => {
      isGone = true
    }
  }, [call, tries])
  if (isLost)
    return (
      <div className={styles.notice} role="alert">
        <p>{applyText('termsFailed')}</p>
        <button type="button" className="button" onClick={() => setTries(tries + 1)}>
          {applyText('retry')}
        </button>
      </div>
    )
  if (!terms) return <p className={styles.note}>{applyText('running')}</p>
  const fields = terms.map(({ termsCode }) => consentOf(termsCode))
  const agree = (agreed: readonly Consent[], isAgreed: boolean) =>
    enter(Object.fromEntries(agreed.map(field => [field, isAgreed ? 'Y' : 'N'])))
  return (
    <>
      <label className={`${styles.choice} ${styles.all}`}>
        <input
          type="checkbox"
          checked={fields.every(field => values[field] === 'Y')}
          onChange={event => agree(fields, event.target.checked)}
        />
        {applyText('agreeAll')}
      </label>
      {terms.map(({ termsCode, title, text, requiredYn }) => (
        <section key={termsCode} className={styles.terms}>
          <h2 className={styles.part}>
            {translateSentence(title)}{' '}
            {requiredYn === 'Y' && <span className={styles.mandatory}>{applyText('required')}</span>}
          </h2>
          <p className={styles.termsText}>{translateSentence(text)}</p>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={values[consentOf(termsCode)] === 'Y'}
              aria-invalid={
                problems.termsYn !== undefined && requiredYn === 'Y' && values[consentOf(termsCode)] !== 'Y'
              }
              onChange={event => agree([consentOf(termsCode)], event.target.checked)}
            />
            {applyText('agree', [translateSentence(title)])}
          </label>
        </section>
      ))}
    </>
  )
}
