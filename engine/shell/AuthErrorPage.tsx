import { useNavigate, useSearchParams } from 'react-router-dom'
import { loginCodeText } from '../auth/loginFlow'
import { loginPathOf } from '../auth/portalOf'
import { text } from '../i18n/text'
import { useSession } from './frame'
import { StatusPage } from './StatusPage'

/** Spec §2 and §8: why an authentication failed, from the query parameter "error". Only known codes are shown. */
export function AuthErrorPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const portal = useSession(state => state.portal)
  const code = /^[A-Z]{2,4}\d{3,9}$/.exec(params.get('error') ?? '')?.[0]
  return (
    <StatusPage
      isWhole
      icon="warning"
      title={text('authReqTitle')}
      lead={loginCodeText(code ?? '')}
      code={code === undefined ? undefined : text('helpCode', [code])}
    >
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
    </StatusPage>
  )
}
