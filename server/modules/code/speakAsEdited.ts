import { setTranslator } from '../../../schemas/shared/translated'
import { systemActor } from '../../database/actor'
import { withActor } from '../../database/withActor'
import type { Chore } from '../../http/chores'
import type { Services } from '../../http/serverModule'
import { koreanLanguage, readMessageChange, readMessages } from './messageBook'

/**
 * Lets the answers of this node speak as administrators have worded the messages: an edit is heard on each node within five seconds
 * (domain 3.45). Refusals are composed in Korean; a page in another language finds its own wording by their key.
 */
export function speakAsEdited({ database }: Services): Chore {
  let known = ''
  const run = () =>
    withActor(database, systemActor, async tx => {
      const changeNo = await readMessageChange(tx)
      if (changeNo === known) return
      const shown = await readMessages(tx, koreanLanguage)
      known = changeNo
      setTranslator({
        isKorean: true,
        text: (korean, name, isEditable) => (isEditable ? (shown[name] ?? korean) : korean),
        all: value => value,
        made: sentence => sentence,
        answer: value => value,
      })
    })
  return { name: 'speakAsEdited', title: '고친 메시지 반영', everyMilliseconds: 2_000, run }
}
