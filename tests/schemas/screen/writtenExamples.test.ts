import { expect, it } from 'vitest'
import { readLanguage } from '../../../codegen/readLanguage'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { printProblems } from '../../../engine/problem/printProblem'
import { compileChanged } from '../../cases/compileChanged'
import { exampleHosts, popupHosts, popupOpener } from './exampleHosts'

// An example stands in no menu.
const { menus: _, ...files } = readDefinitions(process.cwd())
const outsideDefinitions = new Set(['ExpressionWords', 'MaskWords'])

/** Of every word whose example stands in its doc comment. */
const written = Object.entries(readLanguage('schemas/screen')).flatMap(([type, named]) =>
  named.kind !== 'object' || outsideDefinitions.has(type)
    ? []
    : named.properties.flatMap(({ name, example }) =>
        example === undefined ? [] : [{ type, name, example }],
      ),
)

function definitionsAround(type: string, name: string, example: string) {
  const part = JSON.parse(example.startsWith('{') ? example : `{ ${example} }`)
  const screen = (value: object) => ({
    file: 'screens/test.screen.json',
    kind: 'screen' as const,
    text: JSON.stringify(value),
  })
  const popup = popupHosts[type]
  if (popup) {
    const text = JSON.stringify(popup(part))
    return [screen(popupOpener), { file: 'screens/popups/tried.popup.json', kind: 'popup' as const, text }]
  }
  const host = exampleHosts[`${type}.${name}`] ?? exampleHosts[type]
  if (!host) throw new Error(`exampleHosts.ts has no definition to try "${type}.${name}" in.`)
  return [screen(host(part))]
}

it.each(written)('the example of $name ($type) compiles: $example', ({ type, name, example }) => {
  const more = definitionsAround(type, name, example)
  const hooks = new Map([...files.hooks, ['test', ['splitLines']]] as const)
  const { problems } = compileChanged({ ...files, hooks, definitions: [...files.definitions, ...more] })
  expect(
    printProblems(
      problems.filter(({ file }) => more.some(one => one.file === file)),
      'en',
    ),
  ).toBe('')
})
