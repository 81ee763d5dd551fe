import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Where something is shown: a file under `tests`, and the title of a test in it or of the group it stands in. */
export type Proof = readonly [file: string, title: string]

/** Quotes may be escaped or doubled where a title stands; the words are the same. */
const plain = (text: string) => text.replaceAll(/["'\\]/g, '')

/** The file exists and has the title. */
export function expectProof([file, title]: Proof): void {
  const path = join('tests', file)
  expect(existsSync(path), path).toBe(true)
  expect(plain(readFileSync(path, 'utf8')), `${path}: ${title}`).toContain(plain(title))
}
