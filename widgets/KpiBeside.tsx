import type { KpiFigure } from '../engine/render/kpiWidgetContract'
import { figureText, labelBesideUnit, noFigure } from './figureText'
import { widgetText } from './widgetText'

/** The second figure of a tile. A change shows its direction as arrow and word, never by colour: dearer is not always worse. */
export function KpiBeside({ figure }: { readonly figure: KpiFigure }) {
  const { label, value, unit, isChange } = figure
  const name = labelBesideUnit(label, unit)
  const text = figureText(value, unit)
  if (!isChange || text === noFigure || Number(value) === 0) {
    return (
      <span className="kpi-beside">
        {name} <b>{text}</b>
      </span>
    )
  }
  const isDown = value.startsWith('-')
  return (
    <span className="kpi-beside">
      {name}{' '}
      <b>
        <span aria-hidden="true">{isDown ? '▼' : '▲'} </span>
        {text.replace('-', '')}
        <span className="visually-hidden"> {widgetText(isDown ? 'decreased' : 'increased')}</span>
      </b>
    </span>
  )
}
