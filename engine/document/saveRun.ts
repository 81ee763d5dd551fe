import type { FilesRoom } from '../contract/filesRoom'

import { failureText, isSilent, toFailure } from '../runtime/failure'
import { isRow, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import type { Failure } from '../runtime/services'
import { type DocumentWork, hasUnsavedDocument } from './documentWork'
import { saveRequest } from './saveRequest'

/** What a save answers: the number of the document, and what its user has to know besides. */
export interface SavedDocument {
  readonly docNo: string
  readonly notice: string
}

/** Sends the document as it stands; undefined when it was refused (and the refusal is shown). */
export async function sendDocument(work: DocumentWork): Promise<SavedDocument | undefined> {
  const { room, effects } = work
  const state = room.get()
  const { plan } = room
  try {
    const answer = await effects.call(state.isNew ? plan.create : plan.update, {
      ...room.fixed(),
      ...saveRequest(plan, room.grids, state, fileNotes(work.files)),
    })
    const docNo = isRow(answer) ? textOf(answer.docNo) : ''
    return {
      docNo: docNo === '' ? textOf(state.header[plan.key]) : docNo,
      notice: isRow(answer) ? textOf(answer.notice) : '',
    }
  } catch (error) {
    await showEffectFailure(toFailure(error), work)
    return undefined
  }
}

function fileNotes(files: readonly FilesRoom[]) {
  const changed = files.filter(one => one.hasChangedNotes())
  if (changed.length === 0) return undefined
  return changed.flatMap(one => {
    return one.get().items.map(item => {
      const { bigo, docType, validTo } = one.saidOf(item)
      // An empty code or day is none at all.
      return {
        ...{ fileSeq: item.fileSeq, bigo },
        ...(docType === '' ? {} : { docType }),
        ...(validTo === '' ? {} : { validTo }),
      }
    })
  })
}

/** A refused effect: at its field where it names one, as a choice where somebody else was faster, else in an alert. */
export async function showEffectFailure(failure: Failure, work: DocumentWork): Promise<void> {
  if (isSilent(failure)) return
  const { room, services } = work
  const message = failureText(failure)
  const key = textOf(room.get().header[room.plan.key])
  if (failure.kind === 'conflict' && key !== '') {
    if (!hasUnsavedDocument(work)) {
      await services.ask.alert(message)
      return reloadDocument(work, key)
    }
    // Nothing the user has typed is dropped before he says so (E8).
    room.set({ isConflicted: true })
    if (await services.ask.confirm(say('conflictQuestion', message), 'destroys'))
      await reloadDocument(work, key)
    return
  }
  if (room.showRefusal(failure)) return
  await services.ask.alert(message)
}

/** Reloads after an effect and moves the address to the number a new document has got. */
export async function reloadDocument({ room, services, master }: DocumentWork, docNo: string): Promise<void> {
  if (master) return master.showAgain(docNo)
  const wasNew = room.get().isNew
  await room.load(docNo)
  if (wasNew) services.go.setParams({ [room.plan.key]: docNo })
}
