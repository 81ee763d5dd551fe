import { text } from '../../i18n/text'
import { useSession } from '../frame/frame'
import { StatusActions } from './StatusActions'
import { StatusPage } from './StatusPage'

/** Spec §2: the page of a server error. Outside of the frame, and the same in both portals. */
export function Info500Page() {
  const failedRequest = useSession(state => state.failedRequest)
  return (
    <StatusPage
      isWhole
      icon="warning"
      title={text('info500Title')}
      lead={text('info500Lead')}
      code={failedRequest && text('helpCode', [failedRequest.slice(0, 8)])}
    >
      <StatusActions />
    </StatusPage>
  )
}
