import { expect, it } from 'vitest'
import { isTestCode, sourceFiles } from './projectFiles'

/** A formula in a workbook is quoted; one in comma-separated values would have to be quoted anew wherever they are written. */
it('a table that leaves the product is a workbook: no code makes a file of comma-separated values (R-29)', () => {
  const writers = sourceFiles()
    .filter(({ path }) => !isTestCode(path))
    .filter(({ text }) => /text\/csv|sheet_to_csv|\.csv\b/i.test(text))
  expect(writers.map(({ path }) => path)).toEqual([])
})
