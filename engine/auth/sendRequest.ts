/** What fetch takes, with the headers by name. */
export type RequestParts = Omit<RequestInit, 'headers'> & {
  readonly headers: Readonly<Record<string, string>>
}

/** Takes a request to the server and brings its answer. Progress goes from 0 to 1 while the body travels. */
export type SendRequest = (
  url: string,
  init: RequestParts,
  onProgress?: (part: number) => void,
) => Promise<Response>

/**
 * The one place where the browser speaks to the server; a guard refuses any other. Messages come in the language of the page,
 * and not in the one that the browser was installed in.
 */
export const sendRequest: SendRequest = (url, init, onProgress) => {
  const headers = { ...init.headers, 'accept-language': document.documentElement.lang }
  return onProgress ? upload(url, { ...init, headers }, onProgress) : fetch(url, { ...init, headers })
}

/** XMLHttpRequest, because only it tells how far an upload has come; rejects as fetch does. */
function upload(
  url: string,
  { method = 'POST', headers, body, signal }: RequestParts,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const aborted = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('error', () => reject(new TypeError('The upload was lost on its way.')))
    request.addEventListener('abort', aborted)
    request.addEventListener('load', () => resolve(responseOf(request)))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) aborted()
    else request.send(body instanceof Blob ? body : String(body ?? ''))
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  const { status, responseText } = request
  // These have no body by the rules of HTTP, and Response takes none for them.
  return new Response([204, 205, 304].includes(status) ? null : responseText, { status, headers })
}
