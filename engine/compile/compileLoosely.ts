import type { PopupDefinition } from '../../schemas/screen/popupDefinition'
import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import { compilePopup } from '../popup/popupCompile'
import { type Compiling, startCompiling } from '../scope/compiling'
import { readLoosely } from '../scope/readJson'
import { Source } from '../scope/source'
import type { World } from '../scope/world'
import { compileScreen } from './compileScreen'
import type { DefinitionFile } from './readDefinitions'
import { nameOf } from './readFile'
import { soundPart } from './soundPart'

/**
 * Compiles what is usable of one file while somebody types in it, so that an editor knows what may stand at each place. Its problems are
 * not those of the author; `compileAll` tells these.
 */
export function compileLoosely(file: DefinitionFile, world: World): Compiling {
  const source = new Source(file.file, file.text)
  const type = file.kind === 'screen' ? 'ScreenDefinition' : 'PopupDefinition'
  const sound = soundPart(readLoosely(source), { kind: 'reference', name: type }, source)
  const on = startCompiling(nameOf(file), source, world)
  // The language's own types say what the shape of the sound part is.
  if (sound === undefined) return on
  if (file.kind === 'screen') compileScreen(on, sound as unknown as ScreenDefinition)
  else compilePopup(on, sound as unknown as PopupDefinition)
  return on
}
