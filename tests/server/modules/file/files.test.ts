import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemActor } from '../../../../server/database/actor'
import { backupLock } from '../../../../server/database/backupReader'
import { withActor } from '../../../../server/database/withActor'
import { folderMark } from '../../../../server/modules/file/fileBlobs'
import { fileModule } from '../../../../server/modules/file/fileModule'
import { openFolder } from '../../../../server/modules/file/openFolder'
import { sweepFiles } from '../../../../server/modules/file/sweepFiles'
import { readSettings } from '../../../../server/settings'
import { type Caller, type ProductServer, startProduct } from '../productServer'
import { request } from '../purchaseRequest/prInputs'

let product: ProductServer
let requester: Caller
beforeAll(async () => {
  product = await startProduct()
  requester = await product.logIn('req.mobile')
})
afterAll(() => product.stop())

const pdf = Buffer.from('%PDF-1.7\n%견적\n')
const upload = (fileName: string, body: Buffer = pdf, more: object = {}) =>
  requester.call('uploadFile', { ownerType: 'PR', fileName, body, ...more })

describe('files', () => {
  it.each([
    ['빈 파일.pdf', Buffer.alloc(0), '빈 파일은 첨부할 수 없습니다.'],
    ['프로그램.exe', pdf, '허용되지 않은 파일 형식입니다.'],
    ['견적서.exe.pdf', pdf, '허용되지 않은 파일 형식입니다.'],
    ['사진.png', pdf, '허용되지 않은 파일 형식입니다.'],
    ['../견적.pdf', pdf, '파일명이 올바르지 않습니다.'],
    [`${'가'.repeat(251)}.pdf`, pdf, ''],
    ['보안문서.pdf', Buffer.from('SCDSA004 wrapped'), '문서보안 해제 후 업로드해 주세요.'],
    ['메모.txt', Buffer.from([0x41, 0, 0x42]), '허용되지 않은 파일 형식입니다.'],
  ])('takes or refuses %s for what it is', async (name, bytes, msg) => {
    const answer = await upload(name, bytes)
    expect(answer.msg).toBe(msg)
  })

  it('takes ten megabytes to the byte and not one more', async () => {
    const whole = Buffer.alloc(10 * 1_048_576, 0x20)
    pdf.copy(whole)
    expect((await upload('큰 파일.pdf', whole)).status).toBe(200)
    const over = await upload('더 큰 파일.pdf', Buffer.concat([whole, Buffer.from(' ')]))
    expect([over.status < 400, over.msg]).toEqual([false, '파일 크기는 10MB를 초과할 수 없습니다.'])
  })

  it('belong to their uploader until a request carries them, then to whoever sees the request', async () => {
    const { fileId } = (await upload('견적서.pdf')).body
    const recipient = await product.logIn('recv.mobile')
    const stranger = await product.logIn('req.semi')
    expect((await recipient.call('listFiles', { id: fileId })).status).toBe(403)
    const body = { ...request({ fileId, receiver: 'recv.mobile' }), files: [{ fileSeq: 1, bigo: '최종본' }] }
    const created = await requester.call('createPr', { body })
    expect((await recipient.call('listFiles', { id: fileId })).body[0]).toMatchObject({
      fileName: '견적서.pdf',
      bigo: '최종본',
    })
    const download = await recipient.call('downloadFileWs', { id: fileId, seq: 1 })
    expect(download.raw.rawPayload.equals(pdf)).toBe(true)
    expect(download.raw.headers['content-disposition']).toContain(
      `filename*=UTF-8''${encodeURIComponent('견적서.pdf')}`,
    )
    expect((await stranger.call('downloadFile', { id: fileId })).status).toBe(403)
    expect((await recipient.call('deleteFile', { id: fileId, seq: 1 })).status).toBe(403)

    await upload('사양서.pdf', pdf, { fileId })
    const archive = (await requester.call('downloadFile', { id: fileId })).raw.rawPayload
    expect([archive.subarray(0, 2).toString(), archive.includes(Buffer.from('사양서.pdf'))]).toEqual([
      'PK',
      true,
    ])
    await requester.call('submitPr', { prNo: created.body.docNo, body: { version: 0 } })
    expect((await requester.call('deleteFile', { id: fileId, seq: 1 })).status).toBe(403)
  })

  it('answer 500 alone or among others where the disk has lost them, and the server goes on', async () => {
    const { fileId } = (await upload('견적서.pdf')).body
    await upload('사양서.pdf', pdf, { fileId })
    const alone = (await upload('도면.pdf')).body.fileId
    const away = `${product.filesFolder}.away`
    renameSync(product.filesFolder, away)
    try {
      expect((await requester.call('downloadFile', { id: alone })).status).toBe(500)
      expect((await requester.call('downloadFileWs', { id: fileId, seq: 1 })).status).toBe(500)
      expect((await requester.call('downloadFile', { id: fileId })).status).toBe(500)
    } finally {
      renameSync(away, product.filesFolder)
    }
    expect((await requester.call('downloadFile', { id: alone })).raw.rawPayload.equals(pdf)).toBe(true)
  })

  it('are refused while their share is not mounted, and not written into the empty place', async () => {
    const { filesFolder: folder, database } = product
    const away = `${folder}.away`
    renameSync(folder, away)
    mkdirSync(folder)
    try {
      const answer = await upload('견적서.pdf')
      expect([answer.status, answer.raw.headers['retry-after']]).toEqual([503, '3'])
      expect(readdirSync(folder)).toEqual([])
      await expect(openFolder(database, folder)).rejects.toThrow(/is empty, and the database knows of attach/)
    } finally {
      rmdirSync(folder)
      renameSync(away, folder)
    }
    expect((await upload('견적서.pdf')).status).toBe(200)
    rmSync(join(folder, folderMark))
    // As a version before left it: not empty, so it is ours.
    await openFolder(database, folder)
    expect((await upload('견적서.pdf')).status).toBe(200)
  })

  it('are ten at most in one group', async () => {
    const { fileId } = (await upload('1.pdf')).body
    for (let count = 2; count <= 10; count += 1) await upload(`${count}.pdf`, pdf, { fileId })
    expect((await upload('11.pdf', pdf, { fileId })).msg).toBe('최대 10개까지 첨부할 수 있습니다.')
  })

  it('are swept by the server itself, every hour', () => {
    const { chores = [] } = fileModule(
      { database: product.database, clock: product.clock, settings: readSettings({}) },
      { folder: product.filesFolder, owners: new Map() },
    )
    expect(chores.map(({ name, everyMilliseconds }) => [name, everyMilliseconds])).toEqual([
      ['sweepFiles', 3_600_000],
    ])
  })

  it('fill a quota of 200 MB until a document carries them', async () => {
    const semi = await product.logIn('req.semi')
    const send = (body: Buffer) => semi.call('uploadFile', { ownerType: 'PR', fileName: '도면.pdf', body })
    expect((await send(pdf)).status).toBe(200)
    await withActor(product.database, { ...systemActor, userId: 'req.semi' }, tx =>
      sql`insert into file_item select file_id, n, n || '.pdf', 10485760, null, null, 'x' || n, 'req.semi', now()
        from file, generate_series(2, 21) n where created_by = 'req.semi' and owner_no is null`.execute(tx),
    )
    const full = await send(pdf)
    expect(full.raw.json()).toMatchObject({
      field: 'fileName',
      msg: '저장하지 않은 첨부파일이 200MB를 초과했습니다. 작성 중인 문서를 저장한 후 다시 첨부해 주세요.',
    })
    expect((await upload('실행.exe', Buffer.from('MZ'))).raw.json()).toMatchObject({ field: 'fileName' })
    expect((await upload('다른 사람.pdf')).status).toBe(200)
  })

  it('leave nothing behind when no document took them within a day and no backup is written', async () => {
    const blobs = () =>
      readdirSync(product.filesFolder, { recursive: true, withFileTypes: true }).filter(
        entry => entry.isFile() && entry.name !== folderMark,
      )
    expect(blobs().length).toBeGreaterThan(2)
    const later = new Date(Date.now() + 10 * 24 * 3_600_000)
    const before = blobs().length
    await product.database.connection().execute(async connection => {
      await sql`select pg_advisory_lock_shared(${backupLock})`.execute(connection)
      // A backup copies what its snapshot names.
      expect(await sweepFiles(product.database, product.filesFolder, later)).toBe(0)
      expect(blobs().length).toBe(before)
      await sql`select pg_advisory_unlock_shared(${backupLock})`.execute(connection)
    })
    await sweepFiles(product.database, product.filesFolder, later)
    expect(blobs().length).toBe(2)
  })
})
