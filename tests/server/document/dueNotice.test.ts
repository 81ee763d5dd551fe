import { expect, it } from 'vitest'
import { systemActor } from '../../../server/database/actor'
import { withActor } from '../../../server/database/withActor'
import { isFirstNotice, newestKind } from '../../../server/document/dueNotice'
import { startProduct } from '../modules/productServer'

it.each([
  ['nothing while the day is far off', 31, undefined],
  ['thirty days before', 30, 'D-30'],
  ['thirty days before, a day late', 29, 'D-30'],
  ['a week before, and no more the older one', 7, 'D-7'],
  ['a week before until the day is over', 0, 'D-7'],
  ['a day after', -1, 'D+1'],
  ['a day after, however late', -9, 'D+1'],
])('reminds of %s', (_title, daysLeft, kind) => {
  expect(newestKind([30, 7, -1], daysLeft)).toBe(kind)
})

it('tells once of each day, and again when the day is moved', async () => {
  const { database, stop } = await startProduct()
  const notice = { docType: 'COMP', docNo: 'C000001', kind: 'D-7', dueDate: '2026-12-01' }
  const now = new Date('2026-11-24T08:00:00+09:00')
  const ask = (one: typeof notice) => withActor(database, systemActor, tx => isFirstNotice(tx, one, now))
  expect([
    await ask(notice),
    await ask(notice),
    await ask({ ...notice, kind: 'D+1' }),
    await ask({ ...notice, dueDate: '2026-12-02' }),
  ]).toEqual([true, false, true, true])
  await stop()
})
