import type { FieldFact } from '../../../codegen/contractFacts'
import { editedMutant } from './mutant'
import { type Candidate, type Ground, gridFactsOf } from './mutantGround'
import { namedWithWord, replaced } from './replaced'
import { jsonOf, objectAround, removal, type Site, wordBeside } from './sites'

/** What is shown so that its reader takes it for something else, or sees nothing of it. */
export function shownMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...widths(site),
    ...currencies(ground, site),
    ...fieldLabels(ground, site),
    ...downloads(ground, site),
    ...orders(ground, site),
    ...wayLabels(ground, site),
  ])
}

const isColumn = ({ isListItem, word, node, owner }: Site) =>
  isListItem && word === 'columns' && node.type === 'string' && /^Grid(Block)?Definition$/.test(owner)

function widths(site: Site): Candidate[] {
  if (!isColumn(site)) return []
  const long = '납품이 늦어질 수 있어 구매담당자가 먼저 확인해야 하는 값'
  return [
    ...namedWithWord('column wider than the page', site, '"width": 1500'),
    ...namedWithWord('heading longer than its column', site, `"label": "${long}"`),
  ]
}

const isForeign = ({ type, isMoney, unit, name }: FieldFact) =>
  type === 'decimal' && isMoney === true && unit === undefined && !name.endsWith('Krw')

/** The column that says what the amounts beside it are counted in. */
function currencies(ground: Ground, site: Site): Candidate[] {
  if (!isColumn(site) || site.node.value !== 'currency') return []
  const facts = gridFactsOf(ground, site)
  const siblings = (site.node.parent?.children ?? []).filter(node => node !== site.node)
  const fields = siblings.map(node => {
    const column = jsonOf(node)
    return typeof column === 'object' && column !== null && 'field' in column ? String(column.field) : column
  })
  const amount = fields.findIndex(field => {
    const fact = facts?.fields[String(field)]
    return fact !== undefined && isForeign(fact)
  })
  const place = siblings[amount]
  if (!place || fields.some(field => /^currency/.test(String(field)))) return []
  const kind = 'amounts without their currency'
  const edit = { ...removal(site.node, site.file.text), text: '' }
  return [{ kind, make: () => editedMutant(kind, site.file, edit, [place.offset]) }]
}

/** What the contract calls another field of the row that has no column. */
function fieldLabels(ground: Ground, site: Site): Candidate[] {
  if (!isColumn(site)) return []
  const fields = gridFactsOf(ground, site)?.fields ?? {}
  const own = fields[String(site.node.value)]
  const shown = site.node.parent?.children ?? []
  const text = site.file.text.slice(shown[0]?.offset, (shown.at(-1)?.offset ?? 0) + 80)
  const others = Object.values(fields).filter(
    one =>
      own !== undefined &&
      !own.label.includes(one.label) &&
      !one.label.includes(own.label) &&
      own.lookup?.text !== one.name &&
      !text.includes(`"${one.name}"`) &&
      /[가-힣]/.test(one.label),
  )
  return others.flatMap(one => namedWithWord('label of another field', site, `"label": "${one.label}"`))
}

function downloads(ground: Ground, site: Site): Candidate[] {
  const { contract } = ground.agreements
  const own = contract[String(site.node.value)]
  if (site.word !== 'operation' || own?.answer.kind !== 'binary' || own.file === 'common.yaml') return []
  const others = Object.values(contract).filter(
    one => one.answer.kind === 'binary' && one.file !== own.file && Object.keys(one.parameters).length === 0,
  )
  return replaced(
    'file of something else',
    site,
    others.map(({ id }) => id),
  )
}

/** An order behind the number that each row has for itself. */
function orders(ground: Ground, site: Site): Candidate[] {
  const object = objectAround(site)
  if (site.word !== 'sort' || !object) return []
  const rows = ground.agreements.contract[String(wordBeside(ground.sites, object, 'rows')?.node.value)]
  const [, key = ''] = /^(\w+):(asc|desc)$/.exec(String(site.node.value)) ?? []
  const isRead = Object.values(ground.agreements.contract).some(
    ({ method, path }) => method === 'GET' && path === `${rows?.path}/{${key}}`,
  )
  const { fields = {} } = rows?.answer ?? {}
  const others = Object.values(fields).filter(
    ({ name, isSortable, type }) => name !== key && isSortable !== false && type !== 'list',
  )
  if (!isRead || others.length === 0) return []
  return replaced(
    'order behind the number of the row',
    site,
    others.map(({ name }) => `${String(site.node.value)},${name}:asc`),
  )
}

/** The title of another page on a button that leads to one. */
function wayLabels(ground: Ground, site: Site): Candidate[] {
  const object = objectAround(site)
  const go = object && site.word === 'label' ? wordBeside(ground.sites, object, 'go') : undefined
  if (!object || !go || site.file.kind !== 'screen' || wordBeside(ground.sites, object, 'note')) return []
  if (!/Action/.test(site.owner)) return []
  const titles = ground.sites.filter(
    one => one.owner === 'ScreenDefinition' && one.word === 'title' && one.file !== site.file,
  )
  const target = String(go.node.type === 'string' ? go.node.value : '')
  const others = titles.filter(({ file }) => !file.file.endsWith(`/${target}.screen.json`))
  return target === ''
    ? []
    : replaced(
        'title of another page on a button',
        site,
        others.map(({ node }) => node.value),
        [go.node.offset],
      )
}
