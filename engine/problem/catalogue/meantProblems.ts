import { saysAs, withParticle, writeInstead } from '../nameHint'
import type { ProblemText } from '../problemText'
import { remove } from './mends'

/** What can be done as it is written, and does something else than whoever reads the page expects. */
export const meantProblems = {
  /** `own` stands where the value comes from, under the name and the label of what takes it. */
  otherField: (taker: string, written: string, own: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_FIELD',
    what: {
      en: `"${taker}" takes "${written}", while "${own}" holds its own value.`,
      ko: `"${taker}" 자리에 "${written}" 값을 넘깁니다. 그 값은 "${own}"에 있습니다.`,
    },
    mend: { en: `write "${own}".`, ko: `${saysAs(own)} 적습니다.` },
    instead: { written, meant: own },
  }),
  gridUnsaved: (grid: string): ProblemText => ({
    code: 'EDITS_UNSAVED',
    what: {
      en: `Cells of grid "${grid}" are edited, and no button of the page saves them.`,
      ko: `그리드 "${grid}"의 칸을 고칠 수 있는데, 그것을 저장하는 단추가 없습니다.`,
    },
    mend: {
      en: `add { "save": "${grid}" } to "actions", or remove "save".`,
      ko: `"actions"에 { "save": "${grid}" } 항목을 더하거나 "save" 항목을 지웁니다.`,
    },
  }),
  documentUnsaved: (transitions: readonly string[]): ProblemText => ({
    code: 'EDITS_UNSAVED',
    what: {
      en: 'Fields of the document can be edited, and no button of the page saves them.',
      ko: '문서의 필드를 고칠 수 있는데, 그것을 저장하는 단추가 없습니다.',
    },
    expected: {
      en: `One of the transitions that save it: ${transitions.join(', ')}.`,
      ko: `문서를 저장하는 전이: ${transitions.join(', ')}.`,
    },
    mend: {
      en: `add { "transition": "${transitions[0] ?? ''}" } to "actions", or write "editWhen": "false" to show the document alone.`,
      ko: `"actions"에 { "transition": "${transitions[0] ?? ''}" } 항목을 더하거나, 보기만 하는 화면이면 문서에 "editWhen": "false"를 적습니다.`,
    },
  }),
  /** The numbers tell rows apart, or are shares and prices: added up they are nothing. */
  sumOfNothing: (field: string, label: string): ProblemText => ({
    code: 'GRID_SUM_KIND',
    what: {
      en: `The sum of "${field}" (${label}) means nothing.`,
      ko: `${withParticle(label, '을(를)')} 더한 수는 뜻이 없습니다.`,
    },
    expected: {
      en: 'Amounts, quantities and counts are added up.',
      ko: '금액, 수량, 건수를 더합니다.',
    },
    mend: remove('sum'),
  }),
  initialRefused: (field: string, message: string): ProblemText => ({
    code: 'INITIAL_REFUSED',
    what: {
      en: `The first value of "${field}" is refused by its own check: "${message}"`,
      ko: `"${field}"의 첫 값을 그 필드의 검사가 거절합니다: "${message}"`,
    },
    mend: {
      en: 'write a first value that the check lets pass, or change "refuseWhen".',
      ko: '검사를 통과하는 첫 값을 적거나 "refuseWhen"을 고칩니다.',
    },
  }),
  /** The message would stand at a field of which the condition says nothing. */
  checkOfOther: (field: string, read: string): ProblemText => ({
    code: 'CHECK_OF_OTHER',
    what: {
      en: `The message stands at "${field}", and the condition asks only for "${read}".`,
      ko: `안내는 "${field}"에 보이는데 조건은 "${read}"만 봅니다.`,
    },
    expected: {
      en: 'The message stands at the field that has to be changed.',
      ko: '안내는 고쳐야 하는 필드에 보여야 합니다.',
    },
    mend: {
      en: `let the condition ask for "${field}", or move the check to "${read}".`,
      ko: `조건을 "${field}" 값으로 적거나, 검사를 "${read}"의 것으로 옮깁니다.`,
    },
  }),
  focusOfOther: (field: string, read: string): ProblemText => ({
    code: 'CHECK_OF_OTHER',
    what: {
      en: `The cursor goes to "${field}", and the condition asks only for "${read}".`,
      ko: `커서는 "${field}"로 가는데 조건은 "${read}"만 봅니다.`,
    },
    expected: {
      en: 'The cursor goes to the field that has to be changed.',
      ko: '커서는 고쳐야 하는 필드로 가야 합니다.',
    },
    mend: { en: `write "${read}".`, ko: `${saysAs(read)} 적습니다.` },
    instead: { written: field, meant: read },
  }),
  firstOfSeveral: (): ProblemText => ({
    code: 'SELECTION_FIRST_ONLY',
    what: {
      en: 'Several rows may be checked, and only the first of them is read.',
      ko: '여러 행을 체크할 수 있는데 첫 행만 읽습니다. 나머지는 말없이 빠집니다.',
    },
    expected: {
      en: 'One checked row, or a value of all: "string(selection.map(s, s.…))".',
      ko: '행을 하나만 체크하거나 모두를 넘깁니다: "string(selection.map(s, s.…))".',
    },
    mend: { en: 'write "one".', ko: '"one"이라고 적습니다.' },
    instead: { written: 'some', meant: 'one' },
  }),
  /** The page of one document opens behind a transition of several. */
  thenOfSeveral: (screen: string): ProblemText => ({
    code: 'SELECTION_FIRST_ONLY',
    what: {
      en: `Several rows may be checked, and "${screen}" opens for one document.`,
      ko: `여러 행을 체크할 수 있는데 "${screen}" 화면은 한 건만 엽니다.`,
    },
    mend: { en: 'add "rows": "one".', ko: '"rows": "one" 항목을 더합니다.' },
    add: { word: 'rows', value: '"one"' },
  }),
  previewUnsent: (popup: string, fields: readonly string[]): ProblemText => {
    const sent = fields.map(field => `"${field}": "picked.${field}"`).join(', ')
    return {
      code: 'PREVIEW_UNSENT',
      what: {
        en: `What is chosen in "${popup}" is not sent: ${fields.join(', ')}.`,
        ko: `"${popup}" 팝업에서 고른 값을 보내지 않습니다: ${fields.join(', ')}.`,
      },
      mend: { en: `add "send": { ${sent} }.`, ko: `"send": { ${sent} } 항목을 더합니다.` },
      add: { word: 'send', value: `{ ${sent} }` },
    }
  },
  /** A cell that shows the number of one document leads to another document. */
  wayOfOther: (field: string, screen: string, key: string): ProblemText => ({
    code: 'WAY_OF_OTHER',
    what: {
      en: `"${field}" is the number of another document than "${screen}" opens by "${key}".`,
      ko: `"${field}" 번호를 누르면 다른 문서("${key}")의 화면 "${screen}"이(가) 열립니다.`,
    },
    expected: {
      en: 'A number leads to the page of its own document.',
      ko: '번호를 누르면 그 번호의 문서가 열려야 합니다.',
    },
    mend: {
      en: `lead there from "${key}", or to the page of "${field}".`,
      ko: `"${key}" 칼럼에서 열거나, "${field}" 문서의 화면을 적습니다.`,
    },
  }),
  backToOther: (screen: string, own: readonly string[]): ProblemText => ({
    code: 'WAY_OF_OTHER',
    what: {
      en: `"${screen}" is not the list of this document: nothing there leads here.`,
      ko: `"${screen}" 화면은 이 문서의 목록이 아닙니다. 거기에는 이 화면을 여는 곳이 없습니다.`,
    },
    ...writeInstead(screen, own, { en: 'remove "go"', ko: '"go" 항목을 지웁니다', isLast: true }),
  }),
  groupNeverHere: (group: string, readers: readonly string[]): ProblemText => ({
    code: 'GROUP_NEVER_HERE',
    what: {
      en: `Nobody of group ${group} ever opens this page: no menu gives it to them.`,
      ko: `${group} 그룹의 사람은 이 화면을 열지 못합니다. 메뉴에 그 그룹이 없습니다.`,
    },
    expected: {
      en: `The groups of its menu: ${readers.join(', ')}.`,
      ko: `이 화면의 메뉴에 있는 그룹: ${readers.join(', ')}.`,
    },
    mend: {
      en: 'write one of these, or give the group the menu in schemas/codes/menus.json.',
      ko: '이 가운데 하나를 적거나, schemas/codes/menus.json의 메뉴에 그 그룹을 더합니다.',
    },
  }),
  numberForName: (field: string, name: string): ProblemText => ({
    code: 'NUMBER_FOR_NAME',
    what: {
      en: `"${field}" shows a number or an id, and its name is in "${name}".`,
      ko: `"${field}" 자리에는 번호나 ID가 보입니다. 이름은 "${name}"에 있습니다.`,
    },
    mend: { en: `write "${name}".`, ko: `${saysAs(name)} 적습니다.` },
    instead: { written: field, meant: name },
  }),
  /** `path` is what may be empty; `is` tells that the condition lets the button be there only then. */
  mayLack: (name: string, path: string, is: 'perhaps' | 'always'): ProblemText => ({
    code: 'VALUE_LACKING',
    what:
      is === 'always'
        ? {
            en: `"${name}" takes "${path}", and the button is there only while that is empty.`,
            ko: `"${name}" 자리에 "${path}" 값을 넘기는데, 그 값이 비어 있을 때에만 단추가 보입니다.`,
          }
        : {
            en: `"${name}" cannot be left out, and not every row has a "${path}".`,
            ko: `"${name}" 값은 꼭 있어야 하는데, "${path}" 값이 없는 행도 있습니다.`,
          },
    mend: {
      en: `write "visibleWhen": "has(${path})".`,
      ko: `"visibleWhen": "has(${path})"라고 적습니다.`,
    },
    ...(is === 'perhaps' ? { add: { word: 'visibleWhen', value: `"has(${path})"` } } : {}),
  }),
  choiceUnused: (popup: string): ProblemText => ({
    code: 'CHOICE_UNUSED',
    what: {
      en: `A row is chosen in "${popup}", and nothing is done with it.`,
      ko: `"${popup}" 팝업에서 행을 고르는데, 고른 행으로 하는 일이 없습니다.`,
    },
    expected: {
      en: '"set" or "addTo", a later step that reads "picked", or a popup with "choose": "none".',
      ko: '"set"이나 "addTo", "picked"를 읽는 다음 단계가 있거나, 팝업에 "choose": "none"이 있어야 합니다.',
    },
    mend: {
      en: 'write "set" with what the choice fills.',
      ko: '고른 행으로 채울 곳을 "set"에 적습니다.',
    },
  }),
  calledUnasked: (operation: string): ProblemText => ({
    code: 'CALL_UNASKED',
    what: {
      en: `"${operation}" changes several rows as soon as the button is pressed.`,
      ko: `단추를 누르면 묻지 않고 "${operation}"이(가) 여러 행을 바꿉니다.`,
    },
    mend: {
      en: 'write a step "confirm" before it.',
      ko: '그 앞에 "confirm" 단계를 적습니다.',
    },
  }),
  rowsStale: (operation: string): ProblemText => ({
    code: 'ROWS_STALE',
    what: {
      en: `After "${operation}" the page goes on showing the rows as they were.`,
      ko: `"${operation}" 호출 뒤에도 화면에는 바뀌기 전의 행이 그대로 보입니다.`,
    },
    mend: { en: 'write a step "search" behind it.', ko: '그 뒤에 "search" 단계를 적습니다.' },
  }),
  notKorean: (text: string): ProblemText => ({
    code: 'TEXT_NOT_KOREAN',
    what: {
      en: `"${text}" is shown to every reader as it is: no language has it.`,
      ko: `${withParticle(text, '은(는)')} 어느 언어의 사용자에게나 그대로 보입니다.`,
    },
    expected: {
      en: 'Texts are written in Korean; the other languages find theirs by it.',
      ko: '글은 한국어로 적습니다. 다른 언어의 글은 한국어 글로 찾습니다.',
    },
    mend: {
      en: 'write the text in Korean, and the English one in schemas/languages/en_US.',
      ko: '한국어로 적고, 영어는 schemas/languages/en_US에 적습니다.',
    },
  }),
  sortUnseen: (field: string): ProblemText => ({
    code: 'SORT_UNSEEN',
    what: {
      en: `The rows are in the order of "${field}", which has no column: nobody sees why.`,
      ko: `행을 "${field}" 순서로 늘어놓는데 그 칼럼이 없어서, 왜 그런 순서인지 보이지 않습니다.`,
    },
    mend: {
      en: 'sort by a column, or add one.',
      ko: '칼럼이 있는 필드로 정렬하거나 그 칼럼을 더합니다.',
    },
  }),
  groupUnseen: (field: string): ProblemText => ({
    code: 'GRID_GROUP_KIND',
    what: {
      en: `The rows are grouped by "${field}", which has no column.`,
      ko: `행을 "${field}" 값으로 묶는데 그 칼럼이 없습니다.`,
    },
    mend: {
      en: 'group by a column, or add one.',
      ko: '칼럼이 있는 필드로 묶거나 그 칼럼을 더합니다.',
    },
  }),
  labelOfWord: (label: string, word: string): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `The button says "${label}", as "${word}" does everywhere, and does something else.`,
      ko: `단추의 글은 어디에서나 "${word}"인 "${label}"인데 다른 일을 합니다.`,
    },
    mend: {
      en: 'name what the button does.',
      ko: '단추가 하는 일을 라벨로 적습니다.',
    },
  }),
  amountInCurrency: (written: string, own: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what: {
      en: `The sheet says the amount in won, and "${written}" is in the currency of the document.`,
      ko: `출력물에는 원으로 적히는데 "${written}" 금액은 문서의 통화로 된 것입니다.`,
    },
    mend: { en: `write "${own}".`, ko: `${saysAs(own)} 적습니다.` },
    instead: { written, meant: own },
  }),
  measuresMixed: (one: string, other: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what: {
      en: `"${one}" is money and "${other}" is a quantity: they are neither added nor compared.`,
      ko: `"${one}" 값은 금액이고 "${other}" 값은 수량이어서, 더하거나 견줄 수 없습니다.`,
    },
    mend: {
      en: 'use "amount(quantity, unit price, currency)", or fields of one kind.',
      ko: '"amount(수량, 단가, 통화)"를 쓰거나, 종류가 같은 필드를 적습니다.',
    },
  }),
  measureOfOther: (taker: string, read: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what: {
      en: `"${taker}" is calculated from "${read}", which is of another kind.`,
      ko: `"${taker}" 값을 종류가 다른 "${read}" 값으로 계산합니다.`,
    },
    expected: {
      en: 'Money is calculated from money, a quantity from quantities.',
      ko: '금액은 금액으로, 수량은 수량으로 계산합니다.',
    },
    mend: {
      en: `calculate it from fields of the kind of "${taker}".`,
      ko: `"${taker}" 값과 종류가 같은 필드로 계산합니다.`,
    },
  }),
  argumentsTurned: (first: string, second: string): ProblemText => ({
    code: 'VALUES_EXCHANGED',
    what: {
      en: `"amount" takes the quantity first and the unit price second, not "${first}" and "${second}".`,
      ko: `"amount"는 수량, 단가의 차례로 받는데 "${first}", "${second}"의 차례로 적었습니다.`,
    },
    mend: { en: 'exchange the two values.', ko: '두 값을 서로 바꿉니다.' },
  }),
}
