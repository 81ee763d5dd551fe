import { expect, it } from 'vitest'
import { projectPaths, readFiles } from './projectFiles'

/** The code that joins a view which reads as the server to a table under row policies. */
const readers = /^server\/modules\/report\//

it('only reports read the views that read as the server', () => {
  const code = projectPaths().filter(path => path.startsWith('server/') && path.endsWith('.ts'))
  const others = readFiles(code).filter(({ path, text }) => !readers.test(path) && /\bevery_[a-z]/.test(text))
  expect(others.map(({ path }) => path)).toEqual(['server/database/tables.generated.ts'])
})
