import type { ProblemCode } from '../../../engine/problem/problemCodes'
import { documentText, listText } from '../compile/compileTexts'
import type { ProblemCase } from './problemCases'

const saved = ', "actions": [{ "transition": ["createPr", "updatePr"] }]'

/** Texts that say something else than what is done. */
export const saidCases = {
  TEXT_RAW: {
    text: listText(
      '"rows": "listPr", "emptyText": ▲"요청이 없습니다.<br>조건을 바꾸어 주세요.", "columns": ["prNo"]',
    ),
    mend: 'write words that the user knows.',
  },
  CHECK_MESSAGE_UNFIT: {
    text: documentText(
      `{ "block": "form", "title": "기본", "fields": ["title", "needDate", { "field": "reason", "checks": [{ "refuseWhen": ▲"has(header.reason) && size(header.reason) < 10", "message": "사유는 20자 이상 입력해 주세요." }] }] }`,
      saved,
    ),
    mend: 'write the same number in both.',
  },
  STEP_TEXT_UNFIT: {
    text: listText(
      '"rows": "listPr", "columns": ["prNo"]',
      ', "actions": ["search", { "label": "가", "steps": [{ "step": "confirm", "text": ▲"목록을 다시 조회합니다." }, { "step": "search" }] }]',
    ),
    mend: 'write a question, or the step "alert".',
  },
  FILE_ENDING_WRONG: {
    text: listText(
      '"rows": "listAssetReg", "columns": ["assetNo"]',
      ', "actions": [{ "label": "가", "steps": [{ "step": "download", "operation": "getAssetRegTemplate", "file": ▲"양식" }] }]',
    ),
    mend: 'write "양식.xlsx".',
  },
} satisfies Partial<Readonly<Record<ProblemCode, ProblemCase>>>
