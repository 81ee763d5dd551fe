import type { Proof } from '../guards/proofs'

export interface RequirementRow {
  readonly proofs: readonly Proof[]
  /** What of the row no test shows yet. */
  readonly lacks?: string
  /** Why there is nothing to test: what it speaks of is not built. Only then a row may be without a proof. */
  readonly notBuilt?: string
}

const session = 'server/modules/session/session.test.ts'
const life = 'server/modules/session/sessionLife.test.ts'
const cyberLogin = 'server/modules/login/cyberLogin.test.ts'
const wait = 'server/modules/login/loginWait.test.ts'
const reset = 'server/modules/login/passwordReset.test.ts'
const supplier = 'server/modules/session/supplierSession.test.ts'
const every = 'server/modules/everyOperation.test.ts'
const server = 'server/http/server.test.ts'
const tabs = 'browser/product/session.spec.ts'
const matrix = 'server/authorization/matrix.test.ts'
const scopes = 'server/authorization/otherScope.test.ts'
const writing = 'server/authorization/fieldWriting.test.ts'
const transitions = 'server/authorization/transitions.test.ts'
const refusals = 'server/authorization/refusals.test.ts'
const personal = 'server/modules/export/personalExport.test.ts'
const files = 'server/modules/file/files.test.ts'
const workbooks = 'server/modules/workbook/checkWorkbook.test.ts'
const races = 'server/flow/races.test.ts'
const effects = 'server/http/idempotency.test.ts'
const production = 'server/process/productionBuild.test.ts'

