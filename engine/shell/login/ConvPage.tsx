import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isFailure } from '../../auth/apiClient'
import { devTexts } from '../../i18n/devTexts'
import { useFrame } from '../frame/frame'
import styles from '../person/PersonInfo.module.css'
import { PlainField } from '../person/PlainField'
import page from './LoginPage.module.css'

const portals = [
  ['I', devTexts.internal],
  ['E', devTexts.external],
] as const

/** Spec §2, for developers: a link of the former system becomes a path of this one. */
export function ConvPage() {
  const { call } = useFrame()
  const navigate = useNavigate()
  const [legacyUrl, setLegacyUrl] = useState('')
  const [portalType, setPortalType] = useState('I')
  const [resultUrl, setResultUrl] = useState('')
  const [problem, setProblem] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setResultUrl('')
    if (legacyUrl.trim() === '') return setProblem(devTexts.legacyEmpty)
    try {
      setResultUrl((await call('convertLegacyUrl', { legacyUrl, portalType })).resultUrl)
      setProblem(undefined)
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem(error.message)
    }
  }
  return (
    <main className={page.page}>
      <section className={page.panel}>
        <h1 className={page.title}>{devTexts.convTitle}</h1>
        <p className={page.lead}>{devTexts.convLead}</p>
        <form className={`${styles.card} ${styles.stack}`} noValidate onSubmit={event => void submit(event)}>
          <PlainField
            label={devTexts.legacyUrl}
            value={legacyUrl}
            maxLength={2000}
            required
            problem={problem}
            onChange={value => {
              setLegacyUrl(value)
              setProblem(undefined)
            }}
          />
          <fieldset className={`${styles.field} ${styles.bare}`}>
            <legend className={styles.label}>{devTexts.portalType}</legend>
            <div className={styles.ways}>
              {portals.map(([value, label]) => (
                <label key={value}>
                  <input
                    type="radio"
                    name="portalType"
                    checked={portalType === value}
                    onChange={() => setPortalType(value)}
                  />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
          {resultUrl !== '' && (
            <div className={styles.field} role="status">
              <span className={styles.label}>{devTexts.result}</span>
              <span className={styles.value}>{resultUrl}</span>
            </div>
          )}
          <div className={styles.foot}>
            {resultUrl !== '' && (
              <button type="button" className="button" onClick={() => void navigate(resultUrl)}>
                {devTexts.open}
              </button>
            )}
            <button type="submit" className="button" data-look="primary">
              {devTexts.convert}
            </button>
          </div>
        </form>
      </section>
    </main>
  )
}
