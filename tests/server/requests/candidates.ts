import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { OperationId } from '../../../codegen/generated/types'
import {
  findTransition,
  isCreating,
  type Transition,
  type Workflow,
} from '../../../schemas/workflow/workflow'
import { workflows } from '../../../schemas/workflow/workflows'
import { pathOf } from '../authorization/foreignRecords'
import { judgedKinds, keyOf } from '../authorization/judgedKinds'
import { camelCase, snakeCase } from '../flow/flowKind'
import type { FlowRow, FlowWorld } from '../flow/flowWorld'
import { fittingOf, type Statement } from './fittings'
import type { Input } from './requestParts'
import { bestRead, isInput, listsOf, queryOf, rowsIn, type Sender } from './requestReader'

/** A document about which a request may be sent, as the sender sees it. */
export interface Candidate {
  readonly path: Input
  readonly source: Input
  /** What makes it fit for the request where the demo has none that is: its state, its drafter. */
  readonly prepare: readonly Statement[]
  /** What rules treat differently: its currency, its tax code, whether staff act for the supplier. */
  readonly kind: string
  /** Brought into its state by hand. */
  readonly isMoved?: boolean
}

/** Documents of one kind that are tried before the sender counts as having none. */
const mostOfKind = 3

interface Rule {
  readonly workflow: Workflow
  readonly transition: Transition
}

/** A change of an order stands in the workflow of the order too: its own is that of the document in the address. */
function ruleOf(operation: string, key: string | undefined): Rule | undefined {
  const rules = Object.values(workflows).flatMap(workflow => {
    const transition = findTransition(workflow, operation)
    // Approvers act on approvals, whatever the document.
    return transition && transition.actor !== 'approver' ? [{ workflow, transition }] : []
  })
  const own = (rule: Rule) => key !== undefined && kindNamed(rule, key) !== undefined
  return rules.find(own) ?? rules[0]
}

const kindOf = ({ currency = '', taxCode = '', proxyYn }: Input) =>
  [currency, taxCode, proxyYn === 'Y' ? 'proxy' : ''].filter(word => word !== '').join(' ')

/** Words of addresses that no list shows. */
const words: Input = { boardId: 'ogpms', groupCode: 'NOTICE_TARGET', datasetId: 'PR' }

async function listed(
  operation: string,
  key: string,
  sender: Sender,
  given: Input,
): Promise<readonly Input[]> {
  const found: Input[] = []
  for (const list of listsOf(operation, key)) {
    const query = queryOf(list, given)
    if (query) {
      found.push(...rowsIn(await sender.read(list.id, query)))
      continue
    }
    // A list of one document: those of the documents that another list of the page shows.
    const [above] = Object.values(list.parameters).flatMap(({ name, in: place }) =>
      place === 'path' ? [name] : [],
    )
    if (above === undefined || given[above] !== undefined) continue
    for (const row of (await listed(operation, above, sender, { ...given, status: undefined })).slice(
      0,
      12,
    )) {
      const inner = queryOf(list, { ...given, [above]: row[above] })
      if (inner) found.push(...rowsIn(await sender.read(list.id, inner)).map(each => ({ ...row, ...each })))
    }
  }
  return found.filter(row => row[key] !== undefined && row[key] !== null)
}

/** An approval is given on the document as it stands. */
async function approved({ docType, docNo }: Input, sender: Sender): Promise<Input> {
  const read = judgedKinds.find(kind => kind.docType === docType && !kind.approved)?.reads[0]
  const order = docType === 'PC' ? 'getPo' : read
  const [key] = order ? pathOf(order) : []
  const answer = order && key && docNo !== undefined ? await sender.read(order, { [key]: docNo }) : undefined
  return isInput(answer) && isInput(answer.header) ? { version: answer.header.version } : {}
}

