/**
 * What operators and product owners may want to change and what no environment needs to: how often and how long the server tries,
 * how much one user may ask for, how long things are kept. Limits that are rules of purchasing stand with their rules.
 */
const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** So many calls within so long. */
interface CallWindow {
  readonly most: number
  readonly milliseconds: number
}

/** Slips on their way to the ERP: the pause after the nth try is firstPause × 3^(n-1). */
export const postingLimits = {
  tries: 5,
  firstPauseMilliseconds: 2 * second,
  /** A sender that has not reported for so long has died. */
  leaseMilliseconds: 120 * second,
  atOnce: 5,
  /** The call that put a slip into the outbox sends it itself; others wait so long before they do. */
  headStartMilliseconds: 5 * second,
} as const

/** Mails and text messages. */
export const messageLimits = {
  tries: 6,
  firstPauseMilliseconds: 10 * second,
  leaseMilliseconds: 300 * second,
  atOnce: 100,
  /** How long a mail server or gateway may take for one message. */
  answerMilliseconds: 20 * second,
  keptMilliseconds: day,
} as const

/** Verification codes of one user: each costs money and disturbs him. */
export const codeLimits = { perWindow: 5, windowMilliseconds: 10 * minute } as const

/** Workbooks that the server writes, per person. Assumed. */
export const exportLimits = { openJobs: 2, dailyJobs: 50, keptHours: 24 } as const

/**
 * Calls that a node works at together; the others wait, and beyond a number are refused with 429. A page asks for ten things at
 * most, and a node has 16 connections: neither one person nor one slow operation holds all of them.
 */
export const callLimits = {
  person: { working: 6, waiting: 60 },
  /** Before a log-in. A whole office may stand behind one address. */
  address: { working: 4, waiting: 200 },
  operation: { working: 6, waiting: 300 },
  retryAfterSeconds: 2,
  /** Refusals that a node holds back for that long; further ones leave at once. */
  heldRefusals: 100,
} as const

/**
 * Calls of strangers who apply (domain 3.43, 3; of staff 3.46). A contact is sent ten codes a day, and with each it applies once.
 * Submissions count once what was entered is right, whatever comes of them; mistakes at a field are free.
 */
export const strangerLimits = {
  /** Codes of one contact. */
  contact: [
    { most: 1, milliseconds: minute },
    { most: 5, milliseconds: hour },
    { most: 10, milliseconds: day },
  ],
  /** Codes, questions for a business number, submissions and applications of staff of one address. */
  code: [{ most: 20, milliseconds: hour }],
  number: [{ most: 60, milliseconds: hour }],
  submit: [{ most: 10, milliseconds: hour }],
  staff: [{ most: 5, milliseconds: hour }],
} as const satisfies Readonly<Record<string, readonly CallWindow[]>>

/** Identifiers that one proved contact may ask for (domain 3.43, 1), so that nobody goes through all of them. */
export const mostIdChecks = 20

/** Files that no document carries yet. Assumed: two groups of the largest files. */
export const uploadLimits = { pendingBytes: 200 * 1_048_576, keptHours: 24 } as const

/** Assumed: nobody looks for a notice of last season; documents keep their own history. */
export const noticeLimits = { keptMilliseconds: 90 * day } as const
