import { chooseLabel } from '../../schemas/screen/actionWords'
import type { GridDefinition } from '../../schemas/screen/blockDefinition'
import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import { compileFilter } from '../filter/filterCompile'
import { compileChecks } from '../form/checkCompile'
import { compileGrid } from '../grid/gridCompile'
import type { ChoicePopupPlan, PopupPlan } from '../plan/screenPlan'
import { popupProblems } from '../problem/catalogue/popupProblems'
import { checkMessage } from '../scope/checkMessages'
import { type Compiling, withRoots } from '../scope/compiling'
import { handedTypes } from '../scope/handedType'
import type { NormalGrid } from '../scope/normalDefinition'
import { normaliseFilter, normaliseGrid } from '../scope/normalise'
import { pageFacts } from '../scope/pageFacts'
import { compileSteps } from '../step/stepCompile'
import { checkButtons, compileEntryPopup } from './entryCompile'
import { checkPopupSense } from './popupCheckCompile'

/** Spec §2 draws department and person grids 400 px high. */
const gridHeight = 400

/** Compiles a popup; `operations` holds its own, and is completed with those of the popups it opens afterwards. */
export function compilePopup(on: Compiling, written: PopupDefinition): PopupPlan | undefined {
  const { form, grid } = written
  for (const check of written.checks ?? []) checkMessage(on.source, check)
  if (form && !grid) return compileEntryPopup(on, written, form)
  if (grid && !form) return compileChoicePopup(on, written, grid)
  on.source.report(
    form ? on.source.keyAt(written, 'form') : on.source.at(written),
    form ? popupProblems.contentTwofold() : popupProblems.contentMissing(),
  )
  return undefined
}

function compileChoicePopup(
  on: Compiling,
  written: PopupDefinition,
  writtenGrid: GridDefinition,
): ChoicePopupPlan {
  const filter = written.filter && normaliseFilter(written.filter, on.source)
  const grid = popupGrid(on, written, writtenGrid)
  const page = pageFacts(on, {
    compileSteps,
    grids: [grid],
    params: written.params ?? [],
    paramTypes: handedTypes(on.world.popups.get(written.popup)),
    ...(filter ? { filter } : {}),
  })
  checkNames(on, written)
  checkButtons(on, grid)
  checkPopupSense(page, written, filter, grid)
  const facts = page.grids.get(grid.id)
  const rowScope = facts ? withRoots(page.scope, { row: facts.rowType }) : page.scope
  const filterPlan = filter && compileFilter(page, filter)
  const focus = written.focus ?? filterPlan?.fields[0]?.field
  return {
    popup: written.popup,
    title: written.title,
    params: written.params ?? [],
    ...(filterPlan ? { filter: filterPlan } : {}),
    grid: compileGrid(page, grid, filter),
    choose: written.choose ?? 'one',
    chooseLabel: written.chooseLabel ?? chooseLabel,
    searchOnOpen: written.searchOnOpen ?? true,
    chooseSingle: written.chooseSingle ?? false,
    ...(focus === undefined ? {} : { focus }),
    height: written.height ?? gridHeight,
    checks: compileChecks(on, written.checks, rowScope),
    operations: [...on.operations].sort(),
  }
}

/** Where several rows are chosen, they are checked; a grid may still say otherwise. */
function popupGrid(on: Compiling, { choose }: PopupDefinition, written: GridDefinition): NormalGrid {
  const grid = normaliseGrid(written, on.source)
  if (choose !== 'many' || grid.select !== undefined) return grid
  return on.source.standsFor({ ...grid, select: 'many' }, written)
}

function checkNames(on: Compiling, written: PopupDefinition): void {
  const card = on.world.popups.get(written.popup)
  if (!card) return
  const words = [
    ['focus', card.filterFields, card.handed],
    ['text', Object.keys(card.row), card.row],
  ] as const
  for (const [word, known, facts] of words) {
    on.notes.name(written, word, { thing: 'field', names: known })
    const name = written[word]
    if (name === undefined || known.includes(name) || known.length === 0) continue
    const named = known.map(one => ({ name: one, label: facts[one]?.label }))
    on.source.report(on.source.valueAt(written, word), popupProblems.fieldUnknown(word, name, named))
  }
}
