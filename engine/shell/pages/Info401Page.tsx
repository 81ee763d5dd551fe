import { text } from '../../i18n/text'
import { StatusActions } from './StatusActions'
import { StatusPage } from './StatusPage'

/** Spec §2: the page of those who may not see what they asked for. Outside of the frame, and the same in both portals. */
export function Info401Page() {
  return (
    <StatusPage isWhole icon="info" title={text('info401Title')} lead={text('info401Lead')} code="GPMS006">
      <StatusActions />
    </StatusPage>
  )
}
