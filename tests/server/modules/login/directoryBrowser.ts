import type { ProductServer } from '../productServer'

export const ownOrigin = 'http://localhost:8080'

/** A browser as far as log-in at the directory needs one: it keeps cookies and follows where it is sent. */
export interface DirectoryBrowser {
  /** Goes to an address and on until our own page is reached; answers that address, or the directory's own page. */
  readonly go: (to: string) => Promise<Arrival>
  /** Fills the form of the directory's page. */
  readonly fill: (page: Arrival, form: Readonly<Record<string, string>>) => Promise<Arrival>
  /** Takes cookies of an answer that somebody else has read. */
  readonly keep: (lines: string | readonly string[] | undefined) => void
  /** Our cookies, for the calls of the page that was reached. */
  readonly cookie: () => string
  /** Every address on the way, the newest last. */
  readonly trail: string[]
}

export interface Arrival {
  readonly url: URL
  /** What the directory shows. */
  readonly text: string
}

const longestTrail = 12

export function openBrowser(product: Pick<ProductServer, 'app'>): DirectoryBrowser {
  // Cookies know no ports, so one jar serves both.
  const jar = new Map<string, string>()
  const trail: string[] = []
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      const isGone = /Max-Age=0|expires=Thu, 01 Jan 1970/i.test(line)
      if (isGone) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
  const visit = async (url: URL, form?: URLSearchParams) => {
    trail.push(url.href)
    if (url.origin === ownOrigin) {
      const headers = { cookie: cookie(), host: url.host }
      const answer = await product.app.inject({ url: `${url.pathname}${url.search}`, headers })
      const lines = answer.headers['set-cookie'] ?? []
      keep(Array.isArray(lines) ? lines : [lines])
      return { to: answer.headers.location, text: answer.body }
    }
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookie() },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    keep(answer.headers.getSetCookie())
    return { to: answer.headers.get('location') ?? undefined, text: await answer.text() }
  }
  const follow = async (first: URL, form?: URLSearchParams): Promise<Arrival> => {
    let url = first
    let body = form
    for (let hop = 0; hop < longestTrail; hop += 1) {
      const isPage = url.origin === ownOrigin && !url.pathname.startsWith('/auth/')
      if (isPage) return { url, text: '' }
      const { to, text } = await visit(url, body)
      if (to === undefined) return { url, text }
      url = new URL(to, url)
      body = undefined
    }
    throw new Error(`Sent on too often: ${trail.join(' → ')}`)
  }
  return {
    go: to => follow(new URL(to, ownOrigin)),
    fill: ({ url, text }, form) => {
      const hidden = [...text.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
      const action = /<form[^>]*action="([^"]+)"/.exec(text)?.[1]
      const fields = { ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])), ...form }
      return follow(new URL(action ?? url.href, url), new URLSearchParams(fields))
    },
    keep: lines => keep(lines === undefined ? [] : typeof lines === 'string' ? [lines] : lines),
    cookie,
    trail,
  }
}
