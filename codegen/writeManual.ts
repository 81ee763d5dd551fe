import type { LanguageModel, LanguageProperty, LanguageType, NamedType } from './languageModel'
import { bases, manualHeadings, otherHeading, typeNames, unionNames, valueWords } from './manualWords'

export interface ManualPopup {
  readonly popup: string
  readonly title: string
  readonly params: readonly string[]
  readonly filterFields: readonly string[]
  /** The fields of the row that is chosen, shown ones first. */
  readonly fields: readonly string[]
}

/** What the tables of the manual are printed from. */
export interface ManualFacts {
  readonly model: LanguageModel
  /** Uses of the words in the project's definitions, by `Type` or `Type.word`. */
  readonly examples: ReadonlyMap<string, string>
  readonly popups: readonly ManualPopup[]
  /** Korean labels of the bare action words. */
  readonly actionWords: Readonly<Record<string, string>>
}

/** The reference of the language: every word with its Korean sentence, its value and an example, after a table of contents. */
export function writeManual(facts: ManualFacts): string {
  const told = tables(facts)
  return `# 언어

정의에 쓰는 모든 말입니다. \`*\`가 붙은 말은 꼭 적어야 합니다. 처음이라면 [안내](../README.md)를 먼저 읽습니다.

<!-- 이 파일은 npm run codegen이 언어의 정의(schemas/screen)와 화면에서 씁니다. -->

${contents(told).join('\n')}

${told.join('\n\n')}
`
}

