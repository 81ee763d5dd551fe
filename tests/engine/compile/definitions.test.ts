import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { operations } from '../../../codegen/generated/operations'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { type ActionPlan, isAboutRows } from '../../../engine/plan/actionPlan'
import type { GridPlan } from '../../../engine/plan/gridPlan'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { printProblems } from '../../../engine/problem/printProblem'
import { everyBlock } from '../../../schemas/shared/everyBlock'
import { compileChanged } from '../../cases/compileChanged'

const files = readDefinitions(process.cwd())
const compiled = compileChanged(files)
const screens = [...compiled.screens.values()]
const popups = [...compiled.popups.values()]

it('every definition compiles without a problem', () => {
  expect(printProblems(compiled.problems, 'en')).toBe('')
  expect(screens.length + popups.length).toBe(files.definitions.length)
})

it('what is typed into a lookup is searched for by a field', () => {
  const plans = [...screens, ...popups].map(({ plan }) => JSON.stringify(plan))
  expect(plans.filter(text => text.includes('"searchBy":""'))).toEqual([])
})

it('a condition by a supplier is called 협력사 wherever it stands', () => {
  const filters = screens.flatMap(({ plan }) =>
    everyBlock(plan.blocks).flatMap(block => (block.block === 'filter' ? [{ plan, block }] : [])),
  )
  const called = filters.flatMap(({ plan, block }) =>
    block.fields.flatMap(field =>
      field.control === 'lookup' && field.lookup.popup === 'company' ? [[plan.screen, field.label]] : [],
    ),
  )
  expect(called.length).toBeGreaterThan(30)
  expect(called.filter(([, label]) => label !== '협력사')).toEqual([])
})

it.each([
  ['/portal/author', '/portal/author/menuManage'],
  ['/portal/codeManage', '/portal/codeManage/cmmnCodeManage'],
])('the path %s leads to %s (spec §2)', (alias, path) => {
  const mounts = screens.flatMap(({ plan }) => plan.mounts)
  expect(mounts.filter(mount => mount.aliases?.includes(alias)).map(mount => mount.path)).toEqual([path])
})

it('a path that leads elsewhere is taken like one of its own', () => {
  const other = files.definitions.map(file =>
    file.file.endsWith('prList.screen.json')
      ? {
          ...file,
          text: file.text.replace('"path": "/prList"', '"aliases": ["/portal/author"], "path": "/prList"'),
        }
      : file,
  )
  const { problems } = compileChanged({ ...files, definitions: other })
  expect(problems.map(({ code }) => code)).toEqual(['ROUTE_TAKEN'])
})

describe.each(screens.map(screen => [screen.plan.screen, screen] as const))(
  'screen %s',
  (_, { plan, first }) => {
    it('calls only operations of the contract', () => {
      expect(plan.operations.filter(operation => !Object.hasOwn(operations, operation))).toEqual([])
    })

    it('opens only popups that exist, and may call what they call', () => {
      const opened = plan.popups.map(name => compiled.popups.get(name)?.plan)
      expect(opened).not.toContain(undefined)
      expect(
        opened
          .flatMap(popup => popup?.operations ?? [])
          .filter(id => !plan.operations.includes(id) && plan.samples?.[id] === undefined),
      ).toEqual([])
    })

    it('goes only where a screen is', () => {
      const steps = [...plan.actions.flatMap(action => action.steps), ...plan.blocks.flatMap(goSteps)]
      const paths = steps.flatMap(step => (step.step === 'go' ? [step.path] : []))
      expect(
        paths.filter(path => !screens.some(other => other.plan.mounts.some(mount => mount.path === path))),
      ).toEqual([])
    })

    it('asks for its first rows with parameters that the operation takes', () => {
      const names = Object.entries(first?.initial ?? {}).flatMap(([name, value]) =>
        value.kind === 'period' ? [value.from, value.to] : value.kind === 'text' ? [name] : [value.person],
      )
      expect(names.filter(name => !first?.parameters.includes(name))).toEqual([])
    })

    // Ten digits and hyphens of 13 pixels do not fit less; a narrower cell shows ####.
    it('has room for the days in its grids', () => {
      const columns = everyBlock(plan.blocks).flatMap(block => (block.block === 'grid' ? block.columns : []))
      const narrow = columns.filter(
        ({ kind, width }) => width < (kind === 'date' ? 96 : kind === 'dateTime' ? 150 : 0),
      )
      expect(narrow.map(({ field }) => field)).toEqual([])
    })

    // A page of samples shows what boxes look like; those of the specification may have no button.
    it('lets rows be checked only where a button takes them, deletes them or speaks of them', () => {
      const grids = everyBlock(plan.blocks).filter(block => block.block === 'grid' && block.select === 'many')
      const isUsed =
        plan.samples !== undefined || /"selection"/.test(JSON.stringify([plan.actions, plan.blocks]))
      const idle = grids.filter(
        ({ id }) => !plan.actions.some(action => takesRows(action, plan) && isAbout(action, id)),
      )
      expect(isUsed || specifiedBoxes.includes(plan.screen) ? [] : idle.map(({ id }) => id)).toEqual([])
    })

    it('has Korean words on every button, field and column', () => {
      const labels = [
        plan.title,
        ...plan.actions.map(action => action.label),
        ...plan.blocks.flatMap(block =>
          block.block === 'grid' ? block.columns.map(column => column.label) : [],
        ),
      ]
      expect(
        labels.filter(
          label => !/[가-힣]/.test(label) && !['Single ID', 'URL', 'D-Day', 'FAQ'].includes(label),
        ),
      ).toEqual([])
    })
  },
)

