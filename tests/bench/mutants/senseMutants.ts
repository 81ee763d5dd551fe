import { findTransition } from '../../../schemas/workflow/workflow'
import { editedMutant, lineOf } from './mutant'
import { type Candidate, type Ground, gridFactsOf, gridOf } from './mutantGround'
import { namedWithWord, replaced } from './replaced'
import { objectAround, removal, type Site, wordBeside } from './sites'

/** Ways, columns, conditions and addresses that are right by themselves and help nobody. */
export function senseMutants(ground: Ground): Candidate[] {
  return ground.sites.flatMap(site => [
    ...ways(ground, site),
    ...numbers(ground, site),
    ...tones(site),
    ...rowStates(ground, site),
    ...columns(ground, site),
    ...initials(ground, site),
    ...params(site),
    ...titles(ground, site),
    ...searches(ground, site),
  ])
}

/** To a page of the other portal: nobody has menus of both. */
function ways(ground: Ground, site: Site): Candidate[] {
  if (site.meaning !== 'ScreenName' || site.node.type !== 'string' || site.word === 'then') return []
  if (site.file.file.includes('Main.screen') || site.file.text.includes('"public"')) return []
  const isExternal = site.file.text.includes('"external"')
  if (isExternal && site.file.text.includes('"internal"')) return []
  const others = ground.files.definitions.flatMap(({ kind, text, file }) => {
    const portal = text.includes('"external"') ? 'external' : 'internal'
    const isOther =
      kind === 'screen' && (portal === 'external') !== isExternal && !/Main\.screen|public/.test(file + text)
    const isBoth = text.includes('"external"') && text.includes('"internal"')
    return isOther && !isBoth ? [/([^/]+)\.screen\.json$/.exec(file)?.[1] ?? ''] : []
  })
  const object = objectAround(site)
  return replaced('way to a page of the other portal', site, others, object ? [object.node.offset] : [])
}

/** A person, a company or a line where the number of a document belongs. */
function numbers(ground: Ground, site: Site): Candidate[] {
  if (!site.isRecordEntry || site.key?.value !== 'docNo' || site.meaning !== 'Expression') return []
  const [, root] = /^(header|row|selection\[0\])\.\w+$/.exec(String(site.node.value)) ?? []
  if (root === undefined) return []
  const kind = 'who or what else for the number of a document'
  const known = ['buyerId', 'compNo', 'requester', 'deptcd'].filter(name => ground.known.has(name))
  return replaced(
    kind,
    site,
    known.map(name => `${root}.${name}`),
  )
}

function tones(site: Site): Candidate[] {
  if (site.meaning !== 'Expression') return []
  const text = String(site.node.value)
  const [, condition, yes] = /^([^?]+) \? ('\w*'|[\w.]+) : /.exec(text) ?? []
  if (condition === undefined || yes === undefined) return []
  const rest = text.slice(text.indexOf(' : ') + 3)
  const compared = /^\S+ == '\w+'$/.test(condition)
  return [
    ...replaced('rule behind the same condition', site, [
      `${condition} ? ${yes} : ${condition} ? ${rest} : ${yes}`,
    ]),
    ...replaced('the same value whether the condition holds', site, [`${condition} ? ${yes} : ${yes}`]),
    ...(compared
      ? replaced('rule behind one that leaves nothing over', site, [
          `${condition.replace('==', '!=')} ? ${rest} : ${condition.replace(/'\w+'$/, "'x'")} ? ${yes} : ${rest}`,
        ])
      : []),
    ...replaced('choice of a spreadsheet', site, [`IF(${condition}, ${yes}, ${rest})`]),
  ]
}

/** A button over checked rows asks for a state in which its transition does not begin. */
function rowStates(ground: Ground, site: Site): Candidate[] {
  const { file, node, word } = site
  if (word !== 'transition' || node.type !== 'string' || file.text.includes('"document"')) return []
  const object = objectAround(site)
  const has = (name: string) => object && wordBeside(ground.sites, object, name) !== undefined
  if (!object || has('enabledWhen') || has('visibleWhen')) return []
  const workflow = Object.values(ground.agreements.workflows).find(one =>
    findTransition(one, String(node.value)),
  )
  const transition = workflow && findTransition(workflow, String(node.value))
  if (!workflow || !transition || transition.from === 'any') return []
  const { from } = transition
  const states = ground.agreements.codes[workflow.statusCode]?.values.map(({ value }) => value) ?? []
  const others = states.filter(state => !from.includes(state))
  const kind = 'button for rows in a state in which it cannot be'
  return others.map(state => ({
    kind,
    make: draw => {
      const field = workflow.statusField
      const rows = `(r, r.${field} == '${state}')`
      const text = [`selection.all${rows}`, `selection.exists${rows}`, `selection[0].${field} == '${state}'`]
      const offset = node.offset + node.length
      const added = `, "rows": "one", "enabledWhen": "${text[draw(3)]}"`
      const written = has('rows') ? added.replace(', "rows": "one"', '') : added
      return editedMutant(kind, file, { offset, length: 0, text: written }, [object.node.offset])
    },
  }))
}

