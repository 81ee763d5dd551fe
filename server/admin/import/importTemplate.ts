import { buffer } from 'node:stream/consumers'
import { writeSheets } from '../../modules/export/writeExport'
import type { ImportKind } from './importKind'
import { importTexts } from './importTexts'
import { importKinds } from './kinds'

const widths = { cell: 110, guide: [90, 120, 50, 480, 220] } as const

/** A workbook to fill in: a sheet for each kind with its titles alone, and one that says how each column is filled in. */
export function importTemplate(kinds: readonly ImportKind[] = importKinds): Promise<Buffer> {
  const sheets = kinds.map(({ title, columns }) => ({
    title,
    columns: columns.map(({ column, label, isRequired }) => ({
      ...{ field: column, label: isRequired ? `${label}*` : label, width: widths.cell },
      ...{ kind: 'text' as const, typed: 'text' as const },
    })),
    pages: [],
  }))
  const guide = kinds.flatMap(({ title, columns }) =>
    columns.map(({ label, isRequired, holds, example }) => [
      ...[title, label, isRequired ? importTexts.guideRequired : '', holds.guide, example],
    ]),
  )
  const guideColumns = importTexts.guideTitles.map((label, index) => ({
    ...{ field: String(index), label, width: widths.guide[index] ?? widths.cell, kind: 'text' as const },
  }))
  return buffer(
    writeSheets([
      ...sheets,
      { title: importTexts.guideSheet, columns: guideColumns, pages: [guide.map(row => ({ ...row }))] },
    ]),
  )
}
