import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type ProductServer, startProduct } from '../productServer'

let product: ProductServer
let writer: Caller
let reader: Caller
beforeAll(async () => {
  product = await startProduct()
  writer = await product.logIn('system.admin')
  reader = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const boardId = 'notice'
const notice = (changes: object = {}) => ({
  header: {
    title: '주차장 이용 안내',
    target: 'INT',
    content: '<p>다음 주부터 <strong>지하 2층</strong>을 이용해 주십시오.</p>',
    topYn: 'N',
    popupYn: 'N',
    postFrom: '2026-11-20',
    postTo: '2026-12-20',
    useYn: 'Y',
    ...changes,
  },
})
const create = (changes: object = {}, by = writer) =>
  by.call('createPost', { boardId, body: notice(changes) })
const read = (postNo: string, by = reader) => by.call('getPost', { boardId, postNo })

describe('a notice', () => {
  it('is written by an administrator, read by a requester, changed and deleted', async () => {
    const created = await create()
    expect(created.body).toMatchObject({ success: true, status: 'Y', version: 0 })
    const postNo = created.body.docNo
    expect((await read(postNo)).body.header).toMatchObject({
      title: '주차장 이용 안내',
      writerNm: expect.stringMatching(/.+/),
      viewCnt: 1,
    })
    const updated = await writer.call('updatePost', {
      boardId,
      postNo,
      body: { version: 0, ...notice({ title: '주차장 이용 안내 (변경)' }) },
    })
    expect(updated.body.version).toBe(1)
    const history = (await read(postNo)).body.history.map(entry => entry.historyText)
    expect(history).toEqual(['등록', '수정'])
    expect((await writer.call('deletePost', { boardId, postNo, version: 1 })).body).toEqual({ success: true })
    expect((await read(postNo, writer)).msg).toBe('존재하지 않는 문서입니다.')
    expect((await read(postNo)).status).toBe(403)
  })

  it.each([
    ['a title of one character', { title: '가' }, '제목은 2자 이상 입력해 주세요.'],
    ['a blank title', { title: '  ' }, '제목은 2자 이상 입력해 주세요.'],
    ['an end before the beginning', { postTo: '2026-11-19' }, '게시종료일은 시작일 이후여야 합니다.'],
    ['an empty content', { content: '<p></p><p><br></p>' }, '내용을 입력해 주세요.'],
    ['a content that is a script', { content: '<script>alert(1)</script>' }, '내용을 입력해 주세요.'],
    ['a content of three characters', { content: '<p>가나다</p>' }, '내용은 10자 이상 입력해 주세요.'],
    [
      'a content of 20,001 characters',
      { content: `<p>${'가'.repeat(20_001)}</p>` },
      '내용은 20000자를 초과할 수 없습니다.',
    ],
    ['no target', { target: undefined }, '공지대상을 선택해 주세요.'],
    ['an unknown target', { target: 'XYZ' }, '허용되지 않은 코드입니다. (XYZ)'],
    ['no first day', { postFrom: undefined }, '게시시작일을 입력해 주세요.'],
  ])('is refused with %s', async (_, changes, msg) => {
    const answer = await create(changes)
    expect([answer.status, answer.msg]).toEqual([422, msg])
  })

  it('takes 20,000 characters, whatever their tags weigh', async () => {
    const content = `${'<p><strong>가</strong></p>'.repeat(1_000)}<p>${'나'.repeat(18_000)}</p>`
    const answer = await create({ content })
    expect(answer.status).toBe(200)
    await writer.call('deletePost', { boardId, postNo: answer.body.docNo, version: 0 })
  })

  it('is stored without what could harm its readers', async () => {
    const created = await create({
      content:
        '<p onclick="x()">안전한 내용만 남습니다.</p><script>alert(1)</script><a href="javascript:x">링크</a>',
    })
    const { header } = (await read(created.body.docNo)).body
    expect(header.content).toBe('<p>안전한 내용만 남습니다.</p>링크')
    await writer.call('deletePost', { boardId, postNo: created.body.docNo, version: 0 })
  })

  it('stands above the others with four more at most', async () => {
    const pinned = (await writer.call('listPost', { boardId, topYn: 'Y' })).body.total
    expect(pinned).toBe(4)
    const fifth = await create({ topYn: 'Y' })
    expect(fifth.status).toBe(200)
    const sixth = await create({ topYn: 'Y' })
    expect([sixth.status, sixth.msg]).toEqual([422, '상단고정은 최대 5건까지 가능합니다.'])
    const again = await writer.call('updatePost', {
      boardId,
      postNo: fifth.body.docNo,
      body: { version: 0, ...notice({ topYn: 'Y', title: '고정된 공지 수정' }) },
    })
    expect(again.status).toBe(200)
    await writer.call('deletePost', { boardId, postNo: fifth.body.docNo, version: 1 })
  })

  it('does not become the sixth of two that are pinned at the same moment', async () => {
    const answers = await Promise.all([create({ topYn: 'Y' }), create({ topYn: 'Y' })])
    expect(answers.map(answer => answer.status).sort()).toEqual([200, 422])
    const kept = answers.find(answer => answer.status === 200)
    await writer.call('deletePost', { boardId, postNo: kept?.body.docNo, version: 0 })
  })

  it('counts a reader once a day and its writer never', async () => {
    const { docNo } = (await create()).body
    await read(docNo, writer)
    await read(docNo)
    expect((await read(docNo)).body.header.viewCnt).toBe(1)
    product.clock.advance(24 * 3_600_000)
    const tomorrow = await product.logIn('req.mobile')
    expect((await read(docNo, tomorrow)).body.header.viewCnt).toBe(2)
    writer = await product.logIn('system.admin')
    await writer.call('deletePost', { boardId, postNo: docNo, version: 0 })
    product.clock.advance(-24 * 3_600_000)
    writer = await product.logIn('system.admin')
    reader = await product.logIn('req.mobile')
  })

  it('is kept from being saved over what somebody else has saved', async () => {
    const { docNo } = (await create()).body
    await writer.call('updatePost', { boardId, postNo: docNo, body: { version: 0, ...notice() } })
    const late = await writer.call('updatePost', {
      boardId,
      postNo: docNo,
      body: { version: 0, ...notice() },
    })
    expect([late.status, late.msg]).toEqual([409, '다른 사용자가 먼저 수정했습니다. 다시 조회해 주세요.'])
    const gone = await writer.call('deletePost', { boardId, postNo: docNo, version: 0 })
    expect(gone.status).toBe(409)
    await writer.call('deletePost', { boardId, postNo: docNo, version: 1 })
  })

  it('is written once, however often it is sent', async () => {
    const key = { 'idempotency-key': 'notice-once-1' }
    const body = notice({ title: '한 번만 등록되는 공지' })
    const first = await writer.call('createPost', { boardId, body }, key)
    const second = await writer.call('createPost', { boardId, body }, key)
    expect(second.body.docNo).toBe(first.body.docNo)
    await writer.call('deletePost', { boardId, postNo: first.body.docNo, version: 0 })
  })

  it.each(['req.mobile', 'buy.all', 'audit.mon', 'vendor.mgr'])('is not written by %s', async singleid => {
    const caller = await product.logIn(singleid)
    expect((await create({}, caller)).status).toBe(403)
  })

  it('hides from readers what is not yet or no longer posted, not in use, or for suppliers', async () => {
    const titles = async (by: Caller) =>
      (await by.call('listPost', { boardId, size: 0 })).body.rows.map(row => row.title)
    const [seen, all] = [await titles(reader), await titles(writer)]
    expect(all).toHaveLength(27)
    for (const hidden of [
      '개인정보가 든 첨부파일 점검 요청',
      '연휴 기간 구매·입고 업무 일정',
      '전자세금계산서 발행 기한 준수 요청',
    ]) {
      expect(all).toContain(hidden)
      expect(seen).not.toContain(hidden)
    }
    const future = await create({ postFrom: '2026-11-25' })
    expect((await read(future.body.docNo)).status).toBe(403)
    expect((await read(future.body.docNo, writer)).status).toBe(200)
    await writer.call('deletePost', { boardId, postNo: future.body.docNo, version: 0 })
  })

  it('is found by a word of its title or content, pinned ones first', async () => {
    const found = await reader.call('listPost', { boardId, title: '사칭' })
    expect(found.body.rows.map(row => row.title)).toEqual(['대금 지급 계좌 변경 절차 강화'])
    expect((await reader.call('listPost', { boardId, title: 'strong' })).body.total).toBe(0)
    const { rows } = (await reader.call('listPost', { boardId })).body
    expect(rows.slice(0, 5).map(row => row.topYn)).toEqual(['Y', 'Y', 'Y', 'Y', 'N'])
    const period = { boardId, writeDtFrom: '2026-11-20', writeDtTo: '2026-11-20' }
    expect((await writer.call('listPost', period)).body.rows.map(row => row.title)).toEqual([
      '다음 단가계약 대상 품목 사전 공지',
    ])
  })

  it('carries files that its readers may open and not change', async () => {
    const file = await writer.call('uploadFile', {
      ownerType: 'POST',
      fileName: '주차장 도면.txt',
      body: Buffer.from('도면'),
    })
    const { docNo } = (await create({ fileId: file.body.fileId })).body
    expect((await read(docNo)).body.files.map(item => item.fileName)).toEqual(['주차장 도면.txt'])
    expect((await writer.call('listPost', { boardId, title: '주차장' })).body.rows[0]?.fileCnt).toBe(1)
    const download = await reader.call('downloadFileWs', { id: file.body.fileId, seq: 1 })
    expect(download.raw.rawPayload.toString()).toBe('도면')
    expect((await reader.call('deleteFile', { id: file.body.fileId, seq: 1 })).status).toBe(403)
    await writer.call('deletePost', { boardId, postNo: docNo, version: 0 })
    expect((await writer.call('listFiles', { id: file.body.fileId })).status).not.toBe(200)
  })

  it.each([
    ['not yet posted', { postFrom: '2026-11-21' }],
    ['no longer posted', { postFrom: '2026-11-01', postTo: '2026-11-19' }],
    ['not in use', { useYn: 'N' }],
    ['for suppliers', { target: 'EXT' }],
  ])('keeps its files to itself while it is %s, even from who knows their number', async (_, changes) => {
    const file = { ownerType: 'POST', fileName: '대외비.txt', body: Buffer.from('대외비') }
    const id = (await writer.call('uploadFile', file)).body.fileId
    const { docNo } = (await create({ fileId: id, ...changes })).body
    const readBy = async (by: Caller) => [
      (await by.call('listFiles', { id })).status,
      (await by.call('downloadFile', { id })).status,
      (await by.call('downloadFileWs', { id, seq: 1 })).status,
    ]
    expect(await readBy(writer)).toEqual([200, 200, 200])
    for (const singleid of ['req.mobile', 'dept.mobile', 'buy.mobile'])
      expect(await readBy(await product.logIn(singleid))).toEqual([403, 403, 403])
    // Who sees all documents is told that there is none.
    expect(await readBy(await product.logIn('audit.mon'))).toEqual([422, 422, 422])
    reader = await product.logIn('req.mobile')
    await writer.call('deletePost', { boardId, postNo: docNo, version: 0 })
  })

  it('stands on its own board alone', async () => {
    const { docNo } = (await create()).body
    expect((await writer.call('getPost', { boardId: 'faq', postNo: docNo })).status).toBe(422)
    expect((await writer.call('listPost', { boardId: 'secret' })).status).toBe(404)
    await writer.call('deletePost', { boardId, postNo: docNo, version: 0 })
  })
})
