import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTransition } from '../../schemas/workflow/workflow'
import type { DefinitionFile } from '../compile/readDefinitions'
import type { ContractPlaces, FileOffset } from './contractPlaces'
import type { Meaning } from './meaning'
import { meaningsIn } from './meanings'
import { isSameMeaning } from './sameMeaning'
import type { Workspace } from './workspace'

/** Where what a name stands for is said: in the contract, a workflow, a definition, or in this very file. */
export function definitionOf(
  meaning: Meaning,
  workspace: Workspace,
  definition: DefinitionFile,
  places: ContractPlaces,
): FileOffset | undefined {
  const { contract, workflows, screens, popups } = workspace.recent.world
  switch (meaning.means) {
    case 'operation': {
      const operation = contract[meaning.name]
      return operation && places.operation(operation)
    }
    case 'field':
      return places.field(contract, meaning.fact)
    case 'transition': {
      const [name] = Object.entries(workflows).find(([, one]) => findTransition(one, meaning.name)) ?? []
      return name === undefined ? undefined : found(workspace, workflowFile(name), `"${meaning.name}"`)
    }
    case 'workflow':
      return found(workspace, workflowFile(meaning.name), '{')
    case 'popup':
    case 'screen': {
      const cards: ReadonlyMap<string, { readonly file: string }> =
        meaning.means === 'popup' ? popups : screens
      const file = cards.get(meaning.name)?.file
      return file === undefined ? undefined : found(workspace, file, `"${meaning.name}"`)
    }
    case 'code':
      return codePlace(workspace, meaning.group, meaning.value)
    case 'samples':
      return found(workspace, siblingOf(definition, `${meaning.name}.samples.json`), '{')
    case 'hook':
      return found(workspace, siblingOf(definition, hooksName(definition)), meaning.name)
    case 'grid':
      return naming(workspace, definition, meaning)
    case 'parameter': {
      const owner = workspace.definitions.find(one => `/${one.file}`.endsWith(`/${fileName(meaning.of)}`))
      return owner && naming(workspace, owner, meaning)
    }
    default:
      return undefined
  }
}

const workflowFile = (name: string) => `schemas/workflow/${name}.json`

/** "popup dept" stands in dept.popup.json. */
function fileName(owner: string): string {
  const [kind, id] = owner.split(' ')
  return `${id}.${kind}.json`
}

function siblingOf({ file }: DefinitionFile, name: string): string {
  return `${file.slice(0, file.lastIndexOf('/') + 1)}${name}`
}

function hooksName({ file }: DefinitionFile): string {
  return file.slice(file.lastIndexOf('/') + 1).replace('.screen.json', '.hooks.ts')
}

function naming(workspace: Workspace, definition: DefinitionFile, meaning: Meaning): FileOffset | undefined {
  const named = meaningsIn(definition, workspace.look(definition)).find(
    one => one.isNaming && isSameMeaning(one.meaning, meaning),
  )
  return named && { file: definition.file, text: definition.text, offset: named.start }
}

function codePlace(workspace: Workspace, group: string, value: string): FileOffset | undefined {
  const place = found(workspace, 'schemas/codes/codeGroups.json', `"${group}":`)
  if (!place) return undefined
  const at = place.text.indexOf(`"value": "${value}"`, place.offset)
  return { ...place, offset: at < 0 ? place.offset : at }
}

/** The first place where a file holds a text; the editor's text of a definition, else the saved one. */
function found(workspace: Workspace, file: string, wanted: string): FileOffset | undefined {
  const open = workspace.definitions.find(one => one.file === file)?.text
  const path = join(workspace.root, file)
  if (open === undefined && !existsSync(path)) return undefined
  const text = open ?? readFileSync(path, 'utf8')
  return { file, text, offset: Math.max(0, text.indexOf(wanted)) }
}
