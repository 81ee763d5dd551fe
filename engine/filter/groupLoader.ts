import { failureText, isSilent, toFailure } from '../runtime/failure'
import type { RoomHost } from '../runtime/roomHost'
import type { Slice } from '../runtime/slice'
import type { FilterState, GroupOption } from './filterState'

/** Two characters a level. */
const levelLength = 2

/** Answers the function that fetches the groups below a group; each once, for one question at a time. */
export function groupLoader(slice: Slice<FilterState>, host: RoomHost): (parent: string) => void {
  const asked = new Set<string>()

  async function load(parent: string): Promise<void> {
    const SG_LEVEL = `00${parent.length / levelLength + 1}`
    try {
      const found = await host.services.call('getSgCode', {
        SG_LEVEL,
        ...(parent !== '' && { UP_LEVEL: parent }),
      })
      keep(
        parent,
        found.map(({ SG_CODE, SG_NAME }) => ({ value: SG_CODE, text: SG_NAME })),
      )
    } catch (error) {
      asked.delete(parent)
      const failure = toFailure(error)
      // Spec §8: a failure of a lookup is shown in an alert.
      if (!isSilent(failure)) await host.services.ask.alert(failureText(failure))
    }
  }

  function keep(parent: string, options: readonly GroupOption[]): void {
    slice.set({ groups: { ...slice.get().groups, [parent]: options } })
  }

  return parent => {
    if (asked.has(parent)) return
    asked.add(parent)
    void load(parent)
  }
}
