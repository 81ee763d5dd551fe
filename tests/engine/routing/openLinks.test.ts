import { expect, it } from 'vitest'
import { pathIn } from '../../../engine/auth/portalOf'
import { authGroupIds } from '../../../schemas/codes/authGroups'
import { compiledScreens } from '../../cases/compiledScreens'
import { portalOf, routeCell } from '../../server/authorization/matrixFacts'

/** Every path to which something in a plan leads. */
function pathsIn(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'step' in part && part.step === 'go' && 'path' in part ? [String(part.path)] : []
  return [...own, ...Object.values(part).flatMap(pathsIn)]
}

it('whatever leads from a page to another one leads somebody who has the page', () => {
  const { screens } = compiledScreens
  const dead = [...screens.values()]
    .filter(({ plan }) => plan.samples === undefined)
    .flatMap(({ plan }) =>
      plan.mounts
        .filter(({ access }) => access !== 'public')
        .flatMap(({ portal, path: from }) => {
          const groups = authGroupIds.filter(
            group => portalOf(group) === portal && routeCell(from, group) !== 'refused',
          )
          return [...new Set(pathsIn(plan.blocks))]
            .map(path => pathIn(portal, path))
            .filter(path => groups.every(group => routeCell(path, group) === 'refused'))
            .map(path => `${plan.screen} (${portal}) leads to ${path}`)
        }),
    )
  expect(dead).toEqual([])
})
