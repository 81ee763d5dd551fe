import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { LanguageModel, LanguageProperty, LanguageType, NamedType, TextMeaning } from './languageModel'

const meanings: Readonly<Record<TextMeaning, true>> = {
  Expression: true,
  OperationName: true,
  RowsOperationName: true,
  LoadOperationName: true,
  PopupName: true,
  ScreenName: true,
  WorkflowName: true,
  TransitionName: true,
  ColumnName: true,
  ParameterName: true,
  SamplesName: true,
  OwnerName: true,
}

function isMeaning(name: string): name is TextMeaning {
  return Object.hasOwn(meanings, name)
}

/**
 * Reads the documented types of the definition language. Names are unique over all files of the folder; what is neither
 * interface nor type alias is passed over.
 */
export function readLanguage(folder: string): LanguageModel {
  const objects = new Map<string, WrittenObject>()
  const model: Record<string, NamedType> = {}
  for (const file of readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .sort()) {
    const path = join(folder, file)
    const parsed = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)
    for (const statement of parsed.statements) {
      if (ts.isInterfaceDeclaration(statement)) objects.set(statement.name.text, writtenObject(statement))
      if (ts.isTypeAliasDeclaration(statement) && !isMeaning(statement.name.text))
        model[statement.name.text] = {
          kind: 'alias',
          note: docOf(statement).note,
          type: typeOf(statement.type, path),
        }
    }
  }
  for (const [name, { note, korean }] of objects)
    model[name] = {
      kind: 'object',
      note,
      ...(korean === undefined ? {} : { korean }),
      properties: allProperties(name, objects),
    }
  return model
}

/** An interface as written, before what it extends is written out. */
interface WrittenObject {
  readonly note: string
  readonly korean?: string
  readonly properties: readonly LanguageProperty[]
  readonly parents: readonly string[]
}

function writtenObject(node: ts.InterfaceDeclaration): WrittenObject {
  const { note, korean } = docOf(node)
  return {
    note,
    ...(korean === undefined ? {} : { korean }),
    properties: node.members.filter(ts.isPropertySignature).map(propertyOf),
    parents: (node.heritageClauses ?? []).flatMap(clause =>
      clause.types.map(item => item.expression.getText()),
    ),
  }
}

/** The words of an interface, inherited ones first. */
function allProperties(name: string, objects: ReadonlyMap<string, WrittenObject>): LanguageProperty[] {
  const written = objects.get(name)
  if (!written) throw new Error(`The language extends "${name}", which is no interface of schemas/screen.`)
  const own = new Set(written.properties.map(property => property.name))
  const inherited = written.parents.flatMap(parent => allProperties(parent, objects))
  return [...inherited.filter(property => !own.has(property.name)), ...written.properties]
}

function propertyOf(node: ts.PropertySignature): LanguageProperty {
  const { note, ...rest } = docOf(node)
  if (!node.type) throw new Error(`The word "${node.name.getText()}" of the language has no type.`)
  return {
    name: node.name.getText().replaceAll("'", ''),
    type: typeOf(node.type, node.getSourceFile().fileName),
    isOptional: node.questionToken !== undefined,
    note,
    ...rest,
  }
}

function typeOf(node: ts.TypeNode, file: string): LanguageType {
  if (ts.isParenthesizedTypeNode(node)) return typeOf(node.type, file)
  if (ts.isArrayTypeNode(node)) return { kind: 'list', item: typeOf(node.elementType, file) }
  if (ts.isUnionTypeNode(node)) return unionOf(node.types.map(item => typeOf(item, file)))
  if (node.kind === ts.SyntaxKind.StringKeyword) return { kind: 'text' }
  if (node.kind === ts.SyntaxKind.NumberKeyword) return { kind: 'number' }
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return { kind: 'boolean' }
  if (ts.isLiteralTypeNode(node)) {
    if (ts.isStringLiteral(node.literal)) return { kind: 'literal', values: [node.literal.text] }
    if (ts.isNumericLiteral(node.literal)) return { kind: 'literal', values: [Number(node.literal.text)] }
  }
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText()
    const value = node.typeArguments?.[1]
    if (name === 'Record' && value) return { kind: 'record', value: typeOf(value, file) }
    return isMeaning(name) ? { kind: 'text', meaning: name } : { kind: 'reference', name }
  }
  throw new Error(`${file}: "${node.getText()}" is no type that the definition language knows.`)
}

function unionOf(options: readonly LanguageType[]): LanguageType {
  const literals = options.flatMap(option => (option.kind === 'literal' ? option.values : []))
  const others = options.filter(option => option.kind !== 'literal')
  const literal: LanguageType[] = literals.length > 0 ? [{ kind: 'literal', values: literals }] : []
  const all = [...literal, ...others]
  const [only] = all
  return all.length === 1 && only ? only : { kind: 'union', options: all }
}

type Doc = Pick<LanguageProperty, 'note' | 'whenAbsent' | 'korean' | 'example'>

function docOf(node: ts.Node): Doc {
  const doc = ts.getJSDocCommentsAndTags(node).find(ts.isJSDoc)
  if (!doc) return { note: '' }
  const text = (comment: ts.JSDoc['comment']) =>
    (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ').trim()
  const tag = (name: string) => {
    const found = doc.tags?.find(candidate => candidate.tagName.text === name)
    return found && text(found.comment)
  }
  const [whenAbsent, korean, example] = [tag('default'), tag('ko'), tag('example')]
  const note = [text(doc.comment), ...(example === undefined ? [] : [`For example: ${example}`])]
  return {
    note: note.filter(part => part !== '').join(' '),
    ...(whenAbsent === undefined ? {} : { whenAbsent }),
    ...(korean === undefined ? {} : { korean }),
    ...(example === undefined ? {} : { example }),
  }
}
