import { describe, expect, it } from 'vitest'
import { screenRoutes } from '../../../codegen/generated/screens'
import { homeOf, routeNameIn } from '../../../engine/auth/portalOf'
import { menuLeaves } from '../../../schemas/codes/menus'
import { isCyberPath } from '../../../schemas/shared/addresses'

describe('routes of all screens', () => {
  it('have names of their own, those of the external portal with Cyber_ in front', () => {
    const names = screenRoutes.map(({ portal, screen }) => routeNameIn(portal, screen))
    expect(new Set(names).size).toBe(names.length)
    for (const { portal, path } of screenRoutes) expect(isCyberPath(path), path).toBe(portal === 'external')
  })

  it('stand in the menus of their portal, so that they can be granted, found and led back from', () => {
    const outside = screenRoutes.filter(({ access, path, portal }) => {
      const paths = menuLeaves(portal).flatMap(({ sspUrl, sspSubUrls }) => [sspUrl, ...sspSubUrls])
      return access !== 'public' && path !== homeOf(portal) && !paths.includes(path)
    })
    expect(outside.map(({ path }) => path)).toEqual([])
  })
})
