import { useNavigate, useSearchParams } from 'react-router-dom'
import { supplierCodeText } from '../auth/cyberLoginFlow'
import { loginPathOf } from '../auth/portalOf'
import { supplierText } from '../i18n/supplierTexts'
import { text } from '../i18n/text'
import { StatusPage } from './StatusPage'

/** Spec §2 and §8: why an authentication of suppliers failed, from the query parameter "error". Only known codes are shown. */
export function CyberAuthErrorPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const code = /^[A-Z]{2,4}\d{3,9}$/.exec(params.get('error') ?? '')?.[0]
  return (
    <StatusPage
      isWhole
      icon="warning"
      title={supplierText('authErrorTitle')}
      lead={supplierCodeText(code ?? '')}
      code={code === undefined ? undefined : text('helpCode', [code])}
    >
      <button
        type="button"
        className="button"
        data-look="primary"
        onClick={() => void navigate(loginPathOf('external'))}
      >
        {text('toLogin')}
      </button>
      <button type="button" className="button" onClick={() => void navigate('/integration?type=l')}>
        {supplierText('toEntry')}
      </button>
    </StatusPage>
  )
}
