/** The contract as others read it: Redocly's rules of the specification, and what Spectral calls an error. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'

const file = 'codegen/generated/openapi.json'
const source = readFileSync(file, 'utf8')

async function redoclyProblems(): Promise<string[]> {
  const config = await createConfig({ extends: ['spec'] })
  const problems = await lintFromString({ source, absoluteRef: resolve(file), config })
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}  ${location[0]?.pointer ?? ''}\n  ${message}`,
  )
}

async function spectralProblems(): Promise<string[]> {
  const spectral = new Spectral()
  spectral.setRuleset({ ...oas, extends: [] })
  const problems = await spectral.run(JSON.parse(source))
  return problems
    .filter(({ severity }) => severity === 0)
    .map(({ code, message, path }) => `${code}  ${path.join('/')}\n  ${message}`)
}

const problems = [...(await redoclyProblems()), ...(await spectralProblems())]
for (const problem of problems) console.error(`${file}  ${problem}`)
console.log(problems.length === 0 ? 'The contract has no problem.' : `${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1
