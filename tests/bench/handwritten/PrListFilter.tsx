import { lazy, memo, Suspense, useState } from 'react'
import { say } from '../../../engine/runtime/say'
import { useFrame, useSession } from '../../../engine/shell/frame/frame'
import { employeeAccess } from '../../../schemas/shared/employeeAccess'
import { Button } from '../../../widgets/Button'
import { DateRange } from '../../../widgets/DateRange'
import { EmployeeField } from '../../../widgets/EmployeeField'
import { Field } from '../../../widgets/Field'
import { IconButton } from '../../../widgets/IconButton'
import { LookupField } from '../../../widgets/LookupField'
import { MultiSelect } from '../../../widgets/MultiSelect'
import { SelectField } from '../../../widgets/SelectField'
import { TextField } from '../../../widgets/TextField'
import type { LookupKind } from './LookupDialog'
import { initialValues, type PrListValues } from './prListSearch'
import '../../../engine/toolbar/actionBar.css'
import '../../../engine/filter/filterView.css'

const LookupDialog = lazy(() => import('./LookupDialog').then(piece => ({ default: piece.LookupDialog })))

interface PrListFilterProps {
  readonly opening: PrListValues
  readonly onSearch: (values: PrListValues) => void
}

const nobody = { auth: '', authGroupId: '' }

/** The eleven conditions, four or five beside each other. They are its own until a search is asked for. */
export const PrListFilter = memo(function PrListFilter({ opening, onSearch }: PrListFilterProps) {
  const frame = useFrame()
  const codes = useSession(state => state.codes)
  const user = useSession(state => state.user)
  const access = employeeAccess(user ?? nobody)
  const today = frame.clock.today()
  const [values, setValues] = useState(opening)
  const [periodProblem, setPeriodProblem] = useState<string>()
  const [lookup, setLookup] = useState<{ readonly kind: LookupKind; readonly typed: string }>()
  const [isFolded, setFolded] = useState(false)
  const change = (changed: PrListValues) => setValues(before => ({ ...before, ...changed }))
  const lookUp = (kind: LookupKind, typed = '') => setLookup({ kind, typed })
  const search = () => {
    const isComplete = Boolean(values.reqDateFrom && values.reqDateTo)
    setPeriodProblem(isComplete ? undefined : '요청일자는 필수 입력 항목입니다.')
    if (isComplete) onSearch(values)
  }
  const text = (name: 'prNo' | 'title' | 'itemName', label: string, maxCharacters: number) => (
    <Field id={name} label={label} layout="left">
      <TextField
        id={name}
        label={label}
        value={values[name] ?? ''}
        maxCharacters={maxCharacters}
        onChange={value => change({ [name]: value })}
        onEnter={search}
      />
    </Field>
  )
  const choice = (
    name: 'purchaseType' | 'expenseType' | 'status' | 'approvalStatus',
    label: string,
    group: string,
    Control: typeof SelectField | typeof MultiSelect,
  ) => (
    <Field id={name} label={label} layout="left">
      <Control
        id={name}
        label={label}
        value={values[name] ?? ''}
        options={codes[group] ?? []}
        emptyText={say('all')}
        onChange={value => change({ [name]: value })}
        onEnter={search}
      />
    </Field>
  )
  const part = (kind: 'section' | 'department' | 'person', label: string, shown: string | undefined) => ({
    label,
    text: shown ?? '',
    isEnabled: access[kind].isEnabled,
    onLookUp: (typed?: string) => lookUp(kind, typed),
  })
  return (
    <search className="filter" aria-label={say('filterLabel')} data-folded={isFolded || undefined}>
      {isFolded ? (
        <span className="filter-none">{Object.values(values).filter(Boolean).join(' · ')}</span>
      ) : (
        <div className="filter-fields">
          {text('prNo', '구매요청번호', 16)}
          {text('title', '구매요청명', 100)}
          <Field id="employee" label="요청자" layout="left" span={2}>
            <EmployeeField
              id="employee"
              label="요청자"
              section={part('section', '사업부', values.section)}
              department={part('department', '부서명', values.deptnm ?? values.deptcd)}
              person={part('person', '요청자', values.requesterNm ?? values.requester)}
              onEnter={search}
            />
          </Field>
          {text('itemName', '품목명', 100)}
          <Field id="buyerId" label="구매담당" layout="left">
            <LookupField
              id="buyerId"
              label="구매담당"
              value={values.buyerId ?? ''}
              text={values.buyerNm ?? values.buyerId ?? ''}
              onChange={value => change({ buyerId: value })}
              onLookUp={typed => lookUp('buyer', typed)}
              onEnter={search}
            />
          </Field>
          {choice('purchaseType', '구매유형', 'PURCHASE_TYPE', SelectField)}
          {choice('expenseType', '비용구분', 'EXPENSE_TYPE', SelectField)}
          {choice('status', '진행상태', 'PR_STATUS', MultiSelect)}
          {choice('approvalStatus', '결재상태', 'APPROVAL_STATUS', MultiSelect)}
          <Field
            id="reqDate"
            label="요청일자"
            layout="left"
            isRequired
            {...(periodProblem && { error: periodProblem })}
          >
            <DateRange
              id="reqDate"
              label="요청일자"
              isRequired
              from={values.reqDateFrom ?? ''}
              to={values.reqDateTo ?? ''}
              today={today}
              onChange={(reqDateFrom, reqDateTo) => change({ reqDateFrom, reqDateTo })}
              onEnter={search}
            />
          </Field>
          <Field id="needDate" label="납품희망일" layout="left">
            <DateRange
              id="needDate"
              label="납품희망일"
              from={values.needDateFrom ?? ''}
              to={values.needDateTo ?? ''}
              today={today}
              onChange={(needDateFrom, needDateTo) => change({ needDateFrom, needDateTo })}
              onEnter={search}
            />
          </Field>
        </div>
      )}
      <div className="filter-actions">
        <div className="action-bar">
          <Button label={say('search')} look="primary" onPress={search} />
          <Button label={say('reset')} onPress={() => setValues(initialValues(frame))} />
        </div>
        <IconButton
          icon={isFolded ? 'down' : 'up'}
          label={say(isFolded ? 'filterUnfold' : 'filterFold')}
          onPress={() => setFolded(!isFolded)}
        />
      </div>
      {lookup && (
        <Suspense fallback={null}>
          <LookupDialog
            {...lookup}
            values={values}
            onClose={() => setLookup(undefined)}
            onChoose={changed => {
              change(changed)
              setLookup(undefined)
            }}
          />
        </Suspense>
      )}
    </search>
  )
})
