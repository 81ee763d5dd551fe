import { useState } from 'react'
import { dateNote, readDateText } from '../schemas/shared/dateText'
import { fillMessage } from '../schemas/shared/koreanParticle'
import { messages } from '../schemas/shared/messages'

export interface DateEntry {
  /** What reading has changed of the typed day, Korean; undefined once the field holds another. */
  readonly note: string | undefined
  /** The day that a typed text means, or the text as it was typed for its owner to judge. */
  read(text: string): string
}

/** Reads typed days for a field and keeps what was clamped or completed (spec §5) while that day stands in it. */
export function useDateNote(value: string): DateEntry {
  const [noted, setNoted] = useState<{ readonly day: string; readonly note: string }>()
  return {
    note: noted?.day === value ? noted.note : undefined,
    read: text => {
      const day = readDateText(text)?.day ?? text.trim()
      const changed = dateNote(text)
      setNoted(changed && { day, note: fillMessage(messages[changed.note], changed.args) })
      return day
    },
  }
}
