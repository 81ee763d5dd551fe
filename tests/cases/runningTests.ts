import type { RequirementRow } from './requirementTests'

const lifecycle = 'server/process/lifecycle.test.ts'
const network = 'browser/product/sessionNetwork.spec.ts'
const unsaved = 'browser/product/unsavedEntries.spec.ts'
const bytes = 'schemas/shared/byteLength.test.ts'
const exported = 'server/modules/export/export.test.ts'
const typing = 'browser/gridTyping.spec.ts'
const hangul = 'browser/product/hangulTyping.spec.ts'

/** The rows of requirements.md that belong to crashes, load, texts and to what a browser may meet with. */
export const runningRows: Readonly<Record<string, RequirementRow>> = {
  'R-46': {
    proofs: [
      [lifecycle, 'killed in the middle of writing, it starts again with every acknowledged note, each once'],
    ],
  },
  'R-47': {
    proofs: [
      [lifecycle, 'when its database is killed it starts it again and goes on'],
      [
        'server/database/pooledConnection.test.ts',
        'what waits for an answer when the connection is lost is told so, and may be done again',
      ],
      ['server/database/pooledConnection.test.ts', 'nothing more is sent on a connection that is lost'],
    ],
    // A standby that is promoted: npm run drill.
  },
  'R-48': {
    proofs: [
      [lifecycle, 'a second start on the same data is refused, naming the first and the folder'],
      ['server/database/folderLock.test.ts', 'is held by one and free again after it'],
    ],
  },
  'R-49': {
    proofs: [
      ['server/backup/backup.test.ts', 'is restored with the same rows, references and attachments'],
      [
        'server/backup/baseCopy.test.ts',
        'a copy of the embedded PostgreSQL at work goes to a moment after it, and loses what came later',
      ],
    ],
  },
  'R-50': {
    proofs: [
      [
        lifecycle,
        'asked to end, it finishes what runs, refuses what comes, stops its database and leaves with 0',
      ],
      [lifecycle, 'says that it is not ready before it stops taking requests'],
    ],
  },
  'R-51': {
    proofs: [
      [
        'server/http/pressure.test.ts',
        'a server with too much at work turns further calls away, answers its health, and finishes what it has',
      ],
      ['server/http/server.test.ts', 'a body of more than 1 MB is refused'],
      [
        'server/http/bodyParsers.test.ts',
        'a file without a length is refused at its limit, and what follows is not taken in',
      ],
      [exported, 'that is cancelled leaves no file, and at most two are open at once'],
      [
        'server/http/turns.test.ts',
        'works at a number of calls of one key, lets some wait in their order, and refuses the rest',
      ],
    ],
  },
  'R-56': {
    proofs: [
      [bytes, '"%s" counts %i'],
      [bytes, 'truncation keeps the longest beginning, never half a character, in 2,000 random texts'],
    ],
  },
  'R-57': {
    // Two versions served beside each other: npm run drill.
    proofs: [[network, 'screens that could not be fetched at log-in are fetched at the next try']],
  },
  'R-58': {
    proofs: [[network, 'a network that breaks and comes back costs neither the session nor what was typed']],
    notBuilt: 'drafts that outlive the browser',
  },
  'R-59': {
    proofs: [
      [unsaved, 'an unsaved request stays in its tab while its drafter looks at the list'],
      [unsaved, 'closing the tab of an unsaved request asks first, and 취소 keeps what was typed'],
      [unsaved, 'logging out with an unsaved request asks first, and 취소 keeps what was typed'],
      [unsaved, 'closing the window with an unsaved request makes the browser ask'],
      [unsaved, 'after a lost session the same person finds the same page and entries'],
    ],
  },
  'R-60': {
    proofs: [
      [
        'browser/product/purchaseRequest.spec.ts',
        'the second of two people who change one request is told, and loses nothing he typed',
      ],
    ],
  },
  'R-61': {
    proofs: [
      [exported, 'holds every one of more than 20,000 rows once, in the order asked for'],
      [exported, 'that is cancelled leaves no file, and at most two are open at once'],
      ['bench/listPrBench.ts', 'far page, default order'],
      ['bench/exportBench.ts', 'A workbook of 100,000 rows and 20 columns'],
      ['bench/scrollBench.ts', 'Rolls the wheel over a list of a million rows'],
    ],
  },
  'R-62': {
    proofs: [
      [
        hangul,
        '한글 typed into a condition is kept whole, and the Enter that ends a syllable searches nothing',
      ],
      [hangul, '한글 typed into the search of a popup finds by what stands there'],
      [typing, '한글 typed into a merely selected cell arrives from the first jamo'],
      [typing, 'Enter during a composition does not commit, the Enter after it does and moves down'],
      [typing, 'Tab and arrows during a composition are left to it'],
    ],
  },
}
