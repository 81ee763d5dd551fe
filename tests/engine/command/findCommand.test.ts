import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type DefinedAt, definedAt } from '../../../engine/command/definedAt'
import { findNames, wantedNames } from '../../../engine/command/findCommand'
import { agreements } from '../../../engine/compile/agreements'
import { readDefinitions } from '../../../engine/compile/readDefinitions'
import { menuTrees } from '../../../schemas/codes/menus'
import { compileChanged } from '../../cases/compileChanged'
import { compileSample } from './sampleProject'

const compiled = compileSample()
const placeOf: DefinedAt = {
  operation: ({ file, id }) => `${file} ${id}`,
  field: ({ name }) => `contract ${name}`,
  line: (file, { source }) => `${file} ${source}`,
}
const find = (wanted: string) => findNames(wanted, { compiled, menus: menuTrees }, placeOf, 'ko')

it('lists operations, fields, transitions, codes, groups, screens and popups by their Korean name, each with its place', () => {
  const { text, isDone } = find('요청')
  expect(isDone).toBe(true)
  expect(text).toMatch(/^오퍼레이션$/m)
  expect(text).toMatch(/^ {2}copyPr +구매요청 복사 +purchase\.yaml copyPr$/m)
  expect(text).toMatch(/^ {2}sampleList +요청 현황 +screens\/purchase\/sampleList\.screen\.json "title"/m)
  expect(text).toMatch(/^ {2}samplePr +요청 선택 +screens\/popups\/samplePr\.popup\.json/m)
  expect(text).toMatch(/… 그 밖에 \d+개/)
})

it('finds transitions, codes and authority groups by name', () => {
  expect(find('submitPr').text).toMatch(
    /^전이\n {2}submitPr +구매요청 결재상신 +schemas\/workflow\/pr\.json/m,
  )
  expect(find('PR_STATUS').text).toMatch(/^코드\n {2}PR_STATUS +구매요청상태/m)
  expect(find('협력사관리자').text).toMatch(/^권한 그룹\n {2}61 +협력사관리자/m)
})

it('says who may call, which values a group of codes has, and lists a whole kind by its name', () => {
  const whole = compileChanged(readDefinitions('.'))
  const found = (wanted: string) =>
    findNames(wanted, { compiled: whole, menus: menuTrees }, placeOf, 'ko').text
  expect(found('cancelDelivery')).toMatch(/^ {2}cancelDelivery .* 60 협력사사용자, 61 협력사관리자$/m)
  expect(found('DLV_STATUS')).toContain('DRAFT 작성중, SHIPPED 납품통보')
  expect(found('권한 그룹')).toMatch(/^ {2}33 /m)
})

it('finds the first values of conditions, and the states with which a workflow begins', () => {
  expect(find('initial').text).toMatch(/^첫 값\n(?: {2}.*\n)* {2}pastMonth +오늘까지 한 달 +schemas\/screen/m)
  expect(find('최근 세 달').text).toContain('past3Months')
  expect(find('simpleOrder').text).toMatch(/^ {2}simpleOrder +간편발주 .*SO_STATUS: DRAFT 작성중 → /m)
})

it('finds menus by title, number, address and part of an address, with what stands above them', () => {
  const line =
    /^메뉴\n(?: {2}.*\n)*? {2}I010101 +구매요청 현황 +schemas\/codes\/menus\.json "pgmId": "I010101" +\/prList {2}구매 > 구매요청 > 구매요청 현황$/m
  for (const wanted of ['구매요청현황', 'ㄱㅁㅇㅊㅎㅎ', 'I010101', '/prList', 'prList', '구매요청 현황'])
    expect(find(wanted).text, wanted).toMatch(line)
  expect(find('I0101').text).toMatch(/^ {2}I0101 +구매요청 .* 구매 > 구매요청$/m)
})

it('lists the conditions of an operation and the fields of its rows, with label and type', () => {
  const { text } = find('listPr')
  expect(text).toMatch(/^오퍼레이션\n {2}listPr +구매요청 목록/m)
  expect(text).toMatch(/^listPr: 검색 조건 \(\d+\)\n {2}prNo +구매요청번호 +글$/m)
  expect(text).toMatch(/^ {2}reqDate +요청일자? +기간$/m)
  expect(text).not.toMatch(/reqDateFrom|^ {2}page /m)
  expect(text).toMatch(/^listPr: 행의 필드 \(\d+\)$/m)
  expect(text).toMatch(/^ {2}status +진행상태 +글 · PR_STATUS$/m)
})

it('with a word behind the operation it lists the fields that are called so, else says that there is none', () => {
  expect(find('listPr 요청일').text).toMatch(/^listPr: 검색 조건 \(1\)\n.*\n\nlistPr: 행의 필드 \(1\)\n.*$/)
  expect(find('listpr ㅇㅊㅇ').text).toContain('reqDate')
  expect(find('createPr 품목명').text).toMatch(/^createPr: 보내는 값 \(1\)\n {2}lines\.itemName +품목명 +글$/)
  expect(find('listPr 없는말')).toMatchObject({ isDone: false, text: expect.stringContaining('listPr에는') })
})

it('a field of several operations is one line that names them', () => {
  expect(find('poLineNo').text).toMatch(
    /^필드\n {2}poLineNo +발주순번 +contract poLineNo +getDelivery, \w+, … \(\d+\)$/m,
  )
})

it('finds by several words what each of them names, and lists all of a kind where asked to', () => {
  expect(find('상신 구매요청').text).toMatch(/^ {2}submitPr +구매요청 결재상신/m)
  const all = findNames('요청', { compiled, menus: menuTrees }, placeOf, 'ko', true).text
  expect(all).not.toMatch(/그 밖에/)
  expect(all.split('\n').length).toBeGreaterThan(find('요청').text.split('\n').length)
})

it('looks for several codes and groups at once, and for other words together', () => {
  expect(wantedNames('PR_STATUS, TAX_CODE')).toEqual(['PR_STATUS', 'TAX_CODE'])
  expect(wantedNames('listPr 금액')).toEqual(['listPr 금액'])
})

it('says so when nothing is called like that', () => {
  const { text, isDone } = find('없는말')
  expect(text).toMatch(/^이름이나 한글 이름이 "없는말"인 것이 없습니다\./)
  expect(isDone).toBe(false)
})

it('the place of an operation and of a field is where the contract says them', () => {
  const { contract } = agreements
  const places = definedAt(process.cwd(), contract)
  const { listPr } = contract
  const textAt = (place: string) => {
    const [file = '', line] = place.split(':')
    return readFileSync(file, 'utf8').split('\n')[Number(line) - 1]
  }
  expect(listPr && textAt(places.operation(listPr))).toContain('operationId: listPr')
  expect(listPr?.answer.fields.title && textAt(places.field(listPr.answer.fields.title))).toMatch(/title:/)
  expect(textAt(places.line('schemas/workflow/pr.json', /"transition": "deletePr"/))).toContain('deletePr')
})
