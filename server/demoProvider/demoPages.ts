const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replaceAll(/[&<>"]/g, letter => escaped[letter] ?? '')

const page = (title: string, body: string) => `<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>
body { margin: 0; word-break: keep-all; background: #f4f6f8; color: #1f2933; font: 14px/1.5 system-ui, sans-serif; }
main { width: min(380px, calc(100% - 32px)); margin: 10vh auto 0; }
h1 { margin: 0 0 4px; font-size: 20px; } p { margin: 0 0 20px; color: #52606d; }
form { display: grid; gap: 12px; padding: 24px; border: 1px solid #d9dfe5; border-radius: 8px; background: #fff; }
label { display: grid; gap: 4px; color: #52606d; font-size: 13px; }
input { height: 38px; padding: 0 12px; border: 1px solid #b8c2cc; border-radius: 4px; font: inherit; }
button { height: 40px; border: 0; border-radius: 4px; background: #1f4e79; color: #fff; font: inherit; font-weight: 600; }
button.cancel { border: 1px solid #b8c2cc; background: #fff; color: #1f2933; }
[role=alert] { min-height: 20px; margin: 0; color: #b42318; }
</style></head><body><main>${body}</main></body></html>`

/** The directory's own log-in: the only place where its password is typed. */
export function loginPage(action: string, login: string, problem: string): string {
  return page(
    '한빛 통합인증',
    `<h1>한빛 통합인증</h1><p>데모 디렉터리입니다. 체험 계정의 Single ID와 비밀번호로 로그인해 주세요.</p>
<form method="post" action="${safe(action)}">
<label>Single ID<input name="login" autocomplete="username" value="${safe(login)}" required autofocus></label>
<label>비밀번호<input name="password" type="password" autocomplete="current-password" required></label>
<p role="alert">${safe(problem)}</p>
<button type="submit">로그인</button>
<button type="submit" name="cancel" value="yes" class="cancel" formnovalidate>취소</button>
</form>`,
  )
}

/** Log-out was asked for by our own page; it is confirmed at once. */
export function logoutPage(form: string): string {
  const answered = form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>')
  return page('로그아웃', `<p>로그아웃하는 중…</p>${answered}<script>document.forms[0].submit()</script>`)
}
