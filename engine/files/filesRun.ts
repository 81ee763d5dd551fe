import type { FileItem } from '../../codegen/generated/types'
import type { FileSaid, FilesRoom } from '../contract/filesRoom'
import type { RoomHost } from '../contract/roomHost'
import { sliceOf } from '../contract/sliceOf'

import type { FilesPlan } from '../plan/screenPlan'
import { failureText, isRefusal, toFailure } from '../runtime/failure'
import { isRow } from '../runtime/row'
import { say } from '../runtime/say'
import { tellFailure } from '../runtime/tellFailure'
import { fileProblem } from './fileProblem'
import { noFiles } from './filesState'

interface FilesOwner {
  fileId(): string | undefined
  ownerNo(): string | undefined
  /** The first file gives the document its file id. */
  takeFileId(fileId: string): void
}

export function createFilesRoom(plan: FilesPlan, host: RoomHost, owner: FilesOwner): FilesRoom {
  const slice = sliceOf(
    host.store,
    state => state.files[plan.id] ?? noFiles,
    (state, part) => ({ files: { ...state.files, [plan.id]: part } }),
  )
  const { file: port, call, ask } = host.services
  const running = new Map<number, AbortController>()
  let lastId = 0

  /** One after the other: the first answer brings the file id that the next ones belong to. */
  async function upload(files: readonly File[]): Promise<void> {
    slice.set({ problems: [] })
    const queued = files.flatMap((file, index) => {
      const { items, uploads } = slice.get()
      const problem = fileProblem(file, items.length + uploads.length + index)
      if (problem !== undefined) addProblem(file.name, problem)
      return problem === undefined ? [{ file, id: ++lastId, abort: new AbortController() }] : []
    })
    for (const { id, abort } of queued) running.set(id, abort)
    slice.set({
      uploads: [...slice.get().uploads, ...queued.map(({ file, id }) => ({ id, name: file.name, part: 0 }))],
    })
    for (const { file, id, abort } of queued) await uploadOne(file, id, abort)
  }

  async function uploadOne(file: File, id: number, abort: AbortController): Promise<void> {
    const target = { ownerType: plan.owner, ownerNo: owner.ownerNo(), fileId: owner.fileId() }
    try {
      if (abort.signal.aborted) return
      const item = await call.byName(
        'uploadFile',
        { ...target, fileName: file.name.normalize('NFC'), body: file },
        { signal: abort.signal, onProgress: part => progress(id, part) },
      )
      if (!isFileItem(item)) throw new Error('Engine bug: "uploadFile" answered no file.')
      if (owner.fileId() === undefined) owner.takeFileId(item.fileId)
      slice.set({ items: [...slice.get().items, item] })
    } catch (error) {
      const failure = toFailure(error)
      if (failure.kind === 'aborted') return
      // Also of a lost session, of which the frame speaks: the file must not go without a word.
      addProblem(file.name, failureText(failure))
      if (!isRefusal(failure)) void tellFailure(ask, failure)
    } finally {
      running.delete(id)
      slice.set({ uploads: slice.get().uploads.filter(one => one.id !== id) })
    }
  }

  function addProblem(name: string, problem: string): void {
    slice.set({ problems: [...slice.get().problems, say('fileFailed', name, problem)] })
  }

  function progress(id: number, part: number): void {
    slice.set({ uploads: slice.get().uploads.map(one => (one.id === id ? { ...one, part } : one)) })
  }

  async function remove(item: FileItem): Promise<void> {
    if (!(await ask.confirm(say('fileDeleteQuestion', item.fileName), 'destroys'))) return
    await shown(async () => {
      await call('deleteFile', { id: item.fileId, seq: item.fileSeq })
      slice.set({ items: slice.get().items.filter(one => one.fileSeq !== item.fileSeq) })
    })
  }

  const shown = (work: () => Promise<void>) => work().catch((error: unknown) => tellFailure(ask, error))

  return {
    ...slice,
    plan,
    services: host.services,
    take: items => slice.set({ items, notes: {}, problems: [] }),
    upload,
    cancel: id => running.get(id)?.abort(),
    remove,
    note: (fileSeq, said) => {
      const { notes } = slice.get()
      slice.set({ notes: { ...notes, [fileSeq]: { ...notes[fileSeq], ...said } } })
    },
    saidOf: item => said(item, slice.get().notes[item.fileSeq]),
    download: item =>
      shown(() => port.download('downloadFileWs', { id: item.fileId, seq: item.fileSeq }, item.fileName)),
    downloadAll: () =>
      shown(async () => {
        const id = owner.fileId()
        if (id !== undefined) await port.download('downloadFile', { id }, `${owner.ownerNo() ?? id}.zip`)
      }),
    hasChangedNotes: () => {
      const { items, notes } = slice.get()
      return items.some(item => {
        const [now, before] = [said(item, notes[item.fileSeq]), said(item)]
        return now.bigo !== before.bigo || now.docType !== before.docType || now.validTo !== before.validTo
      })
    },
  }
}

const said = (
  { bigo = '', docType = '', validTo = '' }: FileItem,
  unsaved: FileSaid = {},
): Required<FileSaid> => ({ bigo, docType, validTo, ...unsaved })

function isFileItem(item: unknown): item is FileItem {
  return isRow(item) && typeof item.fileId === 'string' && typeof item.fileSeq === 'number'
}
