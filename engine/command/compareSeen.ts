import { diffTexts } from '../problem/commandTexts/diffTexts'
import { saidGroups } from '../problem/commandTexts/saidGroups'
import { isOfGroups, isTrait, type Trait, traits, traitValue } from '../problem/commandTexts/traits'
import { asWritten, type ProblemLanguage, type Said } from '../problem/said'
import type { SeenOwner, SeenPart } from './seenParts'

/**
 * What changed for the people who use the product, a paragraph for each screen, popup and menu. Of one that came or went its
 * parts are not listed.
 */
export function compareSeen(
  before: readonly SeenOwner[],
  after: readonly SeenOwner[],
  language: ProblemLanguage,
): string {
  const old = new Map(before.map(owner => [owner.key, owner]))
  const kept = new Map(after.map(owner => [owner.key, owner]))
  const came = after
    .filter(({ key }) => !old.has(key))
    .map(({ self, groups }) => [diffTexts.came(seen(self, groups))[language]])
  const went = before
    .filter(({ key }) => !kept.has(key))
    .map(({ self, groups }) => [diffTexts.went(seen(self, groups))[language]])
  const changed = after.flatMap(owner => {
    const earlier = old.get(owner.key)
    const lines = earlier ? changesOf(earlier, owner) : []
    return lines.length === 0
      ? []
      : [[seen(owner.self, owner.groups)[language], ...lines.map(line => `  ${line[language]}`)]]
  })
  return [...came, ...went, ...changed].map(lines => lines.join('\n')).join('\n\n')
}

function changesOf(before: SeenOwner, after: SeenOwner): readonly Said[] {
  const old = new Map(before.parts.map(part => [keyOf(part), part]))
  const kept = new Set(after.parts.map(keyOf))
  return [
    ...differences(before.self, after.self),
    ...after.parts.flatMap(part => {
      const earlier = old.get(keyOf(part))
      return earlier
        ? differences(earlier, part).map(line => within(part, line))
        : [diffTexts.came(seenPart(part, after))]
    }),
    ...before.parts
      .filter(part => !kept.has(keyOf(part)))
      .map(part => diffTexts.went(seenPart(part, before))),
  ]
}

function keyOf({ kind, key }: SeenPart): string {
  return `${kind} ${key}`
}

/** A part is seen by those who see its owner, unless it is for fewer of them or under a condition. */
function seenPart(part: SeenPart, owner: SeenOwner): Said {
  const {
    groups,
    traits: { visibleWhen = '' },
  } = part
  const fewer = groups ? owner.groups.filter(group => groups.includes(group)) : []
  const said = seen(part, fewer)
  if (visibleWhen === '') return said
  const { en, ko } = traits.visibleWhen
  return { en: `${said.en}, ${en} ${visibleWhen}`, ko: `${said.ko}, ${ko} ${visibleWhen}` }
}

function seen(part: SeenPart, groups: readonly string[]): Said {
  const { en, ko } = named(part)
  const who = groups.length > 0 ? diffTexts.visibleTo(groups) : { en: '', ko: '' }
  return { en: `${en}${who.en}`, ko: `${ko}${who.ko}` }
}

function differences(before: SeenPart, after: SeenPart): readonly Said[] {
  const names = Object.keys({ ...before.traits, ...after.traits }).filter(isTrait)
  const changed = names.flatMap(name => {
    const [from = '', to = ''] = [before.traits[name], after.traits[name]]
    if (from === to) return []
    return isOfGroups(name)
      ? groupChanges(name, from, to)
      : [changeText(traits[name], traitValue(from), traitValue(to))]
  })
  const renamed =
    before.label === after.label
      ? []
      : [changeText(diffTexts.label, quoted(before.label), quoted(after.label))]
  const moved = isMoved(before.order, after.order) ? [diffTexts.moved] : []
  return [...renamed, ...changed, ...moved]
}

/** A list of groups is told by those that came and those that went. A button without one is for everybody who has its page. */
function groupChanges(name: Trait, before: string, after: string): readonly Said[] {
  const what = traits[name]
  const [old = [], kept = []] = [before, after].map(text => text.split(', ').filter(id => id !== ''))
  if (name === 'pressers' && (old.length === 0 || kept.length === 0)) {
    const said = (ids: readonly string[]) => (ids.length === 0 ? diffTexts.everybody : saidGroups(ids))
    return [changeText(what, said(old), said(kept))]
  }
  const came = kept.filter(id => !old.includes(id))
  const went = old.filter(id => !kept.includes(id))
  return [
    ...(came.length > 0 ? [joined(what, diffTexts.groupsCame, saidGroups(came))] : []),
    ...(went.length > 0 ? [joined(what, diffTexts.groupsWent, saidGroups(went))] : []),
  ]
}

function joined(what: Said, how: Said, groups: Said): Said {
  return { en: `${what.en}: ${how.en} ${groups.en}`, ko: `${what.ko}: ${how.ko} ${groups.ko}` }
}

function isMoved(before: readonly string[] = [], after: readonly string[] = []): boolean {
  const stay = (names: readonly string[], others: readonly string[]) =>
    names.filter(name => others.includes(name)).join(' ')
  return stay(before, after) !== stay(after, before)
}

function changeText(what: Said, from: Said, to: Said): Said {
  return { en: `${what.en}: ${from.en} → ${to.en}`, ko: `${what.ko}: ${from.ko} → ${to.ko}` }
}

function quoted(text: string): Said {
  return asWritten(`"${text}"`)
}

function within(part: SeenPart, line: Said): Said {
  const { en, ko } = named(part)
  return { en: `~ ${en}: ${line.en}`, ko: `~ ${ko}: ${line.ko}` }
}

function named({ kind, label, name }: SeenPart): Said {
  const { en, ko } = diffTexts.kinds[kind]
  const called = name === undefined || name === label ? label : `${label} (${name})`
  return { en: `${en} ${called}`, ko: `${ko} ${called}` }
}
