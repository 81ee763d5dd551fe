import { describe, expect, it } from 'vitest'
import { productScreen } from '../compile/productScreen'
import { settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'

type Request = Readonly<Record<string, unknown>>

const user = (userId: string, status: string) => ({
  userId,
  userName: userId,
  compNo: 'C000001',
  status,
  version: 3,
})

async function open(screen: string, options: SampleOptions = {}) {
  const plan = productScreen(screen)
  const rows = [user('daesung1', 'ACTIVE'), user('applicant1', 'APPLIED'), user('applicant2', 'APPLIED')]
  const done = () => ({
    success: true,
    docNo: 'applicant1',
    status: 'ACTIVE',
    approvalStatus: 'N',
    version: 4,
  })
  const sample = await openSample(plan, {
    params: { compNo: 'C000001' },
    user: { authGroupId: '34' },
    ...options,
    answers: {
      listExtUser: ({ want }: Request) => ({ rows: want === 'totals' ? [] : rows, total: rows.length }),
      getExtUser: ({ userId }: Request) => ({
        header: { ...user(String(userId), 'ACTIVE'), email: 'a@b.co' },
      }),
      getCompanyName: () => ({ gpsCompMaster: { compNameKr: '(주)대성정밀' } }),
      approveExtUser: done,
      blockExtUser: done,
      ...options.answers,
    },
  })
  return {
    ...sample,
    sent: (name: string) => sample.services.calls.find(call => call.operation === name)?.request,
  }
}

const compUsers = 'portal_ogpmsManage_compUserManage'

describe('rows that are checked beside a document', () => {
  it('are moved together, whatever the document shows', async () => {
    const { screen, services, sent } = await open(compUsers, { reason: '' })
    screen.rows('users').select(0)
    await settle()
    screen.rows('users').check(new Set([1, 2]))
    expect(await screen.run('approveExtUser')).toBe(true)
    expect(sent('approveExtUser')).toEqual({
      userId: 'applicant1',
      body: {
        keys: [
          { id: 'applicant1', version: 3 },
          { id: 'applicant2', version: 3 },
        ],
      },
    })
    expect(services.calls.filter(call => call.operation === 'getExtUser')).toHaveLength(2)
    expect(screen.document?.get().header.userId).toBe('daesung1')
  })

  it('are wanted before the button can be pressed, in a state that it begins at', async () => {
    const { screen } = await open(compUsers)
    const { reason, isEnabled } = screen.actionState('approveExtUser')
    expect([isEnabled, reason]).toEqual([false, '선택된 항목이 없습니다.'])
    screen.rows('users').check(new Set([0]))
    expect(screen.actionState('approveExtUser').reason).toBe('선택한 항목의 상태를 확인해 주세요. (ACTIVE)')
    screen.rows('users').check(new Set([1]))
    expect(screen.actionState('approveExtUser').isEnabled).toBe(true)
  })
})

it('a transition whose reason is a code sends the code beside the words', async () => {
  const { screen, services, sent } = await open('portal_ogpmsManage_userBlock', {
    reason: '새벽 접속',
    reasonCode: 'ABN',
  })
  screen.rows('grid').check(new Set([0]))
  await screen.run('blockExtUser')
  expect(services.asked.choices).toHaveLength(1)
  expect(sent('blockExtUser')).toMatchObject({ body: { reason: '새벽 접속', reasonCode: 'ABN' } })
})

describe('one screen on both portals', () => {
  it('a filter field is there for those whom it is about, and required of them alone', async () => {
    const staff = await open(compUsers, { params: {} })
    expect(
      staff.screen
        .filter('filter')
        .visible()
        .map(field => field.field),
    ).toContain('compNo')
    expect(await staff.screen.filter('filter').accept()).toBe(false)
    expect(staff.screen.filter('filter').get().problems).toEqual({ compNo: '협력사를 선택해 주세요.' })
    const supplier = await open(compUsers, { params: {}, user: { authGroupId: '61' } })
    expect(
      supplier.screen
        .filter('filter')
        .visible()
        .map(field => field.field),
    ).not.toContain('compNo')
    expect(await supplier.screen.filter('filter').accept()).toBe(true)
  })
})
