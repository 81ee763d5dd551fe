import { editDistance } from './editDistance'
import { nameWords, shortFormDistance } from './shortForm'

/** A name, and what people call what it stands for: the label of a field, the title of a popup, the text of a code. */
export interface Named {
  readonly name: string
  readonly label?: string | undefined
}

/** Names that may be written at a place. */
export type Known = readonly (string | Named)[]

export function asNamed(one: string | Named): Named {
  return typeof one === 'string' ? { name: one } : one
}

const mostNames = 5

/**
 * The names that the author may have meant, nearest first, at most five: those that bear the label that is written, those that
 * are written short or by half, and those that are mistyped. Far names are left out: a wrong hint is worse than none.
 */
export function nearestNamed<One extends Named>(written: string, known: Iterable<One>): readonly One[] {
  const distanceTo = /\p{Script=Hangul}/u.test(written) ? labelDistance : nameDistance
  const found = [...known].flatMap(named => {
    const distance = distanceTo(written, named)
    return distance === undefined ? [] : [{ named, distance }]
  })
  return found
    .sort((a, b) => a.distance - b.distance)
    .slice(0, mostNames)
    .map(({ named }) => named)
}

export function nearestNames(written: string, known: Iterable<string | Named>): string[] {
  return [...new Set(nearestNamed(written, [...known].map(asNamed)).map(({ name }) => name))]
}

export function nearestName(written: string, known: Iterable<string | Named>): string | undefined {
  return nearestNames(written, known)[0]
}

/** Names that differ by letters alone. */
export function isMistyped(written: string, name: string): boolean {
  return typingDistance(written, name) !== undefined
}

/** What is written short comes before what is mistyped: `compNm` is `compNameKr` rather than `compNo`. */
function nameDistance(written: string, { name, label }: Named): number | undefined {
  const isMeant = [name, label].some(one => one?.toLowerCase() === written.toLowerCase())
  const short = isMeant ? 0 : shortFormDistance(written, name)
  if (short !== undefined) return short / 100
  const typing = typingDistance(written, name)
  return typing === undefined ? undefined : 1 + typing
}

/** One letter may differ of a name and of each of its words, two where these are long. */
function typingDistance(written: string, name: string): number | undefined {
  const distance = fewLettersBetween(written.toLowerCase(), name.toLowerCase())
  const [words, own] = [nameWords(written), nameWords(name)]
  const isWordByWord = words.length === own.length
  const isFar = words.some((word, index) => fewLettersBetween(word, own[index] ?? '') === undefined)
  return isWordByWord && isFar ? undefined : distance
}

function fewLettersBetween(written: string, meant: string): number | undefined {
  const limit = written.length < 8 ? 1 : 2
  if (Math.abs(meant.length - written.length) > limit) return undefined
  const distance = editDistance(written, meant)
  return distance <= limit ? distance : undefined
}

/** The label itself, a label that begins or ends so, or one with a letter of four that differs. */
function labelDistance(written: string, { name, label = name }: Named): number | undefined {
  const [asked, said] = [plain(written), plain(label)]
  const [short, long] = asked.length <= said.length ? [asked, said] : [said, asked]
  const isLong = short.length >= (short === asked ? 2 : 3) && short.length * 2 >= long.length
  if (isLong && (long.startsWith(short) || long.endsWith(short))) return (long.length - short.length) / 100
  const distance = editDistance(asked, said)
  return distance * 4 <= asked.length ? 1 + distance : undefined
}

function plain(label: string): string {
  return label.normalize('NFC').replace(/[\s()[\]·/]/g, '')
}
