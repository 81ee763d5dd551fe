import { readDefinitions } from '../../engine/compile/readDefinitions'
import { compileChanged } from './compileChanged'

/** Every definition of the product as its plan. */
export const compiledScreens = compileChanged(readDefinitions(process.cwd()))
