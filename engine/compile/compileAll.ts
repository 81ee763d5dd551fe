import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import type { Workflow } from '../../schemas/workflow/workflow'
import type { SampleAnswerPlan } from '../plan/samplePlan'
import type { PopupPlan } from '../plan/screenPlan'
import { compilePopup } from '../popup/popupCompile'
import { fileProblems } from '../problem/catalogue/fileProblems'
import { byPlace, type Problem } from '../problem/problem'
import { type ReadSamples, readSamples } from '../sample/sampleCompile'
import { type Compiling, startCompiling } from '../scope/compiling'
import type { World } from '../scope/world'
import { popupCard, screenCard, transitionNamesOf } from './cards'
import { checkMenus } from './checkMenus'
import { checkServing } from './checkServing'
import { checkShape } from './checkShape'
import { checkTexts } from './checkTexts'
import { checkTogether } from './checkTogether'
import {
  CompileMemory,
  changedCards,
  forgetReports,
  hasAsked,
  listeningTo,
  type RememberedFile,
} from './compileMemory'
import { type CompiledScreen, compileScreen } from './compileScreen'
import { countFollowers } from './countFollowers'
import type { KnownNames } from './knownNames'
import { type NameLabels, nameLabels } from './nameLabels'
import { type DefinitionFiles, definitionKind } from './readDefinitions'
import { nameOf, type ReadFile, type Shaped } from './readFile'
import { grantedGroups, type Menus, readMenus } from './readMenus'
import { withPopupOperations } from './withPopupOperations'

/** What definitions are checked against. */
export interface Agreements {
  readonly contract: ContractFacts
  readonly workflows: Readonly<Record<string, Workflow>>
  readonly codes: Readonly<
    Record<string, { readonly values: readonly { readonly value: string; readonly text: string }[] }>
  >
}

export interface CompiledAll {
  readonly screens: ReadonlyMap<string, CompiledScreen & { readonly file: string }>
  readonly popups: ReadonlyMap<string, { readonly plan: PopupPlan; readonly file: string }>
  /** Of all files, by place. */
  readonly problems: readonly Problem[]
  /** Files that have no plan, since they have a problem or one that follows from another. */
  readonly unsound: ReadonlySet<string>
  /** What works and is doubtful, of all files, by place. */
  readonly warnings: readonly Problem[]
  /** Everything a definition may name. */
  readonly names: KnownNames
  /** What the definitions may know of each other and of everything outside. */
  readonly world: World
  /** What was compiled, by file: a file whose shape is wrong is not among them. */
  readonly compiled: ReadonlyMap<string, Compiling>
}

/**
 * Compiles every definition. Screens and popups with a problem have no plan; the others do. All problems of all files
 * come back together, each with the count of those that follow from it.
 */
export function compileAll(
  files: DefinitionFiles,
  agreements: Agreements,
  memory = new CompileMemory(),
): CompiledAll {
  const compiled = compileOnce(files, agreements, memory)
  if (compiled.problems.length < 2) return compiled
  const { definitions } = files
  const texts = new Map(definitions.map(({ file, text }) => [file, text]))
  const problems = countFollowers(compiled.problems, texts, changed => {
    const mended = definitions.map(one => ({ ...one, text: changed.get(one.file) ?? one.text }))
    return compileOnce({ ...files, definitions: mended }, agreements, memory).problems
  })
  return { ...compiled, problems }
}

