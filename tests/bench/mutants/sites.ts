import { type Node, parseTree } from 'jsonc-parser'
import { language } from '../../../codegen/generated/language'
import type { LanguageType, TextMeaning } from '../../../codegen/languageModel'
import { chooseOption, plainType } from '../../../engine/compile/chooseOption'
import type { DefinitionFile } from '../../../engine/compile/readDefinitions'
import type { JsonValue } from '../../../engine/scope/readJson'

/** One value of a definition with its meaning in the language. New words of the language are found without being named here. */
export interface Site {
  readonly file: DefinitionFile
  readonly node: Node
  /** The quoted word before the value; absent in a list. */
  readonly key?: Node
  readonly type: LanguageType
  /** Type of the object the word belongs to, for example `GridDefinition`. */
  readonly owner: string
  /** The word of the language; inside a list or record the word that holds it. */
  readonly word: string
  /** The value is one entry of a record, so its key is a name and not a word. */
  readonly isRecordEntry: boolean
  readonly isListItem: boolean
  readonly isOptional: boolean
  readonly meaning?: TextMeaning
  /** The site of the object or list around it. */
  readonly around?: Site
}

/** Every value of a definition, outside in. Remarks and the editor's schema mean nothing and are left out. */
export function sitesOf(file: DefinitionFile): Site[] {
  const root = parseTree(file.text)
  if (!root) return []
  const type: LanguageType = {
    kind: 'reference',
    name: file.kind === 'screen' ? 'ScreenDefinition' : 'PopupDefinition',
  }
  const sites: Site[] = []
  visit(
    {
      file,
      node: root,
      type,
      owner: '',
      word: '',
      isRecordEntry: false,
      isListItem: false,
      isOptional: false,
    },
    sites,
  )
  return sites
}

function visit(site: Site, sites: Site[]): void {
  const type = resolved(site.type, jsonOf(site.node))
  const here = { ...site, type, ...(type.kind === 'text' && type.meaning ? { meaning: type.meaning } : {}) }
  sites.push(here)
  const inside = { file: site.file, owner: site.owner, word: site.word, isOptional: false, around: here }
  const children = site.node.children ?? []
  if (type.kind === 'list') {
    for (const node of children)
      visit({ ...inside, node, type: type.item, isRecordEntry: false, isListItem: true }, sites)
  }
  const named = type.kind === 'reference' ? language[type.name] : undefined
  for (const property of children.filter(child => child.type === 'property')) {
    const [key, node] = property.children ?? []
    if (!key || !node) continue
    const word = String(key.value)
    if (type.kind === 'record')
      visit({ ...inside, node, key, type: type.value, isRecordEntry: true, isListItem: false }, sites)
    if (type.kind !== 'reference' || named?.kind !== 'object' || word === 'note' || word === '$schema')
      continue
    const known = named.properties.find(candidate => candidate.name === word)
    if (!known) continue
    const { isOptional } = known
    const owner = type.name
    visit(
      {
        ...inside,
        node,
        key,
        type: known.type,
        owner,
        word,
        isOptional,
        isRecordEntry: false,
        isListItem: false,
      },
      sites,
    )
  }
}

function resolved(type: LanguageType, value: JsonValue): LanguageType {
  const plain = plainType(type)
  if (plain.kind !== 'union') return plain
  const choice = chooseOption(value, plain.options)
  return 'option' in choice ? resolved(choice.option, value) : plain
}

/** The value of a node, as JSON. */
export function jsonOf(node: Node): JsonValue {
  if (node.type === 'array') return (node.children ?? []).map(jsonOf)
  if (node.type !== 'object') return node.value as JsonValue
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }): [string, JsonValue][] =>
      key && value ? [[String(key.value), jsonOf(value)]] : [],
    ),
  )
}

/** The site of a word in the same object, for example the `rows` beside `columns`. */
export function wordBeside(sites: readonly Site[], object: Site, word: string): Site | undefined {
  let words = wordsIn.get(sites)
  if (!words) {
    words = new Map<Node | undefined, Site[]>()
    for (const site of sites) {
      const beside = words.get(site.around?.node)
      if (beside) beside.push(site)
      else words.set(site.around?.node, [site])
    }
    wordsIn.set(sites, words)
  }
  return words.get(object.node)?.find(site => site.word === word && site.key !== undefined)
}

/** Sites by what they stand in: each is asked for what stands beside it, and there are tens of thousands. */
const wordsIn = new WeakMap<readonly Site[], Map<Node | undefined, Site[]>>()

/** The object a site stands in, up through lists and records. */
export function objectAround(site: Site): Site | undefined {
  let around = site.around
  while (around && around.type.kind !== 'reference') around = around.around
  return around
}

/** Removes one entry with the comma that belongs to it. */
export function removal(node: Node, text: string): { offset: number; length: number } {
  const siblings = node.parent?.children ?? []
  const at = siblings.indexOf(node)
  const next = siblings[at + 1]
  const before = siblings[at - 1]
  const end = node.offset + node.length
  if (next) return { offset: node.offset, length: next.offset - node.offset }
  if (before) return { offset: before.offset + before.length, length: end - before.offset - before.length }
  return { offset: node.offset, length: text.slice(0, end).length - node.offset }
}
