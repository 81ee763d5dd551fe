import { expect, it } from 'vitest'
import type { MenuItem } from '../../../codegen/generated/types'
import { createSessionStore } from '../../../engine/auth/sessionStore'
import { refreshMenus } from '../../../engine/shell/refreshMenus'
import { fakeServices } from '../runtime/fakeServices'

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const menu = (pgmId: string): MenuItem => ({ pgmId, pgmName: pgmId, sspUrl: `/${pgmId}`, leaf: 'T' })

function personWith(menus: MenuItem[], answer: () => unknown) {
  const { call } = fakeServices({ answers: { getMenus: answer } })
  const session = createSessionStore(nothing)
  session.setState({ user: { singleid: 'req.mobile' } as never, menus })
  return { call, session }
}

it('whoever is refused a page finds the menus that he has now', async () => {
  const person = personWith([menu('A'), menu('B')], () => [menu('A')])
  await refreshMenus(person)
  expect(person.session.getState().menus.map(({ pgmId }) => pgmId)).toEqual(['A'])
})

it('menus that cannot be read leave the old ones', async () => {
  const person = personWith([menu('A')], () => {
    throw { kind: 'failed', status: 500, code: '500', message: '내부 서버 오류가 발생했습니다.' }
  })
  await refreshMenus(person)
  expect(person.session.getState().menus.map(({ pgmId }) => pgmId)).toEqual(['A'])
})

it('nobody without a session is asked about', async () => {
  const person = personWith([], () => [menu('A')])
  person.session.setState({ user: undefined } as never)
  await refreshMenus(person)
  expect(person.session.getState().menus).toEqual([])
})