function compileOnce(
  { definitions, hooks, strays = [], samples = new Map(), menus: menusFile }: DefinitionFiles,
  agreements: Agreements,
  memory: CompileMemory,
): CompiledAll {
  const beside = [...samples.keys(), menusFile?.text ?? '']
  const { files, worldBefore, isSameNames, keep } = memory.recall(definitions, hooks, beside, agreements)
  const menus = menusFile && memory.readBeside(menusFile, () => readMenus(menusFile))
  const reads = files.map(({ read }) => read)
  const known = knownNames(reads, agreements, [...samples.keys()])
  const labelOf = nameLabels(reads, agreements)
  for (const file of files)
    if (!isSameNames || !file.shaped || hasShapeProblems(file)) shapeFile(file, known, labelOf, agreements)
  const world = worldOf(files, hooks, agreements, menus)
  const changed = changedCards(worldBefore, world)
  for (const file of files) {
    const isKept = isSameNames && file.on && !hasAsked(file, changed)
    if (isKept) {
      forgetReports(file, file.reportedByCompiling)
      file.read.source.warnings.length = file.warnedByCompiling
    } else compileFile(file, world)
  }
  const compiled = files.flatMap(({ on }) => on ?? [])
  checkTogether(reads, files.flatMap(shapedScreens), compiled, menus)
  if (menus) checkMenus(menus, files.flatMap(shapedScreens))
  const read = new Map(
    [...samples].map(([name, file]) => [name, memory.readBeside(file, () => readSamples(file, world))]),
  )
  const { problems, ...plans } = collect(files, read)
  const all = [
    ...problems,
    ...strays.map(strayProblem),
    ...(menus?.source.problems ?? []),
    ...[...read.values()].flatMap(({ source }) => source.problems),
  ].sort(byPlace)
  keep(world)
  return {
    ...plans,
    problems: all,
    warnings: reads.flatMap(({ source }) => source.warnings).sort(byPlace),
    unsound: new Set(all.map(({ file }) => file)),
    names: known,
    world,
    compiled: new Map(files.flatMap(({ read, on }) => (on ? [[read.file.file, on]] : []))),
  }
}

/** What is advised for a wrong name is searched by the titles of other files, too. */
function hasShapeProblems({ reportedByShape, reportedByReading }: RememberedFile): boolean {
  return reportedByShape > reportedByReading
}

function shapeFile(
  file: RememberedFile,
  known: KnownNames,
  labelOf: NameLabels,
  agreements: Agreements,
): void {
  forgetReports(file, file.reportedByReading)
  const { read } = file
  const screen = shaped<ScreenDefinition>(read, 'screen', known, labelOf, agreements)
  const popup = shaped<PopupDefinition>(read, 'popup', known, labelOf, agreements)
  file.shaped = [...screen, ...popup]
  file.reportedByShape = read.source.problems.length
  const [asScreen] = screen
  const [asPopup] = popup
  const isDoubtful = file.reportedByShape > 0
  if (asScreen) file.card = { ...screenCard(asScreen.written, read.file.file, agreements), isDoubtful }
  else file.card = asPopup && popupCard(asPopup.written, read.file.file, agreements.contract)
  file.on = undefined
}

function worldOf(
  files: readonly RememberedFile[],
  hooks: DefinitionFiles['hooks'],
  { contract, workflows, codes }: Agreements,
  menus: Menus | undefined,
): World {
  // Who speaks of a definition by the name of its file is right, even while it says another id.
  const named = files.flatMap(({ read, card }) => (card ? [[nameOf(read.file), card] as const] : []))
  const cards = [...named, ...files.flatMap(({ read, card }) => (card ? [[read.id, card] as const] : []))]
  return {
    contract,
    workflows,
    codeValues: group => codes[group]?.values.map(({ value }) => value),
    granted: paths => menus && grantedGroups(menus, paths),
    codeTexts: group => codes[group]?.values,
    screens: new Map(cards.flatMap(([id, card]) => ('screen' in card ? [[id, card]] : []))),
    popups: new Map(cards.flatMap(([id, card]) => ('popup' in card ? [[id, card]] : []))),
    hooks: screen => hooks.get(screen) ?? [],
  }
}

function compileFile(file: RememberedFile, world: World): void {
  forgetReports(file, file.reportedByShape)
  const { read } = file
  read.source.warnings.length = 0
  const [shape] = file.shaped ?? []
  if (!shape) return
  const { world: heard, asked } = listeningTo(world)
  const on = startCompiling(read.id, read.source, heard)
  file.on = on
  if ('popup' in shape.written) file.popup = compilePopup(on, shape.written)
  else file.screen = compileScreen(on, shape.written)
  checkTexts(read.source, shape.written)
  foldIntoRoot(file)
  file.asked = new Set(asked)
  file.reportedByCompiling = read.source.problems.length
  file.warnedByCompiling = read.source.warnings.length
}

/** Of an operation or workflow that resembles none, nothing is known, so that all that is reported afterwards follows from it. */
function foldIntoRoot({ read: { source }, reportedByShape }: RememberedFile): void {
  const at = source.problems.findIndex(
    ({ code, instead }, index) =>
      index < reportedByShape &&
      instead === undefined &&
      (code === 'OPERATION_UNKNOWN' || code === 'WORKFLOW_UNKNOWN'),
  )
  const root = source.problems[at]
  const followers = source.problems.length - reportedByShape
  if (!root || followers === 0) return
  source.problems.length = reportedByShape
  source.problems[at] = { ...root, followers }
}

