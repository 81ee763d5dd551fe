import { expect, it } from 'vitest'
import { hotScreens } from '../../../engine/app/hotScreens'
import type { PopupPlan, ScreenRoute } from '../../../engine/plan/screenPlan'
import type { ScreenSource } from '../../../engine/routing/screenSource'
import { listPlan } from '../runtime/samplePlans'

const route: ScreenRoute = {
  screen: 'sampleList',
  title: '목록',
  portal: 'internal',
  path: '/sampleList',
  access: 'authenticated',
}
const built: ScreenSource = {
  routes: [route],
  plan: async () => listPlan,
  popup: async name => {
    throw new Error(`not expected: popup(${name})`)
  },
  hooks: async () => ({ priceOf: () => ({}) }),
}

it('a screen that is opened later has the plan that was saved last, and what was not saved stays as built', async () => {
  const source = hotScreens(built)
  source.take({ screens: { sampleList: { ...listPlan, title: '새 이름' } }, popups: {} })
  expect(await source.plan('sampleList')).toMatchObject({ title: '새 이름' })
  expect(source.routes).toEqual([route])
  expect(Object.keys((await source.hooks('sampleList')) ?? {})).toEqual(['priceOf'])
})

it('a screen and a popup that are new are there, without functions of their own', async () => {
  const source = hotScreens(built)
  const added = { ...route, screen: 'added', path: '/added' }
  const popup = { popup: 'dept', title: '부서' } as PopupPlan
  source.take({ screens: { added: listPlan }, popups: { dept: popup }, routes: [route, added] })
  expect(source.routes).toEqual([route, added])
  expect(await source.plan('added')).toBe(listPlan)
  expect(await source.popup('dept')).toBe(popup)
  expect(await source.hooks('added')).toBeUndefined()
})
