import type { ParameterFact } from '../../../codegen/contractFacts'
import { editedMutant } from './mutant'
import type { Candidate, Ground } from './mutantGround'
import { namedWithWord } from './replaced'
import { objectAround, type Site, wordBeside } from './sites'

/** Conditions whose parts are exchanged, and first values that their field cannot hold. */
export function filterMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...exchangedParts(ground, site),
    ...firstValues(ground, site),
    ...narrow(site),
  ])
}

function exchangedParts(ground: Ground, site: Site): Candidate[] {
  const others = { section: 'person', department: 'section', person: 'department' } as const
  if (site.owner !== 'EmployeeFilterDefinition') return []
  const word = Object.entries(others).find(([part]) => part === site.word)?.[1]
  const object = objectAround(site)
  const [mine, its] = [site, word && object && wordBeside(ground.sites, object, word)]
  if (!its) return []
  // Both halves stand in one object, so that exchanging them is one edit.
  const [first, second] = mine.node.offset < its.node.offset ? [mine.node, its.node] : [its.node, mine.node]
  const kind = 'parts of the employee control exchanged'
  const { text } = site.file
  const end = second.offset + second.length
  const between = text.slice(first.offset + first.length, second.offset)
  const exchanged = JSON.stringify(second.value) + between + JSON.stringify(first.value)
  const edit = { offset: first.offset, length: end - first.offset, text: exchanged }
  return [
    { kind, make: () => editedMutant(kind, site.file, edit, [second.offset, object?.node.offset ?? 0]) },
  ]
}

function parameterOf(ground: Ground, site: Site): ParameterFact | undefined {
  const name = String(site.node.value)
  const rows = ground.sites.filter(({ file, word }) => file === site.file && word === 'rows')
  return rows
    .map(({ node }) => ground.agreements.contract[String(node.value)]?.parameters[name])
    .find(fact => fact !== undefined)
}

/** A list where one value is taken, a text longer than its field. */
function firstValues(ground: Ground, site: Site): Candidate[] {
  const isBare = site.word === 'fields' && site.isListItem && /Filter(Block)?Definition$/.test(site.owner)
  const fact = isBare ? parameterOf(ground, site) : undefined
  if (!fact || fact.isMulti) return []
  const codes = fact.code === undefined ? [] : (ground.agreements.codes[fact.code]?.values ?? [])
  const several = codes.slice(0, 2).map(({ value }) => value)
  const isText = fact.type === 'string' && fact.code === undefined && !fact.lookup && !fact.enum
  const long = 'ㄱ'.repeat((fact.maxLength ?? 0) + 1)
  return [
    ...(several.length === 2
      ? namedWithWord('several first values of one condition', site, `"initial": ${JSON.stringify(several)}`)
      : []),
    ...(isText && fact.maxLength
      ? namedWithWord('first value longer than its field', site, `"initial": "${long}"`)
      : []),
  ]
}

/** A column of which nothing can be read. */
function narrow(site: Site): Candidate[] {
  const isColumn = site.isListItem && site.word === 'columns'
  return isColumn ? namedWithWord('column of five pixels', site, '"width": 5') : []
}
