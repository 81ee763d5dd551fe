import english from '../../../schemas/languages/en_US/frame.json'
import { messages } from '../../../schemas/shared/messages'
import type { Transaction } from '../../database/connect'

const korean = 'ko_KR'
/** Texts of each further language by their Korean source. */
const others: Readonly<Record<string, Readonly<Record<string, string>>>> = { en_US: english }

/**
 * Writes the messages of the product in each language, and its new wording where nobody has edited one; what an administrator has
 * written stays.
 */
export async function writeMessages(tx: Transaction): Promise<void> {
  const rows = Object.entries(messages).flatMap(([msg_key, text]) => [
    { msg_key, lang: korean, msg_text: text },
    ...Object.entries(others).flatMap(([lang, texts]) =>
      texts[text] ? [{ msg_key, lang, msg_text: texts[text] }] : [],
    ),
  ])
  await tx
    .insertInto('message')
    .values(rows)
    .onConflict(conflict =>
      conflict
        .columns(['msg_key', 'lang'])
        .doUpdateSet(row => ({ msg_text: row.ref('excluded.msg_text') }))
        .where('message.updated_by', 'is', null)
        .whereRef('message.msg_text', '<>', 'excluded.msg_text'),
    )
    .execute()
}

/** The messages in use in one language, by key. */
export async function readMessages(tx: Transaction, lang: string): Promise<Readonly<Record<string, string>>> {
  const rows = await tx
    .selectFrom('message')
    .select(['msg_key', 'msg_text'])
    .where('lang', '=', lang)
    .where('use_yn', '=', 'Y')
    .orderBy('msg_key')
    .execute()
  return Object.fromEntries(rows.map(({ msg_key, msg_text }) => [msg_key, msg_text]))
}

/** The language that a request wants first, as codes name it: en-US is en_US. Korean where none is named, or an unknown one. */
export function wantedLanguage(acceptLanguage: string | undefined): string {
  const [wanted = ''] = (acceptLanguage ?? '').split(/[,;]/)
  const [tongue = ''] = wanted.trim().toLowerCase().split('-')
  return Object.keys(others).find(lang => tongue !== '' && lang.startsWith(`${tongue}_`)) ?? korean
}
