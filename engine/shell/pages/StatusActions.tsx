import { useNavigate } from 'react-router-dom'
import { homeOf } from '../../auth/portalOf'
import { text } from '../../i18n/text'
import { useSession } from '../frame/frame'

/** The ways on from a page that says what has happened: back, where there is a page to go back to, and home. */
export function StatusActions() {
  const navigate = useNavigate()
  const portal = useSession(state => state.portal)
  return (
    <>
      {hasPageBefore() && (
        <button type="button" className="button" onClick={() => void navigate(-1)}>
          {text('goBack')}
        </button>
      )}
      <button
        type="button"
        className="button"
        data-look="primary"
        onClick={() => void navigate(homeOf(portal))}
      >
        {text('toHome')}
      </button>
    </>
  )
}

/** The router counts its pages in the history's own state; the first one has none of ours before it. */
function hasPageBefore(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0
}
