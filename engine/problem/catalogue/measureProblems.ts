import { quoted } from '../nameHint'
import type { ProblemText } from '../problemText'
import { remove, write } from './mends'

/** Amounts that stand where they mean nothing. */
export const measureProblems = {
  categoryIsAmount: (field: string, others: readonly string[]): ProblemText => ({
    code: 'CHART_CATEGORY_KIND',
    what: {
      en: `"${field}" is an amount, and amounts name no row below the axis.`,
      ko: `"${field}" 필드는 금액이나 수량이어서 축 아래에 적을 이름이 되지 못합니다.`,
    },
    expected: {
      en: `A month, a day or a name, for example ${quoted(others.slice(0, 4))}.`,
      ko: `달, 날짜나 이름이어야 합니다. 예: ${quoted(others.slice(0, 4))}.`,
    },
    mend: {
      en: 'write such a field as "x", and draw the amount as one of "series".',
      ko: '"x"에 그런 필드를 적고, 금액은 "series"에 적습니다.',
    },
  }),
  lineWithoutOrder: (category: string): ProblemText => ({
    code: 'CHART_LINE_UNORDERED',
    what: {
      en: `A line joins the values of "${category}", which stand in no order.`,
      ko: `"${category}" 값에는 순서가 없는데 선으로 잇습니다.`,
    },
    expected: { en: 'Bars, or a day or month as "x".', ko: '막대로 그리거나, "x"가 날짜나 달이어야 합니다.' },
    mend: { en: 'remove "as", which draws bars.', ko: '"as" 항목을 지우면 막대로 그립니다.' },
  }),
  /** A field without a unit has none in the contract, as a plain number of things. */
  axisMixed: (
    field: { name: string; unit: string | undefined; axis: string },
    other: { name: string; unit: string | undefined },
  ): ProblemText => {
    const free = field.axis === 'left' ? 'right' : 'left'
    return {
      code: 'CHART_AXIS_MIXED',
      what: {
        en: `"${field.name}" (${field.unit ?? 'no unit'}) and "${other.name}" (${other.unit ?? 'no unit'}) share the ${field.axis} axis.`,
        ko: `"${field.name}"(${field.unit ?? '단위 없음'})와 "${other.name}"(${other.unit ?? '단위 없음'})를 같은 "${field.axis}" 눈금에 그립니다.`,
      },
      expected: { en: 'One unit for each axis.', ko: '눈금 하나에는 단위가 하나여야 합니다.' },
      mend: {
        en: `write "axis": "${free}" at "${field.name}".`,
        ko: `"${field.name}"에 "axis": "${free}"라고 적습니다.`,
      },
    }
  },
  targetMixed: (
    aim: { name: string; unit: string | undefined },
    drawn: { name: string; unit: string | undefined },
  ): ProblemText => ({
    code: 'CHART_AXIS_MIXED',
    what: {
      en: `The target "${aim.name}" (${aim.unit ?? 'no unit'}) is drawn among values of "${drawn.name}" (${drawn.unit ?? 'no unit'}).`,
      ko: `목표 "${aim.name}"(${aim.unit ?? '단위 없음'})를 "${drawn.name}"(${drawn.unit ?? '단위 없음'}) 값의 눈금에 그립니다.`,
    },
    expected: { en: 'One unit for each axis.', ko: '눈금 하나에는 단위가 하나여야 합니다.' },
    mend: {
      en: `write a target in the unit of "${drawn.name}", or remove "target".`,
      ko: `"${drawn.name}" 값과 단위가 같은 목표를 적거나 "target" 항목을 지웁니다.`,
    },
  }),
  changeIsNoRate: (change: string, rates: readonly string[]): ProblemText => ({
    code: 'FIGURE_CHANGE_KIND',
    what: {
      en: `"${change}" is no rate in percent, and "change" is shown as one.`,
      ko: `"${change}" 필드는 비율(%)이 아닌데 "change"는 증감률로 보입니다.`,
    },
    expected:
      rates.length > 0
        ? { en: `Rates: ${quoted(rates)}.`, ko: `비율: ${quoted(rates)}.` }
        : { en: 'There are no rates here.', ko: '여기에는 비율이 없습니다.' },
    mend: rates[0] === undefined ? remove('change') : write(rates[0]),
  }),
  groupsByAmount: (field: string): ProblemText => ({
    code: 'GRID_GROUP_KIND',
    what: {
      en: `"${field}" is an amount, by which rows form no groups.`,
      ko: `"${field}" 필드는 금액이나 수량이어서 행이 묶이지 않습니다.`,
    },
    expected: {
      en: 'A field that several rows share, such as a department, a status or a month.',
      ko: '부서, 상태, 달처럼 여러 행이 함께 갖는 필드여야 합니다.',
    },
    mend: {
      en: 'name such a field, and give the column of the amount "sum".',
      ko: '그런 필드를 적고, 금액 칼럼에는 "sum"을 적습니다.',
    },
  }),
}
