import type { ActionDefinition } from './actionDefinition'
import type { BlockDefinition, FilterDefinition, GridDefinition } from './blockDefinition'
import type { DocumentDefinition } from './documentDefinition'
import type { SamplesName } from './names'

/**
 * One screen, as an analyst writes it in `<screen>.screen.json`.
 * A list page says `filter` and `grid`; every other page says `blocks`.
 * @ko 화면: 파일 하나에 적는 화면 하나.
 */
export interface ScreenDefinition {
  /** Lets the editor complete and check this file. */
  $schema?: string
  /** A remark for the next author. Nobody else reads it. */
  note?: string
  /**
   * The stable id; the file is named after it.
   * @ko 화면의 id. 파일 이름과 같습니다.
   */
  screen: string
  /**
   * Page title. Korean.
   * @ko 화면의 제목.
   */
  title: string
  /**
   * The address and the portals.
   * @ko 주소와 포털.
   */
  route: RouteDefinition
  /**
   * Short form: the filter bar of a list page.
   * @ko 목록 화면의 검색 조건.
   * @example "filter": { "fields": ["prNo", "title"] }
   */
  filter?: FilterDefinition
  /**
   * Short form: the grid of a list page.
   * @ko 목록 화면의 그리드.
   * @example "grid": { "rows": "listPr", "columns": ["prNo", "title", "status"] }
   */
  grid?: GridDefinition
  /**
   * Makes the page a document: one record with its workflow.
   * @ko 문서 화면이면 그 문서.
   */
  document?: DocumentDefinition
  /**
   * Long form: the parts of the page from top to bottom.
   * @ko 목록이 아닌 화면의 블록. 위에서 아래로 적습니다.
   * @example "blocks": [{ "block": "filter", "fields": ["prNo"] }, { "block": "grid", "rows": "listPr", "columns": ["prNo", "title"] }]
   */
  blocks?: BlockDefinition[]
  /**
   * The page works on the answers that `<name>.samples.json` holds for its operations, and asks no server: for pages that show
   * how something looks, and for a screen whose operations nobody serves yet.
   * @default the server answers
   * @ko 서버 대신 <이름>.samples.json의 예시 데이터로 동작합니다. 팝업도 예시 데이터에서 찾습니다.
   */
  samples?: SamplesName
  /**
   * What a user can do here, in the order of the toolbar.
   * @ko 할 수 있는 일. 도구 모음의 순서로 적습니다.
   */
  actions?: ActionDefinition[]
}

/**
 * Where the screen opens.
 * @ko 주소: 화면이 열리는 곳.
 */
export interface RouteDefinition {
  note?: string
  /**
   * The path inside the portal; the external portal puts /cyber before it.
   * @ko 포털 안의 주소. 협력사 포털은 앞에 /cyber가 붙습니다.
   */
  path: string
  /**
   * Where the screen is mounted.
   * @ko 열리는 포털: internal 임직원, external 협력사.
   */
  portals: (PortalName | MountDefinition)[]
  /**
   * Query parameters the page understands besides its filter fields.
   * @default none
   * @ko 검색 필드 밖에 화면이 알아듣는 주소의 파라미터.
   */
  params?: string[]
  /**
   * Further paths inside the portal that lead to this one, for example the folder above it.
   * @default none
   * @ko 이 화면으로 넘어오는 다른 주소.
   */
  aliases?: string[]
}

export type PortalName = 'internal' | 'external'

/**
 * A portal, and how one gets in.
 * @ko 포털: 포털과 들어오는 방법.
 */
export interface MountDefinition {
  note?: string
  /**
   * internal: staff, external: suppliers.
   * @ko internal 임직원, external 협력사.
   */
  portal: PortalName
  /**
   * `extra-auth`: the page is also entered by link and tries to log in first (spec §4). `public`: open to everybody, outside of
   * the frame; its operations need no session, or it has `samples`.
   * @default "authenticated"
   * @ko authenticated 로그인한 사람만, extra-auth 링크로도 들어오며 먼저 로그인을 시도함, public 로그인 없이 누구나.
   */
  access?: 'authenticated' | 'extra-auth' | 'public'
}
