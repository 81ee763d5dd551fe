import { contractFacts } from '../../../codegen/generated/contractFacts'
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

const reads = Object.values(contractFacts).filter(({ isEffect }) => !isEffect)

/** What reads one of a list by its number: the address of the list with the number behind it. */
const singleReads: ReadonlyMap<string, readonly string[]> = new Map(
  reads
    .filter(({ answer }) => answer.kind === 'rows')
    .map(({ id, path, answer }) => {
      const addresses = Object.keys(answer.fields).map(field => `${path}/{${field}}`)
      return [id, reads.filter(read => addresses.includes(read.path)).map(read => read.id)]
    }),
)

/** A screen that lists documents may read each of them, whether or not it shows one by itself (domain 6.2). */
const withSingleReads = (screen: KnownScreen): KnownScreen => ({
  ...screen,
  operations: [
    ...new Set([...screen.operations, ...screen.operations.flatMap(id => singleReads.get(id) ?? [])]),
  ],
})

/** The screens whose definitions are built in, and the few that are written by hand. */
export const knownScreens: readonly KnownScreen[] = [...screenRoutes, ...handWritten].map(withSingleReads)
