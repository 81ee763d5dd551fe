import type { SampleAnswerPlan } from '../plan/samplePlan'
import { nameUnknown } from '../problem/catalogue/nameProblems'
import { sampleProblems } from '../problem/catalogue/sampleProblems'
import { isObject, type JsonValue, readJson } from '../scope/readJson'
import { Source } from '../scope/source'
import type { World } from '../scope/world'
import { SampleLinking } from './sampleLinkCompile'
import { type JsonObject, SampleReading } from './sampleRowsCompile'

/** A file of samples: its problems, and how it answers each operation that it names. */
export interface ReadSamples {
  readonly source: Source
  readonly answers: ReadonlyMap<string, SampleAnswerPlan>
}

/** The object of the file: operation to sample rows, or to the one object that it answers; `note` is for the next author. */
export function readSamples(file: SamplesFile, world: Pick<World, 'contract' | 'codeValues'>): ReadSamples {
  const source = new Source(file.file, file.text)
  const written = readJson(source)
  const answers = new Map<string, SampleAnswerPlan>()
  if (written === undefined) return { source, answers }
  if (!isObject(written)) {
    source.report(0, sampleProblems.fileWrong())
    return { source, answers }
  }
  for (const [name, value] of Object.entries(written).filter(([word]) => word !== 'note')) {
    const operation = world.contract[name]
    if (!operation) reportUnknown(source, written, name, world)
    else {
      const plan = answerOf(new SampleReading(source, world, operation), written, value)
      if (plan) answers.set(name, plan)
    }
  }
  return { source, answers }
}

function reportUnknown(source: Source, written: object, name: string, { contract }: Pick<World, 'contract'>) {
  const known = Object.keys(contract)
  source.report(source.keyAt(written, name), nameUnknown('operation', name, known))
}

function answerOf(
  reading: SampleReading,
  written: JsonObject,
  value: JsonValue,
): SampleAnswerPlan | undefined {
  const { operation } = reading
  if (operation.isEffect) return new SampleLinking(reading, written).saved(value)
  const isLinked = operation.answer.kind === 'document' && !Array.isArray(value)
  return isLinked ? new SampleLinking(reading, written).documentOf(value) : reading.answer(written, value)
}

export interface SamplesFile {
  /** Path from the root of the project. */
  readonly file: string
  readonly text: string
}
