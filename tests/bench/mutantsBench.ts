import { agreements } from '../../engine/compile/agreements'
import { readDefinitions } from '../../engine/compile/readDefinitions'
import { seededNumbers } from '../schemas/shared/seededNumbers'
import { judgeMutants } from './mutants/judgeMutants'
import { mutationReport } from './mutants/mutationReport'

/*
 * npm run bench:mutants             breaks the definitions of this project in 500 places and counts what the compiler tells
 * npm run bench:mutants -- 2000 7   another count, another seed
 */
const [count = 500, seed = 20_261_121] = process.argv.slice(2).map(Number)
const began = performance.now()
const score = judgeMutants(readDefinitions(process.cwd()), agreements, count, seededNumbers(seed))
const report = mutationReport(score)
console.log(`${report.text}\n${((performance.now() - began) / 1000).toFixed(1)} s, seed ${seed}.`)
if (!report.isMet) process.exitCode = 1
