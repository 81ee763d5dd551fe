import type { ControlProps } from '../engine/render/widgetContract'

/** What assistive technology is told about a control. The problem stands in the Field around it. */
export function controlAria({ id, error, isRequired }: Pick<ControlProps, 'id' | 'error' | 'isRequired'>) {
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    'aria-required': isRequired || undefined,
  }
}
