import type { ContractFacts, FieldFact } from '../../codegen/contractFacts'
import authGroups from '../../schemas/codes/authGroups.json'
import codeGroups from '../../schemas/codes/codeGroups.json'
import type { MenuTrees } from '../../schemas/codes/menus'
import { periodTokens } from '../../schemas/shared/koreanTime'
import { monthPeriodTokens } from '../../schemas/shared/monthPeriods'
import { workflows } from '../../schemas/workflow/workflows'
import type { CompiledAll } from '../compile/compileAll'
import { menusFile } from '../compile/readDefinitions'
import { callersOf, spokenGroups } from '../languageServer/callers'
import { literalTexts } from '../languageServer/literalTexts'
import type { DefinedAt } from './definedAt'
import { fieldsOfOperation } from './operationFields'

/** Something that can be found by its name or by what it is called in Korean. */
export interface Named {
  readonly name: string
  readonly label: string
  /** Further names, for example the addresses of a menu. */
  readonly others?: readonly string[]
  /** What else tells it from others, for example the operations that have a field, or who may call it. */
  readonly more?: () => string
  readonly place: () => string
}

/** Groups that may call an operation from one of the screens: "33 구매담당자(중앙), …". */
const callersIn = (compiled: CompiledAll) => (operation: string) =>
  spokenGroups(callersOf(operation, compiled))

export function operationNames(contract: ContractFacts, compiled: CompiledAll, placeOf: DefinedAt): Named[] {
  return Object.values(contract).map(operation => ({
    name: operation.id,
    label: operation.summary,
    more: () => callersIn(compiled)(operation.id),
    place: () => placeOf.operation(operation),
  }))
}

/** A field of many operations is one entry, as long as it is called the same. */
export function fieldNames(contract: ContractFacts, placeOf: DefinedAt): Named[] {
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
    more: () => usedBy(operations),
    place: () => placeOf.field(fact),
  }))
}

function usedBy(operations: readonly string[]): string {
  const [first = '', second] = operations
  if (operations.length < 3) return [first, second].filter(each => each !== undefined).join(', ')
  return `${first}, ${second}, … (${operations.length})`
}

export function transitionNames(compiled: CompiledAll, placeOf: DefinedAt): Named[] {
  return Object.entries(workflows).flatMap(([name, { label, transitions }]) =>
    transitions.map(({ transition, label: does }) => ({
      name: transition,
      label: `${label} ${does}`,
      more: () => callersIn(compiled)(transition),
      place: () => placeOf.line(`schemas/workflow/${name}.json`, new RegExp(`"transition": "${transition}"`)),
    })),
  )
}

/** A workflow goes by the name that `document` says; behind it stand the states of a document that goes well, from the first. */
export function workflowNames(placeOf: DefinedAt): Named[] {
  return Object.entries(workflows).map(([name, { label, statusCode, initial, path }]) => {
    const texts = Object.entries(codeGroups).find(([group]) => group === statusCode)?.[1].values ?? []
    const states = [initial, ...path.filter(state => state !== initial)]
    const spoken = states.map(state =>
      spokenValue(texts.find(({ value }) => value === state) ?? { value: state, text: '' }),
    )
    return {
      ...{ name, label },
      more: () => `${statusCode}: ${spoken.map(state => state.trim()).join(' → ')}`,
      place: () => placeOf.line(`schemas/workflow/${name}.json`, /"initial"/),
    }
  })
}

/** Words with which a condition begins, computed from today. */
export function firstValueNames(placeOf: DefinedAt): Named[] {
  const words = [...new Set<string>([...periodTokens, ...monthPeriodTokens, 'thisHalf'])]
  return words.map(name => ({
    name,
    label: literalTexts[name]?.ko ?? name,
    others: ['initial'],
    place: () => placeOf.line('schemas/screen/filterFieldDefinition.ts', /initial\?:/),
  }))
}

/** A value stands with its group, which is how a definition speaks of it. */
export function codeNames(placeOf: DefinedAt): Named[] {
  const file = 'schemas/codes/codeGroups.json'
  return Object.entries(codeGroups).flatMap(([group, { name, values }]) => {
    const place = () => placeOf.line(file, new RegExp(`^ {2}"${group}"`))
    return [
      { name: group, label: name, more: () => values.map(spokenValue).join(', '), place },
      ...values.map(({ value, text }) => ({
        ...{ name: value, label: text, others: [`${group} ${text}`] },
        more: () => `${group} ${name}`,
        place,
      })),
    ]
  })
}

const spokenValue = ({ value, text }: { readonly value: string; readonly text: string }) => `${value} ${text}`

export function groupNames(placeOf: DefinedAt): Named[] {
  return Object.entries(authGroups).map(([id, { name }]) => ({
    name: id,
    label: name,
    place: () => placeOf.line('schemas/codes/authGroups.json', new RegExp(`^ {2}"${id}"`)),
  }))
}

/** Headings and the menus below them, with where they stand and what they open. */
export function menuNames(menus: MenuTrees, placeOf: DefinedAt): Named[] {
  const named = (pgmId: string, label: string, above: readonly string[], paths: readonly string[] = []) => ({
    ...{ name: pgmId, label, others: paths },
    more: () => [...paths.slice(0, 1), [...above, label].join(' > ')].join('  '),
    place: () => placeOf.line(menusFile, new RegExp(`"pgmId": "${pgmId}"`)),
  })
  return Object.values(menus).flatMap(tree =>
    tree.flatMap(first => [
      named(first.pgmId, first.pgmName, []),
      ...first.childs.flatMap(({ pgmId, pgmName, childs }) => [
        named(pgmId, pgmName, [first.pgmName]),
        ...childs.map(leaf =>
          named(leaf.pgmId, leaf.pgmName, [first.pgmName, pgmName], [leaf.sspUrl, ...leaf.sspSubUrls]),
        ),
      ]),
    ]),
  )
}

export function definitionNames({ screens, popups }: CompiledAll, placeOf: DefinedAt) {
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
