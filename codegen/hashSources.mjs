import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * One text for the names and contents of all files under some paths; what is made from them is stale when it has changed.
 * @param {string} root project folder
 * @param {readonly string[]} sources folders and files
 * @param {RegExp} leftOut names of files and folders that change nothing
 */
export function hashSources(root, sources, leftOut) {
  const hash = createHash('sha1')
  for (const source of sources) {
    const path = join(root, source)
    if (existsSync(path))
      for (const file of filesUnder(path, leftOut))
        hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @param {RegExp} [leftOut]
 * @returns {string[]}
 */
export function filesUnder(path, leftOut) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !leftOut?.test(name))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
    .flatMap(entry => {
      const inner = join(path, entry.name)
      return entry.isDirectory() ? filesUnder(inner, leftOut) : [inner]
    })
}
