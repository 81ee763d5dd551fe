import { useEffect, useState } from 'react'
import { type CodeEntry, type CodeGroup, codeEntries } from '../../../schemas/codes/codeGroups'
import type { CallPort } from '../../runtime/services'
import { useFrame } from '../frame/frame'

const asked = new Map<CodeGroup, Promise<readonly CodeEntry[]>>()

/** Each group is asked for once; what was shipped stands in where the server does not answer. */
function readOnce(call: CallPort, group: CodeGroup): Promise<readonly CodeEntry[]> {
  const known = asked.get(group)
  if (known) return known
  const answer = call('getPublicCodes', { groupCode: group }).catch(() => {
    asked.delete(group)
    return codeEntries(group)
  })
  asked.set(group, answer)
  return answer
}

/** What an application chooses from, as administrators keep it. */
export function useApplyCodes(group: CodeGroup | undefined): readonly CodeEntry[] {
  const { call } = useFrame()
  const [entries, setEntries] = useState<readonly CodeEntry[]>(group ? codeEntries(group) : [])
  useEffect(() => {
    let isShown = true
    if (group)
      void readOnce(call, group).then(found => {
        if (isShown) setEntries(found)
      })
    return () => {
      isShown = false
    }
  }, [call, group])
  return entries
}
