import { describe, expect, it, vi } from 'vitest'
// An upload fetches this code at its first use, which on a busy machine takes longer than a test waits.
import '../../../engine/step/openUpload'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { compileTexts, documentText, screenText } from '../compile/compileTexts'
import { settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'

const template = '{ "operation": "getItemUploadTemplate", "file": "양식.xlsx" }'
const uploadStep = (more = '') => `{ "step": "upload", "operation": "uploadItemExcel"${more} }`
const list = (step: string, others = '') =>
  screenText(
    `"grid": { "rows": "listItemUpload", "select": "many", "columns": ["upNo"] }, "actions": [{ "label": "엑셀 업로드", "steps": [${step}] }${others}]`,
  )
const detail = screenText(
  '"document": { "workflow": "itemUpload", "load": "getItemUpload" }, "blocks": [{ "block": "form", "title": "정보", "fields": ["upNo"] }]',
  '"path": "/uploaded", "portals": ["internal"]',
).replace('"screen": "test"', '"screen": "uploaded"')

function compiled(text: string) {
  const { screens, problems } = compileTexts({
    'screens/test.screen.json': text,
    'screens/uploaded.screen.json': detail,
  })
  return { plan: screens.get('test')?.plan, codes: problems.map(problem => problem.code) }
}

describe('the words of files', () => {
  it("an upload knows its template and where its number leads; both operations are the screen's to call", () => {
    const { plan, codes } = compiled(list(uploadStep(`, "template": ${template}, "then": "uploaded"`)))
    expect(codes).toEqual([])
    expect(plan?.actions[0]?.steps).toEqual([
      {
        step: 'upload',
        operation: 'uploadItemExcel',
        with: {},
        template: { operation: 'getItemUploadTemplate', with: {}, file: '양식.xlsx' },
        target: { path: '/uploaded', param: 'upNo' },
      },
    ])
    expect(plan?.operations).toEqual(expect.arrayContaining(['getItemUploadTemplate', 'uploadItemExcel']))
    expect(plan?.workflow?.document).toBe('itemUpload')
  })

  it.each([
    [
      'an upload to an operation that takes no file',
      '{ "step": "upload", "operation": "listUnit" }',
      'OPERATION_WITHOUT_FILE',
    ],
    [
      'an upload whose template is no file',
      uploadStep(', "template": { "operation": "listUnit", "file": "가.xlsx" }'),
      'OPERATION_WITHOUT_FILE',
    ],
    [
      'a download of what is no file',
      '{ "step": "download", "operation": "listUnit", "file": "가.xlsx" }',
      'OPERATION_WITHOUT_FILE',
    ],
    ['an upload that leads to a list', uploadStep(', "then": "test"'), 'SCREEN_WITHOUT_DOCUMENT'],
    [
      'an upload whose operation answers no number',
      '{ "step": "upload", "operation": "uploadFile", "with": { "ownerType": "\'PR\'" }, "then": "uploaded" }',
      'SCREEN_WITHOUT_DOCUMENT',
    ],
    [
      'a download without what its operation needs',
      '{ "step": "download", "operation": "downloadFile", "file": "가.zip" }',
      'PARAMETER_MISSING',
    ],
    ['an unknown operation', '{ "step": "upload", "operation": "uploadItem" }', 'OPERATION_UNKNOWN'],
  ])('%s is reported', (_, step, code) => {
    expect(compiled(list(step)).codes).toEqual([code])
  })

  it('a document that comes of an upload needs no operation that creates it', () => {
    expect(compiled(list(uploadStep())).codes).toEqual([])
  })

  it.each([
    ['narrow', '"narrow": "itemName"'],
    ['problems', '"problems": "itemName"'],
  ])('"%s" of a field that does not fit is reported', (_, word) => {
    const text = documentText(`{ "block": "grid", "lines": "lines", ${word}, "columns": ["itemName"] }`)
    expect(compileTexts({ 'screens/test.screen.json': text }).problems.map(({ code }) => code)).toEqual([
      'GRID_LINES_UNFIT',
    ])
  })

  it('rows of an operation are narrowed by its filter and not by their grid', () => {
    const text = screenText('"grid": { "rows": "listPr", "narrow": "status", "columns": ["prNo"] }')
    expect(compileTexts({ 'screens/test.screen.json': text }).problems.map(({ code }) => code)).toEqual([
      'GRID_LINES_UNFIT',
    ])
  })
})

const xlsx = (
  name = '품목.xlsx',
  head: string | Uint8Array<ArrayBuffer> = new Uint8Array([0x50, 0x4b, 3, 4]),
) => new File([head], name)

function planOf(step: string): ScreenPlan {
  const { plan } = compiled(list(step))
  if (!plan) throw new Error('The screen of this test does not compile.')
  return plan
}

async function open(step: string, options: SampleOptions = {}) {
  const answers = { listItemUpload: () => ({ rows: [], total: 0 }), ...options.answers }
  const sample = await openSample(planOf(step), {
    ...options,
    user: { authGroupId: '33', ...options.user },
    answers,
  })
  const done = sample.screen.run('steps1')
  if (step.includes('"upload"')) await vi.waitFor(() => expect(sample.screen.uploadRoom()).toBeDefined())
  return { ...sample, done, room: sample.screen.uploadRoom() }
}

describe('an upload', () => {
  it('sends the file with its name and goes on to the screen of the answered number', async () => {
    const { services, done, room } = await open(uploadStep(', "then": "uploaded"'), {
      answers: { uploadItemExcel: () => ({ success: true, docNo: 'UP202611-000007' }) },
    })
    const file = xlsx()
    await room?.send(file)
    expect(await done).toBe(true)
    const sent = services.calls.find(call => call.operation === 'uploadItemExcel')
    expect(sent?.request).toEqual({ fileName: '품목.xlsx', body: file })
    expect(services.went.to).toEqual([['/uploaded', { upNo: 'UP202611-000007' }]])
    expect(services.asked.toasts).toEqual(['파일을 올렸습니다.'])
  })

  it('says what the server says of it', async () => {
    const { services, done, room } = await open(uploadStep(), {
      answers: { uploadItemExcel: () => ({ notice: '2건을 배정했습니다. (중복 1건 제외)' }) },
    })
    await room?.send(xlsx())
    await done
    expect(services.asked.toasts).toEqual(['2건을 배정했습니다. (중복 1건 제외)'])
  })

  it('without a screen to go to searches again', async () => {
    const { services, done, room } = await open(uploadStep(), { answers: { uploadItemExcel: () => ({}) } })
    const searches = () => services.calls.filter(call => call.operation === 'listItemUpload').length
    const before = searches()
    await room?.send(xlsx())
    expect(await done).toBe(true)
    expect(searches()).toBeGreaterThan(before)
  })

  it.each([
    ['of another kind', xlsx('품목.csv'), '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.'],
    [
      'that only bears the ending',
      xlsx('품목.xlsx', '<html>'),
      '엑셀 파일(.xlsx, .xls)만 업로드할 수 있습니다.',
    ],
    ['under document security', xlsx('품목.xlsx', 'SCDSA004'), '문서보안 해제 후 업로드해 주세요.'],
    ['without a byte', xlsx('품목.xlsx', ''), '업로드할 데이터가 없습니다.'],
    [
      'of more than 10 MB',
      xlsx('품목.xlsx', new Uint8Array(10 * 1_048_576 + 1)),
      '파일 크기는 10MB를 초과할 수 없습니다.',
    ],
  ])('a file %s is refused at once and never sent', async (_, file, refusal) => {
    const { room } = await open(uploadStep())
    await room?.send(file)
    expect(room?.get()).toMatchObject({ phase: 'choose', refusal, canRetry: false })
  })

  it('shows a refusal of the server in its own words, and stays open for another file', async () => {
    let isRefused = true
    const { done, room } = await open(uploadStep(), {
      answers: {
        uploadItemExcel: () => {
          if (!isRefused) return {}
          throw {
            kind: 'refused',
            status: 422,
            code: 'uploadHeaderWrong',
            message: '업로드 양식이 올바르지 않습니다.',
          }
        },
      },
    })
    await room?.send(xlsx())
    expect(room?.get()).toMatchObject({ phase: 'choose', refusal: '업로드 양식이 올바르지 않습니다.' })
    isRefused = false
    await room?.send(xlsx())
    expect(await done).toBe(true)
  })

  it.each([
    ['got lost on its way', 'network'],
    ['found its session lost', 'sessionLost'],
  ])('that %s is sent again with the same key, so that it is taken once', async (_, kind) => {
    let isLost = true
    const { services, room, done } = await open(uploadStep(), {
      answers: {
        uploadItemExcel: () => {
          if (!isLost) return {}
          throw { kind, status: 0, code: 'LOST', message: '다시 시도해 주세요.' }
        },
      },
    })
    await room?.send(xlsx())
    expect(room?.get().canRetry).toBe(true)
    isLost = false
    await room?.retry()
    expect(await done).toBe(true)
    const keys = services.calls.flatMap(call => (call.operation === 'uploadItemExcel' ? [call.key] : []))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('that is stopped or closed on the way ends, whatever the server says later', async () => {
    let answer: (value: object) => void = () => undefined
    const { room, done } = await open(uploadStep(), {
      answers: { uploadItemExcel: () => new Promise(resolve => (answer = resolve)) },
    })
    const sending = room?.send(xlsx())
    await settle()
    expect(room?.get()).toMatchObject({ phase: 'sending', part: 1 })
    room?.stop()
    answer({ docNo: 'UP1' })
    await sending
    expect(room?.get().phase).toBe('choose')
    room?.close()
    expect(await done).toBe(false)
  })

  it('gives its template', async () => {
    const { services, room } = await open(uploadStep(`, "template": ${template}`), {
      answers: { getItemUploadTemplate: () => undefined },
    })
    await room?.downloadTemplate()
    expect(services.calls.at(-1)).toMatchObject({
      operation: 'getItemUploadTemplate',
      request: { fileName: '양식.xlsx' },
    })
  })

  it('is not offered to groups that its workflow does not name, and greyed out for those who only read', async () => {
    const watching = await openSample(planOf(uploadStep()), {
      user: { authGroupId: '40' },
      answers: { listItemUpload: () => ({ rows: [], total: 0 }) },
    })
    expect(watching.screen.actionState('steps1').isVisible).toBe(false)
    const reading = await openSample(planOf(uploadStep()), {
      user: { authGroupId: '33' },
      access: 'read',
      answers: { listItemUpload: () => ({ rows: [], total: 0 }) },
    })
    expect(reading.screen.actionState('steps1')).toMatchObject({ isVisible: true, isEnabled: false })
  })
})

describe('a download', () => {
  it('saves the file under the name that the definition gives it', async () => {
    const step = '{ "step": "download", "operation": "getItemUploadTemplate", "file": "양식.xlsx" }'
    const { services, done } = await open(step, { answers: { getItemUploadTemplate: () => undefined } })
    expect(await done).toBe(true)
    expect(services.calls.at(-1)?.request).toEqual({ fileName: '양식.xlsx' })
  })
})
