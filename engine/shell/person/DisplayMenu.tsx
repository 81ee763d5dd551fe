import { useStore } from 'zustand'
import { Icon, type IconName } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { Dropdown } from '../frame/Dropdown'
import { useFrame } from '../frame/frame'
import type { Theme } from '../frame/theme'
import { personPanels } from './personPanels'

const icons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', system: 'screen' }

/** How the pages look to this person: colours and the style of the menu. */
export function DisplayMenu() {
  const { theme } = useFrame()
  const chosen = useStore(theme.store, state => state.theme)
  return (
    <Dropdown
      look="icon"
      align="right"
      label={text('displayMenu')}
      button={<Icon name={icons[chosen]} />}
      panels={personPanels}
      panel={(panels, close) => <panels.DisplayPanel onClose={close} />}
    />
  )
}
