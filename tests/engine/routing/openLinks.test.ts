import { expect, it } from 'vitest'
import { pathIn } from '../../../engine/auth/portalOf'
import type { ExpressionPlan } from '../../../engine/expression/expressionPlan'
import { authGroupIds } from '../../../schemas/codes/authGroups'
import { compiledScreens } from '../../cases/compiledScreens'
import { portalOf, routeCell } from '../../server/authorization/matrixFacts'

const ofStaff = '!user.isSupplier'

const isOfStaff = (part: object) =>
  'visibleWhen' in part && (part.visibleWhen as ExpressionPlan | undefined)?.text === ofStaff

/** Every path to which something in a plan leads in a portal. */
function pathsIn(portal: string, part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  if (portal === 'external' && isOfStaff(part)) return []
  const own = 'step' in part && part.step === 'go' && 'path' in part ? [String(part.path)] : []
  return [...own, ...Object.values(part).flatMap(each => pathsIn(portal, each))]
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
          return [...new Set(pathsIn(portal, plan.blocks))]
            .map(path => pathIn(portal, path))
            .filter(path => groups.every(group => routeCell(path, group) === 'refused'))
            .map(path => `${plan.screen} (${portal}) leads to ${path}`)
        }),
    )
  expect(dead).toEqual([])
})
