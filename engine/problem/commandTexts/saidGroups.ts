import { type AuthGroup, authGroup, authGroupIds } from '../../../schemas/codes/authGroups'
import type { Said } from '../said'

/** So many groups are said by those that are not among them. */
const mostLeftOut = 3

const portals = {
  I: { en: 'all groups of staff', ko: '모든 직원 그룹' },
  E: { en: 'all groups of suppliers', ko: '모든 협력사 그룹' },
} as const satisfies Readonly<Record<AuthGroup['portal'], Said>>

/** Authority groups by name and number; nearly all of a portal by those that are left out. */
export function saidGroups(ids: readonly string[]): Said {
  const parts = (['I', 'E'] as const).flatMap(portal => portalGroups(ids, portal))
  return { en: parts.map(({ en }) => en).join(', '), ko: parts.map(({ ko }) => ko).join(', ') }
}

function portalGroups(ids: readonly string[], portal: AuthGroup['portal']): readonly Said[] {
  const known = authGroupIds.map(authGroup).filter(group => group.portal === portal)
  const [named, others] = [true, false].map(isNamed => known.filter(({ id }) => ids.includes(id) === isNamed))
  if (!named || !others || named.length === 0) return []
  const all = portals[portal]
  if (others.length === 0) return [all]
  if (others.length > mostLeftOut || others.length >= named.length)
    return [{ en: named.map(spoken).join(', '), ko: named.map(spoken).join(', ') }]
  const left = others.map(spoken).join(', ')
  return [{ en: `${all.en} but ${left}`, ko: `${left}을(를) 뺀 ${all.ko}` }]
}

function spoken({ id, name }: AuthGroup): string {
  return `${name} ${id}`
}
