import { redirect } from 'react-router-dom'

/**
 * Routes match in any case and with a slash at the end, but tabs, breadcrumb and the way back know a page by one
 * address. Any other spelling is redirected to it, with its query.
 */
export function canonicalAddress(path: string, { url }: Pick<Request, 'url'>): URL {
  const asked = new URL(url)
  if (asked.pathname !== path) throw redirect(`${path}${asked.search}`)
  return asked
}