/** A line per chapter, which names its parts; a name that stands twice leads to each of them. */
function contents(told: readonly string[]): string[] {
  const seen = new Map<string, number>()
  const linkTo = (title: string) => {
    const slug = title.replace(/[^\p{L}\p{N}\s-]/gu, '').replaceAll(' ', '-')
    const before = seen.get(slug) ?? 0
    seen.set(slug, before + 1)
    return `[${title}](#${slug}${before === 0 ? '' : `-${before}`})`
  }
  const lines: string[] = []
  for (const text of told) {
    const [, mark, title = ''] = /^(#{2,3}) (.+)/.exec(text) ?? []
    if (mark === '##') lines.push(`- ${linkTo(title)}:`)
    if (mark === '###') lines.push(`${lines.pop()} ${linkTo(title)}`)
  }
  return lines
}

function tables(facts: ManualFacts): string[] {
  const printed = new Set<string>()
  const told = manualHeadings.flatMap(({ heading, types, unions, also }) => {
    const names = [...types, ...(unions ?? []).flatMap(name => optionsOf(facts.model, name))]
    const fresh = names.filter(name => !printed.has(name) && facts.model[name]?.kind === 'object')
    for (const name of fresh) printed.add(name)
    return [
      `## ${heading}`,
      ...(unions ?? []).flatMap(name => kindTable(facts, name)),
      ...(also === 'popups' ? [popupTable(facts)] : []),
      ...(also === 'actions' ? [actionWordTable(facts)] : []),
      ...fresh.flatMap(name => typeTable(facts, name)),
    ]
  })
  const others = Object.keys(facts.model).filter(
    name => !printed.has(name) && !bases.has(name) && facts.model[name]?.kind === 'object',
  )
  return others.length === 0
    ? told
    : [...told, `## ${otherHeading}`, ...others.flatMap(name => typeTable(facts, name))]
}

/** The object types a union chooses from. */
function optionsOf(model: LanguageModel, union: string): string[] {
  const named = model[union]
  if (named?.kind !== 'alias' || named.type.kind !== 'union') return []
  return named.type.options.flatMap(option => {
    if (option.kind !== 'reference') return []
    return model[option.name]?.kind === 'object' ? [option.name] : optionsOf(model, option.name)
  })
}

/** One line per kind of block or step: its word, what it is, an example. */
function kindTable(facts: ManualFacts, union: string): string[] {
  const kinds = optionsOf(facts.model, union).flatMap(name => {
    const type = facts.model[name]
    const teller = type?.kind === 'object' ? type.properties.find(isTeller) : undefined
    if (!type || teller?.type.kind !== 'literal') return []
    const example = facts.examples.get(name) ?? exampleOf(type)
    return [[code(String(teller.type.values[0])), koreanOf(type), code(example)]]
  })
  return kinds.length === 0 ? [] : [table(['말', '뜻', '예'], kinds)]
}

function isTeller({ name, type }: LanguageProperty): boolean {
  return ['block', 'step', 'widget'].includes(name) && type.kind === 'literal'
}

function exampleOf(type: NamedType): string {
  return type.kind === 'object' ? (type.properties.find(isTeller)?.example ?? '') : ''
}

function koreanOf(type: NamedType | undefined): string {
  return type?.kind === 'object' ? (type.korean ?? '') : ''
}

/** `칼럼: 행의 필드 하나.` is the name and what it is. */
function titleOf(type: NamedType | undefined): readonly [title: string, sentence: string] {
  const [title = '', ...rest] = koreanOf(type).split(': ')
  return [title, rest.join(': ')]
}

const unsaid = new Set(['note', '$schema'])

function typeTable(facts: ManualFacts, name: string): string[] {
  const type = facts.model[name]
  if (type?.kind !== 'object') return []
  const words = type.properties.filter(
    property =>
      !unsaid.has(property.name) && !isTeller(property) && !isSaidElsewhere(facts.model, name, property),
  )
  if (words.length === 0) return []
  const [title, sentence] = titleOf(type)
  const isFragment = name === 'ExpressionWords' || name === 'MaskWords'
  const rows = words.map(property => {
    const example = exampleFor(facts, name, property)
    const value = isFragment ? literalText(property.type) : valueText(facts.model, property.type)
    return [
      code(property.name) + (property.isOptional || isFragment ? '' : ' *'),
      property.korean ?? '',
      isFragment ? code(value) : value,
      code(example),
    ]
  })
  const head = isFragment ? ['이름', '뜻', '쓰는 법', '예'] : ['말', '뜻', '값', '예']
  return [`### ${title}`, sentence, table(head, rows)].filter(text => text !== '')
}

/** The long form of a short form (`GridBlockDefinition` of `GridDefinition`) has the same words; they are described once. */
function isSaidElsewhere(model: LanguageModel, name: string, { name: word }: LanguageProperty): boolean {
  const short = model[name.replace('Block', '')]
  return name.includes('Block') && short?.kind === 'object' && short.properties.some(one => one.name === word)
}

/** A use of the word in a definition, else the written example, else a use of the word where it means the very same. */
function exampleFor({ examples, model }: ManualFacts, name: string, property: LanguageProperty): string {
  const { name: word, korean, example } = property
  const used = (type: string) => examples.get(`${type}.${word}`)
  const own = used(name) ?? used(name.replace('Definition', 'BlockDefinition')) ?? example
  if (own !== undefined) return own
  const twin = Object.keys(model).find(type => used(type) && wordOf(model, type, word)?.korean === korean)
  return (twin && used(twin)) ?? ''
}

function wordOf(model: LanguageModel, name: string, word: string): LanguageProperty | undefined {
  const type = model[name]
  return type?.kind === 'object' ? type.properties.find(property => property.name === word) : undefined
}

function literalText(type: LanguageType): string {
  return type.kind === 'literal' ? String(type.values[0]) : ''
}

function valueText(model: LanguageModel, type: LanguageType): string {
  switch (type.kind) {
    case 'text':
      return type.meaning === undefined ? valueWords.text : typeNames[type.meaning]
    case 'number':
    case 'boolean':
      return valueWords[type.kind]
    case 'literal':
      return type.values.map(value => code(String(value))).join(' ')
    case 'list':
      return `${valueWords.list}: ${valueText(model, type.item)}`
    case 'record':
      return `${valueWords.record}: ${valueText(model, type.value)}`
    case 'union':
      return [...new Set(type.options.map(option => valueText(model, option)))].join(' 또는 ')
    case 'reference': {
      const named = model[type.name]
      const union = unionNames[type.name]
      if (union !== undefined) return union
      if (named?.kind === 'alias') return valueText(model, named.type)
      return titleOf(named)[0]
    }
  }
}

function popupTable({ popups }: ManualFacts): string {
  return table(
    ['팝업', '제목', '넘기는 값', '검색 필드', '고른 행'],
    [...popups]
      .sort((a, b) => (a.popup < b.popup ? -1 : 1))
      .map(({ popup, title, params, filterFields, fields }) => [
        code(popup),
        title,
        params.map(code).join(' '),
        filterFields.map(code).join(' '),
        fields.map(code).join(' '),
      ]),
  )
}

function actionWordTable({ actionWords }: ManualFacts): string {
  return table(
    ['말', '단추', '예'],
    Object.entries(actionWords).map(([word, label]) => [code(word), label, code(`"${word}"`)]),
  )
}

function code(text: string): string {
  return text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map(cell => cell.replaceAll('\n', ' ')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}
