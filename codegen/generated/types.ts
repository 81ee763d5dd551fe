// Written by codegen from schemas/. Do not edit: run npm run codegen.

export interface AddressRow {
  /** 우편번호 */
  readonly zipCode: string
  /** 주소 */
  readonly addr1: string
  /** 지번주소 */
  readonly jibunAddr: string
  /** 건물명 */
  readonly buildingName?: string
}

export interface AddressList {
  readonly rows: readonly AddressRow[]
  readonly total: number
}

/** A submission; a saved line adds its approvers to those of the rule. */
export interface SubmitRequest {
  /** 버전 */
  readonly version?: number
  /** 사유 */
  readonly reason?: string
  readonly keys?: readonly DocumentKey[]
  /** 추가 결재선 */
  readonly lineId?: string
  /** 상신의견 */
  readonly opinion?: string
}

export interface ApprovalRuleStep {
  /** 단계 */
  readonly stepNo: number
  /** 결재유형 */
  readonly stepType: string
  /** 결재자지정 */
  readonly resolver: string
  /** 결재자 ID */
  readonly singleid?: string
  /** 결재자 */
  readonly approverNm?: string
}

export interface ApprovalRuleRow {
  /** 규칙ID */
  readonly ruleId: string
  /** 규칙명 */
  readonly ruleName: string
  /** 문서유형 */
  readonly docType: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 사업부 */
  readonly topDept?: string
  /** 사업부명 */
  readonly sectionName?: string
  /** 금액(이상) */
  readonly amtFrom: string
  /** 금액(미만) */
  readonly amtTo?: string
  /** 우선순위 */
  readonly priority: number
  /** 자동승인 */
  readonly autoApproveYn: string
  /** 사용여부 */
  readonly useYn: string
  /** 단계수 */
  readonly stepCnt: number
  readonly steps: readonly ApprovalRuleStep[]
  /** 버전 */
  readonly version: number
}

export interface ApprovalRuleList {
  readonly rows: readonly ApprovalRuleRow[]
  /** 전체 건수 */
  readonly total: number
}

export interface ApprovalRuleInput {
  /** 규칙ID */
  readonly ruleId?: string
  /** 규칙명 */
  readonly ruleName: string
  /** 문서유형 */
  readonly docType: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 사업부 */
  readonly topDept?: string
  /** 사업부명 */
  readonly sectionName?: string
  /** 금액(이상) */
  readonly amtFrom: string
  /** 금액(미만) */
  readonly amtTo?: string
  /** 우선순위 */
  readonly priority: number
  /** 자동승인 */
  readonly autoApproveYn: string
  /** 사용여부 */
  readonly useYn: string
}

export interface ApprovalRuleSave {
  /** 버전 */
  readonly version?: number
  readonly header: ApprovalRuleInput
  readonly steps?: readonly ApprovalRuleStep[]
}

export interface ApprovalLineStep {
  /** 단계 */
  readonly stepNo: number
  /** 결재유형 */
  readonly stepType: string
  /** 결재자 ID */
  readonly singleid: string
  /** 결재자 */
  readonly approverNm?: string
  /** 부서명 */
  readonly deptnm?: string
  /** 직급명 */
  readonly positionNm?: string
}

export interface ApprovalLineRow {
  /** 결재선ID */
  readonly lineId: string
  /** 결재선명 */
  readonly lineName: string
  /** 문서유형 */
  readonly docType: string
  /** 기본결재선 */
  readonly defaultYn: string
  /** 부서공유 */
  readonly shareYn: string
  /** 소유자 ID */
  readonly ownerSingleid: string
  /** 소유자 */
  readonly ownerNm: string
  /** 결재자 */
  readonly approvers: string
  readonly steps: readonly ApprovalLineStep[]
  /** 버전 */
  readonly version: number
}

export interface ApprovalLineList {
  readonly rows: readonly ApprovalLineRow[]
  /** 전체 건수 */
  readonly total: number
}

export interface ApprovalLineInput {
  /** 결재선ID */
  readonly lineId?: string
  /** 결재선명 */
  readonly lineName: string
  /** 문서유형 */
  readonly docType: string
  /** 기본결재선 */
  readonly defaultYn: string
  /** 부서공유 */
  readonly shareYn: string
}

export interface ApprovalLineSave {
  /** 버전 */
  readonly version?: number
  readonly header: ApprovalLineInput
  readonly steps?: readonly ApprovalLineStep[]
}

export interface ApprovalStep {
  /** 단계 */
  readonly stepNo: number
  /** 순번 */
  readonly seq: number
  /** 결재유형 */
  readonly stepType: string
  /** Single ID */
  readonly singleid: string
  /** 결재자 */
  readonly approverNm: string
  /** 부서명 */
  readonly deptnm?: string
  /** 직급명 */
  readonly positionNm?: string
  /** 대결자 ID */
  readonly delegateSingleid?: string
  /** 대결자 */
  readonly delegateNm?: string
  /** 단계상태 */
  readonly status?: string
  /** 처리일시 */
  readonly actedDt?: string
  /** 의견 */
  readonly opinion?: string
}

export interface Approval {
  /** 결재번호 */
  readonly apprNo: string
  /** 문서유형 */
  readonly docType: string
  /** 문서번호 */
  readonly docNo: string
  /** 차수 */
  readonly revision: number
  /** 결재상태 */
  readonly approvalStatus: string
  /** Single ID */
  readonly drafter?: string
  /** 기안자 */
  readonly drafterNm?: string
  /** 상신일시 */
  readonly draftedDt: string
  /** 상신의견 */
  readonly opinion?: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  readonly steps: readonly ApprovalStep[]
}

export interface InboxRow {
  /** 결재번호 */
  readonly apprNo: string
  /** 문서유형 */
  readonly docType: string
  /** 문서번호 */
  readonly docNo: string
  /** 제목 */
  readonly title: string
  /** 금액(원) */
  readonly amountKrw: string
  /** 기안자 */
  readonly drafterNm: string
  /** 부서명 */
  readonly deptnm?: string
  /** 상신일시 */
  readonly draftedDt: string
  /** 결재유형 */
  readonly stepType: string
  /** 문서 주소 */
  readonly docUrl?: string
}

export interface InboxList {
  readonly rows: readonly InboxRow[]
  readonly total: number
  readonly capped?: boolean
}

/** The line of a document, or, without its number, the one that a drafter's document of an amount would get. */
export interface PreviewRequest {
  /** 문서유형 */
  readonly docType: string
  /** 문서번호 */
  readonly docNo?: string
  /** 추가 결재선 */
  readonly lineId?: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 금액(원) */
  readonly amountKrw?: string
  /** 기안자 */
  readonly singleid?: string
}

export interface PreviewStep {
  /** 단계 */
  readonly stepNo: number
  /** 순번 */
  readonly seq: number
  /** 결재유형 */
  readonly stepType: string
  /** Single ID */
  readonly singleid: string
  /** 결재자 */
  readonly approverNm: string
  /** 부서명 */
  readonly deptnm?: string
  /** 직급명 */
  readonly positionNm?: string
  /** 구분 */
  readonly addedYn?: string
  /** 결재규칙 */
  readonly ruleName?: string
}

export interface Preview {
  /** 결재규칙 */
  readonly ruleName: string
  /** 자동승인 */
  readonly autoApprove: boolean
  /** 금액(원) */
  readonly amountKrw: string
  readonly rows: readonly PreviewStep[]
  readonly total: number
}

export interface AssetRow {
  /** 자산번호 */
  readonly assetNo: string
  /** 자산명 */
  readonly assetName: string
  /** 자산분류 */
  readonly assetClass: string
  /** 규격 */
  readonly spec?: string
  /** 시리얼번호 */
  readonly serialNo?: string
  /** 사업부 */
  readonly section?: string
  /** 부서코드 */
  readonly deptcd: string
  /** 관리부서 */
  readonly deptnm?: string
  /** 사용자(관리자) */
  readonly custodian: string
  /** 사용자(관리자) */
  readonly custodianNm?: string
  /** 사업장 */
  readonly site: string
  /** 설치장소 */
  readonly location: string
  /** 취득일 */
  readonly acqDate: string
  /** 취득금액 */
  readonly acqAmt: string
  /** 내용연수 */
  readonly usefulLife: number
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 발주번호 */
  readonly poNo?: string
  /** 최근실사일 */
  readonly lastCheckDt?: string
  /** GERP자산번호 */
  readonly gerpAssetNo?: string
  /** 자산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface AssetList {
  readonly rows: readonly AssetRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly acqAmt?: string }
}

export interface AssetHeader {
  /** 자산번호 */
  readonly assetNo: string
  /** 후보번호 */
  readonly candNo: string
  /** 자산명 */
  readonly assetName: string
  /** 자산분류 */
  readonly assetClass?: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 규격 */
  readonly spec?: string
  /** 시리얼번호 */
  readonly serialNo?: string
  /** 사업부 */
  readonly section?: string
  /** 부서코드 */
  readonly deptcd?: string
  /** 관리부서 */
  readonly deptnm?: string
  /** 사용자(관리자) */
  readonly custodian?: string
  /** 사용자(관리자) */
  readonly custodianNm?: string
  /** 사업장 */
  readonly site?: string
  /** 설치장소 */
  readonly location?: string
  /** 취득일 */
  readonly acqDate?: string
  /** 취득금액 */
  readonly acqAmt?: string
  /** 수량 */
  readonly qty?: string
  /** 내용연수 */
  readonly usefulLife?: number
  /** 내용연수 종료일 */
  readonly lifeEnd?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 발주번호 */
  readonly poNo?: string
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** GERP자산번호 */
  readonly gerpAssetNo?: string
  /** 최근실사일 */
  readonly lastCheckDt?: string
  /** 사진·첨부 */
  readonly fileId?: string
  /** 비고 */
  readonly bigo?: string
  /** 수리업체 */
  readonly repairComp?: string
  /** 수리완료예정일 */
  readonly repairDue?: string
  /** 폐기구분 */
  readonly disposeType?: string
  /** 폐기사유 */
  readonly disposeReason?: string
  /** 매각금액 */
  readonly disposeAmt?: string
  /** 폐기신청자 ID */
  readonly disposeReqBy?: string
  /** 폐기신청자 */
  readonly disposeReqByNm?: string
  /** 폐기일 */
  readonly disposeDate?: string
  /** 발견차수 */
  readonly foundRound?: string
  /** 자산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface AssetHistoryRow {
  /** 구분 */
  readonly histType: string
  /** 변경전 */
  readonly beforeText?: string
  /** 변경후 */
  readonly afterText?: string
  /** 사유 */
  readonly reason?: string
  /** 처리자 ID */
  readonly actedBy: string
  /** 처리자 */
  readonly actedByNm?: string
  /** 처리일시 */
  readonly actedDt: string
}

export interface AssetDocument {
  readonly header: AssetHeader
  readonly lines: readonly AssetHistoryRow[]
  readonly files: readonly FileItem[]
}

export interface AssetInput {
  /** 자산명 */
  readonly assetName?: string
  /** 자산분류 */
  readonly assetClass?: string
  /** 시리얼번호 */
  readonly serialNo?: string
  /** 설치장소 */
  readonly location?: string
  /** 내용연수 */
  readonly usefulLife?: number
  /** 사진·첨부 */
  readonly fileId?: string
  /** 비고 */
  readonly bigo?: string
}

export interface AssetSave {
  /** 버전 */
  readonly version: number
  readonly header: AssetInput
  readonly files?: readonly FileNote[]
}

export interface AssetMove {
  /** 버전 */
  readonly version: number
  /** 부서코드 */
  readonly deptcd: string
  /** 사용자(관리자) */
  readonly custodian: string
  /** 사업장 */
  readonly site: string
  /** 설치장소 */
  readonly location: string
  /** 사유 */
  readonly reason: string
}

export interface AssetRepair {
  /** 버전 */
  readonly version: number
  /** 수리업체 */
  readonly repairComp: string
  /** 수리완료예정일 */
  readonly repairDue: string
}

export interface AssetDisposal {
  /** 버전 */
  readonly version: number
  /** 폐기구분 */
  readonly disposeType: string
  /** 폐기사유 */
  readonly disposeReason: string
  /** 매각금액 */
  readonly disposeAmt?: string
  /** 사진·첨부 */
  readonly fileId?: string
  readonly files?: readonly FileNote[]
}

export interface AssetDispose {
  /** 버전 */
  readonly version: number
  /** 폐기일 */
  readonly disposeDate: string
}

export interface AssetRegRow {
  /** 자산번호 */
  readonly assetNo: string
  /** 발견차수 */
  readonly foundRound?: string
  /** 발주번호 */
  readonly poNo?: string
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 자산명 */
  readonly assetName: string
  /** 규격 */
  readonly spec?: string
  /** 시리얼번호 */
  readonly serialNo?: string
  /** 자산분류 */
  readonly assetClass?: string
  /** 수량 */
  readonly qty: string
  /** 취득일 */
  readonly acqDate?: string
  /** 취득금액 */
  readonly acqAmt?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업부 */
  readonly section?: string
  /** 부서코드 */
  readonly deptcd?: string
  /** 관리부서 */
  readonly deptnm?: string
  /** 사용자(관리자) */
  readonly custodian?: string
  /** 사용자(관리자) */
  readonly custodianNm?: string
  /** 사업장 */
  readonly site?: string
  /** 설치장소 */
  readonly location?: string
  /** 내용연수 */
  readonly usefulLife?: number
  /** 자산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface AssetRegList {
  readonly rows: readonly AssetRegRow[]
  readonly total: number
  readonly sums?: { readonly acqAmt?: string }
}

export interface AssetRegInput {
  /** 상태 */
  readonly rowState?: 'U'
  /** 자산번호 */
  readonly assetNo: string
  /** 버전 */
  readonly version: number
  /** 자산명 */
  readonly assetName?: string
  /** 시리얼번호 */
  readonly serialNo?: string
  /** 자산분류 */
  readonly assetClass?: string
  /** 취득일 */
  readonly acqDate?: string
  /** 취득금액 */
  readonly acqAmt?: string
  /** 부서코드 */
  readonly deptcd?: string
  /** 사용자(관리자) */
  readonly custodian?: string
  /** 사업장 */
  readonly site?: string
  /** 설치장소 */
  readonly location?: string
  /** 내용연수 */
  readonly usefulLife?: number
}

export interface AssetRegister {
  readonly rows: readonly AssetRegInput[]
}

export interface AssetImported {
  readonly success: boolean
  /** 등록수 */
  readonly importedCnt: number
}

export interface AssetRoundRow {
  /** 실사차수 */
  readonly roundNo: string
  /** 실사명 */
  readonly roundName: string
  /** 사업부 */
  readonly section?: string
  /** 실사시작일 */
  readonly fromDate: string
  /** 실사종료일 */
  readonly toDate: string
  /** 대상수 */
  readonly targetCnt: number
  /** 실사수 */
  readonly checkedCnt: number
  /** 진행률(%) */
  readonly progressRate: string
  /** 강제마감사유 */
  readonly closeReason?: string
  /** 차수상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface AssetRoundList {
  readonly rows: readonly AssetRoundRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface AssetRoundDept {
  /** 부서명 */
  readonly deptnm: string
  /** 대상수 */
  readonly targetCnt: number
  /** 실사수 */
  readonly checkedCnt: number
  /** 진행률(%) */
  readonly progressRate: string
}

export interface AssetRoundDocument {
  /** 실사차수 */
  readonly roundNo: string
  /** 실사명 */
  readonly roundName: string
  /** 사업부 */
  readonly section?: string
  /** 실사시작일 */
  readonly fromDate: string
  /** 실사종료일 */
  readonly toDate: string
  /** 대상수 */
  readonly targetCnt: number
  /** 실사수 */
  readonly checkedCnt: number
  /** 진행률(%) */
  readonly progressRate: string
  /** 강제마감사유 */
  readonly closeReason?: string
  /** 차수상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
  readonly departments: readonly AssetRoundDept[]
}

export interface AssetRoundOpen {
  /** 실사명 */
  readonly roundName: string
  /** 사업부 */
  readonly section?: string
  /** 실사시작일 */
  readonly fromDate: string
  /** 실사종료일 */
  readonly toDate: string
}

export interface AssetInventoryRow {
  /** 자산번호 */
  readonly assetNo: string
  /** 자산명 */
  readonly assetName: string
  /** 시리얼번호 */
  readonly serialNo?: string
  /** 장부부서코드 */
  readonly bookDeptcd: string
  /** 장부부서 */
  readonly bookDeptnm: string
  /** 장부위치 */
  readonly bookLocation: string
  /** 사용자(관리자) */
  readonly custodian: string
  /** 사용자(관리자) */
  readonly custodianNm?: string
  /** 실사결과 */
  readonly invResult: string
  /** 실제부서 */
  readonly realDeptcd?: string
  /** 실제부서 */
  readonly realDeptnm?: string
  /** 실제위치 */
  readonly realLocation?: string
  /** 실사자 ID */
  readonly checker?: string
  /** 실사자 */
  readonly checkerNm?: string
  /** 실사일시 */
  readonly checkDt?: string
  /** 비고 */
  readonly bigo?: string
  /** 버전 */
  readonly version: number
}

export interface AssetInventoryList {
  readonly rows: readonly AssetInventoryRow[]
  readonly total: number
}

export interface AssetInventoryInput {
  /** 상태 */
  readonly rowState?: 'U'
  /** 자산번호 */
  readonly assetNo: string
  /** 실사결과 */
  readonly invResult: string
  /** 실제부서 */
  readonly realDeptcd?: string
  /** 실제위치 */
  readonly realLocation?: string
  /** 비고 */
  readonly bigo?: string
  /** 버전 */
  readonly version: number
}

/** One asset by its number. Without a version it is counted without having read what others counted. */
export interface AssetCountInput {
  /** 자산번호 */
  readonly assetNo?: string
  /** 실사결과 */
  readonly invResult?: string
  /** 실제부서 */
  readonly realDeptcd?: string
  /** 실제위치 */
  readonly realLocation?: string
  /** 비고 */
  readonly bigo?: string
  /** 버전 */
  readonly version?: number
}

export interface AssetFoundInput {
  /** 자산명 */
  readonly assetName: string
  /** 시리얼번호 */
  readonly serialNo?: string
  /** 위치 */
  readonly location: string
  /** 비고 */
  readonly bigo?: string
  /** 사진 */
  readonly fileId?: string
}

export interface AssetInventorySave {
  readonly header?: AssetCountInput
  readonly rows?: readonly AssetInventoryInput[]
  readonly found?: readonly AssetFoundInput[]
}

export interface AssetInventorySaved {
  readonly success: boolean
  /** 알림 */
  readonly warning?: string
  /** 대상수 */
  readonly targetCnt?: number
  /** 실사수 */
  readonly checkedCnt?: number
  readonly candNos?: readonly string[]
}

export interface AttributeRow {
  /** 속성코드 */
  readonly attrCode: string
  /** 속성명 */
  readonly attrName: string
  /** 속성유형 */
  readonly attrType: string
  /** 단위 */
  readonly unitCode?: string
  /** 최대길이 */
  readonly maxLen?: number
  /** 소수자리 */
  readonly decimals?: number
  /** 최소값 */
  readonly minVal?: string
  /** 최대값 */
  readonly maxVal?: string
  /** 속성값수 */
  readonly valueCnt: number
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface AttributeList {
  readonly rows: readonly AttributeRow[]
  readonly total: number
}

export interface AttributeChange {
  /** 상태 */
  readonly rowState: 'I' | 'U' | 'D'
  /** 속성코드 */
  readonly attrCode?: string
  /** 속성명 */
  readonly attrName: string
  /** 속성유형 */
  readonly attrType: string
  /** 단위 */
  readonly unitCode?: string
  /** 최대길이 */
  readonly maxLen?: number
  /** 소수자리 */
  readonly decimals?: number
  /** 최소값 */
  readonly minVal?: string
  /** 최대값 */
  readonly maxVal?: string
  /** 사용여부 */
  readonly useYn?: string
  /** 버전 */
  readonly version?: number
}

export interface AttributeSave {
  readonly rows: readonly AttributeChange[]
}

export interface AttributeValueRow {
  /** 속성값코드 */
  readonly valueCode: string
  /** 속성값명 */
  readonly valueName: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface AttributeValueList {
  readonly rows: readonly AttributeValueRow[]
  readonly total: number
}

export interface AttributeValueChange {
  /** 상태 */
  readonly rowState: 'I' | 'U' | 'D'
  /** 속성값코드 */
  readonly valueCode: string
  /** 속성값명 */
  readonly valueName: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn?: string
  /** 버전 */
  readonly version?: number
}

export interface AttributeValueSave {
  readonly rows: readonly AttributeValueChange[]
}

export interface AuthorGroupRow {
  /** 권한그룹코드 */
  readonly authGroupId: string
  /** 권한그룹명 */
  readonly authGroupName: string
  /** 포털구분 */
  readonly portalType: string
  /** 조회범위 */
  readonly rowScope: string
  /** 기본값범위 */
  readonly prefill: string
  /** 설명 */
  readonly description?: string
  /** 사용자수 */
  readonly userCnt: number
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface AuthorGroupList {
  readonly rows: readonly AuthorGroupRow[]
  /** 전체 건수 */
  readonly total: number
}

/** The codes of spec §6 are fixed, so that a group is only ever changed. */
export interface AuthorGroupChange {
  /** 상태 */
  readonly rowState: 'U'
  /** 권한그룹코드 */
  readonly authGroupId: string
  /** 권한그룹명 */
  readonly authGroupName: string
  /** 조회범위 */
  readonly rowScope: string
  /** 기본값범위 */
  readonly prefill: string
  /** 설명 */
  readonly description?: string
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface AuthorGroupSave {
  readonly rows: readonly AuthorGroupChange[]
}

/** What a group may do with a menu. A heading has no grant of its own and stands in no way. */
export interface AuthMenuRow {
  /** 프로그램ID */
  readonly pgmId: string
  /** 상위메뉴 */
  readonly upPgmId?: string
  /** 메뉴명 */
  readonly pgmName: string
  /** URL */
  readonly sspUrl?: string
  /** 리프여부 */
  readonly leaf: string
  /** 조회 */
  readonly readYn: string
  /** 저장 */
  readonly writeYn: string
  /** 엑셀 */
  readonly excelYn: string
  /** 버전 */
  readonly version?: number
}

export interface AuthMenuList {
  readonly rows: readonly AuthMenuRow[]
  /** 전체 건수 */
  readonly total: number
}

/** Without a version the group had no grant of the menu when the row was read. */
export interface AuthMenuChange {
  /** 상태 */
  readonly rowState: 'U'
  /** 프로그램ID */
  readonly pgmId: string
  /** 조회 */
  readonly readYn: string
  /** 저장 */
  readonly writeYn: string
  /** 엑셀 */
  readonly excelYn: string
  /** 버전 */
  readonly version?: number
}

export interface AuthMenuSave {
  readonly rows: readonly AuthMenuChange[]
}

export interface UserSessionRow {
  /** 세션ID */
  readonly sessionId: string
  /** 사용자ID */
  readonly userId: string
  /** 사용자명 */
  readonly userName?: string
  /** 포털구분 */
  readonly portalType: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 접속IP */
  readonly ip?: string
  /** 브라우저 */
  readonly userAgent?: string
  /** 접속일시 */
  readonly createdDate: string
  /** 최종요청일시 */
  readonly lastAccessDt: string
  /** 만료일시 */
  readonly expiredDate: string
  /** 세션상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface UserSessionList {
  readonly rows: readonly UserSessionRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface LoginAuditRow {
  /** 순번 */
  readonly auditSeq: string
  /** 사용자ID */
  readonly userId?: string
  /** 포털구분 */
  readonly portalType: string
  /** 로그인방식 */
  readonly loginMode: string
  /** 결과 */
  readonly result: string
  /** 오류코드 */
  readonly errorCode?: string
  /** 접속IP */
  readonly ip?: string
  /** 일시 */
  readonly loggedDt: string
}

export interface LoginAuditList {
  readonly rows: readonly LoginAuditRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface AuthUserRow {
  /** Single ID */
  readonly singleid: string
  /** 성명 */
  readonly hname: string
  /** 영문명 */
  readonly ename?: string
  /** 사업부명 */
  readonly section: string
  /** 부서명 */
  readonly deptnm?: string
  /** 직급명 */
  readonly positionNm?: string
  /** 이메일 */
  readonly email?: string
  /** 사내전화 */
  readonly telNo?: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 권한유형 */
  readonly auth: string
  /** 결재가능여부 */
  readonly appChk: string
  /** 사용여부 */
  readonly useFlag: string
  /** 재직상태 */
  readonly status: string
  /** 상태변경일 */
  readonly statusDt?: string
  /** 로그인잠금 */
  readonly lockedYn: string
  /** 잠금종료일시 */
  readonly lockEndDt?: string
  /** 최근접속IP */
  readonly loginIp?: string
  /** 신청상태 */
  readonly applyStatus?: string
  /** 신청일시 */
  readonly applyDt?: string
  /** 신청사유 */
  readonly applyReason?: string
  /** 신청반려사유 */
  readonly applyReject?: string
  /** 버전 */
  readonly version: number
}

export interface AuthUserList {
  readonly rows: readonly AuthUserRow[]
  /** 전체 건수 */
  readonly total: number
}

export interface AuthUserChange {
  /** 상태 */
  readonly rowState: 'U'
  /** Single ID */
  readonly singleid: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 권한유형 */
  readonly auth: string
  /** 결재가능여부 */
  readonly appChk?: string
  /** 사용여부 */
  readonly useFlag: string
  /** 버전 */
  readonly version: number
}

export interface AuthUserSave {
  readonly rows: readonly AuthUserChange[]
}

/** Of these fields all but ename are demanded, each by a sentence of its own. */
export interface UserApplyInput {
  /** Single ID */
  readonly singleid?: string
  /** 성명 */
  readonly hname?: string
  /** 영문명 */
  readonly ename?: string
  /** 사업부명 */
  readonly section?: string
  /** 부서명 */
  readonly deptnm?: string
  /** 이메일 */
  readonly email?: string
  /** 사내전화 */
  readonly telNo?: string
  /** 권한그룹 */
  readonly authGroupId?: string
  /** 신청사유 */
  readonly reason?: string
  /** 개인정보 수집·이용 동의 */
  readonly agreeYn?: string
}

export interface UserApplySave {
  readonly header: UserApplyInput
}

export interface UserApplyAnswer {
  /** 처리 여부 */
  readonly success: boolean
  /** 안내 */
  readonly msg: string
}

export interface PostRow {
  /** 글번호 */
  readonly postNo: number
  /** 분류 */
  readonly category?: string
  /** 공지대상 */
  readonly target?: string
  /** 제목 */
  readonly title: string
  /** 대상권한그룹 */
  readonly targetGroups?: string
  /** 필독 */
  readonly mustYn: string
  /** 상단고정 */
  readonly topYn: string
  /** 팝업여부 */
  readonly popupYn: string
  /** 게시시작일 */
  readonly postFrom?: string
  /** 게시종료일 */
  readonly postTo?: string
  /** 게시상태 */
  readonly mark: string
  /** 조회수 */
  readonly viewCnt: number
  /** 확인수 */
  readonly confirmCnt?: number
  /** 첨부 */
  readonly fileCnt: number
  /** 작성자 ID */
  readonly writer: string
  /** 작성자 */
  readonly writerNm: string
  /** 작성일시 */
  readonly writeDt: string
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface PostList {
  readonly rows: readonly PostRow[]
  readonly total: number
  readonly capped?: boolean
}

/** Confirmations and targets are counted for writers alone; `confirmAgainYn` is a writer's word at a change and is never answered. */
export interface PostHeader {
  /** 글번호 */
  readonly postNo: number
  /** 분류 */
  readonly category?: string
  /** 공지대상 */
  readonly target?: string
  /** 제목 */
  readonly title: string
  /** 내용 */
  readonly content: string
  /** 대상권한그룹 */
  readonly targetGroups?: string
  /** 필독 */
  readonly mustYn: string
  /** 상단고정 */
  readonly topYn: string
  /** 팝업여부 */
  readonly popupYn: string
  /** 게시시작일 */
  readonly postFrom?: string
  /** 게시종료일 */
  readonly postTo?: string
  /** 게시상태 */
  readonly mark: string
  /** 조회수 */
  readonly viewCnt: number
  /** 확인수 */
  readonly confirmCnt?: number
  /** 첨부파일 */
  readonly fileId?: string
  /** 작성자 ID */
  readonly writer: string
  /** 작성자 */
  readonly writerNm: string
  /** 작성일시 */
  readonly writeDt: string
  /** 대상수 */
  readonly targetCnt?: number
  /** 재확인 */
  readonly confirmAgainYn?: string
  /** 확인일시 */
  readonly confirmDt?: string
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface PostDocument {
  readonly header: PostHeader
  readonly files: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

/** What a writer may say; number, writer, time and views are the server's. */
export interface PostInput {
  /** 분류 */
  readonly category?: string
  /** 공지대상 */
  readonly target?: string
  /** 제목 */
  readonly title: string
  /** 내용 */
  readonly content: string
  /** 대상권한그룹 */
  readonly targetGroups?: string
  /** 필독 */
  readonly mustYn?: string
  /** 상단고정 */
  readonly topYn?: string
  /** 팝업여부 */
  readonly popupYn?: string
  /** 게시시작일 */
  readonly postFrom?: string
  /** 게시종료일 */
  readonly postTo?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 재확인 */
  readonly confirmAgainYn?: string
  /** 사용여부 */
  readonly useYn?: string
}

export interface PostCreate {
  readonly header: PostInput
  readonly files?: readonly FileNote[]
}

export interface PostUpdate {
  /** 버전 */
  readonly version: number
  readonly header: PostInput
  readonly files?: readonly FileNote[]
}

export interface PostReaderRow {
  /** ID */
  readonly readerId: string
  /** 포털구분 */
  readonly portalType: string
  /** 성명 */
  readonly readerNm: string
  /** 소속 */
  readonly belongNm?: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 최초열람일시 */
  readonly firstDt?: string
  /** 최근열람일시 */
  readonly lastDt?: string
  /** 확인일시 */
  readonly confirmDt?: string
  /** 확인여부 */
  readonly confirmYn: string
}

export interface PostReaderList {
  readonly rows: readonly PostReaderRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface Reminded {
  readonly success: boolean
  /** 안내 인원 */
  readonly remindedCnt: number
}

export interface OpeningPost {
  /** 게시판 */
  readonly boardId: string
  /** 글번호 */
  readonly postNo: number
  /** 필독 */
  readonly mustYn: string
}

export type OpeningPosts = readonly OpeningPost[]

export interface CategoryNode {
  /** 카테고리코드 */
  readonly catCode: string
  /** 상위 카테고리 */
  readonly upCatCode?: string
  /** 레벨 */
  readonly catLevel: number
  /** 카테고리명 */
  readonly catName: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 기본단위 */
  readonly unitCode?: string
  /** 계정(비용) */
  readonly accountExp?: string
  /** 계정(자산) */
  readonly accountAst?: string
  /** 계정(저장품) */
  readonly accountStk?: string
  /** 계정(용역) */
  readonly accountSvc?: string
  /** 계정(연구개발) */
  readonly accountRnd?: string
  /** 자산분류 */
  readonly assetClass?: string
  /** 내용연수 */
  readonly usefulLife?: number
  /** 상위 적용값 */
  readonly inheritedText?: string
  /** 품목수 */
  readonly itemCnt: number
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface CategoryNodeList {
  readonly rows: readonly CategoryNode[]
  /** 전체 건수 */
  readonly total: number
}

export interface CategorySave {
  /** 버전 */
  readonly version?: number
  readonly header: CategoryInput
}

/** A category without code is a new one below its upper category. */
export interface CategoryInput {
  /** 카테고리코드 */
  readonly catCode?: string
  /** 상위 카테고리 */
  readonly upCatCode?: string
  /** 카테고리명 */
  readonly catName: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 기본단위 */
  readonly unitCode?: string
  /** 계정(비용) */
  readonly accountExp?: string
  /** 계정(자산) */
  readonly accountAst?: string
  /** 계정(저장품) */
  readonly accountStk?: string
  /** 계정(용역) */
  readonly accountSvc?: string
  /** 계정(연구개발) */
  readonly accountRnd?: string
  /** 자산분류 */
  readonly assetClass?: string
  /** 내용연수 */
  readonly usefulLife?: number
  /** 사용여부 */
  readonly useYn: string
}

export interface CategoryAttrRow {
  /** 속성 */
  readonly attrCode: string
  /** 속성명 */
  readonly attrName: string
  /** 속성유형 */
  readonly attrType: string
  /** 단위 */
  readonly unitCode?: string
  /** 최대길이 */
  readonly maxLen?: number
  /** 소수자리 */
  readonly decimals?: number
  /** 최소값 */
  readonly minVal?: string
  /** 최대값 */
  readonly maxVal?: string
  /** 필수 */
  readonly requiredYn: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 버전 */
  readonly version: number
}

export interface CategoryAttrList {
  readonly rows: readonly CategoryAttrRow[]
  readonly total: number
}

export interface CategoryAttrChange {
  /** 상태 */
  readonly rowState: 'I' | 'U' | 'D'
  /** 속성 */
  readonly attrCode: string
  /** 필수 */
  readonly requiredYn: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 버전 */
  readonly version?: number
}

export interface CategoryAttrSave {
  readonly rows: readonly CategoryAttrChange[]
}

export interface ExportRequest {
  /** 목록 */
  readonly operation: string
  /** 제목 */
  readonly title: string
  /** 컬럼 */
  readonly columns: readonly ExportColumn[]
  /** 조회 조건 */
  readonly conditions: readonly ExportCondition[]
  /** 다운로드 사유 */
  readonly reason?: string
}

export interface ExportColumn {
  /** 필드 */
  readonly field: string
  /** 컬럼명 */
  readonly label: string
  /** 형식 */
  readonly kind: 'text' | 'number' | 'date'
  /** 너비 */
  readonly width: number
  /** 소수 자리 */
  readonly scale?: number
  /** 금액 여부 */
  readonly isMoney?: boolean
  /** 코드명 */
  readonly texts?: readonly ExportText[]
}

export interface ExportText {
  /** 값 */
  readonly value: string
  /** 표시 */
  readonly text: string
}

export interface ExportCondition {
  /** 조건 */
  readonly name: string
  /** 값 */
  readonly value: string
}

export interface ExportCancel {
  /** 사유 */
  readonly reason?: string
}

export interface ExportJob {
  /** 작업번호 */
  readonly exportId: string
  /** 작업상태 */
  readonly status: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED'
  /** 처리 건수 */
  readonly done: number
  /** 전체 건수 */
  readonly total: number
  /** 안내 */
  readonly msg?: string
}

export interface BsnsRow {
  /** 사업부코드 */
  readonly topDept: string
  /** 사업부명 */
  readonly sectionName: string
}

export interface DeptRow {
  /** 기준월 */
  readonly yyyymm: string
  /** 부서코드 */
  readonly deptcd: string
  /** 사업부코드 */
  readonly topDept: string
  /** 상위부서코드 */
  readonly indept?: string
  /** 사업부명 */
  readonly sectionName: string
  /** 부서명 */
  readonly deptnm: string
}

/** Spec §3. auth, authGroupId, sessionId and loginIp are left out for those who may not see them. */
export interface PersonRow {
  /** Single ID */
  readonly singleid: string
  /** 이름 */
  readonly hname: string
  /** 영문명 */
  readonly ename?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 직급코드 */
  readonly position?: string
  /** 직급명 */
  readonly positionNm?: string
  /** 내부부서코드 */
  readonly inDeptCode?: string
  /** 사업장 */
  readonly site?: string
  /** 사내전화 */
  readonly telNo?: string
  /** 이메일 */
  readonly email?: string
  /** 결재가능여부 */
  readonly appChk?: string
  /** 재직상태 */
  readonly status?: string
  /** 상태변경일 */
  readonly statusDt?: string
  /** 권한유형 */
  readonly auth?: string
  /** 현재세션 */
  readonly sessionId?: string
  /** 최근접속IP */
  readonly loginIp?: string
  /** 권한그룹 */
  readonly authGroupId?: string
  /** 사용여부 */
  readonly useFlag?: string
}

export interface BuyerRow {
  /** Single ID */
  readonly singleid: string
  /** 이름 */
  readonly hname: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
}

export interface CompanyRow {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 협력사상태 */
  readonly status: string
  /** OGPMS전송 */
  readonly forwardYn: string
}

export interface AccountRow {
  /** 계정코드 */
  readonly accountCode: string
  /** 계정명 */
  readonly accountName: string
  /** 비용구분 */
  readonly expenseType: string
  /** 코스트센터필수 */
  readonly coRequiredYn: string
}

export interface CostCenterRow {
  /** 코스트센터 */
  readonly costCenter: string
  /** 코스트센터명 */
  readonly costCenterName: string
  /** 사업부명 */
  readonly sectionName: string
}

export interface CompanyName {
  readonly gpsCompMaster: { readonly compNameKr: string; readonly status?: string }
}

export interface ExchangeRate {
  /** 통화 */
  readonly currency: string
  /** 기준일 */
  readonly rateDate: string
  /** 매매기준율 */
  readonly rate: string
  /** 환율출처 */
  readonly rateSource?: string
}

export interface FileItem {
  /** 첨부파일 */
  readonly fileId: string
  /** 파일순번 */
  readonly fileSeq: number
  /** 파일명 */
  readonly fileName: string
  /** 크기 */
  readonly fileSize: number
  /** 형식 */
  readonly mimeType?: string
  /** 비고 */
  readonly bigo?: string
  /** 서류구분 */
  readonly docType?: string
  /** 만료일 */
  readonly validTo?: string
}

/** The bytes of one file, at most 10 MB. */
export type FileBody = Uint8Array

export interface Done {
  /** 처리 여부 */
  readonly success: boolean
}

export interface DocumentKey {
  readonly id: string
  /** 버전 */
  readonly version: number
}

/** One document by its version, or several by keys; nothing is saved when one key fails. */
export interface TransitionRequest {
  /** 버전 */
  readonly version?: number
  /** 사유 */
  readonly reason?: string
  /** 의견 */
  readonly opinion?: string
  readonly keys?: readonly DocumentKey[]
}

export interface TransitionAnswer {
  /** 처리 여부 */
  readonly success: boolean
  readonly docNo: string
  readonly status: string
  readonly approvalStatus: string
  /** 버전 */
  readonly version: number
  readonly results?: readonly TransitionResult[]
}

export interface TransitionResult {
  readonly docNo: string
  readonly status: string
  readonly approvalStatus?: string
  /** 버전 */
  readonly version: number
}

export interface CouncilMember {
  /** 회원번호 */
  readonly memberNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 분과 */
  readonly councilDiv: string
  /** 직책 */
  readonly councilRole: string
  /** 가입일 */
  readonly joinDate: string
  /** 탈퇴일 */
  readonly leaveDate?: string
  /** 회비납부 */
  readonly feeYn: string
  /** 회원상태 */
  readonly status: string
  /** 평가등급 */
  readonly evaGrade?: string
  /** 비고 */
  readonly bigo?: string
  /** 버전 */
  readonly version: number
}

export interface CouncilList {
  readonly rows: readonly CouncilMember[]
  readonly total: number
}

/** A new member has no number yet. */
export interface CouncilChange {
  /** 상태 */
  readonly rowState: 'I' | 'U'
  /** 회원번호 */
  readonly memberNo?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 분과 */
  readonly councilDiv: string
  /** 직책 */
  readonly councilRole: string
  /** 가입일 */
  readonly joinDate: string
  /** 탈퇴일 */
  readonly leaveDate?: string
  /** 회비납부 */
  readonly feeYn?: string
  /** 회원상태 */
  readonly status: string
  /** 비고 */
  readonly bigo?: string
  /** 버전 */
  readonly version?: number
}

export interface CouncilSave {
  readonly rows: readonly CouncilChange[]
}

/** A row is the whole document. */
export interface ExcavationRow {
  /** 발굴번호 */
  readonly exNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 업체명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2: string
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 발굴경로 */
  readonly excRoute: string
  /** 강점·제안내용 */
  readonly strength: string
  /** 담당자 */
  readonly contactName: string
  /** 담당자이메일 */
  readonly contactEmail: string
  /** 담당자연락처 */
  readonly contactTel?: string
  /** 제안자 */
  readonly proposer: string
  /** 제안자 */
  readonly proposerNm?: string
  /** 제안일 */
  readonly proposedDt: string
  /** 검토자 ID */
  readonly reviewer?: string
  /** 검토자 */
  readonly reviewerNm?: string
  /** 검토의견 */
  readonly reviewOpinion?: string
  /** 등록신청번호 */
  readonly regNo?: string
  /** 등록요청일시 */
  readonly invitedDt?: string
  /** 발굴상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
  readonly history: readonly HistoryEntry[]
}

export interface ExcavationList {
  readonly rows: readonly ExcavationRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface ExcavationInput {
  /** 발굴번호 */
  readonly exNo?: string
  /** 업체명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2: string
  /** 소싱그룹 */
  readonly sgCode: string
  /** 발굴경로 */
  readonly excRoute: string
  /** 강점·제안내용 */
  readonly strength: string
  /** 담당자 */
  readonly contactName: string
  /** 담당자이메일 */
  readonly contactEmail: string
  /** 담당자연락처 */
  readonly contactTel?: string
  /** 검토의견 */
  readonly reviewOpinion?: string
}

export interface ExcavationSave {
  /** 버전 */
  readonly version?: number
  readonly header: ExcavationInput
}

export interface GerpAppRow {
  /** 신청번호 */
  readonly gaNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 신청구분 */
  readonly reqType: string
  /** 계정그룹 */
  readonly accountGroup: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 신청자 */
  readonly drafter: string
  /** 신청자 */
  readonly drafterNm: string
  /** 신청일 */
  readonly draftDt: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 신청상태 */
  readonly status: string
  /** GERP업체코드 */
  readonly gerpVendorCode?: string
  /** 오류내용 */
  readonly errMsg?: string
  /** 버전 */
  readonly version: number
}

export interface GerpAppList {
  readonly rows: readonly GerpAppRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface GerpAppHeader {
  /** 신청번호 */
  readonly gaNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 신청구분 */
  readonly reqType: string
  /** 계정그룹 */
  readonly accountGroup: string
  /** 조정계정 */
  readonly reconAccount?: string
  /** 조정계정명 */
  readonly reconAccountName?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 지급방법 */
  readonly payMethod?: string
  /** 통화 */
  readonly currency: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 신청자 */
  readonly drafter: string
  /** 신청자 */
  readonly drafterNm: string
  /** 신청일 */
  readonly draftDt: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 신청상태 */
  readonly status: string
  /** GERP업체코드 */
  readonly gerpVendorCode?: string
  /** 오류내용 */
  readonly errMsg?: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 버전 */
  readonly version: number
}

export interface GerpAppDocument {
  readonly header: GerpAppHeader
  readonly files: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

/** What is left out of a new vendor, the company says; of any other application it always does. */
export interface GerpAppInput {
  /** 협력사번호 */
  readonly compNo: string
  /** 신청구분 */
  readonly reqType: string
  /** 계정그룹 */
  readonly accountGroup?: string
  /** 조정계정 */
  readonly reconAccount?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 지급방법 */
  readonly payMethod?: string
  /** 통화 */
  readonly currency?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface GerpAppCreate {
  readonly header: GerpAppInput
  readonly files?: readonly FileNote[]
}

export interface GerpAppUpdate {
  /** 버전 */
  readonly version: number
  readonly header: GerpAppInput
  readonly files?: readonly FileNote[]
}

export interface CompRegRow {
  /** 신청번호 */
  readonly regNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 업체명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2: string
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 주요품목 */
  readonly mainItem: string
  /** 신청자ID */
  readonly userId?: string
  /** 신청일시 */
  readonly appliedDt: string
  /** 심사자 ID */
  readonly reviewer?: string
  /** 심사자 */
  readonly reviewerNm?: string
  /** 등록평가번호 */
  readonly evaNo?: string
  /** 평가점수 */
  readonly evaScore?: string
  /** 평가결과 */
  readonly evaResult?: string
  /** 처리일시 */
  readonly decidedDt?: string
  /** 심사상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CompRegList {
  readonly rows: readonly CompRegRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface CompRegHeader {
  /** 신청번호 */
  readonly regNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 업체명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2: string
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 주요품목 */
  readonly mainItem: string
  /** 신청자ID */
  readonly userId?: string
  /** 신청일시 */
  readonly appliedDt: string
  /** 심사자 ID */
  readonly reviewer?: string
  /** 심사자 */
  readonly reviewerNm?: string
  /** 등록평가번호 */
  readonly evaNo?: string
  /** 평가점수 */
  readonly evaScore?: string
  /** 평가결과 */
  readonly evaResult?: string
  /** 처리일시 */
  readonly decidedDt?: string
  /** 보완요청사유 */
  readonly supplementReason?: string
  /** 보완기한 */
  readonly supplementDue?: string
  /** 심사의견 */
  readonly reviewOpinion?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 심사상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CompRegDocument {
  readonly header: CompRegHeader
  readonly files: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

export interface RegEvaRequest {
  /** 버전 */
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  /** 평가자 */
  readonly evaluator?: string
  /** 평가기한 */
  readonly dueDate?: string
  /** 의견 */
  readonly opinion?: string
}

export interface RegEvaRow {
  /** 등록평가번호 */
  readonly evaNo: string
  /** 등록신청번호 */
  readonly regNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 평가자 */
  readonly evaluator: string
  /** 평가자 */
  readonly evaluatorNm?: string
  /** 평가기한 */
  readonly dueDate: string
  /** D-Day */
  readonly dDay?: number
  /** 현장실사일 */
  readonly visitDate?: string
  /** 총점 */
  readonly totalScore?: string
  /** 평가결과 */
  readonly evaResult?: string
  /** 제출자 ID */
  readonly submittedBy?: string
  /** 평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface RegEvaList {
  readonly rows: readonly RegEvaRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface RegEvaHeader {
  /** 등록평가번호 */
  readonly evaNo: string
  /** 등록신청번호 */
  readonly regNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 업체유형 */
  readonly compType?: string
  /** 평가표ID */
  readonly tplId: string
  /** 평가표 */
  readonly tplName?: string
  /** 평가자 */
  readonly evaluator: string
  /** 평가자 */
  readonly evaluatorNm?: string
  /** 평가기한 */
  readonly dueDate: string
  /** D-Day */
  readonly dDay?: number
  /** 현장실사일 */
  readonly visitDate?: string
  /** 총점 */
  readonly totalScore?: string
  /** 평가결과 */
  readonly evaResult?: string
  /** 종합의견 */
  readonly opinion?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 제출서류 */
  readonly applicantFileId?: string
  /** 제출자 ID */
  readonly submittedBy?: string
  /** 제출자 */
  readonly submittedByNm?: string
  /** 평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface RegEvaDocument {
  readonly header: RegEvaHeader
  readonly lines: readonly SheetLine[]
  readonly files: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

export interface RegEvaInput {
  /** 현장실사일 */
  readonly visitDate?: string
  /** 종합의견 */
  readonly opinion?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface RegEvaSave {
  /** 버전 */
  readonly version: number
  readonly header: RegEvaInput
  readonly lines: readonly SheetLineInput[]
  readonly files?: readonly FileNote[]
}

export interface CompanyListRow {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 소싱그룹 */
  readonly sgName?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 대표이메일 */
  readonly email?: string
  /** 정산구분 */
  readonly settleType?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 국세청상태 */
  readonly ntsStatus?: string
  /** GERP업체코드 */
  readonly gerpVendorCode?: string
  /** 최근평가등급 */
  readonly evaGrade?: string
  /** 서류만료일 */
  readonly docValidTo?: string
  /** 변경요청 */
  readonly openChgCnt?: number
  /** 협력사상태 */
  readonly status: string
  /** 등록일 */
  readonly registeredDt?: string
  /** 버전 */
  readonly version: number
}

export interface CompanyList {
  readonly rows: readonly CompanyListRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface TaxNoAnswer {
  /** 등록여부 */
  readonly existsYn: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 국세청상태 */
  readonly ntsStatus?: string
  /** 과세유형 */
  readonly ntsTaxType?: string
  /** 국세청확인일 */
  readonly ntsCheckedDt?: string
}

export interface CompanyHeader {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 영문상호 */
  readonly compNameEn?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 법인등록번호 */
  readonly corpNo?: string
  /** 국가 */
  readonly country?: string
  /** 해외등록번호 */
  readonly foreignRegNo?: string
  /** 사업자유형 */
  readonly bizType?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 업태 */
  readonly bizCond?: string
  /** 종목 */
  readonly bizItem?: string
  /** 설립일 */
  readonly foundDate?: string
  /** 국세청상태 */
  readonly ntsStatus?: string
  /** 과세유형 */
  readonly ntsTaxType?: string
  /** 국세청확인일 */
  readonly ntsCheckedDt?: string
  /** 협력사상태 */
  readonly status: string
  /** 정지사유 */
  readonly suspendReason?: string
  /** GERP업체코드 */
  readonly gerpVendorCode?: string
  /** 최근평가등급 */
  readonly evaGrade?: string
  /** 등록일 */
  readonly registeredDt?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 팩스 */
  readonly faxNo?: string
  /** 대표이메일 */
  readonly email?: string
  /** 홈페이지 */
  readonly homepage?: string
  /** 종업원수 */
  readonly employeeCnt?: number
  /** 자본금 */
  readonly capitalAmt?: string
  /** 전년매출액 */
  readonly salesAmt?: string
  /** 통화 */
  readonly currency?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 정산구분 */
  readonly settleType?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 기본초과허용(%) */
  readonly overTol?: string
  /** 하도급대상 */
  readonly subcontractYn?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 변경사유 */
  readonly chgReason?: string
  /** 증빙파일 */
  readonly evidenceId?: string
  /** 거래가능 등록 */
  readonly registerYn?: string
  /** 버전 */
  readonly version: number
}

export interface CompanyGroupLine {
  /** 순번 */
  readonly lineNo: number
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 주거래 */
  readonly mainYn: string
  /** 사용여부 */
  readonly useYn: string
}

export interface CompanyUserLine {
  /** 사용자ID */
  readonly userId: string
  /** 사용자명 */
  readonly userName: string
  /** 이메일 */
  readonly email: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 대표담당자 */
  readonly mainYn: string
  /** 사용자상태 */
  readonly status: string
}

export interface CompanyChangeLine {
  /** 변경번호 */
  readonly chgNo: string
  /** 변경항목 */
  readonly chgField: string
  /** 변경전 */
  readonly beforeValue?: string
  /** 변경후 */
  readonly afterValue?: string
  /** 변경사유 */
  readonly reason?: string
  /** 요청일시 */
  readonly requestedDt: string
  /** 처리상태 */
  readonly status: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 버전 */
  readonly version: number
}

export interface CompanyDocument {
  readonly header: CompanyHeader
  readonly groups: readonly CompanyGroupLine[]
  readonly users: readonly CompanyUserLine[]
  readonly changes: readonly CompanyChangeLine[]
  readonly files: readonly FileItem[]
}

export interface CompanyNewInput {
  /** 협력사명 */
  readonly compNameKr: string
  /** 영문상호 */
  readonly compNameEn?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 법인등록번호 */
  readonly corpNo?: string
  /** 국가 */
  readonly country?: string
  /** 해외등록번호 */
  readonly foreignRegNo?: string
  /** 사업자유형 */
  readonly bizType?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 업태 */
  readonly bizCond?: string
  /** 종목 */
  readonly bizItem?: string
  /** 설립일 */
  readonly foundDate?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 팩스 */
  readonly faxNo?: string
  /** 대표이메일 */
  readonly email?: string
  /** 홈페이지 */
  readonly homepage?: string
  /** 종업원수 */
  readonly employeeCnt?: number
  /** 자본금 */
  readonly capitalAmt?: string
  /** 전년매출액 */
  readonly salesAmt?: string
  /** 통화 */
  readonly currency?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 정산구분 */
  readonly settleType?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 기본초과허용(%) */
  readonly overTol?: string
  /** 하도급대상 */
  readonly subcontractYn?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 변경사유 */
  readonly chgReason?: string
  /** 증빙파일 */
  readonly evidenceId?: string
  /** 거래가능 등록 */
  readonly registerYn?: string
}

export interface CompanyHeaderInput {
  /** 협력사명 */
  readonly compNameKr: string
  /** 영문상호 */
  readonly compNameEn?: string
  /** 법인등록번호 */
  readonly corpNo?: string
  /** 국가 */
  readonly country?: string
  /** 해외등록번호 */
  readonly foreignRegNo?: string
  /** 사업자유형 */
  readonly bizType?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 업태 */
  readonly bizCond?: string
  /** 종목 */
  readonly bizItem?: string
  /** 설립일 */
  readonly foundDate?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 팩스 */
  readonly faxNo?: string
  /** 대표이메일 */
  readonly email?: string
  /** 홈페이지 */
  readonly homepage?: string
  /** 종업원수 */
  readonly employeeCnt?: number
  /** 자본금 */
  readonly capitalAmt?: string
  /** 전년매출액 */
  readonly salesAmt?: string
  /** 통화 */
  readonly currency?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 정산구분 */
  readonly settleType?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 기본초과허용(%) */
  readonly overTol?: string
  /** 하도급대상 */
  readonly subcontractYn?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 변경사유 */
  readonly chgReason?: string
  /** 증빙파일 */
  readonly evidenceId?: string
}

export interface CompanyGroupInput {
  /** 순번 */
  readonly lineNo?: number
  /** 소싱그룹 */
  readonly sgCode: string
  /** 주거래 */
  readonly mainYn?: string
  /** 사용여부 */
  readonly useYn?: string
}

export interface CompanyCreate {
  readonly header: CompanyNewInput
  readonly groups: readonly CompanyGroupInput[]
  readonly files?: readonly FileNote[]
}

export interface CompanyUpdate {
  /** 버전 */
  readonly version: number
  readonly header: CompanyHeaderInput
  readonly groups: readonly CompanyGroupInput[]
  readonly files?: readonly FileNote[]
}

export interface CompanySaved {
  /** 처리 여부 */
  readonly success: boolean
  readonly docNo: string
  readonly status: string
  readonly approvalStatus: string
  /** 버전 */
  readonly version: number
  /** 안내 */
  readonly notice?: string
}

/** What a supplier knows of himself; neither his code in GERP nor the reason of a suspension. */
export interface CyberCompanyHeader {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 영문상호 */
  readonly compNameEn?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 법인등록번호 */
  readonly corpNo?: string
  /** 사업자유형 */
  readonly bizType?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 업태 */
  readonly bizCond?: string
  /** 종목 */
  readonly bizItem?: string
  /** 설립일 */
  readonly foundDate?: string
  /** 국세청상태 */
  readonly ntsStatus?: string
  /** 과세유형 */
  readonly ntsTaxType?: string
  /** 협력사상태 */
  readonly status: string
  /** 최근평가등급 */
  readonly evaGrade?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 팩스 */
  readonly faxNo?: string
  /** 대표이메일 */
  readonly email?: string
  /** 홈페이지 */
  readonly homepage?: string
  /** 종업원수 */
  readonly employeeCnt?: number
  /** 자본금 */
  readonly capitalAmt?: string
  /** 전년매출액 */
  readonly salesAmt?: string
  /** 통화 */
  readonly currency?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 정산구분 */
  readonly settleType?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 버전 */
  readonly version: number
}

export interface CyberCompanyDocument {
  readonly header: CyberCompanyHeader
  readonly changes: readonly CompanyChangeLine[]
  readonly files: readonly FileItem[]
}

export interface CyberCompanyInput {
  /** 영문상호 */
  readonly compNameEn?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 팩스 */
  readonly faxNo?: string
  /** 대표이메일 */
  readonly email?: string
  /** 홈페이지 */
  readonly homepage?: string
  /** 종업원수 */
  readonly employeeCnt?: number
  /** 자본금 */
  readonly capitalAmt?: string
  /** 전년매출액 */
  readonly salesAmt?: string
}

export interface CyberCompanyUpdate {
  /** 버전 */
  readonly version: number
  readonly header: CyberCompanyInput
}

export interface CompChangeRow {
  /** 변경번호 */
  readonly chgNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 변경항목 */
  readonly chgField: string
  /** 변경전 */
  readonly beforeValue?: string
  /** 변경후 */
  readonly afterValue?: string
  /** 변경사유 */
  readonly reason?: string
  /** 증빙파일 */
  readonly fileId?: string
  /** 요청자ID */
  readonly requestedBy: string
  /** 요청자 */
  readonly requestedByNm?: string
  /** 요청일시 */
  readonly requestedDt: string
  /** 처리자 */
  readonly decidedByNm?: string
  /** 처리일시 */
  readonly decidedDt?: string
  /** 처리상태 */
  readonly status: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 버전 */
  readonly version: number
}

export interface CompChangeList {
  readonly rows: readonly CompChangeRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface CompChangeDocument {
  readonly header: CompChangeRow
  readonly files: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

/** The new value in the parts of its field, each as the company has it. */
export interface CompChangeInput {
  /** 변경항목 */
  readonly chgField: 'CEO' | 'NAME' | 'ADDR' | 'BANK' | 'TAXTYPE' | 'BIZ'
  /** 협력사명 */
  readonly compNameKr?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 과세유형 */
  readonly ntsTaxType?: string
  /** 업태 */
  readonly bizCond?: string
  /** 종목 */
  readonly bizItem?: string
  /** 변경사유 */
  readonly reason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface CompChangeRequest {
  readonly header: CompChangeInput
  readonly files?: readonly FileNote[]
}

export interface OfferedItem {
  readonly header: ItemInput
}

export interface CyberItemRow {
  /** 협력사품목번호 */
  readonly ciNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 차수 */
  readonly revision: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 협력사품번 */
  readonly supItemCode: string
  /** 협력사품명 */
  readonly supItemName: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 단위 */
  readonly unitCode?: string
  /** 통화 */
  readonly currency?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 이전단가 */
  readonly prevUnitPrice?: string
  /** 변동률(%) */
  readonly changeRate?: string
  /** 최소발주수량 */
  readonly minOrderQty?: string
  /** 리드타임(일) */
  readonly leadTime?: number
  /** 적용시작일 */
  readonly validFrom?: string
  /** 적용종료일 */
  readonly validTo?: string
  /** 협력사품목상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberItemList {
  readonly rows: readonly CyberItemRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface CyberItemHeader {
  /** 협력사품목번호 */
  readonly ciNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 차수 */
  readonly revision: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 협력사품번 */
  readonly supItemCode: string
  /** 협력사품명 */
  readonly supItemName: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 단위 */
  readonly unitCode?: string
  /** 통화 */
  readonly currency?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 이전단가 */
  readonly prevUnitPrice?: string
  /** 변동률(%) */
  readonly changeRate?: string
  /** 최소발주수량 */
  readonly minOrderQty?: string
  /** 리드타임(일) */
  readonly leadTime?: number
  /** 적용시작일 */
  readonly validFrom?: string
  /** 적용종료일 */
  readonly validTo?: string
  /** 협력사품목상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
  /** 변경사유 */
  readonly changeReason?: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 중지사유 */
  readonly stopReason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface CyberItemPrice {
  /** 단가번호 */
  readonly priceNo: string
  /** 품목코드 */
  readonly itemCode: string
  /** 단가 */
  readonly unitPrice: string
  /** 통화 */
  readonly currency: string
  /** 적용시작일 */
  readonly validFrom: string
  /** 적용종료일 */
  readonly validTo: string
  /** 단가근거 */
  readonly priceBasis: string
  /** 근거문서 */
  readonly sourceNo?: string
}

export interface CyberItemDocument {
  readonly header: CyberItemHeader
  readonly files: readonly FileItem[]
  readonly prices: readonly CyberItemPrice[]
  readonly history: readonly HistoryEntry[]
}

export interface CyberItemHeaderInput {
  /** 품목코드 */
  readonly itemCode?: string
  /** 협력사품번 */
  readonly supItemCode: string
  /** 협력사품명 */
  readonly supItemName: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 단위 */
  readonly unitCode?: string
  /** 통화 */
  readonly currency?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 최소발주수량 */
  readonly minOrderQty?: string
  /** 리드타임(일) */
  readonly leadTime?: number
  /** 적용시작일 */
  readonly validFrom?: string
  /** 적용종료일 */
  readonly validTo?: string
  /** 변경사유 */
  readonly changeReason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface CyberItemInput {
  readonly header: CyberItemHeaderInput
  readonly files?: readonly FileNote[]
}

export interface CyberItemUpdate {
  /** 버전 */
  readonly version: number
  readonly header: CyberItemHeaderInput
  readonly files?: readonly FileNote[]
}

/** Without itemCode the link that is proposed stays; an empty one clears it. */
export interface CyberItemApproval {
  /** 버전 */
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  /** 품목코드 */
  readonly itemCode?: string
}

export interface CyberItemLink {
  /** 버전 */
  readonly version: number
  /** 품목코드 */
  readonly itemCode: string
}

export interface ItemMasterRow {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 제조사 */
  readonly maker?: string
  /** 모델번호 */
  readonly modelNo?: string
  /** 품목구분 */
  readonly itemType: string
  /** 카테고리명 */
  readonly catName: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 단위 */
  readonly unitCode: string
  /** 최근단가 */
  readonly lastPrice?: string
  /** 최근통화 */
  readonly lastCurrency?: string
  /** 협력사수 */
  readonly supCnt?: number
  /** 등록일 */
  readonly regDate?: string
  /** 품목상태 */
  readonly status: string
}

export interface ItemMasterList {
  readonly rows: readonly ItemMasterRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface CompanyFactRow {
  /** 번호 */
  readonly seq: number
  /** 문서유형 */
  readonly docType: string
  /** 문서번호 */
  readonly docNo: string
  /** 순번 */
  readonly lineNo?: number
  /** 기준일 */
  readonly baseDate?: string
  /** 값 */
  readonly value1?: string
  /** 기준값 */
  readonly value2?: string
  /** 설명 */
  readonly bigo?: string
  /** 문서 주소 */
  readonly docPath?: string
}

export interface CompanyFactList {
  readonly rows: readonly CompanyFactRow[]
  readonly total: number
  readonly sums: { readonly value1: string; readonly value2: string }
}

export interface CompanyStatusRow {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 업체구분 */
  readonly compType: string
  /** 소싱그룹 */
  readonly sgName?: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 납기준수율(%) */
  readonly onTimeRate?: string
  /** 불량률(PPM) */
  readonly defectPpm?: string
  /** 진행발주 */
  readonly openPoCnt: number
  /** 미정산금액 */
  readonly unsettledAmt: string
  /** 최근평가등급 */
  readonly evaGrade?: string
  /** 협력사상태 */
  readonly status: string
}

export interface CompanyStatusSums {
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 미정산금액 */
  readonly unsettledAmt: string
}

export interface CompanyStatusList {
  readonly rows: readonly CompanyStatusRow[]
  readonly total: number
  readonly sums?: CompanyStatusSums
}

export interface CompanyStatusHeader {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 대표이메일 */
  readonly email?: string
  /** 협력사상태 */
  readonly status: string
  /** 최근평가등급 */
  readonly evaGrade?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 정산구분 */
  readonly settleType?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 버전 */
  readonly version: number
}

export interface CompanyStatusUser {
  /** 사용자ID */
  readonly userId: string
  /** 사용자명 */
  readonly userName: string
  /** 소속부서 */
  readonly deptName?: string
  /** 이메일 */
  readonly email: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 대표담당자 */
  readonly mainYn: string
  /** 사용자상태 */
  readonly status: string
}

export interface CompanyStatusGroup {
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 주거래 */
  readonly mainYn: string
}

export interface CompanyStatusPrice {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 단가 */
  readonly unitPrice: string
  /** 통화 */
  readonly currency: string
  /** 적용종료일 */
  readonly validTo: string
}

export interface CompanyStatusLateLine {
  /** 발주번호 */
  readonly poNo: string
  /** 순번 */
  readonly lineNo: number
  /** 품목명 */
  readonly itemName: string
  /** 납기일 */
  readonly dueDate: string
  /** 미납수량 */
  readonly remainQty: string
  /** 지연일수 */
  readonly delayDays: number
}

export interface CompanyStatusPaper {
  /** 서류구분 */
  readonly docType?: string
  /** 파일명 */
  readonly fileName: string
  /** 만료일 */
  readonly validTo: string
  /** D-Day */
  readonly dDay: number
}

export interface CompanyStatusOrder {
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주일자 */
  readonly poDate: string
  /** 납기일 */
  readonly dueDate?: string
  /** 발주금액(원) */
  readonly totalAmtKrw: string
  /** 발주상태 */
  readonly status: string
}

export interface CompanyStatusEvaluation {
  /** 종합평가번호 */
  readonly totalNo: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 총점 */
  readonly totalScore?: string
  /** 평가등급 */
  readonly evaGrade?: string
  /** 공개일시 */
  readonly publishedDt?: string
}

export interface CompanyStatusSettlement {
  /** 정산번호 */
  readonly adjNo: string
  /** 정산월 */
  readonly yyyymm: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 정산상태 */
  readonly status: string
}

export interface CompanyStatusChange {
  /** 변경번호 */
  readonly chgNo: string
  /** 변경항목 */
  readonly chgField: string
  /** 변경전 */
  readonly beforeValue?: string
  /** 변경후 */
  readonly afterValue?: string
  /** 처리일시 */
  readonly decidedDt?: string
  /** 처리상태 */
  readonly status: string
}

export interface CompanyStatusDocument {
  readonly header: CompanyStatusHeader
  readonly users: readonly CompanyStatusUser[]
  readonly groups: readonly CompanyStatusGroup[]
  readonly prices: readonly CompanyStatusPrice[]
  readonly lateLines: readonly CompanyStatusLateLine[]
  readonly papers: readonly CompanyStatusPaper[]
  readonly orders: readonly CompanyStatusOrder[]
  readonly evaluations: readonly CompanyStatusEvaluation[]
  readonly settlements: readonly CompanyStatusSettlement[]
  readonly changes: readonly CompanyStatusChange[]
}

export interface CompanyStatusKpi {
  /** 기준일 */
  readonly dayFrom: string
  /** 기준일 */
  readonly dayTo: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 납기준수율(%) */
  readonly onTimeRate?: string
  /** 불량률(PPM) */
  readonly defectPpm?: string
  /** 만족도 평균 */
  readonly satisAvg?: string
  /** 진행발주 */
  readonly openPoCnt: number
  /** 납기지연 */
  readonly lateCnt: number
  /** 미정산금액 */
  readonly unsettledAmt: string
}

export interface CompanyStatusMonth {
  /** 월 */
  readonly yyyymm: string
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 납기준수율(%) */
  readonly onTimeRate?: string
  /** 불량률(PPM) */
  readonly defectPpm?: string
}

export interface CompanyStatusScore {
  /** 평가 */
  readonly periodName: string
  /** 총점 */
  readonly totalScore: string
}

export interface CompanyStatusFigures {
  readonly kpi: CompanyStatusKpi
  readonly months: readonly CompanyStatusMonth[]
  readonly scores: readonly CompanyStatusScore[]
}

export interface CyberLoginForm {
  /** 사용자ID */
  readonly userId: string
  /** 비밀번호 */
  readonly userPw: string
  /** OTP수신방법 */
  readonly optGubun?: 'S' | 'E'
}

export interface CyberLoginAnswer {
  readonly code: string
  readonly errorCode?: string
  readonly msg?: string
  /** 로그인 거래 */
  readonly transaction?: string
  /** OTP수신방법 */
  readonly otpGubun?: string
  /** 수신처 */
  readonly sentTo?: string
  /** 남은시간 */
  readonly otpSeconds?: number
}

export interface CyberOtpForm {
  /** 사용자ID */
  readonly userId: string
  /** 비밀번호 */
  readonly userPw: string
  /** 인증번호 */
  readonly otpNum: string
}

export interface CyberAdForm {
  /** 사용자ID */
  readonly userId?: string
}

export interface CyberUserForm {
  /** 업체번호 */
  readonly compNo?: string
  /** 사용자명 */
  readonly userName?: string
  /** DSAD ID */
  readonly dsadId?: string
}

export interface CyberSyncForm {
  /** 사용자ID */
  readonly selUser: string
}

export interface CyberSessionAnswer {
  readonly code: string
  readonly errorCode?: string
  readonly errCode?: string
  readonly msg?: string
  /** 남은 횟수 */
  readonly triesLeft?: number
  /** 로그인 거래 */
  readonly transaction?: string
  readonly accessToken?: string
  readonly refreshToken?: string
  readonly tokenKey?: string
  readonly tokenExpiredTimestamp?: number
  readonly currentTimestamp?: number
  readonly timeDifference?: number
  readonly user?: SessionUser
  readonly menus?: readonly MenuItem[]
  readonly codes?: Readonly<Record<string, readonly CodeEntry[]>>
}

export interface CyberUser {
  /** 사용자ID */
  readonly userId: string
  /** 사용자명 */
  readonly userName: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 사용자상태 */
  readonly status: string
  /** DSAD ID */
  readonly dsadId?: string
}

export interface CyberUserList {
  readonly userInfo: readonly CyberUser[]
  /** 로그인 거래 */
  readonly transaction?: string
}

export interface CyberAccessAnswer {
  readonly code: 'OK' | 'ERROR'
  readonly msg?: string
}

export interface OutboxMessage {
  /** 순번 */
  readonly outboxSeq: string
  /** 발송수단 */
  readonly channel: string
  /** 수신처 */
  readonly recipient: string
  /** 사용자ID */
  readonly userId: string
  /** 제목 */
  readonly title: string
  /** 내용 */
  readonly text: string
  /** 발송일시 */
  readonly createdDt: string
}

export interface OutboxList {
  readonly rows: readonly OutboxMessage[]
  readonly total: number
}

/** The cells are those of the data set, in the order of its columns. */
export interface DatasetRow {
  /** 번호 */
  readonly rowNo: number
  /** 내용 */
  readonly previewText: string
  /** 값 */
  readonly c1?: string
  /** 값 */
  readonly c2?: string
  /** 값 */
  readonly c3?: string
  /** 값 */
  readonly c4?: string
  /** 값 */
  readonly c5?: string
  /** 값 */
  readonly c6?: string
  /** 값 */
  readonly c7?: string
  /** 값 */
  readonly c8?: string
  /** 값 */
  readonly c9?: string
  /** 값 */
  readonly c10?: string
  /** 값 */
  readonly c11?: string
  /** 값 */
  readonly c12?: string
  /** 값 */
  readonly c13?: string
  /** 값 */
  readonly c14?: string
}

export interface DatasetList {
  readonly rows: readonly DatasetRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface DownloadRequest {
  /** 기간(시작) */
  readonly periodFrom: string
  /** 기간(종료) */
  readonly periodTo: string
  /** 사업부 */
  readonly section?: string
  /** 다운로드사유 */
  readonly reason: string
}

export interface DownloadLogRow {
  /** 순번 */
  readonly logSeq: number
  /** 데이터 */
  readonly datasetId: string
  /** 기간(시작) */
  readonly periodFrom: string
  /** 기간(종료) */
  readonly periodTo: string
  /** 건수 */
  readonly rowCnt: number
  /** 다운로드사유 */
  readonly reason: string
  /** 사용자명 */
  readonly userName: string
  /** 일시 */
  readonly loggedDt: string
  /** 진행상태 */
  readonly state: string
  /** 작업번호 */
  readonly exportId: string
  /** 받기가능 */
  readonly canFetchYn: string
  /** 취소가능 */
  readonly canCancelYn: string
}

export interface DownloadLogList {
  readonly rows: readonly DownloadLogRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface DeliveryRow {
  /** 납품번호 */
  readonly dlvNo: string
  /** 발주번호 */
  readonly poNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 인수자 */
  readonly receiver?: string
  /** 인수자 */
  readonly receiverNm?: string
  /** 품목수 */
  readonly lineCnt: number
  /** 통화 */
  readonly currency: string
  /** 납품금액 */
  readonly supplyAmt: string
  /** 납품예정일 */
  readonly deliveryDate: string
  /** 지연 */
  readonly lateYn: string
  /** 지연일수 */
  readonly lateDays: number
  /** 운송방법 */
  readonly dlvMethod: string
  /** 운송장번호 */
  readonly trackingNo?: string
  /** 납품담당자 */
  readonly deliverer?: string
  /** 대리등록 */
  readonly proxyYn: string
  /** 입고요청번호 */
  readonly whReqNo?: string
  /** 납품통보일시 */
  readonly shippedDt?: string
  /** 납품상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface DeliveryList {
  readonly rows: readonly DeliveryRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmt?: string }
}

/** Without department and requester of the order. */
export interface CyberDeliveryRow {
  /** 납품번호 */
  readonly dlvNo: string
  /** 발주번호 */
  readonly poNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 인수자 */
  readonly receiverNm?: string
  /** 품목수 */
  readonly lineCnt: number
  /** 통화 */
  readonly currency: string
  /** 납품금액 */
  readonly supplyAmt: string
  /** 납품예정일 */
  readonly deliveryDate: string
  /** 지연 */
  readonly lateYn: string
  /** 운송방법 */
  readonly dlvMethod: string
  /** 운송장번호 */
  readonly trackingNo?: string
  /** 납품담당자 */
  readonly deliverer?: string
  /** 입고요청번호 */
  readonly whReqNo?: string
  /** 검수결과 */
  readonly inspectResult?: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 납품통보일시 */
  readonly shippedDt?: string
  /** 납품상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberDeliveryList {
  readonly rows: readonly CyberDeliveryRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmt?: string }
}

export interface DeliveryLine {
  /** 순번 */
  readonly lineNo: number
  /** 발주품목 */
  readonly poLine: string
  /** 발주번호 */
  readonly poNo: string
  /** 발주순번 */
  readonly poLineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 발주수량 */
  readonly poQty: string
  /** 미납수량 */
  readonly remainQty: string
  /** 납품가능수량 */
  readonly freeQty: string
  /** 초과허용(%) */
  readonly overTol?: string
  /** 납품수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** LOT번호 */
  readonly lotNo?: string
  /** 최종납품 */
  readonly lastYn: string
  /** 비고 */
  readonly bigo?: string
}

export interface DeliveryHeader {
  /** 납품번호 */
  readonly dlvNo: string
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주일자 */
  readonly poDate: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 인수자 */
  readonly receiver?: string
  /** 인수자 */
  readonly receiverNm?: string
  /** 납품예정일 */
  readonly deliveryDate: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 운송방법 */
  readonly dlvMethod: string
  /** 운송사 */
  readonly carrier?: string
  /** 운송장번호 */
  readonly trackingNo?: string
  /** 납품담당자 */
  readonly deliverer?: string
  /** 연락처 */
  readonly delivererTel?: string
  /** 납품금액 */
  readonly supplyAmt: string
  /** 통화 */
  readonly currency: string
  /** 거래명세서번호(자사) */
  readonly stmtPaperNo?: string
  /** 대리등록 */
  readonly proxyYn: string
  /** 대리사유 */
  readonly proxyReason?: string
  /** 입고요청번호 */
  readonly whReqNo?: string
  /** 납품통보일시 */
  readonly shippedDt?: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 납품상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberDeliveryHeader {
  /** 납품번호 */
  readonly dlvNo: string
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주일자 */
  readonly poDate: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 인수자 */
  readonly receiverNm?: string
  /** 납품예정일 */
  readonly deliveryDate: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 운송방법 */
  readonly dlvMethod: string
  /** 운송사 */
  readonly carrier?: string
  /** 운송장번호 */
  readonly trackingNo?: string
  /** 납품담당자 */
  readonly deliverer?: string
  /** 연락처 */
  readonly delivererTel?: string
  /** 납품금액 */
  readonly supplyAmt: string
  /** 통화 */
  readonly currency: string
  /** 거래명세서번호(자사) */
  readonly stmtPaperNo?: string
  /** 대리등록 */
  readonly proxyYn?: string
  /** 입고요청번호 */
  readonly whReqNo?: string
  /** 납품통보일시 */
  readonly shippedDt?: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 납품상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface DeliveryDocument {
  readonly header: DeliveryHeader
  readonly lines: readonly DeliveryLine[]
  readonly files: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

export interface CyberDeliveryDocument {
  readonly header: CyberDeliveryHeader
  readonly lines: readonly DeliveryLine[]
  readonly files: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

/** What a supplier may say; everything else of the header is that of the order. */
export interface DeliveryHeaderInput {
  /** 발주번호 */
  readonly poNo: string
  /** 납품예정일 */
  readonly deliveryDate: string
  /** 운송방법 */
  readonly dlvMethod: string
  /** 운송사 */
  readonly carrier?: string
  /** 운송장번호 */
  readonly trackingNo?: string
  /** 납품담당자 */
  readonly deliverer?: string
  /** 연락처 */
  readonly delivererTel?: string
  /** 거래명세서번호(자사) */
  readonly stmtPaperNo?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface DeliveryProxyHeaderInput {
  /** 발주번호 */
  readonly poNo: string
  /** 납품예정일 */
  readonly deliveryDate: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 운송방법 */
  readonly dlvMethod: string
  /** 운송사 */
  readonly carrier?: string
  /** 운송장번호 */
  readonly trackingNo?: string
  /** 납품담당자 */
  readonly deliverer?: string
  /** 연락처 */
  readonly delivererTel?: string
  /** 거래명세서번호(자사) */
  readonly stmtPaperNo?: string
  /** 대리사유 */
  readonly proxyReason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

/** A line without lineNo is new; a stored line that is not sent is deleted, and so is one without a quantity. */
export interface DeliveryLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 발주품목 */
  readonly poLine?: string
  /** 납품수량 */
  readonly qty?: string
  /** LOT번호 */
  readonly lotNo?: string
  /** 최종납품 */
  readonly lastYn?: string
  /** 비고 */
  readonly bigo?: string
}

export interface DeliveryCreate {
  readonly header: DeliveryHeaderInput
  readonly lines: readonly DeliveryLineInput[]
  readonly files?: readonly FileNote[]
}

export interface DeliveryUpdate {
  /** 버전 */
  readonly version: number
  readonly header: DeliveryHeaderInput
  readonly lines: readonly DeliveryLineInput[]
  readonly files?: readonly FileNote[]
}

export interface DeliveryProxyCreate {
  readonly header: DeliveryProxyHeaderInput
  readonly lines: readonly DeliveryLineInput[]
  readonly files?: readonly FileNote[]
}

export interface DeliveryProxyUpdate {
  /** 버전 */
  readonly version: number
  readonly header: DeliveryProxyHeaderInput
  readonly lines: readonly DeliveryLineInput[]
  readonly files?: readonly FileNote[]
}

export interface DeliverablePoLine {
  /** 발주품목 */
  readonly poLine: string
  /** 발주번호 */
  readonly poNo: string
  /** 순번 */
  readonly lineNo: number
  /** 발주명 */
  readonly title: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 발주수량 */
  readonly qty: string
  /** 입고수량 */
  readonly receivedQty: string
  /** 납품중수량 */
  readonly shippedQty: string
  /** 미납수량 */
  readonly remainQty: string
  /** 납품가능수량 */
  readonly freeQty: string
  /** 초과허용(%) */
  readonly overTol: string
  /** 단가 */
  readonly unitPrice: string
  /** 통화 */
  readonly currency: string
  /** 납기일 */
  readonly dueDate?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 납품 등록 가능 */
  readonly deliverYn: string
}

export type DeliverablePoLineList = readonly DeliverablePoLine[]

export interface SsoForm {
  /** 인증 데이터 */
  readonly data: string
}

export interface LoginAnswer {
  readonly code: string
  readonly errorCode?: string
  readonly msg?: string
  /** 로그인 거래 */
  readonly transaction?: string
  /** EP ID */
  readonly epId?: string
  readonly accessToken?: string
  readonly refreshToken?: string
  readonly tokenKey?: string
  readonly tokenExpiredTimestamp?: number
  readonly currentTimestamp?: number
  readonly timeDifference?: number
  readonly user?: SessionUser
  readonly menus?: readonly MenuItem[]
  readonly codes?: Readonly<Record<string, readonly CodeEntry[]>>
}

export interface EvaTemplateRow {
  /** 평가표ID */
  readonly tplId: string
  /** 평가표명 */
  readonly tplName: string
  /** 평가유형 */
  readonly evaType: string
  /** 적용연도 */
  readonly evaYear: string
  /** 항목수 */
  readonly itemCnt: number
  /** 가중치합 */
  readonly weightSum: number
  /** 평가표상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface EvaTemplateList {
  readonly rows: readonly EvaTemplateRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface EvaTemplateItem {
  /** 항목번호 */
  readonly itemNo: number
  /** 평가영역 */
  readonly evaCategory: string
  /** 평가항목 */
  readonly evaItem: string
  /** 평가방식 */
  readonly evaMethod: string
  /** 가중치 */
  readonly weight: number
  /** 만점 */
  readonly maxScore: number
  /** 정량산식 */
  readonly formula?: string
  /** 점수구간 */
  readonly bands?: string
  /** 평가기준 */
  readonly scaleDesc?: string
}

export interface EvaTemplateDocument {
  readonly header: EvaTemplateRow
  readonly lines: readonly EvaTemplateItem[]
  readonly history: readonly HistoryEntry[]
}

export interface EvaTemplateInput {
  /** 평가표ID */
  readonly tplId?: string
  /** 평가표명 */
  readonly tplName: string
  /** 평가유형 */
  readonly evaType: string
  /** 적용연도 */
  readonly evaYear: string
}

export interface EvaTemplateItemInput {
  /** 항목번호 */
  readonly itemNo?: number
  /** 평가영역 */
  readonly evaCategory?: string
  /** 평가항목 */
  readonly evaItem?: string
  /** 평가방식 */
  readonly evaMethod?: string
  /** 가중치 */
  readonly weight?: number
  /** 만점 */
  readonly maxScore?: number
  /** 정량산식 */
  readonly formula?: string
  /** 점수구간 */
  readonly bands?: string
  /** 평가기준 */
  readonly scaleDesc?: string
}

export interface EvaTemplateSave {
  /** 버전 */
  readonly version?: number
  readonly header: EvaTemplateInput
  readonly lines: readonly EvaTemplateItemInput[]
}

export interface EvaTotalRow {
  /** 종합평가번호 */
  readonly totalNo: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 정량점수 */
  readonly autoScore?: string
  /** 정성점수 */
  readonly manualScore?: string
  /** 조정점수 */
  readonly adjustScore?: string
  /** 총점 */
  readonly totalScore?: string
  /** 평가등급 */
  readonly evaGrade?: string
  /** 직전총점 */
  readonly prevScore?: string
  /** 증감 */
  readonly diffScore?: string
  /** 직전등급 */
  readonly prevGrade?: string
  /** 미확정 업무평가 */
  readonly openWorkCnt: number
  /** 집계일시 */
  readonly calculatedDt?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 종합평가상태 */
  readonly status: string
  /** 공개일시 */
  readonly publishedDt?: string
  /** 버전 */
  readonly version: number
}

export interface EvaTotalList {
  readonly rows: readonly EvaTotalRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly poAmt?: string }
}

export interface EvaTotalGradeRow {
  /** 평가등급 */
  readonly evaGrade: string
  /** 업체수 */
  readonly compCnt: number
}

export interface EvaTotalGradeList {
  readonly rows: readonly EvaTotalGradeRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface EvaTotalCalc {
  /** 최근 전체 집계 */
  readonly calcText: string
  /** 집계대상 */
  readonly totalCnt: number
  /** 집계건수 */
  readonly doneCnt: number
  /** 실적 없음 */
  readonly skipCnt: number
}

export interface EvaTotalCreate {
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 협력사 */
  readonly compNos?: readonly string[]
}

export interface EvaTotalCreated {
  /** 처리 여부 */
  readonly success: boolean
  /** 생성건수 */
  readonly createdCnt: number
  /** 제외건수 */
  readonly skippedCnt: number
}

export interface EvaPeriodCalc {
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
}

export interface EvaTotalHeader {
  /** 종합평가번호 */
  readonly totalNo: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 정량점수 */
  readonly autoScore?: string
  /** 정성점수 */
  readonly manualScore?: string
  /** 조정점수 */
  readonly adjustScore?: string
  /** 조정사유 */
  readonly adjustReason?: string
  /** 이의조정점수 */
  readonly objectionScore?: string
  /** 직전총점 */
  readonly prevScore?: string
  /** 집계일시 */
  readonly calculatedDt?: string
  /** 총점 */
  readonly totalScore?: string
  /** 평가등급 */
  readonly evaGrade?: string
  /** 직전등급 */
  readonly prevGrade?: string
  /** 미확정 업무평가 */
  readonly openWorkCnt?: number
  /** 이의신청 */
  readonly objection?: string
  /** 이의신청일시 */
  readonly objectedDt?: string
  /** 이의답변 */
  readonly objectionAnswer?: string
  /** 공개일시 */
  readonly publishedDt?: string
  /** 상신자 */
  readonly drafter?: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 종합평가상태 */
  readonly status: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 버전 */
  readonly version: number
}

export interface EvaTotalScore {
  /** 항목번호 */
  readonly itemNo: number
  /** 평가영역 */
  readonly evaCategory: string
  /** 평가항목 */
  readonly evaItem: string
  /** 평가방식 */
  readonly evaMethod: string
  /** 가중치 */
  readonly weight: number
  /** 적용가중치 */
  readonly effWeight?: string
  /** 실적값 */
  readonly rawText: string
  /** 직전실적 */
  readonly prevRawText?: string
  /** 점수 */
  readonly score?: string
  /** 환산점수 */
  readonly weighted?: string
}

export interface EvaTotalArea {
  /** 평가영역 */
  readonly evaCategory: string
  /** 점수 */
  readonly score: string
}

export interface EvaTotalAreaList {
  readonly rows: readonly EvaTotalArea[]
  readonly total: number
}

export interface EvaTotalDocument {
  readonly header: EvaTotalHeader
  readonly scores: readonly EvaTotalScore[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

export interface EvaTotalAdjust {
  /** 조정점수 */
  readonly adjustScore: string
  /** 조정사유 */
  readonly adjustReason?: string
}

export interface EvaTotalUpdate {
  /** 버전 */
  readonly version: number
  readonly header: EvaTotalAdjust
}

export interface EvaFactRow {
  /** 항목번호 */
  readonly itemNo: number
  /** 평가항목 */
  readonly evaItem: string
  /** 번호 */
  readonly seq: number
  /** 문서유형 */
  readonly docType: string
  /** 문서번호 */
  readonly docNo: string
  /** 순번 */
  readonly lineNo?: number
  /** 기준일 */
  readonly baseDate?: string
  /** 값 */
  readonly value1?: string
  /** 기준값 */
  readonly value2?: string
  /** 설명 */
  readonly bigo?: string
  /** 문서 주소 */
  readonly docPath?: string
}

export interface EvaFactList {
  readonly rows: readonly EvaFactRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly value1?: string; readonly value2?: string }
}

export interface EvaObjectionAnswer {
  /** 버전 */
  readonly version: number
  /** 이의조정점수 */
  readonly objectionScore?: string
  /** 이의답변 */
  readonly objectionAnswer: string
}

export interface EvaObjection {
  /** 버전 */
  readonly version: number
  /** 이의신청 */
  readonly objection: string
}

export interface CyberEvaTotalRow {
  /** 종합평가번호 */
  readonly totalNo: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 정량점수 */
  readonly autoScore?: string
  /** 정성점수 */
  readonly manualScore?: string
  /** 총점 */
  readonly totalScore: string
  /** 평가등급 */
  readonly evaGrade: string
  /** 직전등급 */
  readonly prevGrade?: string
  /** 공개일시 */
  readonly publishedDt: string
  /** 종합평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberEvaTotalList {
  readonly rows: readonly CyberEvaTotalRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface CyberEvaTotalHeader {
  /** 종합평가번호 */
  readonly totalNo: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 정량점수 */
  readonly autoScore?: string
  /** 정성점수 */
  readonly manualScore?: string
  /** 조정점수 */
  readonly adjustScore?: string
  /** 이의조정점수 */
  readonly objectionScore?: string
  /** 총점 */
  readonly totalScore: string
  /** 평가등급 */
  readonly evaGrade: string
  /** 직전등급 */
  readonly prevGrade?: string
  /** 공개일시 */
  readonly publishedDt: string
  /** 종합평가상태 */
  readonly status: string
  /** 이의신청 */
  readonly objection?: string
  /** 이의신청일시 */
  readonly objectedDt?: string
  /** 이의답변 */
  readonly objectionAnswer?: string
  /** 이의신청기한 */
  readonly objectUntil: string
  /** 이의신청 D-Day */
  readonly objectDDay?: number
  /** 버전 */
  readonly version: number
}

export interface CyberEvaTotalScore {
  /** 항목번호 */
  readonly itemNo: number
  /** 평가영역 */
  readonly evaCategory: string
  /** 평가항목 */
  readonly evaItem: string
  /** 평가방식 */
  readonly evaMethod: string
  /** 가중치 */
  readonly weight: number
  /** 적용가중치 */
  readonly effWeight?: string
  /** 실적값 */
  readonly rawText: string
  /** 점수 */
  readonly score?: string
  /** 환산점수 */
  readonly weighted?: string
}

export interface CyberEvaFact {
  /** 항목번호 */
  readonly itemNo: number
  /** 평가항목 */
  readonly evaItem: string
  /** 번호 */
  readonly seq: number
  /** 문서유형 */
  readonly docType: string
  /** 문서번호 */
  readonly docNo: string
  /** 순번 */
  readonly lineNo?: number
  /** 기준일 */
  readonly baseDate?: string
  /** 값 */
  readonly value1?: string
  /** 기준값 */
  readonly value2?: string
  /** 설명 */
  readonly bigo?: string
}

export interface CyberEvaTotalDocument {
  readonly header: CyberEvaTotalHeader
  readonly scores: readonly CyberEvaTotalScore[]
  readonly facts: readonly CyberEvaFact[]
}

export interface EvaWorkRow {
  /** 평가번호 */
  readonly workNo: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 평가표ID */
  readonly tplId: string
  /** 평가표 */
  readonly tplName?: string
  /** 평가자 */
  readonly evaluator: string
  /** 평가자 */
  readonly evaluatorNm?: string
  /** 제출기한 */
  readonly dueDate: string
  /** D-Day */
  readonly dDay?: number
  /** 총점 */
  readonly totalScore?: string
  /** 제출일시 */
  readonly submittedDt?: string
  /** 평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface EvaWorkList {
  readonly rows: readonly EvaWorkRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface EvaWorkHeader {
  /** 평가번호 */
  readonly workNo: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 평가표ID */
  readonly tplId: string
  /** 평가표 */
  readonly tplName?: string
  /** 평가자 */
  readonly evaluator: string
  /** 평가자 */
  readonly evaluatorNm?: string
  /** 제출기한 */
  readonly dueDate: string
  /** D-Day */
  readonly dDay?: number
  /** 총점 */
  readonly totalScore?: string
  /** 종합의견 */
  readonly opinion?: string
  /** 제출일시 */
  readonly submittedDt?: string
  /** 평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface SheetLine {
  /** 번호 */
  readonly itemNo: number
  /** 평가영역 */
  readonly evaCategory?: string
  /** 평가항목 */
  readonly evaItem: string
  /** 평가방식 */
  readonly evaMethod?: string
  /** 평가기준 */
  readonly scaleDesc?: string
  /** 가중치 */
  readonly weight: number
  /** 만점 */
  readonly maxScore: number
  /** 점수 */
  readonly score?: string
  /** 의견 */
  readonly opinion?: string
}

export interface EvaWorkDocument {
  readonly header: EvaWorkHeader
  readonly lines: readonly SheetLine[]
  readonly history: readonly HistoryEntry[]
}

export interface SheetLineInput {
  /** 번호 */
  readonly itemNo: number
  /** 점수 */
  readonly score?: string
  /** 의견 */
  readonly opinion?: string
}

export interface EvaWorkInput {
  /** 종합의견 */
  readonly opinion?: string
}

export interface EvaWorkSave {
  /** 버전 */
  readonly version: number
  readonly header: EvaWorkInput
  readonly lines: readonly SheetLineInput[]
}

export interface EvaWorkAssign {
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 제출기한 */
  readonly dueDate: string
  /** 평가자 */
  readonly evaluator: string
  /** 평가자 2 */
  readonly evaluator2?: string
  /** 평가자 3 */
  readonly evaluator3?: string
  readonly lines: readonly EvaWorkAssignLine[]
}

export interface EvaWorkAssignLine {
  /** 협력사번호 */
  readonly compNo: string
  /** 선택 */
  readonly chosenYn?: string
}

export interface EvaWorkAssigned {
  readonly success: boolean
  /** 배정수 */
  readonly assignedCnt: number
  /** 제외수 */
  readonly skippedCnt: number
  /** 안내 */
  readonly notice?: string
}

export interface EvaWorkImported {
  readonly success: boolean
  /** 제출수 */
  readonly submittedCnt: number
  /** 안내 */
  readonly notice?: string
}

export interface EvaWorkTarget {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 발주건수 */
  readonly poCnt: number
  /** 배정수 */
  readonly assignedCnt: number
  /** 배정된 평가자 */
  readonly assignedNms?: string
  /** 선택 */
  readonly chosenYn: string
}

export interface EvaWorkTargetHeader {
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 평가표 */
  readonly tplName?: string
  /** 제출기한 */
  readonly dueDate: string
}

export interface EvaWorkTargets {
  readonly header: EvaWorkTargetHeader
  readonly lines: readonly EvaWorkTarget[]
}

export interface EvaWorkChange {
  /** 버전 */
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  /** 제출기한 */
  readonly dueDate?: string
  /** 평가자 */
  readonly evaluator?: string
}

export interface EvaWorkResultRow {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 배정수 */
  readonly assignedCnt: number
  /** 제출수 */
  readonly submittedCnt: number
  /** 확정수 */
  readonly confirmedCnt: number
  /** 평균점수 */
  readonly avgScore?: string
  /** 최저 */
  readonly minScore?: string
  /** 최고 */
  readonly maxScore?: string
  readonly submittedKeys?: readonly DocumentKey[]
}

export interface EvaWorkResultList {
  readonly rows: readonly EvaWorkResultRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface EvaWorkResultHeader {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 평가기간 */
  readonly evaTerm: string
  /** 평가연도 */
  readonly evaYear: string
  /** 평가주기 */
  readonly evaPeriod: string
  /** 평균점수 */
  readonly avgScore?: string
  /** 제출수 */
  readonly submittedCnt: number
  /** 확정수 */
  readonly confirmedCnt: number
}

export interface EvaWorkResultSheet {
  /** 평가번호 */
  readonly workNo: string
  /** 평가자 */
  readonly evaluator: string
  /** 평가자 */
  readonly evaluatorNm?: string
  /** 총점 */
  readonly totalScore?: string
  /** 종합의견 */
  readonly opinion?: string
  /** 제출일시 */
  readonly submittedDt?: string
  /** 평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface EvaWorkResultItem {
  /** 번호 */
  readonly itemNo: number
  /** 평가영역 */
  readonly evaCategory: string
  /** 평가항목 */
  readonly evaItem: string
  /** 가중치 */
  readonly weight: number
  /** 점수 */
  readonly score?: string
  /** 의견 */
  readonly opinion?: string
}

export interface EvaWorkResultArea {
  /** 평가영역 */
  readonly evaCategory: string
  /** 점수 */
  readonly score?: string
}

export interface EvaWorkResultDocument {
  readonly summary: EvaWorkResultHeader
  readonly sheets: readonly EvaWorkResultSheet[]
  readonly items: readonly EvaWorkResultItem[]
  readonly areas: readonly EvaWorkResultArea[]
}

export interface GridLayout {
  /** 표 */
  readonly gridKey: string
  /** 열 */
  readonly columns: readonly GridLayoutColumn[]
}

export interface GridLayoutColumn {
  /** 필드 */
  readonly field: string
  /** 너비 */
  readonly width?: number
  /** 숨김 */
  readonly hidden?: boolean
}

/** What waits for the person who asks. A count that is none of his work is left out. */
export interface HomeCounts {
  /** 결재 대기 */
  readonly apprWaitCnt: number
  /** 작성중 구매요청 */
  readonly prDraftCnt?: number
  /** 반려된 구매요청 */
  readonly prBackCnt?: number
  /** 접수 대기 */
  readonly prReceiveCnt?: number
  /** 발주 대기 */
  readonly prOrderCnt?: number
  /** 견적 마감 임박 */
  readonly rfqDueCnt?: number
  /** 변경 확인 대기 */
  readonly poChgCnt?: number
  /** 검수 대기 */
  readonly inspectCnt?: number
  /** 정산 대기 */
  readonly settleCnt?: number
  /** 전기 오류 */
  readonly postErrorCnt?: number
}

export interface HomeMonth {
  /** 월 */
  readonly month: string
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 정산금액 */
  readonly totalAmt: string
}

export interface HomeNotice {
  /** 글번호 */
  readonly postNo: number
  /** 구분 */
  readonly mark?: string
  /** 제목 */
  readonly title: string
  /** 작성일시 */
  readonly writeDt: string
}

export interface HomeShortcut {
  /** 프로그램ID */
  readonly pgmId: string
  /** 메뉴명 */
  readonly pgmName: string
  /** 구분 */
  readonly from: string
  /** 경로 */
  readonly path: string
}

export interface HomeSummary {
  readonly shortcuts?: readonly HomeShortcut[]
  readonly counts?: HomeCounts
  readonly months?: readonly HomeMonth[]
  readonly notices?: readonly HomeNotice[]
}

/** What waits for the supplier. A count of a page that is not granted is left out. */
export interface CyberHomeCounts {
  /** 미확인 견적의뢰 */
  readonly rfqNewCnt?: number
  /** 제출 대기 견적 */
  readonly qtDueCnt?: number
  /** 접수 대기 발주 */
  readonly poSentCnt?: number
  /** 변경 확인 대기 */
  readonly poChgCnt?: number
  /** 납품 예정 */
  readonly dlvDueCnt?: number
  /** 정산 확인 요청 */
  readonly calcCnt?: number
  /** 세금계산서 발행 요청 */
  readonly tiReqCnt?: number
}

export interface CyberHomeMonth {
  /** 월 */
  readonly month: string
  /** 수주금액 */
  readonly poAmt: string
  /** 정산금액 */
  readonly totalAmt: string
}

export interface CyberHomeOrder {
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주일자 */
  readonly poDate: string
  /** 납기일 */
  readonly dueDate?: string
  /** 통화 */
  readonly currency: string
  /** 발주금액 */
  readonly totalAmt: string
  /** 발주상태 */
  readonly status: string
}

export interface CyberHomeSummary {
  readonly counts?: CyberHomeCounts
  readonly months?: readonly CyberHomeMonth[]
  readonly orders?: readonly CyberHomeOrder[]
  readonly notices?: readonly HomeNotice[]
}

export type SG_LEVEL = string

export type UP_LEVEL = string

export type SG_CODE = string

/** Group of level 001. */
export type L1_SG_CODE = string

/** Group of level 002. */
export type L2_SG_CODE = string

/** Group of level 003. */
export type L3_SG_CODE = string

/** Group of level 004. */
export type L4_SG_CODE = string

export type SG_NAME = string

export interface ItemRow {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 제조사 */
  readonly maker?: string
  /** 품목구분 */
  readonly itemType: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 단위 */
  readonly unitCode: string
  /** 최근단가 */
  readonly lastPrice?: string
  /** 최근통화 */
  readonly lastCurrency?: string
}

export interface ItemList {
  readonly rows: readonly ItemRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface SourcingGroupOption {
  /** 소싱그룹코드 */
  readonly SG_CODE: SG_CODE
  /** 소싱그룹명 */
  readonly SG_NAME: SG_NAME
}

/** A group of the fourth level with the names of those above it. */
export interface SourcingGroupRow {
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 소싱그룹 */
  readonly sgPath: string
  /** 구매담당 */
  readonly buyerNm?: string
}

export interface SgCompany {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 주거래 */
  readonly mainYn: string
  /** 평가등급 */
  readonly evaGrade?: string
  /** 협력사상태 */
  readonly status: string
  /** OGPMS전송 */
  readonly forwardYn: string
}

export interface CategoryRow {
  /** 카테고리 */
  readonly catCode: string
  /** 카테고리명 */
  readonly catName: string
  /** 상위코드 */
  readonly upCatCode?: string
  /** 레벨 */
  readonly catLevel: number
  /** 분류 */
  readonly catPath: string
}

export interface UnitRow {
  /** 단위코드 */
  readonly unitCode: string
  /** 단위명 */
  readonly unitName: string
  /** 단위유형 */
  readonly unitType: string
  /** 기준단위 */
  readonly baseUnit?: string
  /** 환산값 */
  readonly convRate: string
  /** 소수자리 */
  readonly decimals: number
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface UnitChange {
  /** 상태 */
  readonly rowState: 'I' | 'U'
  /** 단위코드 */
  readonly unitCode: string
  /** 단위명 */
  readonly unitName: string
  /** 단위유형 */
  readonly unitType: string
  /** 기준단위 */
  readonly baseUnit?: string
  /** 환산값 */
  readonly convRate: string
  /** 소수자리 */
  readonly decimals: number
  /** 사용여부 */
  readonly useYn?: string
  /** 버전 */
  readonly version?: number
}

export interface UnitSave {
  readonly rows: readonly UnitChange[]
}

export interface UnitList {
  readonly rows: readonly UnitRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface ItemPriceRow {
  /** 단가번호 */
  readonly priceNo: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 통화 */
  readonly currency: string
  /** 단가 */
  readonly unitPrice?: string
  /** 가격단위 */
  readonly priceUnit: number
  /** 적용시작일 */
  readonly validFrom: string
  /** 적용종료일 */
  readonly validTo: string
  /** 단가근거 */
  readonly priceBasis: string
  /** 근거문서 */
  readonly sourceNo?: string
}

export interface ItemPriceList {
  readonly rows: readonly ItemPriceRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface ItemTyped {
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 모델번호 */
  readonly modelNo?: string
}

export interface SimilarItem {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 제조사 */
  readonly maker?: string
  /** 모델번호 */
  readonly modelNo?: string
  /** 단위 */
  readonly unitCode: string
  /** 유사도(%) */
  readonly similarity: string
  /** 판정 */
  readonly similarText?: string
  /** 품목상태 */
  readonly status: string
}

export interface SimilarItemList {
  /** 중복확인 결과 */
  readonly dupKey: string
  readonly rows: readonly SimilarItem[]
  /** 전체 건수 */
  readonly total: number
}

export interface AttrChoice {
  /** 값 */
  readonly value: string
  /** 값 이름 */
  readonly text: string
  /** 사용여부 */
  readonly useYn: string
}

export interface ItemAttr {
  /** 속성코드 */
  readonly attrCode: string
  /** 속성명 */
  readonly attrName: string
  /** 속성유형 */
  readonly attrType: string
  /** 필수 */
  readonly requiredYn: string
  /** 값 */
  readonly attrValue?: string
  /** 단위 */
  readonly unitCode?: string
  /** 입력 기준 */
  readonly attrLimits?: string
  readonly choices?: readonly AttrChoice[]
}

export interface ItemAttrInput {
  /** 속성코드 */
  readonly attrCode: string
  /** 값 */
  readonly attrValue?: string
}

export interface ItemForm {
  /** 단위 */
  readonly unitCode?: string
  /** 적용 계정 */
  readonly itemAccounts?: string
  readonly attributes: readonly ItemAttr[]
}

export interface ItemHeader {
  /** 품목코드 */
  readonly itemCode: string
  /** 임시코드 */
  readonly tempCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 영문품명 */
  readonly itemEname?: string
  /** 규격 */
  readonly spec: string
  /** 제조사 */
  readonly maker?: string
  /** 모델번호 */
  readonly modelNo?: string
  /** 품목구분 */
  readonly itemType: string
  /** 카테고리 */
  readonly catCode: string
  /** 카테고리명 */
  readonly catName?: string
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 단위 */
  readonly unitCode: string
  /** 자산여부 */
  readonly assetYn: string
  /** 적용 계정 */
  readonly itemAccounts?: string
  /** 최소발주수량 */
  readonly minOrderQty?: string
  /** 리드타임(일) */
  readonly leadTime?: number
  /** 초과허용(%) */
  readonly overTol?: string
  /** 부족허용(%) */
  readonly underTol?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 최근단가 */
  readonly lastPrice?: string
  /** 최근통화 */
  readonly lastCurrency?: string
  /** 중지사유 */
  readonly stopReason?: string
  /** 대체품목 */
  readonly altItemCode?: string
  /** 대체품목명 */
  readonly altItemName?: string
  /** 원 협력사품목 */
  readonly srcCiNo?: string
  /** 중복확인 결과 */
  readonly dupKey?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 요청자 ID */
  readonly requester?: string
  /** 요청자 */
  readonly requesterNm?: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 등록일 */
  readonly regDate?: string
  /** 품목상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface ItemDocument {
  readonly header: ItemHeader
  readonly attributes: readonly ItemAttr[]
  readonly files: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

export interface ItemInput {
  /** 품목명 */
  readonly itemName?: string
  /** 영문품명 */
  readonly itemEname?: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 모델번호 */
  readonly modelNo?: string
  /** 품목구분 */
  readonly itemType?: string
  /** 카테고리 */
  readonly catCode?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 단위 */
  readonly unitCode?: string
  /** 자산여부 */
  readonly assetYn?: string
  /** 최소발주수량 */
  readonly minOrderQty?: string
  /** 리드타임(일) */
  readonly leadTime?: number
  /** 초과허용(%) */
  readonly overTol?: string
  /** 부족허용(%) */
  readonly underTol?: string
  /** 세금코드 */
  readonly taxCode?: string
  /** 원 협력사품목 */
  readonly srcCiNo?: string
  /** 중복확인 결과 */
  readonly dupKey?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface ItemCreate {
  readonly header: ItemInput
  readonly attributes: readonly ItemAttrInput[]
  readonly files?: readonly FileNote[]
}

export interface ItemUpdate {
  /** 버전 */
  readonly version: number
  readonly header: ItemInput
  readonly attributes: readonly ItemAttrInput[]
  readonly files?: readonly FileNote[]
}

export interface ItemDeactivate {
  /** 버전 */
  readonly version: number
  /** 중지사유 */
  readonly stopReason: string
  /** 대체품목 */
  readonly altItemCode?: string
}

export interface ItemUse {
  /** 구분 */
  readonly useType: string
  /** 문서번호 */
  readonly docNo: string
  /** 제목 */
  readonly title?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 일자 */
  readonly docDate?: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 통화 */
  readonly currency?: string
  /** 금액 */
  readonly amt?: string
  /** 입고수량 */
  readonly receivedQty?: string
  /** 상태 */
  readonly statusNm: string
  /** 주소 */
  readonly docUrl?: string
}

export interface ItemUseList {
  readonly rows: readonly ItemUse[]
  /** 전체 건수 */
  readonly total: number
}

export interface ItemUploadListRow {
  /** 업로드번호 */
  readonly upNo: string
  /** 파일명 */
  readonly fileName: string
  /** 전체건수 */
  readonly rowCnt: number
  /** 정상건수 */
  readonly okCnt: number
  /** 오류건수 */
  readonly errCnt: number
  /** 중복건수 */
  readonly dupCnt: number
  /** 업로드상태 */
  readonly status: string
  /** 업로드자 ID */
  readonly uploadedBy: string
  /** 업로드자 */
  readonly uploadedByNm: string
  /** 업로드일시 */
  readonly uploadedDt: string
  /** 버전 */
  readonly version: number
}

export interface ItemUploadList {
  readonly rows: readonly ItemUploadListRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface ItemUploadProblem {
  /** 항목 */
  readonly field: string
  /** 내용 */
  readonly msg: string
}

export interface ItemUploadRow {
  /** 행번호 */
  readonly rowNo: number
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 모델번호 */
  readonly modelNo?: string
  /** 품목구분 */
  readonly itemType?: string
  /** 카테고리 */
  readonly catCode?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 단위 */
  readonly unitCode?: string
  /** 리드타임(일) */
  readonly leadTime?: string
  /** 행결과 */
  readonly rowResult?: string
  /** 오류내용 */
  readonly errMsg?: string
  /** 결과번호 */
  readonly resultNo?: string
  /** 항목별 오류 */
  readonly problems: readonly ItemUploadProblem[]
}

export interface ItemUploadDocument {
  readonly header: ItemUploadListRow
  readonly lines: readonly ItemUploadRow[]
  readonly history: readonly HistoryEntry[]
}

export interface ItemUploadRowInput {
  /** 행번호 */
  readonly rowNo?: number
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 모델번호 */
  readonly modelNo?: string
  /** 품목구분 */
  readonly itemType?: string
  /** 카테고리 */
  readonly catCode?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 단위 */
  readonly unitCode?: string
  /** 리드타임(일) */
  readonly leadTime?: string
}

/** All rows that stay; a stored row that is not sent is deleted. */
export interface ItemUploadRowsUpdate {
  /** 버전 */
  readonly version: number
  readonly lines: readonly ItemUploadRowInput[]
}

export interface CyberItemUploadListRow {
  /** 업로드번호 */
  readonly upNo: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 파일명 */
  readonly fileName: string
  /** 전체건수 */
  readonly rowCnt: number
  /** 정상건수 */
  readonly okCnt: number
  /** 오류건수 */
  readonly errCnt: number
  /** 중복건수 */
  readonly dupCnt: number
  /** 업로드상태 */
  readonly status: string
  /** 업로드자 ID */
  readonly uploadedBy: string
  /** 업로드자 */
  readonly uploadedByNm: string
  /** 업로드일시 */
  readonly uploadedDt: string
  /** 버전 */
  readonly version: number
}

export interface CyberItemUploadList {
  readonly rows: readonly CyberItemUploadListRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface CyberItemUploadRow {
  /** 행번호 */
  readonly rowNo: number
  /** 협력사품번 */
  readonly supItemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 단위 */
  readonly unitCode?: string
  /** 통화 */
  readonly currency?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 리드타임(일) */
  readonly leadTime?: string
  /** 적용시작일 */
  readonly validFrom?: string
  /** 적용종료일 */
  readonly validTo?: string
  /** 변경사유 */
  readonly changeReason?: string
  /** 행결과 */
  readonly rowResult?: string
  /** 오류내용 */
  readonly errMsg?: string
  /** 결과번호 */
  readonly resultNo?: string
  /** 항목별 오류 */
  readonly problems: readonly ItemUploadProblem[]
}

export interface CyberItemUploadDocument {
  readonly header: CyberItemUploadListRow
  readonly lines: readonly CyberItemUploadRow[]
  readonly history: readonly HistoryEntry[]
}

export interface CyberItemUploadRowInput {
  /** 행번호 */
  readonly rowNo?: number
  /** 협력사품번 */
  readonly supItemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 제조사 */
  readonly maker?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 단위 */
  readonly unitCode?: string
  /** 통화 */
  readonly currency?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 리드타임(일) */
  readonly leadTime?: string
  /** 적용시작일 */
  readonly validFrom?: string
  /** 적용종료일 */
  readonly validTo?: string
  /** 변경사유 */
  readonly changeReason?: string
}

/** All rows that stay; a stored row that is not sent is deleted. */
export interface CyberItemUploadRowsUpdate {
  /** 버전 */
  readonly version: number
  readonly lines: readonly CyberItemUploadRowInput[]
}

export interface ConvertedUrl {
  /** 변환 결과 */
  readonly resultUrl: string
}

export interface LoiRow {
  /** LOI번호 */
  readonly loiNo: string
  /** LOI명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 구매담당 ID */
  readonly buyerId: string
  /** 구매담당 */
  readonly buyerNm: string
  /** 통화 */
  readonly currency: string
  /** 예상금액 */
  readonly estAmt: string
  /** 예상금액(원) */
  readonly estAmtKrw: string
  /** 착수예정일 */
  readonly startDate?: string
  /** 유효종료일 */
  readonly validTo?: string
  /** D-Day(일) */
  readonly dDay?: number
  /** 결재상태 */
  readonly approvalStatus: string
  /** LOI상태 */
  readonly status: string
  /** 발주요청번호 */
  readonly orNo?: string
  /** 요청일자 */
  readonly reqDate: string
  /** 버전 */
  readonly version: number
}

export interface LoiList {
  readonly rows: readonly LoiRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly estAmtKrw?: string }
}

export interface LoiHeader {
  /** LOI번호 */
  readonly loiNo: string
  /** LOI명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 구매담당 ID */
  readonly buyerId: string
  /** 구매담당 */
  readonly buyerNm: string
  /** 통화 */
  readonly currency: string
  /** 환율(매매기준율) */
  readonly exRate: string
  /** 환율기준일 */
  readonly rateDate: string
  /** 환율출처 */
  readonly rateSource?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 예상금액 */
  readonly estAmt: string
  /** 예상금액(원) */
  readonly estAmtKrw: string
  /** 착수예정일 */
  readonly startDate?: string
  /** 유효시작일 */
  readonly validFrom?: string
  /** 유효종료일 */
  readonly validTo?: string
  /** 긴급사유 */
  readonly urgentReason?: string
  /** 업무범위 */
  readonly scopeText?: string
  /** 거절사유 */
  readonly declineReason?: string
  /** 발주요청번호 */
  readonly orNo?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** LOI상태 */
  readonly status: string
  /** 요청일자 */
  readonly reqDate: string
  /** 버전 */
  readonly version: number
}

export interface LoiLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 예상수량 */
  readonly qty: string
  /** 예상단가 */
  readonly unitPrice: string
  /** 예상금액 */
  readonly amt: string
  /** 비고 */
  readonly bigo?: string
}

export interface LoiDocument {
  readonly header: LoiHeader
  readonly lines: readonly LoiLine[]
  readonly files: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

/** What a buyer may say; everything else of the header is derived by the server. */
export interface LoiHeaderInput {
  /** LOI명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 요청자 ID */
  readonly requester?: string
  /** 통화 */
  readonly currency: string
  /** 착수예정일 */
  readonly startDate?: string
  /** 유효시작일 */
  readonly validFrom?: string
  /** 유효종료일 */
  readonly validTo?: string
  /** 긴급사유 */
  readonly urgentReason?: string
  /** 업무범위 */
  readonly scopeText?: string
  /** 첨부파일 */
  readonly fileId?: string
}

/** A line without lineNo is new; a stored line that is not sent is deleted. */
export interface LoiLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 예상수량 */
  readonly qty?: string
  /** 예상단가 */
  readonly unitPrice?: string
  /** 비고 */
  readonly bigo?: string
}

export interface LoiCreate {
  readonly header: LoiHeaderInput
  readonly lines: readonly LoiLineInput[]
  readonly files?: readonly FileNote[]
}

export interface LoiUpdate {
  /** 버전 */
  readonly version: number
  readonly header: LoiHeaderInput
  readonly lines: readonly LoiLineInput[]
  readonly files?: readonly FileNote[]
}

export interface CyberLoi {
  /** LOI번호 */
  readonly loiNo: string
  /** LOI명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 예상금액 */
  readonly estAmt: string
  /** 통화 */
  readonly currency: string
  /** 착수예정일 */
  readonly startDate?: string
  /** 유효시작일 */
  readonly validFrom?: string
  /** 유효종료일 */
  readonly validTo?: string
  /** 응답 대상 */
  readonly answerYn: string
  /** LOI상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberLoiHeader {
  /** LOI번호 */
  readonly loiNo: string
  /** LOI명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 예상금액 */
  readonly estAmt: string
  /** 통화 */
  readonly currency: string
  /** 착수예정일 */
  readonly startDate?: string
  /** 유효시작일 */
  readonly validFrom?: string
  /** 유효종료일 */
  readonly validTo?: string
  /** 업무범위 */
  readonly scopeText?: string
  /** 거절사유 */
  readonly declineReason?: string
  /** 발주번호 */
  readonly poNo?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** LOI상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberLoiDocument {
  readonly header: CyberLoiHeader
  readonly lines: readonly LoiLine[]
  readonly files: readonly FileItem[]
}

export interface MenuRow {
  /** 프로그램ID */
  readonly pgmId: string
  /** 상위메뉴 */
  readonly upPgmId?: string
  /** 메뉴명 */
  readonly pgmName: string
  /** URL */
  readonly sspUrl?: string
  /** 포털구분 */
  readonly portalType: string
  /** 레벨 */
  readonly menuLevel: number
  /** 메뉴유형 */
  readonly menuType: string
  /** 리프여부 */
  readonly leaf: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn: string
  readonly subUrls: readonly MenuSubUrl[]
  /** 버전 */
  readonly version: number
}

export interface MenuSubUrl {
  /** 하위URL */
  readonly subUrl: string
}

export interface MenuList {
  readonly rows: readonly MenuRow[]
  /** 전체 건수 */
  readonly total: number
}

export interface MenuSave {
  /** 버전 */
  readonly version?: number
  readonly header: MenuInput
  readonly subUrls?: readonly MenuSubUrl[]
}

/** A menu without number is a new one below its upper menu. */
export interface MenuInput {
  /** 프로그램ID */
  readonly pgmId?: string
  /** 상위메뉴 */
  readonly upPgmId?: string
  /** 메뉴명 */
  readonly pgmName: string
  /** URL */
  readonly sspUrl?: string
  /** 포털구분 */
  readonly portalType: string
  /** 메뉴유형 */
  readonly menuType?: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn: string
}

/** Without a shipped wording it is a key that an administrator has added. */
export interface MessageRow {
  /** 메시지키 */
  readonly msgKey: string
  /** 언어 */
  readonly lang: string
  /** 유형 */
  readonly msgType: string
  /** 메시지 */
  readonly msgText: string
  /** 원문 */
  readonly orgText?: string
  /** 수정여부 */
  readonly editedYn: string
  /** 사용여부 */
  readonly useYn: string
  /** 수정일시 */
  readonly updatedDt?: string
  /** 버전 */
  readonly version: number
}

export interface MessageList {
  readonly rows: readonly MessageRow[]
  /** 전체 건수 */
  readonly total: number
}

export interface MessageChange {
  /** 상태 */
  readonly rowState: 'I' | 'U'
  /** 메시지키 */
  readonly msgKey: string
  /** 언어 */
  readonly lang: string
  /** 유형 */
  readonly msgType: string
  /** 메시지 */
  readonly msgText: string
  /** 사용여부 */
  readonly useYn?: string
  /** 버전 */
  readonly version?: number
}

export interface MessageSave {
  readonly rows: readonly MessageChange[]
}

export interface MonthlyCalcRow {
  /** 월정산번호 */
  readonly calcNo: string
  /** 정산월 */
  readonly yyyymm: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 정산구분 */
  readonly settleType: string
  /** 입고건수 */
  readonly receiptCnt: number
  /** 입고금액 */
  readonly receiptAmt: string
  /** 반품금액 */
  readonly returnAmt: string
  /** 공제금액 */
  readonly deductAmt: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 정산건수 */
  readonly adjCnt: number
  /** 계산서수취건수 */
  readonly invoicedCnt: number
  /** 미정산금액 */
  readonly unsettledAmt: string
  /** 마감 후 입고 */
  readonly lateCnt?: number
  /** 확인기한 */
  readonly confirmDue?: string
  /** 확인일시 */
  readonly confirmedDt?: string
  /** 마감일시 */
  readonly closedDt?: string
  /** 월정산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface MonthlyCalcList {
  readonly rows: readonly MonthlyCalcRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly receiptCnt?: number; readonly receiptAmt?: string; readonly returnAmt?: string; readonly deductAmt?: string; readonly supplyAmt?: string; readonly vatAmt?: string; readonly totalAmt?: string; readonly unsettledAmt?: string }
}

export interface MonthlyCalcHeader {
  /** 월정산번호 */
  readonly calcNo: string
  /** 정산월 */
  readonly yyyymm: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 정산구분 */
  readonly settleType: string
  /** 입고건수 */
  readonly receiptCnt: number
  /** 입고금액 */
  readonly receiptAmt: string
  /** 반품금액 */
  readonly returnAmt: string
  /** 공제금액 */
  readonly deductAmt: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 정산건수 */
  readonly adjCnt: number
  /** 계산서수취건수 */
  readonly invoicedCnt: number
  /** 미정산금액 */
  readonly unsettledAmt: string
  /** 마감 후 입고 */
  readonly lateCnt?: number
  /** 확인기한 */
  readonly confirmDue?: string
  /** 확인일시 */
  readonly confirmedDt?: string
  /** 마감일시 */
  readonly closedDt?: string
  /** 월정산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
  /** 이의내용 */
  readonly objection?: string
  /** 이의답변 */
  readonly objectionAnswer?: string
}

export interface MonthlySettlement {
  /** 정산번호 */
  readonly adjNo: string
  /** 통화 */
  readonly currency: string
  /** 공급가액(원) */
  readonly supplyAmtKrw: string
  /** 부가세 */
  readonly vatAmt: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 세금코드 */
  readonly taxCode: string
  /** 공제금액 */
  readonly deductAmt: string
  /** 공제사유 */
  readonly deductReason?: string
  /** 거래명세서번호 */
  readonly stmtNo?: string
  /** 버전 */
  readonly stmtVersion?: number
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 계산서상태 */
  readonly tiStatus?: string
  /** 계산서 파일 */
  readonly tiFileId?: string
  /** 전표번호 */
  readonly slipNo?: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 지급일 */
  readonly paidDt?: string
  /** 정산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface MonthlyReceipt {
  /** 순번 */
  readonly lineNo: number
  /** 정산번호 */
  readonly adjNo: string
  /** 입고요청번호 */
  readonly whReqNo: string
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** 발주번호 */
  readonly poNo: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 정산수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
}

export interface MonthlySettlementList {
  readonly rows: readonly MonthlySettlement[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmtKrw?: string; readonly vatAmt?: string; readonly totalAmt?: string }
}

export interface MonthlyReceiptList {
  readonly rows: readonly MonthlyReceipt[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly qty?: string; readonly amt?: string }
}

export interface MonthlyCalcDocument {
  readonly header: MonthlyCalcHeader
  readonly history: readonly HistoryEntry[]
}

export interface MonthlyAggregate {
  /** 정산월 */
  readonly yyyymm: string
  /** 사업부 */
  readonly section?: string
  /** 협력사번호 */
  readonly compNo?: string
}

export interface MonthlyAggregated {
  /** 처리 여부 */
  readonly success: boolean
  /** 월정산 건수 */
  readonly calcCnt: number
  /** 생성한 정산 */
  readonly adjCnt: number
  /** 마감 제외 */
  readonly closedCnt: number
  /** 마감 제외 내역 */
  readonly closedText?: string
  /** 마감 후 입고 */
  readonly lateCnt: number
}

export interface MonthlyAggregatePreview {
  /** 월정산 건수 */
  readonly calcCnt: number
  /** 마감 제외 */
  readonly closedCnt: number
  /** 마감 제외 내역 */
  readonly closedText?: string
  /** 마감 후 입고 */
  readonly lateCnt: number
}

export interface MonthlyAnswer {
  /** 버전 */
  readonly version: number
  readonly header: MonthlyAnswerHeader
}

export interface MonthlyAnswerHeader {
  /** 이의답변 */
  readonly objectionAnswer?: string
}

export interface MonthlyConfirm {
  /** 버전 */
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  /** 정산번호 */
  readonly adjNos?: string
}

export interface MonthlyObject {
  /** 버전 */
  readonly version: number
  /** 정산번호 */
  readonly adjNos: string
  /** 이의내용 */
  readonly objection: string
}

export interface MyPassword {
  /** 비밀번호 */
  readonly password: string
}

export interface MyVerification {
  /** 확인 유효시각 */
  readonly verifiedUntil: string
}

export interface MyPasswordChange {
  /** 현재 비밀번호 */
  readonly password: string
  /** 새 비밀번호 */
  readonly passwordNew: string
  /** 비밀번호 확인 */
  readonly passwordCheck: string
}

/** Fields that a portal does not let one change are refused. */
export interface MyInfoInput {
  /** 버전 */
  readonly version: number
  /** 영문명 */
  readonly ename?: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 이메일 */
  readonly email?: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** OTP수신방법 */
  readonly otpGubun?: string
  /** 대결자 */
  readonly delegateSingleid?: string
  /** 대결 시작일 */
  readonly delegateFrom?: string
  /** 대결 종료일 */
  readonly delegateTo?: string
}

export interface MyInfo {
  /** 사용자ID */
  readonly userId: string
  /** 사용자명 */
  readonly userName: string
  /** 본인 확인 */
  readonly isVerified: boolean
  /** 비밀번호 사용 */
  readonly hasPassword: boolean
  /** 영문명 */
  readonly ename?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 이메일 */
  readonly email?: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** OTP수신방법 */
  readonly otpGubun?: string
  /** 권한그룹 */
  readonly authGroupId?: string
  /** 최근로그인 */
  readonly lastLoginDt?: string
  /** 최근접속IP */
  readonly lastLoginIp?: string
  /** 대결자 */
  readonly delegateSingleid?: string
  /** 대결자명 */
  readonly delegateNm?: string
  /** 대결 시작일 */
  readonly delegateFrom?: string
  /** 대결 종료일 */
  readonly delegateTo?: string
  /** 버전 */
  readonly version?: number
}

export interface MyMenus {
  /** 즐겨찾기 */
  readonly favourites: readonly string[]
  /** 최근 화면 */
  readonly recent: readonly string[]
}

export interface FavouritesBody {
  /** 메뉴 */
  readonly pgmIds: readonly string[]
}

export interface MySession {
  /** 현재세션 */
  readonly sessionId: string
  /** 접속IP */
  readonly ip?: string
  /** 브라우저 */
  readonly userAgent?: string
  /** 접속일시 */
  readonly createdDate: string
  /** 최종요청일시 */
  readonly lastAccessDt: string
  /** 만료일시 */
  readonly expiredDate: string
  /** 현재 세션 */
  readonly isCurrent: boolean
}

export interface MySessionList {
  readonly rows: readonly MySession[]
  readonly total: number
}

export interface NoneOrderRow {
  /** 비발주정산번호 */
  readonly noneNo: string
  /** 청구명 */
  readonly title: string
  /** 비발주유형 */
  readonly noneType: string
  /** 이용시작일 */
  readonly useFrom?: string
  /** 이용종료일 */
  readonly useTo?: string
  /** 증빙유형 */
  readonly evidenceType?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 작성일자 */
  readonly writeDate?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 청구금액 */
  readonly totalAmt: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 내부담당자 */
  readonly contactNm: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 전표번호 */
  readonly slipNo?: string
  /** 보완사유 */
  readonly supplementReason?: string
  /** 등록구분 */
  readonly sourceType: string
  /** 결재상태 */
  readonly approvalStatus?: string
  /** 비발주정산상태 */
  readonly status: string
  /** 청구일자 */
  readonly reqDate: string
  /** 버전 */
  readonly version: number
  /** 내부담당자 */
  readonly createdBy?: string
}

export interface NoneOrderList {
  readonly rows: readonly NoneOrderRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmt?: string; readonly vatAmt?: string; readonly totalAmt?: string }
}

export interface NoneOrderHeader {
  /** 비발주정산번호 */
  readonly noneNo: string
  /** 청구명 */
  readonly title: string
  /** 비발주유형 */
  readonly noneType: string
  /** 이용시작일 */
  readonly useFrom?: string
  /** 이용종료일 */
  readonly useTo?: string
  /** 증빙유형 */
  readonly evidenceType?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 작성일자 */
  readonly writeDate?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 청구금액 */
  readonly totalAmt: string
  /** 협력사 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 내부담당자 */
  readonly contactNm: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 전표번호 */
  readonly slipNo?: string
  /** 보완사유 */
  readonly supplementReason?: string
  /** 등록구분 */
  readonly sourceType: string
  /** 결재상태 */
  readonly approvalStatus?: string
  /** 비발주정산상태 */
  readonly status: string
  /** 청구일자 */
  readonly reqDate: string
  /** 버전 */
  readonly version: number
  /** 담당자(내부) */
  readonly contactId: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
}

export interface CyberClaimHeader {
  /** 비발주정산번호 */
  readonly noneNo: string
  /** 청구명 */
  readonly title: string
  /** 비발주유형 */
  readonly noneType: string
  /** 이용시작일 */
  readonly useFrom?: string
  /** 이용종료일 */
  readonly useTo?: string
  /** 증빙유형 */
  readonly evidenceType?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 작성일자 */
  readonly writeDate?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 청구금액 */
  readonly totalAmt: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 내부담당자 */
  readonly contactNm: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 보완사유 */
  readonly supplementReason?: string
  /** 등록구분 */
  readonly sourceType: string
  /** 비발주정산상태 */
  readonly status: string
  /** 청구일자 */
  readonly reqDate: string
  /** 버전 */
  readonly version: number
  /** 담당자(내부) */
  readonly contactId: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface NoneOrderLine {
  /** 순번 */
  readonly lineNo: number
  /** 내역 */
  readonly itemName: string
  /** 금액 */
  readonly amt: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 계정명 */
  readonly accountName?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 코스트센터명 */
  readonly costCenterName?: string
  /** 비고 */
  readonly bigo?: string
}

export interface CyberClaimLine {
  /** 순번 */
  readonly lineNo: number
  /** 내역 */
  readonly itemName: string
  /** 금액 */
  readonly amt: string
  /** 비고 */
  readonly bigo?: string
}

export interface NoneOrderDocument {
  readonly header: NoneOrderHeader
  readonly lines: readonly NoneOrderLine[]
  readonly files?: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

export interface CyberClaimDocument {
  readonly header: CyberClaimHeader
  readonly lines: readonly CyberClaimLine[]
  readonly files?: readonly FileItem[]
}

export interface NoneOrderHeaderInput {
  /** 청구명 */
  readonly title: string
  /** 비발주유형 */
  readonly noneType: string
  /** 협력사 */
  readonly compNo: string
  /** 담당자(내부) */
  readonly contactId: string
  /** 이용시작일 */
  readonly useFrom?: string
  /** 이용종료일 */
  readonly useTo?: string
  /** 증빙유형 */
  readonly evidenceType?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 작성일자 */
  readonly writeDate?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface NoneOrderLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 내역 */
  readonly itemName: string
  /** 금액 */
  readonly amt: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 비고 */
  readonly bigo?: string
}

export interface NoneOrderInput {
  readonly header: NoneOrderHeaderInput
  readonly lines: readonly NoneOrderLineInput[]
  readonly files?: readonly FileNote[]
}

export interface NoneOrderUpdate {
  /** 버전 */
  readonly version: number
  readonly header: NoneOrderHeaderInput
  readonly lines: readonly NoneOrderLineInput[]
  readonly files?: readonly FileNote[]
}

export interface CyberClaimHeaderInput {
  /** 청구명 */
  readonly title: string
  /** 비발주유형 */
  readonly noneType: string
  /** 담당자(내부) */
  readonly contactId: string
  /** 이용시작일 */
  readonly useFrom?: string
  /** 이용종료일 */
  readonly useTo?: string
  /** 증빙유형 */
  readonly evidenceType?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 작성일자 */
  readonly writeDate?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 공급가액 */
  readonly supplyAmt?: string
  /** 부가세 */
  readonly vatAmt?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface CyberClaimLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 내역 */
  readonly itemName: string
  /** 금액 */
  readonly amt: string
  /** 비고 */
  readonly bigo?: string
}

export interface CyberClaimInput {
  readonly header: CyberClaimHeaderInput
  readonly lines: readonly CyberClaimLineInput[]
  readonly files?: readonly FileNote[]
}

export interface CyberClaimUpdate {
  /** 버전 */
  readonly version: number
  readonly header: CyberClaimHeaderInput
  readonly lines: readonly CyberClaimLineInput[]
  readonly files?: readonly FileNote[]
}

export interface MyNotice {
  /** 알림번호 */
  readonly notiSeq: string
  /** 제목 */
  readonly title: string
  /** 이동경로 */
  readonly link?: string
  /** 확인여부 */
  readonly isRead: boolean
  /** 일시 */
  readonly createdDt: string
}

export interface MyNotices {
  readonly rows: readonly MyNotice[]
  /** 읽지 않은 알림 */
  readonly unread: number
}

export interface MyNoticeRead {
  /** 알림번호 */
  readonly notiSeq: string
  /** 이전 모두 */
  readonly before?: boolean
}

export interface ForwardYnBody {
  /** 협력사번호 목록 */
  readonly params: readonly string[]
}

export interface ForwardCompany {
  /** 협력사번호 */
  readonly COMP_NO: string
  /** 협력사명 */
  readonly COMP_NAME_KR: string
  /** 사업자등록번호 */
  readonly TAX_NO_2: string
  /** 전자 발송 여부 */
  readonly FORWARD_YN: 'Y' | 'N'
  /** 발송 안내 */
  readonly forwardText: string
}

export interface ForwardYnAnswer {
  readonly success: boolean
  readonly resultData: readonly ForwardCompany[]
}

export interface OrderRequestRow {
  /** 발주요청번호 */
  readonly orNo: string
  /** 발주요청명 */
  readonly title: string
  /** 발주유형 */
  readonly orderType: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 구매담당 ID */
  readonly buyerId: string
  /** 구매담당 */
  readonly buyerNm: string
  /** 통화 */
  readonly currency: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 발주금액(원) */
  readonly totalAmtKrw: string
  /** 납기일 */
  readonly dueDate?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 발주요청상태 */
  readonly status: string
  /** 구매요청번호 */
  readonly prNo?: string
  /** 발주번호 */
  readonly poNo?: string
  /** 요청일자 */
  readonly reqDate: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 전송오류 */
  readonly errMsg?: string
  /** 버전 */
  readonly version: number
}

export interface OrderRequestList {
  readonly rows: readonly OrderRequestRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly totalAmtKrw?: string }
}

export interface OrderRequestHeader {
  /** 발주요청번호 */
  readonly orNo: string
  /** 발주요청명 */
  readonly title: string
  /** 발주유형 */
  readonly orderType: string
  /** 구매요청번호 */
  readonly prNo?: string
  /** 견적의뢰번호 */
  readonly rfqNo?: string
  /** LOI번호 */
  readonly loiNo?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 인수자 */
  readonly receiver?: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 구매담당 ID */
  readonly buyerId: string
  /** 구매담당 */
  readonly buyerNm: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 단가근거 */
  readonly priceBasis?: string
  /** 근거사유 */
  readonly basisReason?: string
  /** 통화 */
  readonly currency: string
  /** 환율(매매기준율) */
  readonly exRate: string
  /** 환율기준일 */
  readonly rateDate: string
  /** 환율출처 */
  readonly rateSource?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 인도조건 */
  readonly incoterms?: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 발주금액 */
  readonly totalAmt: string
  /** 발주금액(원) */
  readonly totalAmtKrw: string
  /** 발주번호 */
  readonly poNo?: string
  /** 전송오류 */
  readonly errMsg?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 발주요청상태 */
  readonly status: string
  /** 요청일자 */
  readonly reqDate: string
  /** 버전 */
  readonly version: number
}

export interface OrderRequestLine {
  /** 순번 */
  readonly lineNo: number
  /** 요청품목 */
  readonly prLine?: string
  /** 구매요청번호 */
  readonly prNo?: string
  /** 구매요청순번 */
  readonly prLineNo?: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 미발주수량 */
  readonly openQty?: string
  /** 수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 직전단가 */
  readonly prevPrice?: string
  /** 증감률(%) */
  readonly diffRate?: string
  /** 납기일 */
  readonly dueDate?: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 계정명 */
  readonly accountName?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 코스트센터명 */
  readonly costCenterName?: string
  /** 비고 */
  readonly bigo?: string
}

export interface OrderRequestDocument {
  readonly header: OrderRequestHeader
  readonly lines: readonly OrderRequestLine[]
  readonly files: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

/** What a buyer may say; everything else of the header is derived by the server. */
export interface OrderRequestHeaderInput {
  /** 발주요청명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 인수자 */
  readonly receiver?: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 단가근거 */
  readonly priceBasis?: string
  /** 근거사유 */
  readonly basisReason?: string
  /** 통화 */
  readonly currency: string
  /** 세금코드 */
  readonly taxCode: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 인도조건 */
  readonly incoterms?: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 첨부파일 */
  readonly fileId?: string
}

/** A line without lineNo is new; a stored line that is not sent is deleted. Item and unit are those of the request. */
export interface OrderRequestLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 요청품목 */
  readonly prLine?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 납기일 */
  readonly dueDate?: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 비고 */
  readonly bigo?: string
}

export interface OrderRequestCreate {
  readonly header: OrderRequestHeaderInput
  readonly lines: readonly OrderRequestLineInput[]
  readonly files?: readonly FileNote[]
}

export interface OrderRequestUpdate {
  /** 버전 */
  readonly version: number
  readonly header: OrderRequestHeaderInput
  readonly lines: readonly OrderRequestLineInput[]
  readonly files?: readonly FileNote[]
}

export interface OpenPrLine {
  /** 요청품목 */
  readonly prLine: string
  /** 구매요청번호 */
  readonly prNo: string
  /** 구매요청순번 */
  readonly prLineNo: number
  /** 구매요청명 */
  readonly prTitle: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 미발주수량 */
  readonly openQty: string
  /** 적용단가 */
  readonly unitPrice?: string
  /** 통화 */
  readonly currency: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 계정명 */
  readonly accountName?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 코스트센터명 */
  readonly costCenterName?: string
  /** 요청자 */
  readonly requesterNm?: string
}

export interface PendingWorkRow {
  /** 작업번호 */
  readonly pendingNo: string
  /** 작업구분 */
  readonly kind: string
  /** 내용 */
  readonly subject: string
  /** 사용자ID */
  readonly userId?: string
  /** 작업상태 */
  readonly status: string
  /** 시도횟수 */
  readonly tryCnt: number
  /** 등록일시 */
  readonly createdDt: string
  /** 다음 시도 */
  readonly nextDt?: string
  /** 오류내용 */
  readonly lastError?: string
  /** 버전 */
  readonly version: number
}

export interface PendingWorkList {
  readonly rows: readonly PendingWorkRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface CyberPoRow {
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주유형 */
  readonly orderType: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 통화 */
  readonly currency: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 발주금액 */
  readonly totalAmt: string
  /** 발주일자 */
  readonly poDate: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품약속일 */
  readonly promisedDate?: string
  /** 차수 */
  readonly revision: number
  /** 지연 */
  readonly lateYn: string
  /** 접수일시 */
  readonly acceptedDt?: string
  /** 발주상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberPoList {
  readonly rows: readonly CyberPoRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly totalAmt?: string }
}

export interface CyberPoHeader {
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주유형 */
  readonly orderType: string
  /** 차수 */
  readonly revision: number
  /** 발주일자 */
  readonly poDate: string
  /** 납기일 */
  readonly dueDate?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 통화 */
  readonly currency: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 발주금액 */
  readonly totalAmt: string
  /** 세금코드 */
  readonly taxCode: string
  /** 지급조건 */
  readonly payTerm: string
  /** 인도조건 */
  readonly incoterms?: string
  /** 납품약속일 */
  readonly promisedDate?: string
  /** 약속일 변경사유 */
  readonly promiseReason?: string
  /** 접수일시 */
  readonly acceptedDt?: string
  /** 접수자 */
  readonly acceptedBy?: string
  /** 거부사유 */
  readonly declineReason?: string
  /** 변경번호 */
  readonly chgNo?: string
  /** 변경유형 */
  readonly chgType?: string
  /** 변경전 공급가액 */
  readonly beforeSupplyAmt?: string
  /** 변경후 공급가액 */
  readonly afterSupplyAmt?: string
  /** 증감금액 */
  readonly diffAmt?: string
  /** 변경전 부가세 */
  readonly beforeVatAmt?: string
  /** 변경후 부가세 */
  readonly afterVatAmt?: string
  /** 부가세 증감 */
  readonly diffVatAmt?: string
  /** 변경전 발주금액 */
  readonly beforeTotalAmt?: string
  /** 변경후 발주금액 */
  readonly afterTotalAmt?: string
  /** 발주금액 증감 */
  readonly diffTotalAmt?: string
  /** 변경전 인수자 */
  readonly beforeReceiverNm?: string
  /** 변경후 인수자 */
  readonly afterReceiverNm?: string
  /** 변경전 납품장소 */
  readonly beforePlace?: string
  /** 변경후 납품장소 */
  readonly afterPlace?: string
  /** 변경사유 */
  readonly chgReason?: string
  /** 변경요청일 */
  readonly chgRequestedDt?: string
  /** LOI번호 */
  readonly loiNo?: string
  /** 발주상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberPoLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 발주수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품약속일 */
  readonly promisedDate?: string
  /** 초과허용(%) */
  readonly overTol: string
  /** 납품중수량 */
  readonly shippedQty: string
  /** 입고수량 */
  readonly receivedQty: string
  /** 미납수량 */
  readonly remainQty: string
  /** 비고 */
  readonly bigo?: string
}

export interface CyberPoDocument {
  readonly header: CyberPoHeader
  readonly lines: readonly CyberPoLine[]
  readonly changes: readonly CyberPoChange[]
  readonly changeLines: readonly PoChangeLine[]
  readonly currentLines: readonly PoChangeLine[]
  readonly history: readonly HistoryEntry[]
}

export interface PoPromiseHeader {
  /** 약속일 변경사유 */
  readonly promiseReason?: string
}

export interface PoPromiseLine {
  /** 순번 */
  readonly lineNo: number
  /** 납품약속일 */
  readonly promisedDate?: string
}

export interface PoPromise {
  /** 버전 */
  readonly version: number
  readonly header?: PoPromiseHeader
  readonly lines: readonly PoPromiseLine[]
}

export interface PoRow {
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주유형 */
  readonly orderType: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 통화 */
  readonly currency: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 발주금액 */
  readonly totalAmt: string
  /** 발주금액(원) */
  readonly totalAmtKrw: string
  /** 입고금액 */
  readonly receivedAmt: string
  /** 발주일자 */
  readonly poDate: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품약속일 */
  readonly promisedDate?: string
  /** 지연 */
  readonly lateYn: string
  /** 차수 */
  readonly revision: number
  /** OGPMS전송 */
  readonly forwardYn: string
  /** GERP발주번호 */
  readonly gerpPoNo?: string
  /** 발주상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface PoList {
  readonly rows: readonly PoRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly totalAmtKrw?: string }
}

export interface PoHeader {
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 발주유형 */
  readonly orderType: string
  /** 구매요청번호 */
  readonly prNo?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 */
  readonly requesterNm: string
  /** 인수자 */
  readonly receiver?: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 통화 */
  readonly currency: string
  /** 환율 */
  readonly exRate: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 발주금액 */
  readonly totalAmt: string
  /** 발주금액(원) */
  readonly totalAmtKrw: string
  /** 세금코드 */
  readonly taxCode: string
  /** 지급조건 */
  readonly payTerm: string
  /** 인도조건 */
  readonly incoterms?: string
  /** 발주일자 */
  readonly poDate: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품약속일 */
  readonly promisedDate?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 차수 */
  readonly revision: number
  /** 거부사유 */
  readonly declineReason?: string
  /** 변경번호 */
  readonly chgNo?: string
  /** 변경상태 */
  readonly chgStatus?: string
  /** 변경요청자 */
  readonly chgRequestedByNm?: string
  /** 거부사유 */
  readonly chgDeclineReason?: string
  /** 변경유형 */
  readonly chgType?: string
  /** 변경전 공급가액 */
  readonly beforeSupplyAmt?: string
  /** 변경후 공급가액 */
  readonly afterSupplyAmt?: string
  /** 증감금액 */
  readonly diffAmt?: string
  /** 변경전 부가세 */
  readonly beforeVatAmt?: string
  /** 변경후 부가세 */
  readonly afterVatAmt?: string
  /** 부가세 증감 */
  readonly diffVatAmt?: string
  /** 변경전 발주금액 */
  readonly beforeTotalAmt?: string
  /** 변경후 발주금액 */
  readonly afterTotalAmt?: string
  /** 발주금액 증감 */
  readonly diffTotalAmt?: string
  /** 변경전 인수자 */
  readonly beforeReceiverNm?: string
  /** 변경후 인수자 */
  readonly afterReceiverNm?: string
  /** 변경전 납품장소 */
  readonly beforePlace?: string
  /** 변경후 납품장소 */
  readonly afterPlace?: string
  /** 변경사유 */
  readonly chgReason?: string
  /** 변경요청일 */
  readonly chgRequestedDt?: string
  /** 발주상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface PoLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 발주수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품약속일 */
  readonly promisedDate?: string
  /** 초과허용(%) */
  readonly overTol: string
  /** 납품중수량 */
  readonly shippedQty: string
  /** 입고수량 */
  readonly receivedQty: string
  /** 반품수량 */
  readonly returnedQty: string
  /** 미납수량 */
  readonly remainQty: string
  /** 납품완료 */
  readonly completedYn: string
}

export interface PoChangeRow {
  /** 변경번호 */
  readonly chgNo: string
  /** 차수 */
  readonly revision: number
  /** 변경유형 */
  readonly chgType: string
  /** 변경전 */
  readonly beforeText: string
  /** 변경후 */
  readonly afterText: string
  /** 증감금액 */
  readonly diffAmt?: string
  /** 변경사유 */
  readonly reason: string
  /** 변경요청자 */
  readonly requestedByNm: string
  /** 변경요청일 */
  readonly requestedDt: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 변경상태 */
  readonly status: string
  /** 거부사유 */
  readonly declineReason?: string
}

/** A line that a change makes different, with each value before and after. */
export interface PoChangeLine {
  /** 변경번호 */
  readonly chgNo: string
  /** 순번 */
  readonly lineNo: number
  /** 품목명 */
  readonly itemName: string
  /** 단위 */
  readonly unitCode?: string
  /** 변경전수량 */
  readonly beforeQty: string
  /** 변경후수량 */
  readonly afterQty: string
  /** 변경전단가 */
  readonly beforePrice: string
  /** 변경후단가 */
  readonly afterPrice: string
  /** 변경전금액 */
  readonly beforeAmt: string
  /** 변경후금액 */
  readonly afterAmt: string
  /** 증감금액 */
  readonly diffAmt: string
  /** 변경전납기 */
  readonly beforeDue?: string
  /** 변경후납기 */
  readonly afterDue?: string
}

export interface PoTermsHeader {
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 통화 */
  readonly currency: string
  /** 세금코드 */
  readonly taxCode: string
  /** 인수자 */
  readonly receiver?: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 변경전 공급가액 */
  readonly beforeSupplyAmt: string
  /** 변경후 공급가액 */
  readonly afterSupplyAmt: string
  /** 증감금액 */
  readonly diffAmt: string
  /** 변경전 부가세 */
  readonly beforeVatAmt: string
  /** 변경후 부가세 */
  readonly afterVatAmt: string
  /** 부가세 증감 */
  readonly diffVatAmt: string
  /** 변경전 발주금액 */
  readonly beforeTotalAmt: string
  /** 변경후 발주금액 */
  readonly afterTotalAmt: string
  /** 발주금액 증감 */
  readonly diffTotalAmt: string
  /** 발주상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface PoTermsLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목명 */
  readonly itemName: string
  /** 단위 */
  readonly unitCode?: string
  /** 입고·납품중수량 */
  readonly deliveredQty: string
  /** 정산여부 */
  readonly settledYn: string
  /** 변경전수량 */
  readonly beforeQty: string
  /** 변경후수량 */
  readonly afterQty: string
  /** 변경전단가 */
  readonly beforePrice: string
  /** 변경후단가 */
  readonly afterPrice: string
  /** 변경전금액 */
  readonly beforeAmt: string
  /** 변경후금액 */
  readonly afterAmt: string
  /** 증감금액 */
  readonly diffAmt: string
  /** 변경전납기 */
  readonly beforeDue?: string
  /** 변경후납기 */
  readonly afterDue?: string
}

export interface PoTerms {
  readonly header: PoTermsHeader
  readonly lines: readonly PoTermsLine[]
}

export interface PoDocument {
  readonly header: PoHeader
  readonly lines: readonly PoLine[]
  readonly changes: readonly PoChangeRow[]
  readonly changeLines: readonly PoChangeLine[]
  readonly currentLines: readonly PoChangeLine[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

export interface PoChangeLineInput {
  /** 순번 */
  readonly lineNo: number
  /** 변경후수량 */
  readonly afterQty: string
  /** 변경후단가 */
  readonly afterPrice: string
  /** 변경후납기 */
  readonly afterDue: string
}

/** Lines that are not sent stay as they are; one of quantity 0 is dropped from the order. */
export interface PoChangeRequest {
  /** 버전 */
  readonly version: number
  /** 인수자 */
  readonly receiver?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 변경사유 */
  readonly reason: string
  readonly lines?: readonly PoChangeLineInput[]
}

export interface CyberPoChange {
  /** 변경번호 */
  readonly chgNo: string
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 차수 */
  readonly revision: number
  /** 변경유형 */
  readonly chgType: string
  /** 변경전 */
  readonly beforeText: string
  /** 변경후 */
  readonly afterText: string
  /** 증감금액 */
  readonly diffAmt?: string
  /** 변경사유 */
  readonly reason: string
  /** 변경요청일 */
  readonly requestedDt: string
  /** 확인 대상 */
  readonly answerYn: string
  /** 변경상태 */
  readonly status: string
  /** 거부사유 */
  readonly declineReason?: string
  /** 버전 */
  readonly version: number
}

export interface CodeGroupRow {
  /** 그룹코드 */
  readonly groupCode: string
  /** 그룹명 */
  readonly groupName: string
  /** 설명 */
  readonly description?: string
  /** 시스템코드 */
  readonly systemYn: string
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface CodeGroupList {
  readonly rows: readonly CodeGroupRow[]
  readonly total: number
}

export interface CodeGroupChange {
  /** 상태 */
  readonly rowState: 'I' | 'U' | 'D'
  /** 그룹코드 */
  readonly groupCode: string
  /** 그룹명 */
  readonly groupName: string
  /** 설명 */
  readonly description?: string
  /** 사용여부 */
  readonly useYn?: string
  /** 버전 */
  readonly version?: number
}

export interface CodeGroupSave {
  readonly rows: readonly CodeGroupChange[]
}

export interface CodeRow {
  /** 코드값 */
  readonly value: string
  /** 코드명 */
  readonly text: string
  /** 영문명 */
  readonly textEn?: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 속성1 */
  readonly attr1?: string
  /** 속성2 */
  readonly attr2?: string
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface CodeList {
  readonly rows: readonly CodeRow[]
  readonly total: number
}

export interface CodeChange {
  /** 상태 */
  readonly rowState: 'I' | 'U' | 'D'
  /** 코드값 */
  readonly value: string
  /** 코드명 */
  readonly text: string
  /** 영문명 */
  readonly textEn?: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 속성1 */
  readonly attr1?: string
  /** 속성2 */
  readonly attr2?: string
  /** 사용여부 */
  readonly useYn?: string
  /** 버전 */
  readonly version?: number
}

export interface CodeSave {
  readonly rows: readonly CodeChange[]
}

export interface PublicTerms {
  /** 약관 */
  readonly termsCode: string
  /** 약관명 */
  readonly title: string
  /** 내용 */
  readonly text: string
  /** 필수 */
  readonly requiredYn: string
}

export interface PublicTaxNo {
  /** 검증번호 */
  readonly validYn: string
  /** 국세청상태 */
  readonly ntsStatus?: string
}

export interface PublicSuccess {
  /** 처리 여부 */
  readonly success: boolean
}

export interface VerifyCodeAsk {
  /** 사업자등록번호 */
  readonly taxNo2: string
  /** 신청구분 */
  readonly applyType: string
  /** 인증방법 */
  readonly verifyType?: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 이메일 */
  readonly email?: string
  /** 신청번호 */
  readonly regNo?: string
}

export interface VerifyCodeCheck {
  /** 사업자등록번호 */
  readonly taxNo2: string
  /** 신청구분 */
  readonly applyType: string
  /** 인증방법 */
  readonly verifyType?: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 이메일 */
  readonly email?: string
  /** 신청번호 */
  readonly regNo?: string
  /** 인증번호 */
  readonly verifyCode: string
}

export interface AppliedToken {
  /** 신청 토큰 */
  readonly applyToken: string
}

/** What all three steps enter; a user of a company that we know says nothing of the company. */
export interface ApplicationInput {
  /** 신청번호 */
  readonly regNo?: string
  /** 발굴번호 */
  readonly exNo?: string
  /** 이용약관 동의 */
  readonly termsYn?: string
  /** 개인정보 수집·이용 동의 */
  readonly privacyYn?: string
  /** 제3자 제공 동의 */
  readonly thirdYn?: string
  /** 소식 수신 동의(선택) */
  readonly marketingYn?: string
  /** 신청구분 */
  readonly applyType?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 국세청상태 */
  readonly ntsStatus?: string
  /** 업체명 */
  readonly compNameKr?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 개업일 */
  readonly foundDate?: string
  /** 인증방법 */
  readonly verifyType?: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 이메일 */
  readonly email?: string
  /** 인증번호 */
  readonly verifyCode?: string
  /** 사용자ID */
  readonly userId?: string
  /** 비밀번호 */
  readonly passwordNew?: string
  /** 비밀번호 확인 */
  readonly passwordCheck?: string
  /** 사용자명 */
  readonly userName?: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** 영문상호 */
  readonly compNameEn?: string
  /** 법인등록번호 */
  readonly corpNo?: string
  /** 사업자유형 */
  readonly bizType?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 업태 */
  readonly bizCond?: string
  /** 종목 */
  readonly bizItem?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 팩스 */
  readonly faxNo?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 희망소싱그룹 */
  readonly sgCode?: string
  /** 주요품목 */
  readonly mainItem?: string
  /** 첨부파일 */
  readonly fileId?: string
}

/** What was entered, but what proves somebody; what the review asks for beside it. */
export interface ApplicationHeader {
  /** 신청번호 */
  readonly regNo: string
  /** 심사상태 */
  readonly status: string
  /** 보완요청사유 */
  readonly supplementReason?: string
  /** 보완기한 */
  readonly supplementDue?: string
  /** 버전 */
  readonly version: number
  /** 안내 */
  readonly msg?: string
  /** 발굴번호 */
  readonly exNo?: string
  /** 이용약관 동의 */
  readonly termsYn?: string
  /** 개인정보 수집·이용 동의 */
  readonly privacyYn?: string
  /** 제3자 제공 동의 */
  readonly thirdYn?: string
  /** 소식 수신 동의(선택) */
  readonly marketingYn?: string
  /** 신청구분 */
  readonly applyType?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 국세청상태 */
  readonly ntsStatus?: string
  /** 업체명 */
  readonly compNameKr?: string
  /** 대표자 */
  readonly ceoName?: string
  /** 개업일 */
  readonly foundDate?: string
  /** 인증방법 */
  readonly verifyType?: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 이메일 */
  readonly email?: string
  /** 인증번호 */
  readonly verifyCode?: string
  /** 사용자ID */
  readonly userId?: string
  /** 비밀번호 */
  readonly passwordNew?: string
  /** 비밀번호 확인 */
  readonly passwordCheck?: string
  /** 사용자명 */
  readonly userName?: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** 영문상호 */
  readonly compNameEn?: string
  /** 법인등록번호 */
  readonly corpNo?: string
  /** 사업자유형 */
  readonly bizType?: string
  /** 업체구분 */
  readonly compType?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 업태 */
  readonly bizCond?: string
  /** 종목 */
  readonly bizItem?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 대표전화 */
  readonly telNo?: string
  /** 팩스 */
  readonly faxNo?: string
  /** 은행 */
  readonly bankCode?: string
  /** 계좌번호 */
  readonly bankAccount?: string
  /** 예금주 */
  readonly accountHolder?: string
  /** 희망소싱그룹 */
  readonly sgCode?: string
  /** 주요품목 */
  readonly mainItem?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface ApplicationFile {
  /** 첨부파일 */
  readonly fileId: string
  /** 파일순번 */
  readonly fileSeq: number
  /** 서류구분 */
  readonly docType?: string
  /** 비고 */
  readonly bigo?: string
}

export interface ApplicationDocument {
  readonly header: ApplicationHeader
  readonly files: readonly FileItem[]
}

export interface ApplicationSave {
  /** 버전 */
  readonly version?: number
  readonly header: ApplicationInput
  readonly files?: readonly ApplicationFile[]
}

export interface ApplicationAnswer {
  /** 처리 여부 */
  readonly success: boolean
  /** 안내 */
  readonly msg: string
}

export interface ContEvaRow {
  /** 계약평가번호 */
  readonly evaNo: string
  /** 계약번호 */
  readonly contNo: string
  /** 계약명 */
  readonly contName?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 계약시작일 */
  readonly contFrom?: string
  /** 계약종료일 */
  readonly contTo?: string
  /** D-Day */
  readonly dDay?: number
  /** 계약금액 */
  readonly contAmt?: string
  /** 평가자 */
  readonly evaluator?: string
  /** 평가자 */
  readonly evaluatorNm?: string
  /** 평가기한 */
  readonly dueDate: string
  /** 총점 */
  readonly totalScore?: string
  /** 계약평가결과 */
  readonly contResult?: string
  /** 평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface ContEvaList {
  readonly rows: readonly ContEvaRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly contAmt?: string }
}

export interface ContEvaHeader {
  /** 계약평가번호 */
  readonly evaNo: string
  /** 계약번호 */
  readonly contNo: string
  /** 계약명 */
  readonly contName?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 계약시작일 */
  readonly contFrom?: string
  /** 계약종료일 */
  readonly contTo?: string
  /** 계약금액 */
  readonly contAmt?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 재계약결과 */
  readonly renewalResult?: string
  /** 평가표ID */
  readonly tplId: string
  /** 평가표 */
  readonly tplName?: string
  /** 평가자 */
  readonly evaluator?: string
  /** 평가자 */
  readonly evaluatorNm?: string
  /** 평가기한 */
  readonly dueDate: string
  /** D-Day */
  readonly dDay?: number
  /** 총점 */
  readonly totalScore?: string
  /** 계약평가결과 */
  readonly contResult?: string
  /** 재계약의견 */
  readonly opinion?: string
  /** 제출자 ID */
  readonly submittedBy?: string
  /** 제출자 */
  readonly submittedByNm?: string
  /** 평가상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface ContEvaLine {
  /** 번호 */
  readonly itemNo: number
  /** 평가영역 */
  readonly evaCategory?: string
  /** 평가항목 */
  readonly evaItem: string
  /** 평가방식 */
  readonly evaMethod: string
  /** 평가기준 */
  readonly scaleDesc?: string
  /** 가중치 */
  readonly weight: number
  /** 만점 */
  readonly maxScore: number
  /** 실적값 */
  readonly rawValue?: string
  /** 정량점수 */
  readonly autoScore?: string
  /** 점수 */
  readonly score?: string
  /** 의견 */
  readonly opinion?: string
}

export interface ContEvaDocument {
  readonly header: ContEvaHeader
  readonly lines: readonly ContEvaLine[]
  readonly history: readonly HistoryEntry[]
}

export interface ContEvaInput {
  /** 계약평가결과 */
  readonly contResult?: string
  /** 재계약의견 */
  readonly opinion?: string
}

export interface ContEvaSave {
  /** 버전 */
  readonly version: number
  readonly header: ContEvaInput
  readonly lines: readonly SheetLineInput[]
}

export interface ContEvaConfirm {
  /** 버전 */
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  /** 계약평가결과 */
  readonly contResult?: string
}

export interface ContEvaTargetHeader {
  /** 대상수 */
  readonly targetCnt: number
  /** 평가기한 */
  readonly dueDate: string
}

export interface ContEvaTarget {
  /** 계약번호 */
  readonly contNo: string
  /** 계약명 */
  readonly contName: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 계약종료일 */
  readonly contTo: string
  /** 계약금액 */
  readonly contAmt?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 선택 */
  readonly chosenYn: string
}

export interface ContEvaTargets {
  readonly header: ContEvaTargetHeader
  readonly lines: readonly ContEvaTarget[]
}

export interface ContEvaCreateLine {
  /** 계약번호 */
  readonly contNo: string
  /** 선택 */
  readonly chosenYn?: string
}

export interface ContEvaCreate {
  /** 평가기한 */
  readonly dueDate?: string
  /** 평가자 */
  readonly evaluator?: string
  readonly lines?: readonly ContEvaCreateLine[]
}

export interface ContEvaCreated {
  readonly success: boolean
  /** 생성수 */
  readonly createdCnt: number
}

export interface PrRow {
  /** 구매요청번호 */
  readonly prNo: string
  /** 구매요청명 */
  readonly title: string
  /** 구매유형 */
  readonly purchaseType: string
  /** 비용구분 */
  readonly expenseType: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 품목수 */
  readonly lineCnt: number
  /** 통화 */
  readonly currency: string
  /** 요청금액 */
  readonly totalAmt: string
  /** 요청금액(원) */
  readonly totalAmtKrw: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 진행상태 */
  readonly status: string
  /** 요청일자 */
  readonly reqDate: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 발주건수 */
  readonly poCnt: number
  /** 접수일시 */
  readonly receivedDt?: string
  /** 경과일 */
  readonly elapsedDays?: number
  /** 견적의뢰상태 */
  readonly rfqStatus?: string
  /** 버전 */
  readonly version: number
}

export interface PrList {
  readonly rows: readonly PrRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly totalAmtKrw?: string }
}

export interface PrHeader {
  /** 구매요청번호 */
  readonly prNo: string
  /** 구매요청명 */
  readonly title: string
  /** 구매유형 */
  readonly purchaseType?: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 인수자 */
  readonly receiver?: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 통화 */
  readonly currency: string
  /** 환율 */
  readonly exRate: string
  /** 요청금액 */
  readonly totalAmt: string
  /** 요청금액(원) */
  readonly totalAmtKrw: string
  /** 희망협력사 */
  readonly wishCompNo?: string
  /** 희망협력사명 */
  readonly wishCompNm?: string
  /** 구매사유 */
  readonly reason?: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 접수일시 */
  readonly receivedDt?: string
  /** 반려사유 */
  readonly returnReason?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 진행상태 */
  readonly status: string
  /** 요청일자 */
  readonly reqDate: string
  /** 원천시스템 */
  readonly sourceSystem: string
  /** 견적의뢰 대상 품목수 */
  readonly quoteLineCnt?: number
  /** 버전 */
  readonly version: number
}

export interface PrLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 금액 */
  readonly amt: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 계정명 */
  readonly accountName?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 코스트센터명 */
  readonly costCenterName?: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 발주수량 */
  readonly orderedQty: string
  /** 입고수량 */
  readonly receivedQty: string
  /** 발주번호 */
  readonly poNo?: string
  /** 비고 */
  readonly bigo?: string
  /** 라인상태 */
  readonly lineStatus: string
}

export interface HistoryEntry {
  /** 처리일시 */
  readonly eventDt: string
  /** 처리자 */
  readonly actorNm: string
  /** 내용 */
  readonly historyText: string
  /** 사유 */
  readonly reason?: string
}

export interface PrDocument {
  readonly header: PrHeader
  readonly lines: readonly PrLine[]
  readonly files: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

/** What a drafter may say; everything else of the header is derived by the server. */
export interface PrHeaderInput {
  /** 구매요청명 */
  readonly title: string
  /** 구매유형 */
  readonly purchaseType?: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 인수자 */
  readonly receiver?: string
  /** 납품희망일 */
  readonly needDate: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 통화 */
  readonly currency: string
  /** 희망협력사 */
  readonly wishCompNo?: string
  /** 구매사유 */
  readonly reason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

/** A line without lineNo is new; a stored line that is not sent is deleted. */
export interface PrLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 비고 */
  readonly bigo?: string
}

export interface FileNote {
  /** 파일순번 */
  readonly fileSeq: number
  /** 비고 */
  readonly bigo?: string
  /** 서류구분 */
  readonly docType?: string
  /** 만료일 */
  readonly validTo?: string
}

export interface PrCreate {
  readonly header: PrHeaderInput
  readonly lines: readonly PrLineInput[]
  readonly files?: readonly FileNote[]
}

export interface PrUpdate {
  /** 버전 */
  readonly version: number
  readonly header: PrHeaderInput
  readonly lines: readonly PrLineInput[]
  readonly files?: readonly FileNote[]
}

/** A transition with the buyer who is to take the requests over. */
export interface PrAssign {
  /** 버전 */
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  /** 구매담당 ID */
  readonly buyerId?: string
}

export interface PrConfirmLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 금액 */
  readonly amt: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 계약단가 */
  readonly contractPrice?: string
  /** 선정협력사 */
  readonly lineCompNm?: string
  /** 라인상태 */
  readonly lineStatus: string
  /** 발주번호 */
  readonly poNo?: string
  /** 비고 */
  readonly bigo?: string
}

export interface ReportMonth {
  /** 기준월 */
  readonly yyyymm: string
  /** 마감 */
  readonly closed: boolean
}

export interface ReportAsOf {
  /** 기준시각 */
  readonly at: string
  readonly months: readonly ReportMonth[]
  /** 조회범위 */
  readonly scope: string
  /** 지연 */
  readonly lagSeconds?: number
}

export interface ReportColumns {

}

export interface ReportBasisRow {
  /** 번호 */
  readonly seq: number
  /** 문서 */
  readonly docType: string
  /** 문서번호 */
  readonly docNo: string
  /** 순번 */
  readonly lineNo?: number
  /** 일자 */
  readonly docDate?: string
  /** 사업부 */
  readonly section?: string
  /** 부서명 */
  readonly deptnm?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 품목명 */
  readonly itemName?: string
  /** 상태 */
  readonly status?: string
  /** 반영 값 */
  readonly value?: string
  /** 분모 값 */
  readonly base?: string
  /** 문서 주소 */
  readonly docPath: string
}

export interface ReportBasis {
  readonly rows: readonly ReportBasisRow[]
  readonly total: number
  readonly sums: { readonly value: string; readonly base?: string }
  /** 산식 */
  readonly formula: string
  /** 문서 주소 */
  readonly listPath?: string
}

export interface MonthlyReport01Row {
  /** 사업부 */
  readonly section: string
  /** 부서 */
  readonly deptcd: string
  /** 부서 */
  readonly deptnm: string
  /** 구매요청건수 */
  readonly prCnt: number
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 정산금액(공급가액) */
  readonly totalAmt: string
  /** 예산 */
  readonly budgetAmt?: string
  /** 집행률(%) */
  readonly execRate?: string
  /** 전월대비(%) */
  readonly momRate?: string
  /** 전년동월대비(%) */
  readonly yoyRate?: string
}

export interface MonthlyReport01Subtotal {
  /** 사업부 */
  readonly section: string
  /** 구매요청건수 */
  readonly prCnt: number
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 정산금액(공급가액) */
  readonly totalAmt: string
  /** 예산 */
  readonly budgetAmt?: string
  /** 집행률(%) */
  readonly execRate?: string
  /** 전월대비(%) */
  readonly momRate?: string
  /** 전년동월대비(%) */
  readonly yoyRate?: string
}

export interface MonthlyReport01Sums {
  /** 구매요청건수 */
  readonly prCnt: number
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 정산금액(공급가액) */
  readonly totalAmt: string
  /** 예산 */
  readonly budgetAmt?: string
  /** 집행률(%) */
  readonly execRate?: string
  /** 전월대비(%) */
  readonly momRate?: string
  /** 전년동월대비(%) */
  readonly yoyRate?: string
}

export interface MonthlyReport01 {
  readonly rows: readonly MonthlyReport01Row[]
  readonly subtotals?: readonly MonthlyReport01Subtotal[]
  readonly total: number
  readonly sums: MonthlyReport01Sums
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport02Row {
  /** 순위 */
  readonly rankNo?: number
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 기타 */
  readonly rest?: string
  /** 기업규모 */
  readonly compSize?: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 비중(%) */
  readonly shareRate?: string
  /** 누적비중(%) */
  readonly cumRate?: string
  /** ABC등급 */
  readonly abcClass?: string
  /** 전월금액 */
  readonly prevAmt?: string
  /** 전월대비(%) */
  readonly momRate?: string
  /** 평가등급 */
  readonly evaGrade?: string
}

export interface MonthlyReport02Sums {
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 비중(%) */
  readonly shareRate?: string
  /** 전월금액 */
  readonly prevAmt?: string
  /** 전월대비(%) */
  readonly momRate?: string
}

export interface MonthlyReport02Kpi {
  /** 거래협력사수 */
  readonly compCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 상위10 비중(%) */
  readonly top10Rate?: string
}

export interface MonthlyReport02 {
  readonly rows: readonly MonthlyReport02Row[]
  readonly total: number
  readonly sums: MonthlyReport02Sums
  readonly kpi: MonthlyReport02Kpi
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport03Row {
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 대분류 */
  readonly l1SgName?: string
  /** 중분류 */
  readonly l2SgName?: string
  /** 소분류 */
  readonly l3SgName?: string
  /** 세분류 */
  readonly l4SgName?: string
  /** 품목수 */
  readonly itemCnt: number
  /** 협력사수 */
  readonly compCnt: number
  /** 수량 */
  readonly qty?: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 비중(%) */
  readonly shareRate?: string
  /** 전월대비(%) */
  readonly momRate?: string
  /** 전년동월대비(%) */
  readonly yoyRate?: string
  /** 하위 품목군 */
  readonly belowPath?: string
}

export interface MonthlyReport03Sums {
  /** 품목수 */
  readonly itemCnt: number
  /** 협력사수 */
  readonly compCnt: number
  /** 수량 */
  readonly qty?: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 비중(%) */
  readonly shareRate?: string
  /** 전월대비(%) */
  readonly momRate?: string
  /** 전년동월대비(%) */
  readonly yoyRate?: string
}

export interface MonthlyReport03 {
  readonly rows: readonly MonthlyReport03Row[]
  readonly total: number
  readonly sums: MonthlyReport03Sums
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport04Row {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 비교월 */
  readonly prevYyyymm: string
  /** 전월 평균단가 */
  readonly prevPrice: string
  /** 당월 평균단가 */
  readonly unitPrice: string
  /** 차이금액 */
  readonly diffAmt: string
  /** 차이율(%) */
  readonly diffRate?: string
  /** 당월수량 */
  readonly qty: string
  /** 변동효과금액 */
  readonly effectAmt: string
  /** 변동사유 */
  readonly reasonText?: string
}

export interface MonthlyReport04Sums {
  /** 변동효과금액 */
  readonly effectAmt: string
}

export interface MonthlyReport04Kpi {
  /** 인상품목 */
  readonly upCnt: number
  /** 인하품목 */
  readonly downCnt: number
  /** 변동효과금액 */
  readonly effectAmt: string
}

export interface MonthlyReport04 {
  readonly rows: readonly MonthlyReport04Row[]
  readonly total: number
  readonly sums: MonthlyReport04Sums
  readonly kpi: MonthlyReport04Kpi
  readonly months?: readonly HighCostUnitMonth[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport05Row {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 납기도래건수 */
  readonly dueCnt: number
  /** 준수건수 */
  readonly onTimeCnt: number
  /** 지연건수 */
  readonly lateCnt: number
  /** 미납건수 */
  readonly openCnt: number
  /** 납기준수율(%) */
  readonly onTimeRate?: string
  /** 평균지연일 */
  readonly avgLateDays?: string
  /** 최대지연일 */
  readonly maxLateDays?: number
  /** 목표(%) */
  readonly targetRate?: string
  /** 판정 */
  readonly judge: string
}

export interface MonthlyReport05Sums {
  /** 납기도래건수 */
  readonly dueCnt: number
  /** 준수건수 */
  readonly onTimeCnt: number
  /** 지연건수 */
  readonly lateCnt: number
  /** 미납건수 */
  readonly openCnt: number
  /** 납기준수율(%) */
  readonly onTimeRate?: string
  /** 평균지연일 */
  readonly avgLateDays?: string
  /** 최대지연일 */
  readonly maxLateDays?: number
  /** 목표(%) */
  readonly targetRate?: string
  /** 판정 */
  readonly judge?: string
}

export interface MonthlyReport05 {
  readonly rows: readonly MonthlyReport05Row[]
  readonly total: number
  readonly sums: MonthlyReport05Sums
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport06Row {
  /** 견적의뢰번호 */
  readonly rfqNo: string
  /** 사업부 */
  readonly section: string
  /** 구매담당 */
  readonly buyerNm: string
  /** 절감유형 */
  readonly savingType?: string
  /** 구매요청번호 */
  readonly prNo?: string
  /** 발주번호 */
  readonly poNos?: string
  /** 협력사명 */
  readonly compNames?: string
  /** 기준금액 */
  readonly baseAmt: string
  /** 계약금액 */
  readonly contractAmt: string
  /** 절감금액 */
  readonly savingAmt: string
  /** 절감률(%) */
  readonly savingRate?: string
}

export interface MonthlyReport06Sums {
  /** 기준금액 */
  readonly baseAmt: string
  /** 계약금액 */
  readonly contractAmt: string
  /** 절감금액 */
  readonly savingAmt: string
  /** 절감률(%) */
  readonly savingRate?: string
}

export interface MonthlyReport06Kpi {
  /** 기준금액 */
  readonly baseAmt: string
  /** 계약금액 */
  readonly contractAmt: string
  /** 절감금액 */
  readonly savingAmt: string
  /** 절감률(%) */
  readonly savingRate?: string
  /** 목표(%) */
  readonly targetRate?: string
}

export interface MonthlyReport06Chart {
  /** 단계 */
  readonly stepNm: string
  /** 단계 항목 */
  readonly stage?: string
  /** 절감유형 */
  readonly savingType?: string
  /** 금액 */
  readonly stepAmt: string
}

export interface MonthlyReport06 {
  readonly rows: readonly MonthlyReport06Row[]
  readonly total: number
  readonly sums: MonthlyReport06Sums
  readonly kpi: MonthlyReport06Kpi
  readonly chart: readonly MonthlyReport06Chart[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport07Row {
  /** 사업부 */
  readonly section: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 미입고금액 */
  readonly remainAmt: string
  /** 정산금액 */
  readonly settledAmt: string
  /** 미정산금액 */
  readonly unsettledAmt: string
  /** 전기금액 */
  readonly postedAmt: string
  /** 지급금액 */
  readonly paidAmt: string
  /** 입고율(%) */
  readonly receiptRate?: string
  /** 정산율(%) */
  readonly settleRate?: string
}

export interface MonthlyReport07Sums {
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 미입고금액 */
  readonly remainAmt: string
  /** 정산금액 */
  readonly settledAmt: string
  /** 미정산금액 */
  readonly unsettledAmt: string
  /** 전기금액 */
  readonly postedAmt: string
  /** 지급금액 */
  readonly paidAmt: string
  /** 입고율(%) */
  readonly receiptRate?: string
  /** 정산율(%) */
  readonly settleRate?: string
}

export interface MonthlyReport07Chart {
  /** 단계 */
  readonly stageNm: string
  /** 단계 항목 */
  readonly stage?: string
  /** 금액 */
  readonly stageAmt: string
  /** 발주 대비(%) */
  readonly stageRate?: string
}

export interface MonthlyReport07 {
  readonly rows: readonly MonthlyReport07Row[]
  readonly total: number
  readonly sums: MonthlyReport07Sums
  readonly chart: readonly MonthlyReport07Chart[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport08Row {
  /** 사업부 */
  readonly section: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 건수 */
  readonly docCnt: number
  /** 결재(일) */
  readonly apprDays?: string
  /** 접수(일) */
  readonly receiveDays?: string
  /** 견적(일) */
  readonly rfqDays?: string
  /** 발주(일) */
  readonly orderDays?: string
  /** 납품(일) */
  readonly deliverDays?: string
  /** 정산(일) */
  readonly settleDays?: string
  /** 총 리드타임(일) */
  readonly totalDays?: string
  /** 전월대비(%) */
  readonly momRate?: string
}

export interface MonthlyReport08Sums {
  /** 건수 */
  readonly docCnt: number
  /** 결재(일) */
  readonly apprDays?: string
  /** 접수(일) */
  readonly receiveDays?: string
  /** 견적(일) */
  readonly rfqDays?: string
  /** 발주(일) */
  readonly orderDays?: string
  /** 납품(일) */
  readonly deliverDays?: string
  /** 정산(일) */
  readonly settleDays?: string
  /** 총 리드타임(일) */
  readonly totalDays?: string
  /** 전월대비(%) */
  readonly momRate?: string
}

export interface MonthlyReport08Kpi {
  /** 총 리드타임(일) */
  readonly totalDays?: string
  /** 목표(일) */
  readonly targetDays?: string
}

export interface MonthlyReport08Chart {
  /** 사업부 */
  readonly section: string
  /** 결재(일) */
  readonly apprDays?: string
  /** 접수(일) */
  readonly receiveDays?: string
  /** 견적(일) */
  readonly rfqDays?: string
  /** 발주(일) */
  readonly orderDays?: string
  /** 납품(일) */
  readonly deliverDays?: string
  /** 정산(일) */
  readonly settleDays?: string
}

export interface MonthlyReport08 {
  readonly rows: readonly MonthlyReport08Row[]
  readonly total: number
  readonly sums: MonthlyReport08Sums
  readonly kpi: MonthlyReport08Kpi
  readonly chart: readonly MonthlyReport08Chart[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport09Row {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 납품건수 */
  readonly dlvCnt: number
  /** 납품수량 */
  readonly dlvQty: string
  /** 합격수량 */
  readonly acceptQty: string
  /** 불합격수량 */
  readonly rejectQty: string
  /** 반품수량 */
  readonly returnQty: string
  /** 불량률(PPM) */
  readonly defectPpm?: string
  /** 반품금액 */
  readonly returnAmt: string
  /** 주요사유 */
  readonly mainReason?: string
}

export interface MonthlyReport09Sums {
  /** 납품건수 */
  readonly dlvCnt: number
  /** 납품수량 */
  readonly dlvQty: string
  /** 합격수량 */
  readonly acceptQty: string
  /** 불합격수량 */
  readonly rejectQty: string
  /** 반품수량 */
  readonly returnQty: string
  /** 불량률(PPM) */
  readonly defectPpm?: string
  /** 반품금액 */
  readonly returnAmt: string
  /** 주요사유 */
  readonly mainReason?: string
}

export interface MonthlyReport09Reasons {
  /** 불합격사유 */
  readonly rejectReason: string
  /** 불합격수량 */
  readonly rejectQty: string
  /** 누적비중(%) */
  readonly cumRate?: string
}

export interface MonthlyReport09Months {
  /** 기준월 */
  readonly yyyymm: string
  /** 불량률(PPM) */
  readonly defectPpm?: string
}

export interface MonthlyReport09 {
  readonly rows: readonly MonthlyReport09Row[]
  readonly total: number
  readonly sums: MonthlyReport09Sums
  readonly reasons: readonly MonthlyReport09Reasons[]
  readonly months: readonly MonthlyReport09Months[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport10Row {
  /** 사업부 */
  readonly section: string
  /** 부서 */
  readonly deptcd: string
  /** 부서 */
  readonly deptnm: string
  /** 정상건수 */
  readonly normalCnt: number
  /** 정상금액 */
  readonly normalAmt: string
  /** 간편건수 */
  readonly simpleCnt: number
  /** 간편금액 */
  readonly simpleAmt: string
  /** LOI건수 */
  readonly loiCnt: number
  /** LOI금액 */
  readonly loiAmt: string
  /** LOI 미전환 */
  readonly loiOpenCnt: number
  /** 비발주건수 */
  readonly noneCnt: number
  /** 비발주금액 */
  readonly noneAmt: string
  /** 발주준수율(%) */
  readonly complianceRate?: string
}

export interface MonthlyReport10Subtotal {
  /** 사업부 */
  readonly section: string
  /** 정상건수 */
  readonly normalCnt: number
  /** 정상금액 */
  readonly normalAmt: string
  /** 간편건수 */
  readonly simpleCnt: number
  /** 간편금액 */
  readonly simpleAmt: string
  /** LOI건수 */
  readonly loiCnt: number
  /** LOI금액 */
  readonly loiAmt: string
  /** LOI 미전환 */
  readonly loiOpenCnt: number
  /** 비발주건수 */
  readonly noneCnt: number
  /** 비발주금액 */
  readonly noneAmt: string
  /** 발주준수율(%) */
  readonly complianceRate?: string
}

export interface MonthlyReport10Sums {
  /** 정상건수 */
  readonly normalCnt: number
  /** 정상금액 */
  readonly normalAmt: string
  /** 간편건수 */
  readonly simpleCnt: number
  /** 간편금액 */
  readonly simpleAmt: string
  /** LOI건수 */
  readonly loiCnt: number
  /** LOI금액 */
  readonly loiAmt: string
  /** LOI 미전환 */
  readonly loiOpenCnt: number
  /** 비발주건수 */
  readonly noneCnt: number
  /** 비발주금액 */
  readonly noneAmt: string
  /** 발주준수율(%) */
  readonly complianceRate?: string
}

export interface MonthlyReport10Kpi {
  /** 정상발주 비중(%) */
  readonly normalRate?: string
  /** 간편발주 비중(%) */
  readonly simpleRate?: string
  /** LOI 비중(%) */
  readonly loiRate?: string
  /** 비발주 비중(%) */
  readonly noneRate?: string
}

export interface MonthlyReport10Chart {
  /** 기준월 */
  readonly yyyymm: string
  /** 정상발주 비중(%) */
  readonly normalRate?: string
  /** 간편발주 비중(%) */
  readonly simpleRate?: string
  /** LOI 비중(%) */
  readonly loiRate?: string
  /** 비발주 비중(%) */
  readonly noneRate?: string
}

export interface MonthlyReport10 {
  readonly rows: readonly MonthlyReport10Row[]
  readonly subtotals?: readonly MonthlyReport10Subtotal[]
  readonly total: number
  readonly sums: MonthlyReport10Sums
  readonly kpi: MonthlyReport10Kpi
  readonly chart: readonly MonthlyReport10Chart[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface MonthlyReport11Row {
  /** 사업부 */
  readonly section: string
  /** 월정산수 */
  readonly calcCnt?: number
  /** 마감수 */
  readonly closedCnt?: number
  /** 정산건수 */
  readonly adjCnt: number
  /** 정산금액(공급가액) */
  readonly totalAmt: string
  /** 계산서수취 */
  readonly tiCnt: number
  /** 계산서 수취율(%) */
  readonly tiRate?: string
  /** 기표건수 */
  readonly slipCnt: number
  /** 전기건수 */
  readonly postedCnt: number
  /** 전기율(%) */
  readonly postedRate?: string
  /** 전기오류 */
  readonly errorCnt: number
  /** 지급예정금액 */
  readonly dueAmt: string
  /** 지급금액 */
  readonly paidAmt: string
  /** 지급률(%) */
  readonly paidRate?: string
  /** 60일 초과건수 */
  readonly over60Cnt: number
  /** 60일 초과금액 */
  readonly over60Amt: string
}

export interface MonthlyReport11Sums {
  /** 월정산수 */
  readonly calcCnt?: number
  /** 마감수 */
  readonly closedCnt?: number
  /** 정산건수 */
  readonly adjCnt: number
  /** 정산금액(공급가액) */
  readonly totalAmt: string
  /** 계산서수취 */
  readonly tiCnt: number
  /** 계산서 수취율(%) */
  readonly tiRate?: string
  /** 기표건수 */
  readonly slipCnt: number
  /** 전기건수 */
  readonly postedCnt: number
  /** 전기율(%) */
  readonly postedRate?: string
  /** 전기오류 */
  readonly errorCnt: number
  /** 지급예정금액 */
  readonly dueAmt: string
  /** 지급금액 */
  readonly paidAmt: string
  /** 지급률(%) */
  readonly paidRate?: string
  /** 60일 초과건수 */
  readonly over60Cnt: number
  /** 60일 초과금액 */
  readonly over60Amt: string
}

export interface MonthlyReport11 {
  readonly rows: readonly MonthlyReport11Row[]
  readonly total: number
  readonly sums: MonthlyReport11Sums
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface CostUnitDifferenceRow {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 단위 */
  readonly unitCode?: string
  /** 사업부 */
  readonly section: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 기준단가 */
  readonly basisPrice?: string
  /** 단가 */
  readonly unitPrice: string
  /** 차이금액 */
  readonly diffAmt?: string
  /** 차이율(%) */
  readonly diffRate?: string
  /** 구매수량 */
  readonly qty: string
  /** 차이효과금액 */
  readonly effectAmt?: string
  /** 최근발주 */
  readonly lastPoNo?: string
}

export interface CostUnitDifferenceSums {
  /** 차이효과금액 */
  readonly effectAmt: string
}

export interface CostUnitDifferenceBar {
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 사업부 */
  readonly section?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 차이율(%) */
  readonly diffRate: string
}

export interface CostUnitDifference {
  readonly rows: readonly CostUnitDifferenceRow[]
  readonly total: number
  readonly sums: CostUnitDifferenceSums
  readonly chart: readonly CostUnitDifferenceBar[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface HighCostUnitRow {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 단위 */
  readonly unitCode?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 현재단가 */
  readonly unitPrice: string
  /** 기준단가 */
  readonly basisPrice?: string
  /** 평균단가 */
  readonly avgPrice: string
  /** 최저단가 */
  readonly minPrice?: string
  /** 차이율(%) */
  readonly diffRate: string
  /** 연간수량 */
  readonly qty: string
  /** 초과금액 */
  readonly overAmt: string
  /** 누적비중(%) */
  readonly cumRate?: string
  /** 조치구분 */
  readonly actionType: string
  /** 담당자 */
  readonly ownerNm?: string
  /** 조치예정일 */
  readonly planDate?: string
}

export interface HighCostUnitSums {
  /** 초과금액 */
  readonly overAmt: string
}

export interface HighCostUnitKpi {
  /** 고단가 품목 */
  readonly itemCnt: number
  /** 초과금액 */
  readonly overAmt: string
  /** 미조치 품목 */
  readonly noActionCnt: number
}

export interface HighCostUnit {
  readonly rows: readonly HighCostUnitRow[]
  readonly total: number
  readonly sums: HighCostUnitSums
  readonly kpi: HighCostUnitKpi
  readonly figures?: HighCostUnitFigures
  readonly trend?: readonly HighCostUnitMonth[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface HighCostUnitHeader {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 제조사 */
  readonly maker?: string
  /** 소싱그룹 */
  readonly sgCode: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 단위 */
  readonly unitCode: string
  /** 최근단가 */
  readonly lastPrice?: string
  /** 최근통화 */
  readonly lastCurrency?: string
  /** 기준월 */
  readonly yyyymm: string
  /** 조치구분 */
  readonly actionType: string
  /** 조치내용 */
  readonly actionMemo?: string
  /** 조치예정일 */
  readonly planDate?: string
  /** 담당자 */
  readonly ownerId?: string
  /** 담당자 */
  readonly ownerNm?: string
  /** 버전 */
  readonly version: number
}

export interface HighCostUnitFigures {
  /** 현재단가 */
  readonly unitPrice?: string
  /** 기준단가 */
  readonly basisPrice?: string
  /** 평균단가 */
  readonly avgPrice?: string
  /** 최저단가 */
  readonly minPrice?: string
  /** 차이율(%) */
  readonly diffRate?: string
  /** 연간수량 */
  readonly qty?: string
  /** 초과금액 */
  readonly overAmt?: string
}

export interface HighCostUnitMonth {
  /** 기준월 */
  readonly yyyymm: string
  /** 월평균단가 */
  readonly unitPrice?: string
  /** 12개월평균 */
  readonly avgPrice?: string
}

export interface HighCostUnitPrice {
  /** 단가번호 */
  readonly priceNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 통화 */
  readonly currency: string
  /** 단가 */
  readonly unitPrice: string
  /** 가격단위 */
  readonly priceUnit: number
  /** 적용시작일 */
  readonly validFrom: string
  /** 적용종료일 */
  readonly validTo: string
  /** 단가근거 */
  readonly priceBasis: string
  /** 근거문서 */
  readonly sourceNo?: string
}

export interface HighCostUnitLine {
  /** 발주 품목 */
  readonly lineKey: string
  /** 발주번호 */
  readonly poNo: string
  /** 사업부 */
  readonly section: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 구매수량 */
  readonly qty: string
  /** 통화 */
  readonly currency: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액(원) */
  readonly amtKrw: string
  /** 발주일 */
  readonly poDate: string
}

export interface HighCostActionRow {
  /** 기준월 */
  readonly yyyymm: string
  /** 조치구분 */
  readonly actionType: string
  /** 조치내용 */
  readonly actionMemo?: string
  /** 조치예정일 */
  readonly planDate?: string
  /** 담당자 */
  readonly ownerNm?: string
}

export interface HighCostUnitDetail {
  readonly header: HighCostUnitHeader
  readonly prices: readonly HighCostUnitPrice[]
  readonly lines: readonly HighCostUnitLine[]
  readonly actions: readonly HighCostActionRow[]
  readonly history: readonly HistoryEntry[]
}

export interface HighCostActionInput {
  /** 기준월 */
  readonly yyyymm: string
  /** 조치구분 */
  readonly actionType: string
  /** 조치내용 */
  readonly actionMemo?: string
  /** 조치예정일 */
  readonly planDate?: string
  /** 담당자 */
  readonly ownerId?: string
}

export interface HighCostActionSave {
  /** 버전 */
  readonly version: number
  readonly header: HighCostActionInput
}

export interface ItemMasterCostRow {
  /** 품목코드 */
  readonly itemCode: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec: string
  /** 카테고리명 */
  readonly catName?: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 단위 */
  readonly unitCode: string
  /** 등록일 */
  readonly regDate?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 통화 */
  readonly currency?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 가격단위 */
  readonly priceUnit?: number
  /** 적용시작일 */
  readonly validFrom?: string
  /** 적용종료일 */
  readonly validTo?: string
  /** 단가근거 */
  readonly priceBasis?: string
  /** 직전단가 */
  readonly prevPrice?: string
  /** 차이율(%) */
  readonly diffRate?: string
  /** 최근발주 */
  readonly lastPoNo?: string
}

export interface ItemMasterCostSums {
  /** 품목수 */
  readonly itemCnt: number
  /** 유효단가 */
  readonly validCnt: number
  /** 만료만 */
  readonly expiredCnt: number
  /** 단가없음 */
  readonly noneCnt: number
  /** 단가 보유율(%) */
  readonly shareRate?: string
}

export interface ItemMasterCostBar {
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 품목수 */
  readonly itemCnt: number
  /** 유효단가 */
  readonly validCnt: number
  /** 만료만 */
  readonly expiredCnt: number
  /** 단가없음 */
  readonly noneCnt: number
  /** 단가 보유율(%) */
  readonly shareRate?: string
  /** 만료만(%) */
  readonly expiredRate?: string
  /** 단가없음(%) */
  readonly noneRate?: string
}

export interface ItemMasterCost {
  readonly rows: readonly ItemMasterCostRow[]
  readonly total: number
  readonly sums: ItemMasterCostSums
  readonly chart: readonly ItemMasterCostBar[]
  readonly columns: ReportColumns
  readonly asOf: ReportAsOf
}

export interface RfqRow {
  /** 견적의뢰번호 */
  readonly rfqNo: string
  /** 견적의뢰명 */
  readonly title: string
  /** 견적방식 */
  readonly rfqType: string
  /** 견적의뢰상태 */
  readonly status: string
  /** 견적마감일시 */
  readonly deadlineDt?: string
  /** 의뢰업체수 */
  readonly supplierCnt: number
  /** 제출업체수 */
  readonly answerCnt: number
  /** 구매담당 */
  readonly buyerNm?: string
  /** 의뢰일시 */
  readonly sentDt?: string
}

export interface RfqCreate {
  /** 버전 */
  readonly version: number
}

export interface RfqHeader {
  /** 견적의뢰번호 */
  readonly rfqNo: string
  /** 구매요청번호 */
  readonly prNo: string
  /** 견적의뢰명 */
  readonly title: string
  /** 견적방식 */
  readonly rfqType: string
  /** 수의사유 */
  readonly soleReason?: string
  /** 통화 */
  readonly currency: string
  /** 예정금액(원) */
  readonly estAmt?: string
  /** 견적마감일 */
  readonly deadlineDate?: string
  /** 견적마감일시 */
  readonly deadlineDt?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 유의사항 */
  readonly notice?: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 의뢰업체수 */
  readonly supplierCnt: number
  /** 제출업체수 */
  readonly answerCnt: number
  /** 의뢰일시 */
  readonly sentDt?: string
  /** 선정사유 */
  readonly selectReason?: string
  /** 절감유형 */
  readonly savingType?: string
  /** 기준금액(원) */
  readonly baseAmt?: string
  /** 계약금액(원) */
  readonly contractAmt?: string
  /** 절감금액(원) */
  readonly savingAmt?: string
  /** 사업부 */
  readonly section?: string
  /** 견적의뢰상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
  /** 진행상태 */
  readonly prStatus: string
  /** 버전 */
  readonly prVersion: number
}

export interface RfqLine {
  /** 순번 */
  readonly lineNo: number
  /** 구매요청순번 */
  readonly prLineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 소싱그룹 */
  readonly sgCode?: string
}

export interface RfqSupplier {
  /** 순번 */
  readonly lineNo: number
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 평가등급 */
  readonly evaGrade?: string
  /** 견적상태 */
  readonly status?: string
  /** 확인일시 */
  readonly checkedDt?: string
  /** 제출일시 */
  readonly submittedDt?: string
  /** 포기사유 */
  readonly declineReason?: string
}

export interface RfqDocument {
  readonly header: RfqHeader
  readonly lines: readonly RfqLine[]
  readonly suppliers: readonly RfqSupplier[]
  readonly quotes: readonly QuotationCompare[]
  readonly history: readonly HistoryEntry[]
  readonly files?: readonly FileItem[]
}

export interface RfqHeaderInput {
  /** 견적의뢰명 */
  readonly title: string
  /** 견적방식 */
  readonly rfqType: string
  /** 수의사유 */
  readonly soleReason?: string
  /** 예정금액(원) */
  readonly estAmt?: string
  /** 견적마감일 */
  readonly deadlineDate?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 유의사항 */
  readonly notice?: string
}

export interface RfqLineInput {
  /** 순번 */
  readonly lineNo?: number
}

export interface RfqSupplierInput {
  /** 순번 */
  readonly lineNo?: number
  /** 협력사번호 */
  readonly compNo?: string
}

export interface RfqUpdate {
  /** 버전 */
  readonly version: number
  readonly header: RfqHeaderInput
  readonly lines: readonly RfqLineInput[]
  readonly suppliers: readonly RfqSupplierInput[]
  readonly files?: readonly FileNote[]
}

export interface RfqExtend {
  /** 버전 */
  readonly version?: number
  /** 사유 */
  readonly reason?: string
  /** 견적마감일 */
  readonly deadlineDate?: string
}

export interface RfqSelect {
  /** 버전 */
  readonly version?: number
  /** 선정 견적 */
  readonly picks?: readonly string[]
  /** 선정사유 */
  readonly reason?: string
  /** 절감유형 */
  readonly savingType?: string
}

export interface QuotationCompare {
  /** 선정 키 */
  readonly pickKey: string
  /** 순번 */
  readonly lineNo: number
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 품목순위 */
  readonly lineRank?: number
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 견적번호 */
  readonly qtNo: string
  /** 통화 */
  readonly currency?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 금액 */
  readonly amt?: string
  /** 금액(원) */
  readonly amtKrw?: string
  /** 납품가능일 */
  readonly deliveryDate?: string
  /** 미견적 */
  readonly noQuoteYn?: string
  /** 선정가능 */
  readonly fitYn?: string
  /** 최소주문수량 */
  readonly minQty?: string
  /** 환율 */
  readonly exRate?: string
  /** 환율일자 */
  readonly rateDate?: string
  /** 환율출처 */
  readonly rateSource?: string
  /** 선정 */
  readonly selectedYn?: string
  /** 순위 */
  readonly rankNo?: number
  /** 견적금액(원) */
  readonly totalAmtKrw?: string
  /** 견적유효일 */
  readonly validTo?: string
  /** 납기(일) */
  readonly leadTime?: number
  /** 지급조건 */
  readonly payTerm?: string
  /** 제조사 */
  readonly maker?: string
  /** 협력사의견 */
  readonly comment?: string
}

export interface CyberRfqRow {
  /** 견적의뢰번호 */
  readonly rfqNo: string
  /** 견적번호 */
  readonly qtNo: string
  /** 견적의뢰명 */
  readonly title: string
  /** 견적방식 */
  readonly rfqType: string
  /** 품목수 */
  readonly lineCnt: number
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 의뢰일시 */
  readonly sentDt?: string
  /** 견적마감일시 */
  readonly deadlineDt?: string
  /** 남은 일수 */
  readonly dDay?: number
  /** 견적의뢰상태 */
  readonly rfqStatus: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 대리입력 */
  readonly proxyYn?: string
  /** 견적상태 */
  readonly status: string
  /** 확인일시 */
  readonly checkedDt?: string
  /** 버전 */
  readonly version: number
}

export interface CyberRfqList {
  readonly rows: readonly CyberRfqRow[]
  /** 전체 건수 */
  readonly total: number
  /** 건수 제한 여부 */
  readonly capped?: boolean
}

export interface CyberRfqHeader {
  /** 견적의뢰번호 */
  readonly rfqNo: string
  /** 견적번호 */
  readonly qtNo: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 대리입력 */
  readonly proxyYn?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 견적의뢰명 */
  readonly title: string
  /** 견적방식 */
  readonly rfqType: string
  /** 통화 */
  readonly currency: string
  /** 견적마감일시 */
  readonly deadlineDt?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 지급조건 */
  readonly payTerm?: string
  /** 유의사항 */
  readonly notice?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 의뢰일시 */
  readonly sentDt?: string
  /** 확인일시 */
  readonly checkedDt?: string
  /** 포기사유 */
  readonly declineReason?: string
  /** 견적의뢰상태 */
  readonly rfqStatus: string
  /** 견적상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberRfqDocument {
  readonly header: CyberRfqHeader
  readonly lines: readonly RfqLine[]
  readonly files?: readonly FileItem[]
}

export interface CyberQuotationRow {
  /** 견적번호 */
  readonly qtNo: string
  /** 견적의뢰번호 */
  readonly rfqNo: string
  /** 견적의뢰명 */
  readonly title: string
  /** 통화 */
  readonly currency: string
  /** 견적금액 */
  readonly totalAmt?: string
  /** 견적유효일 */
  readonly validTo?: string
  /** 납기(일) */
  readonly leadTime?: number
  /** 견적마감일시 */
  readonly deadlineDt?: string
  /** 남은 일수 */
  readonly dDay?: number
  /** 제출일시 */
  readonly submittedDt?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 대리입력 */
  readonly proxyYn?: string
  /** 봉인 */
  readonly sealedYn?: string
  /** 견적상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface CyberQuotationList {
  readonly rows: readonly CyberQuotationRow[]
  /** 전체 건수 */
  readonly total: number
  /** 건수 제한 여부 */
  readonly capped?: boolean
}

export interface QuotationHeader {
  /** 견적번호 */
  readonly qtNo: string
  /** 견적의뢰번호 */
  readonly rfqNo: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** OGPMS전송 */
  readonly forwardYn?: string
  /** 대리입력 */
  readonly proxyYn?: string
  /** 대리입력사유 */
  readonly proxyReason?: string
  /** 봉인 */
  readonly sealedYn?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 견적의뢰명 */
  readonly title: string
  /** 통화 */
  readonly currency: string
  /** 견적금액 */
  readonly totalAmt?: string
  /** 견적유효일 */
  readonly validTo?: string
  /** 납기(일) */
  readonly leadTime?: number
  /** 지급조건 */
  readonly payTerm?: string
  /** 협력사의견 */
  readonly comment?: string
  /** 견적마감일시 */
  readonly deadlineDt?: string
  /** 제출일시 */
  readonly submittedDt?: string
  /** 견적의뢰상태 */
  readonly rfqStatus?: string
  /** 견적상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface QuotationLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 제조사 */
  readonly maker?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 최소주문수량 */
  readonly minQty?: string
  /** 금액 */
  readonly amt?: string
  /** 납품가능일 */
  readonly deliveryDate?: string
  /** 미견적 */
  readonly noQuoteYn?: string
  /** 비고 */
  readonly bigo?: string
}

export interface QuotationDocument {
  readonly header: QuotationHeader
  readonly lines: readonly QuotationLine[]
  readonly history: readonly HistoryEntry[]
  readonly files?: readonly FileItem[]
}

export interface QuotationHeaderInput {
  /** 통화 */
  readonly currency: string
  /** 견적유효일 */
  readonly validTo?: string
  /** 납기(일) */
  readonly leadTime?: number
  /** 지급조건 */
  readonly payTerm?: string
  /** 협력사의견 */
  readonly comment?: string
  /** 대리입력사유 */
  readonly proxyReason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface QuotationLineInput {
  /** 순번 */
  readonly lineNo: number
  /** 제조사 */
  readonly maker?: string
  /** 최소주문수량 */
  readonly minQty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 납품가능일 */
  readonly deliveryDate?: string
  /** 미견적 */
  readonly noQuoteYn?: string
  /** 비고 */
  readonly bigo?: string
}

export interface QuotationUpdate {
  /** 버전 */
  readonly version: number
  readonly header: QuotationHeaderInput
  readonly lines: readonly QuotationLineInput[]
  readonly files?: readonly FileNote[]
}

export interface SampleHeader {
  /** 문서번호 */
  readonly docNo: string
  /** 제목 */
  readonly title: string
  /** 사업부 */
  readonly section?: string
  /** 부서코드 */
  readonly deptcd?: string
  /** 부서명 */
  readonly deptnm?: string
  /** 담당자 */
  readonly requester?: string
  /** 담당자 */
  readonly requesterNm?: string
  /** 통화 */
  readonly currency: string
  /** 금액 */
  readonly amt: string
  /** 일자 */
  readonly reqDate: string
  /** 상태 */
  readonly status: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 소싱그룹명 */
  readonly sgName?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 월 */
  readonly yyyymm?: string
  /** 사용여부 */
  readonly useYn?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 내용 */
  readonly reason?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 버전 */
  readonly version: number
}

export interface SampleHeaderInput {
  /** 제목 */
  readonly title: string
  /** 사업부 */
  readonly section?: string
  /** 부서코드 */
  readonly deptcd?: string
  /** 부서명 */
  readonly deptnm?: string
  /** 담당자 */
  readonly requester?: string
  /** 담당자 */
  readonly requesterNm?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 품목명 */
  readonly itemName?: string
  /** 통화 */
  readonly currency?: string
  /** 금액 */
  readonly amt: string
  /** 일자 */
  readonly reqDate?: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** 사업자등록번호 */
  readonly taxNo2?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 납품희망일 */
  readonly needDate?: string
  /** 월 */
  readonly yyyymm?: string
  /** 사용여부 */
  readonly useYn?: string
  /** 우편번호 */
  readonly zipCode?: string
  /** 주소 */
  readonly addr1?: string
  /** 상세주소 */
  readonly addr2?: string
  /** 내용 */
  readonly reason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface SampleCreate {
  readonly header: SampleHeaderInput
  readonly files?: readonly FileNote[]
}

export interface SampleUpdate {
  /** 버전 */
  readonly version: number
  readonly header: SampleHeaderInput
  readonly files?: readonly FileNote[]
}

export interface SampleDocument {
  readonly header: SampleHeader
  readonly files: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

export interface SampleOrderLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목명 */
  readonly itemName: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 금액 */
  readonly amt?: string
  /** 합격수량 */
  readonly acceptQty?: string
  /** 불합격수량 */
  readonly rejectQty?: string
  /** 불합격사유 */
  readonly rejectReason?: string
}

export interface SampleOrderDocument {
  readonly header: SampleOrderHeader
  readonly lines: readonly SampleOrderLine[]
}

export interface SampleOrderHeader {
  /** 문서번호 */
  readonly docNo: string
  /** 제목 */
  readonly title: string
  /** 상태 */
  readonly status: string
  /** 입고일자 */
  readonly receiptDate?: string
  /** 검수의견 */
  readonly inspectMemo?: string
  /** 버전 */
  readonly version: number
}

export interface SampleInspect {
  /** 버전 */
  readonly version: number
  readonly header: SampleInspectHeader
  readonly lines: readonly SampleInspectLine[]
}

export interface SampleInspectHeader {
  /** 입고일자 */
  readonly receiptDate: string
  /** 검수의견 */
  readonly inspectMemo?: string
}

export interface SampleInspectLine {
  /** 순번 */
  readonly lineNo: number
  /** 합격수량 */
  readonly acceptQty: string
  /** 불합격수량 */
  readonly rejectQty?: string
  /** 불합격사유 */
  readonly rejectReason?: string
}

export interface SampleOrderLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 품목명 */
  readonly itemName?: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 금액 */
  readonly amt?: string
}

export interface SampleOrder {
  /** 문서번호 */
  readonly docNo: string
  /** 제목 */
  readonly title: string
  /** 상태 */
  readonly status: string
  /** 내용 */
  readonly reason?: string
  /** 입고일자 */
  readonly receiptDate?: string
  /** 검수의견 */
  readonly inspectMemo?: string
  /** 버전 */
  readonly version: number
  readonly lines: readonly SampleOrderLine[]
}

export interface SampleOrderSave {
  /** 버전 */
  readonly version?: number
  readonly header: SampleOrderInput
  readonly lines: readonly SampleOrderLineInput[]
}

export interface SampleOrderInput {
  /** 문서번호 */
  readonly docNo?: string
  /** 제목 */
  readonly title: string
  /** 내용 */
  readonly reason?: string
}

export interface SampleNode {
  /** 코드 */
  readonly catCode: string
  /** 상위분류 */
  readonly upCatCode?: string
  /** 상위분류 */
  readonly upCatName?: string
  /** 명칭 */
  readonly catName: string
  /** 순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface SampleNodeInput {
  /** 코드 */
  readonly catCode?: string
  /** 상위분류 */
  readonly upCatCode?: string
  /** 상위분류 */
  readonly upCatName?: string
  /** 명칭 */
  readonly catName: string
  /** 순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn: string
}

export interface SampleNodeSave {
  /** 버전 */
  readonly version?: number
  readonly header: SampleNodeInput
}

export interface SampleUploadRow {
  /** 행번호 */
  readonly rowNo: number
  /** 품목명 */
  readonly itemName?: string
  /** 수량 */
  readonly qty?: string
  /** 행결과 */
  readonly rowResult?: string
  /** 오류내용 */
  readonly errMsg?: string
  /** 전체건수 */
  readonly rowCnt?: number
  /** 오류건수 */
  readonly errCnt?: number
}

export interface SampleUploadInput {
  /** 상태 */
  readonly rowState: 'I' | 'U' | 'D'
  /** 행번호 */
  readonly rowNo?: number
  /** 품목명 */
  readonly itemName?: string
  /** 수량 */
  readonly qty?: string
  /** 행결과 */
  readonly rowResult?: string
  /** 오류내용 */
  readonly errMsg?: string
  /** 전체건수 */
  readonly rowCnt?: number
  /** 오류건수 */
  readonly errCnt?: number
}

export interface SampleUploadSave {
  readonly rows: readonly SampleUploadInput[]
}

export interface SampleUploadSums {
  /** 전체건수 */
  readonly rowCnt?: number
  /** 오류건수 */
  readonly errCnt?: number
}

export interface SampleUploadList {
  readonly rows: readonly SampleUploadRow[]
  readonly total: number
  readonly sums?: SampleUploadSums
}

export interface SampleRow {
  /** 문서번호 */
  readonly docNo: string
  /** 제목 */
  readonly title: string
  /** 사업부 */
  readonly section?: string
  /** 부서코드 */
  readonly deptcd?: string
  /** 부서명 */
  readonly deptnm?: string
  /** 담당자 */
  readonly requester?: string
  /** 담당자 */
  readonly requesterNm?: string
  /** 통화 */
  readonly currency: string
  /** 금액 */
  readonly amt: string
  /** 일자 */
  readonly reqDate: string
  /** 상태 */
  readonly status: string
  /** 소싱그룹 */
  readonly sgCode?: string
  /** 소싱그룹명 */
  readonly sgName?: string
}

export interface SampleReportRow {
  /** 기준월 */
  readonly yyyymm: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 비중(%) */
  readonly shareRate: string
}

export interface SampleMonth {
  /** 기준월 */
  readonly yyyymm: string
  /** 발주건수 */
  readonly poCnt: number
  /** 발주금액 */
  readonly poAmt: string
  /** 전월대비(%) */
  readonly momRate?: string
}

export interface SampleLine {
  /** 품목명 */
  readonly itemName: string
  /** 수량 */
  readonly qty: string
  /** 금액 */
  readonly amt: string
}

export interface SampleLineSums {
  /** 금액 */
  readonly amt?: string
}

export interface SampleLineList {
  readonly rows: readonly SampleLine[]
  readonly total: number
  readonly sums?: SampleLineSums
}

export interface SampleSums {
  /** 금액 */
  readonly amt?: string
}

export interface SampleList {
  readonly rows: readonly SampleRow[]
  readonly total: number
  readonly sums?: SampleSums
}

/** A filter field with its values: one, the two ends of a period, or a list of codes. */
export interface SavedCondition {
  /** 조건 */
  readonly name: string
  /** 값 */
  readonly values: readonly string[]
}

export interface SavedFilterBody {
  /** 조회여부 */
  readonly isSearched: string
  /** 검색조건 */
  readonly conditions: readonly SavedCondition[]
}

export interface SavedFilter {
  /** 화면ID */
  readonly screenId: string
  /** 조회여부 */
  readonly isSearched?: string
  /** 검색조건 */
  readonly conditions?: readonly SavedCondition[]
  /** 저장일시 */
  readonly savedDt?: string
}

export interface NoFields {

}

export interface AdLoginUser {
  /** Single ID */
  readonly singleid: string
  /** 이름 */
  readonly hname: string
  /** 부서명 */
  readonly deptnm: string
}

export interface AdLoginInfo {
  readonly userInfo: readonly AdLoginUser[]
}

export interface ExistCheck {
  readonly existYn: 'Y' | 'N'
}

export interface Locale {
  readonly lang: string
  readonly text: string
}

export interface MessageTexts {

}

export interface MenuLogBody {
  /** 프로그램ID */
  readonly pgmId?: string
  /** 경로 */
  readonly path: string
}

export interface DwpAuth {
  readonly systemId: string
  readonly type: 'AD' | 'SSO' | 'SSO_AD' | 'IDPW'
  readonly loginUri: string
  readonly logoutUri: string
  readonly verifyUri: string
  readonly authUri: string
  readonly portalUri: string
  readonly tokenUri: string
  readonly tokenLoginUri: string
  readonly api: { readonly login: { readonly idpw: string; readonly sso?: string; readonly ad?: string }; readonly resetPw?: string; readonly sendResetCode?: string; readonly platformUsers?: string }
  readonly approvalPages?: Readonly<Record<string, string>>
  readonly portalPages?: Readonly<Record<string, string>>
  readonly adfs?: Readonly<Record<string, string>>
}

export interface IdpwForm {
  readonly systemId: string
  readonly grantType: 'idpw'
  /** Single ID */
  readonly username: string
  /** 비밀번호 */
  readonly password: string
}

export interface IdpwAnswer {
  readonly code: string
  readonly errorCode?: string
  readonly msg?: string
  readonly token?: string
}

export interface AuthAnswer {
  readonly code: string
  readonly errorCode?: string
  readonly msg?: string
  readonly reason?: string
}

export interface ResetForm {
  readonly systemId: string
  /** 아이디 */
  readonly 'loginUser.login': string
  /** 인증번호 */
  readonly token: string
  /** 새 비밀번호 */
  readonly password: string
  /** 비밀번호 확인 */
  readonly passwordCheck: string
}

export interface TokenForm {
  readonly token: string
}

export interface TokenAnswer {
  readonly code: string
  readonly errorCode?: string
  readonly msg?: string
  readonly accessToken?: string
  readonly refreshToken?: string
  readonly tokenKey?: string
  readonly tokenExpiredTimestamp?: number
  readonly currentTimestamp?: number
  readonly timeDifference?: number
}

export interface LogoutForm {
  readonly AccessToken?: string
}

export interface LogoutAnswer {
  readonly success: boolean
  readonly logoutUri?: string
}

export interface LoginCheckAnswer {
  readonly code: string
  readonly path?: string
  readonly access?: 'read' | 'write'
  readonly excelYn?: 'Y' | 'N'
  readonly user?: SessionUser
  readonly menus?: readonly MenuItem[]
  readonly codes?: Readonly<Record<string, readonly CodeEntry[]>>
}

export interface SessionUser {
  /** Single ID */
  readonly singleid: string
  /** 이름 */
  readonly hname: string
  /** 영문명 */
  readonly ename?: string
  /** 권한유형 */
  readonly auth: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  readonly prefill?: 'NONE' | 'SECTION' | 'DEPT' | 'ALL'
  readonly cellPhoneNo?: string
  readonly phoneNo?: string
  readonly noCellPhoneYn?: 'Y' | 'N'
  readonly noPhoneYn?: 'Y' | 'N'
  readonly compNo?: string
  readonly compNameKr?: string
  readonly ip?: string
  readonly lastLoginIp?: string
  readonly lastLoginDate?: string
  readonly createdDate?: string
  readonly expiredDate?: string
  readonly tokenExpiredTimestamp?: number
  readonly currentTimestamp?: number
}

export interface MenuItem {
  readonly pgmId: string
  readonly pgmName: string
  readonly sspUrl?: string
  readonly sspSubUrls?: readonly string[]
  readonly leaf: 'T' | 'F'
  readonly access?: 'read' | 'write'
  readonly childs?: readonly MenuItem[]
}

export interface CodeEntry {
  readonly value: string
  readonly text: string
  /** 영문명 */
  readonly textEn?: string
  /** 사용여부 */
  readonly useYn?: 'N'
}

export interface CommonResources {
  readonly consts: Readonly<Record<string, string>>
  readonly locale: readonly { readonly lang: string; readonly text: string }[]
  readonly message: Readonly<Record<string, string>>
}

export interface AdjTargetRow {
  /** 입고품목 */
  readonly lineKey: string
  /** 입고요청번호 */
  readonly whReqNo: string
  /** 순번 */
  readonly whLineNo: number
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** 입고일자 */
  readonly receiptDate?: string
  /** 발주번호 */
  readonly poNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 정산구분 */
  readonly settleType: string
  /** 마감 */
  readonly closedYn?: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 합격수량 */
  readonly acceptQty: string
  /** 반품수량 */
  readonly returnQty: string
  /** 정산수량 */
  readonly settleQty: string
  /** 통화 */
  readonly currency: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 세금코드 */
  readonly taxCode: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 3자대사 */
  readonly matchText: string
  /** 대사결과 */
  readonly matchVerdict: 'FIT' | 'WARN' | 'STOP'
}

export interface AdjTargetList {
  readonly rows: readonly AdjTargetRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly amt?: string }
}

export interface AdjPreview {
  /** 선택건수 */
  readonly selCnt: number
  /** 공급가액 */
  readonly supplyAmt?: string
  /** 공급가액 */
  readonly supplyAmtKrw?: string
  /** 거래통화 금액 */
  readonly currencyText?: string
  /** 부가세 */
  readonly vatAmt?: string
  /** 합계 */
  readonly totalAmt?: string
  /** 통화 */
  readonly currency?: string
  /** 공제금액 */
  readonly deductAmt?: string
  /** 공제사유 */
  readonly deductReason?: string
  /** 대사결과 */
  readonly verdict: 'FIT' | 'WARN' | 'STOP'
  /** 3자대사 */
  readonly matchText?: string
  /** 안내 */
  readonly warning?: string
}

export interface AdjustmentRow {
  /** 정산번호 */
  readonly adjNo: string
  /** 정산월 */
  readonly yyyymm: string
  /** 정산구분 */
  readonly settleType: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 정산담당 */
  readonly ownerId?: string
  /** 정산담당 */
  readonly ownerNm?: string
  /** 통화 */
  readonly currency: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 공제금액 */
  readonly deductAmt: string
  /** 공제사유 */
  readonly deductReason?: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 공급가액(원) */
  readonly supplyAmtKrw: string
  /** 부가세 */
  readonly vatAmt: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 세금코드 */
  readonly taxCode: string
  /** 지급조건 */
  readonly payTerm: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 거래명세서번호 */
  readonly stmtNo?: string
  /** 계산서번호 */
  readonly tiNo?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 계산서상태 */
  readonly tiStatus?: string
  /** 계산서 버전 */
  readonly tiVersion?: number
  /** 계산서 파일 */
  readonly tiFileId?: string
  /** 전표번호 */
  readonly slipNo?: string
  /** 이의내용 */
  readonly objection?: string
  /** 대리확인 */
  readonly proxyYn: string
  /** OGPMS전송 */
  readonly forwardYn: string
  /** 확인일시 */
  readonly confirmedDt?: string
  /** 지급일 */
  readonly paidDt?: string
  /** 정산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface AdjustmentList {
  readonly rows: readonly AdjustmentRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmtKrw?: string; readonly vatAmt?: string; readonly totalAmt?: string; readonly receiptAmt?: string; readonly deductAmt?: string; readonly supplyAmt?: string }
}

export interface AdjustmentHeader {
  /** 정산번호 */
  readonly adjNo: string
  /** 월정산번호 */
  readonly calcNo?: string
  /** 정산월 */
  readonly yyyymm: string
  /** 정산구분 */
  readonly settleType: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptnm: string
  /** 정산담당 */
  readonly ownerId?: string
  /** 정산담당 */
  readonly ownerNm?: string
  /** 통화 */
  readonly currency: string
  /** 환율 */
  readonly exRate?: string
  /** 입고금액 */
  readonly receiptAmt: string
  /** 공제금액 */
  readonly deductAmt: string
  /** 공제사유 */
  readonly deductReason?: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 공급가액(원) */
  readonly supplyAmtKrw: string
  /** 부가세 */
  readonly vatAmt: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 세금코드 */
  readonly taxCode: string
  /** 지급조건 */
  readonly payTerm: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 거래명세서번호 */
  readonly stmtNo?: string
  /** 계산서번호 */
  readonly tiNo?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 계산서상태 */
  readonly tiStatus?: string
  /** 전표번호 */
  readonly slipNo?: string
  /** 이의내용 */
  readonly objection?: string
  /** 이의답변 */
  readonly objectionAnswer?: string
  /** 대리확인 */
  readonly proxyYn: string
  /** OGPMS전송 */
  readonly forwardYn: string
  /** 대사결과 */
  readonly matchResult?: 'FIT' | 'WARN' | 'ALLOW'
  /** 예외사유 */
  readonly allowReason?: string
  /** 확인일시 */
  readonly confirmedDt?: string
  /** 지급일 */
  readonly paidDt?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 정산상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface AdjustmentLine {
  /** 순번 */
  readonly lineNo: number
  /** 입고요청번호 */
  readonly whReqNo: string
  /** 순번 */
  readonly whLineNo: number
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** 발주번호 */
  readonly poNo: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 정산수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 비고 */
  readonly bigo?: string
}

export interface AdjustmentLineList {
  readonly rows: readonly AdjustmentLine[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly amt?: string; readonly vatAmt?: string; readonly qty?: string }
}

export interface AdjustmentDocument {
  readonly header: AdjustmentHeader
  readonly lines: readonly AdjustmentLine[]
  readonly files?: readonly FileItem[]
  readonly history: readonly HistoryEntry[]
}

export interface AdjustmentCreate {
  /** 입고품목 */
  readonly lineKeys: string
  /** 공제금액 */
  readonly deductAmt?: string
  /** 공제사유 */
  readonly deductReason?: string
  /** 예외사유 */
  readonly allowReason?: string
}

export interface AdjustmentUpdate {
  /** 버전 */
  readonly version: number
  /** 공제금액 */
  readonly deductAmt: string
  /** 공제사유 */
  readonly deductReason?: string
}

export interface ProxyConfirm {
  /** 버전 */
  readonly version: number
  /** 확인 내용 */
  readonly opinion?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface PaymentSync {
  /** adjNos */
  readonly adjNos: readonly string[]
}

export interface PaymentSyncAnswer {
  /** 처리 여부 */
  readonly success: boolean
  /** 지급 건수 */
  readonly paidCnt: number
}

export interface TaxInvoiceInput {
  /** 버전 */
  readonly version: number
  /** 계산서유형 */
  readonly tiType?: string
  /** 발행구분 */
  readonly tiIssue?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 상업송장번호 */
  readonly invoiceNo?: string
  /** 작성일자 */
  readonly writeDate: string
  /** 발급일자 */
  readonly issueDate?: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 세액 */
  readonly vatAmt: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface TaxInvoiceAnswer {
  /** 처리 여부 */
  readonly success: boolean
  /** 문서번호 */
  readonly docNo: string
  /** 정산상태 */
  readonly status: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 버전 */
  readonly version: number
  /** 계산서번호 */
  readonly tiNo: string
  /** 계산서상태 */
  readonly tiStatus: string
  /** 차이금액 */
  readonly diffAmt: string
  /** 안내 */
  readonly warning?: string
}

export interface StatementRow {
  /** 거래명세서번호 */
  readonly stmtNo: string
  /** 발행일 */
  readonly issueDate: string
  /** 발행차수 */
  readonly issueSeq: number
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업자등록번호 */
  readonly taxNo2: string
  /** 정산번호 */
  readonly adjNo: string
  /** 정산상태 */
  readonly adjStatus: string
  /** 버전 */
  readonly adjVersion: number
  /** 정산월 */
  readonly adjMonth: string
  /** 세금코드 */
  readonly adjTaxCode: string
  /** 공급가액(원) */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 합계금액 */
  readonly totalAmt: string
  /** 출력횟수 */
  readonly printCnt: number
  /** 확인일시 */
  readonly confirmedDt?: string
  /** 확인자 */
  readonly confirmedBy?: string
  /** 거래명세서상태 */
  readonly status: string
  /** 계산서번호 */
  readonly tiNo?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
  /** 계산서상태 */
  readonly tiStatus?: string
  /** 계산서 버전 */
  readonly tiVersion?: number
  /** 차이금액 */
  readonly diffAmt?: string
  /** 버전 */
  readonly version: number
}

export interface StatementList {
  readonly rows: readonly StatementRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmt?: string; readonly vatAmt?: string; readonly totalAmt?: string }
}

export interface StatementPrint {
  /** stmtNos */
  readonly stmtNos: readonly string[]
}

export interface SheetFact {
  /** 글 */
  readonly label: string
  /** 글 */
  readonly text: string
}

export interface SheetColumn {
  /** 글 */
  readonly label: string
  /** 정렬 */
  readonly align: 'left' | 'right' | 'center'
  /** 너비 */
  readonly width: number
}

export interface SheetParty {
  /** 글 */
  readonly role: string
  readonly facts: readonly SheetFact[]
}

export interface SheetLines {
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly (readonly string[])[]
  readonly totals: readonly string[]
}

export interface SheetAmount {
  /** 글 */
  readonly figure: string
  /** 글 */
  readonly hangul: string
}

export interface SheetApproval {
  /** 글 */
  readonly role: string
  /** 글 */
  readonly name: string
  /** 글 */
  readonly state: string
  /** 글 */
  readonly on: string
}

/** A document on paper, see schemas/shared/printedSheet.ts. */
export interface PrintedSheet {
  /** 글 */
  readonly title: string
  /** 글 */
  readonly number: string
  /** 글 */
  readonly printedOn: string
  /** 글 */
  readonly printedBy: string
  readonly fields: readonly SheetFact[]
  readonly parties?: readonly SheetParty[]
  readonly lines?: SheetLines
  readonly amount?: SheetAmount
  readonly approvals: readonly SheetApproval[]
  /** notes */
  readonly notes?: readonly string[]
  /** 글 */
  readonly mark?: string
}

export interface StatementSheets {
  readonly sheets: readonly PrintedSheet[]
}

export interface SignifierRow {
  /** 전표번호 */
  readonly slipNo: string
  /** 전표유형 */
  readonly slipType: string
  /** 기표원천 */
  readonly slipSource: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 기표자 */
  readonly drafter: string
  /** 기표자 */
  readonly drafterNm: string
  /** 기표일자 */
  readonly slipDate: string
  /** 증빙일자 */
  readonly docDate: string
  /** 전기일자 */
  readonly postingDate: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 전표금액 */
  readonly totalAmt: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 적요 */
  readonly headerText: string
  /** GERP전표번호 */
  readonly gerpDocNo?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 전표상태 */
  readonly status: string
  /** 전송중 */
  readonly sendingYn: string
  /** 버전 */
  readonly version: number
}

export interface SignifierList {
  readonly rows: readonly SignifierRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmt?: string; readonly vatAmt?: string; readonly totalAmt?: string }
}

export interface SignifierHeader {
  /** 전표번호 */
  readonly slipNo: string
  /** 전표유형 */
  readonly slipType: string
  /** 기표원천 */
  readonly slipSource: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 기표자 */
  readonly drafter: string
  /** 기표자 */
  readonly drafterNm: string
  /** 기표일자 */
  readonly slipDate: string
  /** 증빙일자 */
  readonly docDate: string
  /** 전기일자 */
  readonly postingDate: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 전표금액 */
  readonly totalAmt: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 적요 */
  readonly headerText: string
  /** GERP전표번호 */
  readonly gerpDocNo?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 전표상태 */
  readonly status: string
  /** 전송중 */
  readonly sendingYn: string
  /** 버전 */
  readonly version: number
  /** 통화 */
  readonly currency: string
  /** 환율 */
  readonly exRate: string
  /** 지급방법 */
  readonly payMethod: string
  /** 회계연도 */
  readonly fiscalYear?: string
  /** 역분개전표 */
  readonly reverseNo?: string
  /** 원전표 */
  readonly refNo?: string
  /** 결과미확인 */
  readonly unsureYn: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 차변합계 */
  readonly debitAmt: string
  /** 대변합계 */
  readonly creditAmt: string
  /** 차이금액 */
  readonly diffAmt: string
}

export interface SignifierLine {
  /** 순번 */
  readonly lineNo: number
  /** 차대 */
  readonly dcType: string
  /** 계정코드 */
  readonly accountCode: string
  /** 계정명 */
  readonly accountName: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 금액 */
  readonly amt: string
  /** 외화금액 */
  readonly currencyAmt?: string
  /** 세금코드 */
  readonly taxCode?: string
  /** 라인적요 */
  readonly lineText?: string
  /** 정산번호 */
  readonly adjNo?: string
  /** 비발주정산번호 */
  readonly noneNo?: string
}

/** A settlement, a claim without an order, or a return of what was posted. */
export interface SignifierSource {
  /** 원천번호 */
  readonly sourceNo: string
  /** 내용 */
  readonly title: string
  /** 정산번호 */
  readonly adjNo?: string
  /** 비발주정산번호 */
  readonly noneNo?: string
  /** 정산월 */
  readonly yyyymm?: string
  /** 공급가액(원) */
  readonly supplyAmtKrw: string
  /** 부가세 */
  readonly vatAmt: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 거래명세서번호 */
  readonly stmtNo?: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
}

export interface SignifierPosting {
  /** 시도차수 */
  readonly attemptNo: number
  /** 전기결과 */
  readonly postStatus: string
  /** 오류코드 */
  readonly errorCode?: string
  /** 오류메시지 */
  readonly errorMsg?: string
  /** GERP전표번호 */
  readonly gerpDocNo?: string
  /** 처리자 */
  readonly postedBy: string
  /** 전기일시 */
  readonly postedDt: string
  /** 조치상태 */
  readonly postAction?: string
}

export interface SignifierDocument {
  readonly header: SignifierHeader
  readonly lines: readonly SignifierLine[]
  readonly sources: readonly SignifierSource[]
  readonly postings: readonly SignifierPosting[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

/** What an accountant may say; the rest comes from the sources. */
export interface SignifierHeaderInput {
  /** 증빙일자 */
  readonly docDate?: string
  /** 전기일자 */
  readonly postingDate?: string
  /** 지급예정일 */
  readonly dueDate?: string
  /** 지급방법 */
  readonly payMethod?: string
  /** 적요 */
  readonly headerText?: string
}

/** A line without lineNo is new; a stored line that is not sent is deleted. */
export interface SignifierLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 차대 */
  readonly dcType?: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 금액 */
  readonly amt?: string
  /** 세금코드 */
  readonly taxCode?: string
  /** 라인적요 */
  readonly lineText?: string
}

export interface SignifierUpdate {
  /** 버전 */
  readonly version: number
  readonly header: SignifierHeaderInput
  readonly lines: readonly SignifierLineInput[]
}

export interface SlipSourceChoice {
  /** 원천번호 */
  readonly sourceNo: string
  /** 선택 */
  readonly chosenYn?: string
}

/** The numbers of settlements, claims or returns, as checked in a list (sources) or ticked in the popup (lines). */
export interface SignifierCreate {
  readonly sources?: readonly string[]
  readonly lines?: readonly SlipSourceChoice[]
}

export interface SlipSourceRow {
  /** 선택 */
  readonly chosenYn?: string
  /** 전표유형 */
  readonly slipType: string
  /** 기표원천 */
  readonly slipSource: string
  /** 원천번호 */
  readonly sourceNo: string
  /** 내용 */
  readonly title?: string
  /** 정산월 */
  readonly yyyymm?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 부서명 */
  readonly deptnm?: string
  /** 통화 */
  readonly currency: string
  /** 공급가액(원) */
  readonly supplyAmtKrw: string
  /** 부가세 */
  readonly vatAmt: string
  /** 정산금액 */
  readonly totalAmt: string
  /** 국세청승인번호 */
  readonly ntsNo?: string
}

/** What was done about an error; with the number that the ERP was given by hand the slip is posted. */
export interface ResolveRequest {
  /** 버전 */
  readonly version?: number
  readonly keys?: readonly DocumentKey[]
  /** 조치내용 */
  readonly resolveMemo?: string
  /** 수기 GERP전표번호 */
  readonly gerpDocNo?: string
}

export interface PostingErrorRow {
  /** 전기순번 */
  readonly postSeq: number
  /** 전표번호 */
  readonly slipNo: string
  /** 전표유형 */
  readonly slipType: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 전표금액 */
  readonly totalAmt: string
  /** 전기일자 */
  readonly postingDate: string
  /** 시도차수 */
  readonly attemptNo: number
  /** 오류코드 */
  readonly errorCode?: string
  /** 오류메시지 */
  readonly errorMsg?: string
  /** 처리자 */
  readonly postedBy: string
  /** 전기일시 */
  readonly postedDt: string
  /** 조치상태 */
  readonly postAction?: string
  /** 조치내용 */
  readonly resolveMemo?: string
  /** 전표상태 */
  readonly slipStatus: string
  /** 버전 */
  readonly version: number
}

export interface PostingErrorList {
  readonly rows: readonly PostingErrorRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface SimpleOrderRow {
  /** 간편발주번호 */
  readonly soNo: string
  /** 간편발주명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 품목수 */
  readonly lineCnt: number
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 합계금액 */
  readonly totalAmt: string
  /** 납기일 */
  readonly dueDate?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 간편발주상태 */
  readonly status: string
  /** 발주번호 */
  readonly poNo?: string
  /** 요청일자 */
  readonly reqDate: string
  /** 전송오류 */
  readonly errMsg?: string
  /** 버전 */
  readonly version: number
}

export interface SimpleOrderList {
  readonly rows: readonly SimpleOrderRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly supplyAmt?: string; readonly vatAmt?: string; readonly totalAmt?: string }
}

export interface SimpleOrderLimit {
  /** 당일 잔여한도 */
  readonly limitAmt: string
}

export interface SimpleOrderHeader {
  /** 간편발주번호 */
  readonly soNo: string
  /** 간편발주명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 사업부 */
  readonly section: string
  /** 부서코드 */
  readonly deptcd: string
  /** 부서명 */
  readonly deptnm: string
  /** 요청자 ID */
  readonly requester: string
  /** 요청자 */
  readonly requesterNm: string
  /** 인수자 */
  readonly receiver?: string
  /** 인수자명 */
  readonly receiverNm?: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 구매사유 */
  readonly reason?: string
  /** 공급가액 */
  readonly supplyAmt: string
  /** 부가세 */
  readonly vatAmt: string
  /** 합계금액 */
  readonly totalAmt: string
  /** 당일 잔여한도 */
  readonly limitAmt?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 간편발주상태 */
  readonly status: string
  /** 발주번호 */
  readonly poNo?: string
  /** 요청일자 */
  readonly reqDate: string
  /** 전송오류 */
  readonly errMsg?: string
  /** 버전 */
  readonly version: number
}

export interface SimpleOrderLine {
  /** 순번 */
  readonly lineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 단가근거 */
  readonly priceBasis: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 계정명 */
  readonly accountName?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 코스트센터명 */
  readonly costCenterName?: string
  /** 비고 */
  readonly bigo?: string
}

export interface SimpleOrderDocument {
  readonly header: SimpleOrderHeader
  readonly lines: readonly SimpleOrderLine[]
  readonly files: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

/** What the requester may say; everything else of the header is derived by the server. */
export interface SimpleOrderHeaderInput {
  /** 간편발주명 */
  readonly title: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 인수자 */
  readonly receiver?: string
  /** 비용구분 */
  readonly expenseType?: string
  /** 세금코드 */
  readonly taxCode: string
  /** 납기일 */
  readonly dueDate?: string
  /** 납품장소 */
  readonly deliveryPlace?: string
  /** 구매사유 */
  readonly reason?: string
  /** 첨부파일 */
  readonly fileId?: string
}

/** A line without lineNo is new; a stored line that is not sent is deleted. */
export interface SimpleOrderLineInput {
  /** 순번 */
  readonly lineNo?: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName?: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 수량 */
  readonly qty?: string
  /** 단가 */
  readonly unitPrice?: string
  /** 계정코드 */
  readonly accountCode?: string
  /** 코스트센터 */
  readonly costCenter?: string
  /** 비고 */
  readonly bigo?: string
}

export interface SimpleOrderCreate {
  readonly header: SimpleOrderHeaderInput
  readonly lines: readonly SimpleOrderLineInput[]
  readonly files?: readonly FileNote[]
}

export interface SimpleOrderUpdate {
  /** 버전 */
  readonly version: number
  readonly header: SimpleOrderHeaderInput
  readonly lines: readonly SimpleOrderLineInput[]
  readonly files?: readonly FileNote[]
}

export interface SourcingGroupNode {
  /** 소싱그룹코드 */
  readonly sgCode: string
  /** 상위 소싱그룹코드 */
  readonly upLevel?: string
  /** 소싱그룹레벨 */
  readonly sgLevel: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 구매담당 */
  readonly buyerNm?: string
  /** 협력사수 */
  readonly companyCnt: number
  /** 정렬순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface SourcingGroupNodeList {
  readonly rows: readonly SourcingGroupNode[]
  /** 전체 건수 */
  readonly total: number
}

export interface SourcingGroupSave {
  /** 버전 */
  readonly version?: number
  readonly header: SourcingGroupInput
}

/** A group without code is a new one below its upper group. */
export interface SourcingGroupInput {
  /** 소싱그룹코드 */
  readonly sgCode?: string
  /** 상위 소싱그룹코드 */
  readonly upLevel?: string
  /** 소싱그룹명 */
  readonly sgName: string
  /** 구매담당 ID */
  readonly buyerId?: string
  /** 정렬순서 */
  readonly sortNo: number
  /** 사용여부 */
  readonly useYn: string
}

export interface SgMapping {
  /** 협력사 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 주거래 */
  readonly mainYn: string
  /** 협력사상태 */
  readonly status: string
  /** 사용여부 */
  readonly useYn: string
  /** 버전 */
  readonly version: number
}

export interface SgMappingList {
  readonly rows: readonly SgMapping[]
  readonly total: number
}

export interface SgCompanyChange {
  /** 상태 */
  readonly rowState: 'I' | 'U' | 'D'
  /** 협력사 */
  readonly compNo: string
  /** 주거래 */
  readonly mainYn?: string
  /** 사용여부 */
  readonly useYn?: string
  /** 버전 */
  readonly version?: number
}

export interface SgCompanySave {
  readonly rows: readonly SgCompanyChange[]
}

/** blockedBy, failCnt and lastLoginIp are left out for those who do not look after users. */
export interface ExtUserRow {
  /** 사용자ID */
  readonly userId: string
  /** 사용자명 */
  readonly userName: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 협력사상태 */
  readonly compStatus: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 이메일 */
  readonly email: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 대표담당자 */
  readonly mainYn: string
  /** 가입신청일 */
  readonly applyDt?: string
  /** 사용자상태 */
  readonly status: string
  /** 차단사유 */
  readonly blockReason?: string
  /** 차단자 */
  readonly blockedBy?: string
  /** 실패횟수 */
  readonly failCnt?: number
  /** 최근로그인 */
  readonly lastLoginDt?: string
  /** 최근접속IP */
  readonly lastLoginIp?: string
  /** 비밀번호변경일 */
  readonly pwChangedDt?: string
  /** 버전 */
  readonly version: number
}

export interface ExtUserList {
  readonly rows: readonly ExtUserRow[]
  readonly total: number
  readonly capped?: boolean
}

/** Phone numbers are masked for monitoring. */
export interface CompContactRow {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사용자ID */
  readonly userId: string
  /** 사용자명 */
  readonly userName: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 이메일 */
  readonly email: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 대표담당자 */
  readonly mainYn: string
  /** 사용자상태 */
  readonly status: string
  /** 최근로그인 */
  readonly lastLoginDt?: string
  /** 버전 */
  readonly version: number
}

export interface CompContactList {
  readonly rows: readonly CompContactRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface ExtUserHeader {
  /** 사용자ID */
  readonly userId: string
  /** 협력사 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사용자명 */
  readonly userName: string
  /** 영문명 */
  readonly ename?: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 이메일 */
  readonly email: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 대표담당자 */
  readonly mainYn: string
  /** OTP수신방법 */
  readonly otpGubun: string
  /** 사용자상태 */
  readonly status: string
  /** 반려사유 */
  readonly rejectReason?: string
  /** 버전 */
  readonly version: number
}

export interface ExtUserDocument {
  readonly header: ExtUserHeader
}

/** User ID and company are written once; later they are taken and left alone (E11). */
export interface ExtUserInput {
  /** 사용자ID */
  readonly userId: string
  /** 협력사 */
  readonly compNo?: string
  /** 사용자명 */
  readonly userName: string
  /** 영문명 */
  readonly ename?: string
  /** 소속부서 */
  readonly deptName?: string
  /** 직위 */
  readonly positionName?: string
  /** 이메일 */
  readonly email: string
  /** 휴대전화 */
  readonly cellPhoneNo?: string
  /** 전화번호 */
  readonly phoneNo?: string
  /** 권한그룹 */
  readonly authGroupId: string
  /** 대표담당자 */
  readonly mainYn?: string
  /** OTP수신방법 */
  readonly otpGubun: string
}

export interface ExtUserCreate {
  readonly header: ExtUserInput
}

export interface ExtUserUpdate {
  /** 버전 */
  readonly version: number
  readonly header: ExtUserInput
}

/** A transition whose reason is a code, with words beside it. */
export interface BlockRequest {
  /** 버전 */
  readonly version?: number
  /** 차단사유 */
  readonly reasonCode?: string
  /** 사유 */
  readonly reason?: string
  /** 의견 */
  readonly opinion?: string
  readonly keys?: readonly DocumentKey[]
}

export interface ExtUserExists {
  /** 사용 중 */
  readonly existsYn: string
}

export interface TestPoCreate {
  readonly header: TestPoHeader
}

export interface TestPoHeader {
  /** 협력사번호 */
  readonly compNo: string
  /** 발주명 */
  readonly title: string
  /** 품목코드 */
  readonly itemCode: string
  /** 수량 */
  readonly qty: string
  /** 단가 */
  readonly unitPrice: string
  /** 통화 */
  readonly currency: string
  /** 납기일 */
  readonly dueDate: string
  /** GERP 오류 재현 */
  readonly failYn?: string
}

export interface ThreadDocument {
  /** 단계 */
  readonly stage: string
  /** 문서번호 */
  readonly docNo: string
  /** 제목 */
  readonly title?: string
  /** 표시 */
  readonly mark: string
  /** 진행상태 */
  readonly state: string
  /** 일자 */
  readonly docDate?: string
  /** 협력사번호 */
  readonly compNo?: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 수량 */
  readonly qty?: string
  /** 금액 */
  readonly amt?: string
  /** 통화 */
  readonly currency?: string
  /** 문서 주소 */
  readonly docUrl?: string
}

export interface DocumentThread {
  /** 문서번호 */
  readonly docNo: string
  /** 문서수 */
  readonly documentCnt: number
  /** 통화 */
  readonly currency?: string
  /** 안내 */
  readonly threadNotice?: string
  /** 발주수량 */
  readonly orderedQty?: string
  /** 발주금액 */
  readonly orderedAmt?: string
  /** 납품수량 */
  readonly deliveredQty?: string
  /** 납품금액 */
  readonly deliveredAmt?: string
  /** 미납수량 */
  readonly openDeliveryQty?: string
  /** 미납금액 */
  readonly openDeliveryAmt?: string
  /** 입고수량 */
  readonly receivedQty?: string
  /** 입고금액 */
  readonly receivedAmt?: string
  /** 미입고수량 */
  readonly openReceiptQty?: string
  /** 미입고금액 */
  readonly openReceiptAmt?: string
  /** 정산수량 */
  readonly settledQty?: string
  /** 정산금액 */
  readonly settledAmt?: string
  /** 미정산수량 */
  readonly openSettlementQty?: string
  /** 미정산금액 */
  readonly openSettlementAmt?: string
  /** 전기수량 */
  readonly postedQty?: string
  /** 전기금액 */
  readonly postedAmt?: string
  /** 미전기수량 */
  readonly openPostingQty?: string
  /** 미전기금액 */
  readonly openPostingAmt?: string
  readonly documents: readonly ThreadDocument[]
}

export interface SatisRow {
  /** 설문번호 */
  readonly satisNo: string
  /** 발주번호 */
  readonly poNo: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 응답자 */
  readonly respondent: string
  /** 응답자 */
  readonly respondentNm?: string
  /** 요청일 */
  readonly requestedDt: string
  /** 응답기한 */
  readonly dueDate: string
  /** D-Day */
  readonly dDay?: number
  /** 품질 */
  readonly scoreQlt?: number
  /** 납기 */
  readonly scoreDlv?: number
  /** 가격 */
  readonly scorePrc?: number
  /** 응대 */
  readonly scoreSvc?: number
  /** 서류·정산 */
  readonly scoreDoc?: number
  /** 평균 */
  readonly avgScore?: string
  /** 독촉횟수 */
  readonly reminderCnt: number
  /** 만족도상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface SatisList {
  readonly rows: readonly SatisRow[]
  readonly total: number
  readonly capped?: boolean
}

export interface SatisAverage {
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 평균 */
  readonly avgScore: string
}

export interface SatisAverages {
  readonly rows: readonly SatisAverage[]
}

export interface SatisHeader {
  /** 설문번호 */
  readonly satisNo: string
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly poTitle?: string
  /** 발주금액(원) */
  readonly totalAmtKrw?: string
  /** 협력사번호 */
  readonly compNo: string
  /** 협력사명 */
  readonly compNameKr?: string
  /** 응답자 */
  readonly respondent: string
  /** 응답자 */
  readonly respondentNm?: string
  /** 요청일 */
  readonly requestedDt: string
  /** 응답기한 */
  readonly dueDate: string
  /** 품질 */
  readonly scoreQlt?: string
  /** 납기 */
  readonly scoreDlv?: string
  /** 가격 */
  readonly scorePrc?: string
  /** 응대 */
  readonly scoreSvc?: string
  /** 서류·정산 */
  readonly scoreDoc?: string
  /** 평균 */
  readonly avgScore?: string
  /** 의견 */
  readonly comment?: string
  /** 응답일시 */
  readonly answeredDt?: string
  /** 제외사유 */
  readonly excludeReason?: string
  /** 만족도상태 */
  readonly status: string
  /** 버전 */
  readonly version: number
}

export interface SatisDocument {
  readonly header: SatisHeader
  readonly history: readonly HistoryEntry[]
}

export interface SatisAnswerHeader {
  /** 품질 */
  readonly scoreQlt?: string
  /** 납기 */
  readonly scoreDlv?: string
  /** 가격 */
  readonly scorePrc?: string
  /** 응대 */
  readonly scoreSvc?: string
  /** 서류·정산 */
  readonly scoreDoc?: string
  /** 의견 */
  readonly comment?: string
}

export interface SatisAnswer {
  /** 버전 */
  readonly version: number
  readonly header: SatisAnswerHeader
}

export interface WarehousingRow {
  /** 입고요청번호 */
  readonly whReqNo: string
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** 입고유형 */
  readonly whType: string
  /** 발주번호 */
  readonly poNo: string
  /** 납품번호 */
  readonly dlvNo?: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptName: string
  /** 구매요청자명 */
  readonly eprName: string
  /** 인수자명 */
  readonly receiveName: string
  /** 비용구분 */
  readonly expenses: string
  /** 통화 */
  readonly currency: string
  /** 입고금액 */
  readonly acceptedAmt: string
  /** 입고금액(원) */
  readonly acceptedAmtKrw: string
  /** 입고요청일 */
  readonly whReqDate: string
  /** 검수기한 */
  readonly inspectDue?: string
  /** 입고일자 */
  readonly receiptDate?: string
  /** 검수결과 */
  readonly inspectResult?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 입고상태 */
  readonly status: string
  /** GR전표번호 */
  readonly grDocNo?: string
  /** 정산여부 */
  readonly adjYn: string
  /** 시스템 */
  readonly system: string
  /** 원천시스템 */
  readonly sourceSystem: string
  /** 버전 */
  readonly version: number
}

export interface WarehousingList {
  readonly rows: readonly WarehousingRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly acceptedAmtKrw?: string }
}

export interface WarehousingItemRow {
  /** 입고요청번호 */
  readonly whReqNo: string
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** 순번 */
  readonly lineNo: number
  /** 발주번호 */
  readonly poNo: string
  /** 발주순번 */
  readonly poLineNo: number
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptName: string
  /** 구매요청자명 */
  readonly eprName: string
  /** 인수자명 */
  readonly receiveName: string
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 발주수량 */
  readonly poQty: string
  /** 납품수량 */
  readonly dlvQty: string
  /** 합격수량 */
  readonly acceptQty: string
  /** 불합격수량 */
  readonly rejectQty: string
  /** 불합격사유 */
  readonly rejectReason?: string
  /** 불합격내용 */
  readonly rejectMemo?: string
  /** 반품수량 */
  readonly returnQty: string
  /** 통화 */
  readonly currency: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 입고일자 */
  readonly receiptDate?: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 입고상태 */
  readonly status: string
  /** 정산번호 */
  readonly adjNo?: string
  /** LOT번호 */
  readonly lotNo?: string
  /** 비고 */
  readonly bigo?: string
}

export interface WarehousingItemList {
  readonly rows: readonly WarehousingItemRow[]
  readonly total: number
  readonly capped?: boolean
  readonly sums?: { readonly acceptQty?: string; readonly rejectQty?: string; readonly returnQty?: string; readonly amt?: string }
}

export interface WarehousingHeader {
  /** 입고요청번호 */
  readonly whReqNo: string
  /** 입고승인번호 */
  readonly whAppNo?: string
  /** 입고유형 */
  readonly whType: string
  /** 발주번호 */
  readonly poNo: string
  /** 발주명 */
  readonly title: string
  /** 납품번호 */
  readonly dlvNo?: string
  /** 납품조회가능 */
  readonly dlvSeenYn: string
  /** 원입고요청번호 */
  readonly orgWhReqNo?: string
  /** 협력사명 */
  readonly compNameKr: string
  /** 사업부 */
  readonly section: string
  /** 부서명 */
  readonly deptName: string
  /** 구매요청자명 */
  readonly eprName: string
  /** 인수자 */
  readonly receiver: string
  /** 인수자명 */
  readonly receiveName: string
  /** 비용구분 */
  readonly expenses: string
  /** 통화 */
  readonly currency: string
  /** 환율 */
  readonly exRate: string
  /** 세금코드 */
  readonly taxCode: string
  /** 입고금액 */
  readonly acceptedAmt: string
  /** 입고금액(원) */
  readonly acceptedAmtKrw: string
  /** 입고요청일 */
  readonly whReqDate: string
  /** 검수기한 */
  readonly inspectDue?: string
  /** 입고일자 */
  readonly receiptDate?: string
  /** 검수자 */
  readonly inspectorNm?: string
  /** 검수결과 */
  readonly inspectResult?: string
  /** 검수의견 */
  readonly inspectMemo?: string
  /** 거부사유 */
  readonly refuseReason?: string
  /** 결재상태 */
  readonly approvalStatus: string
  /** 최종결재일 */
  readonly lastDeciDt?: string
  /** 입고상태 */
  readonly status: string
  /** GR전표번호 */
  readonly grDocNo?: string
  /** 정산여부 */
  readonly adjYn: string
  /** 상신자 */
  readonly submitter?: string
  /** 첨부파일 */
  readonly fileId?: string
  /** 버전 */
  readonly version: number
}

/** Until it is inspected, nothing is accepted or rejected of it. */
export interface WarehousingLine {
  /** 순번 */
  readonly lineNo: number
  /** 발주순번 */
  readonly poLineNo: number
  /** 품목코드 */
  readonly itemCode?: string
  /** 품목명 */
  readonly itemName: string
  /** 규격 */
  readonly spec?: string
  /** 단위 */
  readonly unitCode?: string
  /** 발주수량 */
  readonly poQty: string
  /** 납품수량 */
  readonly dlvQty: string
  /** 합격수량 */
  readonly acceptQty?: string
  /** 불합격수량 */
  readonly rejectQty?: string
  /** 불합격사유 */
  readonly rejectReason?: string
  /** 불합격내용 */
  readonly rejectMemo?: string
  /** 반품수량 */
  readonly returnQty: string
  /** 반품가능수량 */
  readonly returnableQty: string
  /** 단가 */
  readonly unitPrice: string
  /** 금액 */
  readonly amt: string
  /** 정산번호 */
  readonly adjNo?: string
  /** LOT번호 */
  readonly lotNo?: string
  /** 비고 */
  readonly bigo?: string
}

export interface WarehousingDocument {
  readonly header: WarehousingHeader
  readonly lines: readonly WarehousingLine[]
  readonly files: readonly FileItem[]
  readonly approval?: Approval
  readonly history: readonly HistoryEntry[]
}

/** The result follows from the quantities; one that is sent must fit them. */
export interface WarehousingInspectionHeader {
  /** 입고일자 */
  readonly receiptDate: string
  /** 검수결과 */
  readonly inspectResult?: string
  /** 검수의견 */
  readonly inspectMemo?: string
  /** 첨부파일 */
  readonly fileId?: string
}

export interface WarehousingInspectionLine {
  /** 순번 */
  readonly lineNo: number
  /** 합격수량 */
  readonly acceptQty: string
  /** 불합격수량 */
  readonly rejectQty: string
  /** 불합격사유 */
  readonly rejectReason?: string
  /** 불합격내용 */
  readonly rejectMemo?: string
}

export interface WarehousingInspection {
  /** 버전 */
  readonly version: number
  readonly header: WarehousingInspectionHeader
  readonly lines: readonly WarehousingInspectionLine[]
  readonly files?: readonly FileNote[]
}

export interface WarehousingReturnLine {
  /** 순번 */
  readonly lineNo: number
  /** 반품할 수량 */
  readonly qty: string
}

export interface WarehousingReturn {
  /** 버전 */
  readonly version: number
  /** 반품사유 */
  readonly reason?: string
  readonly lines: readonly WarehousingReturnLine[]
}

/** What each operation takes: path and query parameters by name, the body under "body". */
export interface OperationRequests {
  popupAddress: {
    /** 도로명·건물명·우편번호 */ readonly keyword: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
  }
  listApprovalInbox: {
    /** 문서유형 */ readonly docType?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
  }
  previewApproval: {
    readonly body: PreviewRequest
  }
  listApprovalRule: {
    /** 문서유형 */ readonly docType?: string
    /** 비용구분 */ readonly expenseType?: string
    /** 사업부 */ readonly topDept?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveApprovalRule: {
    readonly body: ApprovalRuleSave
  }
  deleteApprovalRule: {
    /** 규칙ID */ readonly ruleId: string
    /** 버전 */ readonly version: number
  }
  listApprovalLine: {
    /** 코드 목록 */ readonly codes?: string
    /** 결재선명 */ readonly lineName?: string
    /** 문서유형 */ readonly docType?: string
    /** 부서공유 */ readonly shareYn?: string
  }
  saveApprovalLine: {
    readonly body: ApprovalLineSave
  }
  deleteApprovalLine: {
    /** 결재선ID */ readonly lineId: string
    /** 버전 */ readonly version: number
  }
  getApproval: {
    /** 결재번호 */ readonly apprNo: string
  }
  approveDoc: {
    /** 결재번호 */ readonly apprNo: string
    readonly body: TransitionRequest
  }
  rejectDoc: {
    /** 결재번호 */ readonly apprNo: string
    readonly body: TransitionRequest
  }
  listAsset: {
    /** 자산번호 */ readonly assetNo?: string
    /** 자산명 */ readonly assetName?: string
    /** 자산분류 */ readonly assetClass?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 사용자(관리자) */ readonly custodian?: string
    /** 사업장 */ readonly site?: string
    /** 자산상태 */ readonly status?: string
    /** 취득일 */ readonly acqDateFrom?: string
    /** 취득일 */ readonly acqDateTo?: string
    /** 시리얼번호 */ readonly serialNo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getAsset: {
    /** 자산번호 */ readonly assetNo: string
  }
  updateAsset: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: AssetSave
  }
  moveAsset: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: AssetMove
  }
  idleAsset: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: TransitionRequest
  }
  reuseAsset: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: TransitionRequest
  }
  repairAsset: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: AssetRepair
  }
  loseAsset: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: TransitionRequest
  }
  requestDisposal: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: AssetDisposal
  }
  approveDisposal: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: AssetDispose
  }
  rejectDisposal: {
    /** 자산번호 */ readonly assetNo: string
    readonly body: TransitionRequest
  }
  listAssetReg: {
    /** 자산번호 */ readonly assetNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 입고승인번호 */ readonly whAppNo?: string
    /** 품목코드 */ readonly itemCode?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 사용자(관리자) */ readonly custodian?: string
    /** 취득일 */ readonly acqDateFrom?: string
    /** 취득일 */ readonly acqDateTo?: string
    /** 자산상태 */ readonly status?: string
  }
  registerAsset: {
    readonly body: AssetRegister
  }
  excludeAssetReg: {
    readonly body: TransitionRequest
  }
  importAssetReg: {
    /** 파일명 */ readonly fileName: string
    readonly body: FileBody
  }
  getAssetRegTemplate: Readonly<Record<string, never>>
  listAssetRound: {
    /** 실사차수 */ readonly roundNo?: string
    /** 사업부 */ readonly section?: string
    /** 차수상태 */ readonly status?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 사용자(관리자) */ readonly custodian?: string
    /** 실사결과 */ readonly invResult?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  openAssetRound: {
    readonly body: AssetRoundOpen
  }
  getAssetRound: {
    /** 실사차수 */ readonly roundNo: string
  }
  listAssetInventory: {
    /** 실사차수 */ readonly roundNo: string
    /** 자산번호 */ readonly assetNo?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 사용자(관리자) */ readonly custodian?: string
    /** 실사결과 */ readonly invResult?: string
  }
  saveAssetInventory: {
    /** 실사차수 */ readonly roundNo: string
    readonly body: AssetInventorySave
  }
  getAssetInventory: {
    /** 실사차수 */ readonly roundNo: string
    /** 자산번호 */ readonly assetNo?: string
  }
  importAssetInventory: {
    /** 실사차수 */ readonly roundNo: string
    /** 파일명 */ readonly fileName: string
    readonly body: FileBody
  }
  getAssetInventoryTemplate: {
    /** 실사차수 */ readonly roundNo: string
  }
  closeAssetRound: {
    /** 실사차수 */ readonly roundNo: string
    readonly body: TransitionRequest
  }
  listAttribute: {
    /** 속성코드 */ readonly attrCode?: string
    /** 속성명 */ readonly attrName?: string
    /** 속성유형 */ readonly attrType?: string
    /** 속성값명 */ readonly valueName?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveAttribute: {
    readonly body: AttributeSave
  }
  listAttributeValue: {
    /** 속성코드 */ readonly attrCode: string
  }
  saveAttributeValue: {
    /** 속성코드 */ readonly attrCode: string
    readonly body: AttributeValueSave
  }
  listAuthorGroup: {
    /** 권한그룹명 */ readonly authGroupName?: string
    /** 포털구분 */ readonly portalType?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveAuthorGroup: {
    readonly body: AuthorGroupSave
  }
  getAuthMenu: {
    /** 권한그룹 */ readonly authGroupId: string
    /** 포털구분 */ readonly portalType?: string
  }
  saveAuthMenu: {
    /** 권한그룹 */ readonly authGroupId: string
    readonly body: AuthMenuSave
  }
  listUserSession: {
    /** 포털구분 */ readonly portalType?: string
    /** 사용자ID */ readonly userId?: string
    /** 사용자명 */ readonly userName?: string
    /** 접속IP */ readonly ip?: string
    /** 세션상태 */ readonly status?: string
    /** 접속일시 */ readonly createdDateFrom?: string
    /** 접속일시 */ readonly createdDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  killUserSession: {
    /** 세션ID */ readonly sessionId: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  listLoginAudit: {
    /** 포털구분 */ readonly portalType?: string
    /** 사용자ID */ readonly userId?: string
    /** 접속IP */ readonly ip?: string
    /** 접속일시 */ readonly createdDateFrom?: string
    /** 접속일시 */ readonly createdDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  listAuthUser: {
    /** 성명 */ readonly hname?: string
    /** Single ID */ readonly singleid?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 임직원 */ readonly person?: string
    /** 권한그룹 */ readonly authGroupId?: string
    /** 권한유형 */ readonly auth?: string
    /** 사용여부 */ readonly useFlag?: string
    /** 재직상태 */ readonly status?: string
    /** 신청상태 */ readonly applyStatus?: string
    /** 로그인잠금 */ readonly lockedYn?: string
  }
  saveAuthUser: {
    readonly body: AuthUserSave
  }
  unlockAuthUser: {
    /** Single ID */ readonly singleid: string
    readonly body: TransitionRequest
  }
  rejectAuthUser: {
    /** Single ID */ readonly singleid: string
    readonly body: TransitionRequest
  }
  applyIntUser: {
    readonly body: UserApplySave
  }
  listPost: {
    /** 게시판 */ readonly boardId: string
    /** 제목·내용 */ readonly title?: string
    /** 분류 */ readonly category?: string
    /** 공지대상 */ readonly target?: string
    /** 상단고정 */ readonly topYn?: string
    /** 사용여부 */ readonly useYn?: string
    /** 작성일시 */ readonly writeDtFrom?: string
    /** 작성일시 */ readonly writeDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createPost: {
    /** 게시판 */ readonly boardId: string
    readonly body: PostCreate
  }
  getPost: {
    /** 게시판 */ readonly boardId: string
    /** 글번호 */ readonly postNo: number
  }
  updatePost: {
    /** 게시판 */ readonly boardId: string
    /** 글번호 */ readonly postNo: number
    readonly body: PostUpdate
  }
  deletePost: {
    /** 게시판 */ readonly boardId: string
    /** 글번호 */ readonly postNo: number
    /** 버전 */ readonly version: number
  }
  listPostReader: {
    /** 게시판 */ readonly boardId: string
    /** 글번호 */ readonly postNo: string
    /** 성명 */ readonly readerNm?: string
    /** 확인여부 */ readonly confirmYn?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  confirmPost: {
    /** 게시판 */ readonly boardId: string
    /** 글번호 */ readonly postNo: number
  }
  remindPost: {
    /** 게시판 */ readonly boardId: string
    /** 글번호 */ readonly postNo: number
  }
  listOpeningPost: Readonly<Record<string, never>>
  listCategory: {
    /** 카테고리명 */ readonly catName?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveCategory: {
    readonly body: CategorySave
  }
  deleteCategory: {
    /** 카테고리코드 */ readonly catCode: string
    /** 버전 */ readonly version: number
  }
  listCategoryAttr: {
    /** 카테고리코드 */ readonly catCode: string
  }
  saveCategoryAttr: {
    /** 카테고리코드 */ readonly catCode: string
    readonly body: CategoryAttrSave
  }
  popupBsns: {
    /** 코드 목록 */ readonly codes?: string
    /** 사업부 범위 */ readonly selectOption?: 'ALL' | 'MY'
  }
  popupDept: {
    /** 코드 목록 */ readonly codes?: string
    /** 사업부명 */ readonly sectionName?: string
    /** 부서명 */ readonly deptnm?: string
    /** 부서 범위 */ readonly searchOption?: 'CUR' | 'ALL'
    /** 사업부 선택 가능 */ readonly enabledBsns?: string
    /** 법인부서 포함 */ readonly compYn?: string
  }
  popupPerson: {
    /** 코드 목록 */ readonly codes?: string
    /** 이름 */ readonly hname?: string
    /** Single ID */ readonly singleid?: string
    /** 사업부명 */ readonly sectionName?: string
    /** 부서코드 */ readonly deptcd?: string
  }
  popupBuyer: {
    /** 코드 목록 */ readonly codes?: string
    /** 이름 */ readonly hname?: string
    /** Single ID */ readonly singleid?: string
  }
  popupCompany: {
    /** 코드 목록 */ readonly codes?: string
    /** 협력사명 */ readonly compNameKr?: string
    /** 사업자등록번호 */ readonly taxNo2?: string
    /** 협력사상태 */ readonly status?: string
  }
  popupAccount: {
    /** 코드 목록 */ readonly codes?: string
    /** 계정코드 */ readonly accountCode?: string
    /** 계정명 */ readonly accountName?: string
    /** 비용구분 */ readonly expenseType?: string
  }
  popupCostCenter: {
    /** 코드 목록 */ readonly codes?: string
    /** 코스트센터 */ readonly costCenter?: string
    /** 코스트센터명 */ readonly costCenterName?: string
    /** 사업부명 */ readonly sectionName?: string
  }
  getCompanyName: {
    /** 협력사번호 */ readonly code: string
  }
  getExchangeRate: {
    /** 통화 */ readonly currency: string
    /** 기준일 */ readonly rateDate?: string
  }
  uploadFile: {
    /** 소유문서유형 */ readonly ownerType: string
    /** 소유문서번호 */ readonly ownerNo?: string
    /** 첨부파일 */ readonly fileId?: string
    /** 파일명 */ readonly fileName: string
    readonly body: FileBody
  }
  listFiles: {
    /** 첨부파일 */ readonly id: string
  }
  downloadFile: {
    /** 첨부파일 */ readonly id: string
  }
  downloadFileWs: {
    /** 첨부파일 */ readonly id: string
    /** 파일순번 */ readonly seq: number
  }
  deleteFile: {
    /** 첨부파일 */ readonly id: string
    /** 파일순번 */ readonly seq: number
  }
  startExport: {
    readonly body: ExportRequest
  }
  getExport: {
    /** 작업번호 */ readonly exportId: string
  }
  cancelExport: {
    /** 작업번호 */ readonly exportId: string
    readonly body: ExportCancel
  }
  downloadExport: {
    /** 작업번호 */ readonly exportId: string
  }
  listCompCouncil: {
    /** 협력사번호 */ readonly compNo?: string
    /** 분과 */ readonly councilDiv?: string
    /** 직책 */ readonly councilRole?: string
    /** 회원상태 */ readonly status?: string
    /** 가입일 */ readonly joinDateFrom?: string
    /** 가입일 */ readonly joinDateTo?: string
  }
  saveCompCouncil: {
    readonly body: CouncilSave
  }
  listExcavation: {
    /** 발굴번호 */ readonly exNo?: string
    /** 업체명 */ readonly compNameKr?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 발굴경로 */ readonly excRoute?: string
    /** 제안자 */ readonly proposer?: string
    /** 발굴상태 */ readonly status?: string
    /** 제안일 */ readonly proposedDtFrom?: string
    /** 제안일 */ readonly proposedDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  saveExcavation: {
    readonly body: ExcavationSave
  }
  reviewExcavation: {
    /** 발굴번호 */ readonly exNo: string
    readonly body: TransitionRequest
  }
  inviteExcavation: {
    /** 발굴번호 */ readonly exNo: string
    readonly body: TransitionRequest
  }
  dropExcavation: {
    /** 발굴번호 */ readonly exNo: string
    readonly body: TransitionRequest
  }
  listGerpApp: {
    /** 신청번호 */ readonly gaNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 신청구분 */ readonly reqType?: string
    /** 신청상태 */ readonly status?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 신청자 */ readonly drafter?: string
    /** 신청일 */ readonly draftDtFrom?: string
    /** 신청일 */ readonly draftDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createGerpApp: {
    readonly body: GerpAppCreate
  }
  getGerpApp: {
    /** 신청번호 */ readonly gaNo: string
  }
  updateGerpApp: {
    /** 신청번호 */ readonly gaNo: string
    readonly body: GerpAppUpdate
  }
  deleteGerpApp: {
    /** 신청번호 */ readonly gaNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  submitGerpApp: {
    /** 신청번호 */ readonly gaNo: string
    readonly body: SubmitRequest
  }
  recallGerpApp: {
    /** 신청번호 */ readonly gaNo: string
    readonly body: TransitionRequest
  }
  retryGerpApp: {
    /** 신청번호 */ readonly gaNo: string
    readonly body: TransitionRequest
  }
  cancelGerpApp: {
    /** 신청번호 */ readonly gaNo: string
    readonly body: TransitionRequest
  }
  listCompReg: {
    /** 신청번호 */ readonly regNo?: string
    /** 업체명 */ readonly compNameKr?: string
    /** 사업자등록번호 */ readonly taxNo2?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 심사상태 */ readonly status?: string
    /** 신청일시 */ readonly appliedDtFrom?: string
    /** 신청일시 */ readonly appliedDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCompReg: {
    /** 신청번호 */ readonly regNo: string
  }
  startCompRegReview: {
    /** 신청번호 */ readonly regNo: string
    readonly body: TransitionRequest
  }
  supplementCompReg: {
    /** 신청번호 */ readonly regNo: string
    readonly body: TransitionRequest
  }
  requestRegEva: {
    /** 신청번호 */ readonly regNo: string
    readonly body: RegEvaRequest
  }
  approveCompReg: {
    /** 신청번호 */ readonly regNo: string
    readonly body: TransitionRequest
  }
  rejectCompReg: {
    /** 신청번호 */ readonly regNo: string
    readonly body: TransitionRequest
  }
  listRegEva: {
    /** 등록평가번호 */ readonly evaNo?: string
    /** 등록신청번호 */ readonly regNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 평가자 */ readonly evaluator?: string
    /** 평가결과 */ readonly evaResult?: string
    /** 평가상태 */ readonly status?: string
    /** 평가기한 */ readonly dueDateFrom?: string
    /** 평가기한 */ readonly dueDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getRegEva: {
    /** 등록평가번호 */ readonly evaNo: string
  }
  saveRegEva: {
    /** 등록평가번호 */ readonly evaNo: string
    readonly body: RegEvaSave
  }
  submitRegEva: {
    /** 등록평가번호 */ readonly evaNo: string
    readonly body: TransitionRequest
  }
  returnRegEva: {
    /** 등록평가번호 */ readonly evaNo: string
    readonly body: TransitionRequest
  }
  confirmRegEva: {
    /** 등록평가번호 */ readonly evaNo: string
    readonly body: TransitionRequest
  }
  listCompany: {
    /** 협력사번호 */ readonly compNo?: string
    /** 협력사명 */ readonly compNameKr?: string
    /** 사업자등록번호 */ readonly taxNo2?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 업체구분 */ readonly compType?: string
    /** 기업규모 */ readonly compSize?: string
    /** 협력사상태 */ readonly status?: string
    /** OGPMS전송 */ readonly forwardYn?: string
    /** 최근평가등급 */ readonly evaGrade?: string
    /** 등록일 */ readonly registeredDtFrom?: string
    /** 등록일 */ readonly registeredDtTo?: string
    /** 서류만료일 */ readonly docValidToFrom?: string
    /** 서류만료일 */ readonly docValidToTo?: string
    /** 국세청상태 */ readonly ntsStatus?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createCompany: {
    readonly body: CompanyCreate
  }
  checkTaxNo: {
    /** 사업자등록번호 */ readonly taxNo: string
  }
  getCompany: {
    /** 협력사번호 */ readonly compNo: string
  }
  updateCompany: {
    /** 협력사번호 */ readonly compNo: string
    readonly body: CompanyUpdate
  }
  suspendCompany: {
    /** 협력사번호 */ readonly compNo: string
    readonly body: TransitionRequest
  }
  resumeCompany: {
    /** 협력사번호 */ readonly compNo: string
    readonly body: TransitionRequest
  }
  terminateCompany: {
    /** 협력사번호 */ readonly compNo: string
    readonly body: TransitionRequest
  }
  getCyberCompany: {
    /** 협력사번호 */ readonly compNo?: string
  }
  updateCyberCompany: {
    readonly body: CyberCompanyUpdate
  }
  listCompChange: {
    /** 변경번호 */ readonly chgNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 변경항목 */ readonly chgField?: string
    /** 처리상태 */ readonly status?: string
    /** 요청일시 */ readonly requestedDtFrom?: string
    /** 요청일시 */ readonly requestedDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCompChange: {
    /** 변경번호 */ readonly chgNo: string
  }
  approveCompChange: {
    /** 변경번호 */ readonly chgNo: string
    readonly body: TransitionRequest
  }
  rejectCompChange: {
    /** 변경번호 */ readonly chgNo: string
    readonly body: TransitionRequest
  }
  requestCompChange: {
    readonly body: CompChangeRequest
  }
  cancelCompChange: {
    /** 변경번호 */ readonly chgNo: string
    readonly body: TransitionRequest
  }
  listCyberItem: {
    /** 협력사품목번호 */ readonly ciNo?: string
    /** 품목코드 */ readonly itemCode?: string
    /** 협력사품번 */ readonly supItemCode?: string
    /** 품목명 */ readonly supItemName?: string
    /** 규격 */ readonly spec?: string
    /** 제조사 */ readonly maker?: string
    /** 카테고리 */ readonly catCode?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 협력사번호 */ readonly compNo?: string
    /** 협력사품목상태 */ readonly status?: string
    /** 적용종료일 */ readonly validToFrom?: string
    /** 적용종료일 */ readonly validToTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createCyberItem: {
    readonly body: CyberItemInput
  }
  getCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
  }
  saveCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    readonly body: CyberItemUpdate
  }
  deleteCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  requestCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    readonly body: TransitionRequest
  }
  recallCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    readonly body: TransitionRequest
  }
  stopCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    readonly body: TransitionRequest
  }
  getOfferedItem: {
    /** 협력사품목번호 */ readonly ciNo: string
  }
  approveCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    readonly body: CyberItemApproval
  }
  rejectCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    readonly body: TransitionRequest
  }
  linkCyberItem: {
    /** 협력사품목번호 */ readonly ciNo: string
    readonly body: CyberItemLink
  }
  listItem: {
    /** 품목코드 */ readonly itemCode?: string
    /** 품목명 */ readonly supItemName?: string
    /** 규격 */ readonly spec?: string
    /** 제조사 */ readonly maker?: string
    /** 카테고리 */ readonly catCode?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 품목상태 */ readonly itemStatus?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  listCompanyStatus: {
    /** 협력사명 */ readonly compNameKr?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 업체구분 */ readonly compType?: string
    /** 협력사상태 */ readonly status?: string
    /** 최근평가등급 */ readonly evaGrade?: string
    /** 기준월 */ readonly yyyymm?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCompanyStatusView: {
    /** 협력사번호 */ readonly compNo: string
  }
  getCompanyStatusFigures: {
    /** 협력사번호 */ readonly compNo: string
    /** 기준월 */ readonly yyyymm?: string
  }
  listCompanyFact: {
    /** 협력사번호 */ readonly compNo: string
    /** 산식 */ readonly figure?: 'ON_TIME_RATE' | 'DEFECT_PPM' | 'RETURN_RATE' | 'PRICE_CHANGE' | 'ACK_TIME' | 'SATIS_AVG' | 'ORDERED' | 'OPEN' | 'UNSETTLED'
    /** 기준월 */ readonly yyyymm?: string
  }
  cyberLogin: {
    readonly body: CyberLoginForm
  }
  cyberCheckOtp: {
    readonly body: CyberOtpForm
  }
  cyberAdLogin: {
    readonly body: CyberAdForm
  }
  getCyberUserList: {
    readonly body: CyberUserForm
  }
  cyberUserSync: {
    readonly body: CyberSyncForm
  }
  checkCyberAccess: {
    /** 접근 시각 */ readonly t?: string
    /** 접근 시각 서명 */ readonly s?: string
  }
  listOutbox: Readonly<Record<string, never>>
  listDownloadDataset: {
    /** 데이터 */ readonly datasetId?: string
    /** 기간 */ readonly periodFromFrom?: string
    /** 기간 */ readonly periodFromTo?: string
    /** 사업부 */ readonly section?: string
    /** 다운로드사유 */ readonly reason?: string
    /** 미리보기 */ readonly previewYn?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  runDownload: {
    /** 데이터 */ readonly datasetId: string
    readonly body: DownloadRequest
  }
  listDownloadLog: {
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  listDelivery: {
    /** 납품번호 */ readonly dlvNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 인수자 */ readonly receiver?: string
    /** 품목명 */ readonly itemName?: string
    /** 납품상태 */ readonly status?: string
    /** 대리등록 */ readonly proxyYn?: string
    /** 납품예정일 */ readonly deliveryDateFrom?: string
    /** 납품예정일 */ readonly deliveryDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createDeliveryProxy: {
    readonly body: DeliveryProxyCreate
  }
  getDelivery: {
    /** 납품번호 */ readonly dlvNo: string
  }
  updateDeliveryProxy: {
    /** 납품번호 */ readonly dlvNo: string
    readonly body: DeliveryProxyUpdate
  }
  shipDeliveryProxy: {
    /** 납품번호 */ readonly dlvNo: string
    readonly body: TransitionRequest
  }
  listCyberDelivery: {
    /** 납품번호 */ readonly dlvNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 품목명 */ readonly itemName?: string
    /** 납품상태 */ readonly status?: string
    /** 납품예정일 */ readonly deliveryDateFrom?: string
    /** 납품예정일 */ readonly deliveryDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createDelivery: {
    readonly body: DeliveryCreate
  }
  listDeliverablePoLine: {
    /** 코드 목록 */ readonly codes?: string
    /** 발주번호 */ readonly poNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 품목명 */ readonly itemName?: string
  }
  getCyberDelivery: {
    /** 납품번호 */ readonly dlvNo: string
  }
  updateDelivery: {
    /** 납품번호 */ readonly dlvNo: string
    readonly body: DeliveryUpdate
  }
  deleteDelivery: {
    /** 납품번호 */ readonly dlvNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  shipDelivery: {
    /** 납품번호 */ readonly dlvNo: string
    readonly body: TransitionRequest
  }
  cancelDelivery: {
    /** 납품번호 */ readonly dlvNo: string
    readonly body: TransitionRequest
  }
  loginAd: Readonly<Record<string, never>>
  loginSso: {
    readonly body: SsoForm
  }
  authPlatformUsers: {
    /** 로그인 ID */ readonly loginId: string
  }
  listEvaTemplate: {
    /** 평가유형 */ readonly evaType?: string
    /** 적용연도 */ readonly evaYear?: string
    /** 평가표명 */ readonly tplName?: string
    /** 평가표상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  saveEvaTemplate: {
    readonly body: EvaTemplateSave
  }
  getEvaTemplate: {
    /** 평가표ID */ readonly tplId: string
  }
  openEvaTemplate: {
    /** 평가표ID */ readonly tplId: string
    readonly body: TransitionRequest
  }
  closeEvaTemplate: {
    /** 평가표ID */ readonly tplId: string
    readonly body: TransitionRequest
  }
  copyEvaTemplate: {
    /** 평가표ID */ readonly tplId: string
    readonly body: TransitionRequest
  }
  listEvaTotal: {
    /** 평가연도 */ readonly evaYear?: string
    /** 평가주기 */ readonly evaPeriod?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 평가등급 */ readonly evaGrade?: string
    /** 종합평가상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createEvaTotal: {
    readonly body: EvaTotalCreate
  }
  listEvaTotalGrade: {
    /** 평가연도 */ readonly evaYear?: string
    /** 평가주기 */ readonly evaPeriod?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 평가등급 */ readonly evaGrade?: string
    /** 종합평가상태 */ readonly status?: string
  }
  getEvaTotalCalc: Readonly<Record<string, never>>
  calcEvaPeriod: {
    readonly body: EvaPeriodCalc
  }
  getEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
  }
  updateEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
    readonly body: EvaTotalUpdate
  }
  listEvaTotalArea: {
    /** 종합평가번호 */ readonly totalNo: string
  }
  listEvaFact: {
    /** 종합평가번호 */ readonly totalNo: string
    /** 항목번호 */ readonly itemNo?: string
  }
  calcEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
    readonly body: TransitionRequest
  }
  submitEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
    readonly body: SubmitRequest
  }
  recallEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
    readonly body: TransitionRequest
  }
  publishEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
    readonly body: TransitionRequest
  }
  answerEvaObjection: {
    /** 종합평가번호 */ readonly totalNo: string
    readonly body: EvaObjectionAnswer
  }
  listCyberEvaTotal: {
    /** 평가연도 */ readonly evaYear?: string
    /** 평가주기 */ readonly evaPeriod?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 종합평가상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCyberEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
  }
  listCyberEvaTotalArea: {
    /** 종합평가번호 */ readonly totalNo: string
  }
  objectEvaTotal: {
    /** 종합평가번호 */ readonly totalNo: string
    readonly body: EvaObjection
  }
  listEvaWork: {
    /** 평가번호 */ readonly workNo?: string
    /** 평가연도 */ readonly evaYear?: string
    /** 평가주기 */ readonly evaPeriod?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 평가자 */ readonly evaluator?: string
    /** 평가상태 */ readonly status?: string
    /** 제출기한 */ readonly dueDateFrom?: string
    /** 제출기한 */ readonly dueDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  assignEvaWork: {
    readonly body: EvaWorkAssign
  }
  listEvaWorkTarget: {
    /** 평가연도 */ readonly evaYear: string
    /** 평가주기 */ readonly evaPeriod: string
  }
  importEvaWork: {
    /** 파일명 */ readonly fileName: string
    /** 평가연도 */ readonly evaYear: string
    /** 평가주기 */ readonly evaPeriod: string
    readonly body: FileBody
  }
  getEvaWorkTemplate: Readonly<Record<string, never>>
  importEvaWorkScore: {
    /** 파일명 */ readonly fileName: string
    readonly body: FileBody
  }
  getEvaWorkScoreTemplate: Readonly<Record<string, never>>
  getEvaWork: {
    /** 평가번호 */ readonly workNo: string
  }
  saveEvaWork: {
    /** 평가번호 */ readonly workNo: string
    readonly body: EvaWorkSave
  }
  cancelEvaWork: {
    /** 평가번호 */ readonly workNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  changeEvaWork: {
    /** 평가번호 */ readonly workNo: string
    readonly body: EvaWorkChange
  }
  submitEvaWork: {
    /** 평가번호 */ readonly workNo: string
    readonly body: TransitionRequest
  }
  returnEvaWork: {
    /** 평가번호 */ readonly workNo: string
    readonly body: TransitionRequest
  }
  confirmEvaWork: {
    /** 평가번호 */ readonly workNo: string
    readonly body: TransitionRequest
  }
  listEvaWorkResult: {
    /** 평가연도 */ readonly evaYear?: string
    /** 평가주기 */ readonly evaPeriod?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 평가자 */ readonly evaluator?: string
    /** 평가상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getEvaWorkResult: {
    /** 협력사번호 */ readonly compNo: string
    /** 평가연도 */ readonly evaYear: string
    /** 평가주기 */ readonly evaPeriod: string
  }
  getGridLayout: {
    /** 표 */ readonly gridKey: string
  }
  saveGridLayout: {
    readonly body: GridLayout
  }
  getHomeSummary: {
    /** 구역 */ readonly block?: 'counts' | 'months' | 'notices' | 'orders' | 'shortcuts'
  }
  getCyberHomeSummary: {
    /** 구역 */ readonly block?: 'counts' | 'months' | 'notices' | 'orders' | 'shortcuts'
  }
  popupItem: {
    /** 코드 목록 */ readonly codes?: string
    /** 품목명 */ readonly itemName?: string
    /** 규격 */ readonly spec?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 카테고리 */ readonly catCode?: string
    /** 품목코드 */ readonly itemCode?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  listUnit: {
    /** 단위코드 */ readonly unitCode?: string
    /** 단위명 */ readonly unitName?: string
    /** 단위유형 */ readonly unitType?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveUnit: {
    readonly body: UnitSave
  }
  listItemPrice: {
    /** 품목코드 */ readonly itemCode: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
  }
  getSgCode: {
    /** 소싱그룹레벨 */ readonly SG_LEVEL: SG_LEVEL
    /** 상위코드 */ readonly UP_LEVEL?: UP_LEVEL
  }
  listSgCompany: {
    /** 소싱그룹 */ readonly sgCode: string
  }
  popupSourcingGroup: {
    /** 코드 목록 */ readonly codes?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 소싱그룹명 */ readonly sgName?: string
  }
  popupCategory: {
    /** 코드 목록 */ readonly codes?: string
    /** 카테고리명 */ readonly catName?: string
    /** 카테고리 */ readonly catCode?: string
  }
  createItem: {
    readonly body: ItemCreate
  }
  checkItemDup: {
    readonly body: ItemTyped
  }
  getItemForm: {
    /** 카테고리코드 */ readonly catCode?: string
    /** 품목코드 */ readonly itemCode?: string
  }
  getItem: {
    /** 품목코드 */ readonly itemCode: string
  }
  updateItem: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: ItemUpdate
  }
  deleteItem: {
    /** 품목코드 */ readonly itemCode: string
    /** 버전 */ readonly version: number
  }
  requestItem: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: TransitionRequest
  }
  recallItem: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: TransitionRequest
  }
  approveItem: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: TransitionRequest
  }
  rejectItem: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: TransitionRequest
  }
  deactivateItem: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: ItemDeactivate
  }
  activateItem: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: TransitionRequest
  }
  listItemUse: {
    /** 품목코드 */ readonly itemCode: string
    /** 진행중만 */ readonly openYn?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
  }
  listItemUpload: {
    /** 업로드번호 */ readonly upNo?: string
    /** 파일명 */ readonly fileName?: string
    /** 업로드자 */ readonly uploadedBy?: string
    /** 업로드상태 */ readonly status?: string
    /** 업로드일시 */ readonly uploadedDtFrom?: string
    /** 업로드일시 */ readonly uploadedDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  uploadItemExcel: {
    /** 파일명 */ readonly fileName: string
    readonly body: FileBody
  }
  getItemUploadTemplate: Readonly<Record<string, never>>
  getItemUpload: {
    /** 업로드번호 */ readonly upNo: string
  }
  saveItemUploadRows: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: ItemUploadRowsUpdate
  }
  getItemUploadErrors: {
    /** 업로드번호 */ readonly upNo: string
  }
  validateItemUpload: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: TransitionRequest
  }
  applyItemUpload: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: TransitionRequest
  }
  cancelItemUpload: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: TransitionRequest
  }
  listCyberItemUpload: {
    /** 업로드번호 */ readonly upNo?: string
    /** 파일명 */ readonly fileName?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 업로드상태 */ readonly status?: string
    /** 업로드일시 */ readonly uploadedDtFrom?: string
    /** 업로드일시 */ readonly uploadedDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  uploadCyberItemExcel: {
    /** 파일명 */ readonly fileName: string
    readonly body: FileBody
  }
  getCyberItemUploadTemplate: Readonly<Record<string, never>>
  getCyberItemUpload: {
    /** 업로드번호 */ readonly upNo: string
  }
  saveCyberItemUploadRows: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: CyberItemUploadRowsUpdate
  }
  getCyberItemUploadErrors: {
    /** 업로드번호 */ readonly upNo: string
  }
  validateCyberItemUpload: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: TransitionRequest
  }
  applyCyberItemUpload: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: TransitionRequest
  }
  cancelCyberItemUpload: {
    /** 업로드번호 */ readonly upNo: string
    readonly body: TransitionRequest
  }
  convertLegacyUrl: {
    /** 구 URL */ readonly legacyUrl: string
    /** 포털구분 */ readonly portalType: string
  }
  listLoi: {
    /** LOI번호 */ readonly loiNo?: string
    /** LOI명 */ readonly title?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 요청자 ID */ readonly requester?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** LOI상태 */ readonly status?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 요청일자 */ readonly reqDateFrom?: string
    /** 요청일자 */ readonly reqDateTo?: string
    /** 유효종료일 */ readonly validToFrom?: string
    /** 유효종료일 */ readonly validToTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createLoi: {
    readonly body: LoiCreate
  }
  getLoi: {
    /** LOI번호 */ readonly loiNo: string
  }
  updateLoi: {
    /** LOI번호 */ readonly loiNo: string
    readonly body: LoiUpdate
  }
  deleteLoi: {
    /** LOI번호 */ readonly loiNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  submitLoi: {
    /** LOI번호 */ readonly loiNo: string
    readonly body: SubmitRequest
  }
  recallLoi: {
    /** LOI번호 */ readonly loiNo: string
    readonly body: TransitionRequest
  }
  cancelLoi: {
    /** LOI번호 */ readonly loiNo: string
    readonly body: TransitionRequest
  }
  convertLoi: {
    /** LOI번호 */ readonly loiNo: string
    readonly body: TransitionRequest
  }
  listCyberLoi: {
    /** 협력사번호 */ readonly compNo?: string
  }
  getCyberLoi: {
    /** LOI번호 */ readonly loiNo: string
  }
  getLoiSheet: {
    /** LOI번호 */ readonly loiNo: string
  }
  acceptLoi: {
    /** LOI번호 */ readonly loiNo: string
    readonly body: TransitionRequest
  }
  declineLoi: {
    /** LOI번호 */ readonly loiNo: string
    readonly body: TransitionRequest
  }
  listMenu: {
    /** 포털구분 */ readonly portalType: string
    /** 메뉴명 */ readonly pgmName?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveMenu: {
    readonly body: MenuSave
  }
  deleteMenu: {
    /** 프로그램ID */ readonly pgmId: string
    /** 버전 */ readonly version: number
  }
  listMessage: {
    /** 메시지키 */ readonly msgKey?: string
    /** 메시지 */ readonly msgText?: string
    /** 언어 */ readonly lang?: string
    /** 유형 */ readonly msgType?: string
    /** 사용여부 */ readonly useYn?: string
    /** 수정여부 */ readonly editedYn?: string
  }
  saveMessage: {
    readonly body: MessageSave
  }
  deleteMessage: {
    /** 메시지키 */ readonly msgKey: string
    /** 언어 */ readonly lang: string
    /** 버전 */ readonly version: number
  }
  listMonthlyCalc: {
    /** 정산월 */ readonly yyyymm?: string
    /** 사업부 */ readonly section?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 정산구분 */ readonly settleType?: string
    /** 월정산상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
  }
  previewMonthlyAggregate: {
    /** 정산월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 협력사번호 */ readonly compNo?: string
  }
  aggregateMonthlyCalc: {
    readonly body: MonthlyAggregate
  }
  notifyMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
    readonly body: TransitionRequest
  }
  answerMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
    readonly body: MonthlyAnswer
  }
  closeMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
    readonly body: TransitionRequest
  }
  reopenMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
    readonly body: TransitionRequest
  }
  listMonthlySettlement: {
    /** 월정산번호 */ readonly calcNo: string
  }
  listMonthlyReceipt: {
    /** 월정산번호 */ readonly calcNo: string
  }
  listMonthlyUnsettled: {
    /** 월정산번호 */ readonly calcNo: string
  }
  listCyberMonthlyCalc: {
    /** 정산월 */ readonly yyyymm?: string
    /** 사업부 */ readonly section?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 정산구분 */ readonly settleType?: string
    /** 월정산상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCyberMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
  }
  confirmMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
    readonly body: MonthlyConfirm
  }
  objectMonthlyCalc: {
    /** 월정산번호 */ readonly calcNo: string
    readonly body: MonthlyObject
  }
  getMyInfo: Readonly<Record<string, never>>
  updateMyInfo: {
    readonly body: MyInfoInput
  }
  verifyMyPassword: {
    readonly body: MyPassword
  }
  changeMyPassword: {
    readonly body: MyPasswordChange
  }
  getMyMenus: Readonly<Record<string, never>>
  saveFavourites: {
    readonly body: FavouritesBody
  }
  listMySession: Readonly<Record<string, never>>
  logOutEverywhere: Readonly<Record<string, never>>
  endMySession: {
    /** 현재세션 */ readonly sessionId: string
  }
  listNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo?: string
    /** 청구명 */ readonly title?: string
    /** 비발주유형 */ readonly noneType?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 비발주정산상태 */ readonly status?: string
    /** 청구일자 */ readonly reqDateFrom?: string
    /** 청구일자 */ readonly reqDateTo?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 담당자(내부) */ readonly contactId?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 국세청승인번호 */ readonly ntsNo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createNoneOrderProxy: {
    readonly body: NoneOrderInput
  }
  getNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
  }
  updateNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: NoneOrderUpdate
  }
  receiveNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: TransitionRequest
  }
  supplementNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: TransitionRequest
  }
  submitNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: SubmitRequest
  }
  recallNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: TransitionRequest
  }
  listCyberNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo?: string
    /** 청구명 */ readonly title?: string
    /** 비발주유형 */ readonly noneType?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 비발주정산상태 */ readonly status?: string
    /** 청구일자 */ readonly reqDateFrom?: string
    /** 청구일자 */ readonly reqDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createNoneOrder: {
    readonly body: CyberClaimInput
  }
  getCyberNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
  }
  updateCyberNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: CyberClaimUpdate
  }
  submitCyberNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: TransitionRequest
  }
  cancelCyberNoneOrder: {
    /** 비발주정산번호 */ readonly noneNo: string
    readonly body: TransitionRequest
  }
  listMyNotice: Readonly<Record<string, never>>
  readMyNotice: {
    readonly body: MyNoticeRead
  }
  getForwardYn: {
    readonly body: ForwardYnBody
  }
  listOrderRequest: {
    /** 발주요청번호 */ readonly orNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 구매요청번호 */ readonly prNo?: string
    /** 발주요청명 */ readonly title?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 요청자 ID */ readonly requester?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** 발주유형 */ readonly orderType?: string
    /** 발주요청상태 */ readonly status?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 요청일자 */ readonly reqDateFrom?: string
    /** 요청일자 */ readonly reqDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createOrderRequest: {
    readonly body: OrderRequestCreate
  }
  getOrderRequest: {
    /** 발주요청번호 */ readonly orNo: string
  }
  updateOrderRequest: {
    /** 발주요청번호 */ readonly orNo: string
    readonly body: OrderRequestUpdate
  }
  deleteOrderRequest: {
    /** 발주요청번호 */ readonly orNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  submitOrderRequest: {
    /** 발주요청번호 */ readonly orNo: string
    readonly body: SubmitRequest
  }
  recallOrderRequest: {
    /** 발주요청번호 */ readonly orNo: string
    readonly body: TransitionRequest
  }
  cancelOrderRequest: {
    /** 발주요청번호 */ readonly orNo: string
    readonly body: TransitionRequest
  }
  retryOrderRequest: {
    /** 발주요청번호 */ readonly orNo: string
    readonly body: TransitionRequest
  }
  orderPr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: TransitionRequest
  }
  popupPrLine: {
    /** 코드 목록 */ readonly codes?: string
    /** 구매요청번호 */ readonly prNo?: string
    /** 품목명 */ readonly itemName?: string
    /** 통화 */ readonly currency?: string
  }
  listPendingWork: {
    /** 작업구분 */ readonly kind?: string
    /** 작업상태 */ readonly status?: string
    /** 내용 */ readonly subject?: string
    /** 사용자ID */ readonly userId?: string
    /** 등록일 */ readonly createdDtFrom?: string
    /** 등록일 */ readonly createdDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  retryPendingWork: {
    /** 작업번호 */ readonly pendingNo: string
    readonly body: TransitionRequest
  }
  listCyberPo: {
    /** 발주번호 */ readonly poNo?: string
    /** 발주명 */ readonly title?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 발주유형 */ readonly orderType?: string
    /** 발주상태 */ readonly status?: string
    /** 발주일자 */ readonly poDateFrom?: string
    /** 발주일자 */ readonly poDateTo?: string
    /** 납기일 */ readonly dueDateFrom?: string
    /** 납기일 */ readonly dueDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCyberPo: {
    /** 발주번호 */ readonly poNo: string
  }
  promisePo: {
    /** 발주번호 */ readonly poNo: string
    readonly body: PoPromise
  }
  acceptPo: {
    /** 발주번호 */ readonly poNo: string
    readonly body: TransitionRequest
  }
  declinePo: {
    /** 발주번호 */ readonly poNo: string
    readonly body: TransitionRequest
  }
  getPoSheet: {
    /** 발주번호 */ readonly poNo: string
  }
  listPo: {
    /** 발주번호 */ readonly poNo?: string
    /** 발주명 */ readonly title?: string
    /** 구매요청번호 */ readonly prNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 요청자 ID */ readonly requester?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** 발주유형 */ readonly orderType?: string
    /** 발주상태 */ readonly status?: string
    /** 변경상태 */ readonly chgStatus?: string
    /** 변경유형 */ readonly chgType?: string
    /** 발주일자 */ readonly poDateFrom?: string
    /** 발주일자 */ readonly poDateTo?: string
    /** 납기일 */ readonly dueDateFrom?: string
    /** 납기일 */ readonly dueDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getPo: {
    /** 발주번호 */ readonly poNo: string
  }
  getPoTerms: {
    /** 발주번호 */ readonly poNo: string
  }
  changePo: {
    /** 발주번호 */ readonly poNo: string
    readonly body: PoChangeRequest
  }
  resendPo: {
    /** 발주번호 */ readonly poNo: string
    readonly body: TransitionRequest
  }
  forceClosePo: {
    /** 발주번호 */ readonly poNo: string
    readonly body: TransitionRequest
  }
  cancelPo: {
    /** 발주번호 */ readonly poNo: string
    readonly body: TransitionRequest
  }
  cancelPoChange: {
    /** 변경번호 */ readonly chgNo: string
    readonly body: TransitionRequest
  }
  listCyberPoChange: {
    /** 협력사번호 */ readonly compNo?: string
    /** 발주번호 */ readonly poNo?: string
  }
  ackPoChange: {
    /** 변경번호 */ readonly chgNo: string
    readonly body: TransitionRequest
  }
  declinePoChange: {
    /** 변경번호 */ readonly chgNo: string
    readonly body: TransitionRequest
  }
  listCodeGroup: {
    /** 그룹코드 */ readonly groupCode?: string
    /** 그룹명 */ readonly groupName?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveCodeGroup: {
    readonly body: CodeGroupSave
  }
  listCode: {
    /** 그룹코드 */ readonly groupCode: string
  }
  saveCode: {
    /** 그룹코드 */ readonly groupCode: string
    readonly body: CodeSave
  }
  getCodes: {
    /** 그룹코드 */ readonly groupCode: string
  }
  getPublicTerms: Readonly<Record<string, never>>
  checkPublicTaxNo: {
    /** 사업자등록번호 */ readonly taxNo: string
  }
  sendPublicVerifyCode: {
    readonly body: VerifyCodeAsk
  }
  checkPublicVerifyCode: {
    readonly body: VerifyCodeCheck
  }
  uploadPublicFile: {
    /** 파일명 */ readonly fileName: string
    readonly body: FileBody
  }
  getPublicSgCode: {
    /** 소싱그룹레벨 */ readonly SG_LEVEL: SG_LEVEL
    /** 상위코드 */ readonly UP_LEVEL?: UP_LEVEL
  }
  getPublicCodes: {
    /** 그룹코드 */ readonly groupCode: string
  }
  getPublicCompReg: {
    /** 신청번호 */ readonly regNo: string
  }
  applyCompReg: {
    readonly body: ApplicationSave
  }
  applyExtUser: {
    readonly body: ApplicationSave
  }
  listContEva: {
    /** 계약번호 */ readonly contNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 계약종료일 */ readonly contToFrom?: string
    /** 계약종료일 */ readonly contToTo?: string
    /** 평가자 */ readonly evaluator?: string
    /** 계약평가결과 */ readonly contResult?: string
    /** 평가상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createContEva: {
    readonly body: ContEvaCreate
  }
  listContEvaTarget: Readonly<Record<string, never>>
  getContEva: {
    /** 계약평가번호 */ readonly evaNo: string
  }
  saveContEva: {
    /** 계약평가번호 */ readonly evaNo: string
    readonly body: ContEvaSave
  }
  submitContEva: {
    /** 계약평가번호 */ readonly evaNo: string
    readonly body: TransitionRequest
  }
  returnContEva: {
    /** 계약평가번호 */ readonly evaNo: string
    readonly body: TransitionRequest
  }
  confirmContEva: {
    /** 계약평가번호 */ readonly evaNo: string
    readonly body: ContEvaConfirm
  }
  listPr: {
    /** 구매요청번호 */ readonly prNo?: string
    /** 구매요청명 */ readonly title?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 요청자 ID */ readonly requester?: string
    /** 품목명 */ readonly itemName?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** 구매유형 */ readonly purchaseType?: string
    /** 비용구분 */ readonly expenseType?: string
    /** 진행상태 */ readonly status?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 요청일자 */ readonly reqDateFrom?: string
    /** 요청일자 */ readonly reqDateTo?: string
    /** 납품희망일 */ readonly needDateFrom?: string
    /** 납품희망일 */ readonly needDateTo?: string
    /** 결재완료일 */ readonly lastDeciDtFrom?: string
    /** 결재완료일 */ readonly lastDeciDtTo?: string
    /** 내 담당만 */ readonly myYn?: string
    /** 견적 마감 임박 */ readonly rfqDueYn?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createPr: {
    readonly body: PrCreate
  }
  getPr: {
    /** 구매요청번호 */ readonly prNo: string
  }
  updatePr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: PrUpdate
  }
  deletePr: {
    /** 구매요청번호 */ readonly prNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  copyPr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: TransitionRequest
  }
  submitPr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: SubmitRequest
  }
  recallPr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: TransitionRequest
  }
  cancelPr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: TransitionRequest
  }
  listPrLine: {
    /** 구매요청번호 */ readonly prNo: string
  }
  receivePr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: TransitionRequest
  }
  assignPrBuyer: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: PrAssign
  }
  returnPr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: TransitionRequest
  }
  closePr: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: TransitionRequest
  }
  getMonthlyReport01: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 부서 */ readonly deptcd?: string
    /** 비용구분 */ readonly expenseType?: string
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport02: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 기업규모 */ readonly compSize?: string
    /** 상위 */ readonly topN?: number
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport03: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 집계레벨 */ readonly sgLevel?: string
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport04: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 품목코드 */ readonly itemCode?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 차이율 이상(%) */ readonly diffRate?: string
  }
  getMonthlyReport05: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport06: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** 절감유형 */ readonly savingType?: string
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport07: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 발주유형 */ readonly orderType?: string
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport08: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 구매유형 */ readonly purchaseType?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport09: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 불합격사유 */ readonly rejectReason?: string
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport10: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 부서 */ readonly deptcd?: string
    /** 누계 */ readonly ytdYn?: string
  }
  getMonthlyReport11: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 정산구분 */ readonly settleType?: string
    /** 누계 */ readonly ytdYn?: string
  }
  listReportBasis: {
    /** 리포트 */ readonly report: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '11' | 'costUnitDifference' | 'highCostUnit' | 'itemMasterCostNew'
    /** 항목 */ readonly figure: string
    /** 구분 */ readonly part?: 'NUM' | 'DEN'
    /** 기준월 */ readonly yyyymm?: string
    /** 기준월 */ readonly monthFrom?: string
    /** 기준월 */ readonly monthTo?: string
    /** 누계 */ readonly ytdYn?: string
    /** 사업부 */ readonly section?: string
    /** 부서 */ readonly deptcd?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 비용구분 */ readonly expenseType?: string
    /** 발주유형 */ readonly orderType?: string
    /** 정산구분 */ readonly settleType?: string
    /** 구매유형 */ readonly purchaseType?: string
    /** 기업규모 */ readonly compSize?: string
    /** 집계레벨 */ readonly sgLevel?: string
    /** 상위 */ readonly topN?: number
    /** 비교기준 */ readonly diffBasis?: string
    /** 차이율 이상(%) */ readonly diffRate?: string
    /** 카테고리 */ readonly catCode?: string
    /** 품목명 */ readonly nameOfItem?: string
    /** 품목등록일 */ readonly regDateFrom?: string
    /** 품목등록일 */ readonly regDateTo?: string
    /** 단가없음만 */ readonly noPriceYn?: string
    /** 만료만 */ readonly expiredYn?: string
    /** 소싱그룹 */ readonly sgCode?: string
    /** 품목코드 */ readonly itemCode?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** 견적의뢰번호 */ readonly rfqNo?: string
    /** 절감유형 */ readonly savingType?: string
    /** 불합격사유 */ readonly rejectReason?: string
    /** 단계 항목 */ readonly stage?: string
    /** 기타 */ readonly rest?: string
    /** 행 조건 */ readonly keys?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 조치구분 */ readonly actionType?: string
  }
  getCostUnitDifference: {
    /** 기준월 */ readonly yyyymmFrom: string
    /** 기준월 */ readonly yyyymmTo: string
    /** 사업부 */ readonly section?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 품목코드 */ readonly itemCode?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 비교기준 */ readonly diffBasis: string
    /** 차이율 이상(%) */ readonly diffRate?: string
  }
  listHighCostUnit: {
    /** 기준월 */ readonly yyyymm: string
    /** 사업부 */ readonly section?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 협력사번호 */ readonly compNo?: string
    /** 비교기준 */ readonly diffBasis: string
    /** 초과율 이상(%) */ readonly diffRate?: string
    /** 조치구분 */ readonly actionType?: string
    /** 품목코드 */ readonly itemCode?: string
  }
  getHighCostUnitDetail: {
    /** 품목코드 */ readonly itemCode: string
    /** 기준월 */ readonly yyyymm?: string
    /** 사업부 */ readonly section?: string
    /** 비교기준 */ readonly diffBasis?: string
  }
  saveHighCostAction: {
    /** 품목코드 */ readonly itemCode: string
    readonly body: HighCostActionSave
  }
  listItemMasterCost: {
    /** 품목등록일 */ readonly regDateFrom?: string
    /** 품목등록일 */ readonly regDateTo?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 카테고리 */ readonly catCode?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 단가없음만 */ readonly noPriceYn?: string
    /** 만료만 */ readonly expiredYn?: string
    /** 품목명 */ readonly itemName?: string
  }
  listRfq: {
    /** 구매요청번호 */ readonly prNo: string
  }
  createRfq: {
    /** 구매요청번호 */ readonly prNo: string
    readonly body: RfqCreate
  }
  getRfq: {
    /** 견적의뢰번호 */ readonly rfqNo: string
  }
  updateRfq: {
    /** 견적의뢰번호 */ readonly rfqNo: string
    readonly body: RfqUpdate
  }
  sendRfq: {
    /** 견적의뢰번호 */ readonly rfqNo: string
    readonly body: TransitionRequest
  }
  extendRfq: {
    /** 견적의뢰번호 */ readonly rfqNo: string
    readonly body: RfqExtend
  }
  closeRfq: {
    /** 견적의뢰번호 */ readonly rfqNo: string
    readonly body: TransitionRequest
  }
  cancelRfq: {
    /** 견적의뢰번호 */ readonly rfqNo: string
    readonly body: TransitionRequest
  }
  selectQuotation: {
    /** 견적의뢰번호 */ readonly rfqNo: string
    readonly body: RfqSelect
  }
  listCyberRfq: {
    /** 견적의뢰번호 */ readonly rfqNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 견적의뢰명 */ readonly title?: string
    /** 견적상태 */ readonly status?: string
    /** 의뢰일 */ readonly sentDtFrom?: string
    /** 의뢰일 */ readonly sentDtTo?: string
    /** 마감일 */ readonly deadlineDtFrom?: string
    /** 마감일 */ readonly deadlineDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCyberRfq: {
    /** 견적번호 */ readonly qtNo: string
  }
  checkRfq: {
    /** 견적번호 */ readonly qtNo: string
    readonly body: TransitionRequest
  }
  declineRfq: {
    /** 견적번호 */ readonly qtNo: string
    readonly body: TransitionRequest
  }
  listCyberQuotation: {
    /** 견적번호 */ readonly qtNo?: string
    /** 견적의뢰번호 */ readonly rfqNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 견적의뢰명 */ readonly title?: string
    /** 견적상태 */ readonly status?: string
    /** 제출일 */ readonly submittedDtFrom?: string
    /** 제출일 */ readonly submittedDtTo?: string
    /** 마감일 */ readonly deadlineDtFrom?: string
    /** 마감일 */ readonly deadlineDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getCyberQuotation: {
    /** 견적번호 */ readonly qtNo: string
  }
  saveQuotation: {
    /** 견적번호 */ readonly qtNo: string
    readonly body: QuotationUpdate
  }
  submitQuotation: {
    /** 견적번호 */ readonly qtNo: string
    readonly body: TransitionRequest
  }
  withdrawQuotation: {
    /** 견적번호 */ readonly qtNo: string
    readonly body: TransitionRequest
  }
  listSample: {
    /** 문서번호 */ readonly docNo?: string
    /** 제목 */ readonly title?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 담당자 */ readonly requester?: string
    /** 상태 */ readonly status?: string
    /** 일자 */ readonly reqDateFrom?: string
    /** 일자 */ readonly reqDateTo?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
  }
  createSample: {
    readonly body: SampleCreate
  }
  getSample: {
    /** 문서번호 */ readonly docNo: string
  }
  updateSample: {
    /** 문서번호 */ readonly docNo: string
    readonly body: SampleUpdate
  }
  listSampleOrder: {
    /** 제목 */ readonly title?: string
  }
  saveSampleOrder: {
    readonly body: SampleOrderSave
  }
  inspectSampleOrder: {
    /** 문서번호 */ readonly docNo: string
    readonly body: SampleInspect
  }
  getSampleOrder: {
    /** 문서번호 */ readonly docNo: string
  }
  deleteSampleOrder: {
    /** 문서번호 */ readonly docNo: string
    /** 버전 */ readonly version: number
  }
  listSampleNode: {
    /** 명칭 */ readonly catName?: string
  }
  saveSampleNode: {
    readonly body: SampleNodeSave
  }
  deleteSampleNode: {
    /** 코드 */ readonly catCode: string
    /** 버전 */ readonly version: number
  }
  listSampleUpload: Readonly<Record<string, never>>
  saveSampleUpload: {
    readonly body: SampleUploadSave
  }
  listSampleReport: {
    /** 기준월 */ readonly yyyymm: string
  }
  listSampleMonth: Readonly<Record<string, never>>
  getSampleFigures: {
    /** 기준월 */ readonly yyyymm: string
  }
  listSampleLine: Readonly<Record<string, never>>
  getSavedFilter: {
    /** 화면ID */ readonly screenId: string
  }
  saveFilter: {
    /** 화면ID */ readonly screenId: string
    readonly body: SavedFilterBody
  }
  getDwpAuth: Readonly<Record<string, never>>
  authIdpw: {
    readonly body: IdpwForm
  }
  authTokenLogin: {
    readonly body: TokenForm
  }
  authVerify: Readonly<Record<string, never>>
  verifyV2: Readonly<Record<string, never>>
  authSendResetCode: {
    readonly systemId: string
    /** 아이디 */ readonly 'loginUser.login': string
  }
  authResetPw: {
    readonly body: ResetForm
  }
  authLogout: {
    readonly body: LogoutForm
  }
  loginCheck: {
    /** 경로 */ readonly path: string
    /** 저장 여부 */ readonly store?: 'Y' | 'N'
    /** 결재번호 */ readonly apprNo?: string
  }
  getCommonResources: Readonly<Record<string, never>>
  adLoginInfo: {
    readonly body: NoFields
  }
  getExistCheck: Readonly<Record<string, never>>
  addUser: {
    /** Single ID */ readonly userId: string
    /** EP ID */ readonly epId: string
  }
  getCommonLocale: Readonly<Record<string, never>>
  getCommonMessage: Readonly<Record<string, never>>
  getMenus: Readonly<Record<string, never>>
  getUsers: Readonly<Record<string, never>>
  postMenuLog: {
    readonly body: MenuLogBody
  }
  listAdjTarget: {
    /** 정산월 */ readonly yyyymm?: string
    /** 사업부 */ readonly section?: string
    /** 부서명 */ readonly deptnm?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 정산구분 */ readonly settleType?: string
    /** 통화 */ readonly currency?: string
    /** 세금코드 */ readonly taxCode?: string
    /** 입고승인번호 */ readonly whAppNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 입고일자 */ readonly receiptDateFrom?: string
    /** 입고일자 */ readonly receiptDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  previewAdjustment: {
    /** 입고품목 */ readonly lineKeys: string
  }
  listAdjustment: {
    /** 정산번호 */ readonly adjNo?: string
    /** 정산월 */ readonly yyyymm?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 부서명 */ readonly deptnm?: string
    /** 정산담당 */ readonly ownerId?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 정산구분 */ readonly settleType?: string
    /** 통화 */ readonly currency?: string
    /** 세금코드 */ readonly taxCode?: string
    /** 정산상태 */ readonly status?: string
    /** 전표번호 */ readonly slipNo?: string
    /** 입고승인번호 */ readonly whAppNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 지급예정일 */ readonly dueDateFrom?: string
    /** 지급예정일 */ readonly dueDateTo?: string
    /** 계산서상태 */ readonly tiStatus?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createAdjustment: {
    readonly body: AdjustmentCreate
  }
  syncPayment: {
    readonly body: PaymentSync
  }
  getAdjustment: {
    /** 정산번호 */ readonly adjNo: string
  }
  updateAdjustment: {
    /** 정산번호 */ readonly adjNo: string
    readonly body: AdjustmentUpdate
  }
  listAdjustmentLine: {
    /** 정산번호 */ readonly adjNo: string
  }
  notifyAdjustment: {
    /** 정산번호 */ readonly adjNo: string
    readonly body: TransitionRequest
  }
  proxyConfirmAdjustment: {
    /** 정산번호 */ readonly adjNo: string
    readonly body: ProxyConfirm
  }
  cancelAdjustment: {
    /** 정산번호 */ readonly adjNo: string
    readonly body: TransitionRequest
  }
  registerTaxInvoice: {
    /** 정산번호 */ readonly adjNo: string
    readonly body: TaxInvoiceInput
  }
  registerCyberTaxInvoice: {
    /** 정산번호 */ readonly adjNo: string
    readonly body: TaxInvoiceInput
  }
  rematchTaxInvoice: {
    /** 계산서번호 */ readonly tiNo: string
    readonly body: TransitionRequest
  }
  cancelTaxInvoice: {
    /** 계산서번호 */ readonly tiNo: string
    readonly body: TransitionRequest
  }
  listStatement: {
    /** 거래명세서번호 */ readonly stmtNo?: string
    /** 정산번호 */ readonly adjNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 발행일 */ readonly issueDateFrom?: string
    /** 발행일 */ readonly issueDateTo?: string
    /** 거래명세서상태 */ readonly status?: string
    /** 계산서상태 */ readonly tiStatus?: string
    /** 사업부 */ readonly section?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  printStatement: {
    readonly body: StatementPrint
  }
  getStatement: {
    /** 거래명세서번호 */ readonly stmtNo: string
  }
  reissueStatement: {
    /** 거래명세서번호 */ readonly stmtNo: string
    readonly body: TransitionRequest
  }
  listSignifier: {
    /** 전표번호 */ readonly slipNo?: string
    /** 전표유형 */ readonly slipType?: string
    /** 기표원천 */ readonly slipSource?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 기표자 */ readonly drafter?: string
    /** 기표일자 */ readonly slipDateFrom?: string
    /** 기표일자 */ readonly slipDateTo?: string
    /** 전기일자 */ readonly postingDateFrom?: string
    /** 전기일자 */ readonly postingDateTo?: string
    /** 전표상태 */ readonly status?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** GERP전표번호 */ readonly gerpDocNo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createSignifier: {
    readonly body: SignifierCreate
  }
  getSignifier: {
    /** 전표번호 */ readonly slipNo: string
  }
  updateSignifier: {
    /** 전표번호 */ readonly slipNo: string
    readonly body: SignifierUpdate
  }
  deleteSignifier: {
    /** 전표번호 */ readonly slipNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
    /** 사유 */ readonly reason?: string
  }
  submitSignifier: {
    /** 전표번호 */ readonly slipNo: string
    readonly body: SubmitRequest
  }
  recallSignifier: {
    /** 전표번호 */ readonly slipNo: string
    readonly body: TransitionRequest
  }
  postSignifier: {
    /** 전표번호 */ readonly slipNo: string
    readonly body: TransitionRequest
  }
  reverseSignifier: {
    /** 전표번호 */ readonly slipNo: string
    readonly body: TransitionRequest
  }
  popupSlipSource: {
    /** 기표원천 */ readonly slipSource?: string
    /** 협력사번호 */ readonly compNo?: string
  }
  listPostingError: {
    /** 전표번호 */ readonly slipNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 오류코드 */ readonly errorCode?: string
    /** 조치상태 */ readonly postAction?: string
    /** 전기일시 */ readonly postedDtFrom?: string
    /** 전기일시 */ readonly postedDtTo?: string
    /** 기표자 */ readonly drafter?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getPosting: {
    /** 전기순번 */ readonly postSeq: number
  }
  retryPosting: {
    /** 전기순번 */ readonly postSeq: number
    readonly body: TransitionRequest
  }
  resolvePosting: {
    /** 전기순번 */ readonly postSeq: number
    readonly body: ResolveRequest
  }
  listSimpleOrder: {
    /** 간편발주번호 */ readonly soNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 간편발주명 */ readonly title?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서코드 */ readonly deptcd?: string
    /** 요청자 ID */ readonly requester?: string
    /** 비용구분 */ readonly expenseType?: string
    /** 간편발주상태 */ readonly status?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 요청일자 */ readonly reqDateFrom?: string
    /** 요청일자 */ readonly reqDateTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createSimpleOrder: {
    readonly body: SimpleOrderCreate
  }
  getSimpleOrderLimit: {
    /** 협력사번호 */ readonly compNo: string
    /** 간편발주번호 */ readonly soNo?: string
  }
  getSimpleOrder: {
    /** 간편발주번호 */ readonly soNo: string
  }
  updateSimpleOrder: {
    /** 간편발주번호 */ readonly soNo: string
    readonly body: SimpleOrderUpdate
  }
  deleteSimpleOrder: {
    /** 간편발주번호 */ readonly soNo: string
    /** 버전 */ readonly version?: number
    /** 선택 문서 */ readonly keys?: string
  }
  submitSimpleOrder: {
    /** 간편발주번호 */ readonly soNo: string
    readonly body: SubmitRequest
  }
  recallSimpleOrder: {
    /** 간편발주번호 */ readonly soNo: string
    readonly body: TransitionRequest
  }
  cancelSimpleOrder: {
    /** 간편발주번호 */ readonly soNo: string
    readonly body: TransitionRequest
  }
  retrySimpleOrder: {
    /** 간편발주번호 */ readonly soNo: string
    readonly body: TransitionRequest
  }
  listSourcingGroup: {
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 소싱그룹명 */ readonly sgName?: string
    /** 구매담당 ID */ readonly buyerId?: string
    /** 사용여부 */ readonly useYn?: string
  }
  saveSourcingGroup: {
    readonly body: SourcingGroupSave
  }
  deleteSourcingGroup: {
    /** 소싱그룹코드 */ readonly sgCode: string
    /** 버전 */ readonly version: number
  }
  listSgMapping: {
    /** 소싱그룹코드 */ readonly sgCode: string
  }
  saveSgCompany: {
    /** 소싱그룹코드 */ readonly sgCode: string
    readonly body: SgCompanySave
  }
  listExtUser: {
    /** 협력사번호 */ readonly compNo?: string
    /** 사용자ID */ readonly userId?: string
    /** 사용자명 */ readonly userName?: string
    /** 사용자상태 */ readonly status?: string
    /** 권한그룹 */ readonly authGroupId?: string
    /** 가입신청일 */ readonly applyDtFrom?: string
    /** 가입신청일 */ readonly applyDtTo?: string
    /** 최근로그인 */ readonly lastLoginDtFrom?: string
    /** 최근로그인 */ readonly lastLoginDtTo?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  createExtUser: {
    readonly body: ExtUserCreate
  }
  getExtUser: {
    /** 사용자ID */ readonly userId: string
  }
  updateExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: ExtUserUpdate
  }
  approveExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  rejectExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  blockExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: BlockRequest
  }
  unblockExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  unlockExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  wakeExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  resetExtUserPw: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  withdrawExtUser: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  listCompContact: {
    /** 협력사번호 */ readonly compNo?: string
    /** 사용자명 */ readonly userName?: string
    /** 소싱그룹 */ readonly L1_SG_CODE?: L1_SG_CODE
    /** 소싱그룹 */ readonly L2_SG_CODE?: L2_SG_CODE
    /** 소싱그룹 */ readonly L3_SG_CODE?: L3_SG_CODE
    /** 소싱그룹 */ readonly L4_SG_CODE?: L4_SG_CODE
    /** 권한그룹 */ readonly authGroupId?: string
    /** 대표담당자 */ readonly mainYn?: string
    /** 사용자상태 */ readonly status?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  setMainContact: {
    /** 사용자ID */ readonly userId: string
    readonly body: TransitionRequest
  }
  checkExtUserId: {
    /** 사용자ID */ readonly userId: string
  }
  createTestPo: {
    readonly body: TestPoCreate
  }
  deleteTestPo: {
    /** 발주번호 */ readonly poNo: string
    /** 버전 */ readonly version: number
  }
  getDocumentThread: {
    /** 문서번호 */ readonly docNo: string
  }
  listSatis: {
    /** 설문번호 */ readonly satisNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 응답자 */ readonly respondent?: string
    /** 만족도상태 */ readonly status?: string
    /** 요청일 */ readonly requestedDtFrom?: string
    /** 요청일 */ readonly requestedDtTo?: string
    /** 평균 이하 */ readonly avgAtMost?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  listSatisAverage: {
    /** 설문번호 */ readonly satisNo?: string
    /** 발주번호 */ readonly poNo?: string
    /** 협력사번호 */ readonly compNo?: string
    /** 응답자 */ readonly respondent?: string
    /** 만족도상태 */ readonly status?: string
    /** 요청일 */ readonly requestedDtFrom?: string
    /** 요청일 */ readonly requestedDtTo?: string
    /** 평균 이하 */ readonly avgAtMost?: string
  }
  getSatis: {
    /** 설문번호 */ readonly satisNo: string
  }
  answerSatis: {
    /** 설문번호 */ readonly satisNo: string
    readonly body: SatisAnswer
  }
  remindSatis: {
    /** 설문번호 */ readonly satisNo: string
    readonly body: TransitionRequest
  }
  excludeSatis: {
    /** 설문번호 */ readonly satisNo: string
    readonly body: TransitionRequest
  }
  listWarehousing: {
    /** 발주번호 */ readonly poNo?: string
    /** 입고요청번호 */ readonly whReqNo?: string
    /** 입고승인번호 */ readonly whAppNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서명 */ readonly deptName?: string
    /** 구매요청자명 */ readonly eprName?: string
    /** 인수자명 */ readonly receiveName?: string
    /** 비용구분 */ readonly expenses?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 입고상태 */ readonly status?: string
    /** 입고요청일 */ readonly whReqDatesFrom?: string
    /** 입고요청일 */ readonly whReqDatesTo?: string
    /** 최종결재일 */ readonly lastDeciDatesFrom?: string
    /** 최종결재일 */ readonly lastDeciDatesTo?: string
    /** 시스템 */ readonly system?: string
    /** 원천시스템 */ readonly sourceSystemList?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  listWarehousingItem: {
    /** 발주번호 */ readonly poNo?: string
    /** 입고요청번호 */ readonly whReqNo?: string
    /** 입고승인번호 */ readonly whAppNo?: string
    /** 사업부 */ readonly section?: string
    /** 부서명 */ readonly deptName?: string
    /** 구매요청자명 */ readonly eprName?: string
    /** 인수자명 */ readonly receiveName?: string
    /** 비용구분 */ readonly expenses?: string
    /** 결재상태 */ readonly approvalStatus?: string
    /** 입고상태 */ readonly status?: string
    /** 입고요청일 */ readonly whReqDatesFrom?: string
    /** 입고요청일 */ readonly whReqDatesTo?: string
    /** 최종결재일 */ readonly lastDeciDatesFrom?: string
    /** 최종결재일 */ readonly lastDeciDatesTo?: string
    /** 시스템 */ readonly system?: string
    /** 원천시스템 */ readonly sourceSystemList?: string
    /** 쪽 */ readonly page?: number
    /** 쪽당 건수 */ readonly size?: number
    /** 정렬 */ readonly sort?: string
    /** 응답 범위 */ readonly want?: 'rows' | 'totals'
  }
  getWarehousing: {
    /** 입고요청번호 */ readonly whReqNo: string
  }
  inspectWarehousing: {
    /** 입고요청번호 */ readonly whReqNo: string
    readonly body: WarehousingInspection
  }
  refuseWarehousing: {
    /** 입고요청번호 */ readonly whReqNo: string
    readonly body: TransitionRequest
  }
  submitWarehousing: {
    /** 입고요청번호 */ readonly whReqNo: string
    readonly body: SubmitRequest
  }
  recallWarehousing: {
    /** 입고요청번호 */ readonly whReqNo: string
    readonly body: TransitionRequest
  }
  returnWarehousing: {
    /** 입고요청번호 */ readonly whReqNo: string
    readonly body: WarehousingReturn
  }
  cancelWarehousing: {
    /** 입고요청번호 */ readonly whReqNo: string
    readonly body: TransitionRequest
  }
}

/** What each operation answers. */
export interface OperationAnswers {
  popupAddress: AddressList
  listApprovalInbox: InboxList
  previewApproval: Preview
  listApprovalRule: ApprovalRuleList
  saveApprovalRule: TransitionAnswer
  deleteApprovalRule: Done
  listApprovalLine: ApprovalLineList
  saveApprovalLine: TransitionAnswer
  deleteApprovalLine: Done
  getApproval: Approval
  approveDoc: TransitionAnswer
  rejectDoc: TransitionAnswer
  listAsset: AssetList
  getAsset: AssetDocument
  updateAsset: TransitionAnswer
  moveAsset: TransitionAnswer
  idleAsset: TransitionAnswer
  reuseAsset: TransitionAnswer
  repairAsset: TransitionAnswer
  loseAsset: TransitionAnswer
  requestDisposal: TransitionAnswer
  approveDisposal: TransitionAnswer
  rejectDisposal: TransitionAnswer
  listAssetReg: AssetRegList
  registerAsset: Done
  excludeAssetReg: TransitionAnswer
  importAssetReg: AssetImported
  getAssetRegTemplate: Blob
  listAssetRound: AssetRoundList
  openAssetRound: TransitionAnswer
  getAssetRound: AssetRoundDocument
  listAssetInventory: AssetInventoryList
  saveAssetInventory: AssetInventorySaved
  getAssetInventory: AssetInventoryRow
  importAssetInventory: AssetImported
  getAssetInventoryTemplate: Blob
  closeAssetRound: TransitionAnswer
  listAttribute: AttributeList
  saveAttribute: Done
  listAttributeValue: AttributeValueList
  saveAttributeValue: Done
  listAuthorGroup: AuthorGroupList
  saveAuthorGroup: Done
  getAuthMenu: AuthMenuList
  saveAuthMenu: Done
  listUserSession: UserSessionList
  killUserSession: Done
  listLoginAudit: LoginAuditList
  listAuthUser: AuthUserList
  saveAuthUser: Done
  unlockAuthUser: TransitionAnswer
  rejectAuthUser: TransitionAnswer
  applyIntUser: UserApplyAnswer
  listPost: PostList
  createPost: TransitionAnswer
  getPost: PostDocument
  updatePost: TransitionAnswer
  deletePost: Done
  listPostReader: PostReaderList
  confirmPost: Done
  remindPost: Reminded
  listOpeningPost: OpeningPosts
  listCategory: CategoryNodeList
  saveCategory: TransitionAnswer
  deleteCategory: Done
  listCategoryAttr: CategoryAttrList
  saveCategoryAttr: Done
  popupBsns: readonly BsnsRow[]
  popupDept: readonly DeptRow[]
  popupPerson: readonly PersonRow[]
  popupBuyer: readonly BuyerRow[]
  popupCompany: readonly CompanyRow[]
  popupAccount: readonly AccountRow[]
  popupCostCenter: readonly CostCenterRow[]
  getCompanyName: CompanyName
  getExchangeRate: ExchangeRate
  uploadFile: FileItem
  listFiles: readonly FileItem[]
  downloadFile: Blob
  downloadFileWs: Blob
  deleteFile: Done
  startExport: ExportJob
  getExport: ExportJob
  cancelExport: ExportJob
  downloadExport: Blob
  listCompCouncil: CouncilList
  saveCompCouncil: Done
  listExcavation: ExcavationList
  saveExcavation: TransitionAnswer
  reviewExcavation: TransitionAnswer
  inviteExcavation: TransitionAnswer
  dropExcavation: TransitionAnswer
  listGerpApp: GerpAppList
  createGerpApp: TransitionAnswer
  getGerpApp: GerpAppDocument
  updateGerpApp: TransitionAnswer
  deleteGerpApp: Done
  submitGerpApp: TransitionAnswer
  recallGerpApp: TransitionAnswer
  retryGerpApp: TransitionAnswer
  cancelGerpApp: TransitionAnswer
  listCompReg: CompRegList
  getCompReg: CompRegDocument
  startCompRegReview: TransitionAnswer
  supplementCompReg: TransitionAnswer
  requestRegEva: TransitionAnswer
  approveCompReg: TransitionAnswer
  rejectCompReg: TransitionAnswer
  listRegEva: RegEvaList
  getRegEva: RegEvaDocument
  saveRegEva: TransitionAnswer
  submitRegEva: TransitionAnswer
  returnRegEva: TransitionAnswer
  confirmRegEva: TransitionAnswer
  listCompany: CompanyList
  createCompany: TransitionAnswer
  checkTaxNo: TaxNoAnswer
  getCompany: CompanyDocument
  updateCompany: CompanySaved
  suspendCompany: TransitionAnswer
  resumeCompany: TransitionAnswer
  terminateCompany: TransitionAnswer
  getCyberCompany: CyberCompanyDocument
  updateCyberCompany: TransitionAnswer
  listCompChange: CompChangeList
  getCompChange: CompChangeDocument
  approveCompChange: TransitionAnswer
  rejectCompChange: TransitionAnswer
  requestCompChange: TransitionAnswer
  cancelCompChange: TransitionAnswer
  listCyberItem: CyberItemList
  createCyberItem: TransitionAnswer
  getCyberItem: CyberItemDocument
  saveCyberItem: TransitionAnswer
  deleteCyberItem: Done
  requestCyberItem: TransitionAnswer
  recallCyberItem: TransitionAnswer
  stopCyberItem: TransitionAnswer
  getOfferedItem: OfferedItem
  approveCyberItem: TransitionAnswer
  rejectCyberItem: TransitionAnswer
  linkCyberItem: TransitionAnswer
  listItem: ItemMasterList
  listCompanyStatus: CompanyStatusList
  getCompanyStatusView: CompanyStatusDocument
  getCompanyStatusFigures: CompanyStatusFigures
  listCompanyFact: CompanyFactList
  cyberLogin: CyberLoginAnswer
  cyberCheckOtp: CyberSessionAnswer
  cyberAdLogin: CyberSessionAnswer
  getCyberUserList: CyberUserList
  cyberUserSync: CyberSessionAnswer
  checkCyberAccess: CyberAccessAnswer
  listOutbox: OutboxList
  listDownloadDataset: DatasetList
  runDownload: Done
  listDownloadLog: DownloadLogList
  listDelivery: DeliveryList
  createDeliveryProxy: TransitionAnswer
  getDelivery: DeliveryDocument
  updateDeliveryProxy: TransitionAnswer
  shipDeliveryProxy: TransitionAnswer
  listCyberDelivery: CyberDeliveryList
  createDelivery: TransitionAnswer
  listDeliverablePoLine: DeliverablePoLineList
  getCyberDelivery: CyberDeliveryDocument
  updateDelivery: TransitionAnswer
  deleteDelivery: Done
  shipDelivery: TransitionAnswer
  cancelDelivery: TransitionAnswer
  loginAd: LoginAnswer
  loginSso: LoginAnswer
  authPlatformUsers: CyberUserList
  listEvaTemplate: EvaTemplateList
  saveEvaTemplate: TransitionAnswer
  getEvaTemplate: EvaTemplateDocument
  openEvaTemplate: TransitionAnswer
  closeEvaTemplate: TransitionAnswer
  copyEvaTemplate: TransitionAnswer
  listEvaTotal: EvaTotalList
  createEvaTotal: EvaTotalCreated
  listEvaTotalGrade: EvaTotalGradeList
  getEvaTotalCalc: EvaTotalCalc
  calcEvaPeriod: Done
  getEvaTotal: EvaTotalDocument
  updateEvaTotal: TransitionAnswer
  listEvaTotalArea: EvaTotalAreaList
  listEvaFact: EvaFactList
  calcEvaTotal: TransitionAnswer
  submitEvaTotal: TransitionAnswer
  recallEvaTotal: TransitionAnswer
  publishEvaTotal: TransitionAnswer
  answerEvaObjection: TransitionAnswer
  listCyberEvaTotal: CyberEvaTotalList
  getCyberEvaTotal: CyberEvaTotalDocument
  listCyberEvaTotalArea: EvaTotalAreaList
  objectEvaTotal: TransitionAnswer
  listEvaWork: EvaWorkList
  assignEvaWork: EvaWorkAssigned
  listEvaWorkTarget: EvaWorkTargets
  importEvaWork: EvaWorkAssigned
  getEvaWorkTemplate: Blob
  importEvaWorkScore: EvaWorkImported
  getEvaWorkScoreTemplate: Blob
  getEvaWork: EvaWorkDocument
  saveEvaWork: TransitionAnswer
  cancelEvaWork: Done
  changeEvaWork: TransitionAnswer
  submitEvaWork: TransitionAnswer
  returnEvaWork: TransitionAnswer
  confirmEvaWork: TransitionAnswer
  listEvaWorkResult: EvaWorkResultList
  getEvaWorkResult: EvaWorkResultDocument
  getGridLayout: GridLayout
  saveGridLayout: Done
  getHomeSummary: HomeSummary
  getCyberHomeSummary: CyberHomeSummary
  popupItem: ItemList
  listUnit: UnitList
  saveUnit: Done
  listItemPrice: ItemPriceList
  getSgCode: readonly SourcingGroupOption[]
  listSgCompany: readonly SgCompany[]
  popupSourcingGroup: readonly SourcingGroupRow[]
  popupCategory: readonly CategoryRow[]
  createItem: TransitionAnswer
  checkItemDup: SimilarItemList
  getItemForm: ItemForm
  getItem: ItemDocument
  updateItem: TransitionAnswer
  deleteItem: Done
  requestItem: TransitionAnswer
  recallItem: TransitionAnswer
  approveItem: TransitionAnswer
  rejectItem: TransitionAnswer
  deactivateItem: TransitionAnswer
  activateItem: TransitionAnswer
  listItemUse: ItemUseList
  listItemUpload: ItemUploadList
  uploadItemExcel: TransitionAnswer
  getItemUploadTemplate: Blob
  getItemUpload: ItemUploadDocument
  saveItemUploadRows: TransitionAnswer
  getItemUploadErrors: Blob
  validateItemUpload: TransitionAnswer
  applyItemUpload: TransitionAnswer
  cancelItemUpload: TransitionAnswer
  listCyberItemUpload: CyberItemUploadList
  uploadCyberItemExcel: TransitionAnswer
  getCyberItemUploadTemplate: Blob
  getCyberItemUpload: CyberItemUploadDocument
  saveCyberItemUploadRows: TransitionAnswer
  getCyberItemUploadErrors: Blob
  validateCyberItemUpload: TransitionAnswer
  applyCyberItemUpload: TransitionAnswer
  cancelCyberItemUpload: TransitionAnswer
  convertLegacyUrl: ConvertedUrl
  listLoi: LoiList
  createLoi: TransitionAnswer
  getLoi: LoiDocument
  updateLoi: TransitionAnswer
  deleteLoi: Done
  submitLoi: TransitionAnswer
  recallLoi: TransitionAnswer
  cancelLoi: TransitionAnswer
  convertLoi: TransitionAnswer
  listCyberLoi: readonly CyberLoi[]
  getCyberLoi: CyberLoiDocument
  getLoiSheet: StatementSheets
  acceptLoi: TransitionAnswer
  declineLoi: TransitionAnswer
  listMenu: MenuList
  saveMenu: TransitionAnswer
  deleteMenu: Done
  listMessage: MessageList
  saveMessage: Done
  deleteMessage: Done
  listMonthlyCalc: MonthlyCalcList
  getMonthlyCalc: MonthlyCalcDocument
  previewMonthlyAggregate: MonthlyAggregatePreview
  aggregateMonthlyCalc: MonthlyAggregated
  notifyMonthlyCalc: TransitionAnswer
  answerMonthlyCalc: TransitionAnswer
  closeMonthlyCalc: TransitionAnswer
  reopenMonthlyCalc: TransitionAnswer
  listMonthlySettlement: MonthlySettlementList
  listMonthlyReceipt: MonthlyReceiptList
  listMonthlyUnsettled: AdjTargetList
  listCyberMonthlyCalc: MonthlyCalcList
  getCyberMonthlyCalc: MonthlyCalcDocument
  confirmMonthlyCalc: TransitionAnswer
  objectMonthlyCalc: TransitionAnswer
  getMyInfo: MyInfo
  updateMyInfo: MyInfo
  verifyMyPassword: MyVerification
  changeMyPassword: Done
  getMyMenus: MyMenus
  saveFavourites: MyMenus
  listMySession: MySessionList
  logOutEverywhere: Done
  endMySession: Done
  listNoneOrder: NoneOrderList
  createNoneOrderProxy: TransitionAnswer
  getNoneOrder: NoneOrderDocument
  updateNoneOrder: TransitionAnswer
  receiveNoneOrder: TransitionAnswer
  supplementNoneOrder: TransitionAnswer
  submitNoneOrder: TransitionAnswer
  recallNoneOrder: TransitionAnswer
  listCyberNoneOrder: NoneOrderList
  createNoneOrder: TransitionAnswer
  getCyberNoneOrder: CyberClaimDocument
  updateCyberNoneOrder: TransitionAnswer
  submitCyberNoneOrder: TransitionAnswer
  cancelCyberNoneOrder: TransitionAnswer
  listMyNotice: MyNotices
  readMyNotice: MyNotices
  getForwardYn: ForwardYnAnswer
  listOrderRequest: OrderRequestList
  createOrderRequest: TransitionAnswer
  getOrderRequest: OrderRequestDocument
  updateOrderRequest: TransitionAnswer
  deleteOrderRequest: Done
  submitOrderRequest: TransitionAnswer
  recallOrderRequest: TransitionAnswer
  cancelOrderRequest: TransitionAnswer
  retryOrderRequest: TransitionAnswer
  orderPr: TransitionAnswer
  popupPrLine: readonly OpenPrLine[]
  listPendingWork: PendingWorkList
  retryPendingWork: TransitionAnswer
  listCyberPo: CyberPoList
  getCyberPo: CyberPoDocument
  promisePo: TransitionAnswer
  acceptPo: TransitionAnswer
  declinePo: TransitionAnswer
  getPoSheet: StatementSheets
  listPo: PoList
  getPo: PoDocument
  getPoTerms: PoTerms
  changePo: TransitionAnswer
  resendPo: TransitionAnswer
  forceClosePo: TransitionAnswer
  cancelPo: TransitionAnswer
  cancelPoChange: TransitionAnswer
  listCyberPoChange: readonly CyberPoChange[]
  ackPoChange: TransitionAnswer
  declinePoChange: TransitionAnswer
  listCodeGroup: CodeGroupList
  saveCodeGroup: Done
  listCode: CodeList
  saveCode: Done
  getCodes: readonly CodeEntry[]
  getPublicTerms: readonly PublicTerms[]
  checkPublicTaxNo: PublicTaxNo
  sendPublicVerifyCode: PublicSuccess
  checkPublicVerifyCode: AppliedToken
  uploadPublicFile: FileItem
  getPublicSgCode: readonly SourcingGroupOption[]
  getPublicCodes: readonly CodeEntry[]
  getPublicCompReg: ApplicationDocument
  applyCompReg: ApplicationAnswer
  applyExtUser: ApplicationAnswer
  listContEva: ContEvaList
  createContEva: ContEvaCreated
  listContEvaTarget: ContEvaTargets
  getContEva: ContEvaDocument
  saveContEva: TransitionAnswer
  submitContEva: TransitionAnswer
  returnContEva: TransitionAnswer
  confirmContEva: TransitionAnswer
  listPr: PrList
  createPr: TransitionAnswer
  getPr: PrDocument
  updatePr: TransitionAnswer
  deletePr: Done
  copyPr: TransitionAnswer
  submitPr: TransitionAnswer
  recallPr: TransitionAnswer
  cancelPr: TransitionAnswer
  listPrLine: readonly PrConfirmLine[]
  receivePr: TransitionAnswer
  assignPrBuyer: TransitionAnswer
  returnPr: TransitionAnswer
  closePr: TransitionAnswer
  getMonthlyReport01: MonthlyReport01
  getMonthlyReport02: MonthlyReport02
  getMonthlyReport03: MonthlyReport03
  getMonthlyReport04: MonthlyReport04
  getMonthlyReport05: MonthlyReport05
  getMonthlyReport06: MonthlyReport06
  getMonthlyReport07: MonthlyReport07
  getMonthlyReport08: MonthlyReport08
  getMonthlyReport09: MonthlyReport09
  getMonthlyReport10: MonthlyReport10
  getMonthlyReport11: MonthlyReport11
  listReportBasis: ReportBasis
  getCostUnitDifference: CostUnitDifference
  listHighCostUnit: HighCostUnit
  getHighCostUnitDetail: HighCostUnitDetail
  saveHighCostAction: TransitionAnswer
  listItemMasterCost: ItemMasterCost
  listRfq: readonly RfqRow[]
  createRfq: TransitionAnswer
  getRfq: RfqDocument
  updateRfq: TransitionAnswer
  sendRfq: TransitionAnswer
  extendRfq: TransitionAnswer
  closeRfq: TransitionAnswer
  cancelRfq: TransitionAnswer
  selectQuotation: TransitionAnswer
  listCyberRfq: CyberRfqList
  getCyberRfq: CyberRfqDocument
  checkRfq: TransitionAnswer
  declineRfq: TransitionAnswer
  listCyberQuotation: CyberQuotationList
  getCyberQuotation: QuotationDocument
  saveQuotation: TransitionAnswer
  submitQuotation: TransitionAnswer
  withdrawQuotation: TransitionAnswer
  listSample: SampleList
  createSample: TransitionAnswer
  getSample: SampleDocument
  updateSample: TransitionAnswer
  listSampleOrder: readonly SampleOrder[]
  saveSampleOrder: TransitionAnswer
  inspectSampleOrder: TransitionAnswer
  getSampleOrder: SampleOrderDocument
  deleteSampleOrder: Done
  listSampleNode: readonly SampleNode[]
  saveSampleNode: TransitionAnswer
  deleteSampleNode: Done
  listSampleUpload: SampleUploadList
  saveSampleUpload: Done
  listSampleReport: readonly SampleReportRow[]
  listSampleMonth: readonly SampleMonth[]
  getSampleFigures: SampleMonth
  listSampleLine: SampleLineList
  getSavedFilter: SavedFilter
  saveFilter: SavedFilter
  getDwpAuth: DwpAuth
  authIdpw: IdpwAnswer
  authTokenLogin: TokenAnswer
  authVerify: TokenAnswer
  verifyV2: TokenAnswer
  authSendResetCode: AuthAnswer
  authResetPw: AuthAnswer
  authLogout: LogoutAnswer
  loginCheck: LoginCheckAnswer
  getCommonResources: CommonResources
  adLoginInfo: AdLoginInfo
  getExistCheck: ExistCheck
  addUser: AuthAnswer
  getCommonLocale: readonly Locale[]
  getCommonMessage: MessageTexts
  getMenus: readonly MenuItem[]
  getUsers: SessionUser
  postMenuLog: Done
  listAdjTarget: AdjTargetList
  previewAdjustment: AdjPreview
  listAdjustment: AdjustmentList
  createAdjustment: TransitionAnswer
  syncPayment: PaymentSyncAnswer
  getAdjustment: AdjustmentDocument
  updateAdjustment: TransitionAnswer
  listAdjustmentLine: AdjustmentLineList
  notifyAdjustment: TransitionAnswer
  proxyConfirmAdjustment: TransitionAnswer
  cancelAdjustment: TransitionAnswer
  registerTaxInvoice: TaxInvoiceAnswer
  registerCyberTaxInvoice: TaxInvoiceAnswer
  rematchTaxInvoice: TransitionAnswer
  cancelTaxInvoice: TransitionAnswer
  listStatement: StatementList
  printStatement: StatementSheets
  getStatement: StatementSheets
  reissueStatement: TransitionAnswer
  listSignifier: SignifierList
  createSignifier: TransitionAnswer
  getSignifier: SignifierDocument
  updateSignifier: TransitionAnswer
  deleteSignifier: TransitionAnswer
  submitSignifier: TransitionAnswer
  recallSignifier: TransitionAnswer
  postSignifier: TransitionAnswer
  reverseSignifier: TransitionAnswer
  popupSlipSource: readonly SlipSourceRow[]
  listPostingError: PostingErrorList
  getPosting: PostingErrorRow
  retryPosting: TransitionAnswer
  resolvePosting: TransitionAnswer
  listSimpleOrder: SimpleOrderList
  createSimpleOrder: TransitionAnswer
  getSimpleOrderLimit: SimpleOrderLimit
  getSimpleOrder: SimpleOrderDocument
  updateSimpleOrder: TransitionAnswer
  deleteSimpleOrder: Done
  submitSimpleOrder: TransitionAnswer
  recallSimpleOrder: TransitionAnswer
  cancelSimpleOrder: TransitionAnswer
  retrySimpleOrder: TransitionAnswer
  listSourcingGroup: SourcingGroupNodeList
  saveSourcingGroup: TransitionAnswer
  deleteSourcingGroup: Done
  listSgMapping: SgMappingList
  saveSgCompany: Done
  listExtUser: ExtUserList
  createExtUser: TransitionAnswer
  getExtUser: ExtUserDocument
  updateExtUser: TransitionAnswer
  approveExtUser: TransitionAnswer
  rejectExtUser: TransitionAnswer
  blockExtUser: TransitionAnswer
  unblockExtUser: TransitionAnswer
  unlockExtUser: TransitionAnswer
  wakeExtUser: TransitionAnswer
  resetExtUserPw: TransitionAnswer
  withdrawExtUser: TransitionAnswer
  listCompContact: CompContactList
  setMainContact: TransitionAnswer
  checkExtUserId: ExtUserExists
  createTestPo: TransitionAnswer
  deleteTestPo: Done
  getDocumentThread: DocumentThread
  listSatis: SatisList
  listSatisAverage: SatisAverages
  getSatis: SatisDocument
  answerSatis: TransitionAnswer
  remindSatis: TransitionAnswer
  excludeSatis: TransitionAnswer
  listWarehousing: WarehousingList
  listWarehousingItem: WarehousingItemList
  getWarehousing: WarehousingDocument
  inspectWarehousing: TransitionAnswer
  refuseWarehousing: TransitionAnswer
  submitWarehousing: TransitionAnswer
  recallWarehousing: TransitionAnswer
  returnWarehousing: TransitionAnswer
  cancelWarehousing: TransitionAnswer
}

export type OperationId = keyof OperationRequests
