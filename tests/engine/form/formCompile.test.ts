import { describe, expect, it } from 'vitest'
import { compileTexts, screenText } from '../compile/compileTexts'

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

describe('a document whose operations have more in their path than its key', () => {
  it('is found by the other parameter', () => {
    const { screens, problems } = compileTexts({
      'screens/test.screen.json': screenText(
        `"document": { "workflow": "post", "load": "getPost", "with": { "boardId": "'notice'" } }, "blocks": []`,
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
