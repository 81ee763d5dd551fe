import { contractFacts } from '../../../codegen/generated/contractFacts'
import { knownScreens } from '../../../server/modules/access/knownScreens'
import { compiledScreens } from '../../cases/compiledScreens'
import { allFields } from './requestParts'

const { screens, popups } = compiledScreens

/** What a page shows to whoever sends from it: names of fields and columns, and the documents to which files are added. */
interface Shown {
  readonly operations: readonly string[]
  /** Operations by which its own document is saved. */
  readonly saves: readonly string[]
  readonly fields: ReadonlySet<string>
  /** By field: the type of document that owns the files. */
  readonly owners: ReadonlyMap<string, string>
}

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function shownIn(operations: readonly string[], saves: readonly string[], plans: readonly unknown[]): Shown {
  const fields = new Set<string>()
  const owners = new Map<string, string>()
  const look = (node: unknown): void => {
    if (!isNode(node)) return
    const { block, field, id, owner } = node
    if (typeof field === 'string') fields.add(field)
    if (block === 'grid' && typeof id === 'string') fields.add(id)
    if (block === 'files') fields.add('files')
    if (typeof field === 'string' && typeof owner === 'string' && !owners.has(field)) owners.set(field, owner)
    for (const inner of Object.values(node)) look(inner)
  }
  for (const plan of plans) look(plan)
  return { operations, saves, fields, owners }
}

/** A popup in which something is entered saves it itself. */
const entered = [...popups.values()].flatMap(({ plan }) => {
  const saved = 'save' in plan ? plan.save?.operation : undefined
  return saved === undefined ? [] : [shownIn(plan.operations, [saved], [plan])]
})

const pages: readonly Shown[] = [...screens.values()]
  .filter(({ plan }) => plan.samples === undefined)
  .map(({ plan }) => {
    const { create, update } = plan.document ?? {}
    const plans = [plan.blocks, plan.actions, ...plan.popups.map(name => popups.get(name)?.plan)]
    return shownIn(plan.operations, [create ?? '', update ?? ''], plans)
  })

/** The pages that send an operation; none of those that are written by hand. */
export const pagesOf = (operation: string): readonly Shown[] =>
  pages.filter(({ operations }) => operations.includes(operation))

/** The type of document of a file: by the page that shows most of what is saved, since a page may only look at the document. */
export function fileOwner(operation: string, field: string): string | undefined {
  const sent = allFields(contractFacts[operation]?.body?.fields ?? {})
  const shownOf = ({ fields }: Shown) => sent.filter(name => fields.has(name)).length
  return [...pages, ...entered]
    .filter(({ saves }) => saves.includes(operation))
    .sort((a, b) => shownOf(b) - shownOf(a))
    .concat(pagesOf(operation))
    .flatMap(({ owners }) => owners.get(field) ?? [])[0]
}

/** Operations that stand on one page with another, or in the frame beside it, and so may be asked before it. */
export const neighboursOf = (operation: string): readonly string[] => [
  ...new Set([
    ...(contractFacts[operation]?.access === 'session'
      ? Object.keys(contractFacts).filter(id => contractFacts[id]?.file === contractFacts[operation]?.file)
      : []),
    ...knownScreens
      .filter(({ operations }) => operations.includes(operation))
      .flatMap(({ operations }) => operations),
  ]),
]

/** The operation whose rows a popup offers. */
export const offeredBy = (popup: string, field: string): string | undefined =>
  popups.get(popup)?.plan.operations.find(id => contractFacts[id]?.answer.fields[field] !== undefined)
