/** Where a document of each type is approved: the inbox and mail links open `path?key=…&apprNo=…` (decision D-08). */
export const approvalPages: Readonly<Record<string, string>> = {
  PR: '/prEdit',
  OR: '/OrderRequestEdit',
  LO: '/LoiRequestEdit',
  SO: '/SimpleOrderEdit',
  PC: '/portal/poChange/poChangeInfo',
  WH: '/warehousingList',
  SG: '/signifierDetail',
  NO: '/noneOrderViewAdmin',
  GA: '/compGerpAppEdit',
  ET: '/compEvaTotalEdit',
}
