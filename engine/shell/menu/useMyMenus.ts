import { useEffect } from 'react'
import { useStore } from 'zustand'
import { type Frame, useFrame } from '../frame/frame'
import { createMyMenus, type MyMenus, type MyMenusState } from './myMenus'

const ofFrame = new WeakMap<Frame, MyMenus>()

/** The starred menus of a frame; made when somebody first asks, so that the first page does without. */
export function myMenusOf(frame: Frame): MyMenus {
  const known = ofFrame.get(frame)
  if (known) return known
  const made = createMyMenus(frame)
  ofFrame.set(frame, made)
  return made
}

export function useMyMenus(): MyMenusState & { readonly mine: MyMenus } {
  const mine = myMenusOf(useFrame())
  const state = useStore(mine.store)
  useEffect(() => void mine.load(), [mine])
  return { ...state, mine }
}
