import { describe, expect, it } from 'vitest'
import type { PopupRequest } from '../../../engine/contract/roomHost'
import { createFilterRoom } from '../../../engine/filter/filterRun'
import type { FilterPlan } from '../../../engine/plan/filterPlan'
import { authGroup, authGroupIds } from '../../../schemas/codes/authGroups'
import { employeeAccess } from '../../../schemas/shared/employeeAccess'
import { everyBlock } from '../../../schemas/shared/everyBlock'
import { compiledScreens } from '../../cases/compiledScreens'
import { requester } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import { listPlan } from '../runtime/samplePlans'

const filters: readonly { readonly page: string; readonly filter: FilterPlan }[] = [
  ...[...compiledScreens.screens.values()].flatMap(({ plan }) =>
    everyBlock(plan.blocks).flatMap(block =>
      block.block === 'filter' ? [{ page: plan.screen, filter: block }] : [],
    ),
  ),
  ...[...compiledScreens.popups.values()].flatMap(({ plan }) =>
    'filter' in plan && plan.filter ? [{ page: plan.popup, filter: plan.filter }] : [],
  ),
]

const employees = filters.flatMap(({ page, filter }) =>
  filter.fields.flatMap(field => (field.control === 'employee' ? [{ page, filter, field }] : [])),
)
/** Fields that lie in another one by the contract. */
const lookups = filters.flatMap(({ page, filter }) =>
  filter.fields.flatMap(field =>
    field.control === 'lookup' && field.lookup.within ? [{ page, filter, field }] : [],
  ),
)

const users = authGroupIds
  .filter(id => authGroup(id).portal === 'I')
  .flatMap(authGroupId => ['U', 'A'].map(auth => ({ ...requester, auth, authGroupId })))

/** What a popup gives: a department and a person of another section. */
const picked = {
  sectionName: '반도체사업부',
  section: '반도체사업부',
  deptcd: 'D900',
  deptnm: '공정팀',
  singleid: 'lee',
  hname: '이몽룡',
}

async function opened(filter: FilterPlan, user: typeof requester) {
  const { screen } = await openSample(listPlan, { answers: { listPr: () => ({ rows: [], total: 0 }) }, user })
  const asked: PopupRequest[] = []
  const openPopup = (request: PopupRequest) => {
    asked.push(request)
    return Promise.resolve(picked)
  }
  return { room: createFilterRoom(filter, { ...screen.host, openPopup }), asked }
}

it('lists, popups and reports have such filters', () => {
  const pages = [...employees, ...lookups].map(({ page }) => page)
  expect(pages).toEqual(expect.arrayContaining(['prList', 'warehousingList', 'warehousingItemListCopy']))
  expect(pages).toContain('report_monthlyReport_monthlyReport01')
})

describe.each(users)('as group $authGroupId with auth $auth', user => {
  it.each(employees)(
    '$page opens and fills section, department and person by spec §6',
    async ({ field, filter }) => {
      const { room } = await opened(filter, user)
      const access = employeeAccess(user, field.allowPersonPick)
      for (const part of ['section', 'department', 'person'] as const) {
        expect([part, room.isPartEnabled(field, part)]).toEqual([part, access[part].isEnabled])
        expect([part, (room.get().values[field[part]] ?? '') !== '']).toEqual([
          part,
          access[part].isPrefilled,
        ])
      }
    },
  )

  it.each(employees)('$page asks for departments of the chosen section alone', async ({ field, filter }) => {
    const { room, asked } = await opened(filter, user)
    room.change({ [field.section]: '가전사업부' })
    await room.lookUpPart(field.field, 'department')
    expect(asked[0]).toMatchObject({
      popup: 'dept',
      params: { sectionName: '가전사업부', enabledBsns: 'N' },
    })
    await room.lookUpPart(field.field, 'person')
    expect(asked[1]).toMatchObject({
      popup: 'person',
      params: { sectionName: '반도체사업부', deptcd: 'D900' },
    })
    const { section, department, person } = field
    const { values } = room.get()
    expect([values[section], values[department], values[person]]).toEqual(
      field.byName ? ['반도체사업부', '공정팀', '이몽룡'] : ['반도체사업부', 'D900', 'lee'],
    )
  })

  it.each(employees)('$page clears department and person with their section', async ({ field, filter }) => {
    const { room, asked } = await opened(filter, user)
    room.change({ [field.section]: '' })
    await room.lookUpPart(field.field, 'person')
    await room.lookUpPart(field.field, 'section', '')
    const left = Object.keys(room.get().values).filter(name => /section|dept|person|epr/i.test(name))
    expect(left).toEqual([])
    expect(room.get().values[field.person]).toBeUndefined()
    await room.lookUpPart(field.field, 'department')
    expect(asked[1]).toMatchObject({ params: { sectionName: '', enabledBsns: 'Y' } })
  })

  it.each(lookups)('$page: $field.field follows what it lies in', async ({ field, filter }) => {
    const { room, asked } = await opened(filter, user)
    const holders = Object.entries(field.lookup.within ?? {})
    expect(holders.length).toBeGreaterThan(0)
    for (const [holder, parameter] of holders) {
      room.change({ [holder]: '가전사업부' })
      await room.lookUp(field.field)
      if (parameter !== null)
        expect(asked.at(-1)?.params).toMatchObject({
          [parameter]: '가전사업부',
          // A section that is given may not be changed where departments are searched.
          ...(field.lookup.popup === 'dept' && { enabledBsns: 'N' }),
        })
      expect(room.get().values[field.field]).not.toBeUndefined()
      room.change({ [holder]: '' })
      expect(room.get().values[field.field]).toBeUndefined()
    }
  })
})
