import type { Actor } from '../../database/actor'
import type { MenuBook } from '../access/menuBook'
import { accessToPath } from '../access/permissions'
import type { ThreadRow } from './threadRows'
import type { Stage } from './threadTexts'

/** Where a document is opened: the path, its parameter, and whose number that takes. */
type Page = readonly [path: string, parameter: string, numberOf?: 'page']

/** The first one that the asker's menus have is his. */
const staffPages: Readonly<Record<Stage, readonly Page[]>> = {
  PR: [
    ['/prConfirmEdit', 'prNo'],
    ['/prEdit', 'prNo'],
  ],
  RQ: [['/prConfirmEdit/rfq', 'rfqNo']],
  QT: [['/prConfirmEdit/rfq', 'rfqNo', 'page']],
  LO: [
    ['/LoiRequestEdit', 'loiNo'],
    ['/CyberOrderRequestEdit/loi', 'loiNo'],
  ],
  OR: [['/OrderRequestEdit', 'orNo']],
  SO: [['/SimpleOrderEdit', 'soNo']],
  PO: [
    ['/portal/poChange/poChangeInfo', 'poNo'],
    ['/CyberOrderRequestEdit', 'poNo'],
  ],
  DL: [
    ['/deliverEditAdmin', 'dlvNo'],
    ['/deliverEdit', 'dlvNo'],
  ],
  WR: [
    ['/warehousingList', 'whReqNo'],
    ['/warehousingListCopy', 'whReqNo'],
  ],
  AJ: [['/adjustSearch', 'adjNo']],
  NO: [['/noneOrderViewAdmin', 'noneNo']],
  MC: [['/monthlyCalcADetail', 'calcNo']],
  ST: [['/statement', 'stmtNo']],
  TI: [['/adjustSearch', 'adjNo', 'page']],
  SG: [['/signifierDetail', 'slipNo']],
}

const monthOfIt: readonly Page[] = [['/monthlyCalcDetail', 'calcNo', 'page']]

const supplierPages: Readonly<Partial<Record<Stage, readonly Page[]>>> = {
  QT: [['/prSubmitEdit', 'qtNo']],
  LO: [['/CyberOrderRequestEdit/loi', 'loiNo']],
  PO: [['/CyberOrderRequestEdit', 'poNo']],
  DL: [['/deliverEdit', 'dlvNo']],
  AJ: monthOfIt,
  NO: [['/noneOrderView', 'noneNo']],
  MC: [['/monthlyCalcDetail', 'calcNo']],
  ST: monthOfIt,
  TI: monthOfIt,
}

const claimPages = { internal: staffPages.NO, external: supplierPages.NO } as const

/** The address of a document inside the asker's portal; none where he has no page for it. */
export function threadAddress(book: MenuBook, { portal, group }: Actor, row: ThreadRow): string | undefined {
  const isSupplier = portal === 'external'
  const isOfClaim = row.stage === 'TI' && row.page?.startsWith('NO') === true
  const pages = isOfClaim ? claimPages[portal] : (isSupplier ? supplierPages : staffPages)[row.stage]
  const [path, parameter, numberOf] =
    pages?.find(([inside]) => accessToPath(book, group, isSupplier ? `/cyber${inside}` : inside)) ?? []
  const number = numberOf === 'page' || isOfClaim ? row.page : row.no
  return path === undefined || number === null ? undefined : `${path}?${parameter}=${number}`
}
