import { failureOf, reactionOf } from '../auth/answerRule'
import type { BuiltRequest } from '../auth/buildRequest'
import { text } from '../i18n/text'
import type { Failure } from '../runtime/services'

/** Sends one file. XMLHttpRequest and not fetch, because only it tells how far an upload has come. */
export function uploadFile(
  { url, init }: BuiltRequest,
  file: File,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(init.method ?? 'POST', url)
    for (const [name, value] of Object.entries(init.headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('error', () => reject(lost('network')))
    request.addEventListener('abort', () => reject(lost('aborted')))
    request.addEventListener('load', () => {
      const body = readBody(request.responseText)
      const facts = { path: url.replace(/\?.*$/, ''), status: request.status, body }
      const reaction = reactionOf(facts)
      if (reaction === 'deliver') resolve(body)
      else reject(failureOf(facts, reaction, init.headers['x-request-id'] ?? ''))
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) reject(lost('aborted'))
    else request.send(file)
  })
}

function lost(kind: 'network' | 'aborted'): Failure {
  return {
    kind,
    status: 0,
    code: kind.toUpperCase(),
    message: kind === 'network' ? text('uploadFailed') : '',
  }
}

function readBody(answer: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(answer)
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch {
    // The error page of a proxy, for instance; the status says all that can be used.
    return {}
  }
}
