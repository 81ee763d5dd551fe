type Choice = readonly [name: RegExp, texts: readonly string[]]

const people = ['조민재', '오경석', '한도윤']

/** Texts by the name of a field; the first that fits is taken. Any other text is its label with a number. */
const choices: readonly Choice[] = [
  [/compName(Kr)?$|CompNm$/, ['(주)대성정밀', '한울테크(주)', '미래오피스(주)']],
  [/^section(Name)?$|^topDeptNm$/, ['모바일사업부', '반도체사업부', '경영지원실']],
  [/^dept(nm|Name)$/, ['모바일개발팀', '반도체설비팀', '구매기획팀']],
  [/^title$/, ['노후 노트북 교체', '연구용 계측기 구매', '회의실 비품 보충']],
  [/^spec$/, ['15인치, 32GB', '6GHz, 4채널', '1800×800']],
  [/^unitCode$/, ['EA', 'SET', 'BOX']],
  [/reason$/i, ['장비가 낡아 업무에 지장이 있습니다.', '시험 물량이 늘었습니다.', '수량을 조정해 주세요.']],
  [
    /^(bigo|comment|opinion|description|.*[mM]emo)$/,
    ['납품 전 연락 바랍니다.', '정기 점검 대상', '분할 납품 가능'],
  ],
  [
    /^deliveryPlace$|[aA]ddr1?$/,
    ['수원시 영통구 삼성로 129', '서울시 강남구 테헤란로 152', '평택시 고덕면 지원1길 1'],
  ],
  [/^zipCode$/, ['16677', '06236', '17786']],
  [/[iI]p$/, ['10.20.11.31', '10.20.11.32', '10.20.12.7']],
  [/^fileName$/, ['견적서.pdf', '사양서.xlsx', '현장사진.png']],
  [/^mimeType$/, ['application/pdf', 'application/vnd.ms-excel', 'image/png']],
  [/^(email|sentTo)$/, ['req.mobile@hanbit.example', 'buy.all@hanbit.example', 'head.mobile@hanbit.example']],
  [
    /singleid$|^(requester|drafter|writer|receiver|approver|\w+erId)$/i,
    ['req.mobile', 'head.mobile', 'buy.all'],
  ],
  [/^item(Name|Nm)$/, ['노트북', '신호 발생기', '회의용 탁자']],
  [/^account(Name|Nm)$/, ['소모품비', '연구개발비', '비품']],
  [/^costCenter(Name|Nm)$/, ['모바일개발', '반도체설비', '구매기획']],
  [/^position(Name|Nm)$/, ['책임', '수석', '팀장']],
  [/^(sg|cat)(Name|Nm)$/, ['사무기기', '계측기', '가구']],
  [/^(hname|userName|\w+(er|By|or)Nm|(epr|receive|delegate)\w*(Name|Nm))$/, people],
]

const masks: Readonly<Record<string, readonly string[]>> = {
  phone: ['01012345678', '0212345678', '0311234567'],
  corpnum: ['110111-0062432'],
  taxnum: ['123-45-67890', '220-81-62517', '104-86-56659'],
  comp: ['C000001', 'C000002', 'C000003'],
  onlynum: ['12345', '23456', '34567'],
}

interface Named {
  readonly name: string
  readonly label: string
  readonly mask?: string
  readonly format?: string
  readonly maxLength?: number
}

/** What could stand in a text of that name in the row of that index, from 0. */
export function believableText({ name, label, mask, format, maxLength = 60 }: Named, index: number): string {
  if (format === 'html') return `<p>${label}입니다. 자세한 내용은 담당자에게 문의해 주세요.</p>`
  const list =
    (mask === undefined ? undefined : masks[mask]) ?? choices.find(([named]) => named.test(name))?.[1]
  return (list?.[index % list.length] ?? numbered(name, label, index)).slice(0, maxLength)
}

/** Numbers of records are told by their letters; what is left is a word. */
function numbered(name: string, label: string, index: number): string {
  if (!/(No|Id|Cd|Code|Seq|Key|cd|id)$/.test(name)) return `${label} ${index + 1}`
  const letters = name
    .replace(/(No|Id|Cd|Code|Seq|Key)$/, '')
    .toUpperCase()
    .slice(0, 4)
  return `${letters}${String(index + 1).padStart(4, '0')}`
}
