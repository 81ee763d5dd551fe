import { describe, expect, it } from 'vitest'
import type { LookupFilterPlan } from '../../../engine/plan/filterPlan'
import type { LookupPlan } from '../../../engine/plan/formPlan'
import type { PopupPlan, ScreenPlan } from '../../../engine/plan/screenPlan'
import { failure } from '../runtime/fakeServices'
import { openSample } from '../runtime/openSample'
import { draft, editPlan, field, itemPopup, listFilter, listPlan, member } from '../runtime/samplePlans'

/** A supplier that brings its name, its place and its tax number along. */
const lookup: LookupPlan = {
  ...{ popup: 'company', value: 'compNo', searchBy: 'compNameKr', with: {} },
  text: { field: 'wishCompNm', from: 'compNameKr' },
  fills: ['site'],
  set: { taxNo2: member('picked', 'taxNo2') },
}

const plan: ScreenPlan = {
  ...editPlan,
  blocks: editPlan.blocks.map(block =>
    block.block === 'form'
      ? { ...block, fields: [field('wishCompNo', { control: 'lookup', mask: 'comp', lookup })] }
      : block,
  ),
}

const { source } = itemPopup.grid
if (source.from !== 'operation') throw new Error('The sample popup asks an operation.')
const company: PopupPlan = {
  ...itemPopup,
  ...{ popup: 'company', filter: undefined },
  grid: {
    ...itemPopup.grid,
    source: {
      ...source,
      binding: { ...source.binding, operation: 'popupCompany', parameters: ['codes', 'compNameKr'] },
    },
  },
}

const stored = { wishCompNo: 'C000009', wishCompNm: '한울테크(주)', site: '서울', taxNo2: '111' }
const other = { compNo: 'C000001', compNameKr: '(주)대성정밀', site: '수원', taxNo2: '222' }

async function open(found: readonly unknown[] = [other]) {
  const { screen } = await openSample(plan, {
    params: { prNo: 'PR2026-0001' },
    popups: { company },
    answers: {
      getPr: () => draft(stored),
      popupCompany: () => found,
      getCompanyName: ({ code }) => {
        if (code !== 'C000001') throw failure({})
        return { gpsCompMaster: { compNameKr: '(주)대성정밀' } }
      },
    },
  })
  const header = () => {
    const { wishCompNo, wishCompNm, site, taxNo2 } = screen.document?.get().header ?? {}
    return { wishCompNo, wishCompNm, site, taxNo2 }
  }
  return { screen, header }
}

const nothing = { wishCompNo: undefined, wishCompNm: undefined, site: undefined, taxNo2: undefined }

describe('what a choice has written goes with it', () => {
  it('when the field is emptied', async () => {
    const { screen, header } = await open()
    expect(header()).toEqual(stored)
    await screen.lookUpHeader('wishCompNo', '')
    expect(header()).toEqual(nothing)
  })

  it('when a typed number is nobody’s', async () => {
    const { screen, header } = await open([])
    await screen.lookUpHeader('wishCompNo', 'C999999')
    expect(header()).toEqual(nothing)
  })

  it('and is the new one’s when a number is typed', async () => {
    const { screen, header } = await open()
    await screen.lookUpHeader('wishCompNo', 'c000001')
    expect(header()).toEqual({
      ...{ wishCompNo: 'C000001', wishCompNm: '(주)대성정밀' },
      ...{ site: '수원', taxNo2: '222' },
    })
  })

  it('or nothing, where only the name of the new one can be had', async () => {
    const { screen, header } = await open([])
    await screen.lookUpHeader('wishCompNo', 'C000001')
    expect(header()).toEqual({ ...nothing, wishCompNo: 'C000001', wishCompNm: '(주)대성정밀' })
  })

  it('in a filter too', async () => {
    const supplier: LookupFilterPlan = {
      ...{ control: 'lookup', field: 'compNo', label: '협력사', isRequired: false, isMany: false, lookup },
    }
    const fields = [...listFilter.fields, supplier]
    const { screen } = await openSample(
      { ...listPlan, blocks: [{ ...listFilter, fields }, ...listPlan.blocks.slice(1)] },
      {
        popups: { company },
        answers: { listPr: () => ({ rows: [], total: 0 }), popupCompany: () => [other] },
      },
    )
    const room = screen.filter('filter')
    const before = room.get().values
    await room.lookUp('compNo', '대성')
    expect(room.get().values).toMatchObject({ compNo: 'C000001', site: '수원', taxNo2: '222' })
    await room.lookUp('compNo', '')
    expect(room.get().values).toEqual(before)
  })
})
