import { useNavigate } from 'react-router-dom'
import { portalTitle } from '../../../schemas/shared/addresses'
import { applyText } from '../../i18n/applyTexts'
import { supplierText } from '../../i18n/supplierTexts'
import { text } from '../../i18n/text'
import { LanguageSwitch } from '../frame/LanguageSwitch'
import styles from './Apply.module.css'

/** How the log-in page of suppliers looks; it calls nothing, and its buttons lead to the real pages. */
export function LoginSamplePage() {
  const navigate = useNavigate()
  return (
    <main className={styles.page}>
      <div className={styles.narrow}>
        <div className={styles.top}>
          <p className={styles.mark}>{portalTitle('external')}</p>
          <LanguageSwitch />
        </div>
        <h1 className={styles.title}>{supplierText('loginTitle')}</h1>
        <p className={styles.lead}>{applyText('sample')}</p>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            void navigate('/cyberLogin')
          }}
        >
          <label className={styles.field}>
            <span className={styles.label}>{supplierText('userId')}</span>
            <input className={styles.input} autoComplete="off" />
          </label>
          <label className={styles.field}>
            <span className={styles.label}>{text('loginPassword')}</span>
            <input className={styles.input} type="password" autoComplete="off" />
          </label>
          <fieldset className={styles.choices}>
            <legend className={styles.label}>{supplierText('way')}</legend>
            <label className={styles.choice}>
              <input type="radio" name="otpGubun" defaultChecked />
              {supplierText('wayMail')}
            </label>
            <label className={styles.choice}>
              <input type="radio" name="otpGubun" />
              {supplierText('wayText')}
            </label>
          </fieldset>
          <div className={styles.ways}>
            <button
              type="button"
              className="button"
              onClick={() => void navigate('/template/ogpmsUserApply1')}
            >
              {applyText('toApply')}
            </button>
            <button type="submit" className="button" data-look="primary">
              {text('loginButton')}
            </button>
          </div>
        </form>
      </div>
    </main>
  )
}
