import { matchHangul } from '../../schemas/shared/matchHangul'

/**
 * How well a name or its Korean label answers what is looked for: 3 the same, 2 it begins so, 1 it is in it, 0 not at all. A name in
 * camel case is searched by its words: "order" finds listOrderRequest and not reorder; Korean also by initial consonants.
 */
export function searchName(wanted: string, name: string, label: string): number {
  const asked = wanted.trim().toLowerCase()
  const [lowName, lowLabel] = [name.toLowerCase(), label.toLowerCase()]
  if (lowName === asked || lowLabel === asked) return 3
  if (lowName.startsWith(asked) || lowLabel.startsWith(asked)) return 2
  return wordStarts(name).some(at => lowName.startsWith(asked, at)) || matchesLabel(label, asked) ? 1 : 0
}

function wordStarts(name: string): number[] {
  return [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]|(?<=[_\W])\w|\d+/g)].map(({ index }) => index)
}

/** Latin letters inside of a label are searched as they stand. */
function matchesLabel(label: string, asked: string): boolean {
  return label !== '' && matchHangul(label, asked)
}
