import { koreanTimeText } from '../../schemas/shared/koreanTime'
import { supplierText } from '../i18n/supplierTexts'
import styles from './CyberHomePage.module.css'
import { useSession } from './frame'
import { Icon } from './Icon'

/**
 * The home of suppliers: who is logged in, for which company. Assumed: counters, orders and notices join once the server
 * answers them to suppliers; until then the page says what can be done now.
 */
export function CyberHomePage() {
  const user = useSession(state => state.user)
  const hasMenus = useSession(state => state.menus.length > 0)
  if (!user) return null
  const none = supplierText('homeNone')
  const facts = [
    [supplierText('homeCompany'), [user.compNameKr, user.compNo].filter(Boolean).join(' · ')],
    [supplierText('homeUserId'), user.singleid],
    [supplierText('homeDepartment'), user.deptnm || none],
    [supplierText('homeCellPhone'), user.cellPhoneNo ?? none],
    [supplierText('homePhone'), user.phoneNo ?? none],
    [
      supplierText('homeLast'),
      user.lastLoginDate ? koreanTimeText(new Date(user.lastLoginDate)) : supplierText('homeNever'),
    ],
    ...(user.lastLoginIp ? [[supplierText('homeLastFrom'), user.lastLoginIp]] : []),
  ]
  return (
    <div className={styles.home}>
      <h1>{supplierText('homeHello', [user.hname])}</h1>
      {user.noCellPhoneYn === 'Y' && (
        <p className={styles.advice} role="status">
          <Icon name="warning" />
          {supplierText('homeNoCellPhone')}
        </p>
      )}
      <section className={styles.card} aria-labelledby="cyberWork">
        <h2 id="cyberWork">{supplierText('homeWork')}</h2>
        <p>{supplierText(hasMenus ? 'homeWorkSome' : 'homeWorkNone')}</p>
        {!hasMenus && <p className={styles.weak}>{supplierText('homeWorkNoneLead')}</p>}
      </section>
      <section className={styles.card} aria-labelledby="cyberAccount">
        <h2 id="cyberAccount">{supplierText('homeAccount')}</h2>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
