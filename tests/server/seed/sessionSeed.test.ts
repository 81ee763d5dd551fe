import { describe, expect, it } from 'vitest'
import { seedLoginAudit, seedSessions, type Visitor } from '../../../server/seed/sessionSeed'

const now = new Date('2026-11-20T01:00:00Z')
const employee = (index: number): Visitor => ({
  ...{ userId: `clerk${index}`, userName: `직원${index}`, portal: 'I', group: '30', status: 'A' },
})
const supplier = (index: number): Visitor => ({
  ...{ userId: `partner${index}`, userName: `담당${index}`, portal: 'E', group: '60' },
  status: index === 0 ? 'LOCKED' : 'ACTIVE',
})
const visitors = [
  ...Array.from({ length: 112 }, (_, index) => employee(index)),
  ...Array.from({ length: 80 }, (_, index) => supplier(index)),
]

describe('what is told of log-ins', () => {
  const audit = seedLoginAudit(visitors, now)

  it('is two thousand entries of the weeks before now, in their order, and always the same', () => {
    expect(audit).toHaveLength(2_000)
    const times = audit.map(({ logged_dt }) => Number(new Date(logged_dt)))
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(now.getTime())
    expect(seedLoginAudit(visitors, now)).toEqual(audit)
  })

  it('has every result, and refuses who is locked, by his code alone', () => {
    expect(new Set(audit.map(({ result }) => result))).toEqual(new Set(['S', 'F', 'L', 'E', 'K']))
    const locked = audit.filter(({ user_id }) => user_id === 'partner0')
    expect(new Set(locked.map(({ error_code }) => error_code))).toEqual(new Set(['AUTH102']))
    expect(audit.filter(({ result, error_code }) => (result === 'F') !== (error_code !== null))).toEqual([])
  })
})

it('eight sessions of people run or have ended, and the running ones end half an hour after their last request', () => {
  const sessions = seedSessions(visitors, now)
  expect(sessions).toHaveLength(8)
  const running = sessions.filter(({ status }) => status === 'ACTIVE')
  expect(running).toHaveLength(4)
  for (const { last_access_dt, expired_date } of running)
    expect(Number(new Date(expired_date)) - Number(new Date(last_access_dt))).toBe(30 * 60_000)
})
