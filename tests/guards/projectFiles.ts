import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file of the project: its path from the top, with slashes, and its text. */
export interface ProjectFile {
  readonly path: string
  readonly text: string
}

/** What is installed, built or stored on this machine alone. */
const foreignFolders = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.cache',
  'storybook-static',
  'test-results',
  // Other products, written as their users write them.
  'peers',
])

const sourcePattern = /\.(ts|tsx|mts|mjs|js|jsx)$/

function pathsBelow(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap(entry => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    // In a second work tree `.git` is a file.
    if (foreignFolders.has(entry.name)) return []
    if (entry.isDirectory()) return pathsBelow(top, path)
    return entry.isFile() && !entry.name.endsWith('.log') ? [path] : []
  })
}

/** All files of the project, whether they are code or not. The walk does not need a repository around it. */
export function projectPaths(top = process.cwd()): string[] {
  return pathsBelow(top, '').sort()
}

export function readFiles(paths: readonly string[], top = process.cwd()): ProjectFile[] {
  return paths.map(path => ({ path, text: readFileSync(join(top, path), 'utf8') }))
}

/** The code people write: generated files are judged by what generates them. */
export function sourceFiles(): ProjectFile[] {
  return readFiles(
    projectPaths().filter(
      path => sourcePattern.test(path) && !/^codegen\/generated\/|\.generated\.ts$/.test(path),
    ),
  )
}

/** All code, generated code as well: an import may lead through it. */
export function importableFiles(): ProjectFile[] {
  return readFiles(projectPaths().filter(path => sourcePattern.test(path)))
}

/** Code that shows or tests other code; it may reach everything and hold any text. */
export function isTestCode(path: string): boolean {
  return /^(tests|\.storybook)\/|\.(stories|test|test-d)\.tsx?$/.test(path)
}
