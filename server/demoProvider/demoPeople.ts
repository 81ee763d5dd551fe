import { demoAccounts, demoPassword } from '../modules/demo/demoAccounts'
import { demoSuppliers } from '../modules/demo/demoSuppliers'

/** Somebody whom the demo's directory knows. */
export interface DirectoryEntry {
  /** What it says in "sub"; person.ep_id and ext_user.dsad_id hold the same. */
  readonly identity: string
  /** What is typed at its log-in. */
  readonly login: string
  readonly name: string
  readonly email: string
}

/** As the seed writes it; domain 8.6 names the people of the directory by their Single ID. */
export const demoIdentity = (singleid: string) => `ep.${singleid}`

/** Known to the directory and to nobody here: log-in ends with AUTH003. */
const stranger: DirectoryEntry = {
  identity: 'ep.unknown',
  login: 'bad',
  name: '미등록 사용자',
  email: 'bad@elsewhere.example',
}

const staff = demoAccounts.map(
  ({ singleid, hname }): DirectoryEntry => ({
    identity: demoIdentity(singleid),
    login: singleid,
    name: hname,
    email: `${singleid}@hanbit.example`,
  }),
)

const suppliers = [...new Set(demoSuppliers.flatMap(({ dsadId }) => dsadId ?? []))].map(
  (identity): DirectoryEntry => ({
    identity,
    login: identity,
    name: demoSuppliers.find(({ dsadId }) => dsadId === identity)?.compNameKr ?? identity,
    email: `${identity}@partner.example`,
  }),
)

const directoryEntries: readonly DirectoryEntry[] = [...staff, ...suppliers, stranger]

export function findEntry(login: string): DirectoryEntry | undefined {
  const typed = login.trim().toLowerCase()
  return directoryEntries.find(entry => entry.login === typed)
}

export function findIdentity(identity: string): DirectoryEntry | undefined {
  return directoryEntries.find(entry => entry.identity === identity)
}

export const isDemoPassword = (password: string) => password === demoPassword
