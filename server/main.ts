import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages } from './http/appPages'
import { productContract } from './http/productContract'
import { createModules, fillWhenEmpty } from './modules'
import { printWelcome } from './printWelcome'
import { projectFolder } from './projectFolder'
import { runUntilStopped } from './runUntilStopped'
import { readSettings } from './settings'
import { withDirectory } from './startDirectory'
import { withErp } from './startErp'
import { StartFailure } from './startFailure'
import { startServer } from './startServer'

const tell = (text: string) => console.log(text)

await runUntilStopped(async () => {
  const settings = readSettings(process.env)
  const folder = join(projectFolder(), 'dist/app')
  if (!existsSync(join(folder, 'index.html')))
    throw new StartFailure(`The app is not built: ${folder} has no index.html. npm start builds it.`)
  const server = await withDirectory(settings, () =>
    withErp(settings, all =>
      startServer({
        settings: all,
        contract: productContract,
        createModules,
        fillWhenEmpty,
        pages: builtPages(folder),
        tell,
      }),
    ),
  )
  await printWelcome(server.url, settings, tell)
  return server
})
