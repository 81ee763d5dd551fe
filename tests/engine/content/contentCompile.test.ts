import { describe, expect, it } from 'vitest'
import { compileTexts, screenText } from '../compile/compileTexts'

const compile = (parts: string, rest = '') =>
  compileTexts({
    'screens/test.screen.json': screenText(
      `"blocks": [{ "block": "content", "parts": [${parts}]${rest} }]`,
      '"path": "/test", "portals": ["internal"], "params": ["type"]',
    ),
  })

describe('words that stand on a page', () => {
  it('paragraphs, headings, lists, notices, facts and links come as they are written', () => {
    const { screens, problems } = compile(
      `"문단", { "heading": "소제목" }, { "list": ["하나", "둘"], "numbered": true },
       { "notice": "알림", "tone": "warning" }, { "label": "구분", "value": "params.type" },
       { "links": [{ "label": "처음", "go": { "screen": "test", "with": { "type": "'l'" } } },
                   { "label": "로그인", "path": "/login", "text": "임직원" }] }`,
      `, "title": "안내", "visibleWhen": "params.type == 'l'"`,
    )
    expect(problems).toEqual([])
    expect(screens.get('test')?.plan.blocks[0]).toMatchObject({
      block: 'content',
      title: '안내',
      visibleWhen: { text: "params.type == 'l'" },
      parts: [
        { kind: 'text', text: '문단' },
        { kind: 'heading', text: '소제목' },
        { kind: 'list', items: ['하나', '둘'], isNumbered: true },
        { kind: 'notice', text: '알림', tone: 'warning' },
        { kind: 'fact', label: '구분', value: { text: 'params.type' } },
        {
          kind: 'links',
          links: [
            { label: '처음', to: { step: 'go', path: '/test' } },
            { label: '로그인', to: '/login', text: '임직원' },
          ],
        },
      ],
    })
  })

  it.each(['//other.example', 'http://other.example', 'javascript:alert(1)', 'login'])(
    'a link to %s is refused',
    path => {
      const { problems } = compile(`{ "links": [{ "label": "가", "path": "${path}" }] }`)
      expect(problems.map(({ code }) => code)).toEqual(['LINK_PATH_WRONG'])
    },
  )

  it('a link to another site needs a safe line', () => {
    expect(compile('{ "links": [{ "label": "가", "path": "https://partner.example/a" }] }').problems).toEqual(
      [],
    )
  })

  it('an entry of no kind is reported by the words that a part can have', () => {
    const { problems } = compile('{ "text": "가" }')
    expect(problems).toMatchObject([
      { code: 'SHAPE_UNCLEAR', mend: { en: 'add "heading" or "list" or "notice" or "label" or "links".' } },
    ])
  })

  it('what a page holds without data needs no rows', () => {
    expect(compile('"문단"').screens.get('test')?.first).toBeUndefined()
  })
})