function shapedScreens({ read, shaped: [shape] = [] }: RememberedFile): Shaped<ScreenDefinition>[] {
  return shape && 'screen' in shape.written ? [{ read, written: shape.written }] : []
}

function knownNames(
  files: readonly ReadFile[],
  { contract, workflows, codes }: Agreements,
  samples: readonly string[],
): KnownNames {
  // Who speaks of a definition is right even while its file says another id: that is reported there.
  const ids = (kind: 'screen' | 'popup') => {
    const named = files.filter(({ file, id }) => file.kind === kind && id !== '')
    return [...new Set(named.flatMap(({ file, id }) => [id, nameOf(file)]))]
  }
  const operations = Object.values(contract)
  const hasRows = ({ answer, isEffect }: (typeof operations)[number]) =>
    !isEffect &&
    (answer.kind === 'rows' ||
      answer.kind === 'list' ||
      (answer.kind === 'value' && Object.values(answer.fields).some(isRows)))
  return {
    OperationName: Object.keys(contract),
    RowsOperationName: operations.filter(hasRows).map(({ id }) => id),
    LoadOperationName: operations.filter(({ answer }) => answer.kind === 'document').map(({ id }) => id),
    PopupName: ids('popup'),
    ScreenName: ids('screen'),
    WorkflowName: Object.keys(workflows),
    TransitionName: transitionNamesOf(workflows),
    SamplesName: samples,
    OwnerName: codes.OWNER_DOC?.values.map(({ value }) => value) ?? [],
  }
}

/** A list of texts has no columns. */
function isRows({ type, fields }: FieldFact): boolean {
  return type === 'list' && fields !== undefined
}

/** The definition of a file whose shape is right; the shape check is what makes the type true. */
function shaped<Definition extends ScreenDefinition | PopupDefinition>(
  read: ReadFile,
  kind: 'screen' | 'popup',
  known: KnownNames,
  labelOf: NameLabels,
  agreements: Agreements,
): Shaped<Definition>[] {
  if (definitionKind(read.file.file) !== kind || read.value === undefined) return []
  const type = kind === 'screen' ? 'ScreenDefinition' : 'PopupDefinition'
  if (!checkShape(read.value, type, read.source, known, labelOf, agreements)) return []
  return [{ read, written: read.value as unknown as Definition }]
}

function collect(
  files: readonly RememberedFile[],
  samples: ReadonlyMap<string, ReadSamples>,
): Pick<CompiledAll, 'screens' | 'popups' | 'problems'> {
  const popups = files.flatMap(({ on, popup }) => (on && popup ? [{ on }] : []))
  const complete = withPopupOperations(popups)
  const answers = new Map<RememberedFile, Readonly<Record<string, SampleAnswerPlan>>>()
  for (const file of files) {
    const { on, shaped: [shape] = [] } = file
    if (!on || !shape || !('screen' in shape.written)) continue
    const served = checkServing({ written: shape.written, on, operations: complete(on) }, samples)
    if (served) answers.set(file, served)
  }
  const sound = files.filter(({ read }) => read.source.problems.length === 0)
  return {
    popups: new Map(
      sound.flatMap(({ read, on, popup }) =>
        on && popup
          ? [[popup.popup, { file: read.file.file, plan: { ...popup, operations: complete(on) } }]]
          : [],
      ),
    ),
    screens: new Map(
      sound.flatMap(file => {
        const { read, on, screen } = file
        if (!on || !screen) return []
        const served = answers.get(file)
        // What samples answer is asked of no server, so no grant has to allow it.
        const operations = served ? [] : complete(on)
        const plan = { ...screen.plan, operations, ...(served ? { samples: served } : {}) }
        return [[screen.plan.screen, { ...screen, file: read.file.file, plan }]]
      }),
    ),
    problems: files.flatMap(({ read }) => read.source.problems).sort(byPlace),
  }
}

function strayProblem(file: string): Problem {
  return {
    file,
    line: 1,
    column: 1,
    ...fileProblems.stray(),
  }
}
