import { describe, expect, it } from 'vitest'
import { authGroup, authGroupIds, isAuthGroupId } from '../../../schemas/codes/authGroups'
import { menuGrant, menuLeaves, menuTrees, type Portal } from '../../../schemas/codes/menus'

const portals: Portal[] = ['internal', 'external']

describe('menus', () => {
  it.each([
    ['internal', 10, 30, 86],
    ['external', 5, 7, 13],
  ] as const)('the %s menu has %i, %i and %i entries on its three levels', (portal, first, second, third) => {
    const tree = menuTrees[portal]
    expect([tree.length, tree.flatMap(entry => entry.childs).length, menuLeaves(portal).length]).toEqual([
      first,
      second,
      third,
    ])
  })

  it.each(portals)('numbers of the %s menu are unique and start with their heading’s', portal => {
    const headings = menuTrees[portal].flatMap(first => [first, ...first.childs])
    const ids = [...headings, ...menuLeaves(portal)].map(entry => entry.pgmId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const first of menuTrees[portal]) {
      expect(first.childs.every(second => second.pgmId.startsWith(first.pgmId))).toBe(true)
      for (const second of first.childs) {
        expect(second.childs.every(leaf => leaf.pgmId.startsWith(second.pgmId))).toBe(true)
      }
    }
  })

  it.each(portals)(
    'every leaf of the %s menu opens a path of its own portal, and no two the same',
    portal => {
      const leaves = menuLeaves(portal)
      const paths = leaves.flatMap(leaf => [leaf.sspUrl, ...leaf.sspSubUrls])
      expect(paths.filter(path => path.startsWith('/cyber/') !== (portal === 'external'))).toEqual([])
      expect(new Set(leaves.map(leaf => leaf.sspUrl)).size).toBe(leaves.length)
    },
  )

  it.each(portals)('every leaf of the %s menu is granted to groups of that portal, each once', portal => {
    for (const leaf of menuLeaves(portal)) {
      const groups = leaf.groups.map(grant => grant.group)
      const ofPortal = groups.filter(
        group => isAuthGroupId(group) && authGroup(group).portal === (portal === 'internal' ? 'I' : 'E'),
      )
      expect(ofPortal).toEqual(groups)
      expect(new Set(groups).size).toBe(groups.length)
      expect(groups.length).toBeGreaterThan(0)
    }
  })

  it.each([
    ['99', 86, 6],
    ['50', 78, 7],
    ['51', 32, 7],
    ['34', 39, 6],
    ['33', 60, 15],
    ['32', 54, 10],
    ['31', 27, 4],
    ['30', 19, 7],
    ['20', 34, 12],
    ['10', 26, 5],
    ['40', 68, 50],
    ['61', 13, 0],
    ['60', 11, 1],
  ] as const)('group %s sees %i leaves, %i of them read-only', (group, visible, readOnly) => {
    const leaves = portals.flatMap(menuLeaves)
    const grants = leaves.map(leaf => menuGrant(leaf, group)).filter(grant => grant !== undefined)
    expect([grants.length, grants.filter(grant => grant.isReadOnly).length]).toEqual([visible, readOnly])
  })

  it('the group list of the table above is complete', () => expect(authGroupIds).toHaveLength(13))
})
