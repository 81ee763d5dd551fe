import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNoteServer, type NoteServer } from './noteServer'

let server: NoteServer
beforeAll(async () => {
  server = await createNoteServer()
})
afterAll(() => server.close())

const numberOf = async (headers: Readonly<Record<string, string>>, url = '/api/v1/nothing') =>
  (await server.app.inject({ url, headers })).headers['x-request-id']

it('an answer carries the number that the browser gave its request, as the log does', async () => {
  const given = '0b9e4d1c-52a7-4a3e-9a39-5f2f3a1b7c10'
  expect(await numberOf({ 'x-request-id': given })).toBe(given)
  expect(await numberOf({ 'x-request-id': given }, '/api/v1/note')).toBe(given)
})

it.each([
  ['none', {}],
  ['one with a line break', { 'x-request-id': 'a\u2028b12345678' }],
  ['one with words', { 'x-request-id': 'level=error' }],
  ['one that never ends', { 'x-request-id': 'a'.repeat(37) }],
])('a request with %s gets a number of the server', async (_, headers) => {
  expect(await numberOf(headers)).toMatch(/^[0-9a-f]{10}$/)
})
