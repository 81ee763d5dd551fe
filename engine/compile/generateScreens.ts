import { language } from '../../codegen/generated/language'
import { type WrittenFrame, writeScreenFrames } from '../../codegen/writeScreenFrames'
import { writeScreenSchema } from '../../codegen/writeScreenSchema'
import { everyBlock } from '../../schemas/shared/everyBlock'
import type { ScreenPlan } from '../plan/screenPlan'
import type { Problem } from '../problem/problem'
import type { Said } from '../problem/said'
import { agreements } from './agreements'
import { committedFiles, namesOf } from './committedFiles'
import { compileAll } from './compileAll'
import { freshLanguageFiles, printCatalogue, waitingTexts } from './languageFiles'
import { languageTexts } from './languageTexts'
import { readDefinitions } from './readDefinitions'

export interface GeneratedScreens {
  readonly files: Readonly<Record<string, string>>
  readonly problems: readonly Problem[]
  /** Texts that nobody has translated yet; they are shown in Korean. */
  readonly waiting: readonly Said[]
}

/** The second pass of codegen: definitions → what server, hooks and editors know of screens. */
export function generateScreens(root: string): GeneratedScreens {
  const files = readDefinitions(root)
  const compiled = compileAll(files, agreements)
  const { screens, problems, names } = compiled
  // A definition with a mistake has no plan, and its translations must not go with it.
  const languages = problems.length > 0 ? [] : freshLanguageFiles(root, languageTexts(root, compiled))
  const plans = [...screens.values()].map(({ plan }) => plan)
  const facts = { contract: agreements.contract, names }
  return {
    problems,
    waiting: waitingTexts(languages),
    files: {
      ...Object.fromEntries(languages.map(({ path, catalogue }) => [path, printCatalogue(catalogue)])),
      ...committedFiles(files, compiled),
      'codegen/generated/screenFrames.ts': writeScreenFrames(plans.map(frameOf)),
      'schemas/screen.schema.json': writeScreenSchema(language, 'ScreenDefinition', facts),
      'schemas/popup.schema.json': writeScreenSchema(language, 'PopupDefinition', facts),
    },
  }
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
