import { editedMutant } from './mutant'
import { type Candidate, type Ground, gridFactsOf, gridOf } from './mutantGround'
import { namedWithWord, replaced } from './replaced'
import { objectAround, removal, type Site, wordBeside } from './sites'

/** What can be done as it is written, and does something else than whoever reads the page expects. */
export function meantMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...columns(ground, site),
    ...values(site),
    ...steps(ground, site),
    ...actions(ground, site),
    ...texts(ground, site),
  ])
}

const isColumn = ({ isListItem, word, node, owner }: Site) =>
  isListItem && word === 'columns' && node.type === 'string' && /^Grid(Block)?Definition$/.test(owner)

const textOf = ({ file, node }: Site) => file.text.slice(node.offset, node.offset + node.length)

function columns(ground: Ground, site: Site): Candidate[] {
  if (!isColumn(site)) return []
  const name = String(site.node.value)
  const facts = gridFactsOf(ground, site)
  const grid = gridOf(site)
  const around = grid ? textOf(grid) : ''
  const [, screen] = /"go": "(\w+)"/.exec(around) ?? []
  const id = Object.values(facts?.fields ?? {}).find(({ lookup }) => lookup?.text === name)
  const isId = id?.lookup?.value === 'singleid' && !around.includes(`"${id.name}"`)
  return [
    ...(facts?.isLines && name === 'unitPrice' ? namedWithWord('sum of prices', site, '"sum": true') : []),
    ...(!facts?.isLines && isId && !facts?.isSaved
      ? replaced('id where a name belongs', site, [id.name])
      : []),
    ...(name === 'poNo' && screen !== undefined && /"(orNo|soNo|prNo)"/.test(around)
      ? namedWithWord('number that opens another document', site, `"go": "${screen}"`)
      : []),
  ]
}

/** Expressions: who somebody is called for who it is, a first value that its check refuses, kinds that do not mix. */
function values(site: Site): Candidate[] {
  if (site.meaning !== 'Expression') return []
  const { file, node, key } = site
  const text = String(node.value)
  const own = String(key?.value ?? '')
  const isRefused = own === 'qty' && text === "decimal('1')" && file.text.includes('line.qty <= 0')
  const [, quantity, price] = /^amount\((line\.\w*[qQ]ty), (line\.unitPrice),/.exec(text) ?? []
  return [
    ...(site.isRecordEntry && text === 'user.singleid'
      ? replaced('name of a person for the person', site, ['user.hname'])
      : []),
    ...(isRefused ? replaced('first value that is refused', site, ["decimal('0')"]) : []),
    ...(quantity !== undefined && price !== undefined
      ? replaced('quantity and price exchanged', site, [
          text.replace(`${quantity}, ${price}`, `${price}, ${quantity}`),
          `${quantity} + ${price}`,
        ])
      : []),
    ...(text === 'sum(lines.map(l, l.amt))'
      ? replaced('amount that is a sum of quantities', site, ['sum(lines.map(l, l.qty))'])
      : []),
    ...(site.word === 'refuseWhen' && /^has\(line\.qty\) && line\.qty /.test(text)
      ? replaced('check of another field', site, [text.replaceAll('line.qty', 'line.unitPrice')])
      : []),
  ]
}

/** Steps that are left out: the question before several rows are changed, the search behind a call. */
function steps(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'steps' || !site.isListItem || site.node.type !== 'object') return []
  const siblings = site.node.parent?.children ?? []
  const at = siblings.indexOf(site.node)
  const written = siblings.map(({ offset, length }) => site.file.text.slice(offset, offset + length))
  const operation = (text: string) => /"step": "call", "operation": "(\w+)"/.exec(text)?.[1] ?? ''
  const isChange = (text = '') =>
    ground.agreements.contract[operation(text)]?.isEffect === true && !/"(set|changes|fill)":/.test(text)
  const action = objectAround(site)
  const rows = action && wordBeside(ground.sites, action, 'rows')?.node.value
  const edit = { ...removal(site.node, site.file.text), text: '' }
  const removed = (kind: string, other: number): Candidate[] => [
    { kind, make: () => editedMutant(kind, site.file, edit, [siblings[other]?.offset ?? 0]) },
  ]
  const own = written[at] ?? ''
  if (own.includes('"step": "confirm"') && at === 0 && rows === 'some' && isChange(written[1]))
    return removed('change of several rows that asks nothing', 1)
  const isLast = at === siblings.length - 1 && own.includes('"step": "search"')
  const asksTransition = Object.values(ground.agreements.workflows).some(({ transitions }) =>
    transitions.some(
      one => one.transition === operation(written[at - 1] ?? '') && one.reason?.required === true,
    ),
  )
  return isLast && isChange(written[at - 1]) && !asksTransition
    ? removed('rows that stay as they were', at - 1)
    : []
}

