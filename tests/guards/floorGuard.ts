import { builtinModules } from 'node:module'
import { type Area, areaOf, isWidgetRegistry } from './floors'
import type { GuardProblem } from './guardProblem'
import { type Import, resolveImport, scanImports } from './importScanner'
import { isTestCode, type ProjectFile } from './projectFiles'

const judged = /^(engine|widgets|screens|schemas|codegen|server)\/|^vite\.config\.ts$/
const reactPackages = /^(react|react-dom|react-router-dom|react-i18next)(\/|$)/

function listOf(area: Area): string {
  return area.mayImport === 'everybody' ? 'everybody' : [area.area, ...area.mayImport].join(', ')
}

function breach(file: string, line: number, from: Area, target: string): GuardProblem {
  return {
    file,
    line,
    code: 'FLOOR_BREACH',
    what: `${from.area} (floor ${from.floor}) may not import ${target}.`,
    instead: `It may import: ${listOf(from)}.`,
    mend: 'move the shared part down to an area on the list, or pass it in from engine/app.',
  }
}

function judgePackage({ specifier }: Import, from: Area): string | undefined {
  const name = specifier.replace(/^node:/, '').split('/')[0] ?? ''
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(name)
  if (isBuiltin && !from.isNode) return `"${specifier}", which only Node has`
  if (reactPackages.test(specifier) && !from.isDrawing) return `"${specifier}", because it draws nothing`
  return undefined
}

function judgeTarget(target: string, from: Area): string | undefined {
  if (/^screens\/.*\.json$/.test(target)) return `the definition ${target}; plans arrive as lazy modules`
  if (from.mayImport === 'everybody') return undefined
  if (isWidgetRegistry(target) && from.area !== 'widgets') return `the widget registry ${target}`
  const area = areaOf(target)
  if (area === undefined || area === from) return undefined
  return from.mayImport.includes(area.area) ? undefined : `${area.area} (${target})`
}

/** All imports that go up, across to where they may not, or to what their floor cannot use. */
export function findFloorBreaches(files: readonly ProjectFile[], paths: ReadonlySet<string>): GuardProblem[] {
  return files
    .filter(({ path }) => judged.test(path) && !isTestCode(path))
    .flatMap(file => {
      const from = areaOf(file.path)
      if (from === undefined) return [unknownFloor(file.path)]
      return scanImports(file).flatMap(found => {
        const target = resolveImport(file.path, found.specifier, paths)
        const fault = target === undefined ? judgePackage(found, from) : judgeTarget(target, from)
        return fault === undefined ? [] : [breach(file.path, found.line, from, fault)]
      })
    })
}

function unknownFloor(file: string): GuardProblem {
  return {
    file,
    line: 1,
    code: 'FLOOR_UNKNOWN',
    what: 'Neither the folder nor the file name says on which floor this file stands.',
    instead:
      'In a room of the engine the name ends in Plan, Compile, State, Run or View; screens hold .hooks.ts only.',
    mend: 'move the file into the room it serves.',
  }
}
