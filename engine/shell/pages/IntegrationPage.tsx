import { useNavigate, useSearchParams } from 'react-router-dom'
import { loginPathOf } from '../../auth/portalOf'
import { supplierText } from '../../i18n/supplierTexts'
import { StatusPage } from './StatusPage'

/** What stands there by the query parameter "type": after a lost session, about applying, else about the portal. */
const words = {
  l: ['entryLostTitle', 'entryLostLead'],
  a: ['entryApplyTitle', 'entryApplyLead'],
  entry: ['entryTitle', 'entryLead'],
} as const

/** Spec §2: the entry of the external portal. Assumed: partner sites are linked once some are configured. */
export function IntegrationPage() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const type = params.get('type')
  const [title, lead] = words[type === 'l' || type === 'a' ? type : 'entry']
  return (
    <StatusPage isWhole icon="info" title={supplierText(title)} lead={supplierText(lead)}>
      <button
        type="button"
        className="button"
        data-look="primary"
        onClick={() => void navigate(loginPathOf('external'))}
      >
        {supplierText('entryLogin')}
      </button>
      {type === 'a' ? (
        <button type="button" className="button" onClick={() => void navigate('/template/ogpmsUserApply1')}>
          {supplierText('apply')}
        </button>
      ) : (
        <button type="button" className="button" onClick={() => void navigate('/integration?type=a')}>
          {supplierText('entryApplyTitle')}
        </button>
      )}
    </StatusPage>
  )
}
