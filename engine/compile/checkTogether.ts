import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { fileProblems } from '../problem/catalogue/fileProblems'
import { pageProblems } from '../problem/catalogue/pageProblems'
import type { Compiling } from '../scope/compiling'
import { mountPath } from '../scope/mountPath'
import type { Source } from '../scope/source'
import { baseName } from './readDefinitions'
import type { ReadFile, Shaped } from './readFile'
import type { Menus } from './readMenus'
import { sharesLetters } from './sharesLetters'

/** What only shows when all files are seen together: names, routes, popups that nobody opens. */
export function checkTogether(
  files: readonly ReadFile[],
  screens: readonly Shaped<ScreenDefinition>[],
  compiled: readonly Compiling[],
  menus: Menus | undefined,
): void {
  checkIds(files)
  checkRoutes(screens)
  checkTitles(screens, menus)
  checkMenuNames(screens, menus)
  checkWayLabels(screens)
  checkPopupsUsed(files, compiled)
}

function idPlace({ source, value, file }: ReadFile): number {
  return typeof value === 'object' && value !== null ? source.valueAt(value, file.kind) : 0
}

function checkIds(files: readonly ReadFile[]): void {
  const first = new Map<string, ReadFile>()
  for (const read of files) {
    const { id, file, source } = read
    if (id === '') continue
    const wanted = `${id}.${file.kind}.json`
    if (!`/${file.file}`.endsWith(`/${wanted}`)) {
      source.report(
        idPlace(read),
        fileProblems.nameDiffers(file.kind, id, wanted, baseName(file.file, `.${file.kind}.json`)),
      )
    }
    const other = first.get(`${file.kind} ${id}`)
    if (!other) first.set(`${file.kind} ${id}`, read)
    else {
      const { line, column } = other.source.linePlace(idPlace(other))
      source.report(
        idPlace(read),
        fileProblems.idTwice(file.kind, id, `${other.file.file}:${line}:${column}`),
      )
    }
  }
}

/** A path inside a portal, and the place that claims it. */
interface Claim {
  readonly screen: string
  readonly source: Source
  readonly at: number
  readonly isAlias: boolean
}

function checkRoutes(screens: readonly Shaped<ScreenDefinition>[]): void {
  const claims = new Map<string, Claim[]>()
  for (const { read, written } of screens) {
    const { source } = read
    const { path, aliases = [], portals } = written.route
    const places = [
      { path, at: source.valueAt(written.route, 'path'), isAlias: false },
      ...aliases.map((alias, index) => ({ path: alias, at: source.valueAt(aliases, index), isAlias: true })),
    ]
    for (const place of places) checkPath(source, place.at, place.path)
    for (const [index, mount] of portals.entries()) {
      const portal = typeof mount === 'string' ? mount : mount.portal
      for (const place of places) {
        const full = mountPath(portal, place.path)
        const known = claims.get(full) ?? []
        const isSaid = known.some(claim => claim.source === source)
        const at = place.isAlias || !isSaid ? place.at : source.valueAt(portals, index)
        if (isSaid) source.report(at, fileProblems.routeTwice(full, placeOf({ source, at: place.at })))
        else claims.set(full, [...known, { screen: written.screen, source, at, isAlias: place.isAlias }])
      }
    }
  }
  for (const [path, claiming] of claims) if (claiming.length > 1) reportTaken(path, claiming)
}

/** A path belongs to the screen that bears its name, else to the one that is read first: the others are copies. */
function reportTaken(path: string, claims: readonly Claim[]): void {
  const [owner] = claims.toSorted((left, right) => rightTo(path, right) - rightTo(path, left))
  if (!owner) return
  for (const claim of claims) {
    if (claim === owner) continue
    const problem = fileProblems.routeTaken(path, [placeOf(owner), placeOf(claim)], claim.screen)
    claim.source.report(claim.at, problem)
  }
}

function rightTo(path: string, { screen, isAlias }: Claim): number {
  const isNamed = path.toLowerCase().endsWith(`/${screen.toLowerCase()}`)
  return (isNamed ? 2 : 0) + (isAlias ? 0 : 1)
}

function placeOf({ source, at }: Pick<Claim, 'source' | 'at'>): string {
  const { line, column } = source.linePlace(at)
  return `${source.file}:${line}:${column}`
}

/** People tell pages of their portal apart by titles: in tabs, among favorites and recent pages. */
function checkTitles(screens: readonly Shaped<ScreenDefinition>[], menus: Menus | undefined): void {
  const titled = new Map<string, Shaped<ScreenDefinition>[]>()
  for (const screen of screens)
    for (const portal of portalsOf(screen)) {
      const key = `${portal} ${screen.written.title.trim()}`
      titled.set(key, [...(titled.get(key) ?? []), screen])
    }
  const reported = new Set<Source>()
  for (const same of titled.values()) {
    const [owner, ...copies] = same.toSorted(
      (one, other) => titleRight(other, menus) - titleRight(one, menus),
    )
    for (const { read, written } of owner ? copies : []) {
      // A copy that takes the path or the name of the first is reported as such.
      if (reported.has(read.source) || read.source.problems.length > 0) continue
      reported.add(read.source)
      const first = owner?.written.screen ?? ''
      read.source.warn(written, 'title', fileProblems.titleTwice(written.title, first))
    }
  }
}

