import { findChoice } from '../../schemas/shared/choiceText'
import { formatDecimal } from '../../schemas/shared/decimal'
import { isMaskName, masks } from '../../schemas/shared/masks/masks'
import { parseNumberText } from '../../schemas/shared/numberText'
import type { ColumnPlan } from '../plan/gridPlan'
import { yesValue } from '../record/yesText'
import { say } from '../runtime/say'
import type { ImportColumn } from './importColumns'

/** `note` says what reading has changed of the text. */
export type ImportedCell = { readonly value: unknown; readonly note?: string } | { readonly problem: string }

/** What a text of a workbook means in a column; an empty one means nothing. Codes are taken by value and by text. */
export function readCell(column: ImportColumn, text: string): ImportedCell {
  const { plan, choices } = column
  const clean = text.normalize('NFC').trim()
  if (clean === '') return { value: undefined }
  if (choices) {
    const value = plan.kind === 'yes' ? yesValue(clean) : findChoice(choices, clean)?.value
    return value === undefined ? { problem: say('codeNotAllowed', clean) } : { value }
  }
  switch (plan.kind) {
    case 'integer':
    case 'decimal':
    case 'amount':
      return readNumber(plan, clean)
    case 'date':
      return readMasked('date', clean)
    case 'month':
      return readMasked('month', clean)
    default:
      return plan.mask !== undefined && isMaskName(plan.mask)
        ? readMasked(plan.mask, clean)
        : { value: clean }
  }
}

/** How many digits there may be, the limits judge. */
function readNumber(plan: ColumnPlan, text: string): ImportedCell {
  const digits = parseNumberText(text)
  if (digits === undefined) return { problem: say('notNumeric') }
  if (plan.kind !== 'integer') return { value: digits }
  return /^-?\d{1,15}$/.test(digits) ? { value: Number(digits) } : { problem: say('integersOnly') }
}

function readMasked(name: keyof typeof masks, text: string): ImportedCell {
  const read = masks[name].toValue(text)
  if ('refused' in read) return { problem: say(read.refused, ...read.args) }
  if (read.value === '') return { problem: say('dateFormatWrong') }
  return { value: read.value, ...(read.note && { note: say(read.note.note, ...read.note.args) }) }
}

/** How a column is filled in, for the guide of the template. */
export function formText({ plan, choices }: ImportColumn): string {
  if (choices) return say('importFormCode')
  switch (plan.kind) {
    case 'integer':
      return say('importFormInteger')
    case 'decimal':
    case 'amount':
      return plan.limits.scale === undefined
        ? say('importFormNumber')
        : say('importFormDecimal', plan.limits.scale)
    case 'date':
      return say('importFormDate')
    case 'month':
      return say('importFormMonth')
    case 'lookup':
      return say('importFormLookup')
    default:
      return plan.limits.maxLength === undefined
        ? say('importFormText')
        : say('importFormLength', plan.limits.maxLength)
  }
}

/** A value that would be taken, for the guide of the template. */
export function exampleText({ plan, choices }: ImportColumn, today: string): string {
  const [first] = choices ?? []
  if (first) return first.text
  switch (plan.kind) {
    case 'integer':
      return '10'
    case 'decimal':
      return '1.5'
    case 'amount':
      return formatDecimal('128000')
    case 'date':
      return today
    case 'month':
      return today.slice(0, 7)
    default:
      return ''
  }
}
