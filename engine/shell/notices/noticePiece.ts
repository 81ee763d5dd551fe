/** The list of notices and what listens for new ones, fetched when the page is at rest or the list is opened. */
export { InboxPanel } from './InboxPanel'
export { noticesOf } from './notices'
