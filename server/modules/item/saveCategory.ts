import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { categoryTexts } from './categoryTexts'
import { given, judgeNode, placeNode, type SavedTree } from './placeNode'
import { countUses, hasChildren, levelOf, lockTree, renumberSiblings } from './treeNodes'

type Body = OperationRequests['saveCategory']['body']

const categoryTree: SavedTree = {
  table: 'item_category',
  key: 'cat_code',
  upper: 'up_cat_code',
  name: 'cat_name',
  docType: 'CATEGORY',
  label: '카테고리',
  upperField: 'upCatCode',
  besides: ['category_attr'],
  deepest: 3,
  nameField: 'catName',
  nameLabel: '카테고리명',
  texts: categoryTexts,
}

const find = (tx: Transaction, code: string) =>
  tx.selectFrom('item_category').selectAll().where('cat_code', '=', code).forUpdate().executeTakeFirst()

/** Makes a category, or changes, sorts or moves the one whose code the header names. */
export async function saveCategory(context: EventContext, body: Body): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { header } = body
  const upper = given(header.upCatCode)
  const sent = { code: given(header.catCode), upper, name: header.catName, version: body.version }
  const { name, stored } = await judgeNode(context, categoryTree, find, sent)
  await checkDecided(tx, header)
  const before = stored && { code: stored.cat_code, upper: stored.up_cat_code }
  const number = await placeNode(tx, categoryTree, before, upper)
  const version = stored ? stored.version + 1 : 0
  const columns = {
    cat_name: name,
    sort_no: header.sortNo,
    unit_code: given(header.unitCode) ?? null,
    account_exp: given(header.accountExp) ?? null,
    account_ast: given(header.accountAst) ?? null,
    account_stk: given(header.accountStk) ?? null,
    account_svc: given(header.accountSvc) ?? null,
    account_rnd: given(header.accountRnd) ?? null,
    asset_class: given(header.assetClass) ?? null,
    useful_life: header.usefulLife ?? null,
    use_yn: header.useYn,
    updated_by: actor.userId,
    updated_dt: now,
    version,
  }
  if (stored) await tx.updateTable('item_category').set(columns).where('cat_code', '=', number).execute()
  else {
    const made = { cat_code: number, up_cat_code: upper ?? null, cat_level: levelOf(number) }
    await tx
      .insertInto('item_category')
      .values({ ...columns, ...made, created_by: actor.userId, created_dt: now })
      .execute()
  }
  await renumberSiblings(tx, categoryTree, upper, number)
  await addEvent(context, {
    docType: categoryTree.docType,
    docNo: number,
    action: 'saveCategory',
    from: stored?.use_yn ?? null,
    to: header.useYn,
    ...(stored ? { before: { catCode: stored.cat_code, catName: stored.cat_name } } : {}),
    after: { catCode: number, catName: name },
  })
  return { success: true, docNo: number, status: header.useYn, approvalStatus: 'N', version }
}

/** Unit and accounts exist; each account is one of the expense type that it stands for. */
async function checkDecided(tx: Transaction, header: Body['header']): Promise<void> {
  const { usefulLife } = header
  if (usefulLife !== undefined && (usefulLife < 1 || usefulLife > 20))
    throw fieldRefused('usefulLife', categoryTexts.lifeWrong)
  const unit = given(header.unitCode)
  if (unit !== undefined) {
    const known = await tx
      .selectFrom('unit')
      .select('unit_code')
      .where('unit_code', '=', unit)
      .where('use_yn', '=', 'Y')
      .executeTakeFirst()
    if (!known) throw fieldRefused('unitCode', 'codeNotAllowed', [unit])
  }
  for (const type of ['Exp', 'Ast', 'Stk', 'Svc', 'Rnd'] as const) {
    const account = given(header[`account${type}`])
    if (account === undefined) continue
    const known = await tx
      .selectFrom('account')
      .select('expense_type')
      .where('account_code', '=', account)
      .executeTakeFirst()
    if (!known) throw fieldRefused(`account${type}`, 'codeNotAllowed', [account])
    if (known.expense_type !== type.toUpperCase())
      throw fieldRefused(`account${type}`, categoryTexts.otherAccount)
  }
}

/** Deletes a category that nothing hangs on, with its attributes. */
export async function deleteCategory(context: EventContext, code: string, version: number): Promise<void> {
  const { tx, actor } = context
  await lockTree(tx, categoryTree)
  const stored = await find(tx, code)
  if (!stored) throw documentNotFound(actor.scope)
  checkVersion(stored.version, version)
  if ((await hasChildren(tx, categoryTree, code)) || (await countUses(tx, categoryTree, code)) > 0)
    throw refused('categoryUsed', categoryTexts.hasMore)
  await tx.deleteFrom('item_category').where('cat_code', '=', code).execute()
  await addEvent(context, {
    docType: categoryTree.docType,
    docNo: code,
    action: 'deleteCategory',
    from: stored.use_yn,
    to: null,
    before: { catCode: code, catName: stored.cat_name },
  })
}
