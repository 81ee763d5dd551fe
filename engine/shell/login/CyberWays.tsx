import type { CodeWay } from '../../auth/cyberLoginFlow'
import { supplierText } from '../../i18n/supplierTexts'
import styles from './CyberLogin.module.css'

const ways = [
  ['E', 'wayMail'],
  ['S', 'wayText'],
] as const

export interface CyberWaysProps {
  readonly way: CodeWay
  readonly onChoose: (way: CodeWay) => void
}

/** How the code is sent. */
export function CyberWays({ way, onChoose }: CyberWaysProps) {
  return (
    <fieldset className={styles.ways}>
      <legend>{supplierText('way')}</legend>
      {ways.map(([value, key]) => (
        <label className={styles.way} key={value}>
          <input
            type="radio"
            name="optGubun"
            value={value}
            checked={value === way}
            onChange={() => onChoose(value)}
          />
          {supplierText(key)}
        </label>
      ))}
    </fieldset>
  )
}
