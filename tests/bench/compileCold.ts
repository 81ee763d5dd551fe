import { agreements } from '../../engine/compile/agreements'
import { compileAll } from '../../engine/compile/compileAll'
import { copiedDefinitions } from './copiedDefinitions'

/* Checks 150 definitions once, as npm run screens does; who started the process measures it from start to end. */
const { problems } = compileAll(copiedDefinitions(process.cwd(), 150), agreements)
if (problems.length > 0)
  throw new Error(`The bench has ${problems.length} problems: ${problems[0]?.file} ${problems[0]?.what.en}`)
