import type { ScreenDefinition } from '../../schemas/screen/screenDefinition'
import type { SampleAnswerPlan } from '../plan/samplePlan'
import { fileProblems } from '../problem/catalogue/fileProblems'
import type { ReadSamples } from '../sample/sampleCompile'
import type { Compiling } from '../scope/compiling'
import { fileOperations } from '../scope/fileOperations'

interface ServedScreen {
  readonly written: ScreenDefinition
  readonly on: Compiling
  /** Those of its popups included. */
  readonly operations: readonly string[]
}

/** Whether somebody answers what a screen calls: its samples, or a server that lets everybody in who may enter. */
export function checkServing(
  screen: ServedScreen,
  samples: ReadonlyMap<string, ReadSamples>,
): Readonly<Record<string, SampleAnswerPlan>> | undefined {
  const { written } = screen
  if (written.samples !== undefined) return sampleAnswers(screen, written.samples, samples)
  checkUnserved(screen)
  checkOpen(screen)
  return undefined
}

function sampleAnswers(
  { written, on, operations }: ServedScreen,
  name: string,
  samples: ReadonlyMap<string, ReadSamples>,
): Readonly<Record<string, SampleAnswerPlan>> {
  const read = samples.get(name)
  if (!read) return {}
  const missing = operations.filter(
    operation => !read.answers.has(operation) && !fileOperations.includes(operation),
  )
  if (missing.length > 0)
    on.source.report(
      on.source.valueAt(written, 'samples'),
      fileProblems.samplesMissing(name, missing, read.source.file),
    )
  const linked = operations.flatMap(operation => linkOf(read.answers.get(operation)) ?? [])
  return Object.fromEntries(
    [...new Set([...operations, ...linked])].flatMap(operation => {
      const answer = read.answers.get(operation)
      return answer ? [[operation, answer]] : []
    }),
  )
}

/** The operation whose rows an answer speaks of: its samples come along. */
function linkOf(answer: SampleAnswerPlan | undefined): string | undefined {
  if (answer?.answer === 'saved') return answer.into
  return answer?.answer === 'documentOf' ? answer.rowsOf : undefined
}

function checkUnserved({ written, on, operations }: ServedScreen): void {
  const unserved = operations.find(operation => on.world.contract[operation]?.access === 'samples')
  if (unserved === undefined) return
  on.source.report(on.source.valueAt(written, 'screen'), fileProblems.samplesUnsaid(unserved))
}

function checkOpen({ written, on, operations }: ServedScreen): void {
  const closed = operations.find(operation => on.world.contract[operation]?.access !== 'public')
  const mount = written.route.portals.find(one => typeof one !== 'string' && one.access === 'public')
  if (closed === undefined || mount === undefined || typeof mount === 'string') return
  on.source.report(on.source.valueAt(mount, 'access'), fileProblems.accessTooWide(closed))
}
