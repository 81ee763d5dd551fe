import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { codeEntries } from '../../../schemas/codes/codeGroups'
import { isBusinessNumber } from '../../../schemas/shared/taxNumber'
import { translate } from '../../../schemas/shared/translated'
import { applyLabels, applyText } from '../../i18n/applyTexts'
import { useFrame, useSession } from '../frame/frame'
import styles from './Apply.module.css'
import { ApplyInput } from './ApplyInput'
import { ApplyLayout } from './ApplyLayout'
import { missingAt } from './applyRules'
import { application, enter, stepPath } from './applyStore'
import { useFirstProblem } from './useFirstProblem'
import { useOnce } from './useOnce'
import { VerifyCode } from './VerifyCode'

const refusals = { '02': 'suspended', '03': 'closed', '99': 'unknown' } as const

/** Step 2: the business number, by check digit and the tax office's word, and a contact that proves itself by a code. */
export function ApplyVerifyPage() {
  const { call, session } = useFrame()
  const navigate = useNavigate()
  const isVerified = useSession(state => state.applyToken !== undefined)
  const { regNo, values, problem } = useStore(application)
  const [checked, setChecked] = useState('')
  const { once, isRunning } = useOnce(() => undefined)
  const form = useRef<HTMLFormElement>(null)
  const showFirst = useFirstProblem(form)
  const isNew = regNo === '' && values.applyType !== 'USER'
  const taxNo = (values.taxNo2 ?? '').trim()
  const forget = () => session.setState({ applyToken: undefined })

  /** Whether the number may apply; says at its field why not. */
  const checkNumber = async (): Promise<boolean> => {
    if (!isBusinessNumber(taxNo)) return refuse(applyText('taxNumberWrong'))
    const { ntsStatus } = await call('checkPublicTaxNo', { taxNo })
    const refusal = refusals[ntsStatus as keyof typeof refusals]
    if (refusal) return refuse(applyText(refusal))
    enter({ taxNo2: taxNo, ...(ntsStatus === undefined ? {} : { ntsStatus }) })
    setChecked(taxNo)
    return true
  }
  const goOn = async () => {
    const missing = missingAt(isNew ? ['taxNo2', 'compNameKr', 'ceoName', 'foundDate'] : ['taxNo2'])
    if (Object.keys(missing).length > 0) return application.setState({ problems: missing })
    if (checked !== taxNo && !(await checkNumber())) return
    if (!isVerified) return application.setState({ problems: { verifyCode: applyText('verifyFirst') } })
    application.setState({ problem: '' })
    void navigate(stepPath(3, regNo))
  }
  return (
    <ApplyLayout step={2} lead={applyText('verifyLead')}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void once(goOn, 'taxNo2').then(showFirst)
        }}
      >
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        <div className={styles.fields}>
          <ApplyInput
            field="taxNo2"
            isRequired
            isReadOnly={isVerified}
            maxLength={12}
            note={checked !== '' && checked === taxNo ? applyText('inBusiness') : undefined}
          >
            <button
              type="button"
              className="button"
              aria-disabled={isRunning}
              disabled={isVerified}
              onClick={() => void once(async () => void (await checkNumber()), 'taxNo2')}
            >
              {applyText('checkNumber')}
            </button>
          </ApplyInput>
          {isNew && (
            <>
              <ApplyInput field="compNameKr" isRequired maxLength={100} autoComplete="organization" />
              <ApplyInput field="ceoName" isRequired maxLength={50} />
              <ApplyInput field="foundDate" type="date" isRequired />
            </>
          )}
        </div>
        <h2 className={styles.part}>{applyText('identity')}</h2>
        {regNo === '' ? <Contact isVerified={isVerified} /> : <p>{applyText('ownContact')}</p>}
        {isVerified ? (
          <div className={styles.beside}>
            <p className={styles.good} role="status">
              {applyText('verified')}
            </p>
            <button type="button" className="button" onClick={forget}>
              {applyText('verifyAgain')}
            </button>
          </div>
        ) : (
          <VerifyCode
            onVerified={() => form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()}
          />
        )}
        <div className={styles.ways}>
          <button type="button" className="button" onClick={() => void navigate(stepPath(1, regNo))}>
            {applyText('back')}
          </button>
          <button type="submit" className="button" data-look="primary" aria-disabled={isRunning}>
            {applyText('next')}
          </button>
        </div>
      </form>
    </ApplyLayout>
  )
}

function refuse(taxNo2: string): false {
  application.setState({ problems: { taxNo2 } })
  return false
}

/** Where the code goes to; what has been verified stays as it is. */
function Contact({ isVerified }: { readonly isVerified: boolean }) {
  const verifyType = useStore(application, state => state.values.verifyType)
  return (
    <div className={styles.fields}>
      <fieldset className={styles.choices} disabled={isVerified}>
        <legend className={styles.label}>{applyLabels.verifyType}</legend>
        {translate(codeEntries('OTP_GUBUN')).map(({ value, text }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name="verifyType"
              value={value}
              checked={verifyType === value}
              onChange={() => enter({ verifyType: value as 'S' | 'E' })}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {verifyType === 'S' ? (
        <ApplyInput
          field="cellPhoneNo"
          type="tel"
          isRequired
          isReadOnly={isVerified}
          maxLength={20}
          autoComplete="tel"
        />
      ) : (
        <ApplyInput
          field="email"
          type="email"
          isRequired
          isReadOnly={isVerified}
          maxLength={100}
          autoComplete="email"
        />
      )}
    </div>
  )
}
