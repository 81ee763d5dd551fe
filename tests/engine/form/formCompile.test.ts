import { describe, expect, it } from 'vitest'
import { agreements } from '../../../engine/compile/agreements'
import { compileTexts, screenText } from '../compile/compileTexts'
import { withHeaderField } from '../compile/withHeaderField'

/** The fields of a form over posts, compiled. */
function compiledFields(...fields: readonly string[]) {
  const { screens } = compileTexts({
    'screens/test.screen.json': screenText(
      `"document": { "workflow": "post", "load": "getPost", "with": { "boardId": "'notice'" } },
       "blocks": [{ "block": "form", "title": "공지", "fields": [${fields.join(', ')}] }]`,
    ),
  })
  const [form] = screens.get('test')?.plan.blocks ?? []
  return form?.block === 'form' ? form.fields : []
}

describe('a form', () => {
  it('may be changed while its own condition holds', () => {
    const { screens } = compileTexts({
      'screens/test.screen.json': screenText(
        `"document": { "workflow": "post", "load": "getPost", "with": { "boardId": "'notice'" } },
         "blocks": [{ "block": "form", "title": "공지", "editWhen": "header.useYn == 'Y'", "fields": ["title"] }]`,
      ),
    })
    const [form] = screens.get('test')?.plan.blocks ?? []
    expect(form?.block === 'form' && form.editWhen?.reads).toEqual(['header'])
  })
})

it('a field that only the making of a document takes is written once', () => {
  const { screens } = compileTexts({
    'screens/test.screen.json': screenText(
      `"document": { "workflow": "company", "load": "getCompany" },
       "blocks": [{ "block": "form", "title": "협력사", "fields": ["taxNo2", "compNameKr", "status"] }]`,
    ),
  })
  const [form] = screens.get('test')?.plan.blocks ?? []
  const fields = form?.block === 'form' ? form.fields : []
  expect(fields.map(({ field, isEditable, isNewOnly }) => [field, isEditable, isNewOnly])).toEqual([
    ['taxNo2', true, true],
    ['compNameKr', true, undefined],
    ['status', false, undefined],
  ])
})

describe('how a field is drawn', () => {
  it.each([
    ['"content"', 'editor'],
    ['"target"', 'select'],
    ['{ "field": "target", "as": "radio" }', 'radio'],
    ['{ "field": "topYn", "as": "check" }', 'check'],
    ['{ "field": "title", "rows": 3 }', 'textarea'],
    ['"postFrom"', 'date'],
  ])('%s as %s', (written, control) => {
    expect(compiledFields(written)[0]?.control).toBe(control)
  })

  it('a rich text has the limits of what is read', () => {
    expect(compiledFields('"content"')[0]?.limits).toEqual({ minLength: 10, maxLength: 20_000 })
  })

  it('a field that asks the server knows what to ask and what to say', () => {
    const check = `{ "operation": "listPost", "with": { "boardId": "'notice'", "title": "header.title" },
      "refuseWhen": "answer.total > 0", "message": "같은 제목의 공지가 있습니다." }`
    const [field] = compiledFields(`{ "field": "title", "checkBy": ${check} }`)
    expect(field?.checkBy).toMatchObject({ operation: 'listPost', message: '같은 제목의 공지가 있습니다.' })
    expect(field?.checkBy?.refuseWhen?.reads).toEqual(['answer'])
  })
})

describe('a sourcing group in a document', () => {
  /** The contract with a group in the header of a post, as documents of items have one. */
  function compiledGroup(written: string) {
    const fact = Object.values(agreements.contract)
      .map(({ answer }) => answer.fields.sgCode)
      .find(field => field?.lookup?.popup === 'sg4')
    if (!fact) throw new Error('The contract of the test has lost its sourcing group.')
    const contract = withHeaderField(agreements.contract, ['getPost', 'createPost', 'updatePost'], fact)
    const { screens } = compileTexts(
      {
        'screens/test.screen.json': screenText(
          `"document": { "workflow": "post", "load": "getPost", "with": { "boardId": "'notice'" } },
           "blocks": [{ "block": "form", "title": "공지", "fields": [${written}] }]`,
        ),
        'screens/sg4.popup.json': JSON.stringify({
          ...{ popup: 'sg4', title: '소싱그룹', text: 'sgName' },
          filter: { fields: [{ widget: 'sourcingGroup', label: '소싱그룹' }] },
          grid: { rows: 'popupSourcingGroup', columns: ['sgCode', 'sgName'] },
        }),
      },
      {},
      { ...agreements, contract },
    )
    const plan = screens.get('test')?.plan
    const [form] = plan?.blocks ?? []
    return { plan, field: form?.block === 'form' ? form.fields[0] : undefined }
  }

  it('is chosen on four levels beside its popup', () => {
    const { plan, field } = compiledGroup('"sgCode"')
    expect(field).toMatchObject({
      control: 'sourcingGroup',
      span: 2,
      lookup: { popup: 'sg4', value: 'sgCode' },
    })
    expect(plan?.operations).toContain('getSgCode')
  })

  it('is read as its path where it cannot be changed', () => {
    const { field } = compiledGroup('{ "field": "sgCode", "edit": false }')
    expect(field).toMatchObject({ control: 'sourcingGroup', isEditable: false })
  })
})

describe('a document whose operations have more in their path than its key', () => {
  it('is found by the other parameter', () => {
    const { screens, problems } = compileTexts({
      'screens/test.screen.json': screenText(
        `"document": { "workflow": "post", "load": "getPost", "with": { "boardId": "'notice'" } }, "blocks": [],
          "actions": [{ "transition": ["createPost", "updatePost"], "label": "저장" }]`,
      ),
    })
    expect(problems).toEqual([])
    expect(screens.get('test')?.plan.document).toMatchObject({
      key: 'postNo',
      create: 'createPost',
      update: 'updatePost',
      with: { boardId: { text: "'notice'" } },
    })
  })

  it('names a parameter that no path has', () => {
    const { problems } = compileTexts({
      'screens/test.screen.json': screenText(
        `"document": { "workflow": "post", "load": "getPost", "with": { "boardId": "'notice'", "bordId": "'x'" } }, "blocks": []`,
      ),
    })
    expect(problems.map(problem => problem.code)).toContain('PARAMETER_UNKNOWN')
  })
})
