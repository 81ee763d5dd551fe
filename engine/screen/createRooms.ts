import { createAnswerRoom } from '../binding/answerRun'
import type { FilesRoom } from '../contract/filesRoom'
import type { Rooms } from '../contract/rooms'
import { chosenRow, mayLeaveDetails } from '../core/chosenRows'
import { documentDetail } from '../core/documentDetail'
import { openingOf, rememberAddress } from '../core/screenAddress'
import type { ScreenCore } from '../core/screenCore'
import { keyFieldsOf, takeFiles } from '../core/screenRooms'
import { createFilterRoom } from '../filter/filterRun'
import { filterNames, filterRequest } from '../filter/filterState'
import { createRowsRoom } from '../grid/rowsRun'
import { blocksOf } from '../plan/blocksOf'
import type { GridPlan } from '../plan/gridPlan'
import type { FilesPlan } from '../plan/screenPlan'
import { textOf } from '../runtime/row'
import { changeHeader } from '../step/screenPlace'
import { writtenTo } from '../step/writtenTo'
import type { EntryRooms } from './entryRooms'
import { createScreenHost } from './screenHost'

/** A room for each block of the plan that has a state, those inside of split and tabs too. */
export function createRooms(core: ScreenCore, entry: EntryRooms | undefined): Rooms {
  const entryRooms = () => {
    if (!entry) throw new Error(`Engine bug: "${plan.screen}" was opened without its entry rooms.`)
    return entry
  }
  const { plan, host, options } = core
  const grids = blocksOf(plan, 'grid')
  const filters = blocksOf(plan, 'filter').map(filter =>
    createFilterRoom(filter, host, openingOf(core, filter)),
  )
  const files: FilesRoom[] = blocksOf(plan, 'files').map(block => filesRoom(core, entryRooms(), block))
  const document =
    plan.document &&
    entryRooms().createDocumentRoom(
      plan.document,
      blocksOf(plan, 'form'),
      grids.filter(grid => grid.source.from === 'lines'),
      host,
      {
        get access() {
          return options.access
        },
        onLoaded: parts => takeFiles(files, parts),
      },
    )
  // The address also says the last search, and a condition that has been cleared since is none any more. The number of a document
  // that is chosen in a grid says which row it is, not which rows there are.
  const chosenKey = plan.document?.of ? [plan.document.key] : []
  const conditions = new Set([...filters.flatMap(room => filterNames(room.plan)), ...chosenKey])
  const request = (parameters: readonly string[]) => ({
    ...filterRequest(
      core.params,
      parameters.filter(name => !conditions.has(name)),
    ),
    ...Object.fromEntries(
      filters.flatMap(room => Object.entries(filterRequest(room.get().values, parameters))),
    ),
  })
  const rowGrids = grids
    .filter(grid => grid.source.from === 'operation')
    .map(grid =>
      createRowsRoom(grid, hostOf(core, grid), {
        keyFields: keyFieldsOf(plan, grid),
        onOrder: () => rememberAddress(core),
        request,
        ...detailOptions(core, grid),
        ...typingOptions(core, grid),
      }),
    )
  const edited = grids
    .filter(grid => grid.source.from === 'edited')
    .map(grid =>
      entryRooms().createEditedRoom(grid, hostOf(core, grid), {
        request,
        isEditable: () => options.access === 'write' && grid.isReadOnly !== true,
        ...detailOptions(core, grid),
      }),
    )
  const chosenDocument = document ? documentDetail(core, document) : undefined
  const answers = [...blocksOf(plan, 'kpi'), ...blocksOf(plan, 'chart')].map(block =>
    createAnswerRoom(block, hostOf(core, block), { request, ...readiness(core, block) }),
  )
  const asking = [...rowGrids, ...edited, ...answers, ...(chosenDocument ? [chosenDocument] : [])]
  return { filters, files, document, grids: rowGrids, edited, answers, asking }
}

/** The answers of a grid that follows what is typed go into the header. */
function typingOptions(core: ScreenCore, { whileTyping }: GridPlan) {
  if (!whileTyping) return {}
  return {
    onAnswer: (answer: unknown) =>
      changeHeader(core, writtenTo(core.host.evaluateAll(whileTyping.set, { answer }), 'header') ?? {}),
  }
}

/** Blocks that hang on a chosen row speak of it as `chosen`. */
function hostOf(core: ScreenCore, { of }: { readonly of?: string }) {
  return of === undefined ? core.host : createScreenHost(core, of)
}

/** A room that hangs on a grid has nothing to ask while no row is chosen; a grid on which others hang asks before it moves on. */
function detailOptions(core: ScreenCore, { id, of }: GridPlan) {
  return {
    ...readiness(core, { of }),
    ...(isMaster(core, id) && { mayChoose: () => mayLeaveDetails(core, id) }),
  }
}

function readiness(core: ScreenCore, { of }: { readonly of?: string }) {
  return of === undefined ? {} : { isReady: () => chosenRow(core.rooms, of) !== undefined }
}

function isMaster({ plan }: ScreenCore, id: string): boolean {
  return plan.document?.of?.grid === id || blocksOf(plan, 'grid').some(grid => grid.of === id)
}

function filesRoom(core: ScreenCore, entry: EntryRooms, block: FilesPlan): FilesRoom {
  const header = () => core.rooms.document?.get().header ?? {}
  const known = (name: string | undefined) => (name === undefined ? '' : textOf(header()[name])) || undefined
  return entry.createFilesRoom(block, core.host, {
    fileId: () => known(block.field),
    ownerNo: () => known(core.rooms.document?.plan.key),
    takeFileId: fileId => void core.rooms.document?.change({ [block.field]: fileId }),
  })
}
