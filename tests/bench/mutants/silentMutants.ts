import { findTransition, isCreating } from '../../../schemas/workflow/workflow'
import { editedMutant } from './mutant'
import type { Candidate, Ground } from './mutantGround'
import { replaced } from './replaced'
import { objectAround, type Site, wordBeside } from './sites'

/** Mistakes that a new analyst made with the guide alone, and that nobody said a word about. */
export function silentMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...quotedNames(site),
    ...secondRows(ground, site),
    ...turnedChoices(site),
    ...movedNothing(ground, site),
    ...otherLabels(ground, site),
    ...turnedPeriods(site),
  ])
}

/** A name in quotes, as texts are written. */
function quotedNames(site: Site): Candidate[] {
  const isValue = site.isRecordEntry && site.meaning === 'Expression'
  if (!isValue || !/^(row|header|filter|selection\[0\])\.\w+$/.test(String(site.node.value))) return []
  return replaced('name in quotes where its value is meant', site, [`'${String(site.node.value)}'`])
}

function secondRows(ground: Ground, site: Site): Candidate[] {
  const text = String(site.node.value)
  if (site.meaning !== 'Expression' || !text.includes('selection[0]')) return []
  let object = objectAround(site)
  while (object && wordBeside(ground.sites, object, 'rows')?.node.value !== 'one')
    object = objectAround(object)
  return object
    ? replaced('second row where one is checked', site, [text.replace('selection[0]', 'selection[1]')])
    : []
}

/** Two days of a chain in the wrong order. */
function turnedChoices(site: Site): Candidate[] {
  if (site.meaning !== 'Expression') return []
  const found =
    /^(row\.\w+ < today\(\)) \? ('\w+') : (row\.\w+ <=? addDays\(today\(\), \d+\)) \? ('\w+') : (.*)$/.exec(
      String(site.node.value),
    )
  const [, first, yes, second, other, rest] = found ?? []
  if (first === undefined) return []
  return replaced('wider of two days before the narrower', site, [
    `${second} ? ${other} : ${first} ? ${yes} : ${rest}`,
  ])
}

/** A transition of a list: without rows, or under the label of another. */
function listed(ground: Ground, site: Site) {
  const { file, node, word } = site
  const isOfList = word === 'transition' && node.type === 'string' && !file.text.includes('"document"')
  const object = isOfList ? objectAround(site) : undefined
  if (!object || !site.around || site.owner.includes('Step')) return undefined
  const workflow = Object.values(ground.agreements.workflows).find(one =>
    findTransition(one, String(node.value)),
  )
  return workflow ? { object, workflow, transition: findTransition(workflow, String(node.value)) } : undefined
}

function behind(kind: string, site: Site, text: string, others: readonly number[] = []): Candidate {
  const offset = site.node.offset + site.node.length
  return { kind, make: () => editedMutant(kind, site.file, { offset, length: 0, text }, others) }
}

function movedNothing(ground: Ground, site: Site): Candidate[] {
  const found = listed(ground, site)
  if (!found || wordBeside(ground.sites, found.object, 'rows')) return []
  return [behind('transition of no rows', site, ', "rows": "none"')]
}

function otherLabels(ground: Ground, site: Site): Candidate[] {
  const found = listed(ground, site)
  if (
    !found ||
    wordBeside(ground.sites, found.object, 'label') ||
    wordBeside(ground.sites, found.object, 'note')
  )
    return []
  const { workflow, transition } = found
  const other = workflow.transitions.find(
    one => one.to !== transition?.to && !isCreating(one) && one.label !== transition?.label,
  )
  return other
    ? [behind('label of another transition', site, `, "label": ${JSON.stringify(other.label)}`)]
    : []
}

/** The beginning of a period for its end. */
function turnedPeriods(site: Site): Candidate[] {
  const text = String(site.node.value)
  const isEnd = site.isRecordEntry && /To$/.test(String(site.key?.value)) && /^filter\.\w+\.to$/.test(text)
  if (!isEnd) return []
  const siblings = site.node.parent?.parent?.children ?? []
  const places = siblings.flatMap(({ children: [, value] = [] }) => (value ? [value.offset] : []))
  return replaced('beginning of a period for its end', site, [text.replace(/to$/, 'from')], places)
}
