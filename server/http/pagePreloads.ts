import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { framelessPaths } from '../../schemas/shared/framelessPaths'

/** What vite notes of each piece it has written. */
interface BuiltPiece {
  readonly file: string
  readonly name?: string
  /** The file that it was made of, where it is one alone. */
  readonly src?: string
  readonly css?: readonly string[]
}

/** Pieces that every page inside the frame fetches (vite.config.ts), in the order in which they are wanted. */
const framePieces = ['screens', 'frame', 'DataGrid']

/**
 * Tags for the head of index.html, by the path asked for: pieces that the page is sure to need are fetched beside the first
 * one and not after it. A round trip is saved, and a slow processor reads them while it waits.
 */
export function pagePreloads(folder: string): (url: string) => string {
  const pieces = readPieces(folder)
  const tags = framePieces
    // Catalogues of languages are called like pieces.
    .flatMap(wanted => pieces.filter(({ name, src }) => name === wanted && !src?.endsWith('.json')))
    .flatMap(({ file, css = [] }) => [
      `<link rel="modulepreload" href="/${file}">`,
      ...css.map(sheet => `<link rel="stylesheet" href="/${sheet}">`),
    ])
    .join('')
  return url => (framelessPaths.includes(url.split('?', 1)[0] ?? '') ? '' : tags)
}

/** A folder without the list was not built by vite; its pages find their pieces by themselves. */
function readPieces(folder: string): readonly BuiltPiece[] {
  const path = join(folder, '.vite/manifest.json')
  if (!existsSync(path)) return []
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, BuiltPiece>>)
}
