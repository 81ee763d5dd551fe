import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { committedFiles } from './committedFiles'
import type { CompiledAll } from './compileAll'
import { languageFiles } from './languageFiles'
import type { DefinitionFiles } from './readDefinitions'
import { isSpoken, textsIn } from './spokenTexts'

/**
 * The committed files that no longer say what codegen would make of the definitions. Of the catalogues of languages those are named
 * that lack a text of a definition: what else stands in them is known only to codegen, which reads all the code.
 */
export function staleFiles(
  root: string,
  files: DefinitionFiles,
  compiled: Pick<CompiledAll, 'screens' | 'popups'>,
): readonly string[] {
  const isOld = ([file, text]: readonly [string, string]) => {
    const path = join(root, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  }
  const old = Object.entries(committedFiles(files, compiled)).filter(isOld)
  return [...old.map(([file]) => file), ...lackingCatalogues(root, compiled)]
}

function lackingCatalogues(
  root: string,
  { screens, popups }: Pick<CompiledAll, 'screens' | 'popups'>,
): string[] {
  const plans = [...screens.values(), ...popups.values()].map(({ plan }) => plan)
  const texts = [...textsIn(plans)].filter(isSpoken)
  const catalogues = languageFiles(root)
  return catalogues
    .filter(({ room, language }) => {
      if (room !== 'screens') return false
      const own = catalogues.filter(each => each.language === language).map(({ catalogue }) => catalogue)
      return texts.some(text => !own.some(catalogue => Object.hasOwn(catalogue, text)))
    })
    .map(({ path }) => path)
}
