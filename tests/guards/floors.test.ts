import { describe, expect, it } from 'vitest'
import { findCycles } from './cycleGuard'
import { findFloorBreaches } from './floorGuard'
import { areaOf } from './floors'
import { describeProblem } from './guardProblem'
import { scanImports } from './importScanner'
import { importableFiles, isTestCode, type ProjectFile, projectPaths } from './projectFiles'

const files = importableFiles()
const paths = new Set(projectPaths())

function breachesOf(path: string, text: string): string[] {
  const others = [
    'widgets/Tag.tsx',
    'widgets/widgetRegistry.ts',
    'engine/grid/gridState.ts',
    'engine/plan/gridPlan.ts',
  ]
  const more = [
    'engine/grid/gridCompile.ts',
    'engine/app/start.tsx',
    'engine/page/BlockView.tsx',
    'schemas/shared/money.ts',
  ]
  const rest = [
    'server/main.ts',
    'engine/expression/compare.ts',
    'screens/a/a.screen.json',
    'engine/render/widgetContract.ts',
  ]
  const known = new Set([path, ...others, ...more, ...rest])
  return findFloorBreaches([{ path, text }], known).map(problem => problem.code)
}

describe('floors', () => {
  it('every file of the product imports from its own floor or from below', () => {
    expect(files.filter(({ path }) => !isTestCode(path)).length).toBeGreaterThan(20)
    expect(findFloorBreaches(files, paths).map(describeProblem)).toEqual([])
  })

  it.each([
    ['engine/screen/createScreen.ts', "import { Tag } from '../../widgets/Tag'"],
    ['engine/screen/createScreen.ts', "import type { Tag } from '../../widgets/Tag'"],
    ['engine/screen/createScreen.ts', "const later = import('../../widgets/Tag')"],
    ['engine/screen/createScreen.ts', "let tag: import('../../widgets/Tag').Tag"],
    ['engine/screen/createScreen.ts', "export * from '../page/BlockView'"],
    ['engine/screen/createScreen.ts', "import { useState } from 'react'"],
    ['engine/screen/createScreen.ts', "import { compileGrid } from '../grid/gridCompile'"],
    ['engine/screen/createScreen.ts', "import { readFile } from 'node:fs'"],
    ['engine/plan/gridPlan.ts', "import type { GridState } from '../grid/gridState'"],
    ['engine/grid/gridCompile.ts', "import { gridState } from './gridState'"],
    ['engine/grid/GridView.tsx', "import { start } from '../app/start'"],
    ['engine/grid/GridView.tsx', "import { Tag } from '../../widgets/Tag'"],
    ['engine/shell/Frame.tsx', "import { widgetRegistry } from '../../widgets/widgetRegistry'"],
    ['engine/expression/compare.ts', "import type { GridPlan } from '../plan/gridPlan'"],
    ['schemas/shared/money.ts', "import { compare } from '../../engine/expression/compare'"],
    ['schemas/shared/money.ts', "import { readFile } from 'fs'"],
    ['widgets/Tag.tsx', "import type { GridPlan } from '../engine/plan/gridPlan'"],
    ['server/purchase/purchaseRules.ts', "import { compare } from '../../engine/expression/compare'"],
    ['screens/a/a.hooks.ts', "import { gridState } from '../../engine/grid/gridState'"],
    ['engine/app/start.tsx', "import screen from '../../screens/a/a.screen.json'"],
  ])('a breach in %s is found: %s', (path, text) => expect(breachesOf(path, text)).toEqual(['FLOOR_BREACH']))

  it.each([
    ['engine/screen/createScreen.ts', "import type { GridPlan } from '../plan/gridPlan'"],
    [
      'engine/grid/gridCompile.ts',
      "import { readFile } from 'node:fs'\nimport type { GridPlan } from '../plan/gridPlan'",
    ],
    ['engine/grid/GridView.tsx', "import { useState } from 'react'\nimport { gridState } from './gridState'"],
    ['engine/shell/Frame.tsx', "import { Tag } from '../../widgets/Tag'"],
    ['engine/app/start.tsx', "import { widgetRegistry } from '../../widgets/widgetRegistry'"],
    [
      'widgets/Tag.tsx',
      "import { compare } from '../engine/expression/compare'\nimport { lineAmount } from '../schemas/shared/money'",
    ],
    ['widgets/Tag.tsx', "import type { WidgetProps } from '../engine/render/widgetContract'"],
    ['server/publish/publishRoutes.ts', "import { compileGrid } from '../../engine/grid/gridCompile'"],
    ['tests/a.test.ts', "import { Tag } from '../widgets/Tag'"],
  ])('%s may do so: %s', (path, text) => expect(breachesOf(path, text)).toEqual([]))

  it('a file outside all rooms is found', () => {
    expect(breachesOf('engine/stuff.ts', '')).toEqual(['FLOOR_UNKNOWN'])
    expect(breachesOf('screens/a/more.ts', '')).toEqual(['FLOOR_UNKNOWN'])
  })

  it.each([
    ['schemas/shared/money.ts', 0],
    ['codegen/generated/types.ts', 0],
    ['engine/expression/compare.ts', 1],
    ['engine/expression/expressionPlan.ts', 1],
    ['engine/plan/gridPlan.ts', 2],
    ['engine/plan/screenPlan.ts', 2],
    ['engine/grid/gridCompile.ts', 2],
    ['engine/grid/gridState.ts', 3],
    ['engine/step/stepRun.ts', 3],
    ['engine/runtime/services.ts', 3],
    ['engine/filter/keptSearch.ts', 3],
    ['engine/grid/GridView.tsx', 4],
    ['widgets/DataGrid/DataGrid.tsx', 4],
    ['engine/auth/loginState.ts', 5],
    ['engine/app/main.tsx', 6],
    ['vite.config.ts', 6],
    ['server/main.ts', 6],
  ])('%s stands on floor %i', (path, floor) => expect(areaOf(path)?.floor).toBe(floor))

  it('a breach is reported with its place, the rule and the mend', () => {
    const file = {
      path: 'engine/screen/createScreen.ts',
      text: "\n\n\nimport { Tag } from '../../widgets/Tag'",
    }
    const [problem] = findFloorBreaches([file], new Set(['widgets/Tag.tsx'])).map(describeProblem)
    expect(problem?.split('\n')).toEqual([
      'engine/screen/createScreen.ts:4  FLOOR_BREACH',
      '  runtime (floor 3) may not import widgets (widgets/Tag.tsx).',
      '  It may import: runtime, schemas, codegen/generated, pure engine, plans, contracts.',
      '  mend: move the shared part down to an area on the list, or pass it in from engine/app.',
    ])
  })
})

