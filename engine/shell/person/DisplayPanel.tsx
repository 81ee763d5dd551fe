import { useStore } from 'zustand'
import { Icon, type IconName } from '../../../widgets/Icon'
import { type PanelTextKey, panelText } from '../../i18n/panelTexts'
import { narrow, useMedia } from '../../render/useMedia'
import styles from '../frame/Dropdown.module.css'
import { useFrame, useSession } from '../frame/frame'
import { type MenuStyle, menuStyleOf, menuStyles } from '../frame/menuStyle'
import { type Theme, themes } from '../frame/theme'

interface Look {
  readonly icon: IconName
  readonly label: PanelTextKey
}

const themeLooks: Readonly<Record<Theme, Look>> = {
  light: { icon: 'sun', label: 'themeLight' },
  dark: { icon: 'moon', label: 'themeDark' },
  system: { icon: 'screen', label: 'themeSystem' },
}

const styleLooks: Readonly<Record<MenuStyle, Look>> = {
  mega: { icon: 'columns', label: 'menuStyleMega' },
  horizontal: { icon: 'list', label: 'menuStyleHorizontal' },
}

/** Light, dark, or as the system has it; and which of the two menu styles stands in the header. */
export function DisplayPanel({ onClose }: { readonly onClose: () => void }) {
  const { theme, menuStyle } = useFrame()
  const isNarrow = useMedia(narrow)
  const chosenTheme = useStore(theme.store, state => state.theme)
  const portal = useSession(state => state.portal)
  const chosenStyle = menuStyleOf(
    useStore(menuStyle.store, state => state.chosen),
    portal,
  )
  const choices = <Choice extends string>(
    title: PanelTextKey,
    all: readonly Choice[],
    looks: Readonly<Record<Choice, Look>>,
    chosen: Choice,
    choose: (choice: Choice) => void,
  ) => (
    <fieldset aria-label={panelText(title)}>
      <p className={styles.heading}>{panelText(title)}</p>
      {all.map(choice => (
        <button
          type="button"
          key={choice}
          className={styles.entry}
          aria-pressed={choice === chosen}
          onClick={() => {
            choose(choice)
            onClose()
          }}
        >
          <Icon name={looks[choice].icon} />
          <span className={styles.entryText}>{panelText(looks[choice].label)}</span>
          {choice === chosen && <Icon name="check" />}
        </button>
      ))}
    </fieldset>
  )
  return (
    <>
      {choices('themeMenu', themes, themeLooks, chosenTheme, theme.choose)}
      {/* In a narrow window all menus open from one button, whatever the style. */}
      {!isNarrow && choices('menuStyle', menuStyles, styleLooks, chosenStyle, menuStyle.choose)}
    </>
  )
}
