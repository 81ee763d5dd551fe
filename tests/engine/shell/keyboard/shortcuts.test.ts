import { expect, it } from 'vitest'
import { shortcutOf } from '../../../../engine/shell/keyboard/shortcutOf'
import { frameShortcuts, gridShortcuts } from '../../../../engine/shell/keyboard/shortcuts'
import { arrangeColumns } from '../../../../widgets/DataGrid/columnLayout'
import { createGridHands } from '../../../../widgets/DataGrid/createGridHands'
import type { DataGridProps } from '../../../../widgets/DataGrid/dataGridContract'
import { pressKey } from '../../../../widgets/DataGrid/gridKeys'

const names: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  Esc: 'Escape',
  Space: ' ',
}
const signs = Object.fromEntries(Object.entries(names).map(([sign, key]) => [key, sign]))
const plain =
  'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageUp PageDown Tab Enter Escape Delete Backspace Insert'
const keys = [
  ...plain.split(' '),
  ' ',
  ...Array.from({ length: 12 }, (_, at) => `F${at + 1}`),
  ...'abcdefghijklmnopqrstuvwxyz?/',
]
const modifiers = ['', 'Ctrl+', 'Alt+', 'Shift+', 'Ctrl+Shift+', 'Alt+Shift+']

const codeOf = (key: string) =>
  /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key === '/' ? 'Slash' : key

/** Every chord that is bound, by the name that the list gives it. */
function bound(isTaken: (event: KeyboardEvent) => boolean): readonly string[] {
  return modifiers.flatMap(modifier =>
    keys
      .filter(key =>
        isTaken({
          key,
          code: codeOf(key),
          keyCode: 0,
          ctrlKey: modifier.includes('Ctrl'),
          altKey: modifier.includes('Alt'),
          shiftKey: modifier.includes('Shift'),
          metaKey: false,
          isComposing: false,
        } as KeyboardEvent),
      )
      .map(key => modifier + (signs[key] ?? (key.length === 1 ? key.toUpperCase() : key))),
  )
}

/** Shift turns a key round or draws the range out; the list names it once. */
const withoutShift = (chord: string) => chord.replace('Shift+', '')

const listed = (lines: readonly (readonly [string, string])[]) =>
  lines.flatMap(([chords]) => chords.split(' '))

it('the list names every key of the frame, and none that does nothing', () => {
  const taken = bound(event => shortcutOf(event, false) !== undefined)
  const shown = listed(frameShortcuts)
  expect(taken.filter(chord => !shown.includes(chord) && !shown.includes(withoutShift(chord)))).toEqual([])
  expect(shown.filter(chord => !taken.includes(chord))).toEqual([])
})

it('a sign without a modifier can be turned off', () => {
  const taken = bound(event => shortcutOf(event, false, false) !== undefined)
  expect(taken).not.toContain('?')
  expect(taken).toContain('Ctrl+/')
})

const rows = Array.from({ length: 9 }, (_, at) => ({ name: `품목 ${at}`, kind: 'A' }))

/** A grid whose cursor stands in the middle. */
function takenBy(column: string, isEditable: boolean): readonly string[] {
  const columns: DataGridProps['columns'] = ['name', 'kind', 'note'].map(id => ({
    id,
    title: id,
    kind: id === 'kind' ? 'code' : 'text',
    editable: isEditable,
  }))
  const props: DataGridProps = {
    label: '목록',
    columns,
    rows: { count: rows.length, rowAt: index => rows[index] },
    state: 'ready',
    onCheck: () => undefined,
    onSort: () => undefined,
    ...(isEditable && { onEdit: () => undefined, onAddRow: () => undefined, onDeleteRow: () => undefined }),
  }
  return bound(event => {
    const hands = createGridHands({
      view: () => ({ props, columns: arrangeColumns(columns, undefined), pageRows: 3, resize: () => 100 }),
      scrollTo: () => undefined,
    })
    hands.select({ row: 4, column: 1 }, { row: 4, column: 1 })
    if (column === 'name') hands.select({ row: 4, column: 0 }, { row: 4, column: 0 })
    const memory = { isLeaving: false, tabOrigin: undefined }
    // Esc does its work at the Tab that follows.
    return pressKey(hands, memory, event) || memory.isLeaving
  })
}

it('the list names every key that a grid takes, and none that it leaves alone', () => {
  const taken = new Set([...takenBy('name', true), ...takenBy('kind', true), ...takenBy('name', false)])
  const shown = listed(gridShortcuts)
  expect([...taken].filter(chord => !shown.includes(chord) && !shown.includes(withoutShift(chord)))).toEqual(
    [],
  )
  expect(shown.filter(chord => !taken.has(chord))).toEqual([])
})
