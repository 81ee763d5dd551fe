import { actionProofs } from './actionProofs'
import { answerProofs } from './answerProofs'
import { entryProofs } from './entryProofs'
import { listProofs } from './listProofs'

/** The cases that are proved on a page at work without browser and server; the others in `tests/server/cases`. */
export const unitProofs = { ...listProofs, ...answerProofs, ...actionProofs, ...entryProofs }
