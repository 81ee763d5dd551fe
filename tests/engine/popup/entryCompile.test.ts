import { expect, it } from 'vitest'
import { compileTexts, listText, readMark } from '../compile/compileTexts'

const opener = (step: string) =>
  listText('"rows": "listPr", "columns": ["prNo"]', `, "actions": [{ "label": "가", "steps": [${step}] }]`)
const opens = '{ "step": "open", "popup": "tried" }'
const popup = (form: string, rest = '') => `{ "popup": "tried", "title": "시험"${rest}, "form": { ${form} } }`
const post = `"save": "createPost", "with": { "boardId": "'notice'" }`

it.each([
  [
    'a field that the request does not take',
    popup(`${post}, "fields": ["title", "content", ▲"titel"]`),
    'FORM_FIELD_UNKNOWN',
  ],
  [
    'something the request needs and nobody fills',
    popup('"save": ▲"createPost", "fields": ["title", "content"]'),
    'PARAMETER_MISSING',
  ],
  [
    'a needed field that is not on the form',
    popup(`"save": ▲"createPost", "with": { "boardId": "'notice'" }, "fields": ["title"]`),
    'PARAMETER_MISSING',
  ],
  [
    'a parameter that the operation does not take',
    popup(
      `"save": "createPost", "with": { "boardId": "'notice'", ▲"board": "'a'" }, "fields": ["title", "content"]`,
    ),
    'PARAMETER_UNKNOWN',
  ],
  [
    'a first value of no field',
    popup(`${post}, "initial": { ▲"titel": "'a'" }, "fields": ["title", "content"]`),
    'FORM_FIELD_UNKNOWN',
  ],
  ['a field twice', popup(`${post}, "fields": ["title", "content", ▲"title"]`), 'FORM_FIELD_TWICE'],
  [
    'two sources of fields',
    popup(`${post}, ▲"like": "listPost", "fields": ["title", "content"]`),
    'FORM_SOURCE_UNCLEAR',
  ],
  [
    'a word that only rows have',
    popup(`${post}, "fields": ["title", "content"]`, ', ▲"chooseSingle": true'),
    'WORD_WITHOUT_EFFECT',
  ],
  [
    'a question where nothing is sent',
    popup('"like": "createPost", ▲"confirm": "정말요?", "fields": ["title"]'),
    'WORD_WITHOUT_EFFECT',
  ],
  [
    'a field wider than the form',
    popup(`${post}, "fields": ["title", { "field": "content", ▲"span": 2 }]`),
    'WORD_WITHOUT_EFFECT',
  ],
  [
    'a focus that is no field',
    popup(`${post}, "fields": ["title", "content"]`, ', "focus": ▲"titel"'),
    'POPUP_FIELD_UNKNOWN',
  ],
  [
    'a condition that reads a field before there is one',
    popup(`${post}, "editWhen": "▲header.title == ''", "fields": ["title", "content"]`),
    'EXPRESSION_NAME_UNKNOWN',
  ],
  [
    'a step that acts on a page',
    popup(
      `${post}, "fields": ["content", { "field": "title", "change": [{ "step": ▲"addRow", "grid": "a" }] }]`,
    ),
    'POPUP_STEP_UNFIT',
  ],
  [
    'neither fields nor lines',
    `{ "popup": "tried", "title": "시험", "form": ▲{ "save": "createPost", "with": { "boardId": "'notice'" } } }`,
    'WORD_MISSING',
  ],
  [
    'a list that is loaded and nowhere shown',
    popup('"load": ▲"listPost", "with": { "boardId": "\'notice\'" }, "fields": ["title"]'),
    'WORD_MISSING',
  ],
  [
    'an operation that changes something, to begin with',
    popup(`"load": ▲"createPost", "with": { "boardId": "'notice'" }, "fields": ["title"]`),
    'OPERATION_UNKNOWN',
  ],
  [
    'something that loading needs and nobody hands over',
    popup('"load": ▲"getSampleOrder", "save": "inspectSampleOrder", "fields": ["receiptDate"]'),
    'PARAMETER_MISSING',
  ],
  [
    'a value for neither loading nor saving',
    popup(
      `"load": "getSampleOrder", "save": "inspectSampleOrder", "with": { "docNo": "'a'", ▲"docNumber": "'a'" }, "fields": ["receiptDate"]`,
    ),
    'PARAMETER_UNKNOWN',
  ],
  [
    'needed lines that nobody fills',
    popup(
      `"load": "getSampleOrder", "save": ▲"inspectSampleOrder", "with": { "docNo": "'a'" }, "fields": ["receiptDate"]`,
    ),
    'PARAMETER_MISSING',
  ],
  [
    'lines of no list',
    popup(
      `"load": "getSampleOrder", "with": { "docNo": "'a'" }, "grid": { "lines": ▲"items", "columns": ["lineNo"] }`,
    ),
    'GRID_PART_UNKNOWN',
  ],
  [
    'a column that the lines do not have',
    popup(
      `"load": "getSampleOrder", "with": { "docNo": "'a'" }, "grid": { "lines": "lines", "columns": [▲"lineNumber"] }`,
    ),
    'GRID_FIELD_UNKNOWN',
  ],
  [
    'rows of an operation among the lines',
    popup(
      `"load": "getSampleOrder", "with": { "docNo": "'a'" }, "grid": { ▲"rows": "listSampleOrder", "columns": ["docNo"] }`,
    ),
    'POPUP_CONTENT_UNCLEAR',
  ],
  [
    'a first value of no cell',
    popup(
      `"load": "getSampleOrder", "save": "inspectSampleOrder", "with": { "docNo": "'a'" }, "initialLine": { ▲"acceptQuantity": "line.qty" }, "fields": ["receiptDate"], "grid": { "lines": "lines", "columns": ["acceptQty"] }`,
    ),
    'GRID_FIELD_UNKNOWN',
  ],
  [
    'a choice among lines where there are none',
    popup(`${post}, ▲"sendWhen": "has(header.title)", "fields": ["title", "content"]`),
    'WORD_WITHOUT_EFFECT',
  ],
  [
    'a button in its lines',
    popup(
      `"load": "getSampleOrder", "with": { "docNo": "'a'" }, "grid": { "lines": "lines", "columns": [{ ▲"button": "상세", "steps": [{ "step": "alert", "text": "가" }] }, "lineNo"] }`,
    ),
    'COLUMN_BUTTON_UNFIT',
  ],
  [
    'a file id that the request does not take',
    popup(
      `${post}, "fields": ["title", "content"], "files": { "title": "첨부", "field": ▲"fileNo", "owner": "POST" }`,
    ),
    'FORM_FIELD_UNKNOWN',
  ],
])('%s is reported at its place', (_, text, code) => {
  const marked = readMark(text)
  const { problems } = compileTexts({
    'screens/test.screen.json': opener(opens),
    'screens/popups/tried.popup.json': marked.text,
  })
  const own = problems.filter(({ file }) => file.endsWith('tried.popup.json'))
  expect(own.map(({ code: reported, line, column }) => ({ reported, line, column }))).toContainEqual({
    reported: code,
    line: marked.line,
    column: marked.column,
  })
})

