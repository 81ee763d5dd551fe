import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { joinedPieces, lodashParts, productionRouter } from '../../server/browserBuild.mjs'
import { noncePlaceholder } from '../../server/http/appPages'

/** Builds the hand-written page with the settings of the product's own build, but without its compiler of definitions. */
export async function buildHandwritten(root: string, tell: (text: string) => void): Promise<string> {
  const folder = join(root, 'dist/bench-handwritten')
  const page = join(root, 'tests/bench/handwritten')
  tell('Building the hand-written page …')
  await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), lodashParts(root)],
    html: { cspNonce: noncePlaceholder },
    define: { 'process.env.GPMS_BUILD': '"demo"' },
    resolve: { alias: productionRouter(root) },
    worker: { format: 'es' },
    build: {
      outDir: folder,
      emptyOutDir: true,
      manifest: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: joinedPieces({
            start: [join(page, 'main.tsx')],
            frame: [join(root, 'engine/shell/pages/MainLayout.tsx'), join(page, 'PrListPage.tsx')],
          }),
        },
      },
      reportCompressedSize: false,
    },
  })
  return folder
}
