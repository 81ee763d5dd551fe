import authGroups from '../../schemas/codes/authGroups.json'
import type { MenuGrant, Portal } from '../../schemas/codes/menus'
import { matchHangul } from '../../schemas/shared/matchHangul'
import { newTexts } from '../problem/commandTexts/newTexts'
import { nearestNames } from '../problem/nearestName'
import type { Said } from '../problem/said'

interface Group {
  readonly id: string
  readonly name: string
}

/**
 * The grants that a list of authority groups asks for: each by its number, its name or a part of the name that no other group has, and
 * with :read behind it for looking only. Otherwise it says which of them are wrong.
 */
export function grantedGroups(written: string | undefined, portal: Portal): readonly MenuGrant[] | Said {
  const known = groupsOf(portal)
  if (!written) return newTexts.groupsMissing(known.map(spoken))
  const asked = written.split(',').map(text => {
    const [name = '', mark] = text.trim().split(':')
    const isKnownMark = mark === undefined || mark === 'read'
    return { text: text.trim(), name: name.trim(), isReadOnly: mark === 'read', isKnownMark }
  })
  const found = asked.map(each => ({
    ...each,
    groups: each.isKnownMark ? groupsCalled(each.name, known) : [],
  }))
  const wrong = found.filter(({ groups }) => groups.length !== 1)
  if (wrong.length > 0)
    return newTexts.groupsWrong(
      wrong.map(({ text, name, groups }) => ({
        written: text,
        nearest: (groups.length > 0 ? groups : nearestGroups(name, known)).map(spoken),
      })),
      known.map(spoken),
    )
  const grants = found.flatMap(({ groups, isReadOnly }) =>
    groups.map(({ id }) => [id, { group: id, isReadOnly }] as const),
  )
  return [...new Map(grants).values()]
}

/** The names of the groups that a menu was made for. */
export function spokenGrants(grants: readonly MenuGrant[], portal: Portal): readonly string[] {
  const known = groupsOf(portal)
  return grants.flatMap(({ group, isReadOnly }) =>
    known.filter(({ id }) => id === group).map(each => `${spoken(each)}${isReadOnly ? ':read' : ''}`),
  )
}

/** Staff have no menus of suppliers, and the other way round. */
function groupsOf(portal: Portal): readonly Group[] {
  const side = portal === 'internal' ? 'I' : 'E'
  return Object.entries(authGroups).flatMap(([id, group]) =>
    group.portal === side ? [{ id, name: group.name }] : [],
  )
}

/** A number is a whole one: "3" is not the third of the groups that have it in their names. */
function groupsCalled(wanted: string, known: readonly Group[]): readonly Group[] {
  const same = known.filter(({ id, name }) => id === wanted || name === wanted)
  if (same.length > 0 || wanted === '' || /^\d+$/.test(wanted)) return same
  return known.filter(({ name }) => matchHangul(name, wanted))
}

/** Those that differ by few letters, else those that share two letters in a row: "구매담당" is near to all that buy. */
function nearestGroups(wanted: string, known: readonly Group[]): readonly Group[] {
  const names = nearestNames(
    wanted,
    known.flatMap(({ id, name }) => [id, name]),
  )
  if (names.length > 0) return known.filter(({ id, name }) => names.includes(id) || names.includes(name))
  const pieces = [...wanted].slice(1).map((letter, at) => `${wanted[at]}${letter}`)
  return known.filter(({ name }) => pieces.some(piece => name.includes(piece)))
}

function spoken({ id, name }: Group): string {
  return `${id} ${name}`
}
