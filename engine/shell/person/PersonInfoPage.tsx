import { Navigate } from 'react-router-dom'
import { personText } from '../../i18n/personTexts'
import { useSession } from '../frame/frame'
import { PanelFailure } from '../frame/PanelFailure'
import { MyPasswordForm } from './MyPasswordForm'
import styles from './PersonInfo.module.css'
import { PersonInfoForm } from './PersonInfoForm'
import { ownPage } from './PersonInfoLoginPage'
import { useMyInfo } from './useMyInfo'

/** Own data: how one is reached, who acts for one, the password. Without a fresh confirmation it leads to it. */
export function PersonInfoPage() {
  const portal = useSession(state => state.portal)
  const { info, reload, take } = useMyInfo()
  if (info.state === 'ready' && !info.info.isVerified)
    return <Navigate to={ownPage(portal, 'PersonInfoLogin')} replace />
  return (
    <div className={styles.page}>
      <h1>{personText('infoTitle')}</h1>
      {info.state === 'loading' && <div className={styles.card} aria-busy="true" style={{ height: 260 }} />}
      {info.state === 'failed' && (
        <div className={styles.card}>
          <PanelFailure message={info.message} onReload={reload} />
        </div>
      )}
      {info.state === 'ready' && (
        <>
          <PersonInfoForm key={info.info.version} info={info.info} onSaved={take} />
          {info.info.hasPassword && <MyPasswordForm userId={info.info.userId} />}
        </>
      )}
    </div>
  )
}
