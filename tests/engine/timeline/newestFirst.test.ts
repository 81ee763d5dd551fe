import { expect, it } from 'vitest'
import { newestFirst } from '../../../engine/timeline/newestFirst'

const event = (historyText: string, eventDt: string) => ({ historyText, eventDt })

it('the later of two events of one moment stands above the earlier', () => {
  const events = [
    event('저장', '2026-11-13T08:00:00.000Z'),
    event('검토착수', '2026-11-13T08:00:00.000Z'),
    event('등록요청 발송', '2026-11-14T08:00:00.000Z'),
  ]
  expect(newestFirst(events).map(({ historyText }) => historyText)).toEqual([
    '등록요청 발송',
    '검토착수',
    '저장',
  ])
})
