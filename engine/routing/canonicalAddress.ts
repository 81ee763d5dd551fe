import { redirect } from 'react-router-dom'

/**
 * Routes are matched whatever their case and with a slash at their end. A page stands at one address all the same, by which tabs,
 * breadcrumb and the way back know it; any other spelling leads there, with whatever it asks for.
 */
export function canonicalAddress(path: string, { url }: Pick<Request, 'url'>): URL {
  const asked = new URL(url)
  if (asked.pathname !== path) throw redirect(`${path}${asked.search}`)
  return asked
}
