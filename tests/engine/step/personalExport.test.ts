import { describe, expect, it } from 'vitest'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { listPlan } from '../runtime/samplePlans'

const rows = [{ prNo: 'PR1', status: 'DRAFT', requester: 'req.mobile', version: 1 }]

/** A list whose requester counts as personal data. */
function personalPlan() {
  const blocks = JSON.parse(JSON.stringify(listPlan), (_key, value) =>
    value?.field === 'status' && value.kind !== undefined ? { ...value, isPersonal: true } : value,
  )
  return blocks as typeof listPlan
}

async function exported(shown: readonly string[], options: SampleOptions = {}) {
  const listPr = ({ want }: Readonly<Record<string, unknown>>) => ({
    rows: want === 'totals' ? [] : rows,
    total: 1,
  })
  const sample = await openSample(personalPlan(), { ...options, answers: { listPr } })
  sample.screen.showColumns('grid', shown)
  const isDone = await sample.screen.run('export')
  return { isDone, ...sample.services }
}

describe('a workbook with personal data (R-53)', () => {
  it('is written by the server alone, with the reason that was asked for', async () => {
    const { asked, workbooks } = await exported(['prNo', 'status'], { reason: '연락처 점검' })
    expect(asked.reasons).toEqual(['다운로드 사유'])
    expect(workbooks[0]?.rows).toMatchObject({
      operation: 'listPr',
      request: { reqDateFrom: '2026-10-20' },
      isByServer: true,
      reason: '연락처 점검',
    })
  })

  it('is not made for who gives no reason', async () => {
    const { isDone, workbooks } = await exported(['prNo', 'status'])
    expect([isDone, workbooks]).toEqual([false, []])
  })

  it('asks for nothing when those columns are hidden', async () => {
    const { asked, workbooks } = await exported(['prNo'], { reason: '연락처 점검' })
    expect(asked.reasons).toEqual([])
    expect(workbooks[0]?.rows).toEqual(rows)
  })
})