/** A document with all that its page reads of it; undefined of one that is not shown to the sender. */
async function opened(
  operation: string,
  path: Input,
  row: Input,
  sender: Sender,
): Promise<Input | undefined> {
  const read = bestRead(operation, Object.keys(path))
  if (!read) return row
  const answer = await sender.read(read.id, path)
  if (!isInput(answer)) return undefined
  return {
    ...row,
    ...answer,
    ...(isInput(answer.header) ? answer.header : {}),
    ...(await approved(row, sender)),
  }
}

const asFields = (row: FlowRow): Input =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value]))

const kindNamed = (rule: Rule | undefined, key: string) =>
  judgedKinds.find(each => each.workflow === rule?.workflow && keyOf(each) === key)

/** Staff answer for suppliers without the portal alone. */
const withoutPortal = `update company set forward_yn = 'N' where comp_no = (select comp_no from quotation where qt_no = $1)`

/** Makes the document one that the sender has drafted, where that is asked for; undefined where it cannot be. */
function fitted(
  operation: string,
  rule: Rule | undefined,
  key: string,
  { person }: Sender,
  path: Input,
  source: Input,
): Statement[] | undefined {
  const { userId, group, compNo } = person
  const id = path[key]
  const more = fittingOf(operation, userId, id, source)
  if (rule?.workflow.document === 'quotation' && !compNo) more.push([withoutPortal, [id]])
  const kind = kindNamed(rule, key)
  // Whoever submitted it, not who drafted it, takes it back.
  if (kind?.docType && rule?.transition.from.includes('APPROVING'))
    more.push([`update approval set drafter = $1 where doc_no = $2`, [userId, id]])
  if (rule?.transition.actor !== 'drafter') return more
  if (rule.transition.substitutes?.includes(group) || source[rule.workflow.drafterField] === userId)
    return more
  if (!kind?.drafter) return source[rule.workflow.drafterField] === undefined ? more : undefined
  return [...more, [`update ${kind.table} set ${kind.drafter} = $1 where ${kind.number} = $2`, [userId, id]]]
}

/** Any document of the kind that the sender sees, brought into the state in the same breath as the request. */
async function* prepared(
  operation: string,
  key: string,
  rule: Rule | undefined,
  sender: Sender,
  world: FlowWorld,
): AsyncGenerator<Candidate> {
  const kind = kindNamed(rule, key)
  const from = rule?.transition.from
  if (!kind || from === undefined || from === 'any') return
  const { table, number, where } = kind
  const column = kind.status ?? snakeCase(kind.workflow.statusField)
  const rows = await world.read(
    `select document.*, ${kind.version ?? 'version'} as version from ${table} document
      order by (${where}) desc, (${column} = any ($1)) desc, ${number} desc limit 16`,
    [from],
  )
  for (const row of rows)
    for (const state of from.includes(String(row[column])) ? [String(row[column])] : from) {
      const path = { [key]: String(row[number]) }
      const source = await opened(operation, path, asFields(row), sender)
      const own = source && fitted(operation, rule, key, sender, path, source)
      if (!source || !own) continue
      const moved: Statement = [
        `update ${table} set ${column} = $1 where ${number} = $2`,
        [state, row[number]],
      ]
      const made: Statement[] = kind.prepare ? [[kind.prepare, [row[number]]]] : []
      const moves = state === row[column] ? [] : [moved, ...made]
      yield { path, source, prepare: [...moves, ...own], kind: kindOf(source), isMoved: true }
    }
}

/** Currencies and tax codes that rules treat differently. */
const kinds = ['KRW V1', 'KRW V2', 'KRW V3', 'KRW V4', 'USD V5', 'JPY V5'] as const
const rates: Readonly<Record<string, string>> = { KRW: '1', USD: '1390.5', JPY: '905.3' }

