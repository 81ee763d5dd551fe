import { agreements } from '../../engine/compile/agreements'
import { compileAll } from '../../engine/compile/compileAll'
import { readDefinitions } from '../../engine/compile/readDefinitions'

/** Every definition of the product as its plan. */
export const compiledScreens = compileAll(readDefinitions(process.cwd()), agreements)
