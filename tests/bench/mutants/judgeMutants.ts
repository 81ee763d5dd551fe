import { type Agreements, compileAll } from '../../../engine/compile/compileAll'
import { CompileMemory } from '../../../engine/compile/compileMemory'
import type { DefinitionFiles } from '../../../engine/compile/readDefinitions'
import { printProblems } from '../../../engine/problem/printProblem'
import type { Problem } from '../../../engine/problem/problem'
import { copiedMutants } from './copiedMutants'
import { documentMutants } from './documentMutants'
import { entryMutants } from './entryMutants'
import { expressionMutants } from './expressionMutants'
import { figureMutants } from './figureMutants'
import { filterMutants } from './filterMutants'
import { harmlessVariants } from './harmless'
import { heldOutMutants } from './heldOutMutants'
import { kindMutants } from './kindMutants'
import { meaningMutants } from './meaningMutants'
import { meantMutants } from './meantMutants'
import { menuMutants } from './menuMutants'
import type { Mutant } from './mutant'
import { type Candidate, type Draw, mutantGround } from './mutantGround'
import { nameMutants } from './nameMutants'
import { reachMutants } from './reachMutants'
import { saidMutants } from './saidMutants'
import { senseMutants } from './senseMutants'
import { shownMutants } from './shownMutants'
import { silentMutants } from './silentMutants'
import { syntaxMutants } from './syntaxMutants'
import { twiceMutants } from './twiceMutants'
import { wordMutants } from './wordMutants'

export interface JudgedMutant {
  readonly mutant: Mutant
  /** found: at the right line. elsewhere: reported, but not there. silent: nobody reported it. crash: the compiler threw. */
  readonly verdict: 'found' | 'elsewhere' | 'silent' | 'crash'
  readonly problems: readonly Problem[]
  readonly crash?: string
}

export interface MutationScore {
  readonly judged: readonly JudgedMutant[]
  /** Mutants that say the same as before, not counted. */
  readonly equivalent: number
  /** What is reported about definitions that are right; must be empty. */
  readonly falseAlarms: string
}

/*
 * Breaks definitions in `count` ways, evenly over the kinds, and asks the compiler for each. A mutant is equivalent, and
 * not counted, when it reads as the same JSON value, or when nothing is reported and every plan is the same as before although
 * only the order or spacing of words changed. A mutant whose plan stays the same because the compiler overlooks the word
 * IS counted: an overlooked word must be reported to the author.
 */
export function judgeMutants(
  files: DefinitionFiles,
  agreements: Agreements,
  count: number,
  draw: Draw,
): MutationScore {
  const ground = mutantGround(files, agreements)
  const original = compileAll(files, agreements)
  const variants = harmlessVariants(ground, draw).map(
    definitions => compileAll({ ...files, definitions }, agreements).problems,
  )
  const candidates = [
    nameMutants,
    wordMutants,
    expressionMutants,
    twiceMutants,
    meaningMutants,
    reachMutants,
    syntaxMutants,
    heldOutMutants,
    entryMutants,
    documentMutants,
    filterMutants,
    figureMutants,
    kindMutants,
    menuMutants,
    senseMutants,
    silentMutants,
    saidMutants,
    copiedMutants,
    shownMutants,
    meantMutants,
  ].flatMap(mutators => mutators(ground))
  const drawn = drawEvenly(candidates, count, draw)
  const made = drawn.map(candidate => candidate.make(draw))
  const memory = new CompileMemory()
  const different = made.filter(mutant => !isSame(mutant, files))
  return {
    judged: different.map(mutant => judge(mutant, files, agreements, memory)),
    equivalent: made.length - different.length,
    falseAlarms: printProblems([original.problems, ...variants].flat(), 'en'),
  }
}

/** One of each kind in turn, so that kinds with many places do not drown the rare ones. */
function drawEvenly(candidates: readonly Candidate[], count: number, draw: Draw): Candidate[] {
  const kinds = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    const alike = kinds.get(candidate.kind)
    if (alike) alike.push(candidate)
    else kinds.set(candidate.kind, [candidate])
  }
  const drawn: Candidate[] = []
  while (drawn.length < count && kinds.size > 0) {
    for (const [kind, left] of kinds) {
      if (drawn.length >= count) break
      const [taken] = left.splice(draw(left.length), 1)
      if (taken) drawn.push(taken)
      if (left.length === 0) kinds.delete(kind)
    }
  }
  return drawn
}

function isSame(mutant: Mutant, { definitions, menus }: DefinitionFiles): boolean {
  if (mutant.menus && mutant.menus.text !== menus?.text) return false
  return mutant.files.every(changed => {
    const before = definitions.find(({ file }) => file === changed.file)
    return before !== undefined && normal(before.text) === normal(changed.text)
  })
}

function normal(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    // Text that is no JSON is the same only letter for letter.
    return text
  }
}

/** As a watching server does it: what did not change is remembered, which makes hundreds of runs bearable. */
function judge(
  mutant: Mutant,
  files: DefinitionFiles,
  agreements: Agreements,
  memory: CompileMemory,
): JudgedMutant {
  const changed = new Map(mutant.files.map(file => [file.file, file]))
  // In their order: in another one they are other files to the memory, and all are compiled.
  const known = new Set(files.definitions.map(({ file }) => file))
  const all = [
    ...files.definitions.map(one => changed.get(one.file) ?? one),
    ...mutant.files.filter(({ file }) => !known.has(file)),
  ]
  const definitions = all.filter(({ text }) => text !== '')
  const broken = { ...files, definitions, ...(mutant.menus ? { menus: mutant.menus } : {}) }
  try {
    const reported = compileAll(broken, agreements, memory)
    const problems = [...reported.problems, ...reported.warnings]
    const isThere = problems.some(problem =>
      mutant.places.some(({ file, line }) => file === problem.file && line === problem.line),
    )
    const verdict = isThere ? 'found' : problems.length > 0 ? 'elsewhere' : 'silent'
    return { mutant, verdict, problems }
  } catch (error) {
    return { mutant, verdict: 'crash', problems: [], crash: String(error) }
  }
}
