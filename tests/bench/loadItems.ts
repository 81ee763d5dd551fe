import type { TransactionSql } from 'postgres'
import { connectDriver } from '../../server/database/connectDriver'
import { similarKey } from '../../server/modules/item/similarKey'
import { itemVocabulary } from '../../server/seed/itemVocabulary'
import { putBack, setAside } from '../../server/seed/suspendConstraints'

const patienceMilliseconds = 3_600_000
const tables = ['item', 'asset']

/** Items and assets for measurements of lists and of the search for similar ones. */
export interface ItemLoad {
  /** The role that owns the tables. */
  readonly ownerUrl: string
  readonly items: number
  readonly assets: number
  readonly tell: (text: string) => void
}

/** What stands before and behind a name, so that a million names are as unlike as those of a company. */
const uses = [
  ...['산업용', '실험용', '고정밀', '내열', '방수', '경량', '소형', '대형', '자동', '수동', '저소음', '고압'],
  ...['정전기 방지', '스테인리스', '알루미늄', '교체용', '휴대용', '무선', '초정밀', '내식성'],
] as const
const kinds = ['A형', 'B형', 'S형', 'KS', 'JIS', '개선품', '표준', '특수', '보급형', '고급형'] as const
const makers = [
  ...['대성정밀', '한울테크', '미래오피스', '동서기계', '영진테크', '세진산업', '태양금속', '삼원정공'],
  ...['우성전자', '광명하이텍', '신흥계기', '두리케미칼', '보쉬', '미스미', '키엔스', '오므론'],
] as const

export async function loadItems({ ownerUrl, items, assets, tell }: ItemLoad): Promise<void> {
  const owner = connectDriver(ownerUrl, { poolSize: 1, statementTimeoutMilliseconds: patienceMilliseconds })
  try {
    await owner.begin(async tx => {
      await tx`select set_config('jit', 'off', true), set_config('work_mem', '256MB', true),
        set_config('maintenance_work_mem', '1GB', true)`
      const aside = await setAside(tx, tables)
      tell('  items')
      await insertItems(tx, items)
      tell('  assets')
      await insertAssets(tx, assets)
      tell('  indexes')
      await putBack(tx, aside)
    })
    await owner.unsafe(`vacuum (analyze) ${tables.join(', ')}`).simple()
  } finally {
    await owner.end({ timeout: 5 })
  }
}

/** Keys are those of the server's code: that of several words is that of each, with blanks between. */
async function insertItems(tx: TransactionSql, items: number): Promise<void> {
  const words = itemVocabulary.flatMap(({ name, category, itemType, unit, specs }) =>
    specs.map(spec => ({ name, category, type: itemType, unit, spec })),
  )
  const known = words.map((word, place) => ({
    ...{ place, ...word, name_key: similarKey(word.name), spec_key: similarKey(word.spec) },
  }))
  const keyed = (texts: readonly string[]) => texts.map(text => ({ text, key: similarKey(text) }))
  await tx`create temporary table load_word on commit drop as
    select * from jsonb_to_recordset(${tx.json(known)}) as word(place int, name text, category text, type text, unit text,
      spec text, name_key text, spec_key text)`
  await tx`create temporary table load_item on commit drop as
    select n, word.*, use ->> 'text' as use, use ->> 'key' as use_key, kind ->> 'text' as kind, kind ->> 'key' as kind_key,
      maker ->> 'text' as maker, maker ->> 'key' as maker_key,
      (abs(hashint4(n + 11)) % 900 + 100) || 'x' || (abs(hashint4(n + 17)) % 90 + 10) as size,
      chr(65 + abs(hashint4(n + 23)) % 26) || chr(65 + abs(hashint4(n + 29)) % 26) || '-'
        || lpad((abs(hashint4(n + 31)) % 100000)::text, 5, '0') as model
    from generate_series(1, ${items}::int) n
      join load_word word on word.place = abs(hashint4(n)) % ${words.length},
      lateral (select (${tx.json(keyed(uses))}::jsonb) -> (abs(hashint4(n + 3)) % ${uses.length}) as use,
        (${tx.json(keyed(kinds))}::jsonb) -> (abs(hashint4(n + 5)) % ${kinds.length}) as kind,
        (${tx.json(keyed(makers))}::jsonb) -> (abs(hashint4(n + 7)) % ${makers.length}) as maker) said`
  await tx`insert into item (item_code, item_name, spec, maker, model_no, item_type, cat_code, sg_code, unit_code, lead_time,
      last_price, last_currency, status, reg_date, requester, same_key, sim_key, name_key)
    select category || lpad((100000 + row_number() over (partition by category order by n))::text, 6, '0'),
      use || ' ' || name || ' ' || kind, spec || ' ' || size, maker, model, type, category, '02010201', unit, 7,
      1000 + abs(hashint4(n)) % 1000000, 'KRW',
      case when n % 20 = 0 then 'INACTIVE' when n % 500 = 1 then 'REQUESTED' else 'ACTIVE' end,
      date '2015-01-01' + n % 4000, 'req.mobile',
      encode(sha256(convert_to(use || name || kind || spec || size || maker || n, 'UTF8')), 'hex'),
      concat_ws(' ', use_key, name_key, kind_key, spec_key, size, maker_key, lower(replace(model, '-', ' '))),
      concat_ws(' ', use_key, name_key, kind_key)
    from load_item order by n`
}

async function insertAssets(tx: TransactionSql, assets: number): Promise<void> {
  // Numbers after those of the story; candidates keep theirs.
  await tx`insert into asset (asset_no, cand_no, asset_name, asset_class, spec, serial_no, acq_date, acq_amt, qty, section, deptcd,
      deptnm, custodian, site, location, useful_life, gerp_asset_no, status)
    select case when n % 3000 = 3 then 'AW' else 'AS' end || number, 'AW' || number,
      (array['노트북','모니터','서보모터','측정기','작업대','지게차'])[1 + n % 6] || ' ' || n,
      (array['IT','SW','MAC','TOOL','FUR','VEH'])[1 + n % 6], '표준', 'LD-' || n, date '2016-01-01' + n % 3900,
      100000 + n % 5000000, 1, person.section, person.deptcd, person.deptnm, person.singleid,
      (array['S01','S02','S03'])[1 + n % 3], (n % 9 + 1) || '층', 5, lpad((900000000 + n)::text, 12, '0'),
      case when n % 3000 = 3 then 'REG_WAIT' when n % 40 = 0 then 'IDLE' when n % 90 = 1 then 'LOST' else 'IN_USE' end
    from (select n, lpad((n / 100000 + 10)::text, 2, '0') || '-' || lpad((n % 100000 + 800000)::text, 6, '0') as number
        from generate_series(1, ${assets}::int) n) numbered
      join (select singleid, section, deptcd, deptnm, row_number() over (order by singleid) - 1 as place, count(*) over () as total
        from person where deptcd is not null) person on person.place = n % person.total
    order by n`
}
