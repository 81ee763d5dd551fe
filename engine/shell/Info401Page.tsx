import { useNavigate } from 'react-router-dom'
import { homeOf } from '../auth/portalOf'
import { text } from '../i18n/text'
import { useSession } from './frame'
import { StatusPage } from './StatusPage'

/** Spec §2: the page of those who may not see what they asked for. */
export function Info401Page() {
  const navigate = useNavigate()
  const portal = useSession(state => state.portal)
  return (
    <StatusPage isWhole icon="info" title={text('info401Title')} lead={text('info401Lead')} code="GPMS006">
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
