import { useRef, useState } from 'react'
import { masks } from '../../schemas/shared/masks/masks'
import type { GridPlan } from '../plan/gridPlan'
import { rowNames } from '../record/rowName'
import { columnsInUnit } from '../record/unitText'
import { wireRequest } from '../record/wireRequest'
import { useScreen } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { useWonUnit } from '../render/useWonUnit'
import { type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { CompareTable } from './CompareTable'
import { compareMonths, inTime, type MonthAnswer, monthChoices, mostMonths } from './compareMonths'
import { exportCompared } from './exportCompared'
import { reportFigures } from './reportColumns'

const width = 1240

/** One figure of a report side by side for up to five months, each the answer of one call with the same conditions. */
export function CompareDialog({ grid, onClose }: { readonly grid: GridPlan; readonly onClose: () => void }) {
  const { host, rows } = useScreen()
  const { Dialog, Button, SelectField, MonthField } = useWidgets()
  const room = rows(grid.id)
  const request = room.request()
  const base = textOf(request.yyyymm)
  const figures = reportFigures(grid, room.get().parts)
  const [field, setField] = useState(
    figures.find(({ kind }) => kind === 'amount')?.field ?? figures[0]?.field ?? '',
  )
  const [months, setMonths] = useState<readonly string[]>([])
  const [answers, setAnswers] = useState<readonly MonthAnswer[]>([])
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle')
  /** Months that were asked for last: an answer for others comes too late. */
  const asked = useRef<readonly string[]>(months)
  const wonUnit = useWonUnit(host)
  const [column] = columnsInUnit(
    figures.filter(figure => figure.field === field),
    wonUnit,
  )

  async function compare(wanted: readonly string[]): Promise<void> {
    const shown = inTime(wanted)
    if (grid.source.from !== 'operation') return
    asked.current = shown
    setMonths(shown)
    setPhase('loading')
    const { binding } = grid.source
    try {
      const found = await Promise.all(
        shown.map(async (yyyymm): Promise<MonthAnswer> => {
          const sent = wireRequest(binding, { ...request, yyyymm })
          return { yyyymm, answer: await host.services.call.byName(binding.operation, sent) }
        }),
      )
      if (asked.current !== shown) return
      setAnswers(found)
      setPhase('idle')
    } catch {
      if (asked.current === shown) setPhase('failed')
    }
  }

  const compared = compareMonths(answers, field).map(({ row }) => row)
  const names = rowNames(grid.columns, compared, host.services.codes)
  const nameOf = (row: Row) => names[compared.indexOf(row)] ?? ''

  return (
    <Dialog
      title={say('compareMonths')}
      depth={0}
      width={width}
      onClose={onClose}
      closeLabel={say('close')}
      foot={
        <>
          <Button
            label={say('excel')}
            isDisabled={answers.length === 0 || !column}
            hint={answers.length === 0 ? say('compareFirst') : undefined}
            onPress={() => column && void exportCompared({ answers, column, nameOf }, host.services)}
          />
          <Button label={say('close')} onPress={onClose} />
        </>
      }
    >
      <div className="compare-head">
        <Button label={say('compareBefore')} onPress={() => void compare(monthChoices.before(base))} />
        <Button
          label={say('compareYearBefore')}
          onPress={() => void compare(monthChoices.yearBefore(base))}
        />
        <Button
          label={say('compareFive', mostMonths)}
          onPress={() => void compare(monthChoices.five(base))}
        />
        <div className="compare-month">
          <MonthField
            id="compareMonth"
            label={say('compareAdd')}
            value=""
            placeholder={say('compareAdd')}
            onChange={added =>
              added !== '' && void compare([...(months.length > 0 ? months : [base]), added])
            }
          />
        </div>
        <div className="compare-figure">
          <SelectField
            id="compareFigure"
            label={say('basisFigure')}
            value={field}
            options={figures.map(figure => ({ value: figure.field, text: figure.label }))}
            onChange={setField}
          />
        </div>
      </div>
      {phase === 'failed' && <p role="alert">{say('compareFailed')}</p>}
      {phase === 'loading' && <p role="status">{say('searching')}</p>}
      {months.length > 0 && (
        <ul className="compare-months">
          {months.map(month => (
            <li key={month}>
              <button type="button" onClick={() => void compare(months.filter(one => one !== month))}>
                {say('compareDrop', masks.month.toText(month))}
              </button>
            </li>
          ))}
        </ul>
      )}
      {column && answers.length > 0 ? (
        <CompareTable answers={answers} column={column} nameOf={nameOf} codes={host.services.codes} />
      ) : (
        <p className="compare-empty">{say('compareFirst')}</p>
      )}
    </Dialog>
  )
}
