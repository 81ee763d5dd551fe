import { redirect } from 'react-router-dom'
import { translate } from '../../schemas/shared/translated'
import { text } from '../i18n/text'
import type { ScreenRoute } from '../plan/screenPlan'
import { type FirstCalls, startFirstDocument } from '../runtime/firstCalls'
import type { Services } from '../runtime/services'
import { startFirstRows } from '../screen/startFirstRows'
import { mostWorkTabs } from '../settings/limits'
import { withChunkTimeout } from '../shell/frame/chunkFailure'
import type { Frame } from '../shell/frame/frame'
import { tabKey, type WorkTabs } from '../shell/frame/workTabs'
import { tabName } from '../shell/tabs/tabName'
import { asksBesideCheck } from './asksBesideCheck'
import { canonicalAddress } from './canonicalAddress'
import type { EntryGate } from './entryGate'
import { keepScreen, type OpenScreen } from './openScreen'
import { createScreenServices } from './screenServices'
import type { LoadScreenPiece, ScreenSource } from './screenSource'
import { waitBriefly } from './waitBriefly'

export interface ScreenLoaderParts {
  readonly frame: Frame
  readonly tabs: WorkTabs<OpenScreen>
  readonly services: Services
  readonly source: ScreenSource
  readonly gate: EntryGate
  readonly loadPiece: LoadScreenPiece
  /** Fetches what nearly every screen draws with. A page drawn before it came would show its rows a third of a second later. */
  readonly loadWidgets: () => Promise<unknown>
  readonly currentHref: () => string | undefined
  /** At once for Korean; another language is fetched before anything speaks. */
  readonly languagesReady: () => Promise<void>
}

/*
 * all at once:   login check (and verification) · plan · runtime and widgets · first rows
 *                      │
 *                      ▼
 *   no  ── alert, log-in page, /info401, /info500, or stay and try again
 *   yes ── first rows, where they depend on who logs in; the screen is made from the plan, takes over the first rows when they come, and gets its tab
 *
 * A screen that is open already keeps its state; it only takes over new parameters.
 */
export async function loadScreen(
  parts: ScreenLoaderParts,
  route: ScreenRoute,
  request: Request,
): Promise<{ readonly key: string }> {
  const { tabs, gate } = parts
  const url = canonicalAddress(route.path, request)
  const params = Object.fromEntries(url.searchParams)
  const documentKey = route.firstDocument && params[route.firstDocument.key]
  const key = tabKey(route.path, documentKey)
  const isListed = tabs.find(key) !== undefined
  const kept = tabs.find(key)?.screen
  const pieces = kept ? undefined : fetchPieces(parts, route, params, request.signal)

  const check = await gate.pass({
    path: route.path,
    href: `${url.pathname}${url.search}`,
    portal: route.portal,
    access: route.access,
    apprNo: params.apprNo,
    signal: request.signal,
  })

  if (kept) {
    kept.screen.allow({ access: check.access, mayExport: check.mayExport })
    kept.screen.applyParams(params)
    tabs.move(key, { key, search: url.search })
    tabs.activate(key)
    return { key }
  }
  if (!pieces) throw new Error('Engine bug: loadScreen has neither a kept screen nor its pieces.')
  const first = pieces.first ?? startFirst(parts, route, params, request.signal)
  const [written, hooks, { createScreen }, entry] = await withChunkTimeout(pieces.code)
  const plan = translate(written)
  if (!isListed && !makeRoom(parts)) {
    await parts.frame.ask.alert(text('tabsFull', [mostWorkTabs]))
    throw redirect(parts.currentHref() ?? '/')
  }
  const own = createScreenServices(parts, route, key)
  const services = plan.samples ? (await loadSampleServices())(own, plan.samples) : own
  const screen = createScreen(plan, services, {
    params,
    access: check.access,
    mayExport: check.mayExport,
    popups: async name => translate(await withChunkTimeout(parts.source.popup(name))),
    ...(hooks ? { hooks } : {}),
    ...(entry ? { entry } : {}),
    ...(first ? { first } : {}),
  })
  const place = {
    key,
    path: route.path,
    search: url.search,
    title: translate(route.title),
    documentKey: documentKey ?? '',
  }
  tabs.open({ ...place, screen: keepScreen(screen) })
  screen.start()
  // Nothing is drawn yet when a browser opens the page; drawn once with its rows it is there sooner than drawn twice.
  if (first && parts.currentHref() === undefined) await waitBriefly(first.answer)
  return { key }
}

/** Few pages work on samples; the others do without the piece. */
async function loadSampleServices() {
  return (await import('../sample/sampleServices')).sampleServices
}

function fetchPieces(
  parts: ScreenLoaderParts,
  route: ScreenRoute,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
) {
  const { source, loadPiece, loadWidgets, languagesReady, frame } = parts
  const piece = loadPiece()
  // While developing a list may become a document under one's hands.
  const isEntry = route.isEntry === true || import.meta.hot !== undefined
  const entry = isEntry ? piece.then(({ loadEntryRooms }) => loadEntryRooms()) : Promise.resolve(undefined)
  const code = Promise.all([
    source.plan(route.screen),
    source.hooks(route.screen),
    piece,
    entry,
    loadWidgets(),
    languagesReady(),
  ] as const)
  // Awaited only after the login check; a refusal there must not leave this one unhandled.
  code.catch(() => undefined)
  const { tokens, user, menus, portal } = frame.session.getState()
  const { path, access } = route
  const asks =
    tokens !== undefined &&
    asksBesideCheck({
      path,
      access,
      apprNo: params.apprNo,
      menus: user ? menus : undefined,
      isOwnPortal: portal === route.portal,
    })
  return { code, first: asks ? startFirst(parts, route, params, signal) : undefined }
}

/** Rows of a list or the document, asked for while the plan is on its way. */
function startFirst(
  { services }: ScreenLoaderParts,
  { first, firstDocument, screen }: ScreenRoute,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): FirstCalls | undefined {
  if (firstDocument) return startFirstDocument(firstDocument, services, params, signal)
  if (!first) return undefined
  // Who logs in decides the first values of the employee fields, and a reloaded page does not know that yet.
  const needsPerson = first.keep || Object.values(first.initial).some(value => value.kind === 'employee')
  if (needsPerson && services.session.user().authGroupId === '') return undefined
  return startFirstRows(first, screen, services, params, signal)
}

/** With all places taken the tab that was unused longest goes, and says so; false when all hold unsaved entries. */
function makeRoom({ tabs, frame }: ScreenLoaderParts): boolean {
  if (!tabs.isFull()) return true
  const unused = tabs.leastUsed()
  if (!unused) return false
  tabs.close(unused.key)
  frame.ask.toast(text('tabsMadeRoom', [tabName(unused), mostWorkTabs]), 'info')
  return true
}
