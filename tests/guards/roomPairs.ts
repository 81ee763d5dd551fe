import { engineRooms } from './engineRooms'

/**
 * The rooms of the engine, and from which other rooms each may import, whether values or types. A room is a
 * folder with all that is below it. Rooms that are not listed are not judged as importers yet.
 */
export const roomPairs: Readonly<Record<string, readonly string[]>> = {
  ...engineRooms,
  'engine/auth': ['engine/settings', 'engine/i18n', 'engine/runtime'],

  // What the rooms of the shell share, then the rooms, then the pages that put them together.
  'engine/shell/frame': ['engine/settings', 'engine/i18n', 'engine/auth', 'engine/runtime'],
  'engine/shell/dialogs': [
    ...['engine/settings', 'engine/i18n', 'engine/runtime', 'engine/render'],
    ...['engine/shell/frame'],
  ],
  'engine/shell/keyboard': ['engine/i18n', 'engine/shell/frame', 'engine/shell/dialogs'],
  'engine/shell/session': ['engine/settings', 'engine/i18n', 'engine/shell/frame', 'engine/shell/dialogs'],
  'engine/shell/menu': [
    ...['engine/settings', 'engine/i18n', 'engine/auth'],
    ...['engine/shell/frame', 'engine/shell/dialogs'],
  ],
  'engine/shell/tabs': [
    ...['engine/settings', 'engine/i18n', 'engine/auth', 'engine/runtime'],
    ...['engine/shell/frame', 'engine/shell/menu'],
  ],
  'engine/shell/notices': [
    ...['engine/settings', 'engine/i18n', 'engine/auth', 'engine/runtime'],
    ...['engine/shell/frame', 'engine/shell/dialogs'],
  ],
  'engine/shell/person': [
    ...['engine/i18n', 'engine/auth', 'engine/render'],
    ...['engine/shell/frame', 'engine/shell/dialogs'],
  ],
  'engine/shell/login': [
    ...['engine/settings', 'engine/i18n', 'engine/auth', 'engine/runtime'],
    ...['engine/shell/frame', 'engine/shell/dialogs', 'engine/shell/session', 'engine/shell/person'],
  ],
  'engine/shell/apply': [...['engine/i18n', 'engine/runtime', 'engine/files'], ...['engine/shell/frame']],
  'engine/shell/pages': [
    ...['engine/settings', 'engine/i18n', 'engine/auth', 'engine/render'],
    ...['engine/shell/frame', 'engine/shell/dialogs', 'engine/shell/keyboard', 'engine/shell/session'],
    ...['engine/shell/menu', 'engine/shell/tabs', 'engine/shell/notices', 'engine/shell/person'],
  ],

  'engine/routing': [
    'engine/screen',
    ...['engine/settings', 'engine/i18n', 'engine/auth', 'engine/runtime', 'engine/sample'],
    ...['engine/shell/frame', 'engine/shell/menu', 'engine/shell/tabs', 'engine/shell/person'],
    ...['engine/shell/login', 'engine/shell/apply', 'engine/shell/pages'],
  ],
}
