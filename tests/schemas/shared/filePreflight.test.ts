import { describe, expect, it } from 'vitest'
import { filePreflight, largestFileBytes, workbookPreflight } from '../../../schemas/shared/filePreflight'

const latin = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))
const pdf = latin('%PDF-1.7\n')
const zip = latin('PK\u0003\u0004rest')
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const jpg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const ole = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)
/** What a packed file ends with, and words of the packer behind it. */
const archiveEnd = (words: string) =>
  `PK\u0005\u0006${'\0'.repeat(16)}${String.fromCharCode(words.length)}\0${words}`
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

describe('a file by its name, size, declared type and first bytes', () => {
  it.each([
    ['견적서.pdf', pdf, '', undefined],
    ['견적서.PDF', pdf, 'application/pdf', undefined],
    ['단가.xlsx', zip, xlsxType, undefined],
    ['단가.xlsx', zip, 'application/octet-stream', undefined],
    ['사진.jpeg', jpg, 'image/jpeg', undefined],
    ['묶음.zip', zip, 'application/x-zip-compressed', undefined],
    ['공문.hwp', ole, 'application/haansofthwp', undefined],
    ['구형.xls', ole, '', undefined],
    ['메모.txt', latin('hello'), 'text/plain; charset=utf-8', undefined],
    ['v1.2 견적.최종.pdf', pdf, '', undefined],
    ['보안.pdf', latin('SCDSA004…'), '', 'fileProtected'],
    ['보안.xlsx', latin('SCDSA002'), xlsxType, 'fileProtected'],
    ['보안.hwp', latin('\u009b DRMONE This Document'), '', 'fileProtected'],
    ['보안.docx', latin('<DOCUMENT SAFER V'), '', 'fileProtected'],
    ['보안.pptx', latin('<## NASCA DRM FILE'), '', 'fileProtected'],
    ['프로그램.exe', latin('MZ'), '', 'fileTypeRefused'],
    ['견적서.exe.pdf', pdf, '', 'fileTypeRefused'],
    ['견적서.exe .pdf', pdf, '', 'fileTypeRefused'],
    ['그림.svg.png', png, '', 'fileTypeRefused'],
    ['쪽.html.txt', latin('<script>'), '', 'fileTypeRefused'],
    ['실행.pdf', latin('MZ\u0090'), '', 'fileTypeRefused'],
    ['사진.png', pdf, '', 'fileTypeRefused'],
    ['사진.png', png, 'text/html', 'fileTypeRefused'],
    ['견적서.pdf', pdf, 'image/png', 'fileTypeRefused'],
    ['견적서.pdf', latin(' %PDF-1.7'), '', 'fileTypeRefused'],
    ['메모.txt', Uint8Array.of(0x41, 0, 0x42), '', 'fileTypeRefused'],
    ['메모.txt', latin('%PDF-1.7'), '', 'fileTypeRefused'],
    ['견적서.pdf', latin(`%PDF-1.7 PK\u0003\u0004${archiveEnd('')}`), '', 'fileTypeRefused'],
    ['사진.jpg', latin(`\u00ff\u00d8\u00ff${archiveEnd('Main-Class')}`), '', 'fileTypeRefused'],
    ['견적서.pdf', latin(`%PDF-1.7${archiveEnd('')}%%EOF`), '', undefined],
    ['묶음.zip', latin(`PK\u0003\u0004${archiveEnd('')}`), '', undefined],
    ['이름없음', pdf, '', 'fileTypeRefused'],
    ['.constructor', pdf, '', 'fileTypeRefused'],
    ['매크로.xlsm', zip, '', 'fileTypeRefused'],
    ['../견적.pdf', pdf, '', 'fileNameWrong'],
    ['C:\\견적.pdf', pdf, '', 'fileNameWrong'],
    ['견적\u0000.pdf', pdf, '', 'fileNameWrong'],
    ['견적\u202efdp.exe.pdf', pdf, '', 'fileNameWrong'],
    ['견적\u2066.pdf', pdf, '', 'fileNameWrong'],
    ['견적\n.pdf', pdf, '', 'fileNameWrong'],
    ['..', pdf, '', 'fileNameWrong'],
    [' ', pdf, '', 'fileNameWrong'],
    [`${'가'.repeat(252)}.pdf`, pdf, '', 'fileNameWrong'],
    [`${'가'.repeat(251)}.pdf`, pdf, '', undefined],
  ])('%s', (name, bytes, declaredType, refused) => {
    expect(filePreflight({ name, size: bytes.length, bytes, declaredType })).toBe(refused)
  })

  it.each([
    [0, 'fileEmpty'],
    [largestFileBytes, undefined],
    [largestFileBytes + 1, 'fileTooLarge'],
  ])('of %i bytes', (size, refused) => {
    expect(filePreflight({ name: '견적.pdf', size, bytes: pdf })).toBe(refused)
  })
})

it.each([
  ['품목.xlsx', zip, undefined],
  ['품목.xls', ole, undefined],
  ['품목.pdf', pdf, 'notSpreadsheet'],
  ['품목.csv', latin('a,b'), 'notSpreadsheet'],
  ['품목.xlsx', pdf, 'notSpreadsheet'],
  ['품목.xlsx', latin('SCDSA004'), 'fileProtected'],
])('%s is read as a workbook, or why not', (name, bytes, refused) => {
  expect(workbookPreflight({ name, size: bytes.length, bytes })).toBe(refused)
})
