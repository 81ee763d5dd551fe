import { useEffect, useState } from 'react'
import { builtScreens } from '../../../engine/app/builtScreens'
import { loadGrid } from '../../../engine/app/loadGrid'
import { ScreenFace } from '../../../engine/app/ScreenFace'
import type { Screen } from '../../../engine/contract/screen'
import { sampleServices } from '../../../engine/sample/sampleServices'
import { createSampleStore } from '../../../engine/sample/sampleStore'
import { createScreen } from '../../../engine/screen/createScreen'
import { entryRooms } from '../../../engine/screen/entryRooms'
import { type Ask, createAsk } from '../../../engine/shell/frame/askQueue'
import { StoryDialogs } from './StoryDialogs'
import { type StoryServer, storyServices } from './storyServices'
import './screenStory.css'

export interface ScreenStoryProps extends StoryServer {
  /** The screen by its id; its plan comes from the build, as in the product. */
  readonly screen: string
  /** Query parameters of the page. */
  readonly params?: Readonly<Record<string, string>>
  /** @default write */
  readonly access?: 'read' | 'write'
  /** Whether the authority group may make workbooks of the page. @default true */
  readonly mayExport?: boolean
}

interface Opened {
  readonly screen: Screen
  readonly ask: Ask
}

/** A whole screen at work without a server: its plan, its runtime and its widgets, over answers that the story gives. */
export function ScreenStory(props: ScreenStoryProps) {
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    let isGone = false
    let mine: Screen | undefined
    void openScreen(props).then(made => {
      if (isGone) return
      mine = made.screen
      setOpened(made)
      made.screen.start()
    })
    return () => {
      isGone = true
      mine?.dispose()
    }
  }, [props])

  return (
    <main className="screen-story">
      {opened && <ScreenFace screen={opened.screen} />}
      {opened && <StoryDialogs ask={opened.ask} />}
    </main>
  )
}

async function openScreen({
  screen,
  params = {},
  access = 'write',
  mayExport = true,
  ...server
}: ScreenStoryProps) {
  const [plan, hooks] = await Promise.all([builtScreens.plan(screen), builtScreens.hooks(screen), loadGrid()])
  const ask = createAsk()
  const services = storyServices(server, ask)
  const made = createScreen(
    plan,
    plan.samples ? sampleServices(services, plan.samples, createSampleStore()) : services,
    {
      params,
      entry: entryRooms,
      access,
      mayExport,
      popups: builtScreens.popup,
      ...(hooks ? { hooks } : {}),
    },
  )
  return { screen: made, ask }
}
