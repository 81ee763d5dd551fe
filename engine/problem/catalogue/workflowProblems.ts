import { mendName, nameHint } from '../nameHint'
import type { ProblemText } from '../problemText'

/** What a page does with documents that their workflow does not bear. */
export const workflowProblems = {
  rowsForeign: (
    transition: { name: string; document: string; key: string },
    page: { rows: string; documents: readonly string[] },
    fitting: readonly string[],
  ): ProblemText => ({
    code: 'TRANSITION_ROWS_FOREIGN',
    what: {
      en: `"${transition.name}" moves ${transition.document}${byKey(transition.key)}, and the rows of "${page.rows}" are ${page.documents.length > 0 ? `those of ${page.documents.join(', ')}` : 'no such documents'}.`,
      ko: `"${transition.name}" 전이는 ${transition.document} 문서의 것인데, "${page.rows}" 행은 ${page.documents.length > 0 ? `${page.documents.join(', ')} 문서입니다` : '그 문서가 아닙니다'}.`,
    },
    expected: nameHint(transition.name, fitting, 'transition'),
    mend: mendName(transition.name, fitting, {
      en: 'name a transition of the document that the rows show',
      ko: '행이 보이는 문서의 전이를 적습니다',
    }),
  }),
}

function byKey(key: string): string {
  return key === '' ? '' : ` by "${key}"`
}
