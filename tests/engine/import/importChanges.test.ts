import { describe, expect, it } from 'vitest'
import type { ImportState } from '../../../engine/contract/importRoom'
import { createImportRoom } from '../../../engine/import/importRun'
import { noImport } from '../../../engine/import/importState'
import type { FilePort } from '../../../engine/runtime/services'
import { openSample } from '../runtime/openSample'
import { draft, editPlan, line } from '../runtime/samplePlans'

const titles = ['순번 *', '품목코드', '품목명', '규격', '단위', '수량', '단가', '계정코드', '코스트센터']
const file = new File([], '단가.xlsx')

/** The lines of a document, and a workbook with these rows that is to change them by their number. */
async function openChanges(rows: readonly (readonly string[])[], head: readonly string[] = titles) {
  const { screen, services } = await openSample(editPlan, {
    params: { prNo: 'PR2026-0001' },
    answers: { getPr: () => draft({}, [line(), line({ lineNo: 2, itemName: '마우스' })]) },
  })
  const readWorkbook: FilePort['readWorkbook'] = (_, { onHead, onRows }) => {
    onHead(head, rows.length)
    onRows(2, rows)
    return { done: Promise.resolve(), cancel: () => undefined }
  }
  let state: ImportState = noImport
  const ended: boolean[] = []
  const lines = screen.lines('lines')
  const host = { ...screen.host, services: { ...services, file: { ...services.file, readWorkbook } } }
  const room = createImportRoom(lines, host, {
    slice: {
      get: () => state,
      set: change => {
        state = { ...state, ...change }
      },
      subscribe: () => () => undefined,
    },
    title: '요청 품목',
    by: 'lineNo',
    onEnd: isTaken => ended.push(isTaken),
  })
  return { room, lines, services, ended, state: () => state }
}

describe('rows of a workbook that change lines', () => {
  it('find their line by its number, leave alone what is empty and reckon the amounts again', async () => {
    const { room, lines, services, ended, state } = await openChanges([['2', '', '', '', '', '3', '12,500']])
    await room.read(file)
    expect(state().refusal).toBeUndefined()
    room.take(false)
    expect(ended).toEqual([true])
    expect(lines.get().lines.map(({ mark }) => mark)).toEqual([undefined, 'U'])
    expect(lines.get().lines[1]?.values).toMatchObject({ itemName: '마우스', qty: '3', unitPrice: '12500' })
    expect(Number(lines.get().lines[1]?.values.amt)).toBe(37500)
    expect(services.asked.toasts).toEqual(['1행의 값을 바꾸었습니다.'])
  })

  it('are refused at their number when no line has it, when it is missing or when it comes twice', async () => {
    const { room, lines, state } = await openChanges([
      ['1', '', '', '', '', '5', ''],
      ['7', '', '', '', '', '5', ''],
      ['', '', '', '', '', '5', ''],
      ['1', '', '', '', '', '6', ''],
      ['2', '', '', '', '', '0', ''],
    ])
    await room.read(file)
    expect(state().rows.map(({ problems }) => problems)).toEqual([
      {},
      { lineNo: '존재하지 않는 순번입니다. (7)' },
      { lineNo: '순번을 입력해 주세요.' },
      { lineNo: '파일에 두 번 있습니다. (1)' },
      { qty: '수량은 0보다 커야 합니다.' },
    ])
    room.take(false)
    expect(lines.get().lines.map(({ mark }) => mark)).toEqual([undefined, undefined])
    room.take(true)
    expect(lines.get().lines.map(({ values }) => values.qty)).toEqual(['5', '1.000'])
  })

  it('come out of a template that holds the lines as they stand', async () => {
    const { room, services } = await openChanges([])
    await room.downloadTemplate()
    const [job] = services.workbooks
    expect(job?.columns.map(({ label }) => label)).toEqual(titles)
    expect(job && 'rows' in job ? job.rows : []).toMatchObject([
      { lineNo: '1', itemName: '노트북', unitPrice: '1500000.00' },
      { lineNo: '2', itemName: '마우스' },
    ])
  })

  it('of another template are refused as a whole', async () => {
    const { room, state } = await openChanges([['x']], ['품목명'])
    await room.read(file)
    expect(state().refusal).toBeDefined()
  })
})
