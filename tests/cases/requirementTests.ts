/** Where a requirement is shown: file under tests, and the title of a test or of the group it stands in. */
export type Proof = readonly [file: string, title: string]

export interface RequirementRow {
  readonly proofs: readonly Proof[]
  /** What of the row no test shows yet. */
  readonly lacks?: string
  /** Why there is nothing to test: what it speaks of is not built. Only then a row may be without a proof. */
  readonly notBuilt?: string
}

const session = 'server/modules/session/session.test.ts'
const life = 'server/modules/session/sessionLife.test.ts'
const cyberLogin = 'server/modules/session/cyberLogin.test.ts'
const wait = 'server/modules/session/loginWait.test.ts'
const reset = 'server/modules/session/passwordReset.test.ts'
const supplier = 'server/modules/session/supplierSession.test.ts'
const every = 'server/modules/everyOperation.test.ts'
const server = 'server/http/server.test.ts'
const tabs = 'browser/product/session.spec.ts'

/** The rows of requirements.md that belong to log-in, browser defences, authorisation and audit. */
export const requirementRows: Readonly<Record<string, RequirementRow>> = {
  'R-01': {
    proofs: [
      [life, 'are one less in a browser that logs in again: its former session is dead'],
      [life, 'must be renewed first, gets a new identity and then has the rights of that group'],
      [session, 'is over for a user who is disabled, at the next request, and for one who logs out'],
    ],
  },
  'R-02': { proofs: [[session, 'keeps no token in the store with which one could log in']] },
  'R-03': {
    proofs: [
      [session, 'ends after thirty idle minutes and lives on with every request, ten hours at most'],
      [life, 'never reaches beyond ten hours after log-in'],
    ],
  },
  'R-04': {
    proofs: [
      [life, 'answers twenty tabs that renew at once with the same tokens, which all go on working'],
      [
        session,
        'is renewed with new tokens; an old refresh token used again after ten seconds ends it for everybody',
      ],
      ['engine/auth/verifySession.test.ts', 'twenty who ask at once in one tab send one request'],
      [tabs, 'two tabs whose token was replaced renew it once between them, and both work on'],
    ],
  },
  'R-05': {
    proofs: [
      ['browser/product/login.spec.ts', 'logging out in one tab ends the session in its copy'],
      ['engine/auth/sessionStore.test.ts', 'a duplicated tab starts with the same session'],
    ],
    lacks: 'window.open, and that closing one tab leaves the others',
  },
  'R-06': {
    proofs: [
      [session, 'is over for a user who is disabled, at the next request, and for one who logs out'],
      [
        supplier,
        'ends at the next request when the user is blocked or his company has left, not when orders stop',
      ],
      [life, 'must be renewed first, gets a new identity and then has the rights of that group'],
    ],
  },
  'R-07': {
    proofs: [
      [life, 'are shown to their user, who ends one of them or all'],
      [life, 'are five at most: the sixth ends the one unused longest'],
      ['server/modules/authority/authority.test.ts', 'sessions'],
    ],
  },
  'R-08': {
    proofs: [
      ['server/modules/session/cyberEntry.test.ts', 'open one session of its own, once'],
      ['engine/routing/urlTokens.test.ts', 'tokens in the address'],
      ['browser/product/cyberLogin.spec.ts', 'tokens leave the address before anything is asked with them'],
      [
        'server/modules/directory/directoryLogin.test.ts',
        'keeps the assertion out of every address that a server sees',
      ],
    ],
    lacks: 'a search through every log of a run',
  },
  'R-09': {
    proofs: [
      ['schemas/shared/accessTimestamp.test.ts', 'is fresh for exactly sixty-one of the seconds around it'],
      ['server/modules/session/cyberEntry.test.ts', 'the parameter t of the external entry'],
      ['server/modules/session/accessSignature.test.ts', 'a timestamp that is signed (requirements 1)'],
      [
        'browser/product/cyberLogin.spec.ts',
        'a timestamp that is not fresh is refused and leads to the entry',
      ],
    ],
  },
  'R-10': { proofs: [['engine/routing/moveUrl.test.ts', 'where a log-in may lead']] },
  'R-11': {
    proofs: [
      [every, 'refuses %s who say IsCyber %s, and keeps that they did'],
      [supplier, 'is refused with IsCyber "%s", which is kept'],
    ],
  },
  'R-12': {
    proofs: [
      ['server/http/externalHost.test.ts', 'the host of suppliers (R-12)'],
      ['server/http/externalHost.test.ts', 'calls on the host of suppliers'],
    ],
  },
  'R-13': { proofs: [['server/modules/directory/assertion.test.ts', 'the assertion of SSO (R-13)']] },
  'R-14': {
    proofs: [
      [wait, 'makes a strange network wait that goes through identifiers, and grows'],
      [session, 'locks an account after five wrong passwords, though not for a network its owner has used'],
      [cyberLogin, 'falls on identifiers that nobody has as well, so that it tells nothing'],
    ],
    lacks: 'the difference in time over 200 tries: both ways compare a hash, and nothing measures it',
  },
  'R-15': {
    proofs: [
      [wait, 'does not shut out a user in a network known to be his, whatever his neighbours do there'],
      [cyberLogin, 'leaves running sessions and known networks alone, and the right password there ends it'],
    ],
  },
  'R-16': {
    proofs: [
      [cyberLogin, 'is judged five times at most when a hundred guesses come at once, and lets in once'],
      [cyberLogin, 'counts for three minutes, only the last one sent, only for its user and its transaction'],
      [cyberLogin, 'stands nowhere in the store as it was sent'],
    ],
  },
  'R-17': {
    proofs: [
      [
        reset,
        'is answered alike for a user, for nobody and for one who has left, and sent to the first alone',
      ],
      [
        reset,
        'needs the code, the same password twice and the rules; then it alone logs in, and sessions have ended',
      ],
      [reset, 'lifts no lock'],
    ],
  },
  'R-18': { proofs: [['schemas/shared/passwordRule.test.ts', '%s is judged: %s']] },
  'R-19': {
    proofs: [
      ['server/process/productionBuild.test.ts', 'the server that is built for production does not hold %s'],
    ],
    lacks: 'the same search in the bundle of the browser',
  },
  'R-20': {
    proofs: [
      [server, 'a change sent by %s has no effect'],
      [every, 'that changes something is not called by another site'],
    ],
    lacks: 'a page of another origin in a browser',
  },
  'R-21': {
    proofs: [
      [server, 'pages are guarded: no foreign script, no frame, no address handed on'],
      [
        'browser/product/everyPage.spec.ts',
        'all pages pass the accessibility rules and make the browser complain of nothing',
      ],
    ],
    lacks: 'the judgement of csp_evaluator',
  },
  'R-22': {
    proofs: [
      [server, 'pages are guarded: no foreign script, no frame, no address handed on'],
      [server, 'an answer of the API is never kept by anybody'],
      ['server/http/cookies.test.ts', 'cookies (R-22)'],
      ['server/http/headers.test.ts', 'the headers of each class of routes (R-22)'],
    ],
  },
  'R-23': {
    proofs: [['server/modules/common/sanitizeRichText.test.ts', 'a rich text that somebody sends']],
    lacks: 'the corpus of a hundred through every field in a browser',
  },
  'R-24': {
    proofs: [
      [
        'engine/expression/evaluatorAttacks.test.ts',
        'an expression that reaches for more than the page is refused when it is written',
      ],
      ['engine/expression/evaluatorAttacks.test.ts', 'a tree that is too deep is given up'],
    ],
  },
  'R-25': {
    proofs: [
      [every, 'no operation takes a word that its contract does not name, at any depth'],
      [server, 'a key that the contract does not know is refused by its name'],
      [server, 'an emptied filter counts as not given, a filter sent twice is refused'],
    ],
  },
  'R-30': {
    proofs: [
      [server, 'a file is saved under its Korean name and never shown'],
      [
        'server/modules/common/files.test.ts',
        'belong to their uploader until a request carries them, then to whoever sees the request',
      ],
    ],
    lacks: 'two companies against all numbers of files',
  },
  'R-32': {
    proofs: [
      [every, 'that is not public answers nobody without a session'],
      [every, 'refuses %s who say IsCyber %s, and keeps that they did'],
      [
        'schemas/codes/menus.test.ts',
        'every leaf of the %s menu is granted to groups of that portal, each once',
      ],
    ],
    lacks:
      'the cells of the thirteen groups, of other companies and of other departments for every operation',
  },
  'R-33': {
    proofs: [
      [
        'server/modules/purchase/prRowScope.test.ts',
        'is the same in the list, in the document, in the count and in the sum, whoever asks',
      ],
      [
        'server/modules/warehousing/listWarehousing.test.ts',
        'a department and a section see their own, in rows, counts and items alike',
      ],
    ],
    lacks: 'documents other than requests and receipts, and a thousand random users',
  },
  'R-34': {
    proofs: [
      ['server/modules/export/export.test.ts', 'holds only the rows that the asking person sees'],
      ['server/modules/export/export.test.ts', 'is seen and fetched by nobody but the one who asked'],
      [
        'server/modules/purchase/prRowScope.test.ts',
        'hides a request of another section as if it did not exist, and only the whole company is told so',
      ],
    ],
    lacks: 'how long a refusal takes',
  },
  'R-35': {
    proofs: [
      [server, 'a field that the contract does not name never leaves'],
      ['server/modules/contract.test.ts', 'answers every look-up of the request screens'],
    ],
    lacks: 'writing by role and state, field by field',
  },
  'R-36': {
    proofs: [
      ['schemas/shared/employeeAccess.test.ts', 'the employee widget'],
      [
        'server/modules/purchase/prRowScope.test.ts',
        'follows the scope of the group: all, section, department, own',
      ],
      ['server/modules/contract.test.ts', 'answers every look-up of the request screens'],
    ],
    lacks: 'tampered calls for each of the groups 30, 31, 32 and 33',
  },
  'R-52': {
    proofs: [
      [supplier, 'form a chain in which a row that was changed or taken out is found'],
      [supplier, 'hold one line each, and nobody may change or delete them'],
      ['server/database/withActor.test.ts', 'nobody, not even the system, can change or remove an event'],
    ],
  },
  'R-53': {
    proofs: [],
    notBuilt: 'the page for downloading personal data (/dataDownload) is not built',
  },
  'R-54': {
    proofs: [
      ['schemas/shared/resultCodes.test.ts', 'result codes'],
      ['server/modules/session/authCodes.test.ts', 'has a way to every authentication code of the table'],
      ['engine/auth/answerRule.test.ts', 'the general response handling'],
      [
        'server/http/failure.test.ts',
        'our own mistake tells the number of the request and nothing of our insides',
      ],
      ['server/modules/directory/directoryFaults.test.ts', 'a directory that does not answer as it should'],
    ],
  },
  'R-55': {
    proofs: [
      ['engine/auth/serverClock.test.ts', 'a computer that is %s gets advice %s ms off: %i times'],
      ['schemas/shared/dateText.test.ts', 'a typed date'],
      ['schemas/shared/dateText.test.ts', 'a typed month'],
      [tabs, 'the last minute is counted down in a dialog, and one key extends the session in all tabs'],
    ],
  },
}
