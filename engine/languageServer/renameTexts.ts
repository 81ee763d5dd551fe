import type { Said } from '../problem/said'

/** Why a name stays as it is, and what is left to be done after one was changed. */
export const renameTexts = {
  nothing: {
    en: 'There is no name here that could be changed.',
    ko: '여기에는 바꿀 수 있는 이름이 없습니다.',
  },
  language: {
    en: 'This is a word of the language, and is the same in every definition.',
    ko: '정의에 쓰는 말이므로 바꿀 수 없습니다.',
  },
  contract: (name: string): Said => ({
    en: `"${name}" belongs to the contract. Change it in schemas/openapi and run npm run codegen.`,
    ko: `"${name}"은(는) 계약의 이름입니다. schemas/openapi에서 바꾸고 npm run codegen을 실행해 주세요.`,
  }),
  contractPopup: (name: string): Said => ({
    en: `The contract opens popup "${name}" (x-lookup). Change it in schemas/openapi first, and run npm run codegen.`,
    ko: `계약이 여는 팝업(x-lookup) "${name}"입니다. 먼저 schemas/openapi에서 바꾸고 npm run codegen을 실행해 주세요.`,
  }),
  workflow: (name: string): Said => ({
    en: `"${name}" belongs to a workflow. Change it under schemas/workflow.`,
    ko: `"${name}"은(는) 업무 흐름의 이름입니다. schemas/workflow에서 바꿔 주세요.`,
  }),
  code: (value: string): Said => ({
    en: `"${value}" is a code. Change it in schemas/codes/codeGroups.json.`,
    ko: `"${value}"은(는) 코드 값입니다. schemas/codes/codeGroups.json에서 바꿔 주세요.`,
  }),
  key: (name: string): Said => ({
    en: `"${name}" is the number of the document, which the contract names.`,
    ko: `"${name}"은(는) 문서 번호이고, 그 이름은 계약에서 정합니다.`,
  }),
  noName: (name: string): Said => ({
    en: `"${name}" is no name: write letters, digits and underscores, a letter first.`,
    ko: `"${name}"은(는) 이름이 될 수 없습니다. 영문자로 시작해 영문자, 숫자, 밑줄만 적어 주세요.`,
  }),
  taken: (name: string): Said => ({
    en: `There is a "${name}" already: two things would bear one name. Choose another.`,
    ko: `"${name}" 이름이 이미 있습니다. 둘의 이름이 같아지므로 다른 이름을 적어 주세요.`,
  }),
  contractFollows: (name: string, to: string, operation: string, file: string): Said => ({
    en: `The contract still says "${name}": change it to "${to}" at ${operation} in schemas/openapi/${file}, and run npm run codegen.`,
    ko: `계약에는 아직 "${name}"(으)로 되어 있습니다. schemas/openapi/${file}의 ${operation}에서 "${to}"(으)로 바꾸고 npm run codegen을 실행해 주세요.`,
  }),
  codegen: {
    en: 'Run npm run codegen, and look for the old id under tests and in the menus.',
    ko: 'npm run codegen을 실행하고, 테스트에 이전 id가 남아 있는지 찾아봐 주세요.',
  },
} as const
