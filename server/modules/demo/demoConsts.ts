import { authGroup, isAuthGroupId } from '../../../schemas/codes/authGroups'
import english from '../../../schemas/languages/en_US/demo.json'
import { demoAccounts, demoPassword } from './demoAccounts'
import { demoSuppliers } from './demoSuppliers'

/** What tells the people of the demo apart, in each further language; nobody else's page says it. */
const words: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  en_US: new Map(Object.entries(english)),
}

/** The people of the demo, for the log-in page. Names are data and stay as they are. */
export function demoConsts(language: string): Readonly<Record<'demoAccounts' | 'demoSuppliers', string>> {
  const say = (korean: string) => words[language]?.get(korean) ?? korean
  const groupName = (group: string) => say(isAuthGroupId(group) ? authGroup(group).name : group)
  const people = demoAccounts.map(({ singleid, hname, group, deptnm, note }) => ({
    singleid,
    hname,
    deptnm: say(deptnm),
    groupName: groupName(group),
    note: say(note),
    password: demoPassword,
  }))
  const suppliers = demoSuppliers.map(({ userId, userName, group, compNameKr, note }) => ({
    userId,
    userName,
    compNameKr: say(compNameKr),
    groupName: groupName(group),
    note: say(note),
    password: demoPassword,
  }))
  return { demoAccounts: JSON.stringify(people), demoSuppliers: JSON.stringify(suppliers) }
}
