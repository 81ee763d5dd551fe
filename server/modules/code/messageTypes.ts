import { isMessageKey, messageKeys } from '../../../schemas/shared/resultCodes'

type MessageType = 'E' | 'W' | 'I' | 'C' | 'L'

/** Kinds of the product's messages (MSG_TYPE) that are neither questions nor errors. */
const otherTypes: Readonly<Record<string, MessageType>> = {
  loggedOutByTimeout: 'W',
  sessionExpired: 'W',
  loginCanceled: 'I',
  alertTitleError: 'L',
  alertTitleLogin: 'L',
  saved: 'I',
  processed: 'I',
  dateClamped: 'W',
  centuryChosen: 'W',
  nothingSelected: 'W',
  nothingToExport: 'W',
  exportRunsOnServer: 'I',
  noResult: 'I',
  nothingChanged: 'W',
  moreCells: 'I',
}

for (const key of Object.keys(otherTypes))
  if (!isMessageKey(key))
    throw new Error(`Of the message "${key}" a type is known, but there is no such message.`)

/** Keys of questions begin with what they ask for. */
export const messageTypes: Readonly<Record<string, MessageType>> = Object.fromEntries(
  messageKeys.map(key => [key, otherTypes[key] ?? (key.startsWith('confirm') ? 'C' : 'E')]),
)