/** A page is found by the name of its menu, and called by its title from then on. */
function checkMenuNames(screens: readonly Shaped<ScreenDefinition>[], menus: Menus | undefined): void {
  if (!menus) return
  const names = new Map(menus.entries.map(({ entry }) => [entry.sspUrl, String(entry.pgmName)]))
  for (const screen of screens) {
    const { title, route } = screen.written
    const paths = portalsOf(screen).map(portal => mountPath(portal, route.path))
    const name = paths.map(path => names.get(path)).find(one => one !== undefined)
    // A title that was copied has been reported as such.
    const isCopied = screen.read.source.warnings.some(({ code }) => code === 'SCREEN_TITLE_TWICE')
    if (name !== undefined && !isCopied && !sharesLetters(title, name))
      screen.read.source.warn(screen.written, 'title', pageProblems.titleOfOther(title, name))
  }
}

/** A button that bears the title of one page and opens another. */
function checkWayLabels(screens: readonly Shaped<ScreenDefinition>[]): void {
  const titles = new Map(screens.map(({ written }) => [written.title, written.screen]))
  const titleOf = new Map(screens.map(({ written }) => [written.screen, written.title]))
  for (const { read, written } of screens)
    for (const action of written.actions ?? []) {
      if (typeof action === 'string' || !('label' in action) || action.note !== undefined) continue
      const steps = 'steps' in action ? action.steps : []
      const [go] = [...('go' in action ? [action] : []), ...steps.filter(step => step.step === 'go')]
      if (!go) continue
      const [holder, word, screen] = wayOf(go)
      const other = titles.get(action.label ?? '')
      if (other === undefined || other === screen || titleOf.get(screen) === action.label) continue
      read.source.report(
        read.source.valueAt(holder, word),
        pageProblems.labelOfPage(screen, action.label ?? '', other),
      )
    }
}

type Way = { readonly go: string | { readonly screen: string } } | { readonly screen: string }

/** Where a way names its page, and which. */
function wayOf(way: Way): readonly [holder: object, word: string, screen: string] {
  if ('screen' in way) return [way, 'screen', way.screen]
  return typeof way.go === 'string' ? [way, 'go', way.go] : [way.go, 'screen', way.go.screen]
}

function portalsOf({ written }: Shaped<ScreenDefinition>) {
  return written.route.portals.map(mount => (typeof mount === 'string' ? mount : mount.portal))
}

/** A title belongs to the screen whose menu bears it; of others the shorter name is the first, and that of a copy has something behind it. */
function titleRight(screen: Shaped<ScreenDefinition>, menus: Menus | undefined): number {
  const { route, title, screen: id } = screen.written
  const paths = portalsOf(screen).map(portal => mountPath(portal, route.path))
  const isNamed = menus?.entries.some(
    one => one.entry.pgmName === title && paths.some(path => one.entry.sspUrl === path),
  )
  return (isNamed ? 1000 : 0) - id.length
}

/** Words of letters, digits and hyphens; the portal puts its own /cyber before them. */
function checkPath(source: Source, at: number, path: string): void {
  const isPath = path === '/' || /^(\/[A-Za-z0-9_-]+)+$/.test(path)
  if ((isPath && !/^\/cyber(\/|$)/.test(path)) || path === '') return
  source.report(at, isPath ? fileProblems.pathWithPortal(path) : fileProblems.pathWrong(path))
}

function checkPopupsUsed(files: readonly ReadFile[], compiled: readonly Compiling[]): void {
  const opened = compiled.flatMap(on => [...on.popups].filter(popup => popup !== on.name))
  // A popup of the contract is ready for every field that its code will stand in.
  const [first] = compiled
  const used = new Set([...opened, ...(first ? contractPopups(first.world.contract) : [])])
  // A broken file may be the one that opens the popup.
  if (files.some(({ source }) => source.problems.length > 0)) return
  for (const read of files) {
    if (read.file.kind !== 'popup' || used.has(read.id)) continue
    read.source.report(idPlace(read), fileProblems.popupUnused(read.id))
  }
}

/** The contract stays while definitions change, and to walk through all its fields takes longer than to judge a changed file. */
const popupsOfContracts = new WeakMap<ContractFacts, ReadonlySet<string>>()

function contractPopups(contract: ContractFacts): ReadonlySet<string> {
  const known = popupsOfContracts.get(contract)
  if (known) return known
  const found = new Set<string>()
  for (const { parameters, body, answer } of Object.values(contract))
    for (const fields of [parameters, body?.fields ?? {}, answer.fields]) addLookupPopups(fields, found)
  popupsOfContracts.set(contract, found)
  return found
}

function addLookupPopups(fields: Readonly<Record<string, FieldFact>>, found: Set<string>): void {
  for (const { lookup, fields: inner } of Object.values(fields)) {
    if (lookup) found.add(lookup.popup)
    if (inner) addLookupPopups(inner, found)
  }
}
