import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FieldFact } from '../../../codegen/contractFacts'
import type { LanguageType } from '../../../codegen/languageModel'
import { readLanguage } from '../../../codegen/readLanguage'
import { agreements } from '../../../engine/compile/agreements'
import {
  actionKinds,
  fieldKinds,
  filterKinds,
  pageKinds,
  popupKinds,
  type ScreenKind,
  sectionKinds,
} from './kindsOfScreens'

const language = readLanguage('schemas/screen')
const facts = Object.values(agreements.contract).flatMap(({ parameters, body, answer }) => [
  ...Object.values(parameters),
  ...allFacts(body?.fields),
  ...allFacts(answer.fields),
])

function allFacts(fields: Readonly<Record<string, FieldFact>> | undefined): FieldFact[] {
  return Object.values(fields ?? {}).flatMap(fact => [fact, ...allFacts(fact.fields)])
}

function holds(type: LanguageType, value: string): boolean {
  if (type.kind === 'literal') return type.values.map(String).includes(value)
  return type.kind === 'union' && type.options.some(option => holds(option, value))
}

/** Whether the language has `Type.word`, and for `Type.word=value` that it takes the value. */
function isWord(place: string): boolean {
  const [path = '', value] = place.split('=')
  const [typeName = '', word] = path.split('.')
  const type = language[typeName]
  const property = type?.kind === 'object' ? type.properties.find(({ name }) => name === word) : undefined
  return property !== undefined && (value === undefined || holds(property.type, value))
}

/** Whether some field of the contract carries the key, and for `key=value` with that value. */
function isInContract(place: string): boolean {
  const [key = '', value] = place.split('=')
  return facts.some(fact => {
    const said: unknown = key === 'lookup' ? fact.lookup?.popup : Reflect.get(fact, key)
    return value === undefined ? said !== undefined : said === value
  })
}

function isSaid({ said }: ScreenKind): boolean {
  if ('word' in said) return isWord(said.word)
  if ('words' in said) return said.words.every(isWord)
  if ('contract' in said) return isInContract(said.contract)
  return 'byHand' in said ? existsSync(said.byHand) : true
}

const tables = {
  section: sectionKinds,
  filter: filterKinds,
  field: fieldKinds,
  action: actionKinds,
  page: pageKinds,
  popup: popupKinds,
}

describe.each(Object.entries(tables))('each kind of %s that the screens have', (_, kinds) => {
  it.each(kinds.map(kind => [kind.kind, kind] as const))(
    '%s is said in the language, by the contract or later',
    (_, kind) => {
      expect(isSaid(kind), JSON.stringify(kind.said)).toBe(true)
    },
  )

  it('stands in the table once', () => {
    const names = kinds.map(({ kind }) => kind)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})
