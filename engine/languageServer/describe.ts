import type { FieldFact, OperationFact } from '../../codegen/contractFacts'
import { language as words } from '../../codegen/generated/language'
import type { LanguageProperty, NamedType } from '../../codegen/languageModel'
import type { Transition } from '../../schemas/workflow/workflow'
import { findTransition } from '../../schemas/workflow/workflow'
import type { ValueType } from '../expression/valueType'
import type { ProblemLanguage } from '../problem/said'
import { callersOf, groupsOfPath, spokenGroups } from './callers'
import { literalTexts, wordTexts } from './literalTexts'
import type { Meaning } from './meaning'
import { fieldTypes, says } from './texts'
import type { Workspace } from './workspace'

/** A name in words: what it is called, of what kind it is, and what else there is to say, in Markdown. */
export interface Description {
  readonly label: string
  readonly kind: string
  readonly lines: readonly string[]
}

export function describe(
  meaning: Meaning,
  workspace: Workspace,
  language: ProblemLanguage,
  isShort = false,
): Description {
  const { recent: compiled, agreements } = workspace
  const { contract, workflows, screens, popups } = compiled.world
  const said = says[language]
  switch (meaning.means) {
    case 'field':
      return describeField(meaning.fact, workspace, language)
    case 'operation': {
      const operation = contract[meaning.name]
      return operation ? describeOperation(operation, workspace, language, isShort) : plain(said.operation)
    }
    case 'transition':
      return describeTransition(meaning.name, workspace, language, isShort)
    case 'popup': {
      const card = popups.get(meaning.name)
      const handed = card ? [...card.params, ...card.filterFields] : []
      return { label: card?.title ?? '', kind: said.popup, lines: lineOf(said.takes, handed.join(', ')) }
    }
    case 'screen': {
      const path = screens.get(meaning.name)?.path ?? ''
      const title = compiled.screens.get(meaning.name)?.plan.title ?? ''
      const groups = isShort ? '' : spokenGroups(groupsOfPath(path))
      return { label: title, kind: said.screen, lines: [path, ...lineOf(said.openTo, groups)] }
    }
    case 'workflow':
      return { label: workflows[meaning.name]?.label ?? '', kind: said.workflow, lines: [] }
    case 'code': {
      const entry = agreements.codes[meaning.group]?.values.find(({ value }) => value === meaning.value)
      return { label: entry?.text ?? '', kind: `${said.code} ${meaning.group}`, lines: [] }
    }
    case 'parameter': {
      const [kind, id = ''] = meaning.of.split(' ')
      return {
        label: `${kind === 'popup' ? said.popup : said.screen} ${id}`,
        kind: said.parameter,
        lines: [],
      }
    }
    case 'root':
      return plain(meaning.type ? spokenValue(meaning.type, language) : '')
    case 'function':
      return describeWord(words.ExpressionWords, meaning.name, language)
    case 'word':
      return { label: '', kind: said.word, lines: wordLines(meaning.property, language) }
    case 'grid':
    case 'part':
    case 'hook':
    case 'samples':
      return plain(said[meaning.means])
    case 'literal':
      return {
        label: literalTexts[meaning.name]?.[language] ?? '',
        kind: '',
        lines: kindLines(meaning.name, language),
      }
  }
}

/** The sentence of a block, a step or a widget, which its name tells apart. */
function kindLines(name: string, language: ProblemLanguage): string[] {
  const isOf = (type: NamedType): type is ObjectType =>
    type.kind === 'object' &&
    type.properties.some(
      ({ name: word, type: value }) =>
        kindWords.includes(word) && value.kind === 'literal' && value.values.includes(name),
    )
  const [type] = Object.values(words).filter(isOf)
  return type ? [language === 'ko' ? (type.korean ?? type.note) : type.note] : []
}

type ObjectType = Extract<NamedType, { kind: 'object' }>

const kindWords = ['block', 'step', 'widget']

const plain = (kind: string): Description => ({ label: '', kind, lines: [] })

const lineOf = (title: string, text: string) => (text === '' ? [] : [`${title}: ${text}`])

