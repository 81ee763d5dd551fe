import type { MatrixCell } from '../../engine/render/matrixWidgetContract'
import { matrixTexts } from './matrixTexts'

interface MatrixCellBoxProps {
  readonly cell: MatrixCell | undefined
  /** The radio buttons of one row. */
  readonly group: string
  /** Row and column, for assistive technology. */
  readonly label: string
  readonly isReadOnly: boolean
  readonly isDisabled: boolean
  readonly onPick: () => void
}

/** One cell: its first value large, the others labelled below, and the button that picks it. */
export function MatrixCellBox({ cell, group, label, isReadOnly, isDisabled, onPick }: MatrixCellBoxProps) {
  const [first, ...others] = cell?.facts ?? []
  if (!cell || !first || first.text === '')
    return <td className="matrix-cell matrix-none">{matrixTexts.none}</td>
  const values = (
    <>
      <span className="matrix-value">
        {first.text}
        {cell.isBest && <span className="matrix-badge">{matrixTexts.best}</span>}
        {isReadOnly && cell.isPicked && <span className="matrix-picked">{matrixTexts.picked}</span>}
        {!cell.isFit && <span className="matrix-unfit">{matrixTexts.notFit}</span>}
      </span>
      {others.map(fact => (
        <span key={fact.label} className="matrix-other">
          <span>{fact.label}</span> {fact.text}
        </span>
      ))}
    </>
  )
  return (
    <td className="matrix-cell" data-picked={cell.isPicked || undefined} data-best={cell.isBest || undefined}>
      {isReadOnly ? (
        <div className="matrix-box">{values}</div>
      ) : (
        <label className="matrix-box">
          <input
            type="radio"
            name={group}
            aria-label={label}
            checked={cell.isPicked}
            disabled={isDisabled || !cell.isFit}
            onChange={onPick}
          />
          <span className="matrix-texts">{values}</span>
        </label>
      )}
    </td>
  )
}
