import { useCallback, useEffect, useMemo, useState } from 'react'
import { say } from '../../../engine/runtime/say'
import { tellFailure } from '../../../engine/runtime/tellFailure'
import { useFrame } from '../../../engine/shell/frame/frame'
import { Button } from '../../../widgets/Button'
import { DataGrid } from '../../../widgets/DataGrid/DataGrid'
import type { GridColumn } from '../../../widgets/DataGrid/dataGridContract'
import { Dialog } from '../../../widgets/Dialog'
import { Field } from '../../../widgets/Field'
import { TextField } from '../../../widgets/TextField'
import type { PrListValues } from './prListSearch'

export type LookupKind = 'section' | 'department' | 'person' | 'buyer'

interface LookupDialogProps {
  readonly kind: LookupKind
  readonly typed: string
  readonly values: PrListValues
  readonly onChoose: (change: PrListValues) => void
  readonly onClose: () => void
}

type Row = Readonly<Record<string, unknown>>

const titles: Readonly<Record<LookupKind, string>> = {
  section: '사업부 선택',
  department: '부서 선택',
  person: '임직원 검색',
  buyer: '구매담당 선택',
}
const column = (id: string, title: string, width: number): GridColumn => ({ id, title, kind: 'text', width })
const people = [
  column('hname', '이름', 100),
  column('section', '사업부', 120),
  column('deptnm', '부서명', 140),
  column('singleid', 'Single ID', 140),
]
const columns: Readonly<Record<LookupKind, readonly GridColumn[]>> = {
  section: [column('sectionName', '사업부명', 400)],
  department: [column('sectionName', '사업부명', 200), column('deptnm', '부서명', 300)],
  person: people,
  buyer: people,
}

/** Chooses a section, a department or a person from a list. */
export function LookupDialog({ kind, typed, values, onChoose, onClose }: LookupDialogProps) {
  const { call, ask } = useFrame()
  const [name, setName] = useState(typed)
  const [rows, setRows] = useState<readonly Row[]>()
  const [selected, setSelected] = useState<number>()
  const search = useCallback(
    async (wanted: string) => {
      const found: Readonly<Record<LookupKind, () => Promise<readonly object[]>>> = {
        section: () => call('popupBsns', {}),
        department: () => call('popupDept', { deptnm: wanted, sectionName: values.section ?? '' }),
        person: () => call('popupPerson', { hname: wanted, sectionName: values.section ?? '' }),
        buyer: () => call('popupBuyer', { hname: wanted }),
      }
      try {
        setRows((await found[kind]()).map(row => ({ ...row })))
      } catch (error) {
        await tellFailure(ask, error)
      }
    },
    [call, ask, kind, values.section],
  )
  useEffect(() => {
    if (kind !== 'person' || typed !== '') void search(typed)
  }, [kind, typed, search])
  const source = useMemo(
    () => ({ count: rows?.length ?? 0, rowAt: (index: number) => rows?.[index] }),
    [rows],
  )
  const choose = (index: number | undefined) => {
    const row = index === undefined ? undefined : rows?.[index]
    if (row) onChoose(changeOf(kind, row))
  }
  return (
    <Dialog
      title={titles[kind]}
      onClose={onClose}
      depth={0}
      width={640}
      closeLabel={say('close')}
      foot={
        <>
          <Button label={say('cancel')} onPress={onClose} />
          <Button
            label={say('choose')}
            look="primary"
            isDisabled={selected === undefined}
            onPress={() => choose(selected)}
          />
        </>
      }
    >
      <Field id="lookupName" label="이름" layout="left">
        <TextField
          id="lookupName"
          label="이름"
          value={name}
          onChange={setName}
          onEnter={() => void search(name)}
        />
      </Field>
      <DataGrid
        label={titles[kind]}
        columns={columns[kind]}
        rows={source}
        state={source.count > 0 ? 'ready' : 'empty'}
        emptyText={say('noResultNext')}
        selectedRow={selected}
        onSelectRow={setSelected}
        onOpenRow={choose}
        height={400}
        readOnly
      />
    </Dialog>
  )
}

function changeOf(kind: LookupKind, row: Row): PrListValues {
  const text = (name: string) => (typeof row[name] === 'string' ? row[name] : '')
  if (kind === 'buyer') return { buyerId: text('singleid'), buyerNm: text('hname') }
  const section = { section: text(kind === 'person' ? 'section' : 'sectionName') }
  if (kind === 'section') return { ...section, deptcd: '', deptnm: '', requester: '', requesterNm: '' }
  const department = { ...section, deptcd: text('deptcd'), deptnm: text('deptnm') }
  if (kind === 'department') return { ...department, requester: '', requesterNm: '' }
  return { ...department, requester: text('singleid'), requesterNm: text('hname') }
}
