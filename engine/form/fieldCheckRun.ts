import { isSilent, toFailure } from '../runtime/failure'
import type { RoomHost } from '../runtime/roomHost'
import { isEmptyValue, type Row } from '../runtime/row'
import type { FormFieldPlan } from './formPlan'

/** Checks that ask the server (`checkBy`). The newest question of a field is the one that counts. */
export interface FieldChecks {
  /** Asks about changed fields once nobody has typed for a while; what was known about their old values is forgotten. */
  changed(names: readonly string[]): void
  /** Korean; what the server has against the value that stands in the field. */
  problemOf(field: string): string | undefined
  /** Asks what waits to be asked and returns when all answers are there. */
  settle(): Promise<void>
  /** Another document: nothing is known about its values and nothing is asked about old ones. */
  forget(): void
}

interface FieldChecksOptions {
  readonly header: () => Row
  /** Whether the value is worth asking about: one that is wrong by itself is not. */
  readonly isSound: (field: FormFieldPlan) => boolean
  /** Something has become known about a field. */
  readonly onAnswer: (field: string) => void
}

/** Assumed: a pause after which somebody is thought to have finished typing. */
const pauseMilliseconds = 400

interface Asked {
  readonly value: unknown
  waiting: ReturnType<typeof setTimeout> | undefined
  pending: Promise<void> | undefined
  problem: string | undefined
}

export function createFieldChecks(
  fields: readonly FormFieldPlan[],
  host: RoomHost,
  { header, isSound, onAnswer }: FieldChecksOptions,
): FieldChecks {
  const checked = fields.filter(field => field.checkBy !== undefined)
  const asked = new Map<string, Asked>()

  function changed(names: readonly string[]): void {
    for (const field of checked) {
      if (!names.includes(field.field)) continue
      drop(field.field)
      const value = header()[field.field]
      if (isEmptyValue(value) || !isSound(field)) continue
      const question: Asked = { value, waiting: undefined, pending: undefined, problem: undefined }
      question.waiting = setTimeout(() => void ask(field, question), pauseMilliseconds)
      asked.set(field.field, question)
    }
  }

  function drop(name: string): void {
    clearTimeout(asked.get(name)?.waiting)
    asked.delete(name)
  }

  function ask(field: FormFieldPlan, question: Asked): Promise<void> {
    clearTimeout(question.waiting)
    question.waiting = undefined
    question.pending ??= answer(field, question)
    return question.pending
  }

  async function answer(field: FormFieldPlan, question: Asked): Promise<void> {
    const { checkBy } = field
    if (!checkBy) return
    const isWrong = await refuses(checkBy)
    // A late answer to an earlier value is about a text that no longer stands there.
    if (asked.get(field.field) !== question) return
    question.problem = isWrong ? checkBy.message : undefined
    onAnswer(field.field)
  }

  async function refuses(checkBy: NonNullable<FormFieldPlan['checkBy']>): Promise<boolean> {
    try {
      const known = await host.services.call.byName(checkBy.operation, host.evaluateAll(checkBy.with))
      return checkBy.refuseWhen !== undefined && host.holds(checkBy.refuseWhen, { answer: known })
    } catch (error) {
      const failure = toFailure(error)
      // A server that cannot be asked now judges when the document is saved.
      return !isSilent(failure) && failure.kind === 'refused' && checkBy.refuseWhen === undefined
    }
  }

  return {
    changed,
    problemOf: name => {
      const question = asked.get(name)
      return question && question.value === header()[name] ? question.problem : undefined
    },
    settle: async () => {
      const questions = checked.flatMap(field => {
        const question = asked.get(field.field)
        return question ? [ask(field, question)] : []
      })
      await Promise.all(questions)
    },
    forget: () => {
      for (const field of checked) drop(field.field)
    },
  }
}
