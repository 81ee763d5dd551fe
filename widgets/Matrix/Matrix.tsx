import { useId } from 'react'
import type { MatrixProps } from '../../engine/render/matrixWidgetContract'
import { fillMessage } from '../../schemas/shared/koreanParticle'
import { MatrixCellBox } from './MatrixCellBox'
import { MatrixHead } from './MatrixHead'
import { matrixTexts } from './matrixTexts'
import './matrix.css'

/** What scrolls is moved by keyboard too. */
const reachable = { tabIndex: 0 }

/** Rows by columns with what is best marked; one cell of each row is picked like a radio button. */
export function Matrix(props: MatrixProps) {
  const { label, state, rows, columns, rowLabels, sums, isReadOnly, isDisabled = false } = props
  const { emptyText, onPick, onPickBest } = props
  const name = useId()
  if (state === 'loading')
    return (
      <div className="matrix-wait" aria-busy="true">
        <span className="visually-hidden" role="status">
          {matrixTexts.loading}
        </span>
      </div>
    )
  if (state === 'empty') return <p className="card-empty">{emptyText}</p>
  return (
    <div className="matrix">
      {(!isReadOnly || sums) && (
        <div className="matrix-bar">
          {!isReadOnly && (
            <button type="button" className="button" disabled={isDisabled} onClick={onPickBest}>
              {matrixTexts.pickBest}
            </button>
          )}
          {sums && (
            <output className="matrix-all">{fillMessage(matrixTexts.all, [sums.label, sums.all])}</output>
          )}
        </div>
      )}
      <section className="matrix-scroll" aria-label={fillMessage(matrixTexts.scroll, [label])} {...reachable}>
        <table aria-label={label}>
          <MatrixHead {...props} isDisabled={isDisabled} />
          <tbody>
            {rows.map(row => (
              <tr key={row.id}>
                {row.texts.map((text, index) =>
                  index === 0 ? (
                    <th key={rowLabels[index]} scope="row" className="matrix-row">
                      {text}
                    </th>
                  ) : (
                    <td key={rowLabels[index]} className="matrix-fact">
                      {text}
                    </td>
                  ),
                )}
                {columns.map((column, index) => (
                  <MatrixCellBox
                    key={column.id}
                    cell={row.cells[index]}
                    group={`${name}-${row.id}`}
                    label={fillMessage(matrixTexts.pickOf, [row.texts[0] ?? '', column.text])}
                    isReadOnly={isReadOnly}
                    isDisabled={isDisabled}
                    onPick={() => onPick(row.id, column.id)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
          {sums && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={rowLabels.length}>
                  {fillMessage(matrixTexts.sum, [sums.label])}
                </th>
                {columns.map((column, index) => (
                  <td key={column.id} className="matrix-sum">
                    {sums.columns[index]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </div>
  )
}
