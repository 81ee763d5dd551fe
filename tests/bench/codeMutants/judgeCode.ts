import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { BaseSequencer, startVitest, type TestSpecification } from 'vitest/node'
import { projectPaths } from '../../guards/projectFiles'
import { type MutantSet, matching } from './mutantSets'
import { type CodeMutant, mutateSource } from './mutateSource'

export interface JudgedFile {
  readonly filepath: string
  /** Mutants that the file reaches and that stood before it. */
  readonly covered: readonly string[]
  readonly found: readonly string[]
  /** Those that were reached while they were on; the others run once, while the server starts. */
  readonly seen: readonly string[]
  /** It fails without a mutant. */
  readonly isBroken: boolean
  /** It fails without a mutant after those that it found. */
  readonly isSpoiled: boolean
  readonly seconds: number
}

declare module 'vitest' {
  export interface ProvidedContext {
    mutantTask: {
      readonly drawn: readonly string[]
      /** Test files for which many mutants are switched on together. */
      readonly wideFiles: readonly string[]
      /** Gets a line for each test file. */
      readonly resultFile: string
    }
  }
}

/** All mutants of the set's code. */
export function codeMutants({ code }: MutantSet): readonly CodeMutant[] {
  return matching(projectPaths(), code).flatMap(
    file => mutateSource(file, readFileSync(file, 'utf8'), new Set()).mutants,
  )
}

/** Runs those tests of the set whose path has `part`. The mutants exist in what Vite hands to them; no file is changed. */
export async function judgeCode(
  set: MutantSet,
  drawn: readonly CodeMutant[],
  part: RegExp,
): Promise<readonly JudgedFile[]> {
  const top = process.cwd()
  const paths = projectPaths().filter(path => part.test(path))
  const [own = [], wide = []] = [set.own, set.wide].map(names =>
    matching(paths, names).map(path => join(top, path)),
  )
  const tests = [...own, ...wide]
  const folder = mkdtempSync(join(tmpdir(), 'gpms-mutants-'))
  const mutantTask = {
    drawn: drawn.map(({ id }) => id),
    wideFiles: wide,
    resultFile: join(folder, 'judged.jsonl'),
  }
  const runner = join(import.meta.dirname, 'mutantRunner.ts')
  const vitest = await startVitest(
    'test',
    [],
    {
      ...{ config: false, root: top, watch: false, reporters: [{}], update: false },
      ...{ include: tests, isolate: false, maxWorkers: 1, pool: 'forks', runner, provide: { mutantTask } },
      ...{ testTimeout: 60_000, hookTimeout: 180_000, dangerouslyIgnoreUnhandledErrors: true },
      ...{ globalSetup: ['tests/server/globalSetup.ts'], sequence: { sequencer: inOrder(tests) } },
    },
    { plugins: [mutating(top, drawn)] },
  )
  await vitest.close()
  const judged = readFileSync(mutantTask.resultFile, 'utf8').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  return judged.map(line => JSON.parse(line))
}

function mutating(top: string, drawn: readonly CodeMutant[]): Plugin {
  const files = new Set(drawn.map(({ file }) => file))
  const chosen = new Set(drawn.map(({ id }) => id))
  return {
    name: 'gpms-code-mutants',
    enforce: 'pre',
    transform(source, id) {
      const file = relative(top, id)
      return files.has(file) ? { code: mutateSource(file, source, chosen).text, map: null } : undefined
    },
  }
}

function inOrder(tests: readonly string[]) {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      return files.sort((a, b) => tests.indexOf(a.moduleId) - tests.indexOf(b.moduleId))
    }
  }
}
