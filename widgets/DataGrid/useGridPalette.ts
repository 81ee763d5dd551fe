import { type RefObject, useLayoutEffect, useState } from 'react'
import { type GridPalette, readPalette } from './gridPalette'

/** The palette of an element; read again when the theme of the page, the system's preference or the fonts change. */
export function useGridPalette(element: RefObject<HTMLElement | null>): GridPalette | undefined {
  const [palette, setPalette] = useState<GridPalette>()
  useLayoutEffect(() => {
    const read = () => {
      if (element.current) setPalette(readPalette(element.current))
    }
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] })
    const preferences = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map(each =>
      matchMedia(each),
    )
    for (const preference of preferences) preference.addEventListener('change', read)
    // The canvas keeps what it drew with a substitute font; a new palette makes it draw again.
    document.fonts.addEventListener('loadingdone', read)
    return () => {
      observer.disconnect()
      for (const preference of preferences) preference.removeEventListener('change', read)
      document.fonts.removeEventListener('loadingdone', read)
    }
  }, [element])
  return palette
}
