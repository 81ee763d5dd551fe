import { expect, it } from 'vitest'
import { workflows } from '../../../schemas/workflow/workflows'
import { handOverTable } from '../../cases/handOverTable'

it.each(Object.entries(handOverTable))(
  'no step of a document is forgotten in the table of hand-overs: %s',
  (document, told) => {
    const { staff = [], suppliers = [], maybe = [], nobody } = told
    const steps = workflows[document]?.transitions.map(({ transition }) => transition)
    expect([...staff, ...suppliers, ...maybe, ...nobody].sort()).toEqual([...new Set(steps)].sort())
  },
)