describe('import cycles', () => {
  const ring: ProjectFile[] = [
    { path: 'engine/a/aState.ts', text: "import { b } from '../b/bState'" },
    { path: 'engine/b/bState.ts', text: "import type { C } from '../c/cState'" },
    { path: 'engine/c/cState.ts', text: "type A = import('../a/aState').A" },
  ]

  it('no file of the product can be reached from itself', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(findCycles(files).map(describeProblem)).toEqual([])
  })

  it('a ring of values and types is found once and spelt out', () => {
    expect(findCycles(ring).map(problem => problem.what)).toEqual([
      'The imports lead back to where they began: engine/a/aState.ts -> engine/b/bState.ts -> engine/c/cState.ts -> engine/a/aState.ts.',
    ])
  })

  it('a file that imports itself is a cycle, an open chain is none', () => {
    expect(findCycles([{ path: 'engine/a/aState.ts', text: "import './aState'" }])).toHaveLength(1)
    expect(findCycles(ring.slice(0, 2))).toEqual([])
  })

  it('imports are told apart by what they bring', () => {
    const text =
      "import a from 'a'\nimport type { b } from 'b'\nimport { type c } from 'c'\nimport d, { type e } from 'd'"
    expect(
      scanImports({ path: 'x.ts', text }).map(found => [found.specifier, found.line, found.isType]),
    ).toEqual([
      ['a', 1, false],
      ['b', 2, true],
      ['c', 3, true],
      ['d', 4, false],
    ])
  })
})
