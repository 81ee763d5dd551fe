import { basename, dirname } from 'node:path'
import { generatedHead } from './writeTypes'

export interface StoriedScreen {
  readonly screen: string
  readonly title: string
  /** Path of the definition. */
  readonly file: string
}

/** Where stories of whole screens that need nothing but their definition stand, a file for each folder of definitions. */
const derivedStories = 'tests/screens/every'

/** A story for each definition, over answers that tests/screens/derived takes from the contract. */
export function writeScreenStories(screens: readonly StoriedScreen[]): Readonly<Record<string, string>> {
  const folders = [...new Set(screens.map(({ file }) => basename(dirname(file))))].sort()
  return Object.fromEntries(
    folders.map(folder => [
      `${derivedStories}/${folder}.stories.tsx`,
      storiesOf(
        folder,
        screens.filter(({ file }) => basename(dirname(file)) === folder),
      ),
    ]),
  )
}

function storiesOf(folder: string, screens: readonly StoriedScreen[]): string {
  const stories = [...screens]
    .sort((a, b) => (a.screen < b.screen ? -1 : 1))
    .map(({ screen, title }) => {
      const text = `'${title.replace(/['\\]/g, sign => `\\${sign}`)}'`
      return `
export const ${screen}: Story = {
  name: ${text},
  args: { screen: '${screen}' },
  play: stands(${text}),
}
`
    })
  return `${generatedHead}
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/${folder}',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>
${stories.join('')}`
}
