import { describe, expect, it } from 'vitest'
import type { FileItem } from '../../../codegen/generated/types'
import type { Services } from '../../../engine/runtime/services'
import { sampleServices } from '../../../engine/sample/sampleServices'
import { createSampleStore } from '../../../engine/sample/sampleStore'
import { compiledScreens } from '../../cases/compiledScreens'
import { compileTexts, listText } from '../compile/compileTexts'
import { fakeServices } from '../runtime/fakeServices'

async function upload(page: Services | undefined): Promise<Partial<FileItem>> {
  const body = new File(['가'], '사진.png')
  return Object(await page?.call.byName('uploadFile', { ownerType: 'PR', fileName: '사진.png', body }))
}

/** The services of two sample pages that stand in one tab of the browser. */
function pagesOf(...screens: readonly string[]) {
  const store = createSampleStore()
  return screens.map(screen => {
    const samples = compiledScreens.screens.get(screen)?.plan.samples
    if (!samples) throw new Error(`"${screen}" has no samples.`)
    return sampleServices(fakeServices(), samples, store)
  })
}

describe('saving against samples', () => {
  it('a new document gets the next number, stands in the list of another page, and is loaded as it was entered', async () => {
    const [edit, list] = pagesOf('template_template1', 'template_template0')
    const before = await list?.call('listSample', { page: 1, size: 100 })
    const answer = await edit?.call('createSample', {
      body: { header: { title: '새 문서', amt: '12000', useYn: 'Y' } },
    })
    expect(answer).toMatchObject({ success: true, docNo: 'SMP-0029', status: 'DRAFT' })
    const after = await list?.call('listSample', { page: 1, size: 100, title: '새 문서' })
    expect(after?.rows).toMatchObject([
      { docNo: 'SMP-0029', amt: '12000', requesterNm: '김서연', reqDate: '2026-11-20' },
    ])
    expect((await list?.call('listSample', { page: 1, size: 100 }))?.total).toBe((before?.total ?? 0) + 1)
    const loaded = await edit?.call('getSample', { docNo: 'SMP-0029' })
    expect(loaded?.header).toMatchObject({ title: '새 문서', useYn: 'Y', version: 1 })
  })

  it('a field that is cleared is gone', async () => {
    const [edit] = pagesOf('template_template1')
    await edit?.call('updateSample', {
      docNo: 'SMP-0028',
      body: { version: 0, header: { title: '가', amt: '1' } },
    })
    const { header } = (await edit?.call('getSample', { docNo: 'SMP-0028' })) ?? {}
    expect(header).toMatchObject({ title: '가', amt: '1', version: 1, status: 'DRAFT' })
    expect(header?.sgCode).toBeUndefined()
  })

  it('another tab of the browser sees nothing of it', async () => {
    const [edit] = pagesOf('template_template1')
    const [other] = pagesOf('template_template0')
    await edit?.call('createSample', { body: { header: { title: '새 문서', amt: '1' } } })
    expect((await other?.call('listSample', { title: '새 문서' }))?.total).toBe(0)
  })

  it('lines are saved with their document and numbered', async () => {
    const [page] = pagesOf('template_template3')
    const lines = [
      { itemName: '노트북', qty: '1' },
      { itemName: '가방', qty: '2' },
    ]
    await page?.call('saveSampleOrder', { body: { header: { docNo: 'ORD-0003', title: '가' }, lines } })
    const rows = await page?.call('listSampleOrder', {})
    expect(rows?.find(({ docNo }) => docNo === 'ORD-0003')?.lines).toMatchObject([
      { lineNo: 1, itemName: '노트북' },
      { lineNo: 2, itemName: '가방' },
    ])
  })

  it('an inspection changes some cells of the lines and leaves the others', async () => {
    const [page] = pagesOf('template_template3')
    const header = { receiptDate: '2026-11-20' }
    const lines = [{ lineNo: 1, acceptQty: '18' }]
    await page?.call('inspectSampleOrder', { docNo: 'ORD-0006', body: { version: 0, header, lines } })
    const rows = await page?.call('listSampleOrder', {})
    const saved: unknown = rows?.find(({ docNo }) => docNo === 'ORD-0006')
    expect(saved).toMatchObject({ title: '개발팀 노트북', receiptDate: '2026-11-20' })
    expect(saved).toMatchObject({
      lines: [
        { lineNo: 1, itemName: '개발용 노트북', acceptQty: '18' },
        { lineNo: 2, itemName: '노트북 가방' },
        { lineNo: 3 },
      ],
    })
  })

  it('a branch is moved, added and deleted', async () => {
    const [page] = pagesOf('template_template4')
    await page?.call('saveSampleNode', {
      body: { header: { catCode: 'N0012', upCatCode: 'N0001', catName: '문구', sortNo: 5, useYn: 'Y' } },
    })
    await page?.call('saveSampleNode', {
      body: { header: { upCatCode: 'N0011', catName: '용지', sortNo: 10, useYn: 'Y' } },
    })
    await page?.call('deleteSampleNode', { catCode: 'N0010', version: 0 })
    const nodes = (await page?.call('listSampleNode', {})) ?? []
    expect(nodes.find(({ catCode }) => catCode === 'N0012')?.upCatCode).toBe('N0001')
    expect(nodes.find(({ catName }) => catName === '용지')?.catCode).toBe('N0013')
    expect(nodes.some(({ catCode }) => catCode === 'N0010')).toBe(false)
  })

  it('rows edited in place are added, changed and deleted together', async () => {
    const [page] = pagesOf('template_template8')
    const rows = [
      { rowState: 'I' as const, itemName: '마우스', qty: '3' },
      { rowState: 'U' as const, rowNo: 3, itemName: '무선 공유기', qty: '8' },
      { rowState: 'D' as const, rowNo: 5 },
    ]
    await page?.call('saveSampleUpload', { body: { rows } })
    const found = (await page?.call('listSampleUpload', {}))?.rows ?? []
    expect(found.map(({ rowNo }) => rowNo).sort()).toEqual([1, 2, 3, 4, 6])
    expect(found.find(({ rowNo }) => rowNo === 3)?.qty).toBe('8')
  })

  it('a document that was made here has the files that were put to it, and no others', async () => {
    const [page] = pagesOf('template_template1')
    const item = await upload(page)
    const header = { title: '새 문서', amt: '1', fileId: item?.fileId }
    const { docNo = '' } = (await page?.call('createSample', { body: { header } })) ?? {}
    const made = await page?.call('getSample', { docNo })
    expect(made?.files.map(({ fileName }) => fileName)).toEqual(['사진.png'])
    expect(made?.history).toEqual([])
    await page?.call('deleteFile', { id: item?.fileId ?? '', seq: item?.fileSeq ?? 0 })
    expect((await page?.call('getSample', { docNo }))?.files).toEqual([])
    expect((await page?.call('getSample', { docNo: 'SMP-0028' }))?.files).toHaveLength(2)
  })

  it('a file stands beside the others and goes nowhere', async () => {
    const [page] = pagesOf('template_template1')
    const item = await upload(page)
    expect(item).toMatchObject({ fileName: '사진.png', fileSize: 3 })
    await expect(page?.file.download('downloadFileWs', {}, '사진.png')).rejects.toMatchObject({
      kind: 'refused',
    })
  })
})

it.each([
  ['rows that the file does not have', { createSample: { into: 'listSampel', key: 'docNo' } }],
  ['a key that the rows do not have', { createSample: { into: 'listSample', key: 'number' } }],
  ['a word that it does not know', { createSample: { into: 'listSample', key: 'docNo', numbr: 'lineNo' } }],
  [
    'a first value of the wrong kind',
    { createSample: { into: 'listSample', key: 'docNo', initial: { amt: 5 } } },
  ],
])('a save into %s is reported', (_, saves) => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText('"rows": "listSample", "columns": ["docNo"]', ', "samples": "demo"'),
    'screens/demo.samples.json': JSON.stringify({ listSample: [], ...saves }),
  })
  expect(problems.map(({ code }) => code)).toEqual(['SAMPLE_WRONG'])
})
