import type { OperationAnswers, OperationRequests, TransitionAnswer } from '../../../codegen/generated/types'
import { characterLength } from '../../../schemas/shared/byteLength'
import type { Transaction } from '../../database/connect'
import { findForReader } from '../../document/documentApproval'
import type { EventContext } from '../../document/documentEvents'
import { moveDocument } from '../../document/documentKind'
import { openDocument } from '../../document/openDocument'
import { documentAnswer, readDocument } from '../../document/readDocument'
import { isConfirmed } from '../../http/confirmed'
import { fieldRefused, question, refused } from '../../http/failure'
import { type OperationRoute, route } from '../../http/route'
import { currentCode } from './currentCode'
import { attributeRow, cleanAttributes, readAttributes, writeAttributes } from './itemAttributes'
import { accountsText, getItemForm, readDecided } from './itemCategory'
import { readItemHistory } from './itemHistory'
import { groupWithoutPrices, type ItemDraft, type ItemRecord, item, type SentAttribute } from './itemKind'
import { itemMasterTexts } from './itemMasterTexts'
import { items } from './items'
import { listItemUse } from './listItemUse'
import { openItemDocuments } from './openItemDocuments'
import { checkItemDup } from './similarItems'

const shortestReason = 5

const answer = documentAnswer(item, {
  header: { catName: () => null, altItemName: () => null, itemAccounts: () => null, dupKey: () => null },
})

async function getItem(context: EventContext, code: string): Promise<OperationAnswers['getItem']> {
  const { tx, actor } = context
  const stored = await findForReader(context, item, await currentCode(tx, code))
  const document = await readDocument(context, item, stored, answer, {
    header: {
      catName: async () => (await readDecided(tx, stored.cat_code))?.cat_name,
      itemAccounts: async () => {
        const decided = await readDecided(tx, stored.cat_code)
        return decided && accountsText(decided)
      },
      altItemName: () => nameOf(tx, stored.alt_item_code),
    },
  })
  const attributes = await readAttributes(tx, stored.cat_code, stored.item_code)
  const { lastPrice, lastCurrency, ...header } = document.header as OperationAnswers['getItem']['header']
  const price = actor.group === groupWithoutPrices ? {} : { lastPrice, lastCurrency }
  return {
    ...(document as Omit<OperationAnswers['getItem'], 'attributes' | 'history'>),
    header: { ...header, ...price } as OperationAnswers['getItem']['header'],
    attributes: attributes.map(attributeRow),
    history: [...(await readItemHistory(tx, stored))],
  }
}

async function nameOf(tx: Transaction, code: string | null): Promise<string | undefined> {
  if (code === null) return undefined
  const found = await tx
    .selectFrom('item')
    .select('item_name')
    .where('item_code', '=', code)
    .executeTakeFirst()
  return found?.item_name
}

/** The draft with the values of its attributes as they are kept. */
async function cleaned(
  { tx }: EventContext,
  header: ItemDraft['header'],
  attributes: readonly SentAttribute[],
  itemCode?: string,
) {
  const asked = await readAttributes(tx, header.catCode?.trim() ?? '', itemCode)
  return { asked, draft: { header, attributes: cleanAttributes(asked, attributes), lines: [] as const } }
}

async function createItem(
  context: EventContext,
  { header, attributes, ...files }: OperationRequests['createItem']['body'],
): Promise<TransitionAnswer> {
  const { asked, draft } = await cleaned(context, header, attributes)
  const saved = await items.create(context, { ...draft, ...files })
  const { docNo: itemCode, status } = saved
  await writeAttributes(context, { itemCode, status, isNew: true }, asked, draft.attributes)
  return saved
}

/** Answers how many values the change has dropped, since another category asks for other attributes. */
async function updateItem(
  context: EventContext,
  itemCode: string,
  { header, attributes, version, ...files }: OperationRequests['updateItem']['body'],
): Promise<{ readonly saved: TransitionAnswer; readonly dropped: number }> {
  const { tx } = context
  const { asked, draft } = await cleaned(context, header, attributes, itemCode)
  const known = asked.map(({ attr_code }) => attr_code)
  const before = await tx
    .selectFrom('item_attr')
    .select('attr_code')
    .where('item_code', '=', itemCode)
    .where('attr_code', 'not in', ['', ...known])
    .execute()
  const saved = await items.update(context, { id: itemCode, version }, { ...draft, ...files })
  await writeAttributes(context, { itemCode, status: saved.status, isNew: false }, asked, draft.attributes)
  return { saved, dropped: before.length }
}

/** ACTIVE → INACTIVE: whatever names it stays as it was (D-86). */
async function deactivateItem(
  context: EventContext,
  itemCode: string,
  { version, stopReason, altItemCode = '' }: OperationRequests['deactivateItem']['body'],
): Promise<TransitionAnswer> {
  const { tx } = context
  const stored = await openDocument(context, item, 'deactivateItem', { id: itemCode, version })
  const reason = stopReason.normalize('NFC').trim()
  if (characterLength(reason) < shortestReason)
    throw fieldRefused('stopReason', itemMasterTexts.stopReasonTooShort, [shortestReason])
  if (altItemCode !== '' && !(await isAlternative(tx, stored, altItemCode)))
    throw fieldRefused('altItemCode', itemMasterTexts.alternativeWrong)
  const open = await openItemDocuments(tx, itemCode)
  if (open.length > 0) throw refused('openDocuments', itemMasterTexts.openDocuments, [open.join(', ')])
  return moveDocument(context, item, stored, {
    action: 'deactivateItem',
    status: 'INACTIVE',
    reason,
    columns: { stop_reason: reason, alt_item_code: altItemCode || null },
  })
}

async function isAlternative(tx: Transaction, { item_code }: ItemRecord, code: string): Promise<boolean> {
  const found = await tx
    .selectFrom('item')
    .select('status')
    .where('item_code', '=', code)
    .where('item_code', '<>', item_code)
    .executeTakeFirst()
  return found?.status === 'ACTIVE'
}

export const itemMasterRoutes: readonly OperationRoute[] = [
  route('checkItemDup', ({ tx, input }) => checkItemDup(tx, input)),
  route('getItemForm', ({ tx, input }) => getItemForm(tx, input)),
  route('getItem', context => getItem(context, context.input.itemCode)),
  route('createItem', context => createItem(context, context.input.body)),
  route('updateItem', async context => {
    const { itemCode, body } = context.input
    const { saved, dropped } = await updateItem(context, itemCode, body)
    // What is refused anyway asks nothing; a question undoes what was saved.
    if (dropped > 0 && !isConfirmed(context.http.headers, 'attributesDropped'))
      throw question('attributesDropped', itemMasterTexts.attributesDropped, [dropped])
    return saved
  }),
  route('deactivateItem', context => deactivateItem(context, context.input.itemCode, context.input.body)),
  route('listItemUse', async ({ tx, actor, clock, input }) =>
    listItemUse(tx, actor, { ...input, itemCode: await currentCode(tx, input.itemCode) }, clock.today()),
  ),
  ...items.routes,
]