function columns(ground: Ground, site: Site): Candidate[] {
  if (!site.isListItem || site.word !== 'columns' || site.node.type !== 'string') return []
  const grid = gridOf(site)
  const facts = gridFactsOf(ground, site)
  const fact = facts?.fields[String(site.node.value)]
  const siblings = site.node.parent?.children ?? []
  const at = siblings.indexOf(site.node)
  if (!grid || !fact) return []
  const isFrozen = (text: string) => text.includes('"frozen"')
  const before = siblings
    .slice(0, at)
    .map(node => site.file.text.slice(node.offset, node.offset + node.length))
  const texts = ground.agreements.codes[fact.code ?? '']?.values.map(({ text }) => text.length) ?? []
  const isShown =
    fact.isMoney || ['date', 'dateTime', 'month'].includes(fact.type) || Math.max(0, ...texts) > 3
  return [
    ...(isShown ? namedWithWord('column narrower than its values', site, '"width": 45') : []),
    ...(before.some(text => !isFrozen(text))
      ? namedWithWord('frozen behind others', site, '"frozen": true')
      : []),
    ...apart(site, at),
  ]
}

/** Two columns of one heading with another between them. */
function apart(site: Site, at: number): Candidate[] {
  const siblings = site.node.parent?.children ?? []
  const third = siblings[at + 2]
  if (third?.type !== 'string' || !siblings[at + 1]) return []
  const kind = 'heading over columns that are no neighbours'
  const { file, node } = site
  const grouped = (value: unknown) => `{ "field": ${JSON.stringify(value)}, "group": "묶음" }`
  const between = file.text.slice(node.offset + node.length, third.offset)
  return between.includes('"group"')
    ? []
    : [
        {
          kind,
          make: () => {
            const length = third.offset + third.length - node.offset
            const text = `${grouped(node.value)}${between}${grouped(third.value)}`
            const mutant = editedMutant(kind, file, { offset: node.offset, length, text }, [third.offset])
            return mutant
          },
        },
      ]
}

/** Words of days at a text. */
function initials(ground: Ground, site: Site): Candidate[] {
  if (site.word !== 'fields' || !site.isListItem || typeof site.node.value !== 'string') return []
  if (!/Filter/.test(site.around?.owner ?? site.owner)) return []
  const name = String(site.node.value)
  if (!/(title|Name|No)$/.test(name) || ground.coded.has(name)) return []
  return namedWithWord('first day of a text', site, '"initial": "today"')
}

/** A parameter of the page that was copied from another. */
function params(site: Site): Candidate[] {
  const isRoute = site.owner === 'RouteDefinition' && site.word === 'path'
  if (!isRoute || /"params"|\.hooks/.test(site.file.text)) return []
  const kind = 'parameter that nothing reads'
  const offset = site.node.offset + site.node.length
  const edit = { offset, length: 0, text: ', "params": ["copiedNo"]' }
  return [{ kind, make: () => editedMutant(kind, site.file, edit) }]
}

/** A title that was copied with the definition. */
function titles(ground: Ground, site: Site): Candidate[] {
  if (site.owner !== 'ScreenDefinition' || site.word !== 'title' || site.file.text.includes('"note"'))
    return []
  const others = ground.sites.filter(
    one =>
      one.owner === 'ScreenDefinition' &&
      one.word === 'title' &&
      one.file !== site.file &&
      portalOf(one) === portalOf(site),
  )
  const kind = 'title of another screen'
  return others.map(other => ({
    kind,
    make: () => {
      const { offset, length } = site.node
      const mutant = editedMutant(kind, site.file, { offset, length, text: JSON.stringify(other.node.value) })
      const place = { file: other.file.file, line: lineOf(other.file.text, other.node.offset) }
      return { ...mutant, places: [...mutant.places, place] }
    },
  }))
}

function portalOf({ file: { text } }: Site): string {
  return ['internal', 'external'].filter(portal => text.includes(`"${portal}"`)).join()
}

/** A list that nobody can search, an order that names a field twice, a condition that waits for itself. */
function searches(ground: Ground, site: Site): Candidate[] {
  const { file, node, word } = site
  if (word === 'sort' && node.type === 'string') {
    const [field = ''] = String(node.value).split(':')
    return replaced('order that names a field twice', site, [`${String(node.value)},${field}:asc`])
  }
  const isCondition = word === 'fields' && site.isListItem && /Filter/.test(site.around?.owner ?? site.owner)
  if (isCondition && typeof node.value === 'string')
    return namedWithWord(
      'condition that waits for itself',
      site,
      `"visibleWhen": "has(filter.${node.value})"`,
    )
  const isSearch = word === 'actions' && site.isListItem && node.value === 'search'
  const filter = ground.sites.find(
    other => other.file === file && (other.word === 'filter' || other.node.value === 'filter'),
  )
  if (!isSearch || !filter) return []
  const kind = 'list without a button to search'
  const edit = { ...removal(node, file.text), text: '' }
  return [{ kind, make: () => editedMutant(kind, file, edit, [filter.node.offset, filter.key?.offset ?? 0]) }]
}
