import { type ComponentType, useContext } from 'react'
import { useLoaderData } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Screen } from '../contract/screen'
import { ScreensContext } from './screensContext'

/** The place of the screen on top. Its state lives in its tab, so going away and coming back draws what was left. */
export function ScreenPage({ Face }: { readonly Face: ComponentType<{ readonly screen: Screen }> }) {
  const { key } = useLoaderData<{ readonly key: string }>()
  const tabs = useContext(ScreensContext)
  if (!tabs) throw new Error('Engine bug: ScreenPage was drawn outside ScreensContext.')
  const tab = useStore(tabs.store, ({ tabs: open, activeKey }) =>
    open.find(candidate => candidate.key === (activeKey ?? key)),
  )
  return tab?.screen ? <Face key={tab.key} screen={tab.screen.screen} /> : null
}
