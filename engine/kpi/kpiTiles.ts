import { answeredRow } from '../binding/answerState'
import type { Screen } from '../contract/screen'
import type { FigureFieldPlan, FigurePlan, KpiPlan } from '../plan/kpiPlan'
import { figureInUnit, numberWithUnit, valueInUnit } from '../record/unitText'
import type { KpiFigure, KpiTile } from '../render/kpiWidgetContract'
import type { Tone } from '../render/widgetContract'
import { type Row, textOf } from '../runtime/row'
import { isClosedWay } from '../way/closedWay'

const tones: readonly string[] = ['neutral', 'info', 'success', 'warning', 'danger'] satisfies Tone[]

type KpiScreen = Pick<Screen, 'host' | 'goFrom' | 'runFrom'>

/** Opens the documents behind a figure of a report. */
type OpenFigure = (figure: FigurePlan, text: string) => void

/** The tiles of a plan with what was answered; without an answer their values are empty. */
export function kpiTiles(
  plan: KpiPlan,
  answer: unknown,
  screen: KpiScreen,
  onFigure?: OpenFigure,
): readonly KpiTile[] {
  const row = answeredRow(answer, plan.part)
  const hasAnswer = Object.keys(row).length > 0
  const isVisible = ({ visibleWhen }: FigurePlan) =>
    !visibleWhen || !hasAnswer || screen.host.evaluate(visibleWhen, { row }) === true
  return plan.figures.filter(isVisible).map(figure => {
    const { field, change, go, steps } = figure
    const tone = figure.tone && hasAnswer ? screen.host.evaluate(figure.tone, { row }) : undefined
    return {
      id: field,
      ...figureOf(figure, row, screen),
      ...(isTone(tone) && { tone }),
      ...(change && { beside: { ...figureOf(change, row, screen), isChange: true } }),
      ...(go &&
        hasAnswer &&
        !isClosedWay(go, screen.host.services.go) && { onGo: () => screen.goFrom(go, row) }),
      ...(steps && textOf(row[field]) !== '' && { onGo: () => void screen.runFrom(steps, row) }),
      ...(!go &&
        onFigure &&
        textOf(row[field]) !== '' && { onGo: () => onFigure(figure, shownText(figure, row, screen)) }),
    }
  })
}

function figureOf(figure: FigureFieldPlan, row: Row, { host }: KpiScreen): KpiFigure {
  const { wonUnit } = host.store.getState()
  const { field, label, unit, code } = figureInUnit(figure, wonUnit)
  const value = valueInUnit(figure, textOf(row[field]), wonUnit)
  return {
    label,
    value: code === undefined || value === '' ? value : host.services.codes.text(code, value),
    ...(unit !== undefined && { unit }),
  }
}

function shownText(figure: FigureFieldPlan, row: Row, screen: KpiScreen): string {
  const { value, unit } = figureOf(figure, row, screen)
  return numberWithUnit(value, unit)
}

function isTone(value: unknown): value is Tone {
  return typeof value === 'string' && tones.includes(value)
}
