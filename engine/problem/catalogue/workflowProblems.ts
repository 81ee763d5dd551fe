import { mendName, nameHint, saysAs } from '../nameHint'
import type { Known } from '../nearestName'
import type { ProblemText } from '../problemText'
import { remove } from './mends'

/** What a page does with documents that their workflow does not bear. */
export const workflowProblems = {
  rowsForeign: (
    transition: { name: string; document: string; key: string },
    page: { rows: string; documents: readonly string[] },
    fitting: Known,
  ): ProblemText => ({
    code: 'TRANSITION_ROWS_FOREIGN',
    what: {
      en: `"${transition.name}" moves ${transition.document}${byKey(transition.key)}, and the rows of "${page.rows}" are ${page.documents.length > 0 ? `those of ${page.documents.join(', ')}` : 'no such documents'}.`,
      ko: `"${transition.name}" 전이는 ${transition.document} 문서의 것인데, "${page.rows}" 행은 ${page.documents.length > 0 ? `${page.documents.join(', ')} 문서입니다` : '그 문서가 아닙니다'}.`,
    },
    expected: nameHint(transition.name, fitting, 'transition'),
    ...mendName(transition.name, fitting, {
      en: 'name a transition of the document that the rows show',
      ko: '행이 보이는 문서의 전이를 적습니다',
    }),
  }),
  /** The button bears the label of another transition. */
  labelOfOther: (name: string, label: string, other: string): ProblemText => ({
    code: 'LABEL_OF_OTHER',
    what: {
      en: `The button says "${label}", which is the transition "${other}", and does "${name}".`,
      ko: `단추의 글은 "${label}"(${other} 전이)인데 "${name}" 전이를 합니다.`,
    },
    expected: {
      en: 'The transition that the label names, or a label of its own.',
      ko: '글과 같은 전이를 적거나, 전이에 맞는 글을 적습니다.',
    },
    mend: {
      en: `write "${other}", or remove "label".`,
      ko: `${saysAs(other)} 적거나 "label" 항목을 지웁니다.`,
    },
    instead: { written: name, meant: other },
  }),
  /** The operation demands what a list does not have. */
  fieldNotGiven: (name: string, fields: readonly { name: string; label: string }[]): ProblemText => {
    const list = fields.map(field => `"${field.name}" ${field.label}`).join(', ')
    return {
      code: 'TRANSITION_FIELD_MISSING',
      what: {
        en: `"${name}" is always refused from a list: it also wants ${list}.`,
        ko: `"${name}" 전이는 목록에서 하면 언제나 거절됩니다. 목록이 줄 수 없는 값이 필요합니다: ${list}.`,
      },
      expected: {
        en: 'A transition that takes several documents, or the page of the document.',
        ko: '여러 문서를 받는 전이여야 합니다. 한 문서의 전이는 그 문서의 화면에 둡니다.',
      },
      mend: {
        en: 'remove the action, and lead to the page of the document by "go".',
        ko: '이 동작을 지우고, "go"로 문서의 화면을 엽니다.',
      },
    }
  },
  calledUnasked: (operation: string, document: string, label: string): ProblemText => ({
    code: 'TRANSITION_CALLED',
    what: {
      en: `"${operation}" (${document}, ${label}) is called past its question and its reason.`,
      ko: `"${operation}" 오퍼레이션(${document} ${label})을 묻지도 않고 사유도 받지 않고 부릅니다.`,
    },
    expected: {
      en: `The step "transition", which asks as the workflow says.`,
      ko: '업무 흐름대로 묻고 사유를 받는 "transition"이어야 합니다.',
    },
    mend: {
      en: `write "transition": "${operation}", or a step "confirm" before it.`,
      ko: `"transition": "${operation}" 단계로 적거나, 앞에 "confirm" 단계를 적습니다.`,
    },
  }),
  requiredMissing: (transition: string, { name, label }: { name: string; label: string }): ProblemText => ({
    code: 'REQUIRED_FIELD_MISSING',
    what: {
      en: `"${transition}" is refused without "${name}" (${label}), and nothing on this page fills it in.`,
      ko: `"${transition}" 전이는 "${name}"(${label}) 값이 없으면 거절되는데, 이 화면에는 그 값을 넣을 곳이 없습니다.`,
    },
    expected: {
      en: 'A field of a form, a first value of the document, or a step that writes it.',
      ko: '폼의 필드, 문서의 첫 값, 또는 그 값을 적는 단계가 있어야 합니다.',
    },
    mend: { en: `add "${name}" to a form.`, ko: `폼에 "${name}" 필드를 더합니다.` },
  }),
  requiredClosed: (transition: string, name: string): ProblemText => ({
    code: 'REQUIRED_FIELD_MISSING',
    what: {
      en: `"${transition}" is refused without "${name}", and nobody can fill it in here.`,
      ko: `"${transition}" 전이는 "${name}" 값이 없으면 거절되는데, 여기서는 그 값을 고칠 수 없습니다.`,
    },
    mend: remove('edit'),
  }),
  requiredHidden: (transition: string, name: string): ProblemText => ({
    code: 'REQUIRED_FIELD_HIDDEN',
    what: {
      en: `"${transition}" is refused without "${name}", and can be pressed while the field is hidden.`,
      ko: `"${transition}" 전이는 "${name}" 값이 없으면 거절되는데, 그 필드가 보이지 않을 때에도 누를 수 있습니다.`,
    },
    expected: {
      en: 'A field that is there whenever the button is.',
      ko: '단추가 보이는 동안에는 필드도 보여야 합니다.',
    },
    mend: remove('visibleWhen'),
  }),
  columnMissing: (transition: string, { name, label }: { name: string; label: string }): ProblemText => ({
    code: 'REQUIRED_FIELD_MISSING',
    what: {
      en: `"${transition}" is refused while a line has no "${name}" (${label}), and no column fills it in.`,
      ko: `"${transition}" 전이는 라인에 "${name}"(${label}) 값이 없으면 거절되는데, 그 값을 넣을 칼럼이 없습니다.`,
    },
    expected: {
      en: 'A column, a value of "newRow", or a look-up that fills it.',
      ko: '칼럼, "newRow"의 값, 또는 그 값을 채우는 팝업이 있어야 합니다.',
    },
    mend: { en: `add the column "${name}".`, ko: `"${name}" 칼럼을 더합니다.` },
  }),
}

function byKey(key: string): string {
  return key === '' ? '' : ` by "${key}"`
}
