import { describe, expect, it } from 'vitest'
import { isGround } from './engineRooms'
import { describeProblem } from './guardProblem'
import { importableFiles, type ProjectFile } from './projectFiles'
import { findRoomBreaches, findRoomCircle } from './roomGuard'
import { roomPairs } from './roomPairs'

const engine = importableFiles().filter(({ path }) => path.startsWith('engine/'))

const files: readonly ProjectFile[] = [
  { path: 'engine/shell/menu/Menu.tsx', text: "import { frame } from '../frame/frame'" },
  { path: 'engine/shell/frame/frame.ts', text: "import type { Grid } from '../../grid/parts/grid'" },
  { path: 'engine/grid/parts/grid.ts', text: "import { frame } from '../../shell/frame/frame'" },
]

describe('rooms of the engine', () => {
  it('each imports only from the rooms that the table lists for it, and from each of these', () => {
    expect(engine.length).toBeGreaterThan(400)
    expect(findRoomBreaches(engine, roomPairs, isGround).map(describeProblem)).toEqual([])
  })

  it('no room depends on itself by way of others', () => expect(findRoomCircle(roomPairs)).toBeUndefined())

  it('each listed room is a folder with code', () => {
    const empty = Object.keys(roomPairs).filter(
      room => !engine.some(({ path }) => path.startsWith(`${room}/`)),
    )
    expect(empty).toEqual([])
  })
})

describe('the guard of rooms', () => {
  it.each([
    ['a pair that is missing', { 'engine/shell/menu': [] }, 'ROOM_BREACH'],
    ['an import of a type', { 'engine/shell/frame': [] }, 'ROOM_BREACH'],
    ['a pair that nobody uses', { 'engine/shell/menu': ['engine/shell', 'engine/grid'] }, 'ROOM_PAIR_UNUSED'],
  ])('finds %s', (_, pairs, code) => {
    expect(findRoomBreaches(files, pairs).map(problem => problem.code)).toEqual([code])
  })

  it('takes files below a room as its own, and judges no room that is not listed', () => {
    const pairs = { 'engine/shell/menu': ['engine/shell/frame'], 'engine/shell/frame': ['engine/grid'] }
    expect(findRoomBreaches(files, pairs)).toEqual([])
  })

  it('spells out a circle', () => {
    const pairs = { a: ['b'], b: ['c'], c: ['b'] }
    expect(findRoomCircle(pairs)).toEqual(['b', 'c', 'b'])
  })
})
