import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readContract } from '../../codegen/readContract'
import { writeOpenApi } from '../../codegen/writeOpenApi'

const folder = mkdtempSync(join(tmpdir(), 'gpms-contract-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function contractOf(schemas: readonly string[], operation: readonly string[] = []) {
  const head = [
    'openapi: 3.1.0',
    "info: { title: 시험, version: '1' }",
    'paths:',
    '  /api/v1/test:',
    '    get:',
  ]
  const answer = "      responses: { '200': { description: 성공 } }"
  const lines = [...head, '      operationId: listTest', '      summary: 시험', ...operation, answer]
  writeFileSync(
    join(folder, 'test.yaml'),
    [...lines, 'components:', '  schemas:', ...schemas.map(line => `    ${line}`)].join('\n'),
  )
  return readContract(folder)
}

describe('what the contract does not have is refused at its line', () => {
  it.each([
    ['a description that a comma cuts', ['a: { type: string, description: At most 10, then none. }'], 11, 49],
    ['a mistyped word', ['a: { type: string, maxLenght: 3 }'], 11, 24],
    ['a word of a lookup', ['a: { type: string, x-lookup: { popup: a, valeu: b } }'], 11, 46],
    ['inside a property', ['A:', '  type: object', '  properties: { b: { tipe: string } }'], 13, 26],
  ])('%s', (_, schemas, line, column) => {
    expect(() => contractOf(schemas)).toThrow(`test.yaml:${line}:${column}  CONTRACT_KEY_UNKNOWN`)
  })

  it('a word of an operation', () => {
    expect(() => contractOf(['a: { type: string }'], ['      sumary: 시험'])).toThrow('CONTRACT_KEY_UNKNOWN')
  })

  it('a name that differs by its case alone', () => {
    expect(() => contractOf(['poLine: { type: string }', 'PoLine: { type: object }'])).toThrow(
      'CONTRACT_NAME_TAKEN',
    )
  })
})

describe('the published contract', () => {
  const operationOf = (lines: readonly string[]) =>
    JSON.parse(writeOpenApi(contractOf(['a: { type: string }'], lines))).paths['/api/v1/test'].get

  it('says of each operation how it is refused, and of a public one that it needs no session', () => {
    const guarded = operationOf([])
    expect(Object.keys(guarded.responses)).toEqual(['200', '400', '401', '403', '409', '422', '500', '503'])
    expect(guarded.security).toBeUndefined()
    expect(operationOf(['      x-access: public']).security).toEqual([])
  })

  it('leaves out what only the sample pages speak of', () => {
    const contract = contractOf(['a: { type: string }'], ['      x-access: samples'])
    expect(JSON.parse(writeOpenApi(contract)).paths).toEqual({})
  })
})
