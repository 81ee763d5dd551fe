import { describe, expect, it } from 'vitest'
import { storiesOf, storyFile, type WrittenStory, widgetProps } from './storyStates'

/** Whether a state has a story, by the prop that makes it. */
const byProp: Readonly<Record<string, (stories: readonly WrittenStory[]) => boolean>> = {
  isDisabled: isTrue('isDisabled'),
  isReadOnly: isTrue('isReadOnly'),
  isBusy: isTrue('isBusy'),
  isRequired: isTrue('isRequired'),
  error: stories => stories.some(({ args }) => args.has('error')),
  value: named('Empty'),
  from: named('Empty'),
  html: named('Empty'),
}

/** Props of a few words of which each is a state. */
const everyWord: readonly string[] = ['state', 'tone', 'look', 'kind', 'layout']

/** Widgets in which a syllable may be composed. */
const composing = new Set([
  'TextField',
  'TextArea',
  'PasswordField',
  'Editor',
  'LookupField',
  'EmployeeField',
])

/** Widgets that nobody presses or types in. */
const withoutKeys = new Set(['Field', 'RichText', 'StatusChip', 'Skeleton', 'KpiTiles'])

/** Widgets whose text has no length of its own. */
const withoutText: Readonly<Record<string, string>> = {
  Skeleton: 'shows no text',
  IconButton: 'its label is read aloud alone',
  PasswordField: 'shows dots',
  CheckField: 'shows yes or no',
  CheckBox: 'its label stands in the field around it',
  DateField: 'a day has ten characters',
  DateRange: 'a day has ten characters',
  MonthField: 'a month has seven characters',
  MonthRange: 'a month has seven characters',
}

function isTrue(prop: string) {
  return (stories: readonly WrittenStory[]) => stories.some(({ args }) => args.get(prop) === 'true')
}

function named(name: string) {
  return (stories: readonly WrittenStory[]) => stories.some(story => story.name === name)
}

function missingStates(
  widget: string,
  props: ReadonlyMap<string, readonly string[]>,
  stories: readonly WrittenStory[],
): string[] {
  const state = (what: string, has: boolean) => (has ? [] : [what])
  const texts = stories.map(({ text }) => text)
  return [
    ...[...props.keys()].flatMap(prop => {
      const shows = byProp[prop]
      return shows ? state(prop, shows(stories)) : []
    }),
    ...everyWord.flatMap(prop =>
      (props.get(prop) ?? []).flatMap(word =>
        state(`${prop} ${word}`, shownWords(prop, stories).includes(word)),
      ),
    ),
    ...state('long text', withoutText[widget] !== undefined || named('LongText')(stories)),
    ...state(
      'dark',
      texts.some(text => /theme: 'dark'|beforeEach: darken/.test(text)),
    ),
    ...state(
      'keys (play)',
      withoutKeys.has(widget) ||
        texts.some(text => /play:/.test(text) && /(keyboard|press|type)\(/.test(text)),
    ),
    ...state('composed Hangul', !composing.has(widget) || texts.some(text => /compos/i.test(text))),
  ]
}

/** Words a prop is given in the stories; without the prop it is the first of the list. */
function shownWords(prop: string, stories: readonly WrittenStory[]): string {
  const given = stories.map(({ args }) => args.get(prop) ?? '').join(' ')
  const isLeftOut = stories.some(({ args }) => !args.has(prop))
  return `${given} ${isLeftOut ? 'plain top ready' : ''}`
}

describe('every widget shows in Storybook', () => {
  const widgets = [...widgetProps()]

  it('there are many', () => expect(widgets.length).toBeGreaterThan(25))

  it.each(widgets)('%s in every state that its props allow', (widget, props) => {
    const file = storyFile(widget)
    expect(file, `${widget} has no stories`).not.toBe('')
    expect(missingStates(widget, props, storiesOf(file))).toEqual([])
  })
})
