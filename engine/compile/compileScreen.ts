import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { everyBlock } from '../../schemas/shared/everyBlock'
import { callableWorkflow, type Workflow } from '../../schemas/workflow/workflow'
import { compileActions } from '../action/actionCompile'
import { compileChart } from '../chart/chartCompile'
import { compileContent } from '../content/contentCompile'
import { compileDocument } from '../document/documentCompile'
import { compileFiles } from '../files/filesCompile'
import { compileFilter } from '../filter/filterCompile'
import { compileForm } from '../form/formCompile'
import { compileGrid } from '../grid/gridCompile'
import { compileKpi } from '../kpi/kpiCompile'
import { compileMatrix } from '../matrix/matrixCompile'
import type { BlockPlan, FirstDocument, FirstRows, ScreenPlan } from '../plan/screenPlan'
import { pageProblems } from '../problem/catalogue/pageProblems'
import { checkParams } from '../scope/checkParams'
import { type Compiling, compileCondition } from '../scope/compiling'
import { mountPath } from '../scope/mountPath'
import type { NormalBlock, NormalFilter, NormalGrid, NormalScreen } from '../scope/normalDefinition'
import { normaliseScreen } from '../scope/normalise'
import type { Page } from '../scope/page'
import { pageFacts } from '../scope/pageFacts'
import { documentFacts } from '../scope/recordFacts'
import { compileSteps } from '../step/stepCompile'
import { workflowOf } from '../step/transitionCompile'
import { checkInitial } from './checkInitial'
import { checkNobody, type Pressed, rowButtons } from './checkNobody'
import { checkSense } from './checkPage'
import { checkRowActions } from './checkRowActions'
import { checkRowStates } from './checkRowStates'
import { firstDocumentOf, firstRows } from './firstRows'

/*
 *   text ──readJson──▶ value with places ──checkShape──▶ ScreenDefinition
 *                                                             │ 1 normalise: short forms spelled out
 *                                                             ▼
 *                                                        NormalScreen
 *                                                             │ 2 facts: rows, filter, document, scope
 *                                                             │ 3 compile each block, then the actions
 *                                                             ▼
 *   problems of every phase at their characters ◀──────── ScreenPlan, first rows
 *
 * readJson and checkShape run over all files first (compileAll), since screens name each other and popups.
 */
export interface CompiledScreen {
  readonly plan: ScreenPlan
  readonly first?: FirstRows
  readonly firstDocument?: FirstDocument
}

export function compileScreen(on: Compiling, written: ScreenDefinition): CompiledScreen {
  // 1. Short forms
  const screen = normaliseScreen(written, on.source)
  // 2. Facts
  const every = everyBlock(screen.blocks)
  const grids = every.filter(block => block.block === 'grid')
  const record = screen.document && documentFacts(screen.document, on.world, grids, written)
  const filter = every.find(block => block.block === 'filter')
  const params = [...screen.params, ...(record && !screen.params.includes(record.key) ? [record.key] : [])]
  const page = pageFacts(on, {
    compileSteps,
    grids,
    params,
    ...(filter ? { filter } : {}),
    ...(record ? { document: record } : {}),
  })
  // 3. Blocks and actions
  checkBlocks(on, screen, every)
  const document = screen.document && compileDocument(page, screen.document, params)
  const blocks = screen.blocks.map(block => compileBlock(page, filter, grids, block))
  if (written.actions) on.notes.unfitWords(written.actions, unfitWords(page))
  const actions = compileActions(page, screen)
  checkSense(page, screen)
  const known = [
    ...(record ? [record.key] : []),
    ...(screen.document?.copy ? [screen.document.copy.param] : []),
    ...Object.keys(page.filterFields),
  ]
  checkParams(on, written.route.params, known, written.route.note)
  checkInitial(page, screen, every, { blocks, ...(document ? { document } : {}) })
  checkRowStates(page, screen.actions, actions, every)
  checkRowActions(page, screen, actions, every)
  checkNobody(page, screen, [...pressedActions(screen, actions), ...rowButtons(every, blocks)])
  const plan: ScreenPlan = {
    screen: screen.screen,
    title: screen.title,
    mounts: screen.mounts.map(({ portal, access }) => ({
      portal,
      path: mountPath(portal, screen.path),
      access: access ?? 'authenticated',
      ...(screen.aliases.length > 0
        ? { aliases: screen.aliases.map(alias => mountPath(portal, alias)) }
        : {}),
    })),
    params,
    blocks,
    actions,
    ...(document ? { document } : {}),
    workflow: document?.workflow ?? transitionWorkflow(page, actions),
    operations: [...on.operations].sort(),
    popups: [...on.popups].sort(),
    hooks: [...on.hooks].sort(),
  }
  const first = screen.samples !== undefined || (document && !document.of) ? undefined : firstRows(plan)
  return {
    plan,
    ...(first ? { first } : {}),
    ...(document && screen.samples === undefined ? firstDocumentOf(document) : {}),
  }
}

