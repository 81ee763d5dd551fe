import type { Workflow } from '../../schemas/workflow/workflow'
import type { FilesPlan } from '../plan/screenPlan'
import { callProblems } from '../problem/catalogue/callProblems'
import { formProblems } from '../problem/catalogue/formProblems'
import { codesOfDocuments } from '../scope/checkValues'
import type { Compiling } from '../scope/compiling'
import { fileOperations } from '../scope/fileOperations'
import type { Page } from '../scope/page'

/** Attached files as they are written: of a page, or of a popup. */
interface WrittenFiles {
  readonly title: string
  readonly field: string
  readonly owner: string
  readonly papers?: boolean
  readonly edit?: boolean
}

export function compileFiles({ on, document }: Page, written: WrittenFiles, id: string): FilesPlan {
  for (const operation of fileOperations) if (on.world.contract[operation]) on.operations.add(operation)
  // Of a document that no page saves the files are only shown.
  const isShown = written.edit === false
  const isSaved = !isShown && (document?.create !== undefined || document?.update !== undefined)
  const fields = (isSaved ? document?.savedHeader : document?.header) ?? {}
  on.notes.name(written, 'field', { thing: 'field', names: fields })
  if (document && !fields[written.field]) {
    const problem = formProblems.fileFieldUnsaved(written.field, Object.values(fields))
    on.source.report(on.source.valueAt(written, 'field'), problem)
  }
  if (!isShown) checkOwner(on, document?.workflow, written)
  return {
    block: 'files',
    id,
    title: written.title,
    field: written.field,
    owner: written.owner,
    ...(written.papers ? { isOfPapers: true } : {}),
    ...(isShown ? { isShown } : {}),
  }
}

/** Files belong to the kind of document that the page shows; a popup has no workflow of its own. */
function checkOwner(
  { source, world }: Compiling,
  workflow: Workflow | undefined,
  written: WrittenFiles,
): void {
  const isOfPage = workflow !== undefined && Object.values(world.workflows).includes(workflow)
  const fitting = isOfPage ? codesOfDocuments('OWNER_DOC', [workflow], world) : []
  if (!workflow || fitting.length === 0 || fitting.includes(written.owner)) return
  // A code that there is not has been told as such.
  if (!world.codeValues('OWNER_DOC')?.includes(written.owner)) return
  const problem = callProblems.documentMixed(written.owner, [workflow.label], fitting)
  source.report(source.valueAt(written, 'owner'), problem)
}
