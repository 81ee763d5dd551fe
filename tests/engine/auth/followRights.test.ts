import { expect, it } from 'vitest'
import type { MenuItem } from '../../../codegen/generated/types'
import { createFollowRights } from '../../../engine/auth/followRights'
import { createServerClock } from '../../../engine/auth/serverClock'
import { createSessionStore } from '../../../engine/auth/sessionStore'
import { fakeServices } from '../runtime/fakeServices'

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const menu = (pgmId: string): MenuItem => ({ pgmId, pgmName: pgmId, sspUrl: `/${pgmId}`, leaf: 'T' })
const clerk = { singleid: 'req.mobile', authGroupId: '30', prefill: 'ALL' }

function personWith(answer: () => unknown) {
  const asked: unknown[] = []
  let visits = 0
  const { call } = fakeServices({
    answers: {
      loginCheck: (request: unknown) => {
        asked.push(request)
        return answer()
      },
    },
  })
  const session = createSessionStore(nothing)
  const clock = createServerClock(Date.now, () => undefined)
  const revisit = async () => {
    visits += 1
  }
  const follow = createFollowRights({ call: () => call, session, clock, revisit })
  const logIn = () => session.setState({ user: clerk as never, menus: [menu('A'), menu('B')] })
  const menus = () => session.getState().menus.map(({ pgmId }) => pgmId)
  return { asked, session, follow, logIn, menus, visits: () => visits }
}

const settled = () => new Promise(resolve => setImmediate(resolve))
const taken = () => ({ code: 'OK', user: { ...clerk, prefill: 'NONE' }, menus: [menu('A')], codes: {} })

it('a changed right is in the menu after the next answer, and so is what fills conditions', async () => {
  const { follow, logIn, menus, session, asked, visits } = personWith(taken)
  follow('30.7')
  logIn()
  follow('30.7')
  expect(asked).toEqual([])
  follow('30.8')
  await settled()
  expect(asked).toEqual([{ path: '/', store: 'Y' }])
  expect(menus()).toEqual(['A'])
  expect(session.getState().user?.prefill).toBe('NONE')
  expect(visits()).toBe(1)
})

it('another group is another state of rights', async () => {
  const { follow, logIn, menus } = personWith(taken)
  follow('30.7')
  logIn()
  follow('40.7')
  await settled()
  expect(menus()).toEqual(['A'])
})

it('menus that cannot be read leave the old ones', async () => {
  const { follow, logIn, menus } = personWith(() => {
    throw { kind: 'failed', status: 500, code: '500', message: '내부 서버 오류가 발생했습니다.' }
  })
  follow('30.7')
  logIn()
  follow('30.8')
  await settled()
  expect(menus()).toEqual(['A', 'B'])
})

it('nobody without a session is asked about', async () => {
  const { follow, asked } = personWith(taken)
  follow('30.7')
  follow('30.8')
  await settled()
  expect(asked).toEqual([])
})
