import { type RefObject, useEffect } from 'react'

/** Leads to the first field that something is wrong with, whenever it is said again. */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>, problems: object): void {
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, problems])
}
