import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { listenForComplaints, logIn, password } from './productPage'
import { expect, test } from './productTest'

interface Attack {
  readonly path: string
  readonly type: string
  readonly body: string
}

const idpw = (user: string) =>
  new URLSearchParams({ systemId: 'GPMS', grantType: 'idpw', username: user, password }).toString()

/** What a page may send without asking, and what it would have to ask for. */
const attacks: readonly Attack[] = [
  { path: '/auth/login', type: 'application/x-www-form-urlencoded', body: idpw('recv.mobile') },
  { path: '/auth/logout', type: 'application/x-www-form-urlencoded', body: 'AccessToken=' },
  { path: '/api/v1/pr', type: 'text/plain', body: '{"header":{"title":"다른 사이트"},"lines":[]}' },
  { path: '/api/v1/pr', type: 'application/x-www-form-urlencoded', body: 'header=x' },
  { path: '/api/v1/pr', type: 'application/json', body: '{"header":{"title":"다른 사이트"},"lines":[]}' },
  { path: '/api/v1/menuLog', type: 'text/plain', body: '{"pgmId":"x","path":"/prList"}' },
]

/** To a browser 127.0.0.1 is another site than localhost; a page that a test only made up would not get as far as to ask. */
const strangers = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html').end('<!doctype html><title>strange</title>')
})
test.beforeAll(() => new Promise<void>(resolve => strangers.listen(0, '127.0.0.1', () => resolve())))
test.afterAll(() => {
  strangers.closeAllConnections()
  strangers.close()
})

async function openStrangePage(page: Page): Promise<Page> {
  const address = strangers.address()
  const strange = await page.context().newPage()
  await strange.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`)
  return strange
}

//
test('a page of another site sends forms, texts and JSON without any effect, and reads nothing', async ({
  page,
  baseURL,
  apiAs,
}) => {
  const origin = baseURL ?? ''
  await logIn(page, 'recv.mobile', '/prList')
  const strange = await openStrangePage(page)
  // The browser keeps these answers from every page; what the server said is heard below it.
  const ours = new Set<string>()
  const heard = new Map<string, number>()
  const wire = await page.context().newCDPSession(strange)
  await wire.send('Network.enable')
  // The stranger's own page asks its own server too, for its icon.
  wire.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(origin)) ours.add(requestId)
  })
  wire.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    heard.set(requestId, statusCode),
  )
  const statuses = () => [...heard].flatMap(([id, status]) => (ours.has(id) ? [status] : []))
  for (const mode of ['no-cors', 'cors'] as const) {
    const read = await strange.evaluate(
      async ({ origin, attacks, mode }) => {
        const answers: string[] = []
        for (const { path, type, body } of attacks) {
          const headers = { 'content-type': type }
          const sent = fetch(origin + path, { method: 'POST', mode, credentials: 'include', headers, body })
          answers.push(
            await sent.then(
              async answer => (answer.type === 'opaque' ? '' : await answer.text()),
              () => '',
            ),
          )
        }
        return answers
      },
      { origin, attacks, mode },
    )
    expect(read.every(text => text === '')).toBe(true)
  }
  await expect.poll(() => statuses().length).toBeGreaterThan(attacks.length)
  expect(statuses().filter(status => status < 400)).toEqual([])
  expect(statuses()).toContain(403)
  const api = await apiAs('recv.mobile')
  expect((await api.listRequests({ title: '다른 사이트' })).total).toBe(0)
  await page.reload()
  await expect(page.getByRole('button', { name: '연장' })).toBeVisible({ timeout: 30_000 })
})

test('a form of another site that leads its visitor to us is refused, and so is a link that would change something', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const strange = await openStrangePage(page)
  const landed = strange.waitForResponse(answer => answer.url() === `${origin}/auth/login`)
  await strange.evaluate(
    ({ action, fields }) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action })
      for (const [name, value] of new URLSearchParams(fields))
        form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    },
    { action: `${origin}/auth/login`, fields: idpw('recv.mobile') },
  )
  expect((await landed).status()).toBe(403)
  await strange.waitForURL(`${origin}/auth/login`)
  const link = await strange.goto(`${origin}/api/v1/addUser?userId=cfo&epId=ep.1`)
  expect(link?.status()).toBe(403)
})

test('no page of another site shows ours in a frame', async ({ page, baseURL }) => {
  const complaints = listenForComplaints(page)
  const strange = await openStrangePage(page)
  await strange.evaluate(address => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }))
  }, `${baseURL}/login`)
  await expect
    .poll(() => strange.frames().map(frame => frame.url()))
    .toContain('chrome-error://chromewebdata/')
  expect(complaints).toEqual([])
})
