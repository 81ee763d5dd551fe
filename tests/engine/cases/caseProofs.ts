import type { CaseKind, CaseOf, PlanCase } from '../../../engine/cases/planCase'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'

type CaseProof<Kind extends CaseKind> = (subject: CaseOf<Kind>, plan: ScreenPlan) => Promise<void>

/** What proves each kind of case on its screen, by what it expects. */
export type CaseProofs<Kinds extends CaseKind> = { readonly [Kind in Kinds]: CaseProof<Kind> }

/** The proof of a case; undefined where it is proved elsewhere. */
export function proofOf<Kinds extends CaseKind>(
  proofs: CaseProofs<Kinds>,
  subject: PlanCase,
  plan: ScreenPlan,
): (() => Promise<void>) | undefined {
  // The proof that stands under the name of a case takes that case, which the compiler does not follow.
  const found = Object.entries(proofs).find(([name]) => name === subject.case)?.[1] as
    | ((subject: PlanCase, plan: ScreenPlan) => Promise<void>)
    | undefined
  return found && (() => found(subject, plan))
}
