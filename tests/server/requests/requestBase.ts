import type { FieldFact } from '../../../codegen/contractFacts'
import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { Candidate } from './candidates'
import { allFields, type Input } from './requestParts'
import { isInput, queryOf, readsOf, rowsIn } from './requestReader'
import { type About, filled, numbersOf, valuesFor } from './requestValues'

type Fields = Readonly<Record<string, FieldFact>>
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''
const today = '2026-11-20'

/** Rows of a list of the page, for lines that no document carries. */
async function linesOf(about: About, { path, source }: Candidate, fields: Fields): Promise<readonly Input[]> {
  const names = allFields(fields)
  const lists = readsOf(about.operation)
    .filter(({ answer }) => answer.kind === 'rows' || answer.kind === 'list')
    .map(fact => ({ fact, score: names.filter(name => fact.answer.fields[name]).length }))
    .filter(({ score }) => score * 2 >= names.length)
    .sort((a, b) => b.score - a.score)
  for (const { fact } of lists) {
    const query = queryOf(fact, { ...source, status: undefined, ...path })
    const rows = query ? rowsIn(await about.sender.read(fact.id, query)) : []
    if (rows.length > 0) return rows.slice(0, 1)
  }
  return []
}

async function fill(about: About, candidate: Candidate, fields: Fields, source: Input): Promise<Input> {
  const made: Record<string, unknown> = {}
  const isNew = Object.keys(candidate.path).length === 0
  for (const fact of Object.values(fields)) {
    const { name, type, required, fields: inner } = fact
    if (name === 'keys' || name === 'files' || (isNew && (name === 'lineNo' || name === 'fileId'))) continue
    const value = source[name]
    if (name === 'version') made[name] = typeof value === 'number' ? value : Number(value ?? 0)
    else if (name === 'rowState') made[name] = isGiven(source.version) ? 'U' : 'I'
    else if (type === 'object')
      made[name] = await fill(about, candidate, inner ?? {}, isInput(value) ? value : source)
    else if (type === 'list' && inner) {
      const given = Array.isArray(value) ? value.filter(isInput).slice(0, 3) : []
      const rows = given.length > 0 ? given : await linesOf(about, candidate, inner)
      const items = await Promise.all(rows.map(row => fill(about, candidate, inner, row)))
      if (items.length > 0) made[name] = items
      else if (required) made[name] = [await filled(about, inner)]
    } else if (type === 'list') {
      const numbers = (await numbersOf(about, name)).slice(0, 1)
      if (numbers.length > 0 || required) made[name] = numbers
    } else if (required && /s$/.test(name) && !isGiven(value))
      made[name] = String((await numbersOf(about, name))[0] ?? '')
    else if (isGiven(value) && !(type === 'date' && String(value) < today)) made[name] = value
    else if (required) [made[name] = (await valuesFor(about, fact))[0]] = await numbersOf(about, name)
  }
  return made
}

/** A request about a document as a page would send it without a change. */
export async function baseOf(about: About, candidate: Candidate): Promise<Input> {
  const fact = contractFacts[about.operation]
  const { source, path } = candidate
  const query = Object.values(fact?.parameters ?? {}).flatMap(({ name, in: place }) =>
    place === 'query' && name === 'version' && isGiven(source.version)
      ? [[name, String(source.version)]]
      : [],
  )
  const input = { ...path, ...Object.fromEntries(query) }
  return fact?.body ? { ...input, body: await fill(about, candidate, fact.body.fields, source) } : input
}
