import { pieceLost } from '../../settings/delays'

/** A build has replaced the files this page was made from, or the network dropped one of them. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|Importing a module script|preload CSS|ChunkTimeout/i.test(
    `${error.name} ${error.message}`,
  )
}

/** Gives up on a piece of the product that does not arrive, with the same failure as one that cannot be had. */
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

/** A second failure so soon after a reload will not be mended by another one (R-57: one guarded reload). */
const reloadGuardMilliseconds = 60_000

/** Told by the page's own history, since session storage keeps the session alone (spec §4). */
export function mayReload(clock: Pick<Performance, 'now' | 'getEntriesByType'>): boolean {
  const [navigation] = clock.getEntriesByType('navigation')
  const isReloaded = navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
  return !isReloaded || clock.now() > reloadGuardMilliseconds
}
