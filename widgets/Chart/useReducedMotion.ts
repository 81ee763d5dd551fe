import { useSyncExternalStore } from 'react'

/** Milliseconds that bars and lines move. */
export const motion = 120

const query = '(prefers-reduced-motion: reduce)'

/** Whether the person has asked the system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches)
}

function listen(onChange: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
