import { connectDriver } from '../../../server/database/connectDriver'
import { handOverTable } from '../../cases/handOverTable'
import { documentOf } from './flowEdges'
import { type FlowWorld, numberOf, textOf } from './flowWorld'

/** From now on remembers which steps and which notices were written in one transaction. */
export async function rememberNotices(ownerUrl: string): Promise<void> {
  const owner = connectDriver(ownerUrl, { poolSize: 1 })
  await owner.unsafe(`create table remembered (tx text, doc_type text, action text, portal text);
    create function remember() returns trigger language plpgsql security definer as $$ begin
      if tg_table_name = 'notification' then
        insert into remembered values (pg_current_xact_id()::text, null, null, new.portal_type);
      else
        insert into remembered values (pg_current_xact_id()::text, new.doc_type, replace(new.action, 'sys:', ''), null);
      end if;
      return null; end $$;
    create trigger remember after insert on notification for each row execute function remember();
    create trigger remember after insert on document_event for each row execute function remember();
    grant select on remembered to public`)
  await owner.end()
}

/** Steps so frequent that somebody but the person who acts must have been told of one. */
const often = 5

export interface ToldSteps {
  /** Kinds of steps that told somebody. */
  readonly told: number
  /** What the table of hand-overs says and the walk has not shown, or the other way round. */
  readonly wrong: readonly string[]
}

export async function toldSteps({ read }: FlowWorld): Promise<ToldSteps> {
  const steps = await read(`select step.doc_type, step.action, count(distinct step.tx)::int as times,
      count(distinct told.tx) filter (where told.portal = 'I')::int as staff,
      count(distinct told.tx) filter (where told.portal = 'E')::int as suppliers,
      count(distinct told.tx) filter (where told.tx is not null and alone.tx is not null)::int as alone
    from remembered step
      left join remembered told on told.tx = step.tx and told.portal is not null
      left join (select tx from remembered where action is not null group by tx having count(*) = 1) alone
        on alone.tx = step.tx
    where step.action is not null group by step.doc_type, step.action order by 1, 2`)
  const wrong = steps.flatMap(step => {
    const table = handOverTable[documentOf[textOf(step, 'doc_type')] ?? '']
    const action = textOf(step, 'action')
    const times = numberOf(step, 'times')
    const isIn = (names: readonly string[] = []) => names.some(name => name.replace('sys:', '') === action)
    const said = [
      ...(isIn(table?.staff) && times >= often && numberOf(step, 'staff') === 0 ? ['tells no staff'] : []),
      ...(isIn(table?.suppliers) && times >= often && numberOf(step, 'suppliers') === 0
        ? ['tells no supplier']
        : []),
      ...(isIn(table?.nobody) && numberOf(step, 'alone') > 0 ? ['tells somebody'] : []),
    ]
    return said.map(what => `${textOf(step, 'doc_type')} ${action} (${times} times) ${what}`)
  })
  const told = steps.filter(step => numberOf(step, 'staff') + numberOf(step, 'suppliers') > 0)
  return { told: told.length, wrong }
}
