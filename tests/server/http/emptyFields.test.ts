import { expect, it } from 'vitest'
import type { FieldFact } from '../../../codegen/contractFacts'
import { withoutEmpty } from '../../../server/http/emptyFields'

const text = (name: string, required = false): FieldFact => ({ name, label: name, type: 'string', required })
const fields = {
  header: {
    ...{ name: 'header', label: '문서', type: 'object', required: true },
    fields: { title: text('title', true), receiver: text('receiver') },
  },
  lines: {
    ...{ name: 'lines', label: '라인', type: 'list', required: false },
    fields: { costCenter: text('costCenter'), bigo: text('bigo') },
  },
} as const satisfies Record<string, FieldFact>

it('what a form has cleared is as good as never entered, in the head and in every line', () => {
  const header = { title: '요청', receiver: '' }
  const lines = [{ costCenter: '', bigo: '급함' }, { costCenter: 'CC1020' }]
  expect(withoutEmpty(fields, { header, lines })).toEqual({
    header: { title: '요청' },
    lines: [{ bigo: '급함' }, { costCenter: 'CC1020' }],
  })
})

it('what has to be entered stays empty, so that its own rule can speak', () => {
  expect(withoutEmpty(fields, { header: { title: '' }, lines: [] })).toEqual({
    header: { title: '' },
    lines: [],
  })
})

it('bytes of a file and words that the contract does not name are left alone', () => {
  const bytes = Buffer.from('')
  expect(withoutEmpty(fields, bytes)).toBe(bytes)
  expect(withoutEmpty(fields, { other: '' })).toEqual({ other: '' })
})
