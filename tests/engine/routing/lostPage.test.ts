import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { later } from '../../../engine/routing/startRoutes'

it('a page whose code is lost is an error, also where its route asks for nothing', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/Info401Page.js')
  const router = createMemoryRouter(
    [
      {
        id: 'root',
        children: [{ path: '/' }, { path: '/info401', lazy: later(() => Promise.reject(lost)) }],
      },
    ],
    { initialEntries: ['/'] },
  )
  await router.navigate('/info401')
  expect(Object.values(router.state.errors ?? {})).toEqual([lost])
})
