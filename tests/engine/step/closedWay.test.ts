import { describe, expect, it } from 'vitest'
import type { GoStepPlan } from '../../../engine/plan/stepPlan'
import { isClosedWay } from '../../../engine/way/closedWay'

const way: GoStepPlan = { step: 'go', screen: 'prEdit', path: '/prEdit', with: {} }
const nothing = { mayOpen: () => false }

describe('a way to another page', () => {
  it('is closed where none of the person’s menus has the page', () => {
    expect(isClosedWay(way, nothing)).toBe(true)
    expect(isClosedWay(way, { mayOpen: path => path === '/prEdit' })).toBe(false)
  })

  it('is open to whoever has no menus, where everybody may open the page', () => {
    expect(isClosedWay({ ...way, isPublic: true }, nothing)).toBe(false)
  })
})
