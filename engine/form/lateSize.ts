import type { FormFieldPlan } from '../plan/formPlan'

/**
 * The size at which a control is waited for whose code comes late, so that nothing below it jumps: formatted text is tall, and
 * every other control is a line of 28 pixels.
 */
export function lateSize(control: FormFieldPlan['control'], isEdited: boolean) {
  if (control !== 'editor') return { height: 28, rows: 1 }
  return isEdited ? { height: 280, rows: 4 } : { height: 120, rows: 3 }
}
