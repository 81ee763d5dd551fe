import { openBasis } from '../contract/openBasis'
import type { GridPlan } from '../plan/gridPlan'
import { rowName } from '../record/rowName'
import { shownFigure } from '../record/unitText'
import { useScreen } from '../render/screenContext'
import { useWidgets } from '../render/useWidgets'
import { useWonUnit } from '../render/useWonUnit'
import { say } from '../runtime/say'
import { formulaLines } from './reportColumns'

const width = 760

/** How each figure is worked out; those of the chosen row, or of all, lead to their documents. */
export function FormulaDialog({ grid, onClose }: { readonly grid: GridPlan; readonly onClose: () => void }) {
  const screen = useScreen()
  const { Dialog, Button } = useWidgets()
  const { host, plan } = screen
  const room = screen.rows(grid.id)
  const { parts, sums } = room.get()
  const chosen = room.chosen()
  const row = chosen ?? sums
  const { codes } = host.services
  const wonUnit = useWonUnit(host)
  const of = chosen ? rowName(grid.columns, chosen, codes) : say('totals')
  return (
    <Dialog
      title={say('basis')}
      depth={0}
      width={width}
      onClose={onClose}
      closeLabel={say('close')}
      foot={<Button label={say('close')} onPress={onClose} />}
    >
      <div className="report-formulas">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('basisFigure')}</th>
              <th scope="col">{say('formula')}</th>
              <th scope="col">{of}</th>
            </tr>
          </thead>
          <tbody>
            {formulaLines(plan, parts).map(({ field, label, formula }) => {
              const column = grid.columns.find(candidate => candidate.field === field)
              const text =
                column && row[field] !== undefined ? shownFigure(column, row[field], row, codes, wonUnit) : ''
              const figure = { report: grid.report ?? '', field, label, text, of, answer: parts }
              const show = () => {
                onClose()
                void openBasis(host, { ...figure, request: room.request(), row: chosen ?? {} })
              }
              return (
                <tr key={field}>
                  <th scope="row">{label}</th>
                  <td>{formula}</td>
                  <td>
                    {text !== '' && (
                      <button type="button" className="report-value" onClick={show}>
                        {text}
                      </button>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
