import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compiledScreens } from '../cases/compiledScreens'

const folder = 'tests/screens'

/** The screens that stories show, by `screen: '…'` in their arguments. */
function shownScreens(): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const stories = files.filter(name => name.endsWith('.stories.tsx'))
  const texts = stories.map(name => readFileSync(join(folder, name), 'utf8'))
  return new Set(
    texts.flatMap(text => [...text.matchAll(/screen: '(\w+)'/g)].map(([, screen = '']) => screen)),
  )
}

it('every screen stands in Storybook without a server', () => {
  const { screens } = compiledScreens
  const shown = shownScreens()
  const missing = [...screens.keys()].filter(screen => !shown.has(screen))
  expect(
    missing,
    'These screens have no story. Run "npm run codegen" and commit tests/screens/every: it writes one for each definition, over answers \
derived from the contract. States of its own a page shows in tests/screens/<screen>.stories.tsx.',
  ).toEqual([])
})
