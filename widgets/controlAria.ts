import type { ControlProps } from '../engine/render/widgetContract'

/** What assistive technology learns about a control. The Field around it shows the problem. */
export function controlAria({ id, error, isRequired }: Pick<ControlProps, 'id' | 'error' | 'isRequired'>) {
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    'aria-required': isRequired || undefined,
  }
}
