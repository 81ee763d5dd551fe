import { expect, it } from 'vitest'
import { compiledScreens } from '../../cases/compiledScreens'

const pages = [...compiledScreens.screens.values()].flatMap(({ plan }) => {
  const { document } = plan
  return document ? [{ plan, document }] : []
})
const named = ({ actions }: (typeof pages)[number]['plan']) =>
  actions.flatMap(({ steps }) => steps.flatMap(step => (step.step === 'transition' ? step.transitions : [])))

it('a page that is no sample begins only a document that one of its buttons makes', () => {
  const begun = pages.filter(({ plan, document }) => document.create !== '' && plan.samples === undefined)
  expect(begun.length).toBeGreaterThan(20)
  const unnamed = begun.filter(({ plan, document }) => !named(plan).includes(document.create))
  expect(unnamed.map(({ plan }) => plan.screen)).toEqual([])
})

it('a page that begins none is not granted the operation that would make one', () => {
  const evaluation = compiledScreens.screens.get('evaWorkEdit')?.plan
  expect(evaluation?.document).toMatchObject({ create: '', update: 'saveEvaWork' })
  expect(evaluation?.operations).not.toContain('assignEvaWork')
})
