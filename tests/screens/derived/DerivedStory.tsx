import { useEffect, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { builtScreens } from '../../../engine/app/builtScreens'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import { ScreenStory } from '../story/ScreenStory'
import type { StoryServer } from '../story/storyServices'
import { contractAnswers, contractValue } from './contractAnswers'

export interface DerivedStoryProps {
  /** The screen by its id. */
  readonly screen: string
  readonly server?: StoryServer['server']
  /** @default write */
  readonly access?: 'read' | 'write'
}

/** A whole screen over answers that are derived from the contract alone: a definition needs nothing beside it to be seen. */
export function DerivedStory({ screen, server = 'answers', access = 'write' }: DerivedStoryProps) {
  const [plan, setPlan] = useState<ScreenPlan>()
  const [answers] = useState(contractAnswers)

  useEffect(() => {
    let isGone = false
    void builtScreens.plan(screen).then(loaded => !isGone && setPlan(loaded))
    return () => {
      isGone = true
    }
  }, [screen])

  if (!plan) return null
  return <DerivedScreen key={screen} {...{ plan, server, access, answers }} />
}

interface DerivedScreenProps extends StoryServer {
  readonly plan: ScreenPlan
  readonly access: 'read' | 'write'
}

function DerivedScreen({ plan, ...given }: DerivedScreenProps) {
  // A story's props are what opens its screen anew.
  const [props] = useState(() => ({
    ...given,
    screen: plan.screen,
    params: paramsOf(plan),
    user: plan.mounts.every(({ portal }) => portal === 'external') ? supplier : administrator,
  }))
  return <ScreenStory {...props} server={given.server ?? 'answers'} access={given.access} />
}

const administrator = { singleid: 'system.admin', hname: '관리자', authGroupId: '99' }
const supplier = { singleid: 'daesung1', hname: '김대성', authGroupId: '61' }

/** The record that the address names, where the page is one. */
function paramsOf({ document, params }: ScreenPlan): Readonly<Record<string, string>> {
  if (!document?.load || !params.includes(document.key)) return {}
  return { [document.key]: contractValue(document.load, document.key) }
}

/** The page stands with its title, and nothing on it has failed. */
export function stands(title: string) {
  return async ({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> => {
    await within(canvasElement).findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })
    await waitFor(() => expect(canvasElement.querySelector('.skeleton')).toBeNull(), { timeout: 10_000 })
    await expect(canvasElement).not.toHaveTextContent(/못했습니다/)
  }
}
