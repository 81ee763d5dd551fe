import { saysAs, withParticle } from '../nameHint'
import type { ProblemText } from '../problemText'

/** Texts that say something else than what is done, or what only the author understands. */
export const saidProblems = {
  /** `part` of the text means something to the author alone, and is shown to the user as it stands. */
  rawText: (part: string, is: 'hole' | 'markup' | 'name'): ProblemText => ({
    code: 'TEXT_RAW',
    what: {
      en: `The user reads "${part}" in this text as it stands.`,
      ko: `이 글의 "${part}"이(가) 사용자에게 그대로 보입니다.`,
    },
    expected: {
      hole: {
        en: 'Only the steps "confirm" and "alert" fill holes such as {0}.',
        ko: '{0} 같은 자리는 "confirm"과 "alert" 단계에서만 채워집니다.',
      },
      markup: {
        en: 'Texts are plain: no tags and no entities.',
        ko: '글에는 태그나 엔티티를 쓰지 않습니다.',
      },
      name: {
        en: 'A field is called by its label where people read.',
        ko: '사용자가 읽는 글에서는 필드를 라벨로 부릅니다.',
      },
    }[is],
    mend: { en: 'write words that the user knows.', ko: '사용자가 아는 말로 적습니다.' },
  }),
  /** A text of the page counts to another number than the condition. */
  otherNumber: (said: number, meant: number): ProblemText => ({
    code: 'CHECK_MESSAGE_UNFIT',
    what: {
      en: `The message says ${said}, and the condition lets pass from or up to ${meant}.`,
      ko: `안내는 ${said}자라고 하는데 조건의 한도는 ${meant}자입니다.`,
    },
    mend: {
      en: 'write the same number in both.',
      ko: '안내와 조건에 같은 수를 적습니다.',
    },
  }),
  turnedCheck: (): ProblemText => ({
    code: 'CHECK_MESSAGE_UNFIT',
    what: {
      en: 'The condition refuses what the message asks for, and lets the rest pass.',
      ko: '안내가 바라는 값을 조건이 거절하고, 나머지를 통과시킵니다.',
    },
    expected: {
      en: '"refuseWhen" is true for values that are wrong.',
      ko: '"refuseWhen"은 틀린 값일 때 참입니다.',
    },
    mend: {
      en: 'turn the comparison, or write "!" before "has".',
      ko: '비교의 방향을 바꾸거나 "has" 앞에 "!"를 적습니다.',
    },
  }),
  neverLongEnough: (field: string, least: number, maxLength: number): ProblemText => ({
    code: 'CHECK_MESSAGE_UNFIT',
    what: {
      en: `"${field}" holds ${maxLength} characters at most, and its check refuses everything below ${least}.`,
      ko: `"${field}" 필드는 ${maxLength}자까지인데 검사는 ${least}자보다 짧으면 거절합니다.`,
    },
    mend: {
      en: `write a number of at most ${maxLength}.`,
      ko: `${maxLength} 이하의 수를 적습니다.`,
    },
  }),
  /** The hint of a grey button speaks of a state in which the button stays grey. */
  hintOfOther: (said: string, meant: readonly string[]): ProblemText => ({
    code: 'CHECK_OF_OTHER',
    what: {
      en: `The hint speaks of "${said}", and the button waits for ${meant.map(text => `"${text}"`).join(', ')}.`,
      ko: `안내는 "${said}"이라고 하는데 단추는 ${meant.map(text => `"${text}"`).join(', ')}일 때 누를 수 있습니다.`,
    },
    mend: {
      en: 'let the hint say when the button can be pressed.',
      ko: '언제 누를 수 있는지를 안내에 적습니다.',
    },
  }),
  alertEarly: (text: string): ProblemText => ({
    code: 'STEP_TEXT_UNFIT',
    what: {
      en: `"${text}" is said before anything is done.`,
      ko: `아무것도 하기 전에 ${withParticle(text, '을(를)')} 알립니다.`,
    },
    expected: {
      en: 'What has been done is said behind the step that does it.',
      ko: '한 일은 그 일을 하는 단계 뒤에서 알립니다.',
    },
    mend: { en: 'move the step behind it.', ko: '이 단계를 그 뒤로 옮깁니다.' },
  }),
  /** A question has two answers, an alert has one. */
  asksNothing: (text: string): ProblemText => ({
    code: 'STEP_TEXT_UNFIT',
    what: {
      en: `The user may answer yes or no, and "${text}" asks nothing.`,
      ko: `확인과 취소를 고르게 하는데 "${text}"은(는) 묻는 글이 아닙니다.`,
    },
    mend: { en: 'write a question, or the step "alert".', ko: '묻는 글을 적거나 "alert" 단계로 바꿉니다.' },
  }),
  asksInAlert: (text: string): ProblemText => ({
    code: 'STEP_TEXT_UNFIT',
    what: {
      en: `"${text}" asks, and an alert takes no answer.`,
      ko: `"${text}"은(는) 묻는 글인데 "alert"에는 대답할 수 없습니다.`,
    },
    mend: {
      en: 'write the step "confirm", or a text that asks nothing.',
      ko: '"confirm" 단계로 바꾸거나 묻지 않는 글을 적습니다.',
    },
  }),
  /** The unit that a label says is not the one in which the contract gives the value. */
  unitOfOther: (label: string, said: string, unit: string): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `The label "${label}" says ${said}, and the value is in ${unit}.`,
      ko: `라벨 "${label}"의 단위는 ${said}인데 값의 단위는 ${unit}입니다.`,
    },
    mend: { en: `write (${unit}), or leave the unit out.`, ko: `(${unit})라고 적거나 단위를 지웁니다.` },
  }),
  /** Without its ending the computer of the user does not know how to open the file. */
  fileEnding: (file: string, ending: string | undefined): ProblemText => {
    const stem = file.replace(/\.\w*$/, '')
    const meant = `${stem}${ending ?? '.xlsx'}`
    return {
      code: 'FILE_ENDING_WRONG',
      what:
        ending === undefined
          ? {
              en: `The file "${file}" has no ending, so that nothing opens it.`,
              ko: `파일 이름 "${file}"에 확장자가 없어서 열리지 않습니다.`,
            }
          : {
              en: `The template is a workbook, and "${file}" is the name of another kind of file.`,
              ko: `양식은 엑셀 파일인데 이름은 "${file}"입니다.`,
            },
      mend: { en: `write "${meant}".`, ko: `${saysAs(meant)} 적습니다.` },
      instead: { written: file, meant },
    }
  },
  /** The button of a popup, or the one that opens it, bears the label of another transition than the popup saves by. */
  labelOfOther: (label: string, operation: string, own: string): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `"${label}" is another transition than "${operation}", by which the popup saves.`,
      ko: `팝업은 "${operation}"(${own}) 전이로 저장하는데 글은 다른 전이의 이름인 "${label}"입니다.`,
    },
    mend: { en: `write "${own}".`, ko: `${saysAs(own)} 적습니다.` },
    instead: { written: label, meant: own },
  }),
  addressOfOther: (field: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what: {
      en: `The cell leads to the address in "${field}", which holds no address.`,
      ko: `칸의 링크가 "${field}" 값의 주소로 가는데, 그 값은 주소가 아닙니다.`,
    },
    expected: {
      en: 'A field of the row whose name ends in "Url" or "Path".',
      ko: '이름이 "Url"이나 "Path"로 끝나는 필드의 값이어야 합니다.',
    },
    mend: {
      en: 'write such a field, or lead to a screen by "go".',
      ko: '그런 필드를 적거나, 화면으로 가는 링크는 "go"로 적습니다.',
    },
  }),
  /** Rows in several currencies have no common total. */
  sumOfCurrencies: (field: string, label: string): ProblemText => ({
    code: 'GRID_SUM_KIND',
    what: {
      en: `"${field}" (${label}) is in the currency of its row, and the sum adds won to dollars.`,
      ko: `${withParticle(label, '은(는)')} 행마다 통화가 다른데, 합계는 원과 달러를 그대로 더합니다.`,
    },
    mend: {
      en: 'add up an amount in won ("…Krw"), or remove "sum".',
      ko: '원화 금액("…Krw")을 더하거나 "sum" 항목을 지웁니다.',
    },
  }),
  sumOfPrices: (field: string): ProblemText => ({
    code: 'GRID_SUM_KIND',
    what: {
      en: `Prices of one piece are added up: the sum of "${field}" means nothing.`,
      ko: `단가("${field}")를 더한 수는 뜻이 없습니다.`,
    },
    mend: {
      en: 'add up the amounts of the lines.',
      ko: '라인의 금액을 더합니다.',
    },
  }),
  /** "amount" multiplies a quantity by a price. */
  amountOfOther: (place: 'first' | 'second', read: string): ProblemText => ({
    code: 'VALUE_OF_OTHER_KIND',
    what:
      place === 'first'
        ? {
            en: `"amount" takes a quantity first, and "${read}" is money.`,
            ko: `"amount"의 첫째 값은 수량인데 "${read}" 값은 금액입니다.`,
          }
        : {
            en: `"amount" takes a unit price second, and "${read}" is a quantity.`,
            ko: `"amount"의 둘째 값은 단가인데 "${read}" 값은 수량입니다.`,
          },
    mend: {
      en: 'write "amount(quantity, unit price, currency)".',
      ko: '"amount(수량, 단가, 통화)"의 차례로 적습니다.',
    },
  }),
}
