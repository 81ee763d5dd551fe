import { describe, expect, it } from 'vitest'
import { noticeTexts } from '../../../server/seed/noticeTexts'
import { supplierNoticeTexts } from '../../../server/seed/supplierNoticeTexts'

/** Words that are right in one part of the year alone. */
const season =
  /추석|설날|설 연휴|하절기|동절기|상반기|하반기|연말|연초|올해|내년|이번 [달주]|20\d\d|\d{1,2}월 \d/

describe('notices of the demo', () => {
  it.each([...noticeTexts, ...supplierNoticeTexts])(
    'are right on whatever day they are dated from: $title',
    ({ title, content }) => {
      expect(`${title} ${content}`).not.toMatch(season)
    },
  )
})
