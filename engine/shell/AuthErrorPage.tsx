import { useNavigate, useSearchParams } from 'react-router-dom'
import { loginCodeText } from '../auth/loginFlow'
import { loginPathOf } from '../auth/portalOf'
import { text } from '../i18n/text'
import { AuthError } from './AuthError'
import { useSession } from './frame'

/** What the page says to staff, and where it leads them. */
export function AuthErrorPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const portal = useSession(state => state.portal)
  return (
    <AuthError title={text('authReqTitle')} leadOf={loginCodeText}>
      {/* Spec §8: AD log-in shows a retry; it begins anew at the directory. */}
      {params.has('way') && (
        <button type="button" className="button" data-look="primary" onClick={() => void navigate('/login')}>
          {text('retry')}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-look={params.has('way') ? undefined : 'primary'}
        onClick={() => void navigate(params.has('way') ? '/login?out=Y' : loginPathOf(portal))}
      >
        {text('toLogin')}
      </button>
    </AuthError>
  )
}
