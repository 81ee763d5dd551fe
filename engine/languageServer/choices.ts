import type { Node } from 'jsonc-parser'
import type { LanguageType } from '../../codegen/languageModel'
import { toneNames } from '../../schemas/codes/codeTones'
import { isNamedMeaning } from '../compile/knownNames'
import type { DefinitionFile } from '../compile/readDefinitions'
import type { Compiling } from '../scope/compiling'
import { type KnownNames, namesIn } from '../scope/notes'
import type { Choice, Choices } from './choice'
import { expressionChoices } from './expressionChoices'
import { typesAt, wordsOf } from './languageTypes'
import { meaningOfKnown, meaningOfText } from './meaning'
import { type Place, placeAt } from './place'
import { usedKeys, usedNames } from './usedNames'
import type { Workspace } from './workspace'

const nothing: Choices = { start: 0, end: 0, choices: [] }

/** Everything that the compiler would accept where the cursor stands. */
export function choicesAt(workspace: Workspace, definition: DefinitionFile, offset: number): Choices {
  const { text } = definition
  const place = placeAt(text, offset)
  if (!place) return nothing
  if (place.at === 'key') return keyChoices(workspace.look(definition), definition, place)
  if (place.quote !== undefined)
    return valueChoices(workspace, workspace.look(definition), definition, place, offset)
  // Nothing is written here yet: the compiler is asked about the same file with an empty text in this place.
  const asked = `${text.slice(0, place.start)}""${text.slice(place.end)}`
  const written = placeAt(asked, place.start + 1)
  if (written?.quote === undefined) return nothing
  const on = workspace.look(definition, asked)
  const { choices } = valueChoices(workspace, on, { ...definition, text: asked }, written, place.start + 1)
  const quoted = choices.map(choice => ({ ...choice, text: withQuotes(choice.text) }))
  return { start: place.start, end: place.end, choices: quoted }
}

const withQuotes = (text: string) => (/^(true|false)$/.test(text) ? text : `"${text}"`)

function keyChoices(on: Compiling, { kind, text }: DefinitionFile, place: Place): Choices {
  const types = typesAt(kind, place.root, place.path)
  const range = { start: place.start, end: place.end }
  const quoted = (name: string) => (place.quote === undefined ? `"${name}"` : name)
  const colon = place.quote === undefined && !/^\s*:/.test(text.slice(place.end)) ? ': ' : ''
  const used = usedKeys(place)
  const object = objectAt(place)
  const isRecord = types.some(type => type.kind === 'record')
  const known = isRecord && object ? on.notes.keys.get(object.offset) : undefined
  if (known) {
    const choices = knownChoices(known).filter(({ name }) => !used.has(name))
    return { ...range, choices: choices.map(choice => ({ ...choice, text: quoted(choice.name) })) }
  }
  const unfit = object && on.notes.unfit.get(object.offset)
  const free = wordsOf(types).filter(({ name }) => !used.has(name) && !unfit?.has(name))
  const choices = free.map(property => ({
    name: property.name,
    meaning: { means: 'word' as const, property },
    text: quoted(property.name) + colon,
  }))
  // What an author says of an entry comes behind everything that the entry does.
  const remarks = ['note', '$schema']
  const sorted = choices.toSorted((a, b) => remarks.indexOf(a.name) - remarks.indexOf(b.name))
  return { ...range, choices: sorted }
}

/** The object around a key. */
function objectAt({ root, path }: Place): Node | undefined {
  let node = root
  for (const segment of path) {
    const children = node?.children ?? []
    node =
      typeof segment === 'number'
        ? children[segment]
        : children.find(({ children: member }) => member?.[0]?.value === segment)?.children?.[1]
  }
  return node
}

function valueChoices(
  workspace: Workspace,
  on: Compiling,
  definition: DefinitionFile,
  place: Place,
  offset: number,
): Choices {
  const { quote = 0, start, end } = place
  const expression = on.notes.expressions.get(quote)
  const [holder, word] = place.path.slice(-2)
  const hints = {
    answers: word === 'tone' ? toneNames : [],
    named:
      holder === 'with'
        ? String(word)
        : holder === 'set' || holder === 'values'
          ? lastName(String(word))
          : '',
  }
  if (expression)
    return expressionChoices(definition.text, quote, offset, expression, workspace.agreements, hints)
  const known = on.notes.names.get(quote)
  if (known?.thing === 'order') return orderChoices(known, definition.text, place, offset)
  if (known) {
    const used = usedNames(place)
    return { start, end, choices: knownChoices(known).filter(({ name }) => !used.has(name)) }
  }
  const types = typesAt(definition.kind, place.root, place.path)
  const list = typeof word === 'number' ? objectAt({ ...place, path: place.path.slice(0, -1) }) : undefined
  const unfit = list && on.notes.unfit.get(list.offset)
  const used = unfit && usedNames(place)
  const choices = types
    .flatMap(type => typeChoices(workspace, type))
    .filter(({ name }) => !unfit?.has(name) && !used?.has(name))
  return { start, end, choices: fittingFirst(choices, on.notes.fitting.get(quote)?.()) }
}

/** Places are written with their root: "header.exRate". */
const lastName = (place: string) => place.slice(place.lastIndexOf('.') + 1)

/** What fits the field comes before what can be named here at all. */
function fittingFirst(choices: readonly Choice[], fitting: readonly string[] = []): readonly Choice[] {
  const rank = ({ name }: Choice) => {
    const at = fitting.indexOf(name)
    return at < 0 ? fitting.length : at
  }
  return choices.toSorted((one, other) => rank(one) - rank(other))
}

function knownChoices(known: KnownNames): readonly Choice[] {
  return Object.keys(namesIn(known)).flatMap(name => {
    const meaning = meaningOfKnown(known, name)
    return meaning ? [{ name, meaning, text: name }] : []
  })
}

/** Orders are `field:asc` or `field:desc`, joined by commas: the one is completed in which the cursor stands. */
function orderChoices(known: KnownNames, text: string, place: Place, offset: number): Choices {
  const before = text.slice(place.start, offset)
  const start = place.start + before.length - (/[^,\s]*$/.exec(before)?.[0].length ?? 0)
  const end = offset + (/^[^,"]*/.exec(text.slice(offset, place.end))?.[0].length ?? 0)
  const choices = knownChoices(known).flatMap(choice =>
    ['asc', 'desc'].map(direction => {
      const order = `${choice.name}:${direction}`
      return { ...choice, name: order, text: order }
    }),
  )
  return { start, end, choices }
}

/** What the language itself says: fixed words, and names that are looked up without knowing the page. */
function typeChoices({ recent }: Workspace, type: LanguageType): readonly Choice[] {
  const literal = (name: string): Choice => ({ name, meaning: { means: 'literal', name }, text: name })
  if (type.kind === 'literal') return type.values.map(value => literal(String(value)))
  if (type.kind === 'boolean') return ['true', 'false'].map(literal)
  if (type.kind !== 'text' || !type.meaning || !isNamedMeaning(type.meaning)) return []
  const { meaning: word } = type
  return recent.names[word].flatMap(name => {
    const meaning = meaningOfText(word, name)
    return meaning ? [{ name, meaning, text: name }] : []
  })
}
