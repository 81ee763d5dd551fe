import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { tsImport } from 'tsx/esm/api'
import { type Plugin, runnerImport } from 'vite'
import { defineConfig } from 'vitest/config'
import { makeGenerated } from './codegen/makeGenerated.mjs'
import { joinedPieces, lodashParts, productionRouter } from './server/browserBuild.mjs'

const folder = import.meta.dirname

makeGenerated(folder)

/**
 * Modules of the project are loaded by tsx, for Node knows no TypeScript. Were they imported, the whole compiler would be
 * bundled into this file at every start of a test.
 */
async function load<Module>(path: string): Promise<Module> {
  return tsImport(path, import.meta.url) as Promise<Module>
}

/** Definitions become plans while the app is built; tests of pure parts do without the compiler. */
async function screenPlans(): Promise<Plugin | undefined> {
  if (process.env.VITEST) return undefined
  const compiler = await (process.env.STORYBOOK
    ? bundledCompiler()
    : load<Compiler>('./engine/compile/vitePlugin.ts'))
  return compiler.screensPlugin()
}

type Compiler = typeof import('./engine/compile/vitePlugin')

/** Not by tsx: Storybook listens to what Node loads by then, and warns of each file without an extension. */
async function bundledCompiler(): Promise<Compiler> {
  const path = './engine/compile/vitePlugin.ts'
  return (await runnerImport<Compiler>(path, { configFile: false, root: folder })).module
}

/** Stories of whole screens need plans too. The compiler is loaded by the first that asks for one, not by every test. */
function plansForStories(): Plugin {
  let plans: Promise<Plugin> | undefined
  return {
    name: 'gpms-story-plans',
    resolveId: id => (/^virtual:(screens$|plan\/|popup\/)/.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (!/^\0virtual:(screens$|plan\/|popup\/)/.test(id)) return undefined
      plans ??= bundledCompiler().then(compiler => compiler.screensPlugin())
      const { load: loadPlan } = await plans
      return typeof loadPlan === 'function' ? loadPlan.call(this, id) : undefined
    },
  }
}

const modules = (...paths: string[]) => paths.map(path => join(folder, path))
const pieces = joinedPieces({
  // Runs before everything else and asks whether the page may be opened.
  early: modules('engine/app/earlyCheck.ts'),
  // The pages before a log-in offer the languages as the frame does, which they do without.
  start: modules('engine/app/main.tsx', 'engine/shell/frame/LanguageSwitch.tsx'),
  // Routes of all screens, and what asks for first rows before a plan is there; the log-in page does without.
  screens: modules('engine/app/screensPiece.ts'),
  // What every page inside the frame needs at once.
  frame: modules('engine/shell/pages/MainLayout.tsx', 'engine/app/screenPiece.ts'),
})

const { chromiumLaunch } = await load<typeof import('./tests/chromium')>('./tests/chromium.ts')
/** Stories that show every screen from its definition alone run in `npm run sweep`; browser tests open the same screens. */
const sweptStories = process.env.GPMS_SWEEP === 'screens' ? [] : ['tests/screens/every/**']

/**
 * Test files of a worker share its modules: loading the server or the compiler again takes longer than most files do. As many
 * workers as processors: while a test waits, its database works. With a third one the same tests took a tenth longer.
 */
const together = { isolate: false, maxWorkers: 2 }

/** Tests without a database come first: the database of the others is filled meanwhile (tests/server/globalSetup.ts). */
async function unitFirst() {
  const { BaseSequencer } = await import('vitest/node')
  const rank = ({ project }: { readonly project: { readonly name: string } }) =>
    project.name === 'unit' ? 0 : 1
  return class extends BaseSequencer {
    override async sort(files: Parameters<InstanceType<typeof BaseSequencer>['sort']>[0]) {
      return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
    }
  }
}
const sequence = process.env.VITEST ? { sequencer: await unitFirst() } : {}

export default defineConfig(({ command }) => ({
  root: folder,
  plugins: [react(), lodashParts(folder), screenPlans()],
  // Browser code knows as well what it is built for: pages of developers are in no production build.
  define: { 'process.env.GPMS_BUILD': JSON.stringify(process.env.GPMS_BUILD ?? 'demo') },
  resolve: command === 'build' ? { alias: productionRouter(folder) } : {},
  // The server puts a nonce of its own in this place for each page, server/http/appPages.ts.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    // Names the pieces for the server, which has pages fetch some of them ahead.
    manifest: true,
    target: 'es2022',
    // An inlined module preload would be an inline script, which the policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: pieces } },
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  // The database and what tests leave are thousands of files, which Vite would look at one by one before it answers.
  server: { watch: { ignored: ['.data', '.cache', 'dist'].map(part => join(folder, part, '**')) } },
  // What Vite meets only while a page or a story runs makes it reload that page; so all are named beforehand.
  optimizeDeps: {
    // Without it every page of the project is looked through, those of tests and benchmarks too.
    entries: ['index.html'],
    include: [
      ...[
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-router-dom',
      ],
      ...['@base-ui/react/dialog', '@base-ui/react/popover', '@glideapps/glide-data-grid', 'recharts'],
      ...['react-day-picker', 'react-day-picker/locale', 'dayjs', 'i18next', 'zustand', 'zustand/vanilla'],
      ...['@tiptap/react', '@tiptap/starter-kit'],
    ],
  },
  test: {
    sequence,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          ...together,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/browser/**', 'tests/bench/**', 'tests/guards/**'],
        },
      },
      {
        extends: true,
        test: {
          // Part of npm run check. A project, for --exclude says nothing to a project that excludes something itself.
          name: 'guards',
          environment: 'node',
          ...together,
          // They read the whole tree; a busy machine takes its time over that.
          testTimeout: 60_000,
          include: ['tests/guards/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          ...together,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/server/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        plugins: [plansForStories(), storybookTest({ configDir: join(folder, '.storybook') })],
        test: {
          name: 'stories',
          // Stories clean up after themselves; a page of its own for each file would load every module again.
          isolate: false,
          exclude: sweptStories,
          // Drawing and judging a whole screen takes a busy machine its time.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}))
