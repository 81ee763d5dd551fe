import type {
  ContentLinkDefinition,
  ContentPartDefinition,
  PathLinkDefinition,
} from '../../schemas/screen/contentDefinition'
import { textType } from '../expression/valueType'
import type { ContentPartPlan, ContentPlan, LinkPlan } from '../plan/contentPlan'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { compileExpression } from '../scope/compiling'
import { mountPath } from '../scope/mountPath'
import type { NormalContent } from '../scope/normalDefinition'
import type { Page } from '../scope/page'
import { compileGo } from '../way/goCompile'
import { screenPlace } from '../way/goNumberCompile'

export function compileContent(page: Page, block: NormalContent): ContentPlan {
  return {
    block: 'content',
    id: block.id,
    ...(block.title === undefined ? {} : { title: block.title }),
    parts: block.parts.map(part => compilePart(page, part)),
  }
}

function compilePart(page: Page, part: ContentPartDefinition): ContentPartPlan {
  if (typeof part === 'string') return { kind: 'text', text: part }
  if ('heading' in part) return { kind: 'heading', text: part.heading }
  if ('list' in part) return { kind: 'list', items: part.list, isNumbered: part.numbered === true }
  if ('notice' in part) return { kind: 'notice', text: part.notice, tone: part.tone ?? 'info' }
  if ('value' in part) {
    const value = compileExpression(page.on, part, 'value', page.scope, textType)
    return { kind: 'fact', label: part.label, value }
  }
  return { kind: 'links', links: part.links.flatMap(link => compileLink(page, link) ?? []) }
}

function compileLink(page: Page, link: ContentLinkDefinition): LinkPlan | undefined {
  const words = { label: link.label, ...(link.text === undefined ? {} : { text: link.text }) }
  if ('path' in link) {
    checkPath(page, link)
    return { ...words, to: link.path }
  }
  const written = typeof link.go === 'string' ? { screen: link.go } : link.go
  const go = compileGo({
    ...{ on: page.on, screen: written.screen, with: written.with, scope: page.scope },
    at: screenPlace(page.on.source, link),
  })
  return go && { ...words, to: go }
}

/** A path of this site, its query included, or another site over a line that nobody reads along. */
const addressForm = /^(\/(?!\/)[\w\-./?=&%~#]*|https:\/\/[^\s]+)$/

function checkPath({ on }: Page, link: PathLinkDefinition): void {
  const { path } = link
  const bare = path.replace(/[?#].*$/, '')
  const screen = [...on.world.screens.values()].find(
    card => card.path === bare || mountPath('external', card.path) === bare,
  )
  if (!screen && addressForm.test(path)) return
  on.source.report(
    on.source.valueAt(link, 'path'),
    screen ? pageProblems.linkToScreen(path, screen.screen) : pageProblems.linkWrong(path),
  )
}
