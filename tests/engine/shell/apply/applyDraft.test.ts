import { describe, expect, it } from 'vitest'
import {
  createDraftStore,
  draftOf,
  keptMilliseconds,
  withoutSecrets,
} from '../../../../engine/shell/apply/applyDraft'

const draft = { values: { taxNo2: '998-81-00119', compNameKr: '새빛정밀(주)' }, files: [] }

describe('the draft of an application', () => {
  it('keeps what was entered, and nothing that proves somebody or says where money goes', () => {
    const values = {
      ...draft.values,
      ...{ passwordNew: 'quiet river 72', passwordCheck: 'quiet river 72' },
      ...{ verifyCode: '123456', bankAccount: '110-222-333444' },
    }
    expect(withoutSecrets({ values, files: [] })).toEqual(draft)
  })

  it('is offered for seven days', () => {
    const kept = { ...draft, keptAt: 1_000 }
    expect(draftOf(kept, 1_000 + keptMilliseconds)).toEqual(draft)
    expect(draftOf(kept, 1_001 + keptMilliseconds)).toBeUndefined()
  })

  it.each([undefined, null, 'text', {}, { keptAt: 1, values: {} }])('is none where %s was kept', kept => {
    expect(draftOf(kept, 0)).toBeUndefined()
  })

  it('costs no application where the browser keeps nothing', async () => {
    const store = createDraftStore(undefined, () => 0)
    await store.write('new', draft)
    await store.remove('new')
    expect(await store.read('new')).toBeUndefined()
  })
})