/** Pages whose specification lists a column of boxes that none of its buttons takes. */
const specifiedBoxes = ['deliverListAdmin', 'noneOrderView', 'unitMaster']

function takesRows(action: ActionPlan, { document }: ScreenPlan): boolean {
  const kinds = action.steps.map(({ step }) => step)
  return isAboutRows(action) || kinds.includes('deleteRow') || (!document && kinds.includes('transition'))
}

/** An action that names no grid may be about any. */
function isAbout({ grid, steps }: ActionPlan, id: string): boolean {
  const named = [grid, ...steps.map(step => ('grid' in step ? step.grid : undefined))].filter(Boolean)
  return named.length === 0 || named.includes(id)
}

function goSteps(block: { readonly block: string } | GridPlan) {
  return 'columns' in block ? block.columns.flatMap(column => (column.go ? [column.go] : [])) : []
}

describe('the length of definitions', () => {
  const linesOf = (text: string) => text.trimEnd().split('\n')

  it('a list takes at most thirty lines', () => {
    expect(linesOf(readFileSync('screens/purchase/prList.screen.json', 'utf8')).length).toBeLessThanOrEqual(
      30,
    )
  })

  it.each(files.definitions.map(({ file, text }) => [file, linesOf(text)] as const))(
    '%s takes at most ninety lines of a hundred and twenty characters',
    (_file, lines) => {
      expect(lines.length).toBeLessThanOrEqual(90)
      expect(lines.filter(line => line.length > 120)).toEqual([])
    },
  )
})

describe('the schema of the editor', () => {
  // To make the code of the schemas small takes longer than to run it.
  const ajv = new Ajv({ strict: false, allErrors: true, code: { optimize: false } })
  const schemas = {
    screen: ajv.compile(JSON.parse(readFileSync('schemas/screen.schema.json', 'utf8'))),
    popup: ajv.compile(JSON.parse(readFileSync('schemas/popup.schema.json', 'utf8'))),
  }

  it.each(files.definitions.map(definition => [definition.file, definition] as const))(
    'accepts %s',
    (_, definition) => {
      schemas[definition.kind](JSON.parse(definition.text))
      expect(schemas[definition.kind].errors ?? []).toEqual([])
    },
  )

  const list = (columns: unknown, rest: object = {}) => ({
    screen: 'test',
    title: '시험',
    route: { path: '/test', portals: ['internal'] },
    grid: { rows: 'listPr', columns },
    ...rest,
  })

  it.each([
    ['a column that the rows of that operation have', list(['prNo']), true],
    ['a column that they have not', list(['prNoo']), false],
    ['a column of another operation, as an object', list([{ field: 'itemCode' }]), false],
    ['a filter field that is no parameter', list(['prNo'], { filter: { fields: ['poNo'] } }), false],
    ['a period by its short name', list(['prNo'], { filter: { fields: ['reqDate'] } }), true],
    ['an unknown word', list(['prNo'], { filters: [] }), false],
    ['an unknown operation', { ...list([]), grid: { rows: 'listPrr', columns: [] } }, false],
    ['a transition of a workflow', list(['prNo'], { actions: [{ transition: 'submitPr' }] }), true],
    ['a transition of none', list(['prNo'], { actions: [{ transition: 'submitPo' }] }), false],
  ])('judges %s', (_, definition, isRight) => {
    expect(schemas.screen(definition)).toBe(isRight)
  })
})
