import { screenRoutes } from '../../../codegen/generated/screens'

/** A screen that exists: its path and the operations it may call. */
export interface KnownScreen {
  readonly screen: string
  readonly path: string
  readonly portal: string
  readonly operations: readonly string[]
}

const ownData = ['getMyInfo', 'verifyMyPassword', 'updateMyInfo', 'changeMyPassword']

const ownPages = (portal: string, base: string): readonly KnownScreen[] =>
  ['PersonInfoLogin', 'PersonInfo'].map(name => ({
    screen: `userManagement_${name}`,
    path: `${base}/userManagement/${name}`,
    portal,
    operations: portal === 'internal' ? [...ownData, 'popupPerson'] : ownData,
  }))

/** Pages without a definition, and what parts of the frame ask on the pages of others. */
const handWritten: readonly KnownScreen[] = [
  // A notice is read above the home.
  {
    screen: 'cyberNotice',
    path: '/cyber',
    portal: 'external',
    operations: ['listPost', 'getPost', 'listFiles', 'downloadFileWs'],
  },
  ...ownPages('internal', ''),
  ...ownPages('external', '/cyber'),
]

/** The screens whose definitions are built in, and the few that are written by hand. */
export const knownScreens: readonly KnownScreen[] = [...screenRoutes, ...handWritten]
