import { findTransition, type Workflow } from '../../../schemas/workflow/workflow'
import { editedMutant } from './mutant'
import type { Candidate, Ground } from './mutantGround'
import { replaced } from './replaced'
import { removal, type Site } from './sites'

/** Rows moved by the transition of another document, and demanded fields that nobody can fill in. */
export function documentMutants(ground: Ground): Candidate[] {
  const perFile = new Map(ground.files.definitions.map(file => [file.file, [] as Site[]]))
  for (const site of ground.sites) perFile.get(site.file.file)?.push(site)
  return [...perFile.values()].flatMap(sites => {
    const demanded = demandedFields(ground, sites)
    return sites.flatMap(site => [
      ...foreignRows(ground, sites, site),
      ...leftOff(site, demanded, sites),
      ...hidden(site, demanded),
      ...excluded(ground, sites, site),
    ])
  })
}

const wordOf = (sites: readonly Site[], owner: string, word: string) =>
  sites.find(site => site.owner === owner && site.word === word)?.node.value

function foreignRows(ground: Ground, sites: readonly Site[], site: Site): Candidate[] {
  if (site.meaning !== 'TransitionName' || site.isListItem || sites.some(({ word }) => word === 'document'))
    return []
  const name = String(site.node.value)
  const workflows = Object.values(ground.agreements.workflows)
  const own = workflows.find(workflow => findTransition(workflow, name))
  const others = workflows.filter(({ statusCode }) => statusCode !== own?.statusCode)
  const names = others.flatMap(({ transitions }) => transitions.map(({ transition }) => transition))
  const ofRows = names.filter(other => other in ground.agreements.contract)
  const kind = 'rows moved by a transition of another document'
  return replaced(
    kind,
    site,
    ofRows,
    sites.filter(({ meaning }) => meaning === 'TransitionName').map(({ node }) => node.offset),
  )
}

interface Demanded {
  readonly fields: ReadonlySet<string>
  readonly buttons: readonly Site[]
}

/** Header fields that a transition of the page demands, where only a form can give them. */
function demandedFields(ground: Ground, sites: readonly Site[]): Demanded {
  const workflow = ground.agreements.workflows[String(wordOf(sites, 'DocumentDefinition', 'workflow'))]
  const buttons = sites.filter(
    ({ meaning, node }) => meaning === 'TransitionName' && demands(workflow, node.value),
  )
  const names = buttons.flatMap(({ node }) => demands(workflow, node.value) ?? [])
  const filled = new Set(
    sites.flatMap(({ isRecordEntry, key }) =>
      isRecordEntry ? [String(key?.value).split('.').at(-1) ?? ''] : [],
    ),
  )
  return { fields: new Set(names.filter(name => !filled.has(name))), buttons }
}

function demands(workflow: Workflow | undefined, transition: unknown): readonly string[] | undefined {
  const { requires = '' } = (workflow && findTransition(workflow, String(transition))) ?? {}
  return workflow?.requirements[requires]?.header
}

const isBareField = ({ word, owner, isListItem, node }: Site) =>
  isListItem && word === 'fields' && owner === 'FormBlockDefinition' && node.type === 'string'

function leftOff(site: Site, { fields, buttons }: Demanded, sites: readonly Site[]): Candidate[] {
  if (!isBareField(site) || !fields.has(String(site.node.value))) return []
  if (sites.filter(({ owner }) => owner === 'FormBlockDefinition').length < 2) return []
  const kind = 'demanded field left off the form'
  const edit = { ...removal(site.node, site.file.text), text: '' }
  return [
    {
      kind,
      make: () =>
        editedMutant(
          kind,
          site.file,
          edit,
          buttons.map(({ node }) => node.offset),
        ),
    },
  ]
}

function hidden(site: Site, { fields }: Demanded): Candidate[] {
  if (!isBareField(site) || !fields.has(String(site.node.value))) return []
  return [
    ['demanded field that is hidden', '"visibleWhen": "has(user.section)"'],
    ['demanded field that nobody can edit', '"edit": false'],
  ].map(([kind = '', word = '']) => ({
    kind,
    make: () => {
      const { offset, length } = site.node
      const text = `{ "field": ${JSON.stringify(site.node.value)}, ${word} }`
      return editedMutant(kind, site.file, { offset, length, text })
    },
  }))
}

/** A button that is seen only in a state in which its transition does not begin. */
function excluded(ground: Ground, sites: readonly Site[], site: Site): Candidate[] {
  const workflow = ground.agreements.workflows[String(wordOf(sites, 'DocumentDefinition', 'workflow'))]
  if (!workflow || site.meaning !== 'TransitionName' || site.isListItem || !site.key) return []
  const transition = findTransition(workflow, String(site.node.value))
  const object = site.node.parent?.parent
  const inAction = site.owner === 'TransitionActionDefinition' && object?.type === 'object'
  if (!transition || transition.from === 'any' || !inAction || transition.from.length === 0) return []
  const words = (object.children ?? []).map(({ children: [key] = [] }) => String(key?.value))
  if (words.includes('visibleWhen') || words.includes('rows')) return []
  const codes = ground.agreements.codes[workflow.statusCode]?.values.map(({ value }) => value) ?? []
  const other = codes.find(value => !transition.from.includes(value))
  const kind = 'button in a state where its transition never begins'
  if (other === undefined) return []
  const text = `, "visibleWhen": "header.${workflow.statusField} == '${other}'"`
  const at = site.node.offset + site.node.length
  return [
    { kind, make: () => editedMutant(kind, site.file, { offset: at, length: 0, text }, [object.offset]) },
  ]
}
