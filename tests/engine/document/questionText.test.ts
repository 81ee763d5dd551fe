import { describe, expect, it } from 'vitest'
import { deedText, questionText } from '../../../engine/document/questionText'
import { chooseParticle } from '../../../schemas/shared/koreanParticle'
import { workflows } from '../../../schemas/workflow/workflows'

const every = Object.values(workflows).flatMap(workflow =>
  workflow.transitions
    .filter(({ transition }) => !transition.startsWith('sys:'))
    .map(transition => [workflow, transition] as const),
)

describe('what is asked before a transition', () => {
  it.each(
    every.map(([workflow, transition]) => [workflow.document, transition.transition, workflow, transition]),
  )(
    '%s %s names its document, and how many, in one whole sentence',
    (_document, _name, workflow, transition) => {
      for (const count of [1, 3]) {
        const text = questionText(workflow, transition, transition.label, count)
        const subject = count === 1 ? workflow.label : `${workflow.label} 3건`
        // 발주요청을 생성하시겠습니까? says the document in its own words, all others begin with it.
        expect(text.startsWith(subject)).toBe(true)
        expect(text).toMatch(/[가-힣)]하시겠습니까\?$/)
        expect(text).not.toMatch(/ {2}| 하시겠습니까|[{}]|을\(를\)|은\(는\)|이\(가\)/)
        // No word stands twice: 정산을 정산취소, 견적의뢰를 견적의뢰 발송.
        expect(text.split(workflow.label)).toHaveLength(2)
        const particle = text.slice(subject.length, subject.length + 1)
        if ('을를'.includes(particle)) expect(particle).toBe(chooseParticle(subject, '을(를)'))
      }
    },
  )

  it.each([
    ['pr', 'submitPr', '구매요청을 결재상신하시겠습니까?'],
    ['pr', 'cancelPr', '구매요청을 취소하시겠습니까?'],
    ['pr', 'assignPrBuyer', '구매요청의 담당자를 배정하시겠습니까?'],
    ['rfq', 'sendRfq', '견적의뢰를 발송하시겠습니까?'],
    ['rfq', 'closeRfq', '견적의뢰를 마감하시겠습니까?'],
    ['po', 'cancelPo', '발주를 취소하시겠습니까?'],
    ['po', 'promisePo', '발주의 약속일을 저장하시겠습니까?'],
    ['loi', 'acceptLoi', 'LOI를 수락하시겠습니까?'],
    ['monthlyCalc', 'confirmMonthlyCalc', '월정산을 확인하시겠습니까?'],
    ['deliveryProxy', 'shipDeliveryProxy', '대리 납품을 통보하시겠습니까?'],
    ['post', 'deletePost', '게시글을 삭제하시겠습니까?'],
  ])('%s %s: %s', (document, name, text) => {
    const found = every.find(([workflow, each]) => workflow.document === document && each.transition === name)
    expect(found && questionText(found[0], found[1], '')).toBe(text)
  })

  it('outside of Korean the words of the button stand before the document', () => {
    const workflow = { label: 'Purchase request' }
    const transition = { label: 'Approved' }
    expect(deedText(transition, 'Approve')).toBe('Approve')
    expect(questionText(workflow, transition, 'Approve')).toContain('Approve')
  })
})
