import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { supplierCodeText } from '../../auth/cyberLoginFlow'
import { loginCodeText } from '../../auth/loginFlow'
import { loginPathOf } from '../../auth/portalOf'
import { supplierText } from '../../i18n/supplierTexts'
import { text } from '../../i18n/text'
import { useSession } from '../frame/frame'
import { StatusPage } from './StatusPage'

interface Way {
  readonly label: string
  readonly to: string
}

/** Spec §2 and §8: why an authentication failed, from the query parameter "error". Only known codes are shown. */
export function AuthErrorPage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const portal = useSession(state => state.portal)
  const isSupplier = pathname === '/cyberAuthReq'
  const code = /^[A-Z]{2,4}\d{3,9}$/.exec(params.get('error') ?? '')?.[0]
  const ways = isSupplier ? supplierWays() : staffWays(params.has('way'), loginPathOf(portal))
  return (
    <StatusPage
      isWhole
      icon="warning"
      title={isSupplier ? supplierText('authErrorTitle') : text('authReqTitle')}
      lead={(isSupplier ? supplierCodeText : loginCodeText)(code ?? '')}
      code={code === undefined ? undefined : text('helpCode', [code])}
    >
      {ways.map(({ label, to }, place) => (
        <button
          key={to}
          type="button"
          className="button"
          data-look={place === 0 ? 'primary' : undefined}
          onClick={() => void navigate(to)}
        >
          {label}
        </button>
      ))}
    </StatusPage>
  )
}

/**
 * Spec §8: after a failed AD log-in the page offers a retry, which starts again at the directory, and a way to the
 * log-in page.
 */
function staffWays(isByDirectory: boolean, loginPath: string): readonly Way[] {
  if (!isByDirectory) return [{ label: text('toLogin'), to: loginPath }]
  return [
    { label: text('retry'), to: '/login' },
    { label: text('toLogin'), to: '/login?out=Y' },
  ]
}

const supplierWays = (): readonly Way[] => [
  { label: text('toLogin'), to: loginPathOf('external') },
  { label: supplierText('toEntry'), to: '/integration?type=l' },
]
