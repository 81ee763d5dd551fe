import { expect, it } from 'vitest'
import { type CheckOutcome, checkLogin, checkOutcomes, outcomeOf } from '../../../engine/auth/checkLogin'
import { resultCodes } from '../../../schemas/shared/resultCodes'
import { fakeClient } from './fakeServer'

/** Spec §4: OK lets in, GPMS005 leads to log-in, GPMS006 to the page of missing rights; AUTH008 is an expired token. */
const decided = new Map<string, CheckOutcome>([
  ['OK', 'open'],
  ['GPMS005', 'logIn'],
  ['AUTH008', 'logIn'],
  ['GPMS006', 'noAccess'],
])

it('the table of login checks holds these codes and no others', () => {
  expect(checkOutcomes).toEqual(Object.fromEntries(decided))
})

it.each([...Object.keys(resultCodes), 'GPMS099', 'constructor', ''])(
  'a login check that answers "%s" leads where the table says, else to the page of server errors',
  async code => {
    const { call, session, clock } = fakeClient({ 'GET /api/v1/loginCheck': { body: { code } } })
    const { outcome } = await checkLogin({ call, session, clock }, '/prList', 'N')
    expect(outcome).toBe(decided.get(code) ?? 'serverError')
    expect(outcomeOf(code)).toBe(outcome)
  },
)
