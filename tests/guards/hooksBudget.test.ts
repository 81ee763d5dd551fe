import { expect, it } from 'vitest'
import { describeProblem, type GuardProblem } from './guardProblem'
import { projectPaths } from './projectFiles'

/** Hand-written functions are the exception: at most one screen in ten has them. */
const mostShare = 0.1

function findHookSurplus(paths: readonly string[]): GuardProblem[] {
  const hooks = paths.filter(path => /^screens\/.*\.hooks\.ts$/.test(path))
  const screens = paths.filter(path => /^screens\/.*\.screen\.json$/.test(path)).length
  const most = Math.floor(screens * mostShare)
  return hooks.slice(most).map(file => ({
    file,
    line: 1,
    code: 'HOOKS_TOO_MANY',
    what: `${hooks.length} of ${screens} screens have hooks.`,
    instead: `At most ${most} may: what three hooks do is a word of the language.`,
    mend: 'say it in the definition, or make it a step, a mask or a function of expressions.',
  }))
}

it('at most a tenth of the screens have hand-written functions', () => {
  expect(findHookSurplus(projectPaths()).map(describeProblem)).toEqual([])
})

it('one more would be found', () => {
  const screens = Array.from({ length: 10 }, (_, index) => `screens/a/s${index}.screen.json`)
  const one = [...screens, 'screens/a/s1.hooks.ts']
  expect(findHookSurplus(one)).toEqual([])
  expect(findHookSurplus([...one, 'screens/a/s2.hooks.ts']).map(({ file }) => file)).toEqual([
    'screens/a/s2.hooks.ts',
  ])
})
