import { expect, it } from 'vitest'
import { canonicalAddress } from '../../../engine/routing/canonicalAddress'

const asked = (address: string) => ({ url: `https://gpms.test${address}` })

it.each([
  ['/prList/', '/prList', '/prList'],
  ['/PRLIST?status=DRAFT', '/prList', '/prList?status=DRAFT'],
  ['/cyber/', '/cyber', '/cyber'],
])('%s leads to the address of its page, with whatever it asks for', (written, path, to) => {
  try {
    canonicalAddress(path, asked(written))
    expect.unreachable()
  } catch (error) {
    expect(error instanceof Response && error.headers.get('location')).toBe(to)
  }
})

it('a page at its own address stays there', () => {
  expect(canonicalAddress('/prList', asked('/prList?status=DRAFT')).search).toBe('?status=DRAFT')
})
