import type { RoomHost } from '../contract/roomHost'
import { readsField } from '../expression/readsField'
import type { FormFieldPlan } from '../plan/formPlan'
import { isEmptyValue, type Row } from '../runtime/row'
import { askCheck } from './askCheck'

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
      if (!names.includes(field.field) && !asksOf(field, names)) continue
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
    if (!field.checkBy) return
    const problem = await askCheck(field.checkBy, host)
    // A late answer to an earlier value is about a text that no longer stands there.
    if (asked.get(field.field) !== question) return
    question.problem = problem
    onAnswer(field.field)
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

/** Whether the question is about one of these fields as well. */
function asksOf({ checkBy }: FormFieldPlan, names: readonly string[]): boolean {
  return Object.values(checkBy?.with ?? {}).some(value => readsField(value, 'header', names))
}
