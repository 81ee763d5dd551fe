import { describe, expect, it } from 'vitest'
import { codeEntries, codeGroupNames } from '../../../schemas/codes/codeGroups'
import { codeTone, hasTone, isToneGroup } from '../../../schemas/codes/codeTones'

const statuses = codeGroupNames
  .filter(isToneGroup)
  .flatMap(group => codeEntries(group).map(entry => ({ group, ...entry })))

/** The same word for two things: a supplier has opened a request, a statement has been agreed to. */
const wordsOfTwoMeanings = ['확인']

describe('tones of statuses', () => {
  it('every value of every status group has a tone of its own', () => {
    expect(statuses.length).toBeGreaterThan(240)
    expect(statuses.filter(({ group, value }) => !hasTone(group, value))).toEqual([])
  })

  it('the same Korean word has the same tone in every group', () => {
    const texts = [...new Set(statuses.map(({ text }) => text))]
    const tonesOf = (text: string) =>
      new Set(
        statuses.filter(status => status.text === text).map(({ group, value }) => codeTone(group, value)),
      )
    const torn = texts.filter(text => !wordsOfTwoMeanings.includes(text) && tonesOf(text).size > 1)
    expect(torn).toEqual([])
  })

  it.each([
    ['PR_STATUS', 'DRAFT', 'neutral'],
    ['PR_STATUS', 'APPROVING', 'info'],
    ['PR_STATUS', 'APPROVED', 'info'],
    ['PR_STATUS', 'REJECTED', 'danger'],
    ['PR_STATUS', 'ORDERED', 'success'],
    ['PR_STATUS', 'CANCELED', 'neutral'],
    ['PR_LINE_STATUS', 'OPEN', 'neutral'],
    ['APPROVAL_STATUS', 'P', 'info'],
    ['APPROVAL_STATUS', 'A', 'success'],
    ['APPROVAL_STATUS', 'R', 'danger'],
    ['APPR_STEP_STATUS', 'WAIT', 'neutral'],
    ['APPR_STEP_STATUS', 'CURRENT', 'info'],
    ['APPR_STEP_STATUS', 'APPROVED', 'success'],
    ['APPR_STEP_STATUS', 'SKIPPED', 'neutral'],
    ['OR_STATUS', 'XFER_ERROR', 'danger'],
    ['ADJ_STATUS', 'DISPUTED', 'warning'],
    ['CALC_STATUS', 'OPEN', 'info'],
    ['PR_STATUS', 'NOT_THERE', 'neutral'],
    ['BANK', 'APPROVED', 'neutral'],
  ] as const)('%s %s is %s', (group, value, tone) => expect(codeTone(group, value)).toBe(tone))
})
