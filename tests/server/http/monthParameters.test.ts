import { describe, expect, it } from 'vitest'
import { productContract } from '../../../server/http/productContract'
import { createValidatorCompiler } from '../../../server/http/validatorCompiler'
import { monthCases } from '../../cases/textRuleCases'

const compile = createValidatorCompiler(productContract)

// The samples answer themselves and have no route.
const months = Object.entries(productContract.facts)
  .filter(([operation]) => productContract.routes[operation])
  .flatMap(([operation, { parameters }]) =>
    Object.values(parameters)
      .filter(({ type, in: place }) => type === 'month' && place === 'query')
      .map(({ name }) => ({ operation, name })),
  )

function isTaken(operation: string, name: string, text: string): boolean {
  const route = productContract.routes[operation]
  const schema = Object(Object(route?.schema.querystring).properties)[name]
  const check = compile({
    schema: { type: 'object', properties: { [name]: schema } },
    method: route?.method ?? '',
    url: route?.url ?? '',
    httpPart: 'querystring',
  })
  const answer: unknown = check({ [name]: text })
  return answer === true || (typeof answer === 'object' && !('error' in Object(answer)))
}

describe('months in a search', () => {
  it('are found in the contract', () => expect(months.length).toBeGreaterThan(5))

  it.each(months)('$name of $operation takes months alone, as a field reads them', ({ operation, name }) => {
    for (const [text, month] of monthCases.filter(([each]) => each !== ''))
      expect([text, isTaken(operation, name, text)]).toEqual([text, text === month])
  })
})
