import { isFailure } from '../auth/apiClient'
import type { Frame } from './frame'

/** Reads the menus anew: a page was refused, so the rights of the person have changed since he logged in. */
export async function refreshMenus({ call, session }: Pick<Frame, 'call' | 'session'>): Promise<void> {
  if (!session.getState().user) return
  try {
    session.setState({ menus: await call('getMenus', {}) })
  } catch (error) {
    // The old menus go on; what is not granted is refused all the same.
    if (!isFailure(error)) throw error
  }
}
