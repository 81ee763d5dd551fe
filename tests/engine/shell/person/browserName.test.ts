import { expect, it } from 'vitest'
import { browserName } from '../../../../engine/shell/person/browserName'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome 131 · Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0 Safari/537.36 Edg/131.0`,
    'Edge 131 · Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/130.0 Whale/4.29 Safari/537.36`, 'Whale 4 · Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1 Version/17.5 Safari/605.1',
    'Safari 17 · macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Safari',
    'Safari 17 · iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133 · Linux'],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('%s is read as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})
