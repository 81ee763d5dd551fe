import { useNavigate } from 'react-router-dom'
import { supplierCodeText } from '../auth/cyberLoginFlow'
import { loginPathOf } from '../auth/portalOf'
import { supplierText } from '../i18n/supplierTexts'
import { text } from '../i18n/text'
import { AuthError } from './AuthError'

/** What the page says to suppliers, and where it leads them. */
export function CyberAuthErrorPage() {
  const navigate = useNavigate()
  return (
    <AuthError title={supplierText('authErrorTitle')} leadOf={supplierCodeText}>
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
    </AuthError>
  )
}
