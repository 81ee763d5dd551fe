import { codeText } from '../../../schemas/codes/codeGroups'
import type { EventContext } from '../../document/documentEvents'
import { headerCodeFailure, lineFailure, requirementFailure, type Stage } from '../../document/draftFailure'
import { codeRefused, type Failure, fieldRefused, refused } from '../../http/failure'
import { readUsableCodes } from '../../master/usableCodes'
import { readBands } from './scoreBands'
import { type TemplateDraft, type TemplateItem, type TemplateRecord, template } from './templateKind'
import { templateTexts } from './templateTexts'

type ItemInput = TemplateDraft['lines'][number]

/** Five fixed questions, which need no template. */
const withoutTemplate = 'SATIS'
const withFigures = ['TOTAL', 'CONTRACT']
const maxScores = [5, 10, 100]
const codes = { evaCategory: 'EVA_CATEGORY', evaMethod: 'EVA_METHOD', formula: 'EVA_FORMULA' } as const

/** The first thing that forbids keeping a template. */
export async function templateFailure(
  { tx }: EventContext,
  draft: TemplateDraft,
  stage: Stage,
): Promise<Failure | undefined> {
  const { header, lines } = draft
  if (lines.length === 0) return refused('noItem', templateTexts.noItem)
  const missing =
    requirementFailure(template, draft, stage) ?? (await headerCodeFailure(tx, template, { ...header }))
  if (missing) return missing
  if (header.evaType === withoutTemplate) return codeRefused('evaType', '평가유형', header.evaType)
  const usable = await readUsableCodes(tx, Object.values(codes))
  const numbers = lines.map(({ itemNo }) => itemNo)
  const [first, second] = repeated(numbers)
  if (second !== undefined) return fieldRefused('itemNo', 'rowDuplicate', [first ?? 0, second], second)
  return lineFailure(lines, (line, row) => itemFailure(header.evaType, line, row, usable))
}

/** Rows of two items of one number, counted from 1. */
function repeated(numbers: readonly (number | undefined)[]): readonly number[] {
  const second = numbers.findIndex((number, at) => numbers.indexOf(number) < at)
  return second < 0 ? [] : [numbers.indexOf(numbers[second]) + 1, second + 1]
}

function itemFailure(
  evaType: string,
  line: ItemInput,
  row: number,
  usable: ReadonlyMap<string, { has(value: string): boolean }>,
): Failure | undefined {
  for (const [field, group] of Object.entries(codes)) {
    const value = { ...line }[field as keyof typeof codes]
    if (value !== undefined && !usable.get(group)?.has(value))
      return fieldRefused(field, 'codeNotAllowed', [value], row)
  }
  const { weight = 0, maxScore = 0, evaMethod, formula, bands } = line
  if (weight < 1 || weight > 100) return fieldRefused('weight', templateTexts.weightRange, [], row)
  if (!maxScores.includes(maxScore)) return fieldRefused('maxScore', templateTexts.maxScoreWrong, [], row)
  if (evaMethod !== 'AUTO') return undefined
  if (!withFigures.includes(evaType)) return fieldRefused('evaMethod', templateTexts.autoElsewhere, [], row)
  if (formula === undefined) return fieldRefused('formula', templateTexts.formulaMissing, [], row)
  if (formula === 'SATIS_AVG' || readBands(bands ?? '', formula, maxScore)) return undefined
  return fieldRefused('bands', templateTexts.bandsWrong, [bands ?? codeText('EVA_FORMULA', formula)], row)
}

/** What forbids applying a template. */
export function openFailure(
  { eva_type, weight_sum }: TemplateRecord,
  items: readonly TemplateItem[],
): Failure | undefined {
  if (items.length === 0) return refused('noItem', templateTexts.noItem)
  if (weight_sum !== 100) return fieldRefused('weight', templateTexts.weightSum, [weight_sum])
  const row = items.findIndex(({ scale_desc }) => (scale_desc ?? '').trim() === '')
  if (row >= 0)
    return fieldRefused('scaleDesc', templateTexts.scaleMissing, [items[row]?.item_no ?? 0], row + 1)
  const manual = items.filter(({ eva_method }) => eva_method === 'MANUAL')
  if (eva_type === 'TOTAL' && manual.length !== 1) return refused('oneManual', templateTexts.oneManual)
  return undefined
}
