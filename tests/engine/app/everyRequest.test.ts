import { describe, expect, it } from 'vitest'
import type { Portal } from '../../../schemas/shared/addresses'
import {
  checkedKinds,
  createWorld,
  formKinds,
  type GivenAnswer,
  quietKinds,
  readAll,
  spokenKinds,
} from './requestKinds'

const portals: readonly Portal[] = ['internal', 'external']

/** Spec §8 for a session: what is read in each portal, and where it leads. */
const sessionRows: readonly (readonly [
  says: string,
  answer: GivenAnswer,
  reads: readonly string[],
  goes: Readonly<Record<Portal, string>>,
])[] = [
  [
    'GPMS005',
    { status: 401, body: { code: 'GPMS005' } },
    ['로그인 정보: 로그인 시간이 초과되어 로그아웃되었습니다.'],
    { internal: '/login', external: '/cyberLogin' },
  ],
  [
    'errCode CMM-0005',
    { status: 401, body: { code: 'CMM-0005', errCode: 'CMM-0005' } },
    ['로그인 정보: 세션이 만료되어 로그아웃됩니다.'],
    { internal: '/integration?type=l', external: '/integration?type=l' },
  ],
  ['another errCode', { status: 200, body: { errCode: 'ANY' } }, [], { internal: '/', external: '/cyber' }],
]

/** Spec §8 for any other answer: the text of the alert titled 오류. */
const textRows: readonly (readonly [says: string, answer: GivenAnswer, text: string])[] = [
  ['400', { status: 400, body: { msg: '다른 글' } }, '잘못된 요청입니다.'],
  ['401', { status: 401, body: {} }, '인증에 실패했습니다. 다시 로그인해 주세요.'],
  ['403', { status: 403, body: {} }, '인가에 실패했습니다. 접근 권한이 없습니다.'],
  ['404', { status: 404, body: {} }, '페이지가 존재하지 않습니다.'],
  ['500', { status: 500, body: { msg: 'stack' } }, '내부 서버 오류가 발생했습니다.'],
  ['502', { status: 502, body: {} }, '게이트웨이 오류입니다. 네트워크를 확인해 주세요.'],
  ['another status with msg', { status: 503, body: { msg: '점검 중입니다.' } }, '점검 중입니다.'],
  ['another status', { status: 418, body: {} }, '오류가 발생했습니다. 관리자에게 문의해 주세요.'],
  [
    'no answer',
    { status: 0, body: {} },
    '서버에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
  ],
]

/** The number of the request that a fault of the server is told with. */
const withoutNumber = (text: string) => text.replace(/ \([^)]*\)$/, '')

const fitting = (url: string) =>
  url.includes('/getSgCode')
    ? []
    : { rows: [], total: 0, header: {}, fileId: 'F1', fileSeq: 1, success: true }

describe.each(portals)('in the %s portal', portal => {
  const worldOf = (...answers: readonly GivenAnswer[]) => {
    const world = createWorld(portal, answers)
    world.logInBefore()
    return world
  }

  describe.each(Object.entries({ ...spokenKinds, ...quietKinds }))('%s', (_kind, send) => {
    it.each(sessionRows)('answered with %s says so once and leaves', async (_, answer, reads, goes) => {
      const world = worldOf(answer)
      const sending = send(world)
      expect(await readAll(world)).toEqual(reads)
      await sending
      // Rows and totals are two calls, and two wishes to go home are one.
      expect([...new Set(world.went)]).toEqual([goes[portal]])
      expect(world.cleared).toEqual(goes[portal].startsWith('/integration') ? ['work'] : [])
      const way = portal === 'internal' || goes[portal] !== '/cyber' ? '/prList?status=DRAFT' : undefined
      expect(world.session.getState().moveUrl).toBe(reads.length > 0 ? way : undefined)
    })

    it('whose token was replaced is sent again with the new one, and nothing is said', async () => {
      const world = worldOf({ status: 401, body: { code: 'AUTH008' } }, { status: 200, body: fitting })
      const sending = send(world)
      expect(await readAll(world)).toEqual([])
      // A workbook waits for the worker, which is not there.
      void sending
      expect(world.sent.length).toBeGreaterThan(1)
      expect(new Set(world.sent.slice(0, 2)).size).toBe(1)
      expect(world.went).toEqual([])
    })
  })

  describe.each(Object.entries(spokenKinds))('%s', (_kind, send) => {
    it.each(textRows)('answered with %s says its text once', async (_, answer, text) => {
      const world = worldOf(answer)
      const sending = send(world)
      expect((await readAll(world)).map(withoutNumber)).toEqual([`오류: ${text}`])
      await sending
      expect(world.went).toEqual([])
    })
  })

  describe.each(Object.entries({ ...quietKinds, ...checkedKinds }))('%s', (_kind, send) => {
    it.each(textRows)('answered with %s disturbs nobody', async (_, answer) => {
      const world = worldOf(answer)
      const sending = send(world)
      expect(await readAll(world)).toEqual([])
      await sending
      expect(world.went).toEqual([])
    })
  })

  describe.each(Object.entries(checkedKinds))('%s', (_kind, send) => {
    it.each(sessionRows)('answered with %s leaves the word to the login check', async (_, answer) => {
      const world = worldOf(answer)
      await send(world)
      expect(await readAll(world)).toEqual([])
      expect(world.went).toEqual([])
    })
  })

  describe.each(Object.entries(formKinds))('%s', (_kind, send) => {
    it.each(textRows)('answered with %s shows its text in its form', async (_, answer, text) => {
      const world = createWorld(portal, [answer])
      expect(await send(world)).toMatchObject({ message: text })
      expect([await readAll(world), world.went]).toEqual([[], []])
    })
  })
})
