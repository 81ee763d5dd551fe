import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import authGroups from '../../schemas/codes/authGroups.json'
import codeGroups from '../../schemas/codes/codeGroups.json'
import { workflows } from '../../schemas/workflow/workflows'
import { agreements } from '../compile/agreements'
import type { CompiledAll } from '../compile/compileAll'
import { findTexts } from '../problem/commandTexts/findTexts'
import type { ProblemLanguage } from '../problem/said'
import { alignColumns } from './alignColumns'
import type { Command } from './command'
import { type DefinedAt, definedAt } from './definedAt'
import { fieldsOfOperation } from './operationFields'
import { searchName } from './searchName'

interface Named {
  readonly name: string
  readonly label: string
  /** What else tells it from others, for example the operations that have a field. */
  readonly more?: string
  readonly place: () => string
}

const { kinds } = findTexts

/** More of a kind than these are counted: a longer word finds fewer. */
const mostShown = 15

export const findCommand: Command = {
  usage: findTexts.usage,
  does: findTexts.does,
  needsSound: false,
  run: (words, { root, compiled, language }) => {
    const wanted = words.join(' ').trim()
    if (wanted === '') return { text: findTexts.wordMissing[language], isDone: false }
    return findNames(wanted, compiled, definedAt(root, agreements.contract), language)
  },
}

export function findNames(
  wanted: string,
  compiled: CompiledAll,
  placeOf: DefinedAt,
  language: ProblemLanguage,
): { readonly text: string; readonly isDone: boolean } {
  const named: Readonly<Record<keyof typeof kinds, readonly Named[]>> = {
    operations: operationNames(agreements.contract, placeOf),
    fields: fieldNames(agreements.contract, placeOf),
    transitions: transitionNames(placeOf),
    codes: codeNames(placeOf),
    groups: groupNames(placeOf),
    ...definitionNames(compiled, placeOf),
  }
  const found = keysOf(kinds).flatMap(kind => {
    const hits = hitsAmong(named[kind], wanted)
    return hits.length === 0 ? [] : [{ kind, hits }]
  })
  if (found.length === 0) return { text: findTexts.nothing(wanted)[language], isDone: false }
  const text = found.flatMap(({ kind, hits }) => {
    const shown = alignColumns(
      hits.slice(0, mostShown).map(({ name, label, more = '', place }) => [name, label, place(), more]),
    )
    const left = hits.length - shown.length
    return [kinds[kind][language], ...shown, ...(left > 0 ? [`  ${findTexts.rest(left)[language]}`] : []), '']
  })
  return { text: text.join('\n').trimEnd(), isDone: true }
}

function hitsAmong(named: readonly Named[], wanted: string): readonly Named[] {
  return named
    .map(each => ({ each, rank: searchName(wanted, each.name, each.label) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || (a.each.name < b.each.name ? -1 : 1))
    .map(({ each }) => each)
}

function operationNames(contract: ContractFacts, placeOf: DefinedAt): Named[] {
  return Object.values(contract).map(operation => ({
    name: operation.id,
    label: operation.summary,
    place: () => placeOf.operation(operation),
  }))
}

/** A field of many operations is one entry, as long as it is called the same. */
function fieldNames(contract: ContractFacts, placeOf: DefinedAt): Named[] {
  const found = new Map<string, { readonly fact: FieldFact; readonly operations: string[] }>()
  for (const operation of Object.values(contract))
    for (const fact of fieldsOfOperation(operation)) {
      // Without a label of its own it is nothing that a page shows.
      if (fact.label === fact.name) continue
      const key = `${fact.name} ${fact.label}`
      const known = found.get(key) ?? { fact, operations: [] }
      found.set(key, known)
      if (known.operations.at(-1) !== operation.id) known.operations.push(operation.id)
    }
  return [...found.values()].map(({ fact, operations }) => ({
    name: fact.name,
    label: fact.label,
    more: usedBy(operations),
    place: () => placeOf.field(fact),
  }))
}

function usedBy(operations: readonly string[]): string {
  const [first = '', second] = operations
  if (operations.length < 3) return [first, second].filter(each => each !== undefined).join(', ')
  return `${first}, ${second}, … (${operations.length})`
}

function transitionNames(placeOf: DefinedAt): Named[] {
  return Object.entries(workflows).flatMap(([name, { label, transitions }]) =>
    transitions.map(({ transition, label: does }) => ({
      name: transition,
      label: `${label} ${does}`,
      place: () => placeOf.line(`schemas/workflow/${name}.json`, new RegExp(`"transition": "${transition}"`)),
    })),
  )
}

/** A value stands with its group, which is how a definition speaks of it. */
function codeNames(placeOf: DefinedAt): Named[] {
  const file = 'schemas/codes/codeGroups.json'
  return Object.entries(codeGroups).flatMap(([group, { name, values }]) => {
    const place = () => placeOf.line(file, new RegExp(`^ {2}"${group}"`))
    return [
      { name: group, label: name, place },
      ...values.map(({ value, text }) => ({ name: value, label: text, more: `${group} ${name}`, place })),
    ]
  })
}

function groupNames(placeOf: DefinedAt): Named[] {
  return Object.entries(authGroups).map(([id, { name }]) => ({
    name: id,
    label: name,
    place: () => placeOf.line('schemas/codes/authGroups.json', new RegExp(`^ {2}"${id}"`)),
  }))
}

function definitionNames({ screens, popups }: CompiledAll, placeOf: DefinedAt) {
  const titled = (
    name: string,
    { file, plan }: { readonly file: string; readonly plan: { title: string } },
  ) => ({
    name,
    label: plan.title,
    place: () => placeOf.line(file, /"title"/),
  })
  return {
    screens: [...screens].map(([name, screen]) => titled(name, screen)),
    popups: [...popups].map(([name, popup]) => titled(name, popup)),
  }
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}
