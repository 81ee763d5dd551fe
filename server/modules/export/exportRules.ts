import type { OperationFact } from '../../../codegen/contractFacts'
import type { ExportColumn, ExportRequest } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import type { SheetColumn } from '../../../schemas/shared/sheetCell'
import type { Actor } from '../../database/actor'
import { fieldRefused, notAllowed } from '../../http/failure'
import type { SessionPort } from '../../http/serverModule'

/** A sheet holds 1,048,576 rows, one of them the titles. */
export const mostSheetRows = 1_048_575

// Assumed: wordings.
export const tooManyOpen = '만들고 있는 엑셀이 {0}개 있습니다. 완료되거나 취소한 후 다시 시도해 주세요.'
export const tooManyToday = '하루에 만들 수 있는 엑셀은 {0}개입니다. 내일 다시 시도해 주세요.'
export const tooManyRows = '조회 결과가 엑셀 시트의 최대 행수를 초과합니다. 조회 조건을 좁혀 주세요.'
export const exportBroken = '엑셀 파일을 만들지 못했습니다. 잠시 후 다시 시도해 주세요.'

/** The job asks for its pages itself; everything else is as it was asked for. */
const pagingNames = ['page', 'size', 'want']

/** The columns of a sheet as they were asked for: fields of the contract alone. */
export function sheetColumns(columns: readonly ExportColumn[], fact: OperationFact): readonly SheetColumn[] {
  return columns.map(({ texts, ...column }) => {
    if (!Object.hasOwn(fact.answer.fields, column.field))
      throw fieldRefused('columns', '{0} 컬럼은 내려받을 수 없습니다.', [column.label])
    return {
      ...column,
      ...(texts ? { texts: Object.fromEntries(texts.map(({ value, text }) => [value, text])) } : {}),
    }
  })
}

const shortestReason = 5
const reasonTooShort = '다운로드 사유를 5자 이상 입력해 주세요.'

export function checkReason(reason: string): void {
  if (characterLength(reason.trim()) < shortestReason) throw fieldRefused('reason', reasonTooShort)
}

/** Only lists are exported: an export must never run an effect. */
export function checkListOperation(fact: OperationFact | undefined, operation: string): OperationFact {
  if (!fact || fact.isEffect || (fact.answer.kind !== 'rows' && fact.answer.kind !== 'list'))
    throw notAllowed(`"${operation}" is no list that could be exported`)
  return fact
}

export type ExportRights = Pick<SessionPort, 'mayCall' | 'mayExport'>

/** A person may export what he may call, where a screen that uses it is granted with workbooks. */
export async function mayExport(
  { id, access }: OperationFact,
  actor: Actor,
  rights: ExportRights,
): Promise<boolean> {
  if (access === 'session') return true
  return access === 'screen' && (await rights.mayCall(actor, id)) && (await rights.mayExport(actor, id))
}

export function conditionsOf({ conditions }: ExportRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    conditions.flatMap(({ name, value }) => (pagingNames.includes(name) ? [] : [[name, value]])),
  )
}
