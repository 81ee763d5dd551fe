import { type RefObject, useEffect, useState } from 'react'

/** Leads to the first field that something is wrong with, each time it is asked to: what is typed there stays undisturbed. */
export function useFirstProblem(form: RefObject<HTMLFormElement | null>): () => void {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, asked])
  return () => setAsked(times => times + 1)
}
