import { isCreating, type Transition, type Workflow } from '../../../schemas/workflow/workflow'
import { workflowOf } from './flowKind'

/** Which history belongs to which workflow. */
export const documentOf: Readonly<Record<string, string>> = {
  PR: 'pr',
  RFQ: 'rfq',
  QT: 'quotation',
  OR: 'orderRequest',
  PO: 'po',
  DLV: 'delivery',
  WH: 'warehousing',
  ADJ: 'adjustment',
  ST: 'statement',
  TI: 'taxInvoice',
  MC: 'monthlyCalc',
  LO: 'loi',
  SO: 'simpleOrder',
  NO: 'noneOrder',
  SG: 'signifier',
  COMP: 'company',
  CC: 'compChange',
  EX: 'compExcavation',
  GA: 'compGerpApp',
  EW: 'evaWork',
  CE: 'purContEva',
  EM: 'evaTemplate',
  ET: 'evaTotal',
  RE: 'compRegEva',
  TS: 'transSatis',
  AS: 'asset',
  IV: 'assetRound',
  IT: 'item',
  CI: 'companyItem',
}

const quoted = (value: string | undefined) => (value === undefined ? 'null::text' : `'${value}'`)

/** Every step that a transition may be in a history: its states before and after. */
function stepsOf(
  transition: Transition,
  states: readonly string[],
  initial: string,
): readonly (string | undefined)[][] {
  const { from, to, otherwise = [] } = transition
  // What makes and changes leaves a new document in its first state.
  const kept = (start: string | undefined) => start ?? initial
  const before = from === 'any' ? states : from.filter(state => state !== 'new')
  const starts = isCreating(transition) ? [undefined, ...before] : before
  return starts.flatMap(start =>
    [to, ...otherwise].map(end => [
      start,
      end === 'deleted' ? undefined : end === 'unchanged' ? kept(start) : end,
    ]),
  )
}

export function statesOf({ initial, transitions }: Workflow): readonly string[] {
  const named = transitions.flatMap(({ from, to, otherwise = [] }) => [
    ...(from === 'any' ? [] : from),
    ...[to, ...otherwise],
  ])
  return [...new Set([initial, ...named])].filter(state => !['new', 'unchanged', 'deleted'].includes(state))
}

/** A copy is a transition of its source, which it leaves as it is; the history is that of the new document. */
const copies = ["('PR', 'copyPr', null::text, 'DRAFT')", "('EM', 'copyEvaTemplate', null::text, 'DRAFT')"]

const edges = Object.entries(documentOf).flatMap(([docType, document]) => {
  const workflow = workflowOf(document)
  return workflow.transitions.flatMap(transition =>
    stepsOf(transition, statesOf(workflow), workflow.initial).map(
      ([before, after]) =>
        `('${docType}', '${transition.transition.replace('sys:', '')}', ${quoted(before)}, ${quoted(after)})`,
    ),
  )
})

/** Finds steps in histories that moved a document where no transition of its workflow leads. */
export const strayStep = `select distinct doc_type, action, from_status, to_status from document_event as event
  where from_status is distinct from to_status and doc_type in (${Object.keys(documentOf).map(quoted).join(', ')})
    and not exists (select from (values ${[...edges, ...copies].join(', ')}) as edge (doc_type, action, before_it, after_it)
      where edge.doc_type = event.doc_type and edge.action = replace(event.action, 'sys:', '')
        and edge.before_it is not distinct from event.from_status
        and edge.after_it is not distinct from event.to_status)`
