/** The menu's panels, fetched together when the first of them is wanted. */
export { CascadePanel } from './CascadePanel'
export { CrumbPanel } from './CrumbPanel'
export { FavouritePanel } from './FavouritePanel'
export { FavouriteStar } from './FavouriteStar'
export { MegaPanel } from './MegaPanel'
export { MenuSearch } from './MenuSearch'
export { myMenusOf } from './useMyMenus'
