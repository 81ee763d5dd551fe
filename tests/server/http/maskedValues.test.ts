import { describe, expect, it } from 'vitest'
import type { FieldFact, OperationFact } from '../../../codegen/contractFacts'
import { messageText } from '../../../schemas/shared/resultCodes'
import { Failure } from '../../../server/http/failure'
import { checkMaskedQuery, readMasked } from '../../../server/http/maskedValues'
import { refusedCases, takenCases } from '../../cases/maskCases'

/** What a contract can say of a field beside its mask: how many decimals it has. */
const isSaidByContract = (options: object) => Object.keys(options).every(name => name === 'decimals')
const said = takenCases.filter(([, , options]) => isSaidByContract(options))
/** Texts that a field empties (spec §5), and that no page can send. */
const emptied = said.filter(([, text, , value]) => value === '' && text.trim() !== '')
const taken = said.filter(each => !emptied.includes(each))
const refused = refusedCases.filter(([, , options]) => isSaidByContract(options))

function fieldsWith(mask: string, scale: number | undefined): Record<string, FieldFact> {
  const fact: FieldFact = { name: 'value', label: '값', type: 'string', required: false, mask }
  return { value: scale === undefined ? fact : { ...fact, scale } }
}

function refusalOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error instanceof Failure ? { status: error.status, ...error.body } : error
  }
}

describe('masked values in a request', () => {
  it('the table has cases of every mask that a contract may name', () => {
    expect(new Set(taken.map(([mask]) => mask)).size).toBeGreaterThanOrEqual(9)
    expect(refused.length).toBeGreaterThan(15)
  })

  it.each(taken)('%s takes "%s" with %j as "%s"', (mask, value, { decimals }, read) => {
    expect(readMasked(fieldsWith(mask, decimals), { value })).toEqual({ value: read })
  })

  it.each(emptied)('%s refuses "%s", which a field empties', (mask, value) => {
    const answer = refusalOf(() => readMasked(fieldsWith(mask, undefined), { value }))
    expect(answer).toMatchObject({ status: 422, field: 'value', code: 'dateFormatWrong' })
  })

  it.each(refused)('%s refuses "%s" with %j by %s', (mask, value, { decimals }, key, args) => {
    const answer = refusalOf(() => readMasked(fieldsWith(mask, decimals), { value }))
    expect(answer).toMatchObject({ status: 422, field: 'value', code: key, msg: messageText(key, args) })
  })

  it('are refused in their row, counted from 1', () => {
    const lines: FieldFact = {
      name: 'lines',
      label: '행',
      type: 'list',
      required: false,
      fields: fieldsWith('number', 0),
    }
    const answer = refusalOf(() => readMasked({ lines }, { lines: [{ value: '1' }, { value: '12a' }] }))
    expect(answer).toMatchObject({ status: 422, field: 'value', row: 2 })
  })

  it('are refused in a condition that no text of their mask has', () => {
    const operation = {
      parameters: { amt: { ...fieldsWith('number', 0).value, in: 'query' } },
    } as unknown as OperationFact
    const search = (amt: string) => refusalOf(() => checkMaskedQuery(operation, { amt }))
    expect(search('1,2')).toBeUndefined()
    expect(search('12a')).toMatchObject({ status: 422 })
  })
})
