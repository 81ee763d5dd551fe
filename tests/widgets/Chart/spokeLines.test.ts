import { expect, it } from 'vitest'
import { spokeLines } from '../../../widgets/Chart/spokeLines'

it.each([
  ['납기', '91.24점', ['납기', '91.24점']],
  ['Response and after-sales', '86.93 points', ['Response and', 'after-sales', '86.93 points']],
  ['Quality', '86.52 points', ['Quality', '86.52 points']],
  ['', '', ['', '']],
])('the category "%s" stands at its spoke in short lines, its value last', (name, value, lines) => {
  expect(spokeLines(name, value)).toEqual(lines)
})
