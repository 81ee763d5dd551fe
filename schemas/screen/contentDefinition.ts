import type { GoDefinition } from './actionDefinition'
import type { Expression } from './expressionText'
import type { ScreenName } from './names'

/**
 * What stands on the page whatever its data are: paragraphs, headings, lists, notices, facts and links. Texts are plain; there is
 * no markup.
 * @ko 안내: 화면에 적어 두는 글과 바로가기.
 */
export interface ContentBlockDefinition {
  note?: string
  block: 'content'
  /**
   * @ko 다른 안내와 구별하는 이름.
   * @example "id": "guide"
   */
  id?: string
  /**
   * Korean title above it.
   * @default none
   * @ko 제목.
   */
  title?: string
  /**
   * What stands there, from top to bottom. A bare text is a paragraph.
   * @ko 위에서 아래로 놓을 것. 글만 적으면 문단입니다.
   */
  parts: ContentPartDefinition[]
  /**
   * Only shown while true.
   * @ko 참일 때만 보입니다.
   */
  visibleWhen?: Expression
}

/** A bare text is a paragraph. */
export type ContentPartDefinition =
  | string
  | ContentHeadingDefinition
  | ContentListDefinition
  | ContentNoticeDefinition
  | ContentFactDefinition
  | ContentLinksDefinition

/**
 * A small heading above paragraphs.
 * @ko 소제목: 문단 위의 작은 제목.
 */
export interface ContentHeadingDefinition {
  note?: string
  /**
   * Korean.
   * @ko 소제목의 글.
   * @example "heading": "신청 순서"
   */
  heading: string
}

/**
 * Texts, one on each line.
 * @ko 목록: 한 줄에 하나씩 보이는 글.
 */
export interface ContentListDefinition {
  note?: string
  /**
   * @ko 목록의 글.
   * @example "list": ["약관에 동의합니다.", "업체 정보를 입력합니다."]
   */
  list: string[]
  /**
   * Steps that are done one after another.
   * @default false
   * @ko 차례가 있으면 번호를 매깁니다.
   * @example { "list": ["약관에 동의합니다.", "업체 정보를 입력합니다."], "numbered": true }
   */
  numbered?: boolean
}

/**
 * A text that stands out.
 * @ko 알림: 눈에 띄게 보이는 글.
 */
export interface ContentNoticeDefinition {
  note?: string
  /**
   * The text, in Korean.
   * @ko 알리는 글.
   */
  notice: string
  /**
   * @default "info"
   * @ko info 안내, warning 주의.
   * @example "tone": "warning"
   */
  tone?: 'info' | 'warning'
}

/**
 * A line of a name and a value, which is not there while the value is empty.
 * @ko 사실: 이름과 값 한 줄. 값이 비어 있으면 보이지 않습니다.
 */
export interface ContentFactDefinition {
  note?: string
  /**
   * @ko 값의 이름.
   * @example "label": "오류코드"
   */
  label: string
  /**
   * A text; the line is left out while it is empty.
   * @ko 보일 값.
   * @example { "label": "오류코드", "value": "params.error" }
   */
  value: Expression
}

/**
 * Lines that lead to other screens or addresses.
 * @ko 바로가기: 다른 화면이나 주소로 가는 줄.
 */
export interface ContentLinksDefinition {
  note?: string
  /**
   * @ko 갈 곳.
   * @example "links": [{ "label": "구매요청 현황", "go": "prList" }]
   */
  links: ContentLinkDefinition[]
}

export type ContentLinkDefinition = ScreenLinkDefinition | PathLinkDefinition

/**
 * A line that leads to another screen.
 * @ko 화면 바로가기: 다른 화면으로 가는 줄.
 */
export interface ScreenLinkDefinition {
  note?: string
  /**
   * Korean.
   * @ko 누르는 글.
   * @example "label": "구매요청 현황"
   */
  label: string
  /**
   * What is there, beside the label.
   * @ko 무엇이 있는지 알려 주는 글.
   * @example "text": "내가 올린 요청을 찾습니다."
   */
  text?: string
  /**
   * @ko 여는 화면.
   * @example "go": "prList"
   */
  go: ScreenName | GoDefinition
}

/**
 * A line that leads to what is no definition.
 * @ko 주소 바로가기: 정의가 아닌 곳으로 가는 줄.
 */
export interface PathLinkDefinition {
  note?: string
  /**
   * Korean.
   * @ko 누르는 글.
   * @example "label": "협력사 로그인"
   */
  label: string
  /**
   * What is there, beside the label.
   * @ko 무엇이 있는지 알려 주는 글.
   * @example "text": "협력사 담당자가 들어오는 곳입니다."
   */
  text?: string
  /**
   * For pages that are no definition: the whole path as the address bar shows it, or an https address of another site, which
   * opens beside this one.
   * @ko 정의가 아닌 곳의 주소. /로 시작하는 경로 전체, 또는 새 창에 여는 https 주소.
   * @example "path": "/login"
   */
  path: string
}
