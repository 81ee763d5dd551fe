import { contractFacts } from '../../../codegen/generated/contractFacts'
import type { Screen } from '../../../engine/contract/screen'
import { filterNames } from '../../../engine/filter/filterState'
import { blocksOf } from '../../../engine/plan/blocksOf'
import type { ScreenPlan } from '../../../engine/plan/screenPlan'
import type { Row } from '../../../engine/runtime/row'
import type { SessionUserFacts } from '../../../engine/runtime/services'
import { createScreen } from '../../../engine/screen/createScreen'
import { entryRooms } from '../../../engine/screen/entryRooms'
import { codeEntries, codeText, isCodeGroup } from '../../../schemas/codes/codeGroups'
import { groupMay } from '../../../schemas/workflow/workflow'
import { compiledScreens } from '../../cases/compiledScreens'
import { contractAnswer, contractValue } from '../../screens/derived/contractAnswers'
import { type FakeServices, fakeServices } from '../runtime/fakeServices'

const believable = Object.fromEntries(
  Object.keys(contractFacts).map(id => [id, (request: Row) => contractAnswer(id, request)]),
)

export interface OpenOptions {
  readonly access?: 'read' | 'write'
  /** Query parameters of the page beside those that it names. */
  readonly params?: Readonly<Record<string, string>>
  /** A page of one document is opened as that of a new one. */
  readonly isNew?: boolean
  /** What an operation answers instead of what the contract says. */
  readonly answers?: Readonly<Record<string, (request: Row) => unknown>>
  readonly user?: Partial<SessionUserFacts>
}

/** A page at work without browser and server. What it is answered and by whom it is used may change under it. */
export interface World {
  readonly screen: Screen
  readonly services: FakeServices
  readonly answers: Record<string, (request: Row) => unknown>
  readonly user: { -readonly [Name in keyof SessionUserFacts]?: SessionUserFacts[Name] }
}

/** Everything that is ready to go on does so; no call waits for anything but its turn. */
export async function rest(turns = 6): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(resolve => setImmediate(resolve))
}

export async function openPlan(plan: ScreenPlan, options: OpenOptions = {}): Promise<World> {
  const answers: World['answers'] = { ...believable, ...options.answers }
  const user: World['user'] = { authGroupId: groupAtWork(plan), ...options.user }
  const fakes = fakeServices({ answers, user, reason: '시험의 사유입니다', exportScope: 'all' })
  const services: FakeServices = {
    ...fakes,
    codes: {
      entries: group => (isCodeGroup(group) ? codeEntries(group) : []),
      text: (group, value) => (isCodeGroup(group) ? codeText(group, value) : value),
    },
  }
  // Pages on samples are judged like all others, by what is answered here.
  const { samples: _, ...served } = plan
  const screen = createScreen(served, services, {
    params: { ...paramsOf(plan, options.isNew === true), ...options.params },
    entry: entryRooms,
    access: options.access ?? 'write',
    mayExport: true,
    popups: async name => {
      const popup = compiledScreens.popups.get(name)?.plan
      if (!popup) throw new Error(`There is no popup "${name}".`)
      return popup
    },
  })
  screen.start()
  await rest()
  return { screen, services, answers, user }
}

/** Who works on the page: administrators, unless it is suppliers alone who enter something on it or press its buttons. */
function groupAtWork({ document, workflow, actions, mounts }: ScreenPlan): string {
  const { transitions = [] } = document?.workflow ?? workflow ?? {}
  const pressed = actions.flatMap(({ steps }) =>
    steps.flatMap(step => (step.step === 'transition' ? step.transitions : [])),
  )
  const wanted = document?.update ? [document.update] : pressed
  const found = transitions.filter(({ transition }) => wanted.includes(transition))
  if (found.length === 0) return mounts[0]?.portal === 'external' ? '60' : '99'
  return found.some(each => groupMay(each, '99')) ? '99' : '60'
}

/** The address of a page that shows a record. */
export function paramsOf(plan: ScreenPlan, isNew: boolean): Readonly<Record<string, string>> {
  const { params, document } = plan
  const conditions = blocksOf(plan, 'filter').flatMap(filterNames)
  const key = document && !document.of && document.load !== undefined ? document.key : undefined
  const load = document?.load ?? ''
  const given = params.filter(name => ![...conditions, document?.copy?.param, key].includes(name))
  return {
    ...Object.fromEntries(given.map(name => [name, 'P1'])),
    ...(key !== undefined && !isNew && { [key]: contractValue(load, key) || 'D1' }),
  }
}
