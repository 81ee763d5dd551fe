import type { RuleStep } from './approvalRules'

export interface Department {
  readonly deptcd: string
  readonly indept: string | null
  readonly topDept: string
  readonly deptnm: string
  readonly headSingleid: string | null
}

export interface Approver {
  readonly singleid: string
  readonly hname: string
  readonly deptnm: string | null
  readonly positionNm: string | null
  /** A working, L on leave, R resigned. */
  readonly status: string
  readonly appChk: string
  /** Who may act for him today. */
  readonly delegate: string | null
}

/** The departments of the newest month and the people who may approve. */
export interface Organisation {
  readonly departments: ReadonlyMap<string, Department>
  readonly people: ReadonlyMap<string, Approver>
}

export interface ResolvedStep {
  readonly stepNo: number
  readonly seq: number
  readonly stepType: string
  readonly singleid: string
}

/** Why a line cannot be made: nobody found for a resolver, or somebody who may not approve. */
export type ApproverProblem =
  | { readonly problem: 'unresolved'; readonly resolver: string }
  | { readonly problem: 'absent'; readonly status: string }
  | { readonly problem: 'noRight' }

export interface Drafting {
  readonly drafter: string
  readonly deptcd: string
}

/** Departments whose heads sign for the whole company. */
const companyHeads: Readonly<Record<string, string>> = {
  BUYER_HEAD: '구매기획팀',
  ACC_HEAD: '재무팀',
  CFO: '경영지원실',
}

function rootOf({ departments }: Organisation, deptcd: string): Department | undefined {
  let department = departments.get(deptcd)
  while (department?.indept) department = departments.get(department.indept)
  return department
}

function departmentNamed({ departments }: Organisation, deptnm: string): Department | undefined {
  return [...departments.values()].find(department => department.deptnm === deptnm)
}

function startDepartment(
  organisation: Organisation,
  resolver: string,
  deptcd: string,
): Department | undefined {
  if (resolver === 'DEPT_HEAD') return organisation.departments.get(deptcd)
  if (resolver === 'SECTION_HEAD') return rootOf(organisation, deptcd)
  const name = companyHeads[resolver]
  return name === undefined ? undefined : departmentNamed(organisation, name)
}

/** Assumed: above the root of a section stands the CFO, who is the head of 경영지원실. */
function above(organisation: Organisation, department: Department): Department | undefined {
  if (department.indept) return organisation.departments.get(department.indept)
  const top = departmentNamed(organisation, companyHeads.CFO ?? '')
  return top === department ? undefined : top
}

/** The head, or the first head further up who is neither the drafter nor on leave. */
function headFrom(organisation: Organisation, start: Department | undefined, drafter: string) {
  for (let department = start; department; department = above(organisation, department)) {
    const head = organisation.people.get(department.headSingleid ?? '')
    if (head && head.singleid !== drafter && head.status !== 'L') return head
  }
  return undefined
}

function resolveStep(
  step: RuleStep,
  drafting: Drafting,
  organisation: Organisation,
): Approver | ApproverProblem {
  const approver =
    step.resolver === 'PERSON'
      ? organisation.people.get(step.singleid ?? '')
      : headFrom(
          organisation,
          startDepartment(organisation, step.resolver, drafting.deptcd),
          drafting.drafter,
        )
  if (!approver || approver.singleid === drafting.drafter)
    return { problem: 'unresolved', resolver: step.resolver }
  if (approver.status !== 'A') return { problem: 'absent', status: approver.status }
  return approver.appChk === 'Y' ? approver : { problem: 'noRight' }
}

/**
 * Puts people to the steps of a rule. The drafter never approves his own document and somebody on leave does not
 * approve: the head of the department above does. Who would act twice keeps the later step alone; the steps are then
 * counted again, and steps that shared a number still do.
 */
export function resolveApprovers(
  steps: readonly RuleStep[],
  drafting: Drafting,
  organisation: Organisation,
): readonly ResolvedStep[] | ApproverProblem {
  const found: ResolvedStep[] = []
  for (const step of [...steps].sort((a, b) => a.stepNo - b.stepNo || a.seq - b.seq)) {
    const approver = resolveStep(step, drafting, organisation)
    if ('problem' in approver) return approver
    found.push({ stepNo: step.stepNo, seq: step.seq, stepType: step.stepType, singleid: approver.singleid })
  }
  const kept = found.filter(
    (step, index) => !found.slice(index + 1).some(later => later.singleid === step.singleid),
  )
  const numbers = [...new Set(kept.map(step => step.stepNo))]
  return kept.map(step => ({ ...step, stepNo: numbers.indexOf(step.stepNo) + 1 }))
}
