import type { OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { zeroPad } from '../../../schemas/shared/zeroPad'
import type { Transaction } from '../../database/connect'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, fieldRefused, refused } from '../../http/failure'
import { given, judgeNode, placeNode, type SavedTree } from './placeNode'
import { sourcingGroupTexts } from './sourcingGroupTexts'
import { countUses, hasChildren, levelOf, lockTree, renumberSiblings } from './treeNodes'

type Body = OperationRequests['saveSourcingGroup']['body']

const groupTree: SavedTree = {
  table: 'sourcing_group',
  key: 'sg_code',
  upper: 'up_level',
  name: 'sg_name',
  docType: 'SOURCING_GROUP',
  label: '소싱그룹',
  upperField: 'upLevel',
  besides: [],
  deepest: 4,
  nameField: 'sgName',
  nameLabel: '소싱그룹명',
  texts: sourcingGroupTexts,
}
const buyerGroups = ['32', '33', '50']

const find = (tx: Transaction, code: string) =>
  tx.selectFrom('sourcing_group').selectAll().where('sg_code', '=', code).forUpdate().executeTakeFirst()

/** Makes a sourcing group, or changes, sorts or moves the one whose code the header names. */
export async function saveSourcingGroup(context: EventContext, body: Body): Promise<TransitionAnswer> {
  const { tx, actor, now } = context
  const { header } = body
  const upper = given(header.upLevel)
  const sent = { code: given(header.sgCode), upper, name: header.sgName, version: body.version }
  const { name, stored } = await judgeNode(context, groupTree, find, sent)
  const level = stored ? levelOf(stored.sg_code) : levelOf(upper ?? '') + 1
  const buyer = given(header.buyerId)
  await checkBuyer(tx, level, buyer, stored?.buyer_id ?? undefined)
  const before = stored && { code: stored.sg_code, upper: stored.up_level }
  const number = await placeNode(tx, groupTree, before, upper)
  const version = stored ? stored.version + 1 : 0
  const columns = {
    sg_name: name,
    buyer_id: buyer ?? null,
    sort_no: header.sortNo,
    use_yn: header.useYn,
    updated_by: actor.userId,
    updated_dt: now,
    version,
  }
  if (stored) await tx.updateTable('sourcing_group').set(columns).where('sg_code', '=', number).execute()
  else {
    const made = { sg_code: number, up_level: upper ?? null, sg_level: zeroPad(level, 3) }
    await tx
      .insertInto('sourcing_group')
      .values({ ...columns, ...made, created_by: actor.userId, created_dt: now })
      .execute()
  }
  await renumberSiblings(tx, groupTree, upper, number)
  await addEvent(context, {
    docType: groupTree.docType,
    docNo: number,
    action: 'saveSourcingGroup',
    from: stored?.use_yn ?? null,
    to: header.useYn,
    ...(stored ? { before: { sgCode: stored.sg_code, sgName: stored.sg_name } } : {}),
    after: { sgCode: number, sgName: name, ...(buyer === undefined ? {} : { buyerId: buyer }) },
  })
  return { success: true, docNo: number, status: header.useYn, approvalStatus: 'N', version }
}

/** Groups of the last level have a buyer; one who has left may stay until somebody changes him. */
async function checkBuyer(
  tx: Transaction,
  level: number,
  buyer: string | undefined,
  before: string | undefined,
): Promise<void> {
  if (level < groupTree.deepest) {
    if (buyer !== undefined) throw fieldRefused('buyerId', sourcingGroupTexts.buyerOnLeaf)
    return
  }
  if (buyer === undefined) throw fieldRefused('buyerId', sourcingGroupTexts.buyerMissing)
  if (buyer === before) return
  const person = await tx
    .selectFrom('person')
    .select('singleid')
    .where('singleid', '=', buyer)
    .where('auth_group_id', 'in', buyerGroups)
    .where('status', '<>', 'R')
    .where('use_flag', '=', 'Y')
    .executeTakeFirst()
  if (!person) throw fieldRefused('buyerId', sourcingGroupTexts.notBuyer)
}

/** Deletes a group that nothing names and nothing hangs on. */
export async function deleteSourcingGroup(
  context: EventContext,
  code: string,
  version: number,
): Promise<void> {
  const { tx, actor } = context
  await lockTree(tx, groupTree)
  const stored = await find(tx, code)
  if (!stored) throw documentNotFound(actor.scope)
  checkVersion(stored.version, version)
  if (await hasChildren(tx, groupTree, code))
    throw refused('groupHasChildren', sourcingGroupTexts.hasChildren)
  if ((await countUses(tx, groupTree, code)) > 0) throw refused('groupUsed', sourcingGroupTexts.hasMore)
  await tx.deleteFrom('sourcing_group').where('sg_code', '=', code).execute()
  await addEvent(context, {
    docType: groupTree.docType,
    docNo: code,
    action: 'deleteSourcingGroup',
    from: stored.use_yn,
    to: null,
    before: { sgCode: code, sgName: stored.sg_name },
  })
}