/** The rows of requirements.md that belong to log-in, browser defences, files, authorisation, audit and simultaneous work. */
export const requirementRows: Readonly<Record<string, RequirementRow>> = {
  'R-01': {
    proofs: [
      [life, 'are one less in a browser that logs in again: its former session is dead'],
      [life, 'must be renewed first, gets a new identity and then has the rights of that group'],
      [session, 'is over for a user who is disabled, at the next request, and for one who logs out'],
      [session, 'ends after thirty idle minutes and lives on with every request, ten hours at most'],
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
      [tabs, 'a tab that was opened from another has its session, and closing it ends nothing for the other'],
      ['browser/product/bothPortals.spec.ts', 'both portals stand side by side in one browser'],
    ],
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
      ['server/modules/login/cyberEntry.test.ts', 'open one session of its own, once'],
      ['engine/routing/urlTokens.test.ts', 'tokens in the address'],
      ['browser/product/cyberLogin.spec.ts', 'tokens leave the address before anything is asked with them'],
      [
        'server/modules/login/directoryLogin.test.ts',
        'keeps the assertion out of every address that a server sees',
      ],
      [
        'server/modules/login/secretsInLogs.test.ts',
        'no line of the log of a whole run holds a password, a code, a token or an assertion',
      ],
      [
        'server/modules/login/withoutUrlTokens.test.ts',
        'a supplier comes back from the directory with nothing in the address, and goes in by his cookie, once',
      ],
    ],
  },
  'R-09': {
    proofs: [
      ['schemas/shared/accessTimestamp.test.ts', 'is fresh for exactly sixty-one of the seconds around it'],
      ['server/modules/login/cyberEntry.test.ts', 'the parameter t of the external entry'],
      ['server/modules/secret/accessSignature.test.ts', 'a timestamp that is signed (requirements 1)'],
      [
        'browser/product/cyberLogin.spec.ts',
        'a timestamp that is not fresh is refused and leads to the entry',
      ],
    ],
  },
  'R-10': { proofs: [['engine/auth/moveUrl.test.ts', 'where a log-in may lead']] },
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
      ['server/http/externalHost.test.ts', 'are refused of each operation that a session of staff'],
    ],
  },
  'R-13': { proofs: [['server/modules/login/assertion.test.ts', 'the assertion of SSO (R-13)']] },
  'R-14': {
    proofs: [
      [wait, 'makes a strange network wait that goes through identifiers, and grows'],
      [session, 'locks an account after five wrong passwords, though not for a network its owner has used'],
      [cyberLogin, 'falls on identifiers that nobody has as well, so that it tells nothing'],
      [
        'server/modules/login/refusedLogins.test.ts',
        'hashes once and at the same cost whether or not the identifier of %s exists',
      ],
      ['bench/loginBench.ts', 'A refused log-in of a known and of an unknown identifier'],
    ],
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
      ['server/modules/login/loginLock.test.ts', 'is lifted by a password set anew with a code'],
      ['server/modules/login/codeRequests.test.ts', 'a code for nobody is the same work as one for a user'],
    ],
  },
  'R-18': {
    proofs: [
      ['schemas/shared/passwordRule.test.ts', '%s is judged: %s'],
      ['server/modules/login/refusedLogins.test.ts', 'hashes once and at the same cost'],
      [reset, 'needs the code, the same password twice and the rules'],
    ],
  },
  'R-19': {
    proofs: [
      [production, 'the server that is built for production does not hold %s'],
      [production, 'the pages that are built for production do not hold %s: %s'],
      ['server/modules/local/devPages.test.ts', 'and what they ask are not found on a server of production'],
    ],
  },
  'R-20': {
    proofs: [
      [server, 'a change sent by %s has no effect'],
      [every, 'that changes something is not called by another site'],
      [
        'browser/product/otherOrigin.spec.ts',
        'a page of another site sends forms, texts and JSON without any effect, and reads nothing',
      ],
    ],
  },
  'R-21': {
    proofs: [
      [server, 'pages are guarded: no foreign script, no frame, no address handed on'],
      [
        'browser/product/everyDefinition.spec.ts',
        'pages and what opens above them pass the accessibility rules: ',
      ],
      ['browser/product/everyRole.spec.ts', 'every kind of page of the menu opens for '],
      [
        'server/http/contentSecurityPolicy.test.ts',
        'the policy of %s has no finding of high or medium in the judgement of csp_evaluator',
      ],
    ],
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
    proofs: [
      ['server/modules/board/sanitizeRichText.test.ts', 'a rich text that somebody sends'],
      [
        'server/contract/fuzz.test.ts',
        'is answered with nothing that a browser would run where every field holds a text that tries to become code',
      ],
      [
        'browser/product/hostileTexts.spec.ts',
        'a hundred hostile texts in every field of a document are only texts: in form, grid, list and popup',
      ],
      [
        'browser/product/hostileTexts.spec.ts',
        'a hundred hostile texts as conditions and pasted into cells run nothing',
      ],
    ],
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
  'R-26': {
    proofs: [
      [files, 'takes ten megabytes to the byte and not one more'],
      [
        'server/http/bodyParsers.test.ts',
        'a file without a length is refused at its limit, and what follows is not taken in',
      ],
    ],
  },
  'R-27': {
    proofs: [
      ['schemas/shared/filePreflight.test.ts', 'a file by its name, size, declared type and first bytes'],
      [files, 'takes or refuses %s for what it is'],
    ],
  },
  'R-28': {
    proofs: [
      [workbooks, 'a workbook from outside'],
      [workbooks, 'with $name is refused'],
      [workbooks, 'other requests are answered while bombs are judged'],
      ['server/modules/workbook/readWorkbook.test.ts', '%s that cannot be taken is refused: %3$s'],
    ],
  },
  'R-29': {
    proofs: [
      ['schemas/shared/sheetCell.test.ts', 'a value in a sheet (R-29)'],
      [
        'server/modules/export/formulas.test.ts',
        'a workbook of %s holds no formula, whatever its texts begin with',
      ],
      ['guards/tableFiles.test.ts', 'is a workbook: no code makes a file of comma-separated values (R-29)'],
    ],
  },
  'R-30': {
    proofs: [
      [server, 'a file is saved under its Korean name and never shown'],
      [files, 'belong to their uploader until a request carries them, then to whoever sees the request'],
      [
        'server/authorization/filesOfCompanies.test.ts',
        'two companies that go through the numbers of all files get those of their own notices and letters, and nothing else',
      ],
    ],
  },
  'R-32': {
    proofs: [
      [every, 'that is not public answers nobody without a session'],
      [every, 'refuses %s who say IsCyber %s, and keeps that they did'],
      [
        'schemas/codes/menus.test.ts',
        'every leaf of the %s menu is granted to groups of that portal, each once',
      ],
      [matrix, 'each operation is open to the groups that menus and workflows name, and to nobody else'],
      [
        matrix,
        'each address is opened by the login check to the groups that have its menu, with their access',
      ],
      [
        matrix,
        'a session that says it is of the other portal is refused everything but what asks for no session',
      ],
      [
        scopes,
        'a record of another department or company is neither read nor changed, whatever it is asked with',
      ],
      [scopes, 'a list shows rows of the own section, department or company alone'],
      [refusals, 'so are records that stand in the body or in the query instead of the address'],
    ],
  },
  'R-33': {
    proofs: [
      [
        'server/modules/purchaseRequest/prRowScope.test.ts',
        'is the same in the list, in the document, in the count and in the sum, whoever asks',
      ],
      [
        'server/modules/receipt/listWarehousing.test.ts',
        'a department and a section see their own, in rows, counts and items alike',
      ],
      [
        'server/authorization/randomReaders.test.ts',
        'a thousand people of all groups and places find in a list exactly what they may open',
      ],
    ],
  },
  'R-34': {
    proofs: [
      ['server/modules/export/export.test.ts', 'holds only the rows that the asking person sees'],
      ['server/modules/export/export.test.ts', 'is seen and fetched by nobody but the one who asked'],
      [
        'server/modules/purchaseRequest/prRowScope.test.ts',
        'hides a request of another section as if it did not exist, and only the whole company is told so',
      ],
      [refusals, 'a record of somebody else and one that nobody has are refused alike, after the same work'],
      ['server/modules/notice/noticeStream.test.ts', 'then each that comes, to the person alone'],
      ['server/modules/home/home.test.ts', 'counts within the rows that a person may see'],
      ['server/modules/home/home.test.ts', 'adds up the last six months of what a person may see'],
    ],
  },
  'R-35': {
    proofs: [
      [server, 'a field that the contract does not name never leaves'],
      ['server/modules/contract.test.ts', 'answers every look-up of the request screens'],
      [writing, '%s: who may write in which state is what the workflow says, for each group'],
      [writing, 'the drafter changes each field alone, and the others stay; nobody else changes any'],
      [writing, 'no field of the answer that the input does not name can be written'],
      [transitions, '%s: whoever may do what in which state may, and nobody else can'],
      [transitions, '%s takes no field of a document but those that are entered'],
      [transitions, 'a document is begun by those alone whom its workflow names'],
    ],
  },
  'R-36': {
    proofs: [
      ['schemas/shared/employeeAccess.test.ts', 'the employee widget'],
      [
        'server/modules/purchaseRequest/prRowScope.test.ts',
        'follows the scope of the group: all, section, department, own',
      ],
      ['server/modules/contract.test.ts', 'answers every look-up of the request screens'],
      [
        'server/authorization/tamperedScopes.test.ts',
        'another section, department or person in a call brings nothing to groups 30, 31 and 32',
      ],
      [
        'server/authorization/tamperedScopes.test.ts',
        'who may choose any section finds what the others do not, unless he is tied to his department',
      ],
    ],
  },
  'R-37': {
    proofs: [
      [races, 'of fifty writers of one version exactly one wins, again and again'],
      [
        'browser/product/purchaseRequest.spec.ts',
        'the second of two people who change one request is told, and loses nothing he typed',
      ],
    ],
  },
  'R-38': {
    proofs: [
      [
        'server/modules/purchaseRequest/prSaving.test.ts',
        'refuses a version that somebody else has passed, and ten saves in a row of one person never',
      ],
    ],
  },
  'R-39': {
    proofs: [
      [effects, 'a hundred sendings of one key at the same time have one effect'],
      [effects, 'the same key with another content is refused'],
      [effects, 'keys are forgotten after two days, not after one'],
    ],
  },
  'R-40': {
    proofs: [
      [
        'browser/product/doubleSave.spec.ts',
        'pressing 저장 again and again while the server is slow makes one request',
      ],
    ],
  },
  'R-41': {
    proofs: [
      [
        races,
        'approve, reject, recall, edit and cancel in any order: one changes the request, no step is skipped, nobody approves his own',
      ],
    ],
  },
  'R-42': {
    proofs: [
      [
        'server/flow/flow.test.ts',
        'thousands of random actions by random people, many at the same moment, break nothing',
      ],
    ],
  },
  'R-43': {
    proofs: [
      ['schemas/shared/money.test.ts', 'the lines always add up to the tax of the document'],
      [
        'schemas/shared/money.test.ts',
        'a total is the sum of the rounded lines, which may differ from the rounded total',
      ],
      [
        'schemas/shared/decimal.test.ts',
        'agrees with whole-number arithmetic for 2,000 random sums, products and roundings',
      ],
      [
        'server/modules/purchaseRequest/prSaving.test.ts',
        'turns yen into won at the rate per 100 yen of the draft date and rounds once',
      ],
    ],
  },
  'R-44': {
    proofs: [
      ['server/documentNumber.test.ts', 'forty taken at once are forty different ones without a gap'],
      ['server/documentNumber.test.ts', 'after 999,999 of a month the server says "sequence overflow"'],
    ],
  },
  'R-45': {
    proofs: [
      [
        'server/database/withActor.test.ts',
        'a unit that lost a race is done again, at most three times, and only when it may be',
      ],
    ],
  },
  'R-52': {
    proofs: [
      [supplier, 'form a chain in which a row that was changed or taken out is found'],
      [supplier, 'hold one line each, and nobody may change or delete them'],
      ['server/database/withActor.test.ts', 'nobody, not even the system, can change or remove an event'],
    ],
  },
  'R-53': {
    proofs: [
      [personal, 'is kept with who, when, why, rows, columns and conditions once it can be fetched'],
      [personal, 'cannot be made past it from a page of %i rows'],
      [personal, 'is changed or read by nobody but the server, and forgotten after the months that are set'],
      [
        'engine/step/personalExport.test.ts',
        'is written by the server alone, with the reason that was asked for',
      ],
    ],
  },
  'R-54': {
    proofs: [
      ['schemas/shared/resultCodes.test.ts', 'result codes'],
      ['server/modules/login/authCodes.test.ts', 'has a way to every authentication code of the table'],
      ['engine/auth/answerRule.test.ts', 'the general response handling'],
      [
        'server/http/failure.test.ts',
        'our own mistake tells the number of the request and nothing of our insides',
      ],
      ['server/modules/login/directoryFaults.test.ts', 'a directory that does not answer as it should'],
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
