import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ErrorPayload, HotPayload, Plugin } from 'vite'
import type { SavedPlan } from '../plan/savedPlan'
import { printProblem, printProblems } from '../problem/printProblem'
import type { Problem } from '../problem/problem'
import { problemLanguage } from '../problem/problemLanguage'
import { agreements } from './agreements'
import { type CompiledAll, compileAll } from './compileAll'
import { CompileMemory } from './compileMemory'
import { problemFrame } from './problemFrame'
import { isReadFile, menusFile, readDefinitions } from './readDefinitions'
import { type KnownPlans, knownPlans, planModule, screensModule } from './screenModules'

/*
 * Definitions as modules:
 *   virtual:screens        the route table, and a lazy import per plan, popup and hooks file
 *   virtual:plan/<screen>  virtual:popup/<popup>   default export: the plan
 *
 * A build fails with all problems of all files. The development server shows the first problem of a file in the overlay,
 * at its line, as soon as the file is saved or its plan is loaded; the last sound plan stays in use meanwhile.
 *
 * A changed definition reloads no page: the server sends the custom event "gpms:definitions" with every plan that came or
 * changed, and with the routes when one of them did, and the app puts them in place of the old ones
 * (engine/app/followDefinitions.ts). Only where hand-written functions of a screen come or go the page is reloaded: they are code.
 */
const table = 'virtual:screens'
const planPrefix = 'virtual:plan/'
const popupPrefix = 'virtual:popup/'

/** What the plugin wants of the development server. */
interface HotServer {
  send(payload: HotPayload): void
  invalidate(id: string): void
}

export function screensPlugin(): Plugin {
  let root = process.cwd()
  let isBuild = false
  let compiled: CompiledAll | undefined
  const memory = new CompileMemory()
  const plans: KnownPlans = { screens: new Map(), popups: new Map() }

  const compile = (): CompiledAll => {
    compiled = compileAll(readDefinitions(root), agreements, memory)
    remember(plans, compiled)
    return compiled
  }
  const current = () => compiled ?? compile()

  return {
    name: 'gpms-screens',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    buildStart() {
      const { problems } = compile()
      const { definitions, samples } = readDefinitions(root)
      for (const { file } of [...definitions, ...(samples?.values() ?? [])])
        this.addWatchFile(join(root, file))
      const [first] = problems
      if (isBuild && first)
        this.error({ message: `\n${printProblems(problems, problemLanguage())}`, ...placeOf(first, root) })
    },
    configureServer({ environments }) {
      // A page that is opened while a definition is wrong says so, too: its route may not be there.
      environments.client?.hot.on('vite:client:connect', (_, client) => {
        const [first] = current().problems
        if (!first) return
        client.send({ type: 'update', updates: [] })
        client.send({ type: 'error', err: overlay(first, root) })
      })
    },
    resolveId(id) {
      return id === table || id.startsWith(planPrefix) || id.startsWith(popupPrefix) ? `\0${id}` : undefined
    },
    load(id) {
      if (!id.startsWith('\0virtual:')) return undefined
      const name = id.slice(1)
      const { problems, unsound } = current()
      if (name === table) return screensModule(plans, file => existsSync(join(root, file)))
      const found = name.startsWith(planPrefix)
        ? plans.screens.get(name.slice(planPrefix.length))
        : plans.popups.get(name.slice(popupPrefix.length))
      const isSound = found !== undefined && !unsound.has(found.file)
      const wrong = isSound ? undefined : (problems.find(({ file }) => file === found?.file) ?? problems[0])
      if (wrong) this.error({ message: printProblem(wrong, problemLanguage()), ...placeOf(wrong, root) })
      return found ? planModule(found.plan) : undefined
    },
    async hotUpdate({ file, server, type, read }) {
      const path = relative(root, file).replaceAll('\\', '/')
      if (!(path.startsWith('screens/') && isReadFile(path)) && path !== menusFile) return undefined
      // The hook runs once per environment; the browser's is the one that shows definitions.
      if (this.environment.name !== 'client') return []
      // An editor empties a file before it writes it; read waits until there is something in it.
      if (type !== 'delete') await read()
      const before = snapshot(plans)
      const { problems } = compile()
      const { moduleGraph } = this.environment
      update(plans, before, problems, root, {
        send: payload => server.environments.client?.hot.send(payload),
        invalidate: id => {
          const module = moduleGraph.getModuleById(id)
          if (module) moduleGraph.invalidateModule(module)
        },
      })
      return []
    },
  }
}

