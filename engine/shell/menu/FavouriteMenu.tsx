import { Icon } from '../../../widgets/Icon'
import { text } from '../../i18n/text'
import { Dropdown } from '../frame/Dropdown'
import { menuPanels } from './menuPanels'

/** The way to starred menus and to pages opened lately. */
export function FavouriteMenu({ path }: { readonly path: string }) {
  return (
    <Dropdown
      look="icon"
      align="right"
      label={text('favouriteMenu')}
      button={<Icon name="star" />}
      panels={menuPanels}
      panel={(panels, close) => <panels.FavouritePanel path={path} onGo={close} />}
    />
  )
}
