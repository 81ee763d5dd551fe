import type { Audited, Defaulted, Optional } from './columnTypes'

interface CodeGroupTable extends Audited {
  group_code: string
  group_name: string
  description: Optional<string>
  system_yn: Defaulted<string>
  use_yn: Defaulted<string>
}

interface CodeTable extends Audited {
  group_code: string
  value: string
  text: string
  text_en: Optional<string>
  sort_no: Defaulted<number>
  attr1: Optional<string>
  attr2: Optional<string>
  use_yn: Defaulted<string>
}

interface CodeChangeTable {
  only_row: Defaulted<boolean>
  change_no: Defaulted<number>
}

interface MessageTable extends Audited {
  msg_key: string
  lang: string
  msg_text: string
  msg_type: Defaulted<string>
  use_yn: Defaulted<string>
}

export interface CodeTables {
  message: MessageTable
  code_group: CodeGroupTable
  code: CodeTable
  code_change: CodeChangeTable
}
