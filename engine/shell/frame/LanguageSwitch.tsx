import { text } from '../../i18n/text'
import { useFrame } from './frame'
import styles from './LanguageSwitch.module.css'

/** Spec §4: the language, each by its own name. A refused change leaves the list as it was. */
export function LanguageSwitch() {
  const { languages } = useFrame()
  return (
    <select
      className={styles.switch}
      aria-label={text('language')}
      title={text('language')}
      value={languages.current}
      onChange={event => void languages.choose(event.target.value)}
    >
      {Object.entries(languages.all).map(([language, { name, html }]) => (
        <option key={language} value={language} lang={html}>
          {name}
        </option>
      ))}
    </select>
  )
}
