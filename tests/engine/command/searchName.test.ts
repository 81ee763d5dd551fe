import { expect, it } from 'vitest'
import { searchName } from '../../../engine/command/searchName'

it.each([
  ['order', 'listOrderRequest', '발주요청 목록', 1],
  ['orderRequest', 'listOrderRequest', '발주요청 목록', 1],
  ['order', 'reorderLines', '줄 순서', 0],
  ['list', 'listOrderRequest', '발주요청 목록', 2],
  ['LISTPR', 'listPr', '구매요청 목록', 3],
  ['발주', 'listOrderRequest', '발주요청 목록', 2],
  ['요청', 'listOrderRequest', '발주요청 목록', 1],
  ['ㅂㅈㅇㅊ', 'listOrderRequest', '발주요청 목록', 1],
  ['발주요청 목록', 'listOrderRequest', '발주요청 목록', 3],
  ['status', 'PR_STATUS', '구매요청상태', 1],
  ['납기', 'listOrderRequest', '발주요청 목록', 0],
])('"%s" in %s (%s) ranks %i', (wanted, name, label, rank) => {
  expect(searchName(wanted, name, label)).toBe(rank)
})
