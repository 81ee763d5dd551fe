import { editedMutant } from './mutant'
import type { Candidate, Draw, Ground } from './mutantGround'
import type { Site } from './sites'
import { mistyped } from './typo'

/** Expressions with unknown names, unknown codes, wrong types, wrong results, and conditions that never change. */
export function expressionMutants(ground: Ground): Candidate[] {
  return ground.sites
    .filter(({ meaning }) => meaning === 'Expression')
    .flatMap(site => [
      ...typos(ground, site),
      ...codes(ground, site),
      ...types(site),
      ...constants(site),
      ...choices(ground, site),
      ...codedArguments(site),
      ...neverFiring(site),
    ])
}

/** Replaces a part of the expression; the text stands in the file as JSON, so quotes are escaped by writing it anew. */
function replaced(site: Site, kind: string, text: string) {
  const { offset, length } = site.node
  return editedMutant(kind, site.file, { offset, length, text: JSON.stringify(text) })
}

function parts(site: Site, kind: string, pattern: RegExp, change: (part: string, draw: Draw) => string) {
  const text = String(site.node.value)
  return [...text.matchAll(pattern)].map((match): Candidate => {
    const part = match[1] ?? match[0]
    const at = match.index + match[0].indexOf(part)
    return {
      kind,
      make: draw =>
        replaced(site, kind, text.slice(0, at) + change(part, draw) + text.slice(at + part.length)),
    }
  })
}

function typos(ground: Ground, site: Site): Candidate[] {
  const typo = (part: string, draw: Draw) => mistyped(part, ground.known, draw)
  return [
    ...parts(site, 'name in an expression mistyped', /(?<![.'\w])([a-z]\w*)(?=\.)/g, typo),
    ...parts(site, 'field in an expression mistyped', /\.([A-Za-z]\w*)(?!\w|\()/g, typo),
    ...parts(site, 'function in an expression mistyped', /([a-zA-Z]\w+)(?=\()/g, typo),
    {
      kind: 'syntax of an expression',
      make: draw => {
        const text = String(site.node.value)
        const broken = [`${text} &&`, `(${text}`, `${text})`, `${text} == 'x`][draw(4)] ?? `${text} &&`
        return replaced(site, 'syntax of an expression', broken)
      },
    },
  ]
}

/** A literal that stands for a code: given to a coded name, or compared with a coded field. */
function codes(ground: Ground, site: Site): Candidate[] {
  const text = String(site.node.value)
  const typo = (part: string, draw: Draw) => mistyped(part, ground.known, draw)
  const name = String(site.key?.value).split('.').at(-1) ?? ''
  const given = site.isRecordEntry && ground.coded.has(name) && /^'\w+'$/.test(text)
  const kind = site.word === 'with' ? 'unknown code in "with"' : 'unknown code in an initial value'
  const compared = [...text.matchAll(/\.(\w+) [!=]= '(\w+)'/g)].some(([, field = '']) =>
    ground.coded.has(field),
  )
  const added = [...text.matchAll(/\b((?:line|row|header|filter|user)\.(\w+))\b/g)]
    .filter(([, , field = '']) => ground.coded.has(field))
    .map(([, whole = '']): Candidate => {
      const compare = 'code compared with a wrong value'
      return {
        kind: compare,
        make: draw => {
          const wrong = mistyped('DRAFT', ground.known, draw)
          const isCondition = /When$/.test(site.word)
          const test = `${whole} == '${wrong}'`
          return replaced(site, compare, isCondition ? `${text} || ${test}` : `${test} ? ${text} : ${text}`)
        },
      }
    })
  return [
    ...(given ? parts(site, kind, /'(\w+)'/g, typo) : []),
    ...(compared ? parts(site, 'code compared with a wrong value', /\.\w+ [!=]= '(\w+)'/g, typo) : []),
    ...added,
  ]
}

/** Legal CEL that gives a type, or nothing that a page could show. */
const valueless = ['string', '[][0]', '1 / 0', '9007199254740993']

function types(site: Site): Candidate[] {
  const isCondition = /When$/.test(site.word)
  const wrong = isCondition ? ["'yes'", '1', 'today()', '[true]'] : ['[1]', '1 == 1', "[['a']]", "'a' != 'b'"]
  const mixed = 'types mixed in an expression'
  const swap = (part: string) => (/^'/.test(part) ? '3' : "'x'")
  return [
    {
      kind: 'result of an expression',
      make: draw => replaced(site, 'result of an expression', wrong[draw(4)] ?? '1 == 1'),
    },
    {
      kind: 'expression without a value',
      make: draw => replaced(site, 'expression without a value', valueless[draw(4)] ?? 'string'),
    },
    ...parts(site, mixed, /[<>]=? (\w+(?:\(\))?)$/g, swap),
    ...parts(site, mixed, /[!=]= ('\w*'|\d+)/g, swap),
    ...parts(site, mixed, /\w\(.*, (\d+|'\w+')\)/g, swap),
    ...parts(site, mixed, /(?:today\(\))/g, () => '5'),
  ]
}

/** A button that is never seen, an input that is always refused: legal, and surely not meant. */
function constants(site: Site): Candidate[] {
  if (!/When$/.test(site.word)) return []
  const kind = 'condition that never changes'
  return [
    {
      kind,
      make: draw => replaced(site, kind, ['false', 'true', '1 > 2', "'a' == 'a'"][draw(4)] ?? 'false'),
    },
  ]
}

/** A wrong code in one branch of a choice. */
function choices(ground: Ground, site: Site): Candidate[] {
  const kind = 'wrong code in a choice'
  const name = String(site.key?.value).split('.').at(-1) ?? ''
  const text = String(site.node.value)
  const isGiven = site.isRecordEntry && ground.coded.has(name) && /^'\w+'$/.test(text)
  if (!isGiven) return []
  const wrong = (draw: Draw) =>
    `has(user.section) ? ${text} : '${mistyped(text.slice(1, -1), ground.known, draw)}'`
  return [{ kind, make: draw => replaced(site, kind, wrong(draw)) }]
}

/** A field of another code group handed to a function. */
function codedArguments(site: Site): Candidate[] {
  const kind = 'argument of another code group'
  const other: Readonly<Record<string, string>> = { currency: 'taxCode', taxCode: 'currency' }
  return parts(site, kind, /(?:amount|toKrw|vat)\([^()]*\.(currency|taxCode)\b/g, part => other[part] ?? part)
}

/** A limit below everything that there is. */
function neverFiring(site: Site): Candidate[] {
  return parts(site, 'check that never fires', /size\([\w.]+\) < (\d+)$/g, () => '0')
}
