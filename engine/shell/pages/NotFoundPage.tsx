import { text } from '../../i18n/text'
import { StatusActions } from './StatusActions'
import { StatusPage } from './StatusPage'

/** Spec §2: any unknown path. Outside of the frame, and the same in both portals. */
export function NotFoundPage() {
  return (
    <StatusPage isWhole icon="search" title={text('notFoundTitle')} lead={text('notFoundLead')}>
      <StatusActions />
    </StatusPage>
  )
}
