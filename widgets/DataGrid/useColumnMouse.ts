import type { DataEditorCoreProps } from '@glideapps/glide-data-grid'
import { useRef } from 'react'
import { moveColumn } from './columnLayout'
import type { GridSheet } from './gridSheet'

type ColumnMouse = Pick<
  DataEditorCoreProps,
  'onColumnProposeMove' | 'onColumnMoved' | 'onColumnResizeStart' | 'onColumnResize' | 'onColumnResizeEnd'
>

/** Columns that are moved and made wider by the mouse. */
export function useColumnMouse(sheet: GridSheet): ColumnMouse {
  const { lead, props, shown } = sheet
  const drag = useRef<{ isOn: boolean; width: number | undefined }>({ isOn: false, width: undefined })
  const idAt = (column: number) => shown[column - lead.length]?.column.id
  return {
    onColumnProposeMove(from, to) {
      const a = shown[from - lead.length]?.column
      const b = shown[to - lead.length]?.column
      return a !== undefined && b !== undefined && (a.frozen === true) === (b.frozen === true)
    },
    onColumnMoved(from, to) {
      const a = idAt(from)
      const b = idAt(to)
      if (a && b && a !== b) sheet.changeLayout(moveColumn(props.columns, sheet.layout, a, b))
    },
    onColumnResizeStart() {
      drag.current = { isOn: true, width: undefined }
    },
    onColumnResize(_column, width, at) {
      const id = idAt(at)
      if (!id) return
      // A double click on the edge fits the column to its text; glide reports that as a step of a drag that never ends.
      if (!drag.current.isOn) return sheet.keepWidth(id, width)
      drag.current.width = width
      sheet.resizeColumn(id, width)
    },
    onColumnResizeEnd(_column, _width, at) {
      const id = idAt(at)
      const { width } = drag.current
      drag.current = { isOn: false, width: undefined }
      // A press on the edge without a move ends with a width of glide's invention.
      if (id && width !== undefined) sheet.keepWidth(id, width)
    },
  }
}
