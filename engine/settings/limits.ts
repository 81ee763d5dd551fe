/** Limits of the frame around the pages. Those that the server keeps as well say so. */

/** Requirements, section 3: screens that stay open with their state. */
export const mostWorkTabs = 15

/** Starred menus of a person. The server refuses more. */
export const mostFavourites = 30

/** Menus opened last. The server answers as many. */
export const mostRecentMenus = 10

/** Menus that a search shows. */
export const mostMenuHits = 12

/** Notices in the list below the bell. The server answers as many. */
export const mostNotices = 30

/** Documents below the bell that wait for an approval. */
export const mostInboxRows = 8

/** Domain 10.3: tries that one verification code gives. The server counts them. */
export const codeTries = 5
