/** How long the frame waits and shows, in milliseconds. */

const second = 1_000
const minute = 60 * second

/** Requirements: a warning five minutes before a session ends, and a dialog in its last minute. */
export const sessionWarning = 5 * minute
export const sessionLastMinute = minute

/** A person who typed or pressed something within this time is at work, and the session is extended without a question. */
export const sessionAtWork = minute

/** A toast stays long enough to read two lines. Warnings stay until they are closed. */
export const toastShown = 4_500

/** A pointer on its way elsewhere opens no menu, and nobody waits for one. */
export const menuOpens = 150
/** On its way from an entry down into the panel the pointer crosses the neighbors of the entry. */
export const menuSwitches = 90
export const menuCloses = 300

/** After this time the first rows are on the screen even on a slow machine, and what is not needed at once is fetched. */
export const pageAtRest = 1_500

/** Spec §9: a part of the product that has not arrived by then counts as lost. */
export const pieceLost = 120 * second

/** Spec §8: the difference between the clocks of browser and server from which the user is advised. */
export const clockDiffers = 5 * minute

/** Pauses before the stream of notices is opened again: the first one, and the longest after doubling. */
export const noticeStreamFirstPause = 3 * second
export const noticeStreamLongestPause = minute

/** A chart that is not drawn by then is printed without. */
export const chartLost = 10 * second
