import { documentWork } from '../core/documentDetail'
import type { ScreenCore } from '../core/screenCore'
import { searchScreen } from '../core/searchScreen'
import { hasUnsavedDocument } from '../document/documentWork'
import { type Row, textOf } from '../runtime/row'
import { sayMade } from '../way/leadTo'
import { goParams } from '../way/rowWay'
import { pageOf, type StepRun } from './stepPlace'

/**
 * Leads to another page. Where it shows a document that has just been made, this page takes up what came of it; where it is
 * the document of this page, it is shown as it stands now.
 */
export const runGo: StepRun<'go'> = ({ path, screen, with: parameters, made }, place, values) => {
  const { services } = place.host
  const params = goParams(parameters, place.host, values)
  const docNo = made && params[made.param]
  services.go.to(path, params)
  if (made && docNo) {
    sayMade(made.document, docNo, services)
    void refresh(pageOf(place).core)
  } else if (place.page && isShown(place.page.core, screen, params)) void refresh(place.page.core)
  return true
}

const isShown = ({ plan, rooms: { document } }: ScreenCore, screen: string, params: Row) =>
  plan.screen === screen &&
  document !== undefined &&
  textOf(params[document.plan.key]) !== '' &&
  params[document.plan.key] === textOf(document.get().header[document.plan.key])

/** The page stays open behind the one that was gone to; what somebody types there is left alone. */
async function refresh(core: ScreenCore): Promise<void> {
  const { document } = core.rooms
  const key = document ? textOf(document.get().header[document.plan.key]) : ''
  if (document && key !== '' && !hasUnsavedDocument(documentWork(core, document))) {
    const { reloadDocument } = await import('../document/saveRun')
    await reloadDocument(documentWork(core, document), key)
  }
  if (!document?.plan.of) await searchScreen(core, { isRefresh: true })
}
