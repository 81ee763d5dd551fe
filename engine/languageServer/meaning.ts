import type { FieldFact } from '../../codegen/contractFacts'
import type { LanguageProperty, TextMeaning } from '../../codegen/languageModel'
import type { NameUse } from '../expression/expressionNames'
import type { ValueType } from '../expression/valueType'
import { type KnownNames, type NamedThing, namesIn } from '../scope/notes'

export type DefinedThing =
  | 'operation'
  | 'popup'
  | 'screen'
  | 'workflow'
  | 'transition'
  | 'samples'
  | 'grid'
  | 'part'
  | 'hook'

/** What a name in a definition stands for. */
export type Meaning =
  | { readonly means: 'field'; readonly fact: FieldFact; readonly thing: NamedThing }
  | { readonly means: DefinedThing; readonly name: string }
  /** What a popup is handed or an address holds; `of` is "popup <id>" or "screen <id>". */
  | { readonly means: 'parameter'; readonly of: string; readonly name: string }
  | { readonly means: 'code'; readonly group: string; readonly value: string }
  | { readonly means: 'root'; readonly name: string; readonly type: ValueType | undefined }
  | { readonly means: 'function'; readonly name: string }
  | { readonly means: 'word'; readonly property: LanguageProperty }
  | { readonly means: 'literal'; readonly name: string }

/** A meaning with its characters in the file, quotes left out. */
export interface Meant {
  readonly meaning: Meaning
  readonly name: string
  readonly start: number
  readonly end: number
  /** It is named here, and only referred to elsewhere. */
  readonly isNaming?: boolean
}

export function meaningOfText(meaning: TextMeaning, name: string): Meaning | undefined {
  switch (meaning) {
    case 'OperationName':
    case 'RowsOperationName':
    case 'LoadOperationName':
      return { means: 'operation', name }
    case 'PopupName':
      return { means: 'popup', name }
    case 'ScreenName':
      return { means: 'screen', name }
    case 'WorkflowName':
      return { means: 'workflow', name }
    case 'TransitionName':
      return { means: 'transition', name }
    case 'SamplesName':
      return { means: 'samples', name }
    case 'OwnerName':
      return { means: 'code', group: 'OWNER_DOC', value: name }
    default:
      return undefined
  }
}

/** What one of the names that the compiler knew at a place stands for. */
export function meaningOfKnown(known: KnownNames, name: string): Meaning | undefined {
  const { thing, code, receiver } = known
  const names = namesIn(known)
  if (!Object.hasOwn(names, name)) return undefined
  const fact = names[name]
  if (receiver && !fact) return { means: 'parameter', of: receiverName(receiver), name }
  if (fact) return { means: 'field', fact, thing }
  if (thing === 'value')
    return code === undefined ? { means: 'literal', name } : { means: 'code', group: code, value: name }
  if (
    thing === 'operation' ||
    thing === 'grid' ||
    thing === 'part' ||
    thing === 'transition' ||
    thing === 'hook'
  )
    return { means: thing, name }
  return { means: 'literal', name }
}

function receiverName(receiver: NonNullable<KnownNames['receiver']>): string {
  return 'popup' in receiver ? `popup ${receiver.popup}` : `screen ${receiver.screen}`
}

/** What a name in an expression stands for; `owner` is the definition that has the parameters. */
export function meaningOfUse(use: NameUse, owner: string): Meaning | undefined {
  switch (use.use) {
    case 'root':
    case 'local':
      return { means: 'root', name: use.name, type: use.type }
    case 'function':
      return { means: 'function', name: use.name }
    case 'text':
      return { means: 'code', group: use.code, value: use.name }
    case 'field': {
      const fact = use.owner.facts?.[use.name]
      if (fact) return { means: 'field', fact, thing: 'field' }
      return use.root === 'params' && Object.hasOwn(use.owner.fields, use.name)
        ? { means: 'parameter', of: owner, name: use.name }
        : undefined
    }
  }
}
