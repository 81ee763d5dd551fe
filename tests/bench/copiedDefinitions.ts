import {
  type DefinitionFile,
  type DefinitionFiles,
  readDefinitions,
} from '../../engine/compile/readDefinitions'

/**
 * As many screens as wanted, the project's own and copies of them with other ids and paths, beside its popups. Never fewer than
 * its own, which name each other.
 */
export function copiedDefinitions(root: string, count: number): DefinitionFiles {
  // Copies have no menus.
  const { definitions, hooks, strays = [], samples = new Map() } = readDefinitions(root)
  const screens = definitions.filter(({ kind }) => kind === 'screen')
  const copies = Array.from({ length: Math.max(0, count - screens.length) }, (_, index): DefinitionFile => {
    const original = screens[index % screens.length]
    if (!original) throw new Error('There is no screen to copy.')
    const id = original.file.slice(original.file.lastIndexOf('/') + 1).replace('.screen.json', '')
    const text = original.text
      .replace(`"screen": "${id}"`, `"screen": "${id}${index}"`)
      .replace(/"path": "[^"]*"/, `"path": "/${id}${index}"`)
      .replace(/,\s*"aliases": \[[^\]]*\]/, '')
    return { file: original.file.replace(id, `${id}${index}`), kind: 'screen', text }
  })
  const popups = definitions.filter(({ kind }) => kind !== 'screen')
  return { hooks, strays, samples, definitions: [...screens, ...popups, ...copies] }
}
