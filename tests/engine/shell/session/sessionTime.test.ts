import { describe, expect, it } from 'vitest'
import {
  clockText,
  isEnding,
  type SessionTimeFacts,
  sessionAct,
} from '../../../../engine/shell/session/sessionTime'

describe('session time', () => {
  it.each([
    [1_799_000, '29:59'],
    [60_000, '01:00'],
    [1_800_040, '30:00'],
    [999, '00:01'],
    [400, '00:00'],
    [-5, '00:00'],
    [3_900_000, '1:05:00'],
  ])('%i ms read %s', (left, shown) => {
    expect(clockText(left)).toBe(shown)
  })

  const quiet: SessionTimeFacts = {
    left: 1_200_000,
    before: 1_201_000,
    isLongest: false,
    sinceInput: 3_600_000,
    sinceAsked: 3_600_000,
  }
  const nearing = { left: 299_500, before: 300_500 }
  it.each([
    ['far from the end nothing is to be done', {}, undefined],
    ['five minutes before the end a resting person is warned', nearing, 'warn'],
    [
      'in the last minute the dialog says it instead',
      { left: 56_000, before: Number.POSITIVE_INFINITY },
      undefined,
    ],
    ['he is warned once', { left: 298_500, before: 299_500 }, undefined],
    ['who types or presses is at work, and the session goes on', { ...nearing, sinceInput: 5_000 }, 'renew'],
    [
      'it is renewed once a minute at most',
      { ...nearing, sinceInput: 5_000, sinceAsked: 30_000, before: 299_900 },
      undefined,
    ],
    [
      'at its longest time no work moves the end, so a warning is due',
      { ...nearing, sinceInput: 5_000, isLongest: true },
      'warn',
    ],
    ['at the end itself the server still counts', { left: -500, before: 500 }, undefined],
    ['two seconds later it is asked', { left: -2_000, before: -1_000 }, 'ask'],
    [
      'a computer that has slept past the end asks at once',
      { left: -10_800_000, before: 1_200_000, sinceInput: 10_000 },
      'ask',
    ],
    [
      'without an answer it is asked again in five seconds',
      { left: -4_000, before: -3_000, sinceAsked: 2_000 },
      undefined,
    ],
  ] as const)('%s', (_, facts, act) => {
    expect(sessionAct({ ...quiet, ...facts })).toBe(act)
  })

  it.each([
    [61_000, false],
    [60_000, true],
    [0, true],
    [-6_000, true],
    [-3_600_000, false],
  ])('with %i ms left the last minute runs: %s', (left, isShown) => {
    expect(isEnding(left)).toBe(isShown)
  })
})
