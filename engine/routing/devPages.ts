import type { ComponentType } from 'react'
import { isFailure } from '../auth/apiClient'
import type { CallPort } from '../runtime/services'

/** The page where the server has pages for developers, else the page for what is not found. */
export async function loadDevPages(
  call: CallPort,
  load: () => Promise<ComponentType>,
): Promise<ComponentType> {
  return (await hasDevPages(call)) ? load() : (await import('../shell/pages/NotFoundPage')).NotFoundPage
}

async function hasDevPages(call: CallPort): Promise<boolean> {
  try {
    return (await call('getCommonResources', {})).consts.devPages === 'Y'
  } catch (error) {
    if (!isFailure(error)) throw error
    return false
  }
}
