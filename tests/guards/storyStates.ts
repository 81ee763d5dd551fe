import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

const contract = 'engine/render/widgetContract.ts'

/** A story as it is written: its export, and what its arguments are given as. */
export interface WrittenStory {
  readonly name: string
  readonly args: ReadonlyMap<string, string>
  readonly text: string
}

/** The widgets of the contract with the names of their props; a prop of a few words with these. */
export function widgetProps(): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const program = ts.createProgram([contract], { strict: true, jsx: ts.JsxEmit.ReactJSX, noLib: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(contract)
  const list = source?.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'Widgets',
  )
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>()
  for (const member of list?.members ?? []) {
    if (!ts.isPropertySignature(member) || !member.type || !ts.isTypeReferenceNode(member.type)) continue
    const [props] = member.type.typeArguments ?? []
    if (!props) continue
    const properties = checker.getTypeFromTypeNode(props).getProperties()
    found.set(member.name.getText(), new Map(properties.map(property => [property.name, words(property)])))
  }
  return found

  function words(property: ts.Symbol): string[] {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property))
    const options = type.isUnion() ? type.types : [type]
    return options.flatMap(option => (option.isStringLiteral() ? [option.value] : []))
  }
}

/** Where the stories of a widget stand: beside it, in whichever folder of the widgets that is. */
export function storyFile(widget: string): string {
  const files = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
  const file = files.find(name => basename(name) === `${widget}.stories.tsx`)
  return file === undefined ? '' : join('widgets', file)
}

/** The stories of a file, each with the arguments that all share. */
export function storiesOf(file: string): readonly WrittenStory[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
  const shared = new Map<string, string>()
  const stories: WrittenStory[] = []
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    for (const { name, initializer } of statement.declarationList.declarations) {
      const object = initializer && plainObject(initializer)
      if (!object) continue
      const args = argumentsOf(object)
      if (isExported) stories.push({ name: name.getText(), args, text: object.getText() })
      else if (name.getText() === 'meta') for (const [arg, value] of args) shared.set(arg, value)
    }
  }
  return stories.map(story => ({ ...story, args: new Map([...shared, ...story.args]) }))
}

function plainObject(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isSatisfiesExpression(node)) return plainObject(node.expression)
  return ts.isObjectLiteralExpression(node) ? node : undefined
}

/** `given` holds what the owner of a grid hands on. */
function argumentsOf(story: ts.ObjectLiteralExpression): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const read = (object: ts.ObjectLiteralExpression) => {
    for (const property of object.properties) {
      const name = property.name?.getText() ?? ''
      const value = ts.isPropertyAssignment(property) ? property.initializer : undefined
      if (name === 'given' && value && ts.isObjectLiteralExpression(value)) read(value)
      else found.set(name, value?.getText() ?? name)
    }
  }
  const args = story.properties.find(property => property.name?.getText() === 'args')
  if (args && ts.isPropertyAssignment(args) && ts.isObjectLiteralExpression(args.initializer))
    read(args.initializer)
  return found
}
