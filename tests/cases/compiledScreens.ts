import { agreements } from '../../engine/compile/agreements'
import { compileAll } from '../../engine/compile/compileAll'
import { readDefinitions } from '../../engine/compile/readDefinitions'

/** Every definition of the product as its plan. Nothing of it is shared with tests that compile mistakes. */
export const compiledScreens = compileAll(readDefinitions(process.cwd()), agreements)
