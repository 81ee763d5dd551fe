import type { MessageChange, OperationRequests } from '../../../codegen/generated/types'
import type { Transaction } from '../../database/connect'
import type { Row } from '../../database/tables'
import { addEvent, type EventContext } from '../../document/documentEvents'
import { checkVersion } from '../../document/transitionKeys'
import { documentNotFound, type Failure, fieldRefused, refused } from '../../http/failure'
import type { Asked } from '../../record/recordKind'
import { recordOf } from '../../record/recordOf'
import { koreanLanguage } from './messageBook'
import { messageTexts } from './messageTexts'

type Message = Row<'message'>

export const messageRoutes = recordOf<MessageChange, Message>({
  list: 'listMessage',
  save: 'saveMessage',
  table: 'message',
  order: ['msg_key', 'lang'],
  docType: 'MESSAGE',
  noted: ['msgText', 'msgType', 'useYn'],
  taken: messageTexts.taken,
  rules: messageFailure,
})

const keyShape = /^[A-Za-z][A-Za-z0-9_.]{0,59}$/
const place = /\{[0-9]\}/g

/** The places of a text in their order, each once: they must be the same in all wordings of a message. */
const placesOf = (text: string) => [...new Set(text.match(place))].sort().join(', ')

/** Places are those of the Korean wording that the product ships, or of the Korean text of an added key (domain 3.45). */
async function messageFailure(
  { tx }: EventContext,
  { change, stored, row }: Asked<MessageChange, Message, undefined>,
): Promise<Failure | undefined> {
  const { msgKey, lang, msgText } = change
  const refuse = (field: keyof MessageChange, text: string, args: readonly string[] = []) =>
    fieldRefused(field, text, args, row)
  if (!keyShape.test(msgKey)) return refuse('msgKey', messageTexts.keyWrong)
  if (/[{}]/.test(msgText.replace(place, ''))) return refuse('msgText', messageTexts.loneBrace)
  const known = await readKey(tx, msgKey)
  const korean = known.find(each => each.lang === koreanLanguage)
  if (!korean && lang !== koreanLanguage) return refuse('msgKey', messageTexts.koreanFirst)
  const places = placesOf(msgText)
  const isSource = lang === koreanLanguage && !stored?.org_text
  if (!isSource && korean) {
    const wanted = placesOf(korean.org_text ?? korean.msg_text)
    return places === wanted ? undefined : refuse('msgText', messageTexts.placesDiffer, [wanted || '없음'])
  }
  const others = known.filter(each => each.lang !== lang)
  return others.every(each => placesOf(each.msg_text) === places)
    ? undefined
    : refuse('msgText', messageTexts.placesOfOthers, [placesOf(others[0]?.msg_text ?? '') || '없음'])
}

const readKey = (tx: Transaction, key: string) =>
  tx.selectFrom('message').select(['lang', 'msg_text', 'org_text']).where('msg_key', '=', key).execute()

/** A key of the administrators: in one language, or with its Korean text in all. */
export async function deleteMessage(
  context: EventContext,
  { msgKey, lang, version }: OperationRequests['deleteMessage'],
): Promise<void> {
  const { tx, actor } = context
  const rows = await tx
    .selectFrom('message')
    .selectAll()
    .where('msg_key', '=', msgKey)
    .orderBy('lang')
    .forUpdate()
    .execute()
  const asked = rows.find(each => each.lang === lang)
  if (!asked) throw documentNotFound(actor.scope)
  checkVersion(asked.version, version)
  if (rows.some(each => each.org_text !== null)) throw refused('SHIPPED_MESSAGE', messageTexts.shippedKept)
  for (const each of lang === koreanLanguage ? rows : [asked]) {
    await tx.deleteFrom('message').where('msg_key', '=', msgKey).where('lang', '=', each.lang).execute()
    await addEvent(context, {
      docType: 'MESSAGE',
      docNo: `${msgKey}.${each.lang}`,
      action: 'deleteMessage',
      from: each.use_yn,
      to: null,
      before: { msgText: each.msg_text },
    })
  }
}
