import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { takenFields } from '../binding/bindingCompile'
import { fieldTypes } from '../languageServer/texts'
import { findTexts } from '../problem/commandTexts/findTexts'
import type { ProblemLanguage, Said } from '../problem/said'
import { filterNames, pagingParameters } from '../scope/filterFacts'
import { alignColumns } from './alignColumns'
import { searchName } from './searchName'

interface Part {
  readonly name: string
  readonly label: string
  readonly type: Said
}

/**
 * What an operation is searched by or sent, and what it answers: each field with its label and what it holds, by the names that
 * definitions use. With a wanted name or label only those that have it; the empty text where there are none.
 */
export function operationParts(operation: OperationFact, wanted: string, language: ProblemLanguage): string {
  const { id, isEffect, answer } = operation
  const { parts } = findTexts
  const isList = answer.kind === 'rows' || answer.kind === 'list'
  const groups: readonly (readonly [Said, readonly Part[]])[] = [
    isEffect ? [parts.sent, sentFields(operation)] : [parts.conditions, conditions(operation)],
    [isList ? parts.rows : parts.answer, flatFields(answer.fields)],
    [parts.beside, flatFields(answer.parts ?? {})],
  ]
  const lines = groups.flatMap(([title, all]) => {
    const found = all.filter(
      ({ name, label }) => wanted === '' || searchName(wanted, lastName(name), label) > 0,
    )
    if (found.length === 0) return []
    const shown = alignColumns(found.map(({ name, label, type }) => [name, label, type[language]]))
    return [`${id}: ${title[language]} (${found.length})`, ...shown, '']
  })
  return lines.join('\n').trimEnd()
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/** As a filter names them: a period by the name that its two parameters share. */
function conditions(operation: OperationFact): Part[] {
  const { fields } = takenFields(operation)
  return filterNames(fields)
    .filter(name => !pagingParameters.has(name))
    .flatMap((name): Part[] => {
      const fact = fields[name] ?? fields[`${name}From`]
      if (!fact) return []
      return [{ name, label: fact.label, type: fields[name] ? typeOf(fact) : findTexts.period }]
    })
}

function sentFields({ parameters, body }: OperationFact): Part[] {
  const shown = Object.entries(parameters).filter(([, fact]) => fact.in !== 'header')
  return flatFields({ ...Object.fromEntries(shown), ...body?.fields })
}

/** Fields inside of objects and lists stand behind the name of these. */
function flatFields(fields: Readonly<Record<string, FieldFact>>, above = ''): Part[] {
  return Object.values(fields).flatMap(fact => {
    const name = `${above}${fact.name}`
    return fact.fields
      ? flatFields(fact.fields, `${name}.`)
      : [{ name, label: fact.label, type: typeOf(fact) }]
  })
}

function typeOf({ type, unit, code }: FieldFact): Said {
  const more = [unit, code].filter(each => each !== undefined)
  const { en, ko } = fieldTypes[type]
  return { en: [en, ...more].join(' · '), ko: [ko, ...more].join(' · ') }
}
