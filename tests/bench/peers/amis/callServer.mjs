/** One call with the session's headers, answered in the shape that amis takes from its fetcher. */
export async function callServer(url, method = 'get', data = undefined, headers = {}) {
  const { tokens } = JSON.parse(sessionStorage.getItem('gpms.session') ?? '{}')
  const hasBody = method !== 'get' && data !== undefined
  const response = await fetch(url, {
    method: method.toUpperCase(),
    headers: {
      accept: 'application/json',
      iscyber: 'N',
      ...(tokens
        ? {
            authorization: `Bearer ${tokens.accessToken}`,
            accesstoken: tokens.accessToken,
            refreshtoken: tokens.refreshToken,
          }
        : {}),
      ...(hasBody ? { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() } : {}),
      ...headers,
    },
    ...(hasBody ? { body: JSON.stringify(data) } : {}),
  })
  return { status: response.status, headers: {}, data: await response.json() }
}
