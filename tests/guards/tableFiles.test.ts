import { expect, it } from 'vitest'
import { isTestCode, sourceFiles } from './projectFiles'

/** What operators bring in may be such a file; the importer reads it and writes none. */
const readers = ['server/admin/adminCommand.ts', 'server/admin/import/readFile.ts']

/** A formula in a workbook is quoted; one in comma-separated values would have to be quoted anew wherever they are written. */
it('a table that leaves the product is a workbook: no code makes a file of comma-separated values (R-29)', () => {
  const writers = sourceFiles()
    .filter(({ path }) => !isTestCode(path) && !readers.includes(path))
    .filter(({ text }) => /text\/csv|sheet_to_csv|\.csv\b/i.test(text))
  expect(writers.map(({ path }) => path)).toEqual([])
})
