import type { Workflow } from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import type { DocumentKind } from '../../../server/document/documentKind'
import type { FlowRow, FlowWorld } from './flowWorld'

/** What a call is made of, but for version and number of the document, which every call has. */
export type FlowInput = Readonly<Record<string, unknown>>

/** One kind of document as the walk knows it. */
export interface FlowKind {
  readonly workflow: Workflow
  readonly table: string
  /** Column of the number; the operations know it by the same name in camel case. */
  readonly number: string
  /** Column of the state, where pages know it by another name. */
  readonly status?: string
  /** What its transitions are called with besides reason and opinion: whole bodies of those that take more. */
  readonly bodies: Readonly<
    Record<string, (world: FlowWorld, row: FlowRow) => Promise<FlowInput> | FlowInput>
  >
  /** Ways of making a document out of nothing, by operation. */
  readonly making: Readonly<Record<string, (world: FlowWorld) => Promise<FlowInput | undefined> | FlowInput>>
}

type DeclaredKind = Pick<DocumentKind, 'workflow' | 'table' | 'number' | 'drafter' | 'docType'>

/** What the server's declaration says of a kind; what its people may do is said by the tests alone. */
export const declaredFacts = ({ workflow, table, number }: DeclaredKind) => ({ workflow, table, number })
export const approvalFacts = (kind: DeclaredKind) => ({
  ...declaredFacts(kind),
  ...{ drafter: kind.drafter, docType: kind.docType },
})

export const camelCase = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const snakeCase = (field: string): string =>
  field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

export function workflowOf(document: string): Workflow {
  const found = workflows[document]
  if (!found) throw new Error(`There is no workflow of "${document}".`)
  return found
}

/** Mostly what may be kept, now and then what no rule allows. */
export function someQty({ random }: FlowWorld): string {
  return random.chance(0.05) ? random.pick(['0', '-1', '1.2345', '99999999999']) : String(random.whole(1, 12))
}

export const linesOf = (world: FlowWorld, table: string, number: string, value: string) =>
  world.read(`select * from ${table} where ${number} = $1 order by line_no`, [value])
