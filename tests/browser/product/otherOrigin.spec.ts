import type { Page } from '@playwright/test'
import { listenForComplaints, logIn, password } from './productPage'
import { expect, test } from './productTest'

/** The same server under another name is another site to a browser; what stands there is ours to say. */
const strangePage = (origin: string) => `${origin.replace('localhost', '127.0.0.1')}/strange.html`

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

async function openStrangePage(page: Page, origin: string): Promise<Page> {
  const strange = await page.context().newPage()
  const address = strangePage(origin)
  await strange.route(address, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>strange</title>' }),
  )
  await strange.goto(address)
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
  const strange = await openStrangePage(page, origin)
  const answered: string[] = []
  page.context().on('response', async response => {
    const request = response.request()
    if (request.method() === 'POST' && request.frame().page() === strange)
      answered.push(`${new URL(response.url()).pathname} ${response.status()}`)
  })
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
  expect(answered.length).toBeGreaterThan(0)
  expect(answered.filter(answer => !answer.endsWith(' 403'))).toEqual([])
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
  const strange = await openStrangePage(page, origin)
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
  const link = await strange.goto(`${origin}/api/v1/addUser?userId=cfo&epId=ep.1`)
  expect(link?.status()).toBe(403)
})

test('no page of another site shows ours in a frame', async ({ page, baseURL }) => {
  const complaints = listenForComplaints(page)
  const strange = await openStrangePage(page, baseURL ?? '')
  await strange.evaluate(address => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }))
  }, `${baseURL}/login`)
  await expect
    .poll(() => strange.frames().map(frame => frame.url()))
    .toContain('chrome-error://chromewebdata/')
  expect(complaints).toEqual([])
})
