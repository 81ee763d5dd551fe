import type { Proof } from '../guards/proofs'

/** One sentence of the specification, as it stands there. */
export interface Sentence {
  readonly says: string
  readonly proofs: readonly Proof[]
  /** Where the product deviates from it on purpose: the README that says why. */
  readonly decided?: string
}

const guards = 'engine/routing/guardTable.test.ts'
const navigations = 'browser/product/guardCases.ts'
const directory = 'engine/routing/directoryEntry.test.ts'
const cyberEntry = 'engine/routing/cyberEntry.test.ts'
const kept = 'engine/auth/sessionStore.test.ts'
const loginFlow = 'engine/auth/loginFlow.test.ts'
const answers = 'engine/auth/answerRule.test.ts'
const everyRequest = 'engine/app/everyRequest.test.ts'
const client = 'engine/auth/apiClient.test.ts'
const timestamps = 'schemas/shared/accessTimestamp.test.ts'
const session = 'browser/product/session.spec.ts'
const login = 'browser/product/login.spec.ts'
const lookups = 'browser/product/lookupPopups.spec.ts'
const filters = 'engine/filter/filter.test.ts'
const dates = 'schemas/shared/dateText.test.ts'
const masks = 'schemas/shared/masks.test.ts'
const masksOnServer = 'server/http/maskedValues.test.ts'
const limits = 'engine/form/limitProblem.test.ts'
const bytes = 'schemas/shared/byteLength.test.ts'
const calls = 'server/modules/specCalls.test.ts'
const cyberLogin = 'server/modules/login/cyberLogin.test.ts'
const reset = 'server/modules/login/passwordReset.test.ts'
const navigation = 'browser/product/navigation.spec.ts'
const canvas = 'browser/gridStates.spec.ts'
const chunks = 'engine/shell/frame/chunkFailure.test.ts'

const says = (text: string, ...proofs: readonly Proof[]): Sentence => ({ says: text, proofs })

