import type { DataEditorRef } from '@glideapps/glide-data-grid'
import {
  type ClipboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { GridColumnKind } from './dataGridContract'
import { GridCellButton } from './GridCellButton'
import { GridNote } from './GridNote'
import { GridOptionList } from './GridOptionList'
import { firstEditable } from './goToCell'
import { clearRange, copyRange, pasteRange } from './gridGestures'
import type { GridHands } from './gridHandsState'
import { type KeyMemory, pressKey } from './gridKeys'
import type { GridSheet } from './gridSheet'
import { gridTexts } from './gridTexts'

/** Which keys a touch screen offers. */
const keysOf: Readonly<Partial<Record<GridColumnKind, 'numeric' | 'decimal'>>> = {
  number: 'decimal',
  amount: 'decimal',
  date: 'numeric',
  datetime: 'numeric',
}

interface GridEditorProps {
  readonly sheet: GridSheet
  readonly grid: RefObject<DataEditorRef | null>
  readonly ids: {
    readonly table: string
    readonly list: string
    readonly note: string
    readonly hint: string
  }
}

/**
 * The text box that lies over the selected cell, unseen until something is typed. It keeps the focus all the time, so the first
 * jamo of a composition already falls into it; becoming the editor changes its looks alone.
 */
export const GridEditor = memo(function GridEditor({ sheet, grid, ids }: GridEditorProps) {
  const { hands, state, props } = sheet
  const box = useRef<HTMLTextAreaElement>(null)
  const [memory] = useState<KeyMemory>(() => ({ isLeaving: false, tabOrigin: undefined }))
  const [hasFocus, setHasFocus] = useState(false)

  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      box.current = element
      hands.attach(element)
    },
    [hands],
  )

  const place = useEditorPlace(sheet, grid)

  const column = hands.columnAt(state.cursor)
  const problem =
    state.refusal ?? (state.cursor && column && hands.problemAt(state.cursor.row, column.id, props))
  const changed =
    state.cursor && column && state.mode === 'select' ? hands.noteAt(state.cursor.row, column.id) : undefined
  const note = problem ?? changed
  const align = state.cursor && sheet.shown[state.cursor.column]?.align
  const active = state.list?.options[state.list.active]

  return (
    <>
      <textarea
        ref={attach}
        className="dataGrid-editor"
        data-mode={state.mode}
        data-align={align}
        data-outside={place.isOutside || undefined}
        style={{
          whiteSpace: column?.kind === 'text' ? 'pre-wrap' : 'pre',
          transform: `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`,
          minWidth: place.width + 1,
          minHeight: place.height + 1,
        }}
        rows={1}
        inputMode={column && keysOf[column.kind]}
        defaultValue=""
        spellCheck={false}
        autoComplete="off"
        aria-label={`${props.label}${column ? ` ${column.title}` : ''}`}
        aria-describedby={note ? `${ids.note} ${ids.hint}` : ids.hint}
        aria-controls={state.list ? ids.list : ids.table}
        aria-haspopup={column?.kind === 'code' ? 'listbox' : undefined}
        aria-activedescendant={active ? `${ids.list}-${state.list?.active}` : undefined}
        aria-invalid={problem ? true : undefined}
        onKeyDown={event => {
          if (!pressKey(hands, memory, event.nativeEvent)) return
          event.preventDefault()
          event.stopPropagation()
        }}
        onCompositionStart={() => hands.typed()}
        onInput={() => hands.typed()}
        onCopy={event => copy(hands, event, false)}
        onCut={event => copy(hands, event, true)}
        onPaste={event => paste(hands, event)}
        onFocus={() => {
          setHasFocus(true)
          memory.isLeaving = false
          const row = Math.max(0, props.selectedRow ?? 0)
          if (!hands.state().cursor && !sheet.byPointer.current)
            hands.moveTo({ row, column: Math.max(0, firstEditable(hands, row)) })
        }}
        onBlur={() => {
          setHasFocus(false)
          // Going to another window also blurs, but the person comes back to the same syllable.
          if (document.hasFocus()) hands.commit(true)
        }}
      />
      {hasFocus && !place.isOutside && <GridCellButton sheet={sheet} place={place} />}
      {state.list && <GridOptionList sheet={sheet} list={state.list} id={ids.list} anchor={box} />}
      {note && hasFocus && !state.list && !place.isOutside && (
        <GridNote id={ids.note} text={note} anchor={box} isPlain={!problem} />
      )}
      {!problem && state.whole !== undefined && hasFocus && !place.isOutside && (
        <GridNote id={ids.note} text={state.whole} anchor={box} isPlain />
      )}
      <span id={ids.hint} hidden>
        {sheet.isReadOnly ? gridTexts.hintReadOnly : gridTexts.hint}
        {sheet.props.onMoveRow && ` ${gridTexts.hintMove}`}
      </span>
    </>
  )
})

/** Where the selected cell stands in the frame of the grid, and whether it is out of sight. */
function useEditorPlace(sheet: GridSheet, grid: RefObject<DataEditorRef | null>) {
  const { state } = sheet
  const [, follow] = useState(sheet.region.get())
  const [place, setPlace] = useState({ left: 0, top: 0, width: 0, height: 0, isOutside: true })

  useEffect(() => {
    follow(sheet.region.get())
    return sheet.region.subscribe(follow)
  }, [sheet.region])

  const settle = () => {
    const { cursor } = state
    if (!cursor) return
    const frame = sheet.frame.current?.getBoundingClientRect()
    const bounds = grid.current?.getBounds(cursor.column + sheet.lead.length, cursor.row)
    if (!frame || !bounds) return
    const frozen = sheet.shown.filter(each => each.column.frozen).reduce((sum, each) => sum + each.width, 0)
    const isFrozen = sheet.shown[cursor.column]?.column.frozen === true
    const edge = isFrozen ? 0 : sheet.sizes.lead + frozen
    const next = {
      left: bounds.x - frame.left,
      top: bounds.y - frame.top,
      width: bounds.width,
      height: bounds.height,
      isOutside:
        bounds.y - frame.top < sheet.sizes.head - 4 ||
        bounds.x - frame.left < edge - 4 ||
        bounds.y + 8 > frame.bottom - sheet.sizes.foot ||
        bounds.x + 8 > frame.right,
    }
    setPlace(now => (isSame(now, next) ? now : next))
  }
  // After every rendering: scrolling, resizing and moving all end up here, and equal places cause no further rendering.
  useLayoutEffect(settle)
  return place
}

function copy(hands: GridHands, event: ClipboardEvent, isCut: boolean): void {
  if (hands.state().mode !== 'select') return
  event.preventDefault()
  if (copyRange(hands, event.clipboardData) && isCut) clearRange(hands)
}

function paste(hands: GridHands, event: ClipboardEvent<HTMLTextAreaElement>): void {
  const text = event.clipboardData.getData('text/plain')
  if (hands.state().mode === 'select') {
    event.preventDefault()
    pasteRange(hands, text)
    return
  }
  // Excel ends even one cell with a newline, which inside an open editor would become part of the value.
  if (!/[\r\n]+$/.test(text)) return
  event.preventDefault()
  const target = event.currentTarget
  target.setRangeText(text.replace(/[\r\n]+$/, ''), target.selectionStart, target.selectionEnd, 'end')
  hands.typed()
}

function isSame<T extends object>(a: T, b: T): boolean {
  return Object.keys(a).every(key => a[key as keyof T] === b[key as keyof T])
}
