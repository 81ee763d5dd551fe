import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentRoom } from '../contract/documentRoom'
import type { OneByOne, OneByOneState } from '../contract/popup'
import type { RoomHost } from '../contract/roomHost'
import type { EntryLoadPlan, EntryPopupPlan, OneByOnePlan } from '../plan/screenPlan'
import { failureText, isRefusal, isSilent, toFailure } from '../runtime/failure'
import { isRow, type Row, textOf } from '../runtime/row'
import { say } from '../runtime/say'
import { loadEntry } from './entryLoad'

interface Work {
  readonly plan: EntryPopupPlan
  readonly host: RoomHost
  readonly room: DocumentRoom
  readonly change: (values: Row) => void
  readonly choose: () => Promise<void>
}

/** What the popup needs of it besides what is drawn. */
interface OneByOneRun extends OneByOne {
  /** Somebody else was faster: his words are shown in the place of what was pressed. */
  tell(message: string): Promise<void>
  /** Goes on to the next one. */
  take(row: Row): void
  /** What was saved last, for the page below. */
  saved(): Row | undefined
}

/** Finds one record after the other and saves what is decided about each; undefined for a popup that does not. */
export function createOneByOne(work: Work): OneByOneRun | undefined {
  const { oneByOne, load } = work.plan
  return oneByOne && load && runOneByOne(work, oneByOne, load)
}

function runOneByOne(work: Work, oneByOne: OneByOnePlan, load: EntryLoadPlan): OneByOneRun {
  const { plan, host, room } = work
  const { find, decide, progress } = oneByOne
  const store: StoreApi<OneByOneState> = createStore(() => ({
    ...{ typed: '', isFound: false, isSearching: false, error: undefined, last: undefined },
    done: Number(host.params[progress?.done ?? '']),
    all: Number(host.params[progress?.all ?? '']),
  }))
  let asked = 0
  let saved: Row | undefined

  async function search(text: string): Promise<void> {
    const typed = text.trim()
    if (typed === '' || host.store.getState().running !== undefined) return
    asked += 1
    const mine = asked
    store.setState({ typed, isSearching: true, error: undefined })
    try {
      const { header } = await loadEntry(plan, load, host, { [find.field]: typed })
      if (mine !== asked) return
      room.show(isRow(header) ? header : {})
      store.setState({ isFound: true })
      host.focus(decide.field)
    } catch (error) {
      const failure = toFailure(error)
      if (mine !== asked) return
      store.setState({ isFound: false })
      if (isRefusal(failure)) store.setState({ error: failureText(failure) })
      else if (!isSilent(failure)) await host.services.ask.alert(failureText(failure))
      host.focus(find.field)
    } finally {
      if (mine === asked) store.setState({ isSearching: false })
    }
  }

  return {
    plan: oneByOne,
    store,
    type: typed => store.setState({ typed, error: undefined }),
    search,
    decide: async value => {
      if (!store.getState().isFound) return
      work.change({ [decide.field]: value })
      await work.choose()
    },
    tell: async message => {
      await host.services.ask.alert(message)
      host.store.setState({ running: undefined })
      await search(store.getState().typed)
    },
    saved: () => saved,
    take: row => {
      saved = row
      const answered = (name: string | undefined, before: number) => {
        const value = row[name ?? '']
        return typeof value === 'number' ? value : before
      }
      const { codes } = host.services
      const last = say(
        'decidedLast',
        textOf(row[find.field]),
        codes.text(decide.code, textOf(row[decide.field])),
      )
      store.setState(({ done, all }) => ({
        ...{ typed: '', isFound: false, last },
        done: answered(progress?.done, done),
        all: answered(progress?.all, all),
      }))
      room.show({})
      host.focus(find.field)
    },
  }
}
