import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type HotPayload, type Plugin, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { screensPlugin } from '../../../engine/compile/vitePlugin'
import type { SavedPlan } from '../../../engine/plan/savedPlan'

let root = ''
let server: ViteDevServer
const sent: HotPayload[] = []

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'gpms-screens-'))
  cpSync('screens', join(root, 'screens'), { recursive: true })
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [screensPlugin()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  sent.length = 0
  const { hot } = server.environments.client
  vi.spyOn(hot, 'send').mockImplementation((...args: unknown[]) => {
    sent.push(args[0] as HotPayload)
  })
})

afterEach(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

const load = async (id: string) => (await server.environments.client.transformRequest(id))?.code ?? ''

function sentDefinitions(): SavedPlan[] {
  return sent.flatMap(payload =>
    payload.type === 'custom' && payload.event === 'gpms:definitions' ? [payload.data] : [],
  )
}

async function write(file: string, change: (text: string) => string): Promise<void> {
  const path = join(root, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
  server.watcher.emit('change', path)
}

it('the route table loads each plan lazily', async () => {
  const code = await load('virtual:screens')
  expect(code).toContain('"path":"/prList"')
  expect(code).toMatch(/import\(.*virtual:plan\/prList/)
  expect(code).toMatch(/import\(.*virtual:popup\/dept/)
  expect(await load('virtual:plan/prList')).toContain('구매요청 현황')
})

/** The compiler works on a machine that does other things too. */
const soon = (check: () => void) => vi.waitFor(check, 10_000)

it('a changed title sends the new plan instead of a reload of the page', async () => {
  await load('virtual:screens')
  await load('virtual:popup/dept')
  await write('screens/popups/dept.popup.json', text => text.replace('부서 선택', '부서 고르기'))
  await soon(() => {
    expect(sent).toContainEqual(
      expect.objectContaining({
        type: 'custom',
        event: 'gpms:definitions',
        data: { screens: {}, popups: { dept: expect.objectContaining({ title: '부서 고르기' }) } },
      }),
    )
  })
  expect(sent.map(({ type }) => type)).not.toContain('full-reload')
  expect(await load('virtual:popup/dept')).toContain('부서 고르기')
})

it('the title of a screen and a new screen change the routes without a reload of the page', async () => {
  await load('virtual:screens')
  await write('screens/purchase/prList.screen.json', text => text.replace('"구매요청 현황"', '"요청 현황"'))
  await soon(() => expect(sentDefinitions()).toHaveLength(1))
  const source = readFileSync(join(root, 'screens/purchase/prList.screen.json'), 'utf8')
  const copy = join(root, 'screens/purchase/prCopyList.screen.json')
  writeFileSync(
    copy,
    source.replace('"screen": "prList"', '"screen": "prCopyList"').replace('/prList', '/prCopyList'),
  )
  server.watcher.emit('add', copy)
  await soon(() => expect(sentDefinitions()).toHaveLength(2))
  rmSync(copy)
  server.watcher.emit('unlink', copy)
  await soon(() => expect(sentDefinitions()).toHaveLength(3))
  const [renamed, added, removed] = sentDefinitions()
  expect(renamed?.screens).toMatchObject({ prList: { title: '요청 현황' } })
  expect(renamed?.routes).toContainEqual(expect.objectContaining({ screen: 'prList', title: '요청 현황' }))
  expect(added?.screens).toMatchObject({ prCopyList: { title: '요청 현황' } })
  expect(added?.routes).toContainEqual(expect.objectContaining({ path: '/prCopyList' }))
  expect(removed?.routes?.map(({ screen }) => screen)).not.toContain('prCopyList')
  expect(sent.map(({ type }) => type)).not.toContain('full-reload')
  expect(await load('virtual:screens')).toContain('요청 현황')
})

it('a mistake shows at its line in the overlay, the old plan stays, and mending it sends the plan', async () => {
  await load('virtual:screens')
  await write('screens/popups/dept.popup.json', text =>
    text.replace('["sectionName", "deptnm"]', '["deptnmm"]'),
  )
  await soon(() => expect(sent.map(({ type }) => type)).toContain('error'))
  const error = sent.find(payload => payload.type === 'error')
  expect(error).toMatchObject({
    err: {
      loc: { file: join(root, 'screens/popups/dept.popup.json'), line: 19, column: 17 },
      message: expect.stringContaining('GRID_FIELD_UNKNOWN'),
      frame: expect.stringContaining('deptnmm'),
    },
  })
  await expect(load('virtual:popup/dept')).rejects.toThrow('GRID_FIELD_UNKNOWN')
  sent.length = 0
  await write('screens/popups/dept.popup.json', text => text.replace('["deptnmm"]', '["deptnm"]'))
  await soon(() => expect(sent.map(({ type }) => type)).toContain('custom'))
  expect(sent.map(({ type }) => type)).not.toContain('full-reload')
  expect(await load('virtual:popup/dept')).toContain('부서명')
})

it('a page that is opened while a definition is wrong shows the mistake', async () => {
  const path = join(root, 'screens/purchase/prList.screen.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"reqDate"', '"reqDay"'))
  let connect: ((payload: undefined, client: unknown) => void) | undefined
  const listening: Plugin = {
    name: 'listening',
    configureServer({ environments }) {
      vi.spyOn(environments.client.hot, 'on').mockImplementation((event: string, listener: unknown) => {
        if (event === 'vite:client:connect') connect = listener as typeof connect
      })
    },
  }
  const other = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [listening, screensPlugin()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const told: HotPayload[] = []
  connect?.(undefined, { send: (payload: HotPayload) => told.push(payload) })
  await other.close()
  expect(told).toMatchObject([
    { type: 'update' },
    { type: 'error', err: { message: expect.stringContaining('reqDay') } },
  ])
})
