import type { MatrixProps } from '../../engine/render/matrixWidgetContract'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { matrixTexts } from './matrixTexts'

type MatrixHeadProps = Pick<
  MatrixProps,
  'rowLabels' | 'columnLabels' | 'columns' | 'isReadOnly' | 'onPickColumn'
> & { readonly isDisabled: boolean }

/** Names of the columns with what is said of each as a whole. */
export function MatrixHead({
  rowLabels,
  columnLabels,
  columns,
  isReadOnly,
  isDisabled,
  onPickColumn,
}: MatrixHeadProps) {
  return (
    <thead>
      <tr>
        {rowLabels.map(label => (
          <th key={label} scope="col" rowSpan={columnLabels.length + 1} className="matrix-corner">
            {label}
          </th>
        ))}
        {columns.map(column => (
          <th key={column.id} scope="col" className="matrix-name" data-best={column.isBest || undefined}>
            <span className="matrix-title">{column.text}</span>
            {column.isBest && <span className="matrix-badge">{matrixTexts.bestColumn}</span>}
            {!isReadOnly && (
              <button
                type="button"
                className="matrix-take"
                disabled={isDisabled}
                aria-label={fillMessage(matrixTexts.pickColumnOf, [column.text])}
                onClick={() => onPickColumn(column.id)}
              >
                {matrixTexts.pickColumn}
              </button>
            )}
          </th>
        ))}
      </tr>
      {columnLabels.map((label, index) => (
        <tr key={label}>
          {columns.map(column => (
            <td key={column.id} className="matrix-columnfact">
              <span>{label}</span> <b>{column.facts[index] || matrixTexts.none}</b>
            </td>
          ))}
        </tr>
      ))}
    </thead>
  )
}
