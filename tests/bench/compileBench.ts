import { agreements } from '../../engine/compile/agreements'
import { compileAll } from '../../engine/compile/compileAll'
import { type DefinitionFile, readDefinitions } from '../../engine/compile/readDefinitions'

/*
 * How long all definitions take to compile: 150 screens as the product will have, and ten times as many, made of the real
 * ones with other ids and paths. Aim: 150 in less than a second, and growth in a straight line.
 */
const { definitions, hooks } = readDefinitions(process.cwd())
const screens = definitions.filter(({ kind }) => kind === 'screen')
const popups = definitions.filter(({ kind }) => kind === 'popup')

function copies(count: number): DefinitionFile[] {
  return Array.from({ length: count }, (_, index) => {
    const original = screens[index % screens.length]
    if (!original) throw new Error('There is no screen to copy.')
    const id = original.file.slice(original.file.lastIndexOf('/') + 1).replace('.screen.json', '')
    const text = original.text
      .replace(`"screen": "${id}"`, `"screen": "${id}${index}"`)
      .replace(/"path": "[^"]*"/, `"path": "/${id}${index}"`)
    return { file: original.file.replace(id, `${id}${index}`), kind: 'screen', text }
  })
}

function measure(count: number): number {
  const files = [...screens, ...popups, ...copies(count - screens.length)]
  const rounds = Array.from({ length: 5 }, () => {
    const start = performance.now()
    const { problems } = compileAll({ definitions: files, hooks }, agreements)
    if (problems.length > 0)
      throw new Error(`The bench has ${problems.length} problems: ${problems[0]?.what}`)
    return performance.now() - start
  })
  return rounds.sort((a, b) => a - b)[2] ?? Number.NaN
}

measure(15)
const [few, many] = [measure(150), measure(1500)]
console.log(
  `150 screens: ${few.toFixed(0)} ms; 1,500 screens: ${many.toFixed(0)} ms (${(many / few).toFixed(1)} times)`,
)
