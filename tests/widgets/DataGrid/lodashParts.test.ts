import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import lodash from 'lodash'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectFolder } from '../../../server/projectFolder'
import * as parts from '../../../widgets/DataGrid/lodashParts'

describe('what the grid takes from lodash', () => {
  it('is everything that its library names', () => {
    const library = join(projectFolder(), 'node_modules/@glideapps/glide-data-grid/dist/esm')
    const named = readdirSync(library, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.js'))
      .flatMap(file => [...readFileSync(join(library, file), 'utf8').matchAll(/from "lodash\/(\w+)\.js"/g)])
      .map(([, name]) => name)
    expect([...new Set(named)].sort()).toEqual(Object.keys(parts).sort())
  })

  it.each([
    [5, 0, 9],
    [-5, 0, 9],
    [50, 0, 9],
    [3, 0, -1],
    [Number.NaN, 0, 1],
    [0.4, 0, 1],
  ])('holds %s between %s and %s as lodash does', (value, lower, upper) => {
    expect(parts.clamp(value, lower, upper)).toBe(lodash.clamp(value, lower, upper))
  })

  it.each([[[4]], [[0]], [[2, 6]], [[6, 2]], [[6, 2, -1]], [[2, 6, -1]], [[3, 3]], [[0, 10, 3]]])(
    'counts %j as lodash does',
    given => {
      const [start = 0, end, step] = given
      expect(parts.range(start, end, step)).toEqual(lodash.range(start, end, step))
    },
  )

  it('flattens one level, and keeps each item once, in their order', () => {
    const lists = [[3, 1], [], [1, 2, 3]]
    expect(parts.flatten(lists)).toEqual(lodash.flatten(lists))
    expect(parts.uniq(lists.flat())).toEqual(lodash.uniq(lists.flat()))
  })

  it('groups in the order in which the groups are met', () => {
    const lines = ['red 1', 'blue 1', 'red 2']
    const colour = (line: string) => line.split(' ', 1)[0] ?? ''
    expect(Object.entries(parts.groupBy(lines, colour))).toEqual(
      Object.entries(lodash.groupBy(lines, colour)),
    )
  })

  it.each([[{ editor: undefined }], [{ other: 1 }], [Object.create({ editor: 1 })], [undefined], [null]])(
    'knows of %j whether it has an editor of its own',
    (owner: unknown) => {
      expect(parts.has(owner, 'editor')).toBe(lodash.has(owner, 'editor'))
    },
  )
})

describe('calls that come too often', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Calls at these moments, and when which of them ran. */
  const ran = (wrap: (run: (call: number) => void) => (call: number) => void, moments: readonly number[]) => {
    const runs: string[] = []
    const began = Date.now()
    const called = wrap(call => runs.push(`${call} at ${Date.now() - began}`))
    for (const moment of moments) setTimeout(() => called(moment), moment)
    vi.runAllTimers()
    return runs
  }

  it.each([[[1]], [[1, 2, 3]], [[1, 8, 30, 31, 60]]])('%j run as lodash debounces them', moments => {
    expect(ran(run => parts.debounce(run, 10), moments)).toEqual(
      ran(run => lodash.debounce(run, 10), moments),
    )
  })

  // Lodash counts twenty from the last call where one still waits; here from the last run.
  it.each([
    [[1], ['1 at 1']],
    [
      [1, 2, 3],
      ['1 at 1', '3 at 21'],
    ],
    [
      [1, 5, 12, 19, 25, 90],
      ['1 at 1', '19 at 21', '25 at 41', '90 at 90'],
    ],
  ])('%j run at once and then every twenty milliseconds at most', (moments, expected) => {
    expect(ran(run => parts.throttle(run, 20), moments)).toEqual(expected)
  })
})
