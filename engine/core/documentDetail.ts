import type { DocumentRoom } from '../contract/documentRoom'
import type { EditedRoom } from '../contract/editedRoom'
import type { AskingRoom } from '../contract/rooms'
import type { RowsRoom } from '../contract/rowsRoom'
import { type DocumentMaster, type DocumentWork, hasUnsavedDocument } from '../document/documentWork'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { chosenRow } from './chosenRows'
import type { ScreenCore } from './screenCore'

/** The document that is chosen in a grid of the page, as a room that follows the choice. */
export function documentDetail(core: ScreenCore, room: DocumentRoom): AskingRoom | undefined {
  const { of, key, load } = room.plan
  if (!of) return undefined
  // What the address names is already on its way.
  let asked = core.params[key] ?? ''
  return {
    plan: { id: documentId, of: of.grid },
    with: of.with,
    search: async () => {
      const row = chosenRow(core.rooms, of.grid)
      if (!row) return
      const docNo = textOf(row[key])
      rememberKey(core, key, docNo)
      if (load === undefined) return room.show(row)
      const { phase, isNew, header } = room.get()
      const isShown = phase === 'ready' && !isNew && textOf(header[key]) === docNo
      const isComing = phase === 'loading' && asked === docNo
      asked = docNo
      if (!isShown && !isComing) await room.load(docNo)
    },
    // One document is read at once.
    cancel: () => undefined,
    clear: () => {
      rememberKey(core, key, '')
      room.clear()
    },
    hasUnsaved: () => hasUnsavedDocument({ room, files: core.rooms.files }),
    failure: () => room.get().failure,
    dispose: () => undefined,
  }
}

/** No grid has this id, so nothing can hang on the document. */
const documentId = 'document'

/** The number of the chosen document stands in the address, so that a link or a reload finds it again. */
function rememberKey(core: ScreenCore, key: string, value: string): void {
  if ((core.params[key] ?? '') === value) return
  const { [key]: _, ...others } = core.params
  core.params = value === '' ? others : { ...others, [key]: value }
  core.services.go.setParams(core.params)
}

/** After the first search: the document that the address names is the chosen row. */
export function chooseFromAddress(core: ScreenCore): void {
  const { document } = core.rooms
  const docNo = document && core.params[document.plan.key]
  if (document?.plan.of && docNo) chooseDocument(core, document, docNo)
}

function chooseDocument({ rooms }: ScreenCore, { plan }: DocumentRoom, docNo: string): Row | undefined {
  const master = rooms.grids.find(grid => grid.plan.id === plan.of?.grid)
  master?.choose(row => textOf(row[plan.key]) === docNo)
  const row = master?.chosen()
  return row && textOf(row[plan.key]) === docNo ? row : undefined
}

/** What a transition does to the grid in which its document is chosen. */
export function documentMaster(core: ScreenCore, room: DocumentRoom): DocumentMaster | undefined {
  const { of, key, load } = room.plan
  const master = core.rooms.grids.find(grid => grid.plan.id === of?.grid)
  if (!of || !master) return undefined
  return {
    showAgain: async docNo => {
      if (load !== undefined) await room.load(docNo)
      await master.search({ isRefresh: true })
      const row = chooseDocument(core, room, docNo)
      if (load === undefined && !row) return leaveUnlisted(core, room)
      if (load === undefined && row) room.show(row)
      // What the conditions of the list no longer find has left it, and stays on screen.
      if (load !== undefined && !row) await room.load(docNo)
      rememberKey(core, key, docNo)
    },
    forget: async () => {
      await master.search({ isRefresh: true })
      if (master.chosen()) master.set({ selected: undefined })
      room.clear()
      rememberKey(core, key, '')
    },
  }
}

/** What saving the document and moving it on take. */
export function documentWork(core: ScreenCore, room: DocumentRoom): DocumentWork {
  const master = documentMaster(core, room)
  const { services, effects, params, rooms } = core
  return { room, files: rooms.files, services, effects, params, ...(master && { master }) }
}

/** The rows as they are now, and with them the document that is chosen there, unless somebody is typing in it. */
export async function searchAgain(core: ScreenCore, grid: RowsRoom | EditedRoom): Promise<void> {
  const { document } = core.rooms
  const master = document && documentMaster(core, document)
  const isShown = document?.get().phase === 'ready' && !document.get().isNew && !document.isDirty()
  if (master && isShown) await master.showAgain(textOf(document.get().header[document.plan.key]))
  else await grid.search({ isRefresh: true })
}

/** Its row, which alone could say it again, is no longer on screen: another save of what was typed would make a second document. */
function leaveUnlisted(core: ScreenCore, room: DocumentRoom): void {
  room.clear()
  rememberKey(core, room.plan.key, '')
  core.services.ask.toast(say('notListed'), 'info')
}

/** A new document: no row is chosen any more. Asks when the one on screen has something unsaved. */
export async function startChosenDocument(
  core: ScreenCore,
  values: Row,
  mayLeave: true | Promise<boolean>,
): Promise<boolean> {
  const { document, grids } = core.rooms
  if (!document || !(await mayLeave)) return false
  grids.find(grid => grid.plan.id === document.plan.of?.grid)?.set({ selected: undefined })
  rememberKey(core, document.plan.key, '')
  document.startNew(values)
  return true
}
