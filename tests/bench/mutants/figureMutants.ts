import type { FieldFact } from '../../../codegen/contractFacts'
import type { Candidate, Ground } from './mutantGround'
import { namedWithWord, replaced } from './replaced'
import { objectAround, type Site, wordBeside } from './sites'

/** Figures, charts and groups over fields that exist and mean something else. */
export function figureMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...charts(ground, site),
    ...figures(ground, site),
    ...groups(ground, site),
  ])
}

type Fields = Readonly<Record<string, FieldFact>>

/** What the operation of the block around a site answers, the part that it names. */
function answered(ground: Ground, site: Site, word: 'rows' | 'load'): Fields {
  const block = blockAround(site)
  const name = (of: string) => block && wordBeside(ground.sites, block, of)?.node.value
  const answer = ground.agreements.contract[String(name(word))]?.answer
  const part = name('part')
  if (part === undefined) return answer?.fields ?? {}
  return (answer?.parts?.[String(part)] ?? answer?.fields[String(part)])?.fields ?? {}
}

function blockAround(site: Site): Site | undefined {
  const object = objectAround(site)
  return !object || /BlockDefinition$/.test(String('name' in object.type && object.type.name))
    ? object
    : blockAround(object)
}

const isAmount = ({ type, isMoney }: FieldFact) => type === 'decimal' && isMoney === true

function charts(ground: Ground, site: Site): Candidate[] {
  if (!['x', 'axis', 'series'].includes(site.word)) return []
  const block = blockAround(site)
  if (!block || !('name' in block.type) || block.type.name !== 'ChartBlockDefinition') return []
  const fields = answered(ground, site, 'rows')
  const amounts = Object.values(fields).flatMap(fact => (isAmount(fact) ? [fact.name] : []))
  const names = Object.values(fields).flatMap(({ name, type }) => (type === 'string' ? [name] : []))
  const x = wordBeside(ground.sites, block, 'x')
  const isOverTime = fields[String(x?.node.value)]?.type === 'month'
  const inside = (block.node.children ?? []).map(({ offset }) => offset)
  if (site.word === 'x') {
    const lines = site.file.text.includes('"as": "line"') ? inside : []
    return [
      ...replaced('chart over an amount', site, amounts),
      ...(lines.length > 0 ? replaced('line between names', site, names, seriesOffsets(ground, block)) : []),
    ]
  }
  if (site.word === 'axis')
    return replaced('percent and won on one axis', site, ['left'], seriesOffsets(ground, block))
  const isSeries = site.word === 'series' && site.isListItem
  return isSeries && !isOverTime ? namedWithWord('line between names', site, '"as": "line"') : []
}

function seriesOffsets(ground: Ground, block: Site): readonly number[] {
  const inside = ({ file, node }: Site) =>
    file === block.file &&
    node.offset > block.node.offset &&
    node.offset < block.node.offset + block.node.length
  return ground.sites.filter(site => inside(site) && site.word === 'series').map(({ node }) => node.offset)
}

function figures(ground: Ground, site: Site): Candidate[] {
  const isWritten = site.word === 'change' && site.owner === 'FigureDetailDefinition'
  const isBare = site.word === 'fields' && site.isListItem && site.owner === 'KpiBlockDefinition'
  if (!isWritten && !isBare) return []
  const fields = Object.values(answered(ground, site, 'load'))
  const amounts = fields.flatMap(fact => (isAmount(fact) ? [fact.name] : []))
  const kind = 'change of a figure that is an amount'
  if (isWritten) return replaced(kind, site, amounts)
  const [first] = amounts
  return first === undefined ? [] : namedWithWord(kind, site, `"change": "${first}"`)
}

function groups(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'groupBy' || !site.isListItem) return []
  const amounts = Object.values(answered(ground, site, 'rows')).flatMap(fact =>
    isAmount(fact) ? [fact.name] : [],
  )
  return replaced('rows grouped by an amount', site, amounts)
}
