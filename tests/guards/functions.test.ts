import { describe, expect, it } from 'vitest'
import { describeSize, findLongFunctions, functionSizes, longestFunctions } from './functionGuard'
import { describeProblem } from './guardProblem'
import { isTestCode, sourceFiles } from './projectFiles'

const product = sourceFiles().filter(
  ({ path }) => /^(engine|server|widgets|codegen|schemas)\//.test(path) && !isTestCode(path),
)

describe('length of functions', () => {
  it('no function of the product has more than 120 lines', () => {
    console.log(longestFunctions(product, 10).map(describeSize).join('\n'))
    expect(product.flatMap(findLongFunctions).map(describeProblem)).toEqual([])
  })

  it('counts what stands inside, by whatever name it goes', () => {
    const text = 'export const make = () => {\n  return {\n    run() {\n      return 1\n    },\n  }\n}\n'
    const sizes = functionSizes({ path: 'engine/a.ts', text })
    expect(sizes.map(({ line, name, lines }) => [line, name, lines])).toEqual([
      [1, 'make', 7],
      [3, 'run', 3],
    ])
  })

  it('finds a long one at its place', () => {
    const text = `\nfunction long() {\n${'  work()\n'.repeat(119)}}\n`
    expect(findLongFunctions({ path: 'engine/a.ts', text }).map(({ line, code }) => [line, code])).toEqual([
      [2, 'FUNCTION_TOO_LONG'],
    ])
  })
})
