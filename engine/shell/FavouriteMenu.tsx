import { text } from '../i18n/text'
import { Dropdown } from './Dropdown'
import { Icon } from './Icon'

/** The way to starred menus and to pages opened lately. */
export function FavouriteMenu({ path }: { readonly path: string }) {
  return (
    <Dropdown
      look="icon"
      align="right"
      label={text('favouriteMenu')}
      button={<Icon name="star" />}
      panel={(panels, close) => <panels.FavouritePanel path={path} onGo={close} />}
    />
  )
}
