/** The nonce that the server has given this page; without it the policy refuses the styles that dialogs and menus add. */
export function pageNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  return meta?.nonce || undefined
}
