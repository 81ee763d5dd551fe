/** The instant at which the cases are judged: a Friday morning in Seoul. */
export const accessInstant = Date.parse('2026-11-20T09:00:00.400+09:00')

const encode = (stamp: string) => btoa(stamp)
const fresh = encode('20261120090000')

/** What `t` is, whether it opens the way, and why. */
export const accessTimestampCases: readonly (readonly [string, unknown, boolean])[] = [
  ['made this second', fresh, true],
  ['60 s old', encode('20261120085900'), true],
  ['61 s old', encode('20261120085859'), false],
  ['one second in the future', encode('20261120090001'), false],
  ['of the same hour in UTC', encode('20261120000000'), false],
  ['13 digits', encode('2026112009000'), false],
  ['15 digits', encode('202611200900000'), false],
  ['a month 13', encode('20261332090000'), false],
  ['a day that the month does not have', encode('20261131090000'), false],
  ['an hour 24', encode('20261119240000'), false],
  ['a second 60', encode('20261120085960'), false],
  ['letters', encode('2026112009000a'), false],
  ['blanks around the digits', encode(' 2026112090000'), false],
  ['full-width digits', Buffer.from('２０２６１１２０', 'utf8').toString('base64'), false],
  ['full-width digits as text', '２０２６１１２００９００００', false],
  ['not filled up', fresh.replace('=', ''), true],
  ['filled up twice', `${fresh}=`, false],
  ['filled up by a percent sign that is left over', fresh.replace('=', '%3D'), false],
  ['encoded twice', encode(fresh), false],
  ['with bits behind the last byte', `${fresh.slice(0, -2)}B=`, false],
  ['in the other alphabet', `${fresh.slice(0, 10)}-${fresh.slice(11)}`, false],
  ['with a line break', `${fresh.slice(0, 10)}\n${fresh.slice(10)}`, false],
  ['the digits themselves', '20261120090000', false],
  ['empty', '', false],
  ['missing', undefined, false],
  ['given twice', [fresh, fresh], false],
]
