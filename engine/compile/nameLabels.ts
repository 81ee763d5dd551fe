import { findTransition } from '../../schemas/workflow/workflow'
import type { CodeText } from '../expression/codeUse'
import { isObject } from '../scope/readJson'
import type { World } from '../scope/world'
import type { NamedMeaning } from './knownNames'
import { nameOf, type ReadFile } from './readFile'

type Codes = Readonly<Record<string, { readonly values: readonly CodeText[] }>>

/** What people call a name that definitions refer to. Asked for only where a name is wrong. */
export type NameLabels = (meaning: NamedMeaning, name: string) => string | undefined

export function nameLabels(
  files: readonly ReadFile[],
  { contract, workflows, codes }: Pick<World, 'contract' | 'workflows'> & { readonly codes: Codes },
): NameLabels {
  const title = (kind: 'screen' | 'popup', name: string) => {
    const named = files.find(({ file, id }) => file.kind === kind && (id === name || nameOf(file) === name))
    const value = named?.value ?? null
    const written = isObject(value) ? value.title : undefined
    return typeof written === 'string' ? written : undefined
  }
  return (meaning, name) => {
    switch (meaning) {
      case 'OperationName':
      case 'RowsOperationName':
      case 'LoadOperationName':
        return contract[name]?.summary
      case 'ScreenName':
        return title('screen', name)
      case 'PopupName':
        return title('popup', name)
      case 'WorkflowName':
        return workflows[name]?.label
      case 'TransitionName':
        return Object.values(workflows)
          .map(workflow => findTransition(workflow, name))
          .find(transition => transition !== undefined)?.label
      case 'OwnerName':
        return codes.OWNER_DOC?.values.find(({ value }) => value === name)?.text
      case 'SamplesName':
        return undefined
    }
  }
}
