import { describe, expect, it } from 'vitest'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { networkLost, settle } from '../runtime/fakeServices'
import { openSample, type SampleOptions } from '../runtime/openSample'
import { draft, editPlan } from '../runtime/samplePlans'

const done = { success: true, docNo: 'PR2026-0001', status: 'DRAFT', approvalStatus: 'N', version: 4 }
const whole = { purchaseType: 'GEN', expenseType: 'EXP', receiver: 'req.mobile', deliveryPlace: '본관' }

function openDraft(options: SampleOptions = {}, plan: ScreenPlan = editPlan) {
  return openSample(plan, {
    params: { prNo: 'PR2026-0001' },
    ...options,
    answers: { getPr: () => draft(), ...options.answers },
  })
}

type Sample = Awaited<ReturnType<typeof openDraft>>
const operationsOf = ({ services }: Sample) => services.calls.map(call => call.operation)

describe('what is asked about a document, and what is said afterwards', () => {
  it('the question names the document as it stands on the page: number, name, amount, day and how many items', async () => {
    const sample = await openDraft({ answers: { getPr: () => draft(whole), updatePr: () => done } })
    sample.screen.changeHeader({ title: '의자 구매' })
    sample.screen.lines('lines').edit([{ index: 0, values: { qty: '3' } }])
    await sample.screen.run('save')
    expect(sample.services.asked.facts).toEqual([
      [
        '구매요청번호 PR2026-0001',
        '구매요청명 의자 구매',
        '요청금액 4,500,000원',
        '납품희망일 2026-12-01',
        '요청 품목 1건',
      ],
    ])
  })

  it('what the drafter writes to the approvers goes along, and nothing where nothing was written', async () => {
    const answers = { getPr: () => draft(whole), submitPr: () => ({ ...done, status: 'APPROVING' }) }
    const sample = await openDraft({ reason: '이번 주 안에 필요합니다.', answers })
    await sample.screen.run('submit')
    expect(sample.services.calls.find(call => call.operation === 'submitPr')?.request).toEqual({
      prNo: 'PR2026-0001',
      body: { version: 3, opinion: '이번 주 안에 필요합니다.' },
    })
    const silent = await openDraft({ answers })
    await silent.screen.run('submit')
    expect(silent.services.calls.find(call => call.operation === 'submitPr')?.request).toEqual({
      prNo: 'PR2026-0001',
      body: { version: 3 },
    })
  })

  it('a copy says its number and opens it, and the page behind shows its own document again', async () => {
    const plan = {
      ...editPlan,
      actions: [
        ...editPlan.actions,
        {
          ...editPlan.actions[0],
          id: 'copy',
          label: '복사',
          steps: [
            {
              step: 'transition',
              transitions: ['copyPr'],
              keys: ['prNo'],
              ...Object.fromEntries([['then', { path: '/prEdit', param: 'prNo', document: '구매요청' }]]),
            },
          ],
        },
      ],
    } as ScreenPlan
    const sample = await openDraft({ answers: { copyPr: () => ({ ...done, docNo: 'PR2026-0002' }) } }, plan)
    await sample.screen.run('copy')
    expect(sample.services.asked.confirms).toEqual(['구매요청을 복사하시겠습니까?'])
    expect(sample.services.asked.toasts).toEqual(['구매요청 PR2026-0002를 작성했습니다.'])
    expect(sample.services.went.to).toEqual([['/prEdit', { prNo: 'PR2026-0002' }]])
    await settle()
    expect(operationsOf(sample)).toEqual(['getPr', 'copyPr', 'getPr'])
  })

  it('that the inbox does not answer takes nothing away from an approval', async () => {
    const approval = {
      apprNo: 'AP1',
      revision: 1,
      steps: [{ stepNo: 1, seq: 1, singleid: 'boss', status: 'CURRENT' }],
    }
    const sample = await openDraft({
      user: { singleid: 'boss' },
      access: 'read',
      answers: {
        getPr: () => ({ ...draft({ status: 'APPROVING' }), approval }),
        approveDoc: () => done,
        listApprovalInbox: () => Promise.reject(networkLost),
      },
    })
    expect(await sample.screen.run('approve')).toBe(true)
    expect(sample.screen.document?.get().next).toBeUndefined()
    expect(sample.services.asked.alerts).toEqual([])
  })
})
