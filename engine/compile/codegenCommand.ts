import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateContract } from '../../codegen/generateContract'
import { uncommittedFiles } from '../../codegen/makeGenerated.mjs'
import { ContractMistake, readContract } from '../../codegen/readContract'
import { readLanguage } from '../../codegen/readLanguage'
import { unexplainedWords } from '../../codegen/unexplainedWords'
import { writeLanguage } from '../../codegen/writeLanguage'
import { codegenProblems } from '../problem/catalogue/codegenProblems'
import { codegenTexts } from '../problem/commandTexts/codegenTexts'
import { printProblems } from '../problem/printProblem'
import type { Problem } from '../problem/problem'
import { problemLanguage } from '../problem/problemLanguage'
import type { ProblemText } from '../problem/problemText'
import type { Said } from '../problem/said'

/*
 * npm run codegen              writes everything that is generated
 * npm run codegen -- --check   prints CODEGEN_STALE for each committed file that is stale, and ends with 1
 * … --make contract            writes what of the first pass is not committed; codegen/makeGenerated.mjs runs it when it is needed
 * … --make definitions         the same of the second pass, behind the first
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

const ofFile = (file: string, problem: ProblemText): Problem => ({ file, line: 0, column: 0, ...problem })

/** The manual is for people who read Korean: a word without a sentence is as good as missing. */
function unexplainedProblems(root: string): Problem[] {
  return unexplainedWords(readLanguage(join(root, 'schemas/screen'))).map(word =>
    ofFile('schemas/screen', codegenProblems.wordUnexplained(word)),
  )
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
    .map(([file]) => ofFile(file, codegenProblems.stale()))
}

const isCommitted = (file: string) => !uncommittedFiles.includes(file)

const only = (files: GeneratedFiles, isMeant: (file: string) => boolean): GeneratedFiles =>
  Object.fromEntries(Object.entries(files).filter(([file]) => isMeant(file)))

async function secondPass(root: string) {
  const { generateScreens } = await import('./generateScreens')
  return generateScreens(root)
}

async function writeAll(root: string): Promise<void> {
  const first = write(root, contractFiles(root))
  const { files, problems, waiting } = await secondPass(root)
  if (problems.length > 0) return refuse(problems)
  say(codegenTexts.changed(first + write(root, files)))
  waiting.forEach(say)
}

async function check(root: string): Promise<void> {
  const first = contractFiles(root)
  write(
    root,
    only(first, file => !isCommitted(file)),
  )
  const stale = [...staleFiles(root, only(first, isCommitted)), ...unexplainedProblems(root)]
  // With a stale first pass the second cannot be judged.
  if (stale.length > 0) return refuse(stale)
  const { files, problems } = await secondPass(root)
  const found = problems.length > 0 ? problems : staleFiles(root, only(files, isCommitted))
  if (found.length > 0) return refuse(found)
  say(codegenTexts.fresh)
}

/** A definition with a problem stops nothing here: the compiler reports it at its line afterwards. */
async function makeUncommitted(root: string, part: string | undefined): Promise<void> {
  const files = part === 'contract' ? contractFiles(root) : (await secondPass(root)).files
  write(
    root,
    only(files, file => !isCommitted(file)),
  )
}

function say(said: Said): void {
  console.log(said[problemLanguage()])
}

function refuse(problems: readonly Problem[]): void {
  console.error(printProblems(problems, problemLanguage()))
  process.exitCode = 1
}

try {
  const root = process.cwd()
  if (process.argv.includes('--check')) await check(root)
  else if (process.argv.includes('--make')) await makeUncommitted(root, process.argv.at(-1))
  else await writeAll(root)
} catch (error) {
  if (!(error instanceof ContractMistake)) throw error
  console.error(error.message)
  process.exitCode = 1
}
