/** Code whose mutants are judged together. In a path `*` stands for any name, and (a|b) for one of them. */
export interface MutantSet {
  readonly code: readonly string[]
  /** Tests of the modules and of their neighbours: each mutant is tried alone. */
  readonly own: readonly string[]
  /** Computed tests that take long: mutants that are left are tried many at a time, and apart once a test fails. */
  readonly wide: readonly string[]
}

const computed = [
  'authorization/(transitions|otherScope)',
  'flow/(histories|races|flow)',
  'contract/(listAndRead|everyFilter)',
  'cases/everyCase',
  'plans/pressedButtons',
].map(name => `tests/server/${name}.test.ts`)
const modules = (...names: readonly string[]) => names.map(name => `server/modules/${name}/*.ts`)
const testsOf = (...names: readonly string[]) => names.map(name => `tests/server/modules/${name}/*.test.ts`)

export const mutantSets: Readonly<Record<string, MutantSet>> = {
  login: {
    code: modules('login', 'session', 'secret'),
    own: testsOf('login', 'session', 'secret'),
    wide: [],
  },
  permissions: {
    code: [
      ...modules('access', 'file'),
      'server/database/(actor|role|runAs|runAsSystem|withActor).ts',
      'server/document/(checkGroup|documentApproval|judgeTransition|partyRows).ts',
      'server/document/approval/(actOnApproval|approverPass|recallApproval).ts',
      'server/http/(contractRoutes|maskedValues).ts',
      'server/modules/authority/(authUserRules|saveAuthMenu|saveAuthUser|saveAuthorGroup).ts',
      'server/modules/session/findActor.ts',
      'schemas/shared/employeeAccess.ts',
      'schemas/workflow/workflow.ts',
    ],
    own: [
      'tests/schemas/shared/employeeAccess.test.ts',
      'tests/schemas/workflow/*.test.ts',
      'tests/server/http/maskedValues.test.ts',
      'tests/server/database/withActor.test.ts',
      ...testsOf('access', 'approval', 'authority', 'file'),
    ],
    wide: [
      'tests/server/database/policiesByShape.test.ts',
      'tests/server/http/(emptyFields|idempotency|failure).test.ts',
      'tests/server/modules/export/export.test.ts',
      'tests/server/modules/purchaseRequest/(prParties|prRowScope|prTransitions).test.ts',
      'tests/server/modules/session/(frameCalls|myMenus|session|supplierSession).test.ts',
      'tests/server/authorization/(matrix|tamperedScopes|filesOfCompanies|refusals).test.ts',
      ...computed,
    ],
  },
  money: {
    code: [
      'schemas/shared/(decimal|money|monthPeriods|tooManyDecimals|wonUnit).ts',
      'server/master/(accountingPeriod|exchangeRates|paymentDue|unitPrice).ts',
      'server/document/(budgetUse|moneyText|rowSums).ts',
      'server/modules/order/orderAmounts.ts',
      ...modules('itemPrice', 'monthlySettlement', 'settlement', 'settlementMonth', 'settlementTarget'),
      ...modules('taxInvoice'),
    ],
    own: [
      'tests/schemas/shared/(decimal|money|wonUnit).test.ts',
      'tests/server/modules/settlement/settlementAmounts.test.ts',
      'tests/server/master/(accountingPeriod|unitPrice).test.ts',
      ...testsOf('monthlySettlement', 'settlement', 'taxInvoice'),
    ],
    wide: [
      'tests/engine/filter/*.test.ts',
      ...testsOf('order', 'orderRequest', 'slip', 'receipt', 'loi', 'rfq', 'simpleOrder'),
      'tests/server/modules/item/companyItem.test.ts',
      'tests/server/modules/purchaseRequest/(budget|prSaving).test.ts',
      'tests/server/modules/report/(priceVectors|reportVectors|demoRecomputed).test.ts',
      ...computed,
    ],
  },
}

/** Those among `paths` that the patterns name, in the order of the patterns. */
export function matching(paths: readonly string[], patterns: readonly string[]): readonly string[] {
  const named = patterns.flatMap(pattern => {
    const shape = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
    return paths.filter(path => shape.test(path))
  })
  return [...new Set(named)]
}
