import type { LoaderFunction } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createStartRoutes } from '../../../engine/routing/startRoutes'
import type { Frame } from '../../../engine/shell/frame/frame'
import { fakeClient } from '../auth/fakeServer'

async function openLogin(search: string): Promise<unknown> {
  const { call, session } = fakeClient({
    'GET /properties/dwpAuth': { body: { type: 'IDPW' } },
    'GET /api/v1/common/resources': { body: { consts: {} } },
  })
  const routes = createStartRoutes(
    { call, session, host: { isExternal: false } } as unknown as Frame,
    async () => undefined,
  )
  const login = routes[0]?.children?.find(({ path }) => path === '/login')
  const loader = login?.loader as LoaderFunction
  const request = new Request(`https://gpms.test/login${search}`)
  return loader({ request, params: {}, context: undefined } as unknown as Parameters<LoaderFunction>[0])
}

describe('the log-in page of staff without a directory', () => {
  it.each([
    ['?errorCode=AUTH006', '/authReq?error=AUTH006'],
    ['?errorCode=AUTH%26x', '/authReq?error=AUTH%26x'],
  ])('passes %s to the error page', async (search, to) => {
    const left = await openLogin(search)
    expect(left instanceof Response ? left.headers.get('location') : left).toBe(to)
  })

  it.each(['', '?errorCode='])('is the form where the address "%s" names no error', async search => {
    expect(await openLogin(search)).toEqual({ demoAccounts: [] })
  })
})
