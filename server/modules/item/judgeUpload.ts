import { byteLength, characterLength } from '../../../schemas/shared/byteLength'
import { findChoice } from '../../../schemas/shared/choiceText'
import { fillMessage } from '../../../schemas/shared/koreanParticle'
import { messages } from '../../../schemas/shared/messages'
import { parseNumberText } from '../../../schemas/shared/numberText'
import { type UploadCells, type UploadField, uploadColumns } from './itemUploadColumns'
import { itemUploadTexts } from './itemUploadTexts'
import type { UploadRow } from './readUploadFile'

export type RowResult = 'OK' | 'ERR' | 'DUP'

export interface CellProblem {
  readonly field: UploadField
  readonly msg: string
}

export interface JudgedRow {
  readonly rowNo: number
  readonly result: RowResult
  readonly problems: readonly CellProblem[]
  readonly errMsg?: string
  /** The item of the master that the row repeats. */
  readonly itemCode?: string
}

/** What stands in the master data, as far as the rows speak of it. */
export interface UploadReferences {
  /** Texts by value. */
  readonly itemTypes: ReadonlyMap<string, string>
  /** Level by code, of those in use. */
  readonly categories: ReadonlyMap<string, number>
  readonly groups: ReadonlyMap<string, string>
  /** Names by code. */
  readonly units: ReadonlyMap<string, string>
  /** Item code by `sameItemKey`. */
  readonly items: ReadonlyMap<string, string>
}

const limits: Readonly<Partial<Record<UploadField, number>>> = {
  itemName: 100,
  spec: 300,
  maker: 60,
  modelNo: 60,
}
const mostNameBytes = 200
const lowestCategory = 3
const lowestGroup = '004'
const longestLeadTime = 365
const longestErrMsg = 400

const withoutBlanks = (text: string | undefined) => (text ?? '').replace(/\s+/g, '').toLowerCase()

/** Items are the same by name, specification and maker (domain: duplicate check), blanks and capitals aside. */
export function sameItemKey(item: {
  readonly itemName?: string | undefined
  readonly spec?: string | undefined
  readonly maker?: string | undefined
}): string {
  return [item.itemName, item.spec, item.maker].map(withoutBlanks).join('\n')
}

/** Judges rows by themselves, against each other and against the master; an earlier row goes before a later one. */
export function judgeUpload(rows: readonly UploadRow[], references: UploadReferences): readonly JudgedRow[] {
  const seen = new Map<string, number>()
  return rows.map(row => {
    const problems = cellProblems(row, references)
    if (problems.length > 0)
      return { rowNo: row.rowNo, result: 'ERR', problems, errMsg: told(problems.map(spoken).join(' / ')) }
    const key = sameItemKey(row.cells)
    const itemCode = references.items.get(key)
    if (itemCode !== undefined) return repeated(row, itemUploadTexts.repeatsItem, itemCode, { itemCode })
    const earlier = seen.get(key)
    if (earlier !== undefined) return repeated(row, itemUploadTexts.repeatsRow, earlier)
    seen.set(key, row.rowNo)
    return { rowNo: row.rowNo, result: 'OK', problems: [] }
  })
}

function repeated(row: UploadRow, text: string, what: string | number, more: object = {}): JudgedRow {
  const msg = fillMessage(text, [what])
  return { rowNo: row.rowNo, result: 'DUP', problems: [{ field: 'itemName', msg }], errMsg: msg, ...more }
}

/** The label of the cell goes before what is wrong with it, unless the sentence names it already. */
function spoken({ field, msg }: CellProblem): string {
  const label = uploadColumns.find(column => column.field === field)?.label ?? field
  return msg.startsWith(label) ? msg : `${label}: ${msg}`
}

function told(text: string): string {
  return characterLength(text) <= longestErrMsg ? text : `${text.slice(0, longestErrMsg - 1)}…`
}

function cellProblems({ cells }: UploadRow, references: UploadReferences): readonly CellProblem[] {
  return uploadColumns.flatMap(({ field, label, isRequired }) => {
    const text = cells[field]
    if (text === undefined) {
      const key = isChosen(field) ? messages.fieldNotChosen : messages.fieldEmpty
      return isRequired ? [{ field, msg: fillMessage(key, [label]) }] : []
    }
    const msg = tooLong(field, label, text) ?? unknownValue(field, text, references)
    return msg === undefined ? [] : [{ field, msg }]
  })
}

function isChosen(field: UploadField): boolean {
  return ['itemType', 'catCode', 'sgCode', 'unitCode'].includes(field)
}

function tooLong(field: UploadField, label: string, text: string): string | undefined {
  const most = limits[field]
  if (most !== undefined && characterLength(text) > most)
    return fillMessage(messages.tooManyCharacters, [label, most])
  return field === 'itemName' && byteLength(text) > mostNameBytes
    ? fillMessage(messages.tooManyBytes, [label, mostNameBytes])
    : undefined
}

function unknownValue(field: UploadField, text: string, references: UploadReferences): string | undefined {
  const { itemTypes, categories, groups, units } = references
  const say = (sentence: string) => fillMessage(sentence, [text])
  switch (field) {
    case 'itemType':
      return itemTypes.has(text) ? undefined : say(messages.codeNotAllowed)
    case 'catCode':
      return judgeLevel(categories.get(text), lowestCategory, [
        say(itemUploadTexts.unknownCategory),
        say(itemUploadTexts.categoryNotLowest),
      ])
    case 'sgCode':
      return judgeLevel(groups.get(text), lowestGroup, [
        say(itemUploadTexts.unknownGroup),
        say(itemUploadTexts.groupNotLowest),
      ])
    case 'unitCode':
      return units.has(text) ? undefined : say(itemUploadTexts.unknownUnit)
    case 'leadTime':
      return /^\d{1,3}$/.test(text) && Number(text) <= longestLeadTime
        ? undefined
        : say(itemUploadTexts.leadTimeWrong)
    default:
      return undefined
  }
}

function judgeLevel<Level>(
  level: Level | undefined,
  wanted: Level,
  [unknown, misplaced]: readonly [string, string],
): string | undefined {
  if (level === undefined) return unknown
  return level === wanted ? undefined : misplaced
}

/** People write the name of a code as often as its value, and numbers as they like; kept are value and plain digits. */
export function withCodes(cells: UploadCells, { itemTypes, units }: UploadReferences): UploadCells {
  const { itemType, unitCode, leadTime } = cells
  return {
    ...cells,
    ...(itemType === undefined ? {} : { itemType: codeValue(itemType, itemTypes) }),
    ...(unitCode === undefined ? {} : { unitCode: codeValue(unitCode, units) }),
    ...(leadTime === undefined ? {} : { leadTime: parseNumberText(leadTime) ?? leadTime }),
  }
}

function codeValue(text: string, known: ReadonlyMap<string, string>): string {
  const choices = [...known].map(([value, name]) => ({ value, text: name }))
  return findChoice(choices, text)?.value ?? text
}
