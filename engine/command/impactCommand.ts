import type { FieldFact } from '../../codegen/contractFacts'
import { agreements } from '../compile/agreements'
import type { CompiledAll } from '../compile/compileAll'
import { impactTexts, spokenWord } from '../problem/commandTexts/impactTexts'
import { nearestNames } from '../problem/nearestName'
import type { ProblemLanguage, Said } from '../problem/said'
import type { Compiling } from '../scope/compiling'
import { alignColumns } from './alignColumns'
import type { Command, CommandAnswer } from './command'
import { fieldsOfOperation } from './operationFields'
import { type Use, usesOfCodes, usesOfDefinition, usesOfFields, usesOfOperation } from './usesOf'

export const impactCommand: Command = {
  usage: impactTexts.usage,
  does: impactTexts.does,
  needsSound: false,
  run: ([target = ''], { compiled, language }) => impactOf(target, compiled, language),
}

type UsesIn = (on: Compiling) => readonly Use[]

/** Everything in the definitions that would have to be looked at if an operation or a field changed. */
export function impactOf(target: string, compiled: CompiledAll, language: ProblemLanguage): CommandAnswer {
  const usesIn = usesOfTarget(target, compiled)
  if (!usesIn) return { text: unknownText(target)[language], isDone: false }
  const uses = [...compiled.compiled.values()].map(on => ({ on, uses: usesIn(on) }))
  const isPopup = ({ on }: { on: Compiling }) => on.source.file.endsWith('.popup.json')
  const direct = uses.filter(each => each.uses.length > 0)
  const parts = [
    part(
      impactTexts.inScreens,
      linesOf(
        direct.filter(each => !isPopup(each)),
        language,
      ),
    ),
    part(impactTexts.inPopups, linesOf(direct.filter(isPopup), language)),
    part(impactTexts.throughPopups, throughPopups(target, compiled)),
    part(impactTexts.byLookup, byLookup(target, compiled, direct)),
  ].filter(({ lines }) => lines.length > 0)
  if (parts.length === 0) return { text: impactTexts.unused(target)[language], isDone: true }
  const text = parts.flatMap(({ title, lines }) => [`${title[language]} (${lines.length})`, ...lines, ''])
  return { text: text.join('\n').trimEnd(), isDone: true }
}

function part(title: Said, lines: readonly string[]) {
  return { title, lines }
}

function usesOfTarget(target: string, compiled: CompiledAll): UsesIn | undefined {
  const { contract } = agreements
  if (contract[target]) return on => usesOfOperation(on, target)
  const { screens, popups } = compiled.world
  if (screens.has(target) || popups.has(target))
    return on => [
      ...(screens.has(target) ? usesOfDefinition(on, 'screen', target) : []),
      ...(popups.has(target) ? usesOfDefinition(on, 'popup', target) : []),
    ]
  const [root = '', ...members] = target.split('.')
  const [value] = members
  const codes = agreements.codes[root]?.values
  if (codes && (value === undefined || codes.some(one => one.value === value)))
    return on => usesOfCodes(on, root, value)
  const operation = contract[root]
  const all = operation ? fieldsOfOperation(operation) : Object.values(contract).flatMap(fieldsOfOperation)
  const name = operation ? members.at(-1) : root
  if (operation || members.length === 0) {
    const wanted = new Set(all.filter(fact => fact.name === name))
    return wanted.size > 0 ? on => usesOfFields(on, wanted) : undefined
  }
  const isRoot = [...compiled.compiled.values()].some(on => factsBehind(on, root, members).size > 0)
  return isRoot ? on => usesOfFields(on, factsBehind(on, root, members)) : undefined
}

/** What the contract says of `header.currency`, in each expression of the definition that knows it; forms show the same field. */
function factsBehind({ notes }: Compiling, root: string, members: readonly string[]): ReadonlySet<FieldFact> {
  const found = new Set<FieldFact>()
  for (const { scope } of notes.expressions.values()) {
    let type = scope[root]
    for (const [at, name] of members.entries()) {
      const object = type?.kind === 'list' ? type.item : type
      const fact = object?.kind === 'object' ? object.facts?.[name] : undefined
      if (fact && at === members.length - 1) found.add(fact)
      type = object?.kind === 'object' ? object.fields[name] : undefined
    }
  }
  return found
}

/** Each place by file and line, by what it belongs to on the page, and by what stands there. */
function linesOf(
  found: readonly { readonly on: Compiling; readonly uses: readonly Use[] }[],
  language: ProblemLanguage,
): string[] {
  return alignColumns(
    found.flatMap(({ uses }) =>
      uses.map(({ file, line, column, titles, word, expression }) => [
        `${file}:${line}:${column}`,
        titles.join(' > '),
        spokenWord(word)[language],
        expression,
      ]),
    ),
  )
}

/** Screens that do not name the operation themselves; what a popup calls is granted to each screen that opens it. */
function throughPopups(target: string, { screens, popups }: CompiledAll): string[] {
  if (!agreements.contract[target]) return []
  const callers = [...popups].filter(([, { plan }]) => plan.operations.includes(target)).map(([name]) => name)
  return alignColumns(
    [...screens.values()].flatMap(({ file, plan }) => {
      const opened = plan.popups.filter(name => callers.includes(name))
      return opened.length > 0 && plan.operations.includes(target) ? [[file, opened.join(', ')]] : []
    }),
  )
}

/** Definitions whose fields find their values by a popup because the contract says so; they do not name it. */
function byLookup(
  target: string,
  { screens, popups, world }: CompiledAll,
  direct: readonly { readonly on: Compiling }[],
): string[] {
  if (!world.popups.has(target)) return []
  const naming = new Set(direct.map(({ on }) => on.source.file))
  return [...screens.values(), ...popups.values()].flatMap(({ file, plan }) =>
    'popups' in plan && plan.popups.includes(target) && !naming.has(file) ? [file] : [],
  )
}

function unknownText(target: string): Said {
  const { contract } = agreements
  const [root = '', member] = target.split('.')
  const known = contract[root]
    ? fieldsOfOperation(contract[root]).map(({ name }) => name)
    : [...Object.keys(contract), ...Object.values(contract).flatMap(each => Object.keys(each.answer.fields))]
  const near = nearestNames(contract[root] && member !== undefined ? member : root, new Set(known))
  return impactTexts.unknown(target, near)
}
