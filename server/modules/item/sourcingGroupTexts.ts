/** What only sourcing groups have to say, domain 10. */
export const sourcingGroupTexts = {
  nameTaken: '동일한 상위 그룹에 같은 이름이 있습니다.',
  tooDeep: '소싱그룹은 4단계까지 등록할 수 있습니다.',
  buyerMissing: '세분류는 구매담당을 지정해 주세요.',
  buyerOnLeaf: '구매담당은 세분류에만 지정할 수 있습니다.',
  notBuyer: '구매담당으로 지정할 수 없는 사용자입니다.',
  hasMore: '품목이 있는 소싱그룹은 삭제할 수 없습니다.',
  hasChildren: '하위 소싱그룹이 있어 삭제할 수 없습니다.',
  companyTwice: '이미 매핑된 협력사입니다.',
  twoMains: '주거래 협력사는 1개만 지정할 수 있습니다.',
  mainUnused: '미사용 협력사는 주거래로 지정할 수 없습니다.',
  notLeaf: '협력사는 세분류에만 매핑할 수 있습니다.',
} as const
