import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The probe as one plain script, for a browser to run before a page's own code. */
export async function buildProbeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./paintProbe.ts', import.meta.url)),
        formats: ['iife'],
        name: 'benchProbeScript',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  for (const part of outputs) {
    if (!('output' in part)) continue
    const [chunk] = part.output
    return chunk.code
  }
  throw new Error('The probe was built to nothing.')
}
