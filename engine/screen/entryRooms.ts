import { createDocumentRoom } from '../document/documentRun'
import { createFilesRoom } from '../files/filesRun'
import { createEditedRoom } from '../grid/editedRun'

/** Rooms in which something is entered. They are fetched beside the plan of a screen that has some; a list does without. */
export const entryRooms = { createDocumentRoom, createFilesRoom, createEditedRoom }

export type EntryRooms = typeof entryRooms
