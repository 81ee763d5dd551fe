import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateContract } from '../../codegen/generateContract'
import { ContractMistake, readContract } from '../../codegen/readContract'
import { readLanguage } from '../../codegen/readLanguage'
import { unexplainedWords } from '../../codegen/unexplainedWords'
import { writeLanguage } from '../../codegen/writeLanguage'
import { printProblems } from '../problem/printProblem'
import type { Problem } from '../problem/problem'

/*
 * npm run codegen              writes everything that is generated
 * npm run codegen -- --check   writes nothing; prints CODEGEN_STALE for each file that would change, and ends with 1
 *
 *   1. schemas/openapi, schemas/screen ──▶ codegen/generated: types, operations, routes, contract facts, language
 *   2. screens/**, with the facts just written ──▶ codegen/generated/screens.ts, screenFrames.ts, schemas/*.schema.json
 *
 * The second pass is loaded after the first has written, since it imports what the first writes.
 */
type GeneratedFiles = Readonly<Record<string, string>>

function contractFiles(root: string): GeneratedFiles {
  const contract = generateContract(readContract(join(root, 'schemas/openapi')))
  const all = { ...contract, 'language.ts': writeLanguage(readLanguage(join(root, 'schemas/screen'))) }
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`codegen/generated/${name}`, text]))
}

function isStale(root: string, file: string, text: string): boolean {
  const path = join(root, file)
  return !existsSync(path) || readFileSync(path, 'utf8') !== text
}

function staleProblem(file: string): Problem {
  return {
    file,
    line: 0,
    column: 0,
    code: 'CODEGEN_STALE',
    what: 'What this file is generated from has changed since it was written.',
    mend: 'run npm run codegen and commit the result.',
  }
}

/** The manual is for people who read Korean: a word without a sentence is as good as missing. */
function unexplainedProblems(root: string): Problem[] {
  return unexplainedWords(readLanguage(join(root, 'schemas/screen'))).map(what => ({
    file: 'schemas/screen',
    line: 0,
    column: 0,
    code: 'WORD_UNEXPLAINED',
    what,
    mend: 'say it in the doc comment and run npm run codegen.',
  }))
}

function write(root: string, files: GeneratedFiles): number {
  const stale = Object.entries(files).filter(([file, text]) => isStale(root, file, text))
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return stale.length
}

function staleFiles(root: string, files: GeneratedFiles): Problem[] {
  return Object.entries(files)
    .filter(([file, text]) => isStale(root, file, text))
    .map(([file]) => staleProblem(file))
}

async function run(root: string, isCheck: boolean): Promise<void> {
  const first = contractFiles(root)
  const stale = isCheck ? [...staleFiles(root, first), ...unexplainedProblems(root)] : []
  let written = isCheck ? 0 : write(root, first)
  // With a stale first pass the second cannot be judged.
  if (stale.length === 0) {
    const { generateScreens } = await import('./generateScreens')
    const second = generateScreens(root)
    if (second.problems.length > 0) {
      console.error(printProblems(second.problems))
      process.exitCode = 1
    } else if (isCheck) stale.push(...staleFiles(root, second.files))
    else {
      written += write(root, second.files)
      for (const sentence of second.waiting) console.log(sentence)
    }
  }
  if (stale.length > 0) {
    console.error(printProblems(stale))
    process.exitCode = 1
  } else if (process.exitCode !== 1)
    console.log(isCheck ? 'Generated files are fresh.' : `${written} generated files changed.`)
}

try {
  await run(process.cwd(), process.argv.includes('--check'))
} catch (error) {
  if (!(error instanceof ContractMistake)) throw error
  console.error(error.message)
  process.exitCode = 1
}
