import { useNavigate } from 'react-router-dom'
import { homeOf } from '../auth/portalOf'
import { text } from '../i18n/text'
import { useSession } from './frame'
import { StatusPage } from './StatusPage'

/** Spec §2: the page of a server error. */
export function Info500Page() {
  const navigate = useNavigate()
  const portal = useSession(state => state.portal)
  const failedRequest = useSession(state => state.failedRequest)
  return (
    <StatusPage
      isWhole
      icon="warning"
      title={text('info500Title')}
      lead={text('info500Lead')}
      code={failedRequest && text('helpCode', [failedRequest.slice(0, 8)])}
    >
      <button type="button" className="button" onClick={() => void navigate(-1)}>
        {text('goBack')}
      </button>
      <button
        type="button"
        className="button"
        data-look="primary"
        onClick={() => void navigate(homeOf(portal))}
      >
        {text('toHome')}
      </button>
    </StatusPage>
  )
}
