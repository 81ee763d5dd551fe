import { seededNumbers } from '../schemas/shared/seededNumbers'
import { codeMutants, judgeCode } from './codeMutants/judgeCode'
import { mutantSets } from './codeMutants/mutantSets'

/*
 * npm run bench:codeMutants -- money             breaks the code of a set in 200 places and counts what its tests find
 * npm run bench:codeMutants -- permissions 150 7 another set, count and seed; the sets stand in codeMutants/mutantSets.ts
 * npm run bench:codeMutants -- money 200 7 'slip|month'  the same mutants before those tests alone whose paths have the pattern
 */
const [name = '', count = '200', seed = '20261130', part = ''] = process.argv.slice(2)
const set = mutantSets[name]
if (!set) throw new Error(`Name a set: ${Object.keys(mutantSets).join(', ')}.`)
const began = performance.now()
const all = codeMutants(set)
const draw = seededNumbers(Number(seed))
const left = [...all]
const drawn = Array.from({ length: Number(count) }, () => left.splice(draw(left.length), 1)).flat()
const judged = await judgeCode(set, drawn, new RegExp(part))

const found = new Set(judged.flatMap(file => file.found))
const covered = new Set(judged.flatMap(file => file.covered))
const seen = new Set(judged.flatMap(file => file.seen))
for (const file of judged) {
  const state = file.isBroken ? '  FAILS WITHOUT A MUTANT' : file.isSpoiled ? '  SPOILED BY A MUTANT' : ''
  console.log(
    `${`${file.found.length}/${file.covered.length}`.padStart(8)} ${file.seconds} s  ${file.filepath}${state}`,
  )
}
for (const { id, file, line, what } of drawn) {
  if (found.has(id)) continue
  const reach = seen.has(id) ? '' : covered.has(id) ? ' (runs at the start alone)' : ' (not reached)'
  console.log(`${file}:${line} ${what}${reach}`)
}
const share = ((found.size / drawn.length) * 100).toFixed(1)
console.log(`${all.length} mutants; ${found.size} of ${drawn.length} drawn are found: ${share} %.`)
console.log(`${((performance.now() - began) / 1000).toFixed(0)} s, seed ${seed}.`)
