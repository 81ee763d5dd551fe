import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file as it travels. */
export interface FrontFile {
  readonly type: string
  readonly body: Buffer
  readonly isGzip: boolean
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const compressible = new Set(['.js', '.css', '.json', '.svg'])
const smallestWorthBytes = 1_024

/** What a measure changes in the built scripts. */
export type EditFile = (path: string, text: string) => string

/** Reads a built folder once and compresses it as the product's own build does, so that every page travels alike. */
export function readFrontFiles(
  folder: string,
  edit: EditFile = (_, text) => text,
): ReadonlyMap<string, FrontFile> {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !/\.(gz|br|map)$/.test(entry.name) && entry.name !== 'index.html')
      .map(entry => {
        const path = join(entry.parentPath, entry.name)
        const name = path.slice(folder.length).replaceAll('\\', '/')
        return [name, readFrontFile(path, edit)] as const
      }),
  )
}

function readFrontFile(path: string, edit: EditFile): FrontFile {
  const extension = extname(path)
  const read = readFileSync(path)
  const body = extension === '.js' ? Buffer.from(edit(path, read.toString())) : read
  const isGzip = compressible.has(extension) && body.length >= smallestWorthBytes
  return {
    type: types[extension] ?? 'application/octet-stream',
    body: isGzip ? gzipSync(body, { level: 9 }) : body,
    isGzip,
  }
}
