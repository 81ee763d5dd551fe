import { describe, expect, it } from 'vitest'
import { richTextWords } from '../../../../schemas/shared/richText'
import { sanitizeRichText } from '../../../../server/modules/board/sanitizeRichText'

describe('a rich text that somebody sends', () => {
  it.each([
    ['a script', '<p>가</p><script>alert(1)</script>', '<p>가</p>'],
    ['a script in other letters', '<ScRiPt>alert(1)</sCrIpT><p>가</p>', '<p>가</p>'],
    [
      'a script that hides in another',
      '<scr<script>ipt>alert(1)</scr</script>ipt>',
      'ipt&gt;alert(1)ipt&gt;',
    ],
    ['a script that never ends', '<p>가</p><script>alert(1)', '<p>가</p>'],
    ['a handler', '<p onclick="alert(1)">가</p>', '<p>가</p>'],
    ['a handler after a slash', '<p/onmouseover=alert(1)>가</p>', '<p>가</p>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>', ''],
    ['an image', '<p>가<img src="https://tracker.example/p.gif"></p>', '<p>가</p>'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg><p>가</p>', '<p>가</p>'],
    ['a drawing with a handler', '<svg/onload=alert(1)>', ''],
    ['a formula that breaks out', '<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
    ['a frame', '<iframe src="javascript:alert(1)"></iframe><p>가</p>', '<p>가</p>'],
    ['a frame with a document', '<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['an object', '<object data="data:text/html,<script>alert(1)</script>"></object>', ''],
    ['an embedded file', '<embed src="https://evil.example/x.swf">', ''],
    ['a form', '<form action="https://evil.example"><input name="pw"><button>확인</button></form>', '확인'],
    ['a style sheet', '<style>body{display:none}</style><p>가</p>', '<p>가</p>'],
    ['a style', '<p style="position:fixed;inset:0">가</p>', '<p>가</p>'],
    ['a class and an id', '<p class="modal" id="root">가</p>', '<p>가</p>'],
    ['a link that runs', '<a href="javascript:alert(1)">가</a>', '가'],
    ['a link that runs in other letters', '<a href="JaVaScRiPt:alert(1)">가</a>', '가'],
    ['a link that runs after a tab', '<a href="java\tscript:alert(1)">가</a>', '가'],
    ['a link that runs after an entity', '<a href="java&#10;script:alert(1)">가</a>', '가'],
    ['a link that runs after a blank', '<a href=" javascript:alert(1)">가</a>', '가'],
    ['a link that runs, encoded', '<a href="&#106;avascript:alert(1)">가</a>', '가'],
    ['a link with a document', '<a href="data:text/html;base64,PHNjcmlwdD4=">가</a>', '가'],
    ['a link of Visual Basic', '<a href="vbscript:msgbox(1)">가</a>', '가'],
    ['a link without a scheme', '<a href="//evil.example">가</a>', '가'],
    ['a link inside the site', '<a href="/logout">가</a>', '가'],
    [
      'a link that opens with power over us',
      '<a href="https://a.kr" target="_blank">가</a>',
      '<a href="https://a.kr">가</a>',
    ],
    ['a base address', '<base href="https://evil.example/"><p>가</p>', '<p>가</p>'],
    ['a redirect', '<meta http-equiv="refresh" content="0;url=https://evil.example"><p>가</p>', '<p>가</p>'],
    [
      'a link to a style sheet',
      '<link rel="stylesheet" href="https://evil.example/x.css"><p>가</p>',
      '<p>가</p>',
    ],
    ['a comment that hides a script', '<!--<img src="--><img src=x onerror=alert(1)//">', ''],
    ['a template', '<template><script>alert(1)</script></template><p>가</p>', '<p>가</p>'],
    ['a text area that breaks out', '<textarea><script>alert(1)</script></textarea>', ''],
    ['an attribute that breaks out', '<p title="</p><script>alert(1)</script>">가</p>', '<p>가</p>'],
    [
      'a script without scripting',
      '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
      '',
    ],
    ['a NUL', '<p>가\u0000나</p>', '<p>가나</p>'],
    ['an unknown element', '<blink>가</blink><x-y>나</x-y>', '가나'],
    ['a counting attribute', '<ol start="1 onload=alert(1)"><li>가</li></ol>', '<ol><li>가</li></ol>'],
  ])('loses %s', (_, sent, kept) => {
    const clean = sanitizeRichText(sent)
    expect(clean).toBe(kept)
    expect(sanitizeRichText(clean)).toBe(clean)
  })

  it.each([
    [
      '<h2>점검 안내</h2><p>시스템을 <strong>점검</strong>합니다.<br><em>22시</em>부터 <u>2시간</u>, <s>3시간</s></p>',
    ],
    ['<ul><li><p>하나</p></li><li><p>둘</p></li></ul><ol start="3"><li><p>셋</p></li></ol>'],
    ['<blockquote><p>인용</p></blockquote><hr><p>&lt;태그&gt; &amp; 기호</p>'],
    [
      '<p><a href="https://gpms.example.com/guide?a=1&amp;b=2">안내서</a> <a href="mailto:help@a.kr">문의</a></p>',
    ],
  ])('keeps what the editor writes, letter for letter: %s', html => {
    expect(sanitizeRichText(html)).toBe(html)
  })

  it('keeps the meaning of what is pasted from mail', () => {
    expect(sanitizeRichText('<div><b>가</b> <i>나</i></div><h1>다</h1>')).toBe(
      '<p><strong>가</strong> <em>나</em></p><h2>다</h2>',
    )
  })

  it('is counted and searched by what is read', () => {
    expect(richTextWords('<h2>제목</h2><p>가 &amp; 나<br>다</p><ul><li><p>라</p></li></ul>')).toBe(
      '제목\n가 & 나\n다\n라',
    )
    expect(richTextWords('<p></p><p><br></p>')).toBe('')
    expect(richTextWords('&#44032;&#xB098;&unknown;')).toBe('가나&unknown;')
  })
})
