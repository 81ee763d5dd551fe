import type { FieldFact } from '../../../codegen/contractFacts'
import { codeEntries, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { addDays } from '../../../schemas/shared/calendar'
import { findTransition } from '../../../schemas/workflow/workflow'
import { believableText } from '../../screens/derived/believable'
import { judgedKinds } from '../authorization/judgedKinds'
import type { Input } from './requestParts'
import { listsOf, queryOf, rowsIn, type Sender } from './requestReader'
import { fileOwner, offeredBy } from './sendingPages'

const today = '2026-11-20'
const days = [addDays(today, 14), today, '2026-11-01', addDays(today, 40), '2026-10-31']
const most = 8

/** What a request is about: who sends it, and what is known of the document. */
export interface About {
  readonly operation: string
  readonly sender: Sender
  /** Values of other documents by the name of their field. */
  readonly pool: ReadonlyMap<string, readonly unknown[]>
  /** What the pages show of the document, with the words of its address. */
  readonly source: Input
}

/** Numbers of rows of a list of the page: "adjNos" of those that show "adjNo". */
export async function numbersOf(
  { operation, sender, source }: About,
  name: string,
): Promise<readonly unknown[]> {
  const single = name.replace(/s$/, '')
  if (single !== name && source[single] !== undefined) return [source[single]]
  for (const list of listsOf(operation, single)) {
    const query = queryOf(list, { ...source, status: undefined })
    const rows = query ? rowsIn(await sender.read(list.id, query)) : []
    if (rows.length > 0) return [...new Set(rows.flatMap(row => row[single] ?? []))].slice(0, most)
  }
  return []
}

const uploads = new WeakMap<Sender, Map<string, Promise<string>>>()

/** A file that the sender himself has uploaded for such a document. */
async function uploaded({ operation, sender }: About, field: string): Promise<string | undefined> {
  const ownerType = fileOwner(operation, field)
  if (ownerType === undefined) return undefined
  const own = uploads.get(sender) ?? new Map<string, Promise<string>>()
  uploads.set(sender, own)
  const upload = async () => {
    const body = Buffer.from('%PDF-1.4\n%%EOF\n')
    const answer = await sender.caller.call('uploadFile', { ownerType, fileName: '증빙.pdf', body })
    return answer.status === 200 ? answer.body.fileId : `${answer.status} ${answer.msg}`
  }
  const fileId = own.get(ownerType) ?? upload()
  own.set(ownerType, fileId)
  return fileId
}

const docTypeOf = (operation: string) =>
  judgedKinds.find(({ workflow }) => findTransition(workflow, operation))?.docType

const lines = new WeakMap<Sender, Map<string, Promise<unknown>>>()

/** An approval line of the sender's own for the documents that he submits. */
async function ownLine({ operation, sender }: About): Promise<readonly unknown[]> {
  const docType = docTypeOf(operation)
  if (docType === undefined) return []
  const own = lines.get(sender) ?? new Map<string, Promise<unknown>>()
  lines.set(sender, own)
  const save = async () => {
    const header = { lineName: '시험 결재선', docType, shareYn: 'N', defaultYn: 'N' }
    const steps = [{ stepNo: 1, stepType: 'APPROVE', singleid: 'cfo' }]
    const { status, body } = await sender.caller.call('saveApprovalLine', { body: { header, steps } })
    return status === 200 ? body.docNo : undefined
  }
  const lineId = own.get(docType) ?? save()
  own.set(docType, lineId)
  return [await lineId].filter(value => value !== undefined)
}

async function looked(about: About, { lookup, options, name }: FieldFact): Promise<readonly unknown[]> {
  const { sender } = about
  if (lookup?.popup === 'approvalLine') return ownLine(about)
  const operation = options?.operation ?? (lookup && offeredBy(lookup.popup, lookup.value))
  if (operation === undefined) return []
  const value = options?.value ?? lookup?.value ?? name
  const isPerson = lookup?.popup === 'person'
  const asked: Input = isPerson
    ? { singleid: sender.person.compNo ? 'req.mobile' : sender.person.userId }
    : {}
  return rowsIn(await sender.read(operation, asked))
    .flatMap(row => row[value] ?? [])
    .slice(0, most)
}

const reason = '시험을 위해 적는 사유입니다.'
/** The approval number of the tax office. */
const long = '202611201234567890123456'

function texts(fact: FieldFact): readonly string[] {
  const { name, mask, format, maxLength = 4000 } = fact
  if (format === 'email') return ['kim@example.com']
  if (format === 'html') return [`<p>${reason}</p>`]
  if (mask !== undefined) return [believableText(fact, 0)]
  if (name.endsWith('Seq')) return ['1']
  const first = /(reason|opinion|memo|objection|answer)/i.test(name) ? [reason] : [believableText(fact, 0)]
  return [...first, reason, long, 'A1B2C3'].map(text => text.slice(0, maxLength))
}

/** Values that fit a field, the most believable first. */
export async function valuesFor(about: About, fact: FieldFact): Promise<readonly unknown[]> {
  const { type, name, code, minimum = 0, fields } = fact
  if (name === 'lineId') return ownLine(about)
  // Every portal has its home.
  if (name === 'path') return [about.sender.person.compNo ? '/cyber' : '/']
  if (name === 'fileId') return [await uploaded(about, name)].filter(value => value !== undefined)
  const pooled = about.pool.get(name) ?? []
  if (fact.enum) return fact.enum
  if (code !== undefined && isCodeGroup(code)) {
    const words = codeEntries(code).map(({ value }) => value)
    // Fields of the same name have other words elsewhere.
    return [...new Set([...pooled.filter(value => words.includes(String(value))), ...words])].slice(0, most)
  }
  switch (type) {
    case 'date':
      return name.endsWith('From') ? [...days].reverse() : name.endsWith('To') ? [today, ...days] : days
    case 'month':
      return ['202611', '202610', '202609']
    case 'integer':
      return [...pooled, Math.max(minimum, 1), 30]
    case 'decimal':
      return [...pooled, '1', '1000', '0'].slice(0, most)
    case 'boolean':
      return [true, false]
    case 'list':
      return [[fields ? await filled(about, fields) : undefined].filter(value => value !== undefined)]
    case 'object':
      return [await filled(about, fields ?? {})]
    default:
      if (name.endsWith('Nos')) return numbersOf(about, name)
      return [...new Set([...pooled, ...(await looked(about, fact)), ...texts(fact)])].slice(0, most)
  }
}

/** What has to be given of an object, with values that fit. */
export async function filled(about: About, fields: Readonly<Record<string, FieldFact>>): Promise<Input> {
  const made: Record<string, unknown> = {}
  for (const fact of Object.values(fields))
    if (fact.required) [made[fact.name]] = await valuesFor(about, fact)
  return made
}
