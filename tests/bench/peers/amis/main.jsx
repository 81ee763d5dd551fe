import 'amis/lib/themes/cxd.css'
import 'amis/lib/helper.css'
import 'amis/sdk/iconfont.css'
import { render } from 'amis'
import { createRoot } from 'react-dom/client'
import { callServer } from './callServer.mjs'
import { prListPage } from './prListPage.mjs'

const env = {
  fetcher: ({ url, method, data, headers }) => callServer(ownWords(url), method, data, headers),
  isCancel: error => error?.name === 'AbortError',
  notify: (type, message) => console.log(type, message),
  alert: message => window.alert(message),
  confirm: message => Promise.resolve(window.confirm(message)),
  copy: text => navigator.clipboard.writeText(text),
}

/** The server's words for page, size and order; what is empty is not sent. */
function ownWords(address) {
  const url = new URL(address, window.location.origin)
  const { page, perPage, orderBy, orderDir, ...filter } = Object.fromEntries(url.searchParams)
  if (url.pathname !== '/api/v1/pr') return address
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''))
  query.set('page', page ?? '1')
  query.set('size', perPage ?? '20')
  query.set('sort', orderBy ? `${orderBy}:${orderDir || 'asc'}` : 'prNo:desc')
  return `${url.pathname}?${query}`
}

// As in the product, nothing is drawn before the server has said that the session may see the page.
callServer('/api/v1/loginCheck?path=/prList&store=Y', 'get').then(({ data: answer }) => {
  if (answer.code !== 'OK') throw new Error(`loginCheck answered ${answer.code}.`)
  const page = prListPage(answer.codes ?? {})
  createRoot(document.getElementById('root')).render(render(page, { locale: 'en-US', theme: 'cxd' }, env))
})