function describeField(fact: FieldFact, { agreements }: Workspace, language: ProblemLanguage): Description {
  const said = says[language]
  const codes = fact.code === undefined ? undefined : agreements.codes[fact.code]?.values
  const limit = fact.maxLength ?? fact.maxBytes
  return {
    label: fact.label,
    kind: [fieldTypes[fact.type][language], fact.unit, fact.code]
      .filter(part => part !== undefined)
      .join(' · '),
    lines: [
      ...lineOf(said.mask, maskText(fact.mask, language)),
      ...lineOf(said.codes, (codes ?? []).map(({ value, text }) => `\`${value}\` ${text}`).join(', ')),
      ...lineOf(said.codes, (fact.enum ?? []).map(value => `\`${value}\``).join(', ')),
      ...lineOf(said.longest, limit === undefined ? '' : String(limit)),
      ...lineOf(said.popup, fact.lookup?.popup ?? ''),
      ...(fact.isPersonal ? [said.personal] : []),
    ],
  }
}

function maskText(mask: string | undefined, language: ProblemLanguage): string {
  if (mask === undefined) return ''
  const { lines } = describeWord(words.MaskWords, mask, language)
  return [`\`${mask}\``, ...lines].join(' ')
}

function describeOperation(
  operation: OperationFact,
  workspace: Workspace,
  language: ProblemLanguage,
  isShort: boolean,
): Description {
  const { id, summary, method, path, file } = operation
  const said = says[language]
  const lines = isShort
    ? []
    : [`\`${method} ${path}\` (schemas/openapi/${file})`, callers(id, workspace, language)]
  return { label: summary, kind: said.operation, lines }
}

function callers(operation: string, { recent }: Workspace, language: ProblemLanguage): string {
  const groups = callersOf(operation, recent)
  const said = says[language]
  return `${said.callers}: ${groups.length === 0 ? said.nobody : spokenGroups(groups)}`
}

function describeTransition(
  name: string,
  workspace: Workspace,
  language: ProblemLanguage,
  isShort: boolean,
): Description {
  const { workflows } = workspace.recent.world
  const said = says[language]
  const found = Object.values(workflows).flatMap(workflow => {
    const transition = findTransition(workflow, name)
    return transition ? [{ workflow, transition }] : []
  })
  const [first] = found
  if (!first) return plain(said.transition)
  const states = (state: string) =>
    said.states[state] ??
    workspace.agreements.codes[first.workflow.statusCode]?.values.find(({ value }) => value === state)
      ?.text ??
    state
  return {
    label: first.transition.label,
    kind: `${said.transition} · ${found.map(({ workflow }) => workflow.label).join(', ')}`,
    lines: [movement(first.transition, states), ...(isShort ? [] : [callers(name, workspace, language)])],
  }
}

function movement({ from, to }: Transition, spoken: (state: string) => string): string {
  return `${from === 'any' ? '*' : from.map(spoken).join(', ')} → ${spoken(to)}`
}

function describeWord(
  type: (typeof words)[string] | undefined,
  name: string,
  language: ProblemLanguage,
): Description {
  const property =
    type?.kind === 'object' ? type.properties.find(candidate => candidate.name === name) : undefined
  if (!property) return plain('')
  const [usage] = property.type.kind === 'literal' ? property.type.values : []
  return { label: '', kind: String(usage ?? ''), lines: wordLines(property, language) }
}

/** The sentence in the language of the author; the other one where there is none in it. */
function wordLines(
  { name, note, korean, whenAbsent }: LanguageProperty,
  language: ProblemLanguage,
): string[] {
  const shared = korean === undefined ? wordTexts[name]?.[language] : undefined
  const text = shared ?? (language === 'ko' ? (korean ?? note) : note || (korean ?? ''))
  const absent = whenAbsent === undefined || language === 'ko' ? [] : [`Default: ${whenAbsent}`]
  return [text, ...absent].filter(line => line !== '')
}

function spokenValue(type: ValueType, language: ProblemLanguage): string {
  if (type.kind === 'list') return fieldTypes.list[language]
  if (type.kind === 'object') return fieldTypes.object[language]
  return fieldTypes[type.kind === 'text' ? 'string' : type.kind][language]
}
