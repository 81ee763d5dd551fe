import type { BlockDefinition, FilterDefinition, GridDefinition } from '../../schemas/screen/blockDefinition'
import type { ColumnButtonDefinition, ColumnDetailDefinition } from '../../schemas/screen/columnDefinition'
import type { FormFieldDetailDefinition } from '../../schemas/screen/formFieldDefinition'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { everyBlock } from '../../schemas/shared/everyBlock'
import { shapeProblems } from '../problem/catalogue/shapeProblems'
import type { NormalBlock, NormalFilter, NormalForm, NormalGrid, NormalScreen } from './normalDefinition'
import { normaliseActions } from './normaliseActions'
import type { Source } from './source'

/** Spells out the short forms of a screen; what is made stands in the source where it was written. */
export function normaliseScreen(written: ScreenDefinition, source: Source): NormalScreen {
  if (written.blocks && (written.filter || written.grid)) {
    const word = written.filter ? 'filter' : 'grid'
    source.report(source.keyAt(written, word), shapeProblems.pageFormMixed(word))
  }
  const blocks = [
    ...(written.filter ? [normaliseFilter(written.filter, source)] : []),
    ...(written.grid ? [normaliseGrid(written.grid, source)] : []),
    ...longBlocks(written, source),
  ]
  return {
    screen: written.screen,
    title: written.title,
    path: written.route.path,
    params: written.route.params ?? [],
    aliases: written.route.aliases ?? [],
    mounts: written.route.portals.map(mount => (typeof mount === 'string' ? { portal: mount } : mount)),
    ...(written.document ? { document: written.document } : {}),
    ...(written.samples === undefined ? {} : { samples: written.samples }),
    blocks,
    actions: normaliseActions(written, blocks, source),
  }
}

function longBlocks(written: ScreenDefinition, source: Source): NormalBlock[] {
  const ids = blockIds(everyBlock(written.blocks ?? []))
  return (written.blocks ?? []).map(block => longBlock(block, ids, source))
}

/** Blocks that are not named by their author are numbered by kind: form, form2, split, split2. */
function blockIds(blocks: readonly BlockDefinition[]): ReadonlyMap<BlockDefinition, string> {
  const counts = new Map<string, number>()
  return new Map(
    blocks.map(block => {
      const count = (counts.get(block.block) ?? 0) + 1
      counts.set(block.block, count)
      return [block, isSingle(block) || count === 1 ? block.block : `${block.block}${count}`]
    }),
  )
}

/** Kinds of which a page has one; a second one is told by its id. */
function isSingle({ block }: BlockDefinition): boolean {
  return block === 'filter' || block === 'grid' || block === 'approval' || block === 'timeline'
}

function longBlock(
  block: BlockDefinition,
  ids: ReadonlyMap<BlockDefinition, string>,
  source: Source,
): NormalBlock {
  const id = ids.get(block) ?? block.block
  const inner = (blocks: readonly BlockDefinition[]) => blocks.map(one => longBlock(one, ids, source))
  switch (block.block) {
    case 'filter':
      return normaliseFilter(block, source)
    case 'grid':
      return normaliseGrid(block, source)
    case 'form':
      return source.standsFor({ ...block, id: block.id ?? id, fields: named(block.fields, source) }, block)
    case 'files':
    case 'approval':
    case 'timeline':
      return source.standsFor({ ...block, id }, block)
    case 'content':
    case 'matrix':
      return source.standsFor({ ...block, id: block.id ?? id }, block)
    case 'kpi':
      return source.standsFor({ ...block, id: block.id ?? id, fields: named(block.fields, source) }, block)
    case 'chart':
      return source.standsFor({ ...block, id: block.id ?? id, series: named(block.series, source) }, block)
    case 'split':
      return source.standsFor({ ...block, id, left: inner(block.left), right: inner(block.right) }, block)
    case 'tabs': {
      const tabs = block.tabs.map((tab, index) =>
        source.standsFor({ id: `${id}-${index + 1}`, title: tab.title, blocks: inner(tab.blocks) }, tab),
      )
      return source.standsFor({ ...block, id, tabs }, block)
    }
  }
}

export function normaliseFilter(written: FilterDefinition, source: Source): NormalFilter {
  const fields = named(written.fields, source)
  return source.standsFor({ ...written, block: 'filter', id: 'filter', fields }, written)
}

export function normaliseGrid(written: GridDefinition, source: Source): NormalGrid {
  const columns: ColumnDetailDefinition[] = []
  const buttons: { at: number; column: ColumnButtonDefinition }[] = []
  for (const column of named(written.columns, source)) {
    if ('button' in column) buttons.push({ at: columns.length, column })
    else columns.push(column)
  }
  return source.standsFor({ ...written, block: 'grid', id: written.id ?? 'grid', columns, buttons }, written)
}

/** The form of a popup, which stands where `written` does. */
export function normaliseForm(
  form: Pick<NormalForm, 'title'> & { readonly fields?: readonly (string | FormFieldDetailDefinition)[] },
  written: object,
  source: Source,
): NormalForm {
  const { title } = form
  const fields = named(form.fields ?? [], source)
  return source.standsFor({ block: 'form', id: 'form', title, fields }, written)
}

/** A bare name is an entry that says nothing but its field. */
function named<Entry extends object>(
  entries: readonly (string | Entry)[],
  source: Source,
): (Entry | { field: string })[] {
  return entries.map((entry, index) =>
    typeof entry === 'string' ? source.standsAt({ field: entry }, entries, index, 'field') : entry,
  )
}
