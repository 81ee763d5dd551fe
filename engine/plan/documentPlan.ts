import type { Workflow } from '../../schemas/workflow/workflow'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { QuestionPlan } from './questionPlan'

/** One record and its workflow. */
export interface DocumentPlan {
  readonly workflow: Workflow
  /** Absent where the chosen row itself is the document. */
  readonly load?: string
  /** The document is the chosen row of a grid; `with` tells which one, from `chosen`. */
  readonly of?: { readonly grid: string; readonly with: Readonly<Record<string, ExpressionPlan>> }
  /** Path parameters of its operations beside the key. Absent where there are none. */
  readonly with?: Readonly<Record<string, ExpressionPlan>>
  /** Query parameters of the operation that loads it. */
  readonly loadWith?: Readonly<Record<string, ExpressionPlan>>
  /** Path parameter of the load operation and query parameter of the page, for example "prNo". */
  readonly key: string
  /** Neither loading nor saving names it: a supplier who names none sees his own. */
  readonly isOwn?: true
  /** Create and update operations, from the workflow: those whose body takes a header. A page that begins no document has no create. */
  readonly create: string
  readonly update: string
  /** Header fields that the save operations take. */
  readonly saved: readonly string[]
  /** Parts of the loaded answer besides the header, for example lines, files, approval, history. */
  readonly parts: readonly string[]
  /** It is only looked at while false. */
  readonly editWhen?: ExpressionPlan
  readonly initial: Readonly<Record<string, ExpressionPlan>>
  /** How questions name the document; absent in popups, whose entries nothing asks about. */
  readonly question?: QuestionPlan
  /** `load` answers the source by `param` where the document's own operation does not. */
  readonly copy?: { readonly param: string; readonly clear: readonly string[]; readonly load?: string }
}
