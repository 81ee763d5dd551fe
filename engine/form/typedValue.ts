import type { FormFieldPlan } from '../plan/formPlan'

const wholeNumber = /^[+-]?\d{1,15}$/

/** What a typed text becomes in the header. What is no whole number yet stays a text, which its limits refuse. */
export function typedValue({ isWhole }: Pick<FormFieldPlan, 'isWhole'>, typed: string): unknown {
  if (typed === '') return undefined
  return isWhole && wholeNumber.test(typed) ? Number(typed) : typed
}
