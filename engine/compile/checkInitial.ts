import { everyBlock } from '../../schemas/shared/everyBlock'
import { evaluateExpression } from '../expression/evaluateExpression'
import type { ExpressionPlan } from '../expression/expressionPlan'
import type { CheckPlan } from '../plan/formPlan'
import type { ScreenPlan } from '../plan/screenPlan'
import { meantProblems } from '../problem/catalogue/meantProblems'
import { fieldsRead } from '../scope/checkOwnChecks'
import type { NormalBlock, NormalScreen } from '../scope/normalDefinition'
import type { Fields, Page } from '../scope/page'

/** Any day does: first values and conditions count from the same one. */
const clock = { today: () => '2026-01-15' }

/** What a new document or a new row begins with passes the checks of its own fields. */
export function checkInitial(
  page: Page,
  screen: NormalScreen,
  every: readonly NormalBlock[],
  { document, blocks }: Pick<ScreenPlan, 'document' | 'blocks'>,
): void {
  const plans = everyBlock(blocks)
  const fields = plans.flatMap(block => (block.block === 'form' ? block.fields : []))
  if (document && screen.document?.initial)
    check(page, screen.document.initial, {
      ...{ root: 'header', first: document.initial, checked: fields },
      entered: page.document?.savedHeader ?? {},
    })
  for (const grid of every) {
    if (grid.block !== 'grid' || grid.newRow === undefined) continue
    const plan = plans.find(block => block.block === 'grid' && block.id === grid.id)
    const facts = page.grids.get(grid.id)
    if (plan?.block !== 'grid' || !('newRow' in plan.source) || !facts) continue
    check(page, grid.newRow, {
      ...{ root: facts.root, first: plan.source.newRow, checked: plan.columns },
      entered: facts.saved,
    })
  }
}

interface Begun {
  readonly root: string
  readonly first: Readonly<Record<string, ExpressionPlan>>
  readonly checked: readonly { readonly field?: string; readonly checks?: readonly CheckPlan[] }[]
  /** Fields that the user may still fill in before anything is checked. */
  readonly entered: Fields
}

function check({ on: { source } }: Page, written: object, { root, first, checked, entered }: Begun): void {
  const constant = Object.entries(first).filter(([, { reads }]) => reads.length === 0)
  const values = Object.fromEntries(
    constant.map(([name, plan]) => [name, evaluateExpression(plan, {}, clock)]),
  )
  for (const { field = '', checks = [] } of checked) {
    if (!Object.hasOwn(values, field)) continue
    const refusing = checks.find(({ refuseWhen }) => {
      const isKnown = fieldsRead(refuseWhen.text, root).every(
        name => Object.hasOwn(values, name) || (!entered[name] && !Object.hasOwn(first, name)),
      )
      const readsRoot = refuseWhen.reads.every(name => name === root)
      return isKnown && readsRoot && evaluateExpression(refuseWhen, { [root]: values }, clock) === true
    })
    if (refusing)
      source.report(source.valueAt(written, field), meantProblems.initialRefused(field, refusing.message))
  }
}
