import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import type { MenuItem, SessionUser } from '../../../codegen/generated/types'
import { createServerClock } from '../../../engine/auth/serverClock'
import { createSessionStore } from '../../../engine/auth/sessionStore'
import { createAsk } from '../../../engine/shell/frame/askQueue'
import { type Frame, FrameContext } from '../../../engine/shell/frame/frame'
import { createMenuStyle, type MenuStyle } from '../../../engine/shell/frame/menuStyle'
import { createThemeChoice } from '../../../engine/shell/frame/theme'
import { createWorkTabs } from '../../../engine/shell/frame/workTabs'
import { StoryDialogs } from './StoryDialogs'
import { type StoryServer, storyServices } from './storyServices'

export interface FrameStoryProps extends StoryServer {
  readonly portal?: 'internal' | 'external'
  readonly menus?: readonly MenuItem[]
  readonly menuStyle?: MenuStyle
  readonly person: SessionUser
}

/** A part of the frame at work without a server: a session and menus that the story gives, and a router that goes nowhere. */
export function FrameStory({ children, ...given }: FrameStoryProps & { readonly children: ReactNode }) {
  const [frame] = useState(() => storyFrame(given))
  return (
    <MemoryRouter initialEntries={['/prList']}>
      <FrameContext.Provider value={frame}>
        <div className="screen-story">{children}</div>
        <StoryDialogs ask={frame.ask} />
      </FrameContext.Provider>
    </MemoryRouter>
  )
}

const nothingKept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
const nowhere = async () => undefined

function storyFrame({
  portal = 'internal',
  menus = [],
  menuStyle,
  person,
  ...server
}: FrameStoryProps): Frame {
  const ask = createAsk()
  const { call, storage, go } = storyServices(server, ask)
  const session = createSessionStore(nothingKept)
  session.setState({ portal, menus, user: person })
  const style = createMenuStyle(storage)
  if (menuStyle) style.choose(menuStyle)
  return {
    host: { isExternal: false },
    openStream: async () => undefined,
    ...{ session, call, ask, storage, go, menuStyle: style, tabs: createWorkTabs() },
    clock: createServerClock(Date.now, () => undefined),
    theme: createThemeChoice(storage, document.createElement('div')),
    languages: {
      current: 'ko_KR',
      all: { ko_KR: { name: '한국어', html: 'ko' }, en_US: { name: 'English', html: 'en' } },
      choose: nowhere,
      isChanging: () => false,
    },
    screens: () => [],
    loadScreens: async () => [],
    verify: async () => 'renewed',
    ...{ logOut: nowhere, logOutEverywhere: nowhere, endSession: nowhere },
    leave: async () => '/login',
  }
}
