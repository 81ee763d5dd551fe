import { join } from 'node:path'
import { readLanguage } from '../../codegen/readLanguage'
import { type ManualPopup, writeManual } from '../../codegen/writeManual'
import { type WrittenFrame, writeScreenFrames } from '../../codegen/writeScreenFrames'
import { writeScreenSchema } from '../../codegen/writeScreenSchema'
import { writeScreenStories } from '../../codegen/writeScreenStories'
import { writeScreens } from '../../codegen/writeScreens'
import { actionWordLabels } from '../../schemas/screen/actionWords'
import { everyBlock } from '../../schemas/shared/everyBlock'
import { levelParameters } from '../../schemas/shared/sourcingGroup'
import type { FilterFieldPlan } from '../plan/filterPlan'
import type { PopupPlan, ScreenPlan } from '../plan/screenPlan'
import type { Problem } from '../problem/problem'
import { agreements } from './agreements'
import { compileAll } from './compileAll'
import { freshLanguageFiles, printCatalogue, waitingTexts } from './languageFiles'
import { languageTexts } from './languageTexts'
import { type DefinitionFile, readDefinitions } from './readDefinitions'
import { wordExamples } from './wordExamples'

export interface GeneratedScreens {
  readonly files: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
  /** Texts that nobody has translated yet; they are shown in Korean. */
  readonly waiting: readonly string[]
}

/** The second pass of codegen: definitions → what server, hooks and editors know of screens. */
export function generateScreens(root: string): GeneratedScreens {
  const files = readDefinitions(root)
  const compiled = compileAll(files, agreements)
  const { screens, popups, problems, names } = compiled
  // A definition with a mistake has no plan, and its translations must not go with it.
  const languages = problems.length > 0 ? [] : freshLanguageFiles(root, languageTexts(root, compiled))
  const plans = [...screens.values()].map(({ plan }) => plan)
  const routes = plans.flatMap(({ screen, title, mounts, operations }) =>
    mounts.map(({ portal, path, access }) => ({ screen, title, portal, path, access, operations })),
  )
  const fileOf = (screen: string) =>
    files.definitions.find(({ file }) => file.endsWith(`/${screen}.screen.json`))?.file ?? ''
  const language = readLanguage(join(root, 'schemas/screen'))
  const facts = { contract: agreements.contract, names }
  return {
    problems,
    waiting: waitingTexts(languages),
    files: {
      ...Object.fromEntries(languages.map(({ path, catalogue }) => [path, printCatalogue(catalogue)])),
      ...writeScreenStories(plans.map(({ screen, title }) => ({ screen, title, file: fileOf(screen) }))),
      'codegen/generated/screens.ts': writeScreens(routes),
      'codegen/generated/screenFrames.ts': writeScreenFrames(plans.map(frameOf)),
      'schemas/screen.schema.json': writeScreenSchema(language, 'ScreenDefinition', facts),
      'schemas/popup.schema.json': writeScreenSchema(language, 'PopupDefinition', facts),
      'screens/reference/language.md': writeManual({
        model: language,
        examples: wordExamples(exemplarsFirst(files.definitions)),
        popups: [...popups.values()].map(({ plan }) => manualPopup(plan)),
        actionWords: actionWordLabels,
      }),
    },
  }
}

/** Examples come from purchasing where it has one, so that a new screen elsewhere does not rewrite the manual. */
function exemplarsFirst(definitions: readonly DefinitionFile[]): DefinitionFile[] {
  const isExemplar = ({ file }: DefinitionFile) => file.startsWith('screens/purchase/')
  return [...definitions.filter(isExemplar), ...definitions.filter(file => !isExemplar(file))]
}

function manualPopup(plan: PopupPlan): ManualPopup {
  const { popup, title, params } = plan
  if ('form' in plan)
    return { popup, title, params, filterFields: [], fields: plan.form.fields.map(({ field }) => field) }
  const { filter, grid } = plan
  const filterFields = (filter?.fields ?? []).flatMap(namesOf)
  return { popup, title, params, filterFields, fields: grid.columns.map(({ field }) => field) }
}

/** What a condition is called in values of its filter; a range has one name for both ends. */
function namesOf(field: FilterFieldPlan): readonly string[] {
  if (field.control === 'employee') return [field.section, field.department, field.person]
  return field.control === 'sourcingGroup' ? levelParameters : [field.field]
}

const nothing = 'Readonly<Record<never, never>>'

function frameOf({ screen, blocks, document }: ScreenPlan): WrittenFrame {
  const all = everyBlock(blocks)
  const grids = all.filter(block => block.block === 'grid')
  const sources = grids.map(({ source }) => source)
  const lines = sources.find(source => source.from === 'lines')
  const rows = sources.find(source => source.from === 'operation')
  const filter = all.find(block => block.block === 'filter')
  const fields = (filter?.fields ?? []).flatMap(field => {
    if ('from' in field) return [`readonly ${field.field}: { readonly from?: string; readonly to?: string }`]
    return namesOf(field).map(textField)
  })
  const row = rows ? rowType(rows.binding.operation, rows.binding.answer, rows.binding.part) : nothing
  const loaded = document?.load === undefined ? undefined : `OperationAnswers['${document.load}']`
  return {
    screen,
    filter: fields.length === 0 ? nothing : `{ ${fields.join('; ')} }`,
    header: !document ? nothing : loaded === undefined ? row : `${loaded}['header']`,
    line: lines ? itemType(`${loaded ?? row}['${lines.part}']`) : nothing,
    row,
  }
}

function textField(name: string): string {
  return `readonly ${name}?: string`
}

function itemType(list: string): string {
  return `NonNullable<${list}>[number]`
}

function rowType(operation: string, answer: 'rows' | 'list', part: string | undefined): string {
  const whole = `OperationAnswers['${operation}']`
  if (part !== undefined) return itemType(`${whole}['${part}']`)
  return answer === 'rows' ? itemType(`${whole}['rows']`) : `${whole}[number]`
}
