import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContractFacts, FieldFact, OperationFact } from '../../codegen/contractFacts'
import { ContractPlaces, type FileOffset } from '../languageServer/contractPlaces'

/** Says where something is declared, as `file:line`. */
export interface DefinedAt {
  readonly operation: (operation: OperationFact) => string
  readonly field: (fact: FieldFact) => string
  /** The first line that fits; the file alone where none does. */
  readonly line: (file: string, pattern: RegExp) => string
}

/** Reads each file once. */
export function definedAt(root: string, contract: ContractFacts): DefinedAt {
  const places = new ContractPlaces(root)
  const texts = new Map<string, readonly string[]>()
  const linesOf = (file: string) => {
    const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8').split('\n')
    texts.set(file, known)
    return known
  }
  return {
    operation: operation => printed(places.operation(operation)),
    field: fact => printed(places.field(contract, fact)),
    line: (file, pattern) => {
      const line = linesOf(file).findIndex(text => pattern.test(text))
      return line < 0 ? file : `${file}:${line + 1}`
    },
  }
}

function printed(place: FileOffset | undefined): string {
  if (!place) return ''
  return `${place.file}:${place.text.slice(0, place.offset).split('\n').length}`
}
