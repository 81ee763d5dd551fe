import type { FilesPlan } from '../plan/screenPlan'
import { formProblems } from '../problem/catalogue/formProblems'
import { fileOperations } from '../scope/fileOperations'
import type { Page } from '../scope/page'

/** Attached files as they are written: of a page, or of a popup. */
interface WrittenFiles {
  readonly title: string
  readonly field: string
  readonly owner: string
}

export function compileFiles({ on, document }: Page, written: WrittenFiles, id: string): FilesPlan {
  for (const operation of fileOperations) if (on.world.contract[operation]) on.operations.add(operation)
  const known = Object.keys(document?.savedHeader ?? {})
  on.notes.name(written, 'field', { thing: 'field', names: document?.savedHeader ?? {} })
  if (document && !known.includes(written.field)) {
    on.source.report(on.source.valueAt(written, 'field'), formProblems.fileFieldUnsaved(written.field, known))
  }
  return { block: 'files', id, title: written.title, field: written.field, owner: written.owner }
}
