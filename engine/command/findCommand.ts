import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MenuTrees } from '../../schemas/codes/menus'
import { agreements } from '../compile/agreements'
import type { CompiledAll } from '../compile/compileAll'
import { menusFile } from '../compile/readDefinitions'
import { findTexts } from '../problem/commandTexts/findTexts'
import type { ProblemLanguage } from '../problem/said'
import { alignColumns } from './alignColumns'
import type { Command, CommandAnswer } from './command'
import { type DefinedAt, definedAt } from './definedAt'
import {
  codeNames,
  definitionNames,
  fieldNames,
  firstValueNames,
  groupNames,
  menuNames,
  type Named,
  operationNames,
  transitionNames,
  workflowNames,
} from './namedThings'
import { operationParts } from './operationParts'
import { searchName } from './searchName'

const { kinds } = findTexts

/** More of a kind than these are counted: a longer word finds fewer. */
const mostShown = 15

export const findCommand: Command = {
  usage: findTexts.usage,
  does: findTexts.does,
  needsSound: false,
  run: (words, { root, compiled, language }) => {
    const isAll = words.includes('--all')
    const wanted = words
      .filter(word => word !== '--all')
      .join(' ')
      .trim()
    if (wanted === '') return { text: findTexts.wordMissing[language], isDone: false }
    const menus = JSON.parse(readFileSync(join(root, menusFile), 'utf8')) as MenuTrees
    const placeOf = definedAt(root, agreements.contract)
    const answers = wantedNames(wanted).map(one =>
      findNames(one, { compiled, menus }, placeOf, language, isAll),
    )
    return {
      text: answers.map(({ text }) => text).join('\n\n'),
      isDone: answers.every(({ isDone }) => isDone),
    }
  },
}

/** Codes and their groups, in capitals, are each looked for by themselves; other words belong together. */
export function wantedNames(wanted: string): readonly string[] {
  const words = wanted.split(/[\s,]+/).filter(word => word !== '')
  return words.every(word => /^[A-Z][A-Z0-9_]*$/.test(word)) ? words : [wanted]
}

interface Searched {
  readonly compiled: CompiledAll
  readonly menus: MenuTrees
}

/** Everything of that name or label, or of that kind; behind an operation's name also its fields, and with a word more only those of that label. */
export function findNames(
  wanted: string,
  searched: Searched,
  placeOf: DefinedAt,
  language: ProblemLanguage,
  isAll = false,
): CommandAnswer {
  const [first = '', ...rest] = wanted.split(/\s+/)
  const operation = Object.values(agreements.contract).find(
    ({ id }) => id.toLowerCase() === first.toLowerCase(),
  )
  if (operation && rest.length > 0) {
    const text = operationParts(operation, rest.join(' '), language)
    return text === ''
      ? { text: findTexts.noField(operation.id, rest.join(' '))[language], isDone: false }
      : { text, isDone: true }
  }
  const parts = operation ? operationParts(operation, '', language) : ''
  const text = [namesText(wanted, searched, placeOf, language, isAll), parts]
    .filter(each => each !== '')
    .join('\n\n')
  return text === '' ? { text: findTexts.nothing(wanted)[language], isDone: false } : { text, isDone: true }
}

function namesText(
  wanted: string,
  { compiled, menus }: Searched,
  placeOf: DefinedAt,
  language: ProblemLanguage,
  isAll: boolean,
): string {
  const named: Readonly<Record<keyof typeof kinds, readonly Named[]>> = {
    operations: operationNames(agreements.contract, compiled, placeOf),
    fields: fieldNames(agreements.contract, placeOf),
    transitions: transitionNames(compiled, placeOf),
    workflows: workflowNames(placeOf),
    codes: codeNames(placeOf),
    firstValues: firstValueNames(placeOf),
    menus: menuNames(menus, placeOf),
    groups: groupNames(placeOf),
    ...definitionNames(compiled, placeOf),
  }
  const lines = keysOf(kinds).flatMap(kind => {
    const isKind = Object.values(kinds[kind]).some(name => name.toLowerCase() === wanted.toLowerCase())
    const hits = isKind ? named[kind] : hitsAmong(named[kind], wanted)
    if (hits.length === 0) return []
    const shown = alignColumns(
      hits
        .slice(0, isAll ? hits.length : mostShown)
        .map(({ name, label, more, place }) => [name, label, place(), more?.() ?? '']),
    )
    const left = hits.length - shown.length
    return [kinds[kind][language], ...shown, ...(left > 0 ? [`  ${findTexts.rest(left)[language]}`] : []), '']
  })
  return lines.join('\n').trimEnd()
}

function hitsAmong(named: readonly Named[], wanted: string): readonly Named[] {
  return named
    .map(each => ({ each, rank: rankOf(each, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || (a.each.name < b.each.name ? -1 : 1))
    .map(({ each }) => each)
}

/** Several words are found together, or each of them in what the name, the label and the rest say. */
function rankOf(named: Named, wanted: string): number {
  const words = wanted.split(/\s+/)
  const whole = rankOfWord(named, wanted)
  return whole > 0 || words.length === 1 ? whole : Math.min(...words.map(word => rankOfWord(named, word)))
}

function rankOfWord({ name, label, others = [] }: Named, wanted: string): number {
  return Math.max(searchName(wanted, name, label), ...others.map(other => searchName(wanted, other, '')))
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[]
}