function actions(ground: Ground, site: Site): Candidate[] {
  const { file, node, word } = site
  const object = objectAround(site)
  if (!object) return []
  const text = textOf(object)
  const offsets = [object.node.offset]
  if (
    word === 'rows' &&
    node.value === 'one' &&
    /selection\[0\]/.test(text) &&
    !/selection\.|size\(/.test(text)
  )
    return text.includes('"transition"') ? [] : replaced('first of several rows', site, ['some'])
  if (word === 'send' && text.includes('"preview"') && /picked\.lineId/.test(textOf(site))) {
    const kind = 'choice of a preview that is not sent'
    const start = file.text.lastIndexOf(',', site.key?.offset ?? 0)
    const edit = { offset: start, length: node.offset + node.length - start, text: '' }
    const preview = wordBeside(ground.sites, object, 'preview')
    return [{ kind, make: () => editedMutant(kind, file, edit, [preview?.node.offset ?? 0]) }]
  }
  if (word === 'save' && /^SaveAction/.test(site.owner)) {
    const kind = 'cells that nobody saves'
    const edit = { ...removal(object.node, file.text), text: '' }
    const grid = ground.sites.find(one => one.file === file && one.word === 'save' && /^Grid/.test(one.owner))
    return [{ kind, make: () => editedMutant(kind, file, edit, [grid?.node.offset ?? 0]) }]
  }
  if (word === 'go' && node.type === 'string' && text.includes('"label": "목록"')) {
    const portal = (one: string) => /"(?:internal|external)"/.exec(one)?.[0]
    const lists = ground.files.definitions.filter(
      one => one.text.includes('"grid": {') && !one.text.includes(file.text.slice(40, 80)),
    )
    const others = lists
      .filter(one => portal(one.text) === portal(file.text) && one.kind === 'screen')
      .map(one => /([^/]+)\.screen\.json$/.exec(one.file)?.[1] ?? '')
      .filter(name => name !== node.value && /^(prList|OrderRequestList|SimpleOrderList)$/.test(name))
    return replaced('list of another document', site, others, offsets)
  }
  const isButton = word === 'visibleWhen' && /^has\(row\.\w+\)$/.test(String(node.value))
  if (!isButton || !/"sheets"/.test(text)) return []
  const kind = 'button for what may be missing'
  const end = file.text.indexOf(',', node.offset + node.length) + 1
  const edit = { offset: site.key?.offset ?? 0, length: end - (site.key?.offset ?? 0), text: '' }
  return [{ kind, make: () => editedMutant(kind, file, edit, offsets) }]
}

function texts(ground: Ground, site: Site): Candidate[] {
  const { node, word, owner } = site
  if (node.type !== 'string') return []
  const object = objectAround(site)
  const around = object ? textOf(object) : ''
  const isStep = word === 'label' && around.includes('"steps"') && !around.includes('"export"')
  const isTitle = word === 'title' && owner === 'TabDefinition'
  const tabs = isTitle
    ? ground.sites.filter(one => one.file === site.file && one.word === 'title' && one.owner === owner)
    : []
  const others = tabs.filter(one => one !== site && one.around?.around === site.around?.around)
  return [
    ...(word === 'label' || word === 'message' ? replaced('text in English', site, ['Please check']) : []),
    ...(isStep ? replaced('label of another word', site, ['행추가', '초기화']) : []),
    ...replaced(
      'two tabs of one title',
      site,
      others.map(one => one.node.value),
      others.map(one => one.node.offset),
    ),
  ]
}
