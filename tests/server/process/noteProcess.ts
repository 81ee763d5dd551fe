import { runUntilStopped } from '../../../server/runUntilStopped'
import { readSettings } from '../../../server/settings'
import { startServer } from '../../../server/startServer'
import { noteContract, noteRoutes, noteSession } from '../noteModule'

// The real start of the server, with notes for modules; says where it listens once it does.
await runUntilStopped(async () => {
  const server = await startServer({
    settings: readSettings(process.env),
    contract: noteContract,
    createModules: () => ({ modules: [{ name: 'note', routes: noteRoutes }], session: noteSession }),
    fillWhenEmpty: async () => undefined,
    tell: text => console.log(text),
  })
  console.log(`READY ${server.url}`)
  return server
})
