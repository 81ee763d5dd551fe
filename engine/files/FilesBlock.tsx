import type { FilesPlan } from '../plan/screenPlan'
import { useScreen } from '../render/screenContext'
import { FilesView } from './FilesView'

/** The files of the document of a page. */
export function FilesBlock({ plan }: { readonly plan: FilesPlan }) {
  const screen = useScreen()
  const { document: record } = screen
  if (!record) throw new Error(`Engine bug: files "${plan.id}" stand on a page without a document.`)
  return <FilesView room={screen.files(plan.id)} record={record} />
}
