import { type ProjectFile, projectPaths, readFiles } from './projectFiles'

const folder = 'schemas/rules/'
const citing = /\.(ts|tsx|mjs|md|sql|yaml|css)$/

const citation = /\b(?:spec §\d+|domain \d+(?:\.\d+)*|[DR]-\d{2})\b/g
/** A heading (`### 3.4 …`, `## §4 …`) or the first cell of a row (`| D-04 | …`). */
const definition = /^(?:#{2,3} (§?\d+(?:\.\d+)*)|\| ([DR]-\d{2}) \|)/gm

/** What can be cited: every number under which `schemas/rules` says something. */
function citableNames(): ReadonlySet<string> {
  const rules = readFiles(projectPaths().filter(path => path.startsWith(folder)))
  return new Set(
    rules.flatMap(({ text }) =>
      [...text.matchAll(definition)].map(([, heading = '', row]) => {
        if (row !== undefined) return row
        return heading.startsWith('§') ? `spec ${heading}` : `domain ${heading}`
      }),
    ),
  )
}

function citingFiles(): ProjectFile[] {
  const isGuard = (path: string) => path.startsWith('tests/guards/citations')
  return readFiles(projectPaths().filter(path => citing.test(path) && !isGuard(path)))
}

/** Citations that lead nowhere, each with its place. */
export function unresolvedCitations(files: readonly ProjectFile[] = citingFiles()): string[] {
  const names = citableNames()
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(citation)]
      .filter(([cited]) => !names.has(cited))
      .map(
        ({ 0: cited, index }) =>
          `${path}:${text.slice(0, index).split('\n').length}  "${cited}" stands nowhere in schemas/rules`,
      ),
  )
}