/** Words of buttons that no grid of the page has a use for. */
function unfitWords({ grids }: Page): readonly string[] {
  const facts = [...grids.values()]
  const isSaved = facts.some(({ lines, save }) => lines !== undefined || save !== undefined)
  const canAdd = facts.some(grid => grid.canAdd)
  return [...(canAdd ? [] : ['addRow', 'copyRow', 'import']), ...(isSaved ? [] : ['deleteRow'])]
}

function pressedActions({ actions }: NormalScreen, plans: ScreenPlan['actions']): readonly Pressed[] {
  return actions.flatMap((entry, at) => {
    const plan = plans[at]
    const conditions = [entry.visibleWhen, entry.enabledWhen].filter(condition => condition !== undefined)
    return plan ? [{ entry, label: plan.label, steps: plan.steps, conditions }] : []
  })
}

function transitionWorkflow(page: Page, actions: ScreenPlan['actions']): Workflow | undefined {
  const steps = actions.flatMap(action => action.steps)
  const step = steps.find(candidate => candidate.step === 'transition')
  const upload = steps.find(candidate => candidate.step === 'upload')
  const open = steps.find(candidate => candidate.step === 'open' && candidate.transition !== undefined)
  const opened = open?.step === 'open' ? open.transition : undefined
  const workflow = workflowOf(page, step?.transitions[0] ?? upload?.operation ?? opened ?? '')
  return workflow && callableWorkflow(workflow)
}

function compileBlock(
  page: Page,
  filter: NormalFilter | undefined,
  grids: readonly NormalGrid[],
  block: NormalBlock,
): BlockPlan {
  const plan = compileKind(page, filter, grids, block)
  if (!('visibleWhen' in block)) return plan
  return { ...plan, ...compileCondition(page.on, block, 'visibleWhen', page.scope) }
}

function compileKind(
  page: Page,
  filter: NormalFilter | undefined,
  grids: readonly NormalGrid[],
  block: NormalBlock,
): BlockPlan {
  const inner = (blocks: readonly NormalBlock[]) => blocks.map(one => compileBlock(page, filter, grids, one))
  switch (block.block) {
    case 'filter':
      return compileFilter(page, block)
    case 'grid':
      return compileGrid(page, block, filter)
    case 'form':
      return compileForm(page, block)
    case 'files':
      return compileFiles(page, block, block.id)
    case 'kpi':
      return compileKpi(page, block, filter)
    case 'chart':
      return compileChart(page, block, filter)
    case 'content':
      return compileContent(page, block)
    case 'matrix':
      return compileMatrix(page, block, grids)
    case 'approval':
    case 'timeline':
      return { block: block.block, id: block.id, title: block.title }
    case 'split':
      return {
        block: 'split',
        id: block.id,
        left: inner(block.left),
        right: inner(block.right),
        ratio: ratioOf(block.ratio),
      }
    case 'tabs':
      return {
        block: 'tabs',
        id: block.id,
        tabs: block.tabs.map(({ id, title, blocks }) => ({ id, title, blocks: inner(blocks) })),
      }
  }
}

function ratioOf(ratio = '1:1'): readonly [number, number] {
  const [left = 1, right = 1] = ratio.split(':').map(Number)
  return [left, right]
}

/** Kinds that show a part of the document. */
const documentParts: ReadonlySet<NormalBlock['block']> = new Set(['form', 'files', 'approval', 'timeline'])

function checkBlocks({ source }: Compiling, screen: NormalScreen, every: readonly NormalBlock[]): void {
  const seen = new Set<string>()
  for (const block of every) {
    if (seen.has(block.id)) {
      source.report(source.at(block), pageProblems.blockIdTwice(block.id))
    }
    seen.add(block.id)
    const needs = documentParts.has(block.block)
    if (needs && !screen.document) {
      source.report(source.at(block), pageProblems.blockNeedsDocument(block.block))
    }
  }
}