const handed = popup(
  `"save": "createPost", "with": { "boardId": "params.boardId" }, "initial": { "title": "params.title" }, "fields": ["title", "content"]`,
  ', "params": ["boardId", "title"]',
)

it.each([
  [
    'a popup that is not handed what its operation needs',
    `{ "step": "open", "popup": ▲"tried", "with": { "title": "'a'" } }`,
    'PARAMETER_MISSING',
  ],
  [
    'a popup that is handed what it does not take',
    `{ "step": "open", "popup": "tried", "with": { "boardId": "'notice'", "title": "'b'", ▲"text": "'c'" } }`,
    'PARAMETER_UNKNOWN',
  ],
  [
    'an answer that the popup does not give',
    `{ "step": "open", "popup": "tried", "with": { "boardId": "'notice'", "title": "'b'" } }, { "step": "alert", "text": "끝" }, { "step": "set", "values": { "filter.prNo": "picked.▲docNumber" } }`,
    'EXPRESSION_FIELD_UNKNOWN',
  ],
])('%s is reported where it is opened', (_, steps, code) => {
  const marked = readMark(opener(steps).replace('"grid"', '"filter": { "fields": ["prNo"] }, "grid"'))
  const { problems } = compileTexts({
    'screens/test.screen.json': marked.text,
    'screens/popups/tried.popup.json': handed,
  })
  expect(problems.map(({ code: reported, line, column }) => ({ reported, line, column }))).toContainEqual({
    reported: code,
    line: marked.line,
    column: marked.column,
  })
})

it('what comes back may be read by the name of a field or of the answer, and by no other', () => {
  const reading = (name: string) =>
    compileTexts({
      'screens/test.screen.json': opener(
        `{ "step": "open", "popup": "tried", "with": { "boardId": "'notice'", "title": "'b'" }, "set": { "filter.title": "picked.${name}" } }`,
      ).replace('"grid"', '"filter": { "fields": ["title"] }, "grid"'),
      'screens/popups/tried.popup.json': handed,
    }).problems.map(({ code }) => code)
  expect(reading('title')).toEqual([])
  expect(reading('docNo')).toEqual([])
  expect(reading('docNumber')).toEqual(['EXPRESSION_FIELD_UNKNOWN'])
})

it('one that nobody opens is reported', () => {
  const { problems } = compileTexts({
    'screens/test.screen.json': listText('"rows": "listPr", "columns": ["prNo"]'),
    'screens/popups/tried.popup.json': popup(`${post}, "fields": ["title", "content"]`),
  })
  expect(problems.map(({ code }) => code)).toEqual(['POPUP_UNUSED'])
})
