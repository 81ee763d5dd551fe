import { readFileSync } from 'node:fs'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { createServer as createVite } from 'vite'
import type { MenuTrees } from '../schemas/codes/menus'
import { writeMenus } from './base/menus'
import { systemActor } from './database/actor'
import { withActor } from './database/withActor'
import { noncePlaceholder } from './http/appPages'
import { contractRoots } from './http/contract'
import { productContract } from './http/productContract'
import { createModules, fillWhenEmpty } from './modules'
import { printWelcome } from './printWelcome'
import { projectFolder } from './projectFolder'
import { runUntilStopped } from './runUntilStopped'
import { readSettings } from './settings'
import { withDirectory } from './startDirectory'
import { withErp } from './startErp'
import { startServer } from './startServer'

const tell = (text: string) => console.log(text)

/**
 * The server for development: one port. Paths of the contract and pages go to the server; what the browser's code
 * imports goes to Vite, which also pushes changes of code and definitions.
 */
await runUntilStopped(async () => {
  const settings = readSettings(process.env)
  const root = projectFolder()
  const menusFile = join(root, 'schemas/codes/menus.json')
  const http = createHttpServer()
  const vite = await createVite({
    root,
    appType: 'custom',
    // tsx reads the TypeScript of the configuration, and watches what it imports.
    configLoader: 'native',
    server: { middlewareMode: true, ws: { server: http } },
    html: { cspNonce: noncePlaceholder },
  })
  const roots = new Set([...contractRoots(productContract), 'healthz', 'readyz', 'csp-report'])
  const before = (listener: RequestListener) => {
    http.on('request', (request, response) => {
      if (roots.has((request.url ?? '').split(/[/?]/, 2)[1] ?? '')) listener(request, response)
      else vite.middlewares(request, response, () => listener(request, response))
    })
    return http
  }
  const html = (url: string) => vite.transformIndexHtml(url, readFileSync(join(root, 'index.html'), 'utf8'))
  const server = await withDirectory(settings, () =>
    withErp(settings, all =>
      startServer({
        settings: all,
        contract: productContract,
        createModules,
        // A menu just written into schemas/codes/menus.json is there at once, without new demo data.
        fillWhenEmpty: async (services, say) => {
          await fillWhenEmpty(services, say)
          if (settings.mode !== 'demo') return
          const addMenus = async () => {
            const trees = JSON.parse(readFileSync(menusFile, 'utf8')) as MenuTrees
            await withActor(services.database, systemActor, tx => writeMenus(tx, trees))
          }
          await addMenus()
          vite.watcher.on('change', file => {
            if (file === menusFile) addMenus().catch(error => tell(`The menus are not taken over. ${error}`))
          })
        },
        tell,
        pages: { html },
        createHttpServer: before,
        isDevelopment: true,
      }),
    ),
  )
  await printWelcome(server.url, settings, tell)
  const stop = async () => {
    await vite.close()
    await server.stop()
  }
  return { ...server, stop }
})
