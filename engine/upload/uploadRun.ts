import { largestFileBytes, workbookPreflight } from '../../schemas/shared/filePreflight'
import type { RoomHost } from '../contract/roomHost'
import type { Slice } from '../contract/slice'
import type { UploadRoom, UploadState } from '../contract/uploadRoom'
import type { UploadStepPlan } from '../plan/uploadPlan'
import { createId } from '../runtime/createId'
import { failureText, isRefusal, toFailure } from '../runtime/failure'
import { isRow, type Row, textOf, withoutEmptyValues } from '../runtime/row'
import { say } from '../runtime/say'
import { tellFailure } from '../runtime/tellFailure'
import { downloadFile } from './downloadRun'
import { noUpload } from './uploadState'

interface UploadOptions {
  readonly slice: Slice<UploadState>
  readonly title: string
  /** Called once: what the server answered, or nothing when the dialog was closed. */
  onEnd(answer: Row | undefined): void
}

/** Longer than the beginning of any kind of file. */
const headBytes = 64

export function createUploadRoom(
  plan: UploadStepPlan,
  values: Row,
  host: RoomHost,
  { slice, title, onEnd }: UploadOptions,
): UploadRoom {
  const { call, ask } = host.services
  let running = new AbortController()
  /** The file whose answer was lost; sent again it carries the same key, so that it is taken once. */
  let lost: { readonly file: File; readonly key: string } | undefined

  async function send(file: File, key = createId()): Promise<void> {
    running.abort()
    running = new AbortController()
    const mine = running
    lost = undefined
    const fileName = file.name.normalize('NFC')
    slice.set({ ...noUpload, phase: 'sending', fileName })
    const refusal = await problemOf(file, fileName)
    if (running !== mine) return
    if (refusal !== undefined) return slice.set({ ...noUpload, fileName, refusal })
    const request = { ...withoutEmptyValues(host.evaluateAll(plan.with, values)), fileName, body: file }
    try {
      const answer = await call.byName(plan.operation, request, {
        idempotencyKey: key,
        signal: mine.signal,
        onProgress: part => running === mine && slice.set({ part }),
      })
      if (running === mine) onEnd(isRow(answer) ? answer : {})
    } catch (error) {
      const failure = toFailure(error)
      if (running !== mine || failure.kind === 'aborted') return
      const canRetry = failure.kind === 'network' || failure.kind === 'sessionLost'
      if (canRetry) lost = { file, key }
      slice.set({ ...noUpload, fileName, refusal: failureText(failure), canRetry })
      if (!isRefusal(failure)) void tellFailure(ask, failure)
    }
  }

  return {
    ...slice,
    title,
    hasTemplate: plan.template !== undefined,
    downloadTemplate: async () => {
      if (!plan.template) return
      await downloadFile(plan.template, host, values).catch((error: unknown) => tellFailure(ask, error))
    },
    send: file => send(file),
    retry: async () => {
      if (lost) await send(lost.file, lost.key)
    },
    stop: () => {
      running.abort()
      running = new AbortController()
      slice.set(noUpload)
    },
    close: () => {
      running.abort()
      onEnd(undefined)
    },
  }
}

/** What can be said without the server (X1, U1, R-27): kind, size, document security. */
async function problemOf(file: File, name: string): Promise<string | undefined> {
  // A large file is not read to be told that it is large.
  if (file.size > largestFileBytes) return say('fileTooLarge')
  try {
    const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
    const key = workbookPreflight({ name, size: file.size, bytes, declaredType: file.type })
    return key && say(key === 'fileEmpty' ? 'uploadEmpty' : key)
  } catch {
    // A file that was moved or changed since it was chosen can no longer be read.
    return say('workbookBroken')
  }
}

/** The number that the server gave, where it gave one. */
export function answeredNumber(answer: Row): string {
  return textOf(answer.docNo)
}
