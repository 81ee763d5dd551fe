import { basename } from 'node:path'
import { expect } from 'vitest'
import { agreements } from '../../engine/compile/agreements'
import { type CompiledAll, compileAll } from '../../engine/compile/compileAll'
import { CompileMemory } from '../../engine/compile/compileMemory'
import type { DefinitionFiles } from '../../engine/compile/readDefinitions'

/**
 * By the test and the names of the files. A definition more or less has all others compiled again, so that each set of names has one of
 * its own; and what one test compiles does not depend on which tests a worker ran before.
 */
const memories = new Map<string, CompileMemory>()
/** All plans of the project stay in each. */
const mostMemories = 4

/** The memory of this test for files of these names. */
export function memoryOf({ definitions, hooks, samples, menus }: DefinitionFiles): CompileMemory {
  const names = JSON.stringify([
    // A benchmark has no test.
    process.env.VITEST ? expect.getState().testPath : undefined,
    definitions.map(({ file }) => basename(file)),
    ...[[...hooks], [...(samples?.keys() ?? [])], menus?.text.length],
  ])
  const memory = memories.get(names) ?? new CompileMemory()
  // Used last, it stays longest.
  memories.delete(names)
  memories.set(names, memory)
  for (const oldest of [...memories.keys()].slice(0, -mostMemories)) memories.delete(oldest)
  return memory
}

/**
 * Compiles the definitions of the project or some of them, of which only those that differ from the last time. That this says the same as to
 * compile them all is held by tests/engine/compile/compileMemory.test.ts.
 */
export function compileChanged(files: DefinitionFiles): CompiledAll {
  return compileAll(files, agreements, memoryOf(files))
}
