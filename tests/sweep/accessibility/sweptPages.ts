import type { Page } from '@playwright/test'
import { operations } from '../../../codegen/generated/operations'
import { screenRoutes } from '../../../codegen/generated/screens'
import type { OperationId } from '../../../codegen/generated/types'
import { tokensOf } from '../../browser/product/productPage'
import { compiledScreens } from '../../cases/compiledScreens'
import { filteredLists } from '../../server/contract/listFilters'

export type Visitor = 'nobody' | 'staff' | 'supplier'

/** A page of the product, and who looks at it. */
export interface SweptPage {
  readonly visitor: Visitor
  readonly path: string
  /** What its document is found by; such a page is opened once without a document and once with one. */
  readonly key?: string
  /** What it may call. */
  readonly reads: readonly OperationId[]
}

/** Written by hand and without a definition. */
const startPages: readonly SweptPage[] = [
  '/login',
  '/cyberLogin',
  '/authReq?error=AUTH003',
  '/cyberAuthReq?error=AUTH003',
  '/info401',
  '/info500',
  '/nowhere',
].map(path => ({ visitor: 'nobody', path, reads: [] }))

/** Those between which every kind of block and of field occurs; the others with --all. */
const usual: readonly string[] = [
  ...[
    '/login',
    '/',
    '/prList',
    '/prEdit',
    '/prConfirmEdit/rfq',
    '/warehousingList',
    '/adjustSearch',
    '/monthlyCalcAdmin',
  ],
  ...[
    '/portal/author/menuManage',
    '/portal/codeManage/cmmnCodeManage',
    '/board/notice',
    '/itemExcelUpDetail',
  ],
  ...['/report/monthlyReport/monthlyReport01', '/template/template5', '/cyber', '/cyber/prSubmitEdit'],
]

const callOf = (
  id: OperationId,
): { readonly method: string; readonly path: string; readonly inPath?: readonly string[] } => operations[id]

/** The parameter by which one of its reading calls finds one document. */
function keyOf(reads: readonly OperationId[], params: readonly string[]): string | undefined {
  const keys = reads.map(callOf).flatMap(({ method, inPath = [] }) => (method === 'GET' ? inPath : []))
  return params.find(name => name !== 'apprNo' && keys.includes(name))
}

/** Every page of the product, or those of them that are looked at unless all are asked for. */
export function sweptPages(isAll: boolean): readonly SweptPage[] {
  const { screens } = compiledScreens
  const params = new Map([...screens.values()].map(({ plan }) => [plan.screen, plan.params ?? []]))
  const ofScreens = screenRoutes.flatMap(
    ({ screen, portal, access, path, operations: reads }): SweptPage[] => {
      const visitor: Visitor = access === 'public' ? 'nobody' : portal === 'internal' ? 'staff' : 'supplier'
      const key = keyOf(reads, params.get(screen) ?? [])
      return [{ visitor, path, reads }, ...(key === undefined ? [] : [{ visitor, path, key, reads }])]
    },
  )
  return [...startPages, ...ofScreens].filter(({ path }) => isAll || usual.includes(path))
}

/** What the lists of a visitor show in their first rows: values by the name of their field, by list. */
export type Seen = ReadonlyMap<OperationId, Readonly<Record<string, string>>>

export async function keysSeen(page: Page, visitor: Visitor): Promise<Seen> {
  const { accessToken, refreshToken } = await tokensOf(page)
  const headers = {
    iscyber: visitor === 'supplier' ? 'Y' : 'N',
    authorization: `Bearer ${accessToken}`,
    accesstoken: accessToken,
    refreshtoken: refreshToken,
  }
  const seen = new Map<OperationId, Readonly<Record<string, string>>>()
  for (const { id, fact, isPaged } of filteredLists) {
    const path = fact.path.replace('{boardId}', 'notice')
    if (path.includes('{')) continue
    const answer = await page.request.get(path, { headers, params: isPaged ? { size: 5 } : {} })
    if (!answer.ok()) continue
    const body: unknown = await answer.json()
    const rows: unknown = Array.isArray(body) ? body : Object(body).rows
    seen.set(id, Object.assign({}, ...(Array.isArray(rows) ? rows : []).toReversed()))
  }
  return seen
}

/** The key of a document that the page can open: of its own list, else of any. */
export function documentKey({ key, reads }: SweptPage, seen: Seen): string | undefined {
  if (key === undefined) return undefined
  const own = reads.flatMap(id => seen.get(id)?.[key] ?? [])
  return [...own, ...[...seen.values()].flatMap(row => row[key] ?? [])][0]
}
