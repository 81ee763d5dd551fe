import { sendRequest } from '../../auth/sendRequest'
import { pieceLost } from '../../settings/delays'

/** A build has replaced the files this page was made from, or the network dropped one of them. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|Importing a module script|preload CSS|ChunkTimeout/i.test(
    `${error.name} ${error.message}`,
  )
}

/** Rejects when a part of the product does not arrive in time, with the same failure as when it cannot be fetched. */
export function withChunkTimeout<Piece>(piece: Promise<Piece>): Promise<Piece> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(chunkTimeout()), pieceLost)
    piece.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

function chunkTimeout(): Error {
  const error = new Error('A part of the page has not arrived in time.')
  error.name = 'ChunkTimeout'
  return error
}

/** How long an answer of the server is waited for until the network counts as lost. */
const answerMilliseconds = 5_000

/** What lost a piece: a newer build has replaced its file, or the network dropped it. The browser does not tell, the server does. */
export async function chunkLoss(ask = askServer): Promise<'build' | 'network'> {
  try {
    return (await ask()).ok ? 'build' : 'network'
  } catch {
    return 'network'
  }
}

function askServer(): Promise<Pick<Response, 'ok'>> {
  const signal = AbortSignal.timeout(answerMilliseconds)
  return sendRequest('/', { method: 'HEAD', cache: 'no-store', headers: {}, signal })
}

/** If it fails again so soon after a reload, another reload will not help (R-57: one guarded reload). */
const reloadGuardMilliseconds = 60_000

/** Read from the browser's own record of the navigation, since session storage holds the session alone (spec §4). */
export function mayReload(clock: Pick<Performance, 'now' | 'getEntriesByType'>): boolean {
  const [navigation] = clock.getEntriesByType('navigation')
  const isReloaded = navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
  return !isReloaded || clock.now() > reloadGuardMilliseconds
}
