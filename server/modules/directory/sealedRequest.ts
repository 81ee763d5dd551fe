import { openText, sealText } from '../secret/sealedText'
import type { DirectoryRequest } from './directoryClient'
import type { DirectoryWay } from './directoryProof'

/** What a log-in at the directory was begun with. The browser keeps it, and cannot read or change it. */
export interface SealedRequest extends DirectoryRequest {
  readonly way: DirectoryWay
  readonly portal: 'I' | 'E'
  readonly redirectUri: string
  readonly begunAt: number
}

export function sealRequest(secret: string, request: SealedRequest): string {
  return sealText(secret, JSON.stringify(request))
}

/** Undefined: nothing was begun in this browser, or not by us. */
export function openRequest(secret: string, sealed: string | undefined): SealedRequest | undefined {
  if (sealed === undefined || sealed === '') return undefined
  try {
    // Whoever could write another shape would hold our secret; the cast only repeats what was sealed.
    return JSON.parse(openText(secret, sealed)) as SealedRequest
  } catch {
    return undefined
  }
}
