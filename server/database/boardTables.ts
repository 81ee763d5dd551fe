import type { Generated } from 'kysely'
import type { Audited, Defaulted, Optional, Timestamp } from './columnTypes'

interface BoardTable {
  board_id: string
  board_name: string
}

export interface PostTable extends Audited {
  board_id: string
  post_no: Generated<number>
  category: Optional<string>
  target: Optional<string>
  title: string
  content: string
  content_text: string
  top_yn: Defaulted<string>
  popup_yn: Defaulted<string>
  post_from: Optional<string>
  post_to: Optional<string>
  view_cnt: Defaulted<number>
  file_id: Optional<string>
  writer: string
  writer_nm: string
  write_dt: Timestamp
  use_yn: Defaulted<string>
}

interface PostViewTable {
  post_no: number
  viewer: string
  viewed_on: string
}

export interface BoardTables {
  board: BoardTable
  post: PostTable
  post_view: PostViewTable
}
