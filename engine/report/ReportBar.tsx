import { lazy, Suspense, useState } from 'react'
import { isWonUnit } from '../../schemas/shared/wonUnit'
import { blocksOf } from '../plan/blocksOf'
import type { GridPlan } from '../plan/gridPlan'
import { asOfText } from '../record/asOfText'
import { unitText } from '../record/unitText'
import { useScreen } from '../render/screenContext'
import { useSlice } from '../render/useSlice'
import { useWidgets } from '../render/useWidgets'
import { useWonUnit } from '../render/useWonUnit'
import { say } from '../runtime/say'
import './reportBar.css'

const FormulaDialog = lazy(() =>
  import('./FormulaDialog').then(({ FormulaDialog }) => ({ default: FormulaDialog })),
)

const CompareDialog = lazy(() =>
  import('./CompareDialog').then(({ CompareDialog }) => ({ default: CompareDialog })),
)

const unitChoices = () =>
  (['won', 'thousand', 'million'] as const).map(value => ({ value, text: unitText(value).trim() }))

/** Reports of one base month can be asked for others. */
const hasMonths = ({ source }: GridPlan): boolean =>
  source.from === 'operation' && source.binding.parameters.includes('yyyymm')

/** Below the title of a report: of when and of whom its figures are, and how each is worked out. */
export function ReportBar({ grid }: { readonly grid: GridPlan }) {
  const screen = useScreen()
  const { Button, SelectField } = useWidgets()
  const [open, setOpen] = useState<'formulas' | 'compare'>()
  const [isPrinting, setIsPrinting] = useState(false)
  const wonUnit = useWonUnit(screen.host)
  const parts = useSlice(screen.rows(grid.id), state => state.parts)
  const text = asOfText(parts, wonUnit, screen.host.services.clock.today())
  async function print(): Promise<void> {
    const { reportPrint } = await import('./reportPrint')
    const filters = blocksOf(screen.plan, 'filter').map(({ id }) => screen.filter(id))
    const page = { plan: screen.plan, filters, pictures: screen.pictures, wonUnit }
    const sheet = await reportPrint(
      screen.rows(grid.id),
      page,
      screen.shownColumns(grid.id),
      screen.host.services,
    )
    screen.store.setState({ printing: sheet, printingMore: [] })
  }
  const printOnce = () => {
    setIsPrinting(true)
    // It waits for charts that are not drawn yet.
    void print().finally(() => setIsPrinting(false))
  }
  const isAsked = text !== ''
  const until = { isDisabled: !isAsked, hint: isAsked ? undefined : say('searchFirst') }
  const close = () => setOpen(undefined)
  return (
    <div className="report-bar">
      <p role="status">{text}</p>
      <div className="report-unit">
        <SelectField
          id="reportUnit"
          label={say('unit')}
          value={wonUnit}
          options={unitChoices()}
          onChange={unit => isWonUnit(unit) && screen.chooseUnit(unit)}
        />
      </div>
      <Button label={say('basis')} {...until} onPress={() => setOpen('formulas')} />
      {hasMonths(grid) && <Button label={say('compare')} {...until} onPress={() => setOpen('compare')} />}
      <Button label={say('printReport')} {...until} isBusy={isPrinting} onPress={printOnce} />
      <Suspense fallback={null}>
        {open === 'formulas' && <FormulaDialog grid={grid} onClose={close} />}
        {open === 'compare' && <CompareDialog grid={grid} onClose={close} />}
      </Suspense>
    </div>
  )
}
