import { expect, it } from 'vitest'
import { planExpression } from '../../../engine/expression/planExpression'
import { textType } from '../../../engine/expression/valueType'

function expectedOf(text: string) {
  const planned = planExpression({
    text,
    scope: { title: textType },
    wants: undefined,
    codeTexts: () => undefined,
  })
  return 'problem' in planned ? planned.problem.expected : undefined
}

it.each([
  [
    'title == ) ',
    'Here stands ")", where a value or a name belongs.',
    '값이나 이름이 올 자리에 ")" 표시가 있습니다.',
  ],
  [
    'title ==',
    'The expression ends where a value or a name belongs.',
    '값이나 이름이 올 자리에서 식이 끝났습니다.',
  ],
  ['(title', 'The expression ends where ")" belongs.', '")" 표시가 올 자리에서 식이 끝났습니다.'],
  ['title title', 'The expression should end before this.', '이 앞에서 식이 끝나야 합니다.'],
  ["title == 'a", 'The text is not closed.', '글이 닫히지 않았습니다.'],
])('the parser that stands still at "%s" is understood', (text, en, ko) => {
  expect(expectedOf(text)).toEqual({ en, ko })
})
