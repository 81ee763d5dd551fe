import { describe, expect, it } from 'vitest'
import { describeProblem, type GuardProblem } from './guardProblem'
import { resolveImport, scanImports } from './importScanner'
import { moduleWalls } from './moduleWalls'
import { importableFiles, type ProjectFile } from './projectFiles'
import { findRoomBreaches, findRoomCircle } from './roomGuard'

const folder = 'server/modules/'
const server = importableFiles().filter(({ path }) => path.startsWith(folder))

const pairs = Object.fromEntries(
  Object.entries(moduleWalls).map(([module, { imports }]) => [
    `${folder}${module}`,
    imports.map(other => `${folder}${other}`),
  ]),
)

/** Imports past the doors of a module, and doors that no other module uses. */
function findDoorBreaches(files: readonly ProjectFile[]): GuardProblem[] {
  const paths = new Set(files.map(({ path }) => path))
  const used = new Set<string>()
  const breaches = files.flatMap(file =>
    scanImports(file).flatMap(({ specifier, line }) => {
      const target = resolveImport(file.path, specifier, paths) ?? ''
      const [module = '', ...rest] = target.slice(folder.length).split('/')
      if (!target.startsWith(folder) || file.path.startsWith(`${folder}${module}/`)) return []
      const door = rest.join('/').replace(/\.ts$/, '')
      used.add(`${module}/${door}`)
      if (moduleWalls[module]?.doors.includes(door)) return []
      return {
        file: file.path,
        line,
        code: 'MODULE_DOOR',
        what: `${target} is the business of ${module} alone.`,
        instead: `Its doors are ${moduleWalls[module]?.doors.join(', ') || 'none'}.`,
        mend: 'use one of them, or name a new door in tests/guards/moduleWalls.ts on purpose.',
      }
    }),
  )
  const unused = Object.entries(moduleWalls).flatMap(([module, { doors }]) =>
    doors
      .filter(door => !used.has(`${module}/${door}`))
      .map(door => ({
        file: 'tests/guards/moduleWalls.ts',
        line: 1,
        code: 'MODULE_DOOR_UNUSED',
        what: `No other module uses ${module}/${door}.`,
        instead: 'The table says how modules really depend on each other.',
        mend: 'delete the door.',
      })),
  )
  return [...breaches, ...unused]
}

describe('modules of the server', () => {
  it('import from the modules that the table lists for them, and from each of these', () => {
    expect(findRoomBreaches(server, pairs).map(describeProblem)).toEqual([])
  })

  it('use each other through their doors alone', () => {
    expect(findDoorBreaches(server).map(describeProblem)).toEqual([])
  })

  it('do not depend on themselves by way of others', () => expect(findRoomCircle(pairs)).toBeUndefined())

  it('all stand in the table', () => {
    const folders = new Set(server.map(({ path }) => path.split('/')[2]))
    expect([...folders].sort()).toEqual(Object.keys(moduleWalls).sort())
  })

  it('are found when one reaches behind the door of another', () => {
    const files: readonly ProjectFile[] = [
      { path: 'server/modules/menu/menuRules.ts', text: "import { x } from '../access/secretRules'" },
      { path: 'server/modules/access/secretRules.ts', text: '' },
    ]
    expect(findDoorBreaches(files)[0]?.code).toBe('MODULE_DOOR')
  })
})