/** Takes over what is sound, and forgets what has no file any more. */
function remember(plans: KnownPlans, compiled: CompiledAll): void {
  const sound = knownPlans(compiled)
  const broken = compiled.unsound
  for (const kind of ['screens', 'popups'] as const) {
    for (const [name, { file }] of plans[kind]) if (!broken.has(file)) plans[kind].delete(name)
  }
  for (const [name, screen] of sound.screens) plans.screens.set(name, screen)
  for (const [name, popup] of sound.popups) plans.popups.set(name, popup)
}

interface Snapshot {
  /** Plan text by module id. */
  readonly texts: ReadonlyMap<string, string>
  readonly routes: string
  /** Screens with functions of their own. */
  readonly hooks: string
}

function snapshot({ screens, popups }: KnownPlans): Snapshot {
  const texts = new Map<string, string>()
  for (const [name, { plan }] of screens) texts.set(`${planPrefix}${name}`, JSON.stringify(plan))
  for (const [name, { plan }] of popups) texts.set(`${popupPrefix}${name}`, JSON.stringify(plan))
  const known = [...screens.values()]
  const hooks = known.flatMap(({ plan }) => (plan.hooks.length > 0 ? [plan.screen] : []))
  // Sorted: a file that was broken for a while comes back at another place of the maps.
  const routes = known.flatMap(screen => screen.routes.map(route => JSON.stringify(route)))
  return { texts, routes: JSON.stringify(routes.sort()), hooks: JSON.stringify(hooks.sort()) }
}

function update(
  plans: KnownPlans,
  before: Snapshot,
  problems: readonly Problem[],
  root: string,
  server: HotServer,
): void {
  const after = snapshot(plans)
  // An update without entries takes the overlay away; the first one must come before an overlay is up, or the client reloads.
  server.send({ type: 'update', updates: [] })
  const changed = [...after.texts.keys()].filter(id => before.texts.get(id) !== after.texts.get(id))
  // A page that is loaded later gets everything as it is now.
  for (const id of [table, ...changed]) server.invalidate(`\0${id}`)
  const isRerouted = before.routes !== after.routes
  if (before.hooks !== after.hooks) server.send({ type: 'full-reload' })
  else if (changed.length > 0 || isRerouted) {
    const data: SavedPlan = {
      screens: chosenPlans(plans.screens, planPrefix, changed),
      popups: chosenPlans(plans.popups, popupPrefix, changed),
      ...(isRerouted ? { routes: [...plans.screens.values()].flatMap(({ routes }) => routes) } : {}),
    }
    server.send({ type: 'custom', event: 'gpms:definitions', data })
  }
  const [first] = problems
  if (first) server.send({ type: 'error', err: overlay(first, root) })
}

function chosenPlans<Plan>(
  plans: ReadonlyMap<string, { readonly plan: Plan }>,
  prefix: string,
  ids: readonly string[],
): Readonly<Record<string, Plan>> {
  const chosen = [...plans].filter(([name]) => ids.includes(`${prefix}${name}`))
  return Object.fromEntries(chosen.map(([name, { plan }]) => [name, plan]))
}

function placeOf(problem: Problem, root: string) {
  const file = join(root, problem.file)
  return {
    id: file,
    loc: { file, line: problem.line, column: problem.column },
    frame: problemFrame(problem, root),
  }
}

function overlay(problem: Problem, root: string): ErrorPayload['err'] {
  return {
    message: printProblem(problem, problemLanguage()),
    stack: '',
    plugin: 'gpms-screens',
    ...placeOf(problem, root),
  }
}
