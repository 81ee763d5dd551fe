/** What the command prints around a new screen, in Korean, which the analyst reads. */
export const newScreenTexts = {
  usage:
    '쓰는 법: npm run screens -- new <화면 id> --rows <오퍼레이션> --title "제목"\n예: npm run screens -- new myList --rows listPr --title "내 구매요청"',
  idWrong: (id: string) =>
    `"${id}"는 화면 id로 쓸 수 없습니다. 영문 소문자로 시작하고 영문자와 숫자만 적어 주세요.`,
  taken: (id: string, file: string) => `화면 "${id}"는 이미 있습니다: ${file}`,
  rowsWrong: (rows: string, nearest: readonly string[]) =>
    `행을 답하는 오퍼레이션 "${rows}"가 계약에 없습니다.${nearest.length === 0 ? '' : ` 비슷한 이름: ${nearest.join(', ')}`}`,
  made: (file: string, path: string) =>
    [
      `${file} 파일을 만들었습니다.`,
      '',
      '남은 일',
      '1. 필요 없는 검색 조건과 칼럼을 지우고 순서를 바꿉니다. (설명: screens/README.md)',
      '2. npm run screens로 검사합니다.',
      `3. schemas/codes/menus.json에 메뉴를 더합니다: 주소(sspUrl)는 "${path}", 볼 수 있는 권한 그룹(groups)도 적습니다. 메뉴에 없는 화면은 열리지 않습니다.`,
      '4. npm run codegen을 실행합니다. 바뀐 파일은 화면과 함께 커밋합니다.',
      `5. npm run dev로 실행하고 ${path}를 엽니다.`,
    ].join('\n'),
} as const