/** The same document in the currencies and with the tax codes that the sender has not had yet. */
export async function variantsOf(
  operation: OperationId,
  candidate: Candidate,
  seen: ReadonlySet<string>,
  world: FlowWorld,
): Promise<readonly Candidate[]> {
  const key = pathOf(operation).at(-1)
  const kind = key === undefined ? undefined : kindNamed(ruleOf(operation, key), key)
  if (!kind || key === undefined) return []
  const { table, number } = kind
  const columns = await world.read(
    `select array_agg(column_name::text) as names from information_schema.columns
      where table_schema = 'public' and table_name = $1 and column_name in ('currency', 'tax_code', 'ex_rate', 'vat_amt', 'po_no')`,
    [table],
  )
  const names = columns[0]?.names
  const has = (name: string) => Array.isArray(names) && names.includes(name)
  if (!has('currency') && !has('tax_code')) return []
  return kinds
    .filter(each => ![...seen].some(other => other.startsWith(each)))
    .map(each => {
      const [currency = '', taxCode = ''] = each.split(' ')
      const isTaxed = taxCode === 'V1' || taxCode === 'V2'
      const sets = [
        ...(has('currency') ? [`currency = '${currency}'`] : []),
        ...(has('tax_code') ? [`tax_code = '${taxCode}'`] : []),
        ...(has('ex_rate') ? [`ex_rate = ${rates[currency]}`] : []),
        ...(has('vat_amt') && !isTaxed ? ['vat_amt = 0'] : []),
      ]
      const change: Statement = [
        `update ${table} set ${sets.join(', ')} where ${number} = $1`,
        [candidate.path[key]],
      ]
      const order: Statement = [
        `update po set currency = '${currency}', tax_code = '${taxCode}', ex_rate = ${rates[currency]}
          where po_no = (select po_no from ${table} where ${number} = $1)`,
        [candidate.path[key]],
      ]
      return {
        ...candidate,
        source: { ...candidate.source, currency, taxCode },
        prepare: [...candidate.prepare, change, ...(has('po_no') ? [order] : [])],
        kind: each,
        isMoved: true,
      }
    })
}

/** Documents of every kind that the sender may ask about, one after the other as they are wanted. */
export async function* candidatesOf(
  operation: OperationId,
  sender: Sender,
  world: FlowWorld,
): AsyncGenerator<Candidate> {
  const keys = pathOf(operation)
  const fixed = Object.fromEntries(keys.flatMap(key => (words[key] === undefined ? [] : [[key, words[key]]])))
  const key = keys.findLast(name => fixed[name] === undefined)
  const shown = key ?? templateKey(operation)
  const rule = ruleOf(operation, key)
  const from =
    rule && !isCreating(rule.transition) && rule.transition.from !== 'any' ? rule.transition.from : undefined
  const field = rule?.workflow.statusField ?? ''
  const isInState = (row: Input) =>
    !key || !from || row[field] === undefined || from.includes(String(row[field]))
  const rows = shown
    ? await listed(operation, shown, sender, { ...fixed, ...(from && key ? { status: from.join(',') } : {}) })
    : []
  const isOwn = (row: Input) => rule !== undefined && row[rule.workflow.drafterField] === sender.person.userId
  const fits = rows.filter(isInState)
  const counts = new Map<string, number>()
  for (const row of [...fits.filter(isOwn), ...fits.filter(each => !isOwn(each))]) {
    const count = counts.get(kindOf(row)) ?? 0
    if (count >= mostOfKind || !shown) continue
    counts.set(kindOf(row), count + 1)
    const path = { ...fixed, [shown]: row[shown] }
    const source = await opened(operation, path, row, sender)
    const own =
      source &&
      (key
        ? fitted(operation, rule, key, sender, path, source)
        : fittingOf(operation, sender.person.userId, undefined, source))
    if (source && own && isInState(source))
      yield { path: key ? path : fixed, source, prepare: own, kind: kindOf(source) }
  }
  if (key) yield* prepared(operation, key, rule, sender, world)
  else yield { path: fixed, source: {}, prepare: [], kind: '' }
}

/** What is made anew is made like what is there: the number by which a document is opened on the same pages. */
function templateKey(operation: OperationId): string | undefined {
  const read = contractFacts[operation]?.body ? bestRead(operation, []) : undefined
  return read && Object.values(read.parameters).find(({ in: place }) => place === 'path')?.name
}
