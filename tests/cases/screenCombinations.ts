import type { FormFieldPlan } from '../../engine/plan/formPlan'
import type { ColumnPlan } from '../../engine/plan/gridPlan'
import type { BlockPlan, PopupPlan, ScreenPlan } from '../../engine/plan/screenPlan'
import { everyBlock } from '../../schemas/shared/everyBlock'

type Floorplan = 'document' | 'home' | 'list' | 'listWithDetail' | 'report' | 'sheet'

/** The composition of a page, from what it holds. */
export function floorplanOf({ blocks, document }: ScreenPlan): Floorplan {
  const kinds = new Set(everyBlock(blocks).map(({ block }) => block))
  const grids = everyBlock(blocks).filter(({ block }) => block === 'grid').length
  if (!kinds.has('filter')) return document ? 'document' : kinds.has('kpi') ? 'home' : 'sheet'
  if (kinds.has('chart')) return 'report'
  return document || grids > 1 ? 'listWithDetail' : 'list'
}

const formControl = ({ control, isEditable, hasTone, code }: FormFieldPlan): string =>
  isEditable ? control : hasTone ? 'chip' : code ? 'shown code' : 'shown'

const columnControl = ({ kind, isEditable, hasTone, go }: ColumnPlan): string =>
  `${kind}${hasTone ? ' chip' : ''}${isEditable ? ' edited' : ''}${go ? ' link' : ''}`

/** The controls that a block draws, each by its kind. */
function controlsOf(block: BlockPlan): readonly string[] {
  switch (block.block) {
    case 'filter':
      return block.fields.map(field => field.control)
    case 'form':
      return block.fields.map(formControl)
    case 'grid':
      return [
        `from ${block.source.from}`,
        `select ${block.select}`,
        block.outline?.kind ?? 'flat',
        ...block.columns.map(columnControl),
      ]
    case 'content':
      return block.parts.map(({ kind }) => kind)
    case 'chart':
      return block.series.map(({ as }) => as)
    default:
      return ['']
  }
}

/** Each combination of floorplan, block and control that a page shows. */
export function combinationsOf(plan: ScreenPlan): ReadonlySet<string> {
  const floorplan = floorplanOf(plan)
  const actions = plan.actions.map(({ place, look }) => `action ${place} ${look}`)
  const parts = [...everyBlock(plan.blocks).flatMap(partsOf), ...actions]
  return new Set(parts.map(part => `${floorplan} · ${part}`))
}

const partsOf = (block: BlockPlan) => controlsOf(block).map(control => `${block.block} ${control}`.trim())

/** The same of a popup, whose floorplan is whether rows are chosen in it or fields are filled in. */
export function popupCombinationsOf(plan: PopupPlan): ReadonlySet<string> {
  const floorplan = 'form' in plan ? 'entry' : `choice ${plan.choose}`
  const blocks = 'form' in plan ? [plan.form, plan.grid, plan.files] : [plan.filter, plan.grid]
  return new Set(blocks.flatMap(block => (block ? partsOf(block).map(part => `${floorplan} · ${part}`) : [])))
}

/** The popups that the fields of a page look their values up in, by the labels of the fields. */
export function lookupsOf({ blocks }: ScreenPlan): Readonly<Record<string, string>> {
  return Object.fromEntries(
    everyBlock(blocks).flatMap(block => {
      if (block.block === 'form')
        return block.fields.flatMap(({ label, lookup }) => (lookup ? [[label, lookup.popup]] : []))
      if (block.block !== 'filter') return []
      return block.fields.flatMap(field => {
        if (field.control === 'lookup') return [[field.label, field.lookup.popup]]
        if (field.control !== 'employee') return []
        return [
          [field.sectionLabel, 'bsns'],
          [field.departmentLabel, 'dept'],
          [field.label, 'person'],
        ]
      })
    }),
  )
}
