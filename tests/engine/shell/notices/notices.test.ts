import { describe, expect, it } from 'vitest'
import type { MyNotice, MyNotices, OperationRequests } from '../../../../codegen/generated/types'
import { createAsk } from '../../../../engine/shell/frame/askQueue'
import { createNotices } from '../../../../engine/shell/notices/notices'
import { fakeServices } from '../../runtime/fakeServices'

const failure = { kind: 'failed', status: 500, code: '500', message: '내부 서버 오류가 발생했습니다.' }
const notice = (notiSeq: string, isRead = false): MyNotice => ({
  notiSeq,
  title: `알림 ${notiSeq}`,
  isRead,
  createdDt: '2026-11-20T09:00:00+09:00',
})

function personsNotices(kept: readonly MyNotice[], isFailing = () => false) {
  let rows = kept
  const answer = (): MyNotices => {
    if (isFailing()) throw failure
    return { rows: [...rows], unread: rows.filter(row => !row.isRead).length }
  }
  const { call } = fakeServices({
    answers: {
      listMyNotice: answer,
      readMyNotice: request => {
        const { notiSeq, before } = (request as OperationRequests['readMyNotice']).body
        const isMeant = (row: MyNotice) => (before ? row.notiSeq <= notiSeq : row.notiSeq === notiSeq)
        if (!isFailing()) rows = rows.map(row => (isMeant(row) ? { ...row, isRead: true } : row))
        return answer()
      },
    },
  })
  const ask = createAsk()
  const notices = createNotices({ call, ask })
  return { notices, ask, state: () => notices.store.getState() }
}

describe('the notices of a person', () => {
  it('stand with the newest first, and each that comes is put above them once and said', async () => {
    const { notices, state } = personsNotices([notice('2'), notice('1', true)])
    await notices.load()
    const news = { unread: 2, rows: [notice('3')] }
    notices.take(news)
    notices.take(news)
    expect([state().rows.map(row => row.notiSeq), state().unread]).toEqual([['3', '2', '1'], 2])
    expect(state().heard).toBe('새 알림: 알림 3')
  })

  it('are marked as read one by one or all at once', async () => {
    const { notices, state } = personsNotices([notice('3'), notice('2'), notice('1')])
    await notices.load()
    await notices.read('2', false)
    expect([state().unread, state().rows.map(row => row.isRead)]).toEqual([2, [false, true, false]])
    await notices.read('3', true)
    expect(state().unread).toBe(0)
  })

  it('that cannot be read say so and can be asked for again; what was heard meanwhile stays', async () => {
    let isFailing = true
    const { notices, state } = personsNotices([notice('1')], () => isFailing)
    notices.take({ unread: 1, rows: [notice('1')] })
    await notices.load()
    expect(state()).toMatchObject({ phase: 'failed', failure: failure.message, rows: [{}] })
    isFailing = false
    await notices.load()
    expect(state().phase).toBe('ready')
  })

  it('that could not be marked stay unread, and who asked for all of them is told', async () => {
    let isFailing = false
    const { notices, ask, state } = personsNotices([notice('1')], () => isFailing)
    await notices.load()
    isFailing = true
    await notices.read('1', false)
    expect([state().unread, ask.store.getState().toasts.length]).toEqual([1, 0])
    await notices.read('1', true)
    expect([state().unread, ask.store.getState().toasts.length]).toEqual([1, 1])
  })

  it('are forgotten when somebody else works here', async () => {
    const { notices, state } = personsNotices([notice('1')])
    await notices.load()
    notices.forget()
    expect(state()).toEqual({ phase: 'loading', failure: '', rows: [], unread: 0, heard: '' })
  })
})
