import { useNavigate } from 'react-router-dom'
import { homeOf } from '../auth/portalOf'
import { text } from '../i18n/text'
import { useSession } from './frame'
import { StatusPage } from './StatusPage'

/** Spec §2: any unknown path. */
export function NotFoundPage() {
  const navigate = useNavigate()
  const portal = useSession(state => state.portal)
  return (
    <StatusPage isWhole icon="search" title={text('notFoundTitle')} lead={text('notFoundLead')}>
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
