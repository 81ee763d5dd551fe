/** How a text may begin that a spreadsheet would reckon. */
export const formulaTexts = [
  '=1+1',
  '=HYPERLINK("http://evil.example","여기")',
  '=cmd|" /C calc"!A0',
  '+82-2-555-0100',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\0=1+1',
  '\u0001=1+1',
] as const
