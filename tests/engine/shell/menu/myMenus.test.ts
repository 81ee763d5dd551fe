import { describe, expect, it } from 'vitest'
import type { OperationRequests } from '../../../../codegen/generated/types'
import { createSessionStore } from '../../../../engine/auth/sessionStore'
import { mostFavourites } from '../../../../engine/settings/limits'
import { createAsk } from '../../../../engine/shell/frame/askQueue'
import { createMyMenus, movedBy } from '../../../../engine/shell/menu/myMenus'
import { fakeServices } from '../../runtime/fakeServices'

const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const failure = { kind: 'failed', status: 500, code: '500', message: '내부 서버 오류가 발생했습니다.' }

/** The menus of a person whose server keeps what it is told, unless it fails. */
function personsMenus(favourites: readonly string[] = [], isFailing = () => false) {
  const kept = { favourites: [...favourites], recent: ['I010101'] }
  const noted: unknown[] = []
  const answer = <Answer>(give: () => Answer): Answer => {
    if (isFailing()) throw failure
    return give()
  }
  const { call } = fakeServices({
    answers: {
      getMyMenus: () => answer(() => ({ ...kept })),
      saveFavourites: request =>
        answer(() => {
          kept.favourites = [...(request as OperationRequests['saveFavourites']).body.pgmIds]
          return kept
        }),
      postMenuLog: request =>
        answer(() => {
          noted.push(request.body)
          return { success: true }
        }),
    },
  })
  const session = createSessionStore(nothing)
  session.setState({
    user: { singleid: 'req.mobile' } as never,
    menus: [
      { pgmId: 'I010101', pgmName: '구매요청 현황', sspUrl: '/prList', sspSubUrls: ['/prEdit'], leaf: 'T' },
    ],
  })
  const ask = createAsk()
  return { mine: createMyMenus({ call, session, ask }), session, ask, kept, noted }
}

describe('starred menus', () => {
  it('are shown starred at once and kept by the server in their order', async () => {
    const { mine, kept } = personsMenus(['A'])
    await mine.load()
    await Promise.all([mine.toggle('B'), mine.toggle('C')])
    expect(kept.favourites).toEqual(['A', 'B', 'C'])
    await mine.move('C', -1)
    await mine.toggle('A')
    expect([kept.favourites, mine.store.getState().favourites]).toEqual([
      ['C', 'B'],
      ['C', 'B'],
    ])
  })

  it('are added to what the server has, also by who does not wait until that has been read', async () => {
    const { mine, kept } = personsMenus(['A'])
    await mine.toggle('B')
    expect(kept.favourites).toEqual(['A', 'B'])
    expect(mine.store.getState().favourites).toEqual(['A', 'B'])
  })

  it('stay what they are when they cannot be read, and the person is told', async () => {
    let isFailing = true
    const { mine, kept, ask } = personsMenus(['A'], () => isFailing)
    await mine.toggle('B')
    isFailing = false
    expect(kept.favourites).toEqual(['A'])
    expect(ask.store.getState().toasts).toHaveLength(1)
    await mine.toggle('B')
    expect(kept.favourites).toEqual(['A', 'B'])
  })

  it('go back to what the server has when it cannot keep them, and the person is told', async () => {
    let isFailing = false
    const { mine, ask } = personsMenus(['A'], () => isFailing)
    await mine.load()
    isFailing = true
    const starring = mine.toggle('B')
    expect(mine.store.getState().favourites).toEqual(['A', 'B'])
    await starring
    expect(mine.store.getState()).toMatchObject({ phase: 'failed', failure: failure.message })
    expect(ask.store.getState().toasts.map(toast => toast.text)).toEqual([
      '즐겨찾기를 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    ])
    isFailing = false
    await mine.load()
    expect(mine.store.getState()).toMatchObject({ phase: 'ready', favourites: ['A'] })
  })

  it('are thirty at most', async () => {
    const full = Array.from({ length: mostFavourites }, (_, at) => `M${at}`)
    const { mine, kept, ask } = personsMenus(full)
    await mine.load()
    await mine.toggle('B')
    expect(kept.favourites).toEqual(full)
    expect(ask.store.getState().toasts[0]?.text).toBe('즐겨찾기는 30개까지 등록할 수 있습니다.')
  })

  it('are read anew for the next person', async () => {
    const { mine, kept, session } = personsMenus(['A'])
    await mine.load()
    kept.favourites = ['B']
    await mine.load()
    expect(mine.store.getState().favourites).toEqual(['A'])
    session.setState({ user: { singleid: 'buy.all' } as never })
    await mine.load()
    expect(mine.store.getState().favourites).toEqual(['B'])
  })

  it.each([
    ['B', -1, ['B', 'A', 'C']],
    ['B', 1, ['A', 'C', 'B']],
    ['A', -1, ['A', 'B', 'C']],
    ['C', 1, ['A', 'B', 'C']],
    ['X', 1, ['A', 'B', 'C']],
  ] as const)('%s moved by %i', (entry, step, moved) => {
    expect(movedBy(['A', 'B', 'C'], entry, step)).toEqual(moved)
  })
})

describe('pages opened lately', () => {
  it('a document is noted under its list; a page without a menu is not', async () => {
    const { mine, kept, noted } = personsMenus()
    kept.recent = []
    await mine.load()
    await mine.note('/prEdit')
    await mine.note('/')
    expect(noted).toEqual([{ path: '/prEdit', pgmId: 'I010101' }])
    expect(mine.store.getState().recent).toEqual(['I010101'])
  })

  it('a page that cannot be noted is opened all the same', async () => {
    const { mine } = personsMenus([], () => true)
    await expect(mine.note('/prList')).resolves.toBeUndefined()
  })
})
