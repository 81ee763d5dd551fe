import { sql } from 'kysely'
import { writeBaseData } from '../base/baseData'
import type { Clock } from '../clock'
import { systemActor } from '../database/actor'
import type { Database, Transaction } from '../database/connect'
import { connectDriver } from '../database/connectDriver'
import { withActor } from '../database/withActor'
import { loadOrganisation, loadRules } from '../document/approval/approvalStore'
import { nextNumbers } from '../document/documentNumber'
import { demoAccounts, demoPassword } from '../modules/demo/demoAccounts'
import { claimFolder } from '../modules/file/fileBlobs'
import { hashPassword } from '../modules/secret/passwordHash'
import { writeApprovalLines } from './approvalLineSeed'
import { seedAssetRounds } from './assetRoundSeed'
import { seedAssets } from './assetSeed'
import { seedAttributes } from './attributeSeed'
import { seedNoticeFiles, seedNotices } from './boardSeed'
import { seedBudgets } from './budgetSeed'
import { seedCategories } from './categorySeed'
import { seedCompanyChanges } from './companyChangeSeed'
import { seedCompanyItems } from './companyItemSeed'
import { seedCompanies } from './companySeed'
import { continueRequests } from './continueRequests'
import { seedContracts } from './contractSeed'
import { seedCouncil } from './councilSeed'
import { writeDelegates } from './delegateSeed'
import { seedDeliveries } from './deliverySeed'
import { seedDiscoveries } from './discoverySeed'
import { seedEvaluatedApplicants } from './evaluatedApplicantSeed'
import { seedEvaluations } from './evaluationSeed'
import { writeExtUsers } from './extUserSeed'
import { seedFaq } from './faqSeed'
import { seedHighCostActions } from './highCostSeed'
import { keptItem, seedItems, seedPrices } from './itemSeed'
import { seedItemUploads } from './itemUploadSeed'
import { loadRows, numbersPerDay } from './loadRows'
import { seedLois } from './loiSeed'
import {
  seedAccounts,
  seedCostCenters,
  seedPeriods,
  seedRates,
  seedSourcingGroups,
  seedUnits,
} from './masterSeed'
import { seedMessages } from './messageSeed'
import { seedNoneOrders } from './noneOrderSeed'
import { seedOfferUploads } from './offerUploadSeed'
import { seedPoChanges } from './orderChangeSeed'
import { seedOrderHistory } from './orderHistorySeed'
import { seedOrderRequests } from './orderRequestSeed'
import { type Person, seedDepartments, seedPeople, seedSections } from './organisationSeed'
import { seedPastQuotations } from './pastQuotationSeed'
import { seedQuotationHistory } from './quotationHistorySeed'
import { seedQuotations } from './quotationSeed'
import { seedReceiptHistory } from './receiptHistorySeed'
import { seedRegistrations } from './registrationSeed'
import { tellRequests } from './requestStory'
import { seededRandom } from './seededRandom'
import { seedFiles } from './seedFiles'
import { workOutFlow, writeFlow } from './seedFlow'
import { seedSettlementHistory } from './settlementHistorySeed'
import { seedSettlements } from './settlementSeed'
import { seedSgCompanies } from './sgCompanySeed'
import { seedSimpleOrders } from './simpleOrderSeed'
import { seedSlips } from './slipSeed'
import { seedStaffApplications } from './staffApplicationSeed'
import { seedTotals } from './totalSeed'
import { seedVendorApplications } from './vendorApplicationSeed'
import { buyerOf, rateOn, workOut, writeRequests } from './writeRequests'
import { writeSessions } from './writeSessions'

export interface SeedOptions {
  readonly clock: Clock
  /** Where blobs lie; without it no request carries a file. */
  readonly filesFolder?: string
  /** The role that owns the tables. */
  readonly ownerUrl: string
  /** Requests for tests of scale, beside the story of the demo. */
  readonly rows?: number
  readonly tell?: (text: string) => void
}

const seed = 20_261_120