/** Sections 4, 5, 7, 8 and 9 of the specification, sentence by sentence, each with the tests that hold it. */
export const specificationRows: Readonly<Record<string, readonly Sentence[]>> = {
  '4 States and transitions': [
    says(
      'Session: logged out, then logged in with tokens, then verified (verification refreshes tokens and expiry info), then expired or logged out.',
      [
        'server/modules/session/session.test.ts',
        'is renewed with new tokens; an old refresh token used again',
      ],
      [session, 'a computer that slept past the end asks the server, tells, and its owner finds his entries'],
      [login, 'after log-out the way back into a page leads through the log-in page'],
    ),
    says('The auth user is kept in session storage and is lost on tab close.', [
      kept,
      'keeps tokens, portal, way back, next mode and log-in id in session storage',
    ]),
    says('Login status, menu list and code list are held app-wide.', [
      loginFlow,
      'goes from the settings over the one-time token to the login check, and keeps what it brings',
    ]),
    says('The language is stored under key language.', [
      'engine/i18n/startLanguages.test.ts',
      'the language is kept under the key of the specification',
    ]),
    says(
      'On every navigation the portal type is external if any matched route is flagged external; it is stored in session storage.',
      [guards, 'the portal of a navigation'],
      [kept, 'keeps tokens, portal, way back, next mode and log-in id in session storage'],
    ),
    says('A server login check is made with the path. OK lets navigation proceed.', [
      navigations,
      'OK opens the page',
    ]),
    says(
      'GPMS005 (not logged in): remember the target URL and go to the matching login path. If the main screen already exists, first alert (title login info, message logout timeout).',
      [navigations, 'GPMS005 is told where the frame stands'],
      [navigations, 'GPMS005 on opening a page leads to the log-in of its portal without a word'],
    ),
    says(
      'GPMS006: go to /info401. Any other result: go to /info500.',
      [navigations, 'GPMS006 leads to the page of missing rights'],
      [navigations, 'any other code leads to the page of server errors'],
    ),
    says(
      'Not logged in: attempt login. An error code goes to /authReq (/cyberAuthReq for external) with query error.',
      [directory, 'an error code in the address'],
      [cyberEntry, 'an error code leads to the error page, whatever else stands there'],
    ),
    says('On success continue, stripping any trailing access-token parameter from the internal path.', [
      'engine/auth/moveUrl.test.ts',
      'where a log-in may lead',
    ]),
    says(
      'Logged in: verify the token. If not expired, public routes proceed and others get the login check.',
      [navigations, 'a public page opens for anybody'],
      [guards, '%s asks the server no more than it must'],
    ),
    says(
      'If expired, re-authenticate (external: logout with the expired flag; internal: log in again).',
      [navigations, 'a supplier with a session that has expired is told and led to the entry'],
      [navigations, 'an employee who opens a link with an expired session logs in again without a word'],
    ),
    says('A failed verification falls back to a fresh login.', [
      navigations,
      'a session that the server cannot verify ends in a fresh log-in',
    ]),
    says('Login mode is AD, SSO, or SSO with AD fallback. A stored next mode overrides the configured one', [
      directory,
      'configured %s with the stored %s is %s',
    ]),
    says('after AD success the override is cleared', [
      directory,
      'opens the page that was wanted, and success of AD clears the override',
    ]),
    says('on SSO failure in combined mode the override becomes AD.', [
      directory,
      'of SSO in the combined mode makes the next mode AD, and AD is attempted',
    ]),
    says(
      'External AD login: accepts an error code from the URL, or access and refresh tokens from the URL (stored with a 5-second expiry window).',
      [cyberEntry, 'an error code leads to the error page, whatever else stands there'],
      ['engine/routing/urlTokens.test.ts', 'tokens in the address'],
      ['server/modules/login/directoryLogin.test.ts', 'come back to their own page with tokens for seconds'],
      ['server/modules/login/cyberEntry.test.ts', 'open one session of its own, once'],
    ),
    says(
      'Otherwise it checks a timestamp parameter t: base64 of 14 digits (yyyyMMddHHmmss), not in the future, at most 60 seconds old.',
      [timestamps, 'an access timestamp %s: %j opens the way: %s'],
      ['server/modules/login/cyberEntry.test.ts', 'the parameter t of the external entry'],
    ),
    says('If valid, redirect to the auth server login with a redirect URL.', [
      cyberEntry,
      'and to the directory with the way back where one is',
    ]),
    says('If not, alert that the access path is not normal and go to /integration.', [
      'browser/product/cyberLogin.spec.ts',
      'a timestamp that is not fresh is refused and leads to the entry',
    ]),
    says(
      'Session timeout: the user goes to the login page of their area, the full current path saved as moveUrl to return to.',
      [guards, 'of the %s portal, ended by itself, leads to %s'],
      [
        session,
        'a session ended elsewhere is told once at the next step, and log-in leads back to that page',
      ],
      [login, 'log-in returns to the page that was asked for, with its conditions'],
    ),
    says(
      'department selection depends on the chosen section; clearing the section clears department, person and person id.',
      ['engine/filter/dependentFilters.test.ts', '$page asks for departments of the chosen section alone'],
      ['engine/filter/dependentFilters.test.ts', '$page clears department and person with their section'],
      [filters, 'clearing the section clears all three'],
    ),
    says(
      'The approval-forward message depends on FORWARD_YN Y or N.',
      ['browser/product/orderFlow.spec.ts', '(주)대성정밀은 OGPMS 사용 업체입니다.'],
      [calls, 'how orders reach companies is told in the order asked for, and to staff alone'],
    ),
    says('Modals have open and closed states.', [lookups, 'Esc closes a popup without choosing']),
    says('Grid read-only mode disables editing, check bars and edit styling.', [
      'browser/gridClipboard.spec.ts',
      'a read-only grid copies and refuses to paste',
    ]),
  ],
  '5 Validation rules': [
    says(
      'Person search: at least one of name and single ID; otherwise message. A given name needs at least 2 characters; otherwise message.',
      [lookups, '이름과 Single ID 중 하나 이상 입력해 주세요.'],
      [lookups, '이름은 2자 이상 입력해 주세요.'],
    ),
    says('External AD timestamp: 14 characters, numeric, age 0 to 60 seconds.', [
      timestamps,
      'is fresh for exactly sixty-one of the seconds around it',
    ]),
    says(
      'Date inputs look like YYYY-MM-DD, year 1900 or later (default minimum 1900-01-01).',
      [dates, '"%s" names no day that can be taken'],
      [filters, '1899-12-31'],
    ),
    says(
      "Text-to-date conversion clamps month to 1-12 and day to the month's length with leap years; two-digit years below 70 become 20xx, others 19xx.",
      [dates, '"%s" means %s'],
      [dates, '"%s" says what was made of it: %s'],
    ),
    says('Month picker: value YYYYMM, year at least 1900, month at most 12, else empty.', [
      dates,
      'a typed month',
    ]),
    says(
      'Text fields: byte-length limit (maxlength) or character limit (maxRealLength), with a counter.',
      [limits, '제목은 7바이트를 초과할 수 없습니다.'],
      [limits, '제목은 3자를 초과할 수 없습니다.'],
    ),
    says('Byte length: 3 bytes for characters above 0x7FF, 2 above 0x7F, else 1.', [bytes, '"%s" counts %i']),
    says('Byte-based truncation exists.', [bytes, 'truncation keeps the longest beginning']),
    says(
      'Masks: phone, number with thousand commas, num, onlynum, taxnum (digits and hyphens), numComma.',
      [masks, '%s shows "%s" with %j as "%s"'],
      [masks, '%s takes "%s" with %j as "%s"'],
      [masksOnServer, 'the table has cases of every mask that a contract may name'],
    ),
    {
      says: 'phone (### - ### - #### for fewer than 11 digits, else ### - #### - ####)',
      proofs: [[masks, '%s shows "%s" with %j as "%s"']],
      decided: 'engine/README.md',
    },
    says('comp (looks up company name).', [
      lookups,
      'a company number fills in the name, an unknown one is refused at the field',
    ]),
    says('Zero padding exists.', ['schemas/shared/zeroPad.test.ts', '%s in %i digits is %s']),
    says('Excel upload accepts only spreadsheet files.', [
      'schemas/shared/filePreflight.test.ts',
      'a file by its name, size, declared type and first bytes',
    ]),
    says(
      'Default file size limit 10 MB (1048576 bytes per MB) unless a limit is set.',
      ['server/modules/file/files.test.ts', 'takes ten megabytes to the byte and not one more'],
      ['engine/files/files.test.ts', 'which files are taken'],
    ),
    says('Required fields: value must be non-empty.', [
      'engine/form/formValidator.test.ts',
      '구매요청명을 입력해 주세요.',
    ]),
    says(
      'JPY amounts are divided by 100 when converted to KRW, then rounded.',
      ['schemas/shared/money.test.ts', 'the equivalent in won'],
      ['server/modules/purchaseRequest/prSaving.test.ts', 'turns yen into won at the rate per 100 yen'],
    ),
    says(
      'Date format tokens: yyyy, yy, MM, dd, HH, hh, mm, ss, weekday short and long in Korean and English, a.m./p.m. in Korean.',
      ['schemas/shared/dateTokens.test.ts', '"%s" of %j is "%s"'],
    ),
  ],
  '7 Calls': [
    says(
      'All GET requests send no-cache headers.',
      [client, 'a reading call asks for a fresh answer and names its portal'],
      [
        'engine/shell/notices/noticeStream.test.ts',
        'asks with the tokens of the session and hears what comes',
      ],
    ),
    says(
      'Every request except loginCheck carries header IsCyber (Y or N).',
      [client, 'the external portal says so'],
      [client, 'a login check speaks for the portal of the path it asks about'],
      ['server/modules/everyOperation.test.ts', 'refuses %s who say IsCyber %s, and keeps that they did'],
    ),
    says('After login the bearer token and the access and refresh token headers become default headers.', [
      client,
      'a reading call asks for a fresh answer and names its portal',
    ]),
    says(
      'The table of calls, the calls of the auth server, and the other known paths.',
      [calls, '%s stands where the specification has it, takes and answers its names'],
      [calls, '%s is answered'],
    ),
  ],
  '8 Error catalogue': [
    says(
      'Response body with non-null errCode (except on /api/v2/verify): go to /.',
      [answers, 'any other errCode leads home'],
      [answers, 'verify may carry errCode'],
      [everyRequest, 'another errCode'],
    ),
    says(
      "GPMS005 (not on loginCheck): hide the loader, show the timeout-logout message, go to the area's login page.",
      [answers, 'a login check hands GPMS005 to its caller'],
      [everyRequest, '로그인 정보: 로그인 시간이 초과되어 로그아웃되었습니다.'],
    ),
    says(
      'errCode CMM-0005: go to /integration?type=l.',
      [answers, 'CMM-0005 leads to the integration page'],
      [everyRequest, 'errCode CMM-0005'],
    ),
    says(
      'Auth URLs (login, addUser, cyberLogin, cyberCheckOtp, loginCheck, cyberAdLogin) pass errors to the caller.',
      [answers, 'adding a user judges its errors'],
      [answers, 'the supplier AD log-in judges its errors'],
    ),
    says(
      'Otherwise an alert titled error: 400, 401, 403, 404, 500, 502 by their texts; other with msg shows the translated msg; else a generic error. Messages are in Korean.',
      [everyRequest, 'answered with %s says its text once'],
      [
        'server/modules/code/messages.test.ts',
        'the resources bring languages and every message of the product',
      ],
    ),
    says('A client-server clock difference over 5 minutes logs a recommendation to set the clock.', [
      'browser/product/sessionNetwork.spec.ts',
      'a clock that goes',
    ]),
    {
      says: 'Lookup and popup search failures are shown in a browser alert.',
      proofs: [['engine/popup/popup.test.ts', 'a failed search is shown in an alert']],
      decided: 'engine/README.md',
    },
    says(
      'Authentication codes: AUTH006, AUTH019, AUTH011, AUTH015, AUTH100, AUTH101, AUTH102, AUTH103, AUTH008, AUTH003, COM000010.',
      [cyberLogin, 'lets nobody in whose state the table refuses'],
      [login, 'who may not come in is refused in the words for it'],
      [directory, 'and is refused leads with %s to %s, without tokens'],
    ),
    says('AUTH013 invalid verification code; AUTH014 invalid reset password.', [
      reset,
      'needs the code, the same password twice and the rules',
    ]),
    says('AUTH006 not an authorized system (AD login shows a retry).', [
      'browser/product/directory.spec.ts',
      'whom nobody knows reads so, tries again, or logs in by password',
    ]),
    says('Login check codes: GPMS005 to login, GPMS006 to /info401, anything else to /info500.', [
      'engine/auth/checkLogin.test.ts',
      'the table of login checks holds these codes and no others',
    ]),
    says('Login failures are returned as code ERROR with the response body; tokens are cleared.', [
      loginFlow,
      'a login check that refuses clears the tokens',
    ]),
    says(
      'An errorCode in the URL is passed to the error page.',
      [directory, 'an error code in the address'],
      ['engine/routing/startRoutes.test.ts', 'the log-in page of staff without a directory'],
    ),
    says(
      'Logout on session expiry alerts, clears storage, goes to /integration?type=l.',
      [guards, 'of the %s portal, ended by itself, leads to %s'],
      [
        'browser/product/cyberLogin.spec.ts',
        'a session that has ended is told and leads to the entry of suppliers',
      ],
    ),
    says('A bad timestamp alerts.', [cyberEntry, "['?t=abc', '?t=', '?t=a&t=b']"]),
  ],
  '9 Business constants and limits': [
    says('Default language ko_KR.', [
      'engine/i18n/startLanguages.test.ts',
      'without a catalogue the frame and the screens speak Korean',
    ]),
    {
      says: 'Grid: 10 visible rows, row height 27, header 30.',
      proofs: [[canvas, 'without a height of its own the grid shows ten rows']],
      decided: 'engine/README.md',
    },
    says('Department and person grids 400px high, single-row selection.', [
      lookups,
      'department and person grids are 400 pixels high, with the columns of the specification',
    ]),
    says('File size limit default 10 MB.', [
      'server/modules/file/files.test.ts',
      'takes ten megabytes to the byte and not one more',
    ]),
    {
      says: 'Person name minimum 2 characters.',
      proofs: [[lookups, 'the person popup starts empty and wants a name of two characters or an id']],
      decided: 'engine/README.md',
    },
    says('Timestamp validity 60 seconds; timestamp string 14 characters.', [
      timestamps,
      'is fresh for exactly sixty-one of the seconds around it',
    ]),
    says('Stored login token window 5 seconds.', [
      'server/modules/login/directoryLogin.test.ts',
      'come back to their own page with tokens for seconds',
    ]),
    says('Chunk load timeout 120000 ms.', [chunks, 'is given up after 120 seconds, and not before']),
    says('Clock-skew threshold 300000 ms.', ['browser/product/sessionNetwork.spec.ts', '5:01 fast']),
    says('Modal z-index starts at 3000.', [lookups, 'dialogs lie above the page from 3000 on']),
    says('Menu layout widths 900 and 1200 px, breakpoint 1600, five menu columns per row.', [
      navigation,
      'the mega menu is 900 pixels wide below a window of 1600, and 1200 from there on',
    ]),
    says('Excel export type .xlsx.', [
      'engine/app/workbook/writeWorkbook.test.ts',
      'a file is called by title and minute in Seoul, a report by its month and the day',
    ]),
    says('System ids, hosts, cyber owner host and external partner links are configured.', [
      'server/settings.test.ts',
      'production refuses no secret',
    ]),
  ],
}
