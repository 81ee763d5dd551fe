import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { runCommand } from '../runCommand'

/** Installs the peers when they are missing and builds their pages. They are no part of the product's own packages. */
export async function buildPeers(root: string, tell: (text: string) => void): Promise<string> {
  const peers = join(root, 'tests/bench/peers')
  if (!existsSync(join(peers, 'node_modules/amis/package.json'))) {
    tell('Installing amis and its packages for the comparison …')
    // Peer ranges of amis contradict each other, and none of its packages needs a script to be of use.
    const code = await runCommand('npm', [
      'install',
      '--prefix',
      peers,
      '--ignore-scripts',
      '--legacy-peer-deps',
    ])
    if (code !== 0) throw new Error('The peers could not be installed; npm says why above.')
  }
  const folder = join(root, 'dist/bench-amis')
  tell('Building the page of amis …')
  await build({
    root: join(peers, 'amis'),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Its style sheets hold hacks for Internet Explorer, which are no CSS.
    css: { lightningcss: { errorRecovery: true } },
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 20_000 },
  })
  return folder
}
