import { describe, expect, it } from 'vitest'
import { fileProblem } from '../../../engine/files/fileProblem'
import { createScreen } from '../../../engine/screen/createScreen'
import { entryRooms } from '../../../engine/screen/entryRooms'
import { failure, fakeServices, settle } from '../runtime/fakeServices'
import { draft, editPlan } from '../runtime/samplePlans'

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name)

describe('which files are taken', () => {
  it.each([
    [{ name: '견적서.pdf', size: 10 }, 0, undefined],
    [{ name: '견적서.PDF', size: 10_485_760 }, 9, undefined],
    [{ name: '견적서.pdf', size: 10_485_761 }, 0, '파일 크기는 10MB를 초과할 수 없습니다.'],
    [{ name: '실행.exe', size: 10 }, 0, '허용되지 않은 파일 형식입니다.'],
    [{ name: '견적서.pdf', size: 10 }, 10, '최대 10개까지 첨부할 수 있습니다.'],
    [{ name: '견적서.pdf', size: 0 }, 0, '빈 파일은 첨부할 수 없습니다.'],
    [{ name: `${'가'.repeat(252)}.pdf`, size: 10 }, 0, '파일명이 올바르지 않습니다.'],
  ])('%j beside %i others: %s', (given, count, problem) => expect(fileProblem(given, count)).toBe(problem))
})

type Upload = (target: Readonly<Record<string, unknown>>, signal: AbortSignal | undefined) => unknown

async function openFiles(upload: Upload, confirm = true) {
  const services = fakeServices({
    answers: {
      getPr: () => draft(),
      deleteFile: () => ({ success: true }),
      uploadFile: (request, { signal }) => upload(request, signal),
    },
    confirm: () => confirm,
  })
  const screen = createScreen(editPlan, services, {
    params: { prNo: 'PR2026-0001' },
    entry: entryRooms,
    access: 'write',
    popups: () => Promise.reject(new Error('not expected: popup')),
  })
  screen.start()
  await settle()
  return { screen, services, room: screen.files('files') }
}

describe('files of a document', () => {
  it('the first file gives the document its file id, the next ones go to it, one after the other', async () => {
    const targets: unknown[] = []
    const { screen, room } = await openFiles(({ fileId, fileName }) => {
      targets.push(fileId)
      return { fileId: 'F9', fileSeq: targets.length, fileName, fileSize: 10 }
    })
    await room.upload([file('가.pdf'), file('나.pdf')])
    expect(targets).toEqual([undefined, 'F9'])
    expect(room.get().items.map(item => item.fileName)).toEqual(['가.pdf', '나.pdf'])
    expect(screen.document?.get().header.fileId).toBe('F9')
    expect(screen.hasUnsavedWork()).toBe(true)
  })

  it('a refused file is named with its reason; the others are taken', async () => {
    const { room } = await openFiles(({ fileName }) => {
      if (fileName === '나.pdf') throw failure({ message: '허용되지 않은 파일 형식입니다.' })
      return { fileId: 'F9', fileSeq: 1, fileName, fileSize: 10 }
    })
    await room.upload([file('큰.exe'), file('나.pdf'), file('다.pdf')])
    expect(room.get().problems).toEqual([
      '큰.exe: 허용되지 않은 파일 형식입니다.',
      '나.pdf: 허용되지 않은 파일 형식입니다.',
    ])
    expect(room.get().items.map(item => item.fileName)).toEqual(['다.pdf'])
  })

  it('a file whose session is lost is named and not dropped without a word', async () => {
    const { room, services } = await openFiles(() => {
      throw failure({ kind: 'sessionLost', message: '로그인 시간이 초과되어 로그아웃되었습니다.' })
    })
    await room.upload([file('가.pdf')])
    expect(room.get().problems).toEqual(['가.pdf: 로그인 시간이 초과되어 로그아웃되었습니다.'])
    expect(services.asked.alerts).toEqual([])
  })

  it('a cancelled upload leaves nothing behind', async () => {
    const { room } = await openFiles(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(failure({ kind: 'aborted' })))
        }),
    )
    const upload = room.upload([file('가.pdf')])
    room.cancel(room.get().uploads[0]?.id ?? -1)
    await upload
    expect(room.get()).toMatchObject({ items: [], uploads: [], problems: [] })
  })

  it('a changed note makes the document unsaved', async () => {
    const item = { fileId: 'F1', fileSeq: 1, fileName: '가.pdf', fileSize: 1 }
    const { screen, room } = await openFiles(() => Promise.reject(new Error('not expected: upload')))
    room.take([item])
    room.note(1, { bigo: '1차 견적' })
    expect(screen.hasUnsavedWork()).toBe(true)
    room.note(1, { bigo: '' })
    expect(screen.hasUnsavedWork()).toBe(false)
  })

  it('deleting asks first', async () => {
    const item = { fileId: 'F1', fileSeq: 1, fileName: '가.pdf', fileSize: 1 }
    const { room, services } = await openFiles(() => Promise.reject(new Error('not expected: upload')))
    room.take([item])
    await room.remove(item)
    expect(services.asked.confirms).toEqual(['가.pdf 파일을 삭제하시겠습니까?'])
    expect(room.get().items).toEqual([])
  })
})
