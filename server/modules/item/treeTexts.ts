/** What trees of categories and sourcing groups have to say, domain 10. {0} is the kind of the node. */
export const treeTexts = {
  used: '사용 중인 {0}은(는) 옮길 수 없습니다. ({1}건)',
  otherLevel: '같은 레벨의 상위로만 옮길 수 있습니다.',
  full: '같은 상위에 99개까지 등록할 수 있습니다.',
} as const
