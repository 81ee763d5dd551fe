import type { ScreenCore } from './screenCore'

/** A search that is answered sooner says nothing of itself. */
const patienceMilliseconds = 1_000

/** Offers to give a search up once it has taken a while, until it is answered or a newer one is slow as well. */
export async function tellWhenSlow(
  { store }: Pick<ScreenCore, 'store'>,
  answers: Promise<unknown>,
  cancel: () => void,
): Promise<void> {
  const searching = { cancel }
  const timer = setTimeout(() => store.setState({ searching }), patienceMilliseconds)
  try {
    await answers
  } finally {
    clearTimeout(timer)
    if (store.getState().searching === searching) store.setState({ searching: undefined })
  }
}
