import { useStore } from 'zustand'
import { text } from '../i18n/text'
import { Dropdown } from './Dropdown'
import styles from './Dropdown.module.css'
import { useFrame } from './frame'
import { Icon, type IconName } from './Icon'
import { type Theme, themes } from './theme'

const looks: Readonly<
  Record<Theme, { readonly icon: IconName; readonly label: 'themeLight' | 'themeDark' | 'themeSystem' }>
> = {
  light: { icon: 'sun', label: 'themeLight' },
  dark: { icon: 'moon', label: 'themeDark' },
  system: { icon: 'screen', label: 'themeSystem' },
}

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const { theme } = useFrame()
  const chosen = useStore(theme.store, state => state.theme)
  return (
    <Dropdown look="icon" align="right" label={text('themeMenu')} button={<Icon name={looks[chosen].icon} />}>
      {close =>
        themes.map(choice => (
          <button
            type="button"
            key={choice}
            className={styles.entry}
            aria-pressed={choice === chosen}
            onClick={() => {
              theme.choose(choice)
              close()
            }}
          >
            <Icon name={looks[choice].icon} />
            <span className={styles.entryText}>{text(looks[choice].label)}</span>
            {choice === chosen && <Icon name="check" />}
          </button>
        ))
      }
    </Dropdown>
  )
}