/**
 * Fills a database with the story of the demo, seen from the clock's day, and with the requests of the load. The story is
 * written once; a database that has it is left as it is.
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<void> {
  const { clock, ownerUrl, rows, filesFolder, tell = () => undefined } = options
  await writeBaseData(database, 'demo', clock.now())
  if (!(await withActor(database, systemActor, hasPeople))) {
    tell('Writing the demo data.')
    const hashes = await hashPasswords()
    if (filesFolder !== undefined) await claimFolder(filesFolder)
    await withActor(database, systemActor, async tx => {
      if (await isTold(tx)) return
      await writeStory(tx, clock, hashes, rows !== undefined)
      await seedNotices(tx, clock.today(), clock.now())
      await seedFaq(tx, clock.today())
      await seedMessages(tx, clock.now())
      await seedItemUploads(tx, clock.today())
      await seedLois(tx, clock.now(), filesFolder)
      await seedEvaluatedApplicants(tx, clock.now(), filesFolder)
      await seedRegistrations(tx, clock.now())
      await seedVendorApplications(tx, clock.now(), filesFolder)
      await seedCompanyChanges(tx, clock.now(), filesFolder)
      await seedCompanyItems(tx, clock.now(), filesFolder)
      await seedOfferUploads(tx, clock.now())
      await seedAssets(tx, clock.now(), filesFolder)
      await seedAssetRounds(tx, clock.now())
      await seedBudgets(tx)
      await seedStaffApplications(tx, clock.now())
      await seedHighCostActions(tx, clock.now(), clock.today())
      await writeSessions(tx, clock.now())
      if (filesFolder !== undefined) {
        await seedFiles(tx, filesFolder, clock.now())
        await seedNoticeFiles(tx, filesFolder, clock.now())
      }
    })
    await takeStatistics(ownerUrl)
  }
  if (rows === undefined) return
  tell(`Writing ${rows.toLocaleString('ko-KR')} purchase requests.`)
  await loadRows({ ownerUrl, rows, today: clock.today(), tell })
}

const hasPeople = async (tx: Transaction) =>
  (await tx.selectFrom('person').select('singleid').limit(1).execute()).length > 0

/** Whether another node that has started at the same moment has told the story; waits until it has. */
async function isTold(tx: Transaction): Promise<boolean> {
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    tx,
  )
  await tx.selectFrom('installation').select('kind').forUpdate().execute()
  // On a busy machine the story takes its time between two statements.
  await sql`select set_config('lock_timeout', '5s', true), set_config('statement_timeout', '60s', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
  return hasPeople(tx)
}

/** PostgreSQL would do it by itself a minute later. The first pages would be planned without any knowledge until then. */
async function takeStatistics(ownerUrl: string): Promise<void> {
  const owner = connectDriver(ownerUrl, { poolSize: 1 })
  try {
    await owner.unsafe('vacuum (freeze, analyze)').simple()
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** Each named account has a hash of its own; the others of the story share one. */
async function hashPasswords(): Promise<ReadonlyMap<string, string>> {
  const names = ['', ...demoAccounts.map(account => account.singleid)]
  const hashes = await Promise.all(names.map(() => hashPassword(demoPassword)))
  return new Map(names.map((name, index) => [name, hashes[index] ?? '']))
}

async function writeStory(
  tx: Transaction,
  clock: Clock,
  hashes: ReadonlyMap<string, string>,
  isLoaded: boolean,
): Promise<void> {
  const random = seededRandom(seed)
  const [now, today] = [clock.now(), clock.today()]
  const { people, heads } = seedPeople(random)
  await writeOrganisation(tx, today, now, people, heads, hashes)
  const rates = seedRates(random, today)
  await tx.insertInto('exchange_rate').values(rates).execute()
  await tx.insertInto('accounting_period').values(seedPeriods(today)).execute()
  await tx.insertInto('account').values(seedAccounts()).execute()
  await tx.insertInto('cost_center').values(seedCostCenters()).execute()
  await tx.insertInto('unit').values(seedUnits()).execute()
  const groups = seedSourcingGroups()
  await tx.insertInto('sourcing_group').values(groups).execute()
  await tx.insertInto('item_category').values(seedCategories()).execute()
  const companies = seedCompanies(random, today)
  await tx.insertInto('company').values(companies).execute()
  await writeExtUsers(tx, companies, now)
  const items = seedItems(random, today, new Set(groups.map(group => group.sg_code)))
  await tx.insertInto('item').values(items.map(keptItem)).execute()
  // The codes of those that are not approved come from one sequence.
  await tx
    .insertInto('doc_sequence')
    .values({ prefix: 'T', yyyymm: '000000', last_no: items.length })
    .execute()
  const suppliers = companies
    .filter(company => company.status === 'REGISTERED')
    .map(company => company.comp_no)
  const prices = seedPrices(random, today, items, suppliers)
  await tx.insertInto('item_price').values(prices).execute()
  // Their numbers are given.
  await nextNumbers(tx, 'IP', now, prices.length)
  await seedAttributes(tx, today)
  await writeApprovalLines(tx, people, heads, now)

  const story = tellRequests(random, today, people, items)
  const dayRates = new Map(rates.map(({ currency, rate_date, rate }) => [`${currency} ${rate_date}`, rate]))
  const written = workOut(story, {
    random,
    now,
    rules: await loadRules(tx, 'PR'),
    organisation: await loadOrganisation(tx, today, []),
    names: new Map(people.map(person => [person.singleid, person.hname])),
    rates: dayRates,
    sequence: (day, countOfMonth, countOfDay) =>
      isLoaded ? (Number(day.slice(8)) - 1) * numbersPerDay + countOfDay : countOfMonth,
  })
  const flow = workOutFlow({
    now,
    today,
    requests: written.ordered,
    people,
    items,
    companies,
    buyerOf,
    rateOn: (currency, day) => rateOn(dayRates, currency, day),
  })
  await writeRequests(tx, continueRequests(written, flow.outcomes))
  await writeFlow(tx, flow)
  await seedPastQuotations(tx, today)
  await seedQuotations(tx, today)
  await seedQuotationHistory(tx)
  await seedOrderRequests(tx, now)
  await seedSimpleOrders(tx, now)
  await seedDiscoveries(tx, now)
  await seedSettlements(tx)
  await seedNoneOrders(tx, now)
  await seedSlips(tx, flow.settlement.slipTimes, now)
  await seedSettlementHistory(tx)
  await seedReceiptHistory(tx, today)
  await seedDeliveries(tx, now)
  await seedOrderHistory(tx)
  await seedPoChanges(tx, now)
  await seedSgCompanies(tx)
  await seedEvaluations(tx, now)
  await seedContracts(tx, now)
  await seedCouncil(tx, now)
  await seedTotals(tx, now)
}

async function writeOrganisation(
  tx: Transaction,
  today: string,
  now: Date,
  people: readonly Person[],
  heads: ReadonlyMap<string, string>,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.insertInto('section').values(seedSections()).execute()
  await tx
    .insertInto('person')
    .values([...people])
    .execute()
  await tx.insertInto('department').values(seedDepartments(today, heads)).execute()
  await writeDelegates(tx, today)
  await tx
    .insertInto('person_password')
    .values(
      people.map(({ singleid }) => ({
        singleid,
        pw_hash: hashes.get(singleid) ?? hashes.get('') ?? '',
        changed_dt: now,
      })),
    )
    .execute()
}
