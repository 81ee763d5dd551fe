import { useSyncExternalStore } from 'react'

/** Widths below which the frame and the pages are laid out differently; the style sheets name the same ones. */
export const narrow = '(max-width: 1023px)'
export const handHeld = '(max-width: 767px)'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    listen => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listen)
      return () => media.removeEventListener('change', listen)
    },
    () => window.matchMedia(query).matches,
  )
}
