import { afterEach, describe, expect, it } from 'vitest'
import { isAccessTimestampFresh } from '../../../schemas/shared/accessTimestamp'
import { accessInstant, accessTimestampCases } from '../../cases/accessTimestampCases'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone ?? ''
})

describe.each(['UTC', 'America/Los_Angeles', 'Asia/Seoul'])('on a server in the time zone %s', name => {
  it.each(accessTimestampCases)('an access timestamp %s: %j opens the way: %s', (_why, t, opens) => {
    process.env.TZ = name
    expect(isAccessTimestampFresh(t, accessInstant)).toBe(opens)
  })
})

it('is fresh for exactly sixty-one of the seconds around it', () => {
  const stamp = btoa('20261120090000')
  const seconds = Array.from({ length: 400 }, (_, index) => index - 200)
  const opening = seconds.filter(shift => isAccessTimestampFresh(stamp, accessInstant + shift * 1_000))
  expect([opening.length, opening[0], opening.at(-1)]).toEqual([61, 0, 60])
})
