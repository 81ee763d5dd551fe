// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { ContractFacts } from '../contractFacts'

export const contractFacts: ContractFacts = {
 "popupAddress": {
  "id": "popupAddress",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/address",
  "summary": "주소 검색",
  "origin": "assumed",
  "access": "public",
  "isEffect": false,
  "file": "address.yaml",
  "parameters": {
   "keyword": {
    "name": "keyword",
    "label": "도로명·건물명·우편번호",
    "type": "string",
    "required": true,
    "maxLength": 60,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "AddressList",
   "rowTypeName": "AddressRow",
   "fields": {
    "zipCode": {
     "name": "zipCode",
     "label": "우편번호",
     "type": "string",
     "required": true,
     "minLength": 5,
     "maxLength": 5,
     "mask": "onlynum",
     "width": 80,
     "lookup": {
      "popup": "address",
      "value": "zipCode",
      "fills": [
       "addr1"
      ],
      "free": true
     }
    },
    "addr1": {
     "name": "addr1",
     "label": "주소",
     "type": "string",
     "required": true,
     "maxLength": 200,
     "width": 340
    },
    "jibunAddr": {
     "name": "jibunAddr",
     "label": "지번주소",
     "type": "string",
     "required": true,
     "maxLength": 200,
     "width": 260
    },
    "buildingName": {
     "name": "buildingName",
     "label": "건물명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 150
    }
   },
   "sums": []
  }
 },
 "listApprovalInbox": {
  "id": "listApprovalInbox",
  "method": "GET",
  "path": "/api/v1/approval/inbox",
  "summary": "결재 대기함",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "approval.yaml",
  "parameters": {
   "docType": {
    "name": "docType",
    "label": "문서유형",
    "type": "string",
    "required": false,
    "code": "APPR_DOC_TYPE",
    "width": 90,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "InboxList",
   "rowTypeName": "InboxRow",
   "fields": {
    "apprNo": {
     "name": "apprNo",
     "label": "결재번호",
     "type": "string",
     "required": true,
     "maxLength": 16
    },
    "docType": {
     "name": "docType",
     "label": "문서유형",
     "type": "string",
     "required": true,
     "code": "APPR_DOC_TYPE",
     "width": 90
    },
    "docNo": {
     "name": "docNo",
     "label": "문서번호",
     "type": "string",
     "required": true,
     "maxLength": 20,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true,
     "maxLength": 200,
     "width": 260
    },
    "amountKrw": {
     "name": "amountKrw",
     "label": "금액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "drafterNm": {
     "name": "drafterNm",
     "label": "기안자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 120
    },
    "draftedDt": {
     "name": "draftedDt",
     "label": "상신일시",
     "type": "dateTime",
     "required": true
    },
    "stepType": {
     "name": "stepType",
     "label": "결재유형",
     "type": "string",
     "required": true,
     "code": "APPR_STEP_TYPE",
     "width": 80
    }
   },
   "sums": []
  }
 },
 "previewApproval": {
  "id": "previewApproval",
  "method": "POST",
  "path": "/api/v1/approval/preview",
  "summary": "결재선 미리보기",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "approval.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "docType": {
     "name": "docType",
     "label": "문서유형",
     "type": "string",
     "required": true,
     "code": "APPR_DOC_TYPE",
     "width": 90
    },
    "docNo": {
     "name": "docNo",
     "label": "문서번호",
     "type": "string",
     "required": false,
     "maxLength": 20,
     "width": 140
    },
    "lineId": {
     "name": "lineId",
     "label": "추가 결재선",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "lookup": {
      "popup": "approvalLine",
      "text": "lineName",
      "value": "lineId"
     }
    },
    "expenseType": {
     "name": "expenseType",
     "label": "비용구분",
     "type": "string",
     "required": false,
     "code": "EXPENSE_TYPE",
     "width": 90
    },
    "amountKrw": {
     "name": "amountKrw",
     "label": "금액(원)",
     "type": "decimal",
     "required": false,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "singleid": {
     "name": "singleid",
     "label": "기안자",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "hname",
      "value": "singleid"
     }
    }
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "Preview",
   "rowTypeName": "PreviewStep",
   "fields": {
    "stepNo": {
     "name": "stepNo",
     "label": "단계",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "seq": {
     "name": "seq",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1
    },
    "stepType": {
     "name": "stepType",
     "label": "결재유형",
     "type": "string",
     "required": true,
     "code": "APPR_STEP_TYPE",
     "width": 80
    },
    "singleid": {
     "name": "singleid",
     "label": "Single ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "width": 120
    },
    "approverNm": {
     "name": "approverNm",
     "label": "결재자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 120
    },
    "positionNm": {
     "name": "positionNm",
     "label": "직급명",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "width": 70
    },
    "addedYn": {
     "name": "addedYn",
     "label": "구분",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 80
    },
    "ruleName": {
     "name": "ruleName",
     "label": "결재규칙",
     "type": "string",
     "required": false,
     "maxLength": 100
    }
   },
   "sums": []
  }
 },
 "listApprovalRule": {
  "id": "listApprovalRule",
  "method": "GET",
  "path": "/api/v1/approval/rule",
  "summary": "결재규칙 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "approval.yaml",
  "parameters": {
   "docType": {
    "name": "docType",
    "label": "문서유형",
    "type": "string",
    "required": false,
    "code": "APPR_DOC_TYPE",
    "width": 90,
    "in": "query"
   },
   "expenseType": {
    "name": "expenseType",
    "label": "비용구분",
    "type": "string",
    "required": false,
    "code": "EXPENSE_TYPE",
    "width": 90,
    "in": "query"
   },
   "topDept": {
    "name": "topDept",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "text": "sectionName",
     "value": "topDept"
    },
    "in": "query"
   },
   "useYn": {
    "name": "useYn",
    "label": "사용여부",
    "type": "string",
    "required": false,
    "code": "USE_YN",
    "width": 80,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "ApprovalRuleList",
   "rowTypeName": "ApprovalRuleRow",
   "fields": {
    "ruleId": {
     "name": "ruleId",
     "label": "규칙ID",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "width": 90
    },
    "ruleName": {
     "name": "ruleName",
     "label": "규칙명",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 100,
     "width": 200
    },
    "docType": {
     "name": "docType",
     "label": "문서유형",
     "type": "string",
     "required": true,
     "code": "APPR_DOC_TYPE",
     "width": 90
    },
    "expenseType": {
     "name": "expenseType",
     "label": "비용구분",
     "type": "string",
     "required": false,
     "code": "EXPENSE_TYPE",
     "width": 90
    },
    "topDept": {
     "name": "topDept",
     "label": "사업부",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "text": "sectionName",
      "value": "topDept"
     }
    },
    "sectionName": {
     "name": "sectionName",
     "label": "사업부명",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 140
    },
    "amtFrom": {
     "name": "amtFrom",
     "label": "금액(이상)",
     "type": "decimal",
     "required": true,
     "minLength": 1,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "amtTo": {
     "name": "amtTo",
     "label": "금액(미만)",
     "type": "decimal",
     "required": false,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "priority": {
     "name": "priority",
     "label": "우선순위",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "maximum": 9999,
     "mask": "num",
     "width": 80
    },
    "autoApproveYn": {
     "name": "autoApproveYn",
     "label": "자동승인",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "USE_YN",
     "width": 80
    },
    "stepCnt": {
     "name": "stepCnt",
     "label": "단계수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "steps": {
     "name": "steps",
     "label": "steps",
     "type": "list",
     "required": true,
     "fields": {
      "stepNo": {
       "name": "stepNo",
       "label": "단계",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "maximum": 10,
       "mask": "num",
       "width": 60
      },
      "stepType": {
       "name": "stepType",
       "label": "결재유형",
       "type": "string",
       "required": true,
       "code": "APPR_STEP_TYPE",
       "width": 80
      },
      "resolver": {
       "name": "resolver",
       "label": "결재자지정",
       "type": "string",
       "required": true,
       "code": "APPR_RESOLVER",
       "width": 110
      },
      "singleid": {
       "name": "singleid",
       "label": "결재자 ID",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 110,
       "lookup": {
        "popup": "person",
        "text": "approverNm",
        "value": "singleid"
       }
      },
      "approverNm": {
       "name": "approverNm",
       "label": "결재자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      }
     }
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveApprovalRule": {
  "id": "saveApprovalRule",
  "method": "PUT",
  "path": "/api/v1/approval/rule",
  "summary": "결재규칙 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "approval.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "ruleId": {
       "name": "ruleId",
       "label": "규칙ID",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90
      },
      "ruleName": {
       "name": "ruleName",
       "label": "규칙명",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 100,
       "width": 200
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "expenseType": {
       "name": "expenseType",
       "label": "비용구분",
       "type": "string",
       "required": false,
       "code": "EXPENSE_TYPE",
       "width": 90
      },
      "topDept": {
       "name": "topDept",
       "label": "사업부",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "text": "sectionName",
        "value": "topDept"
       }
      },
      "sectionName": {
       "name": "sectionName",
       "label": "사업부명",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 140
      },
      "amtFrom": {
       "name": "amtFrom",
       "label": "금액(이상)",
       "type": "decimal",
       "required": true,
       "minLength": 1,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "amtTo": {
       "name": "amtTo",
       "label": "금액(미만)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "priority": {
       "name": "priority",
       "label": "우선순위",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "maximum": 9999,
       "mask": "num",
       "width": 80
      },
      "autoApproveYn": {
       "name": "autoApproveYn",
       "label": "자동승인",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": true,
       "code": "USE_YN",
       "width": 80
      }
     }
    },
    "steps": {
     "name": "steps",
     "label": "steps",
     "type": "list",
     "required": false,
     "fields": {
      "stepNo": {
       "name": "stepNo",
       "label": "단계",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "maximum": 10,
       "mask": "num",
       "width": 60
      },
      "stepType": {
       "name": "stepType",
       "label": "결재유형",
       "type": "string",
       "required": true,
       "code": "APPR_STEP_TYPE",
       "width": 80
      },
      "resolver": {
       "name": "resolver",
       "label": "결재자지정",
       "type": "string",
       "required": true,
       "code": "APPR_RESOLVER",
       "width": 110
      },
      "singleid": {
       "name": "singleid",
       "label": "결재자 ID",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 110,
       "lookup": {
        "popup": "person",
        "text": "approverNm",
        "value": "singleid"
       }
      },
      "approverNm": {
       "name": "approverNm",
       "label": "결재자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteApprovalRule": {
  "id": "deleteApprovalRule",
  "method": "DELETE",
  "path": "/api/v1/approval/rule/{ruleId}",
  "summary": "결재규칙 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "approval.yaml",
  "parameters": {
   "ruleId": {
    "name": "ruleId",
    "label": "규칙ID",
    "type": "string",
    "required": true,
    "maxLength": 10,
    "width": 90,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": true,
    "minimum": 0,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listApprovalLine": {
  "id": "listApprovalLine",
  "method": "GET",
  "path": "/api/v1/approval/line",
  "summary": "결재선 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "approval.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "lineName": {
    "name": "lineName",
    "label": "결재선명",
    "type": "string",
    "required": false,
    "minLength": 1,
    "maxLength": 60,
    "width": 200,
    "in": "query"
   },
   "docType": {
    "name": "docType",
    "label": "문서유형",
    "type": "string",
    "required": false,
    "code": "APPR_DOC_TYPE",
    "width": 90,
    "in": "query"
   },
   "shareYn": {
    "name": "shareYn",
    "label": "부서공유",
    "type": "string",
    "required": false,
    "code": "YN",
    "width": 80,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "ApprovalLineList",
   "rowTypeName": "ApprovalLineRow",
   "fields": {
    "lineId": {
     "name": "lineId",
     "label": "결재선ID",
     "type": "string",
     "required": true,
     "maxLength": 12,
     "width": 90
    },
    "lineName": {
     "name": "lineName",
     "label": "결재선명",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 60,
     "width": 200
    },
    "docType": {
     "name": "docType",
     "label": "문서유형",
     "type": "string",
     "required": true,
     "code": "APPR_DOC_TYPE",
     "width": 90
    },
    "defaultYn": {
     "name": "defaultYn",
     "label": "기본결재선",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 90
    },
    "shareYn": {
     "name": "shareYn",
     "label": "부서공유",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "ownerSingleid": {
     "name": "ownerSingleid",
     "label": "소유자 ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "width": 110
    },
    "ownerNm": {
     "name": "ownerNm",
     "label": "소유자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "approvers": {
     "name": "approvers",
     "label": "결재자",
     "type": "string",
     "required": true,
     "width": 220
    },
    "steps": {
     "name": "steps",
     "label": "steps",
     "type": "list",
     "required": true,
     "fields": {
      "stepNo": {
       "name": "stepNo",
       "label": "단계",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "maximum": 10,
       "mask": "num",
       "width": 60
      },
      "stepType": {
       "name": "stepType",
       "label": "결재유형",
       "type": "string",
       "required": true,
       "code": "APPR_STEP_TYPE",
       "width": 80
      },
      "singleid": {
       "name": "singleid",
       "label": "결재자 ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 110,
       "lookup": {
        "popup": "person",
        "text": "approverNm",
        "value": "singleid"
       }
      },
      "approverNm": {
       "name": "approverNm",
       "label": "결재자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 120
      },
      "positionNm": {
       "name": "positionNm",
       "label": "직급명",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 70
      }
     }
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveApprovalLine": {
  "id": "saveApprovalLine",
  "method": "PUT",
  "path": "/api/v1/approval/line",
  "summary": "결재선 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "approval.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "lineId": {
       "name": "lineId",
       "label": "결재선ID",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 90
      },
      "lineName": {
       "name": "lineName",
       "label": "결재선명",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 60,
       "width": 200
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "defaultYn": {
       "name": "defaultYn",
       "label": "기본결재선",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 90
      },
      "shareYn": {
       "name": "shareYn",
       "label": "부서공유",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      }
     }
    },
    "steps": {
     "name": "steps",
     "label": "steps",
     "type": "list",
     "required": false,
     "fields": {
      "stepNo": {
       "name": "stepNo",
       "label": "단계",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "maximum": 10,
       "mask": "num",
       "width": 60
      },
      "stepType": {
       "name": "stepType",
       "label": "결재유형",
       "type": "string",
       "required": true,
       "code": "APPR_STEP_TYPE",
       "width": 80
      },
      "singleid": {
       "name": "singleid",
       "label": "결재자 ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 110,
       "lookup": {
        "popup": "person",
        "text": "approverNm",
        "value": "singleid"
       }
      },
      "approverNm": {
       "name": "approverNm",
       "label": "결재자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 120
      },
      "positionNm": {
       "name": "positionNm",
       "label": "직급명",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 70
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteApprovalLine": {
  "id": "deleteApprovalLine",
  "method": "DELETE",
  "path": "/api/v1/approval/line/{lineId}",
  "summary": "결재선 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "approval.yaml",
  "parameters": {
   "lineId": {
    "name": "lineId",
    "label": "결재선ID",
    "type": "string",
    "required": true,
    "maxLength": 12,
    "width": 90,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": true,
    "minimum": 0,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getApproval": {
  "id": "getApproval",
  "method": "GET",
  "path": "/api/v1/approval/{apprNo}",
  "summary": "결재 이력",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "approval.yaml",
  "parameters": {
   "apprNo": {
    "name": "apprNo",
    "label": "결재번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Approval",
   "fields": {
    "apprNo": {
     "name": "apprNo",
     "label": "결재번호",
     "type": "string",
     "required": true,
     "maxLength": 16
    },
    "docType": {
     "name": "docType",
     "label": "문서유형",
     "type": "string",
     "required": true,
     "code": "APPR_DOC_TYPE",
     "width": 90
    },
    "docNo": {
     "name": "docNo",
     "label": "문서번호",
     "type": "string",
     "required": true,
     "maxLength": 20,
     "width": 140
    },
    "revision": {
     "name": "revision",
     "label": "차수",
     "type": "integer",
     "required": true,
     "minimum": 1
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "결재상태",
     "type": "string",
     "required": true,
     "code": "APPROVAL_STATUS",
     "width": 80
    },
    "drafterNm": {
     "name": "drafterNm",
     "label": "기안자",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "draftedDt": {
     "name": "draftedDt",
     "label": "상신일시",
     "type": "dateTime",
     "required": true
    },
    "lastDeciDt": {
     "name": "lastDeciDt",
     "label": "최종결재일",
     "type": "dateTime",
     "required": false
    },
    "steps": {
     "name": "steps",
     "label": "steps",
     "type": "list",
     "required": true,
     "fields": {
      "stepNo": {
       "name": "stepNo",
       "label": "단계",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "seq": {
       "name": "seq",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1
      },
      "stepType": {
       "name": "stepType",
       "label": "결재유형",
       "type": "string",
       "required": true,
       "code": "APPR_STEP_TYPE",
       "width": 80
      },
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "approverNm": {
       "name": "approverNm",
       "label": "결재자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 120
      },
      "positionNm": {
       "name": "positionNm",
       "label": "직급명",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 70
      },
      "delegateSingleid": {
       "name": "delegateSingleid",
       "label": "대결자 ID",
       "type": "string",
       "required": false,
       "maxLength": 30
      },
      "delegateNm": {
       "name": "delegateNm",
       "label": "대결자",
       "type": "string",
       "required": false,
       "maxLength": 50
      },
      "status": {
       "name": "status",
       "label": "단계상태",
       "type": "string",
       "required": false,
       "code": "APPR_STEP_STATUS",
       "width": 80
      },
      "actedDt": {
       "name": "actedDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": false
      },
      "opinion": {
       "name": "opinion",
       "label": "의견",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "width": 240
      }
     }
    }
   },
   "sums": []
  }
 },
 "approveDoc": {
  "id": "approveDoc",
  "method": "POST",
  "path": "/api/v1/approval/{apprNo}/approve",
  "summary": "승인",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "approval.yaml",
  "parameters": {
   "apprNo": {
    "name": "apprNo",
    "label": "결재번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "rejectDoc": {
  "id": "rejectDoc",
  "method": "POST",
  "path": "/api/v1/approval/{apprNo}/reject",
  "summary": "반려",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "approval.yaml",
  "parameters": {
   "apprNo": {
    "name": "apprNo",
    "label": "결재번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listAuthorGroup": {
  "id": "listAuthorGroup",
  "method": "GET",
  "path": "/api/v1/portal/author/group",
  "summary": "권한그룹 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "authority.yaml",
  "parameters": {
   "authGroupName": {
    "name": "authGroupName",
    "label": "권한그룹명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 200,
    "in": "query"
   },
   "portalType": {
    "name": "portalType",
    "label": "포털구분",
    "type": "string",
    "required": false,
    "code": "PORTAL_TYPE",
    "in": "query"
   },
   "useYn": {
    "name": "useYn",
    "label": "사용여부",
    "type": "string",
    "required": false,
    "code": "USE_YN",
    "width": 80,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "AuthorGroupList",
   "rowTypeName": "AuthorGroupRow",
   "fields": {
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹코드",
     "type": "string",
     "required": true,
     "maxLength": 2,
     "isKey": true,
     "width": 100
    },
    "authGroupName": {
     "name": "authGroupName",
     "label": "권한그룹명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 200
    },
    "portalType": {
     "name": "portalType",
     "label": "포털구분",
     "type": "string",
     "required": true,
     "code": "PORTAL_TYPE"
    },
    "rowScope": {
     "name": "rowScope",
     "label": "조회범위",
     "type": "string",
     "required": true,
     "code": "ROW_SCOPE",
     "width": 100
    },
    "prefill": {
     "name": "prefill",
     "label": "기본값범위",
     "type": "string",
     "required": true,
     "code": "PREFILL",
     "width": 150
    },
    "description": {
     "name": "description",
     "label": "설명",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 260
    },
    "userCnt": {
     "name": "userCnt",
     "label": "사용자수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "USE_YN",
     "width": 80
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveAuthorGroup": {
  "id": "saveAuthorGroup",
  "method": "PUT",
  "path": "/api/v1/portal/author/group",
  "summary": "권한그룹 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "authority.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "rows": {
     "name": "rows",
     "label": "rows",
     "type": "list",
     "required": true,
     "fields": {
      "rowState": {
       "name": "rowState",
       "label": "상태",
       "type": "string",
       "required": true,
       "enum": [
        "I",
        "U",
        "D"
       ]
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹코드",
       "type": "string",
       "required": true,
       "maxLength": 2,
       "isKey": true,
       "width": 100
      },
      "authGroupName": {
       "name": "authGroupName",
       "label": "권한그룹명",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 200
      },
      "rowScope": {
       "name": "rowScope",
       "label": "조회범위",
       "type": "string",
       "required": true,
       "code": "ROW_SCOPE",
       "width": 100
      },
      "prefill": {
       "name": "prefill",
       "label": "기본값범위",
       "type": "string",
       "required": true,
       "code": "PREFILL",
       "width": 150
      },
      "description": {
       "name": "description",
       "label": "설명",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 260
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": true,
       "code": "USE_YN",
       "width": 80
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getAuthMenu": {
  "id": "getAuthMenu",
  "method": "GET",
  "path": "/api/v1/portal/author/group/{authGroupId}/menu",
  "summary": "권한별 메뉴 조회",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "authority.yaml",
  "parameters": {
   "authGroupId": {
    "name": "authGroupId",
    "label": "권한그룹",
    "type": "string",
    "required": true,
    "code": "AUTH_GROUP",
    "in": "path"
   },
   "portalType": {
    "name": "portalType",
    "label": "포털구분",
    "type": "string",
    "required": false,
    "code": "PORTAL_TYPE",
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "AuthMenuList",
   "rowTypeName": "AuthMenuRow",
   "fields": {
    "pgmId": {
     "name": "pgmId",
     "label": "프로그램ID",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "isKey": true,
     "width": 90
    },
    "upPgmId": {
     "name": "upPgmId",
     "label": "상위메뉴",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 90
    },
    "pgmName": {
     "name": "pgmName",
     "label": "메뉴명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 240
    },
    "sspUrl": {
     "name": "sspUrl",
     "label": "URL",
     "type": "string",
     "required": false,
     "maxLength": 200,
     "width": 220
    },
    "leaf": {
     "name": "leaf",
     "label": "리프여부",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "readYn": {
     "name": "readYn",
     "label": "조회",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "writeYn": {
     "name": "writeYn",
     "label": "저장",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "excelYn": {
     "name": "excelYn",
     "label": "엑셀",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveAuthMenu": {
  "id": "saveAuthMenu",
  "method": "PUT",
  "path": "/api/v1/portal/author/group/{authGroupId}/menu",
  "summary": "권한별 메뉴 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "authority.yaml",
  "parameters": {
   "authGroupId": {
    "name": "authGroupId",
    "label": "권한그룹",
    "type": "string",
    "required": true,
    "code": "AUTH_GROUP",
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "rows": {
     "name": "rows",
     "label": "rows",
     "type": "list",
     "required": true,
     "fields": {
      "rowState": {
       "name": "rowState",
       "label": "상태",
       "type": "string",
       "required": true,
       "enum": [
        "I",
        "U",
        "D"
       ]
      },
      "pgmId": {
       "name": "pgmId",
       "label": "프로그램ID",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "isKey": true,
       "width": 90
      },
      "readYn": {
       "name": "readYn",
       "label": "조회",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "writeYn": {
       "name": "writeYn",
       "label": "저장",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "excelYn": {
       "name": "excelYn",
       "label": "엑셀",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": false,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listUserSession": {
  "id": "listUserSession",
  "method": "GET",
  "path": "/api/v1/portal/author/session",
  "summary": "사용자 세션 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "authority.yaml",
  "parameters": {
   "portalType": {
    "name": "portalType",
    "label": "포털구분",
    "type": "string",
    "required": false,
    "code": "PORTAL_TYPE",
    "in": "query"
   },
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "width": 110,
    "in": "query"
   },
   "userName": {
    "name": "userName",
    "label": "사용자명",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 90,
    "in": "query"
   },
   "ip": {
    "name": "ip",
    "label": "접속IP",
    "type": "string",
    "required": false,
    "maxLength": 45,
    "isPersonal": true,
    "width": 110,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "세션상태",
    "type": "string",
    "required": false,
    "code": "SESSION_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "createdDateFrom": {
    "name": "createdDateFrom",
    "label": "접속일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "createdDateTo": {
    "name": "createdDateTo",
    "label": "접속일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "UserSessionList",
   "rowTypeName": "UserSessionRow",
   "fields": {
    "sessionId": {
     "name": "sessionId",
     "label": "세션ID",
     "type": "string",
     "required": true,
     "maxLength": 40,
     "isKey": true,
     "width": 270
    },
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "width": 110
    },
    "userName": {
     "name": "userName",
     "label": "사용자명",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 90
    },
    "portalType": {
     "name": "portalType",
     "label": "포털구분",
     "type": "string",
     "required": true,
     "code": "PORTAL_TYPE"
    },
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹",
     "type": "string",
     "required": true,
     "code": "AUTH_GROUP"
    },
    "ip": {
     "name": "ip",
     "label": "접속IP",
     "type": "string",
     "required": false,
     "maxLength": 45,
     "isPersonal": true,
     "width": 110
    },
    "userAgent": {
     "name": "userAgent",
     "label": "브라우저",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 200
    },
    "createdDate": {
     "name": "createdDate",
     "label": "접속일시",
     "type": "dateTime",
     "required": true,
     "width": 155
    },
    "lastAccessDt": {
     "name": "lastAccessDt",
     "label": "최종요청일시",
     "type": "dateTime",
     "required": true,
     "width": 155
    },
    "expiredDate": {
     "name": "expiredDate",
     "label": "만료일시",
     "type": "dateTime",
     "required": true,
     "width": 155
    },
    "status": {
     "name": "status",
     "label": "세션상태",
     "type": "string",
     "required": true,
     "code": "SESSION_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "killUserSession": {
  "id": "killUserSession",
  "method": "DELETE",
  "path": "/api/v1/portal/author/session/{sessionId}",
  "summary": "강제 로그아웃",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "authority.yaml",
  "parameters": {
   "sessionId": {
    "name": "sessionId",
    "label": "세션ID",
    "type": "string",
    "required": true,
    "maxLength": 40,
    "isKey": true,
    "width": 270,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "in": "query"
   },
   "keys": {
    "name": "keys",
    "label": "선택 문서",
    "type": "string",
    "required": false,
    "maxLength": 2000,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listLoginAudit": {
  "id": "listLoginAudit",
  "method": "GET",
  "path": "/api/v1/portal/author/loginAudit",
  "summary": "로그인 감사 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "authority.yaml",
  "parameters": {
   "portalType": {
    "name": "portalType",
    "label": "포털구분",
    "type": "string",
    "required": false,
    "code": "PORTAL_TYPE",
    "in": "query"
   },
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "width": 110,
    "in": "query"
   },
   "ip": {
    "name": "ip",
    "label": "접속IP",
    "type": "string",
    "required": false,
    "maxLength": 45,
    "isPersonal": true,
    "width": 110,
    "in": "query"
   },
   "createdDateFrom": {
    "name": "createdDateFrom",
    "label": "접속일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "createdDateTo": {
    "name": "createdDateTo",
    "label": "접속일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "LoginAuditList",
   "rowTypeName": "LoginAuditRow",
   "fields": {
    "auditSeq": {
     "name": "auditSeq",
     "label": "순번",
     "type": "string",
     "required": true,
     "maxLength": 20,
     "isKey": true,
     "width": 80
    },
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "width": 110
    },
    "portalType": {
     "name": "portalType",
     "label": "포털구분",
     "type": "string",
     "required": true,
     "code": "PORTAL_TYPE"
    },
    "loginMode": {
     "name": "loginMode",
     "label": "로그인방식",
     "type": "string",
     "required": true,
     "code": "LOGIN_MODE",
     "width": 110
    },
    "result": {
     "name": "result",
     "label": "결과",
     "type": "string",
     "required": true,
     "code": "LOGIN_RESULT",
     "width": 90
    },
    "errorCode": {
     "name": "errorCode",
     "label": "오류코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 90
    },
    "ip": {
     "name": "ip",
     "label": "접속IP",
     "type": "string",
     "required": false,
     "maxLength": 45,
     "isPersonal": true,
     "width": 110
    },
    "loggedDt": {
     "name": "loggedDt",
     "label": "일시",
     "type": "dateTime",
     "required": true,
     "width": 155
    }
   },
   "sums": []
  }
 },
 "listAuthUser": {
  "id": "listAuthUser",
  "method": "GET",
  "path": "/api/v1/portal/author/user",
  "summary": "권한 사용자 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "authority.yaml",
  "parameters": {
   "hname": {
    "name": "hname",
    "label": "성명",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 80,
    "in": "query"
   },
   "singleid": {
    "name": "singleid",
    "label": "Single ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "width": 120,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "person": {
    "name": "person",
    "label": "임직원",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "text": "hname",
     "value": "singleid"
    },
    "in": "query"
   },
   "authGroupId": {
    "name": "authGroupId",
    "label": "권한그룹",
    "type": "string",
    "required": false,
    "code": "AUTH_GROUP",
    "isMulti": true,
    "in": "query"
   },
   "auth": {
    "name": "auth",
    "label": "권한유형",
    "type": "string",
    "required": false,
    "code": "AUTH_TYPE",
    "in": "query"
   },
   "useFlag": {
    "name": "useFlag",
    "label": "사용여부",
    "type": "string",
    "required": false,
    "code": "USE_YN",
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "재직상태",
    "type": "string",
    "required": false,
    "code": "PERSON_STATUS",
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "AuthUserList",
   "rowTypeName": "AuthUserRow",
   "fields": {
    "singleid": {
     "name": "singleid",
     "label": "Single ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "isKey": true,
     "width": 120
    },
    "hname": {
     "name": "hname",
     "label": "성명",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "ename": {
     "name": "ename",
     "label": "영문명",
     "type": "string",
     "required": false,
     "maxLength": 80
    },
    "section": {
     "name": "section",
     "label": "사업부명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 120
    },
    "positionNm": {
     "name": "positionNm",
     "label": "직급명",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "width": 70
    },
    "email": {
     "name": "email",
     "label": "이메일",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "isPersonal": true
    },
    "telNo": {
     "name": "telNo",
     "label": "사내전화",
     "type": "string",
     "required": false,
     "maxLength": 20,
     "mask": "phone",
     "isPersonal": true
    },
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹",
     "type": "string",
     "required": true,
     "code": "AUTH_GROUP"
    },
    "auth": {
     "name": "auth",
     "label": "권한유형",
     "type": "string",
     "required": true,
     "code": "AUTH_TYPE"
    },
    "appChk": {
     "name": "appChk",
     "label": "결재가능여부",
     "type": "string",
     "required": true,
     "code": "YN"
    },
    "useFlag": {
     "name": "useFlag",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "USE_YN"
    },
    "status": {
     "name": "status",
     "label": "재직상태",
     "type": "string",
     "required": true,
     "code": "PERSON_STATUS"
    },
    "statusDt": {
     "name": "statusDt",
     "label": "상태변경일",
     "type": "date",
     "required": false
    },
    "loginIp": {
     "name": "loginIp",
     "label": "최근접속IP",
     "type": "string",
     "required": false,
     "maxLength": 45,
     "isPersonal": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveAuthUser": {
  "id": "saveAuthUser",
  "method": "PUT",
  "path": "/api/v1/portal/author/user",
  "summary": "권한 사용자 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "authority.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "rows": {
     "name": "rows",
     "label": "rows",
     "type": "list",
     "required": true,
     "fields": {
      "rowState": {
       "name": "rowState",
       "label": "상태",
       "type": "string",
       "required": true,
       "enum": [
        "I",
        "U",
        "D"
       ]
      },
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "isKey": true,
       "width": 120
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "auth": {
       "name": "auth",
       "label": "권한유형",
       "type": "string",
       "required": true,
       "code": "AUTH_TYPE"
      },
      "appChk": {
       "name": "appChk",
       "label": "결재가능여부",
       "type": "string",
       "required": false,
       "code": "YN"
      },
      "useFlag": {
       "name": "useFlag",
       "label": "사용여부",
       "type": "string",
       "required": true,
       "code": "USE_YN"
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listPost": {
  "id": "listPost",
  "method": "GET",
  "path": "/api/v1/board/{boardId}/post",
  "summary": "게시글 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "board.yaml",
  "parameters": {
   "boardId": {
    "name": "boardId",
    "label": "게시판",
    "type": "string",
    "required": true,
    "maxLength": 6,
    "code": "BOARD",
    "in": "path"
   },
   "title": {
    "name": "title",
    "label": "제목·내용",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "query"
   },
   "category": {
    "name": "category",
    "label": "분류",
    "type": "string",
    "required": false,
    "code": "FAQ_CATEGORY",
    "width": 90,
    "in": "query"
   },
   "target": {
    "name": "target",
    "label": "공지대상",
    "type": "string",
    "required": false,
    "code": "NOTICE_TARGET",
    "width": 80,
    "in": "query"
   },
   "topYn": {
    "name": "topYn",
    "label": "상단고정",
    "type": "string",
    "required": false,
    "code": "YN",
    "width": 80,
    "in": "query"
   },
   "useYn": {
    "name": "useYn",
    "label": "사용여부",
    "type": "string",
    "required": false,
    "code": "USE_YN",
    "width": 80,
    "in": "query"
   },
   "writeDtFrom": {
    "name": "writeDtFrom",
    "label": "작성일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "writeDtTo": {
    "name": "writeDtTo",
    "label": "작성일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "PostList",
   "rowTypeName": "PostRow",
   "fields": {
    "postNo": {
     "name": "postNo",
     "label": "글번호",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 70
    },
    "category": {
     "name": "category",
     "label": "분류",
     "type": "string",
     "required": false,
     "code": "FAQ_CATEGORY",
     "width": 90
    },
    "target": {
     "name": "target",
     "label": "공지대상",
     "type": "string",
     "required": false,
     "code": "NOTICE_TARGET",
     "width": 80
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true,
     "minLength": 2,
     "maxLength": 100,
     "maxBytes": 300,
     "width": 360
    },
    "topYn": {
     "name": "topYn",
     "label": "상단고정",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "popupYn": {
     "name": "popupYn",
     "label": "팝업여부",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "postFrom": {
     "name": "postFrom",
     "label": "게시시작일",
     "type": "date",
     "required": false
    },
    "postTo": {
     "name": "postTo",
     "label": "게시종료일",
     "type": "date",
     "required": false
    },
    "viewCnt": {
     "name": "viewCnt",
     "label": "조회수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "fileCnt": {
     "name": "fileCnt",
     "label": "첨부",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "writer": {
     "name": "writer",
     "label": "작성자 ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "writerNm": {
     "name": "writerNm",
     "label": "작성자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "writeDt": {
     "name": "writeDt",
     "label": "작성일시",
     "type": "dateTime",
     "required": true,
     "width": 155
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "USE_YN",
     "width": 80
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "createPost": {
  "id": "createPost",
  "method": "POST",
  "path": "/api/v1/board/{boardId}/post",
  "summary": "게시글 등록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "board.yaml",
  "parameters": {
   "boardId": {
    "name": "boardId",
    "label": "게시판",
    "type": "string",
    "required": true,
    "maxLength": 6,
    "code": "BOARD",
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "category": {
       "name": "category",
       "label": "분류",
       "type": "string",
       "required": false,
       "code": "FAQ_CATEGORY",
       "width": 90
      },
      "target": {
       "name": "target",
       "label": "공지대상",
       "type": "string",
       "required": false,
       "code": "NOTICE_TARGET",
       "width": 80
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "maxBytes": 300,
       "width": 360
      },
      "content": {
       "name": "content",
       "label": "내용",
       "type": "string",
       "required": true,
       "minLength": 10,
       "maxLength": 20000,
       "format": "html"
      },
      "topYn": {
       "name": "topYn",
       "label": "상단고정",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "popupYn": {
       "name": "popupYn",
       "label": "팝업여부",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "postFrom": {
       "name": "postFrom",
       "label": "게시시작일",
       "type": "date",
       "required": false
      },
      "postTo": {
       "name": "postTo",
       "label": "게시종료일",
       "type": "date",
       "required": false
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": false,
       "code": "USE_YN",
       "width": 80
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getPost": {
  "id": "getPost",
  "method": "GET",
  "path": "/api/v1/board/{boardId}/post/{postNo}",
  "summary": "게시글 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "board.yaml",
  "parameters": {
   "boardId": {
    "name": "boardId",
    "label": "게시판",
    "type": "string",
    "required": true,
    "maxLength": 6,
    "code": "BOARD",
    "in": "path"
   },
   "postNo": {
    "name": "postNo",
    "label": "글번호",
    "type": "integer",
    "required": true,
    "minimum": 1,
    "width": 70,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "PostDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "postNo": {
       "name": "postNo",
       "label": "글번호",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "category": {
       "name": "category",
       "label": "분류",
       "type": "string",
       "required": false,
       "code": "FAQ_CATEGORY",
       "width": 90
      },
      "target": {
       "name": "target",
       "label": "공지대상",
       "type": "string",
       "required": false,
       "code": "NOTICE_TARGET",
       "width": 80
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "maxBytes": 300,
       "width": 360
      },
      "content": {
       "name": "content",
       "label": "내용",
       "type": "string",
       "required": true,
       "minLength": 10,
       "maxLength": 20000,
       "format": "html"
      },
      "topYn": {
       "name": "topYn",
       "label": "상단고정",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "popupYn": {
       "name": "popupYn",
       "label": "팝업여부",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "postFrom": {
       "name": "postFrom",
       "label": "게시시작일",
       "type": "date",
       "required": false
      },
      "postTo": {
       "name": "postTo",
       "label": "게시종료일",
       "type": "date",
       "required": false
      },
      "viewCnt": {
       "name": "viewCnt",
       "label": "조회수",
       "type": "integer",
       "required": true,
       "width": 70
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "writer": {
       "name": "writer",
       "label": "작성자 ID",
       "type": "string",
       "required": true,
       "maxLength": 30
      },
      "writerNm": {
       "name": "writerNm",
       "label": "작성자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "writeDt": {
       "name": "writeDt",
       "label": "작성일시",
       "type": "dateTime",
       "required": true,
       "width": 155
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": true,
       "code": "USE_YN",
       "width": 80
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": true,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updatePost": {
  "id": "updatePost",
  "method": "PUT",
  "path": "/api/v1/board/{boardId}/post/{postNo}",
  "summary": "게시글 수정",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "board.yaml",
  "parameters": {
   "boardId": {
    "name": "boardId",
    "label": "게시판",
    "type": "string",
    "required": true,
    "maxLength": 6,
    "code": "BOARD",
    "in": "path"
   },
   "postNo": {
    "name": "postNo",
    "label": "글번호",
    "type": "integer",
    "required": true,
    "minimum": 1,
    "width": 70,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "category": {
       "name": "category",
       "label": "분류",
       "type": "string",
       "required": false,
       "code": "FAQ_CATEGORY",
       "width": 90
      },
      "target": {
       "name": "target",
       "label": "공지대상",
       "type": "string",
       "required": false,
       "code": "NOTICE_TARGET",
       "width": 80
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "maxBytes": 300,
       "width": 360
      },
      "content": {
       "name": "content",
       "label": "내용",
       "type": "string",
       "required": true,
       "minLength": 10,
       "maxLength": 20000,
       "format": "html"
      },
      "topYn": {
       "name": "topYn",
       "label": "상단고정",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "popupYn": {
       "name": "popupYn",
       "label": "팝업여부",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "postFrom": {
       "name": "postFrom",
       "label": "게시시작일",
       "type": "date",
       "required": false
      },
      "postTo": {
       "name": "postTo",
       "label": "게시종료일",
       "type": "date",
       "required": false
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": false,
       "code": "USE_YN",
       "width": 80
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deletePost": {
  "id": "deletePost",
  "method": "DELETE",
  "path": "/api/v1/board/{boardId}/post/{postNo}",
  "summary": "게시글 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "board.yaml",
  "parameters": {
   "boardId": {
    "name": "boardId",
    "label": "게시판",
    "type": "string",
    "required": true,
    "maxLength": 6,
    "code": "BOARD",
    "in": "path"
   },
   "postNo": {
    "name": "postNo",
    "label": "글번호",
    "type": "integer",
    "required": true,
    "minimum": 1,
    "width": 70,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": true,
    "minimum": 0,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "popupBsns": {
  "id": "popupBsns",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/bsns",
  "summary": "사업부 검색",
  "origin": "spec",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "selectOption": {
    "name": "selectOption",
    "label": "사업부 범위",
    "type": "string",
    "required": false,
    "maxLength": 3,
    "enum": [
     "ALL",
     "MY"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly BsnsRow[]",
   "rowTypeName": "BsnsRow",
   "fields": {
    "topDept": {
     "name": "topDept",
     "label": "사업부코드",
     "type": "string",
     "required": true,
     "maxLength": 10
    },
    "sectionName": {
     "name": "sectionName",
     "label": "사업부명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 140
    }
   },
   "sums": []
  }
 },
 "popupDept": {
  "id": "popupDept",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/dept",
  "summary": "부서 검색",
  "origin": "spec",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "sectionName": {
    "name": "sectionName",
    "label": "사업부명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 140,
    "in": "query"
   },
   "deptnm": {
    "name": "deptnm",
    "label": "부서명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 120,
    "in": "query"
   },
   "searchOption": {
    "name": "searchOption",
    "label": "부서 범위",
    "type": "string",
    "required": false,
    "maxLength": 3,
    "enum": [
     "CUR",
     "ALL"
    ],
    "in": "query"
   },
   "enabledBsns": {
    "name": "enabledBsns",
    "label": "사업부 선택 가능",
    "type": "string",
    "required": false,
    "code": "YN",
    "in": "query"
   },
   "compYn": {
    "name": "compYn",
    "label": "법인부서 포함",
    "type": "string",
    "required": false,
    "code": "YN",
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly DeptRow[]",
   "rowTypeName": "DeptRow",
   "fields": {
    "yyyymm": {
     "name": "yyyymm",
     "label": "기준월",
     "type": "month",
     "required": true
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "topDept": {
     "name": "topDept",
     "label": "사업부코드",
     "type": "string",
     "required": true,
     "maxLength": 10
    },
    "indept": {
     "name": "indept",
     "label": "상위부서코드",
     "type": "string",
     "required": false,
     "maxLength": 10
    },
    "sectionName": {
     "name": "sectionName",
     "label": "사업부명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 140
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    }
   },
   "sums": []
  }
 },
 "popupPerson": {
  "id": "popupPerson",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/person",
  "summary": "임직원 검색",
  "origin": "spec",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "hname": {
    "name": "hname",
    "label": "이름",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 90,
    "in": "query"
   },
   "singleid": {
    "name": "singleid",
    "label": "Single ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "width": 120,
    "in": "query"
   },
   "sectionName": {
    "name": "sectionName",
    "label": "사업부명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 140,
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly PersonRow[]",
   "rowTypeName": "PersonRow",
   "fields": {
    "singleid": {
     "name": "singleid",
     "label": "Single ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "width": 120
    },
    "hname": {
     "name": "hname",
     "label": "이름",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90
    },
    "ename": {
     "name": "ename",
     "label": "영문명",
     "type": "string",
     "required": false,
     "maxLength": 80
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "position": {
     "name": "position",
     "label": "직급코드",
     "type": "string",
     "required": false,
     "code": "POSITION"
    },
    "positionNm": {
     "name": "positionNm",
     "label": "직급명",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "width": 70
    },
    "inDeptCode": {
     "name": "inDeptCode",
     "label": "내부부서코드",
     "type": "string",
     "required": false,
     "maxLength": 10
    },
    "site": {
     "name": "site",
     "label": "사업장",
     "type": "string",
     "required": false,
     "code": "SITE"
    },
    "telNo": {
     "name": "telNo",
     "label": "사내전화",
     "type": "string",
     "required": false,
     "maxLength": 20,
     "mask": "phone",
     "isPersonal": true
    },
    "email": {
     "name": "email",
     "label": "이메일",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "isPersonal": true
    },
    "appChk": {
     "name": "appChk",
     "label": "결재가능여부",
     "type": "string",
     "required": false,
     "code": "YN"
    },
    "status": {
     "name": "status",
     "label": "재직상태",
     "type": "string",
     "required": false,
     "code": "PERSON_STATUS"
    },
    "statusDt": {
     "name": "statusDt",
     "label": "상태변경일",
     "type": "date",
     "required": false
    },
    "auth": {
     "name": "auth",
     "label": "권한유형",
     "type": "string",
     "required": false,
     "code": "AUTH_TYPE"
    },
    "sessionId": {
     "name": "sessionId",
     "label": "현재세션",
     "type": "string",
     "required": false,
     "maxLength": 40
    },
    "loginIp": {
     "name": "loginIp",
     "label": "최근접속IP",
     "type": "string",
     "required": false,
     "maxLength": 45,
     "isPersonal": true
    },
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹",
     "type": "string",
     "required": false,
     "code": "AUTH_GROUP"
    },
    "useFlag": {
     "name": "useFlag",
     "label": "사용여부",
     "type": "string",
     "required": false,
     "code": "USE_YN"
    }
   },
   "sums": []
  }
 },
 "popupBuyer": {
  "id": "popupBuyer",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/buyer",
  "summary": "구매담당 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "hname": {
    "name": "hname",
    "label": "이름",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 90,
    "in": "query"
   },
   "singleid": {
    "name": "singleid",
    "label": "Single ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "width": 120,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly BuyerRow[]",
   "rowTypeName": "BuyerRow",
   "fields": {
    "singleid": {
     "name": "singleid",
     "label": "Single ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "width": 120
    },
    "hname": {
     "name": "hname",
     "label": "이름",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    }
   },
   "sums": []
  }
 },
 "popupCompany": {
  "id": "popupCompany",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/company",
  "summary": "협력사 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "compNameKr": {
    "name": "compNameKr",
    "label": "협력사명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 180,
    "in": "query"
   },
   "taxNo2": {
    "name": "taxNo2",
    "label": "사업자등록번호",
    "type": "string",
    "required": false,
    "maxLength": 12,
    "mask": "taxnum",
    "width": 120,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "협력사상태",
    "type": "string",
    "required": false,
    "code": "COMP_STATUS",
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly CompanyRow[]",
   "rowTypeName": "CompanyRow",
   "fields": {
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "taxNo2": {
     "name": "taxNo2",
     "label": "사업자등록번호",
     "type": "string",
     "required": true,
     "maxLength": 12,
     "mask": "taxnum",
     "width": 120
    },
    "status": {
     "name": "status",
     "label": "협력사상태",
     "type": "string",
     "required": true,
     "code": "COMP_STATUS"
    },
    "forwardYn": {
     "name": "forwardYn",
     "label": "OGPMS전송",
     "type": "string",
     "required": true,
     "code": "FORWARD_YN"
    }
   },
   "sums": []
  }
 },
 "popupAccount": {
  "id": "popupAccount",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/account",
  "summary": "계정 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "accountCode": {
    "name": "accountCode",
    "label": "계정코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "width": 90,
    "lookup": {
     "popup": "account",
     "text": "accountName",
     "value": "accountCode"
    },
    "in": "query"
   },
   "accountName": {
    "name": "accountName",
    "label": "계정명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 140,
    "in": "query"
   },
   "expenseType": {
    "name": "expenseType",
    "label": "비용구분",
    "type": "string",
    "required": false,
    "code": "EXPENSE_TYPE",
    "width": 90,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly AccountRow[]",
   "rowTypeName": "AccountRow",
   "fields": {
    "accountCode": {
     "name": "accountCode",
     "label": "계정코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "width": 90,
     "lookup": {
      "popup": "account",
      "text": "accountName",
      "value": "accountCode"
     }
    },
    "accountName": {
     "name": "accountName",
     "label": "계정명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 140
    },
    "expenseType": {
     "name": "expenseType",
     "label": "비용구분",
     "type": "string",
     "required": true,
     "code": "EXPENSE_TYPE",
     "width": 90
    },
    "coRequiredYn": {
     "name": "coRequiredYn",
     "label": "코스트센터필수",
     "type": "string",
     "required": true,
     "code": "YN"
    }
   },
   "sums": []
  }
 },
 "popupCostCenter": {
  "id": "popupCostCenter",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/costCenter",
  "summary": "코스트센터 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "costCenter": {
    "name": "costCenter",
    "label": "코스트센터",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "width": 100,
    "lookup": {
     "popup": "costCenter",
     "text": "costCenterName",
     "value": "costCenter"
    },
    "in": "query"
   },
   "costCenterName": {
    "name": "costCenterName",
    "label": "코스트센터명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 150,
    "in": "query"
   },
   "sectionName": {
    "name": "sectionName",
    "label": "사업부명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 140,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly CostCenterRow[]",
   "rowTypeName": "CostCenterRow",
   "fields": {
    "costCenter": {
     "name": "costCenter",
     "label": "코스트센터",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "width": 100,
     "lookup": {
      "popup": "costCenter",
      "text": "costCenterName",
      "value": "costCenter"
     }
    },
    "costCenterName": {
     "name": "costCenterName",
     "label": "코스트센터명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 150
    },
    "sectionName": {
     "name": "sectionName",
     "label": "사업부명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 140
    }
   },
   "sums": []
  }
 },
 "getCompanyName": {
  "id": "getCompanyName",
  "method": "GET",
  "path": "/api/v1/cmmn/company/{code}",
  "summary": "협력사명 조회",
  "origin": "spec",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "code": {
    "name": "code",
    "label": "협력사번호",
    "type": "string",
    "required": true,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CompanyName",
   "fields": {
    "gpsCompMaster": {
     "name": "gpsCompMaster",
     "label": "gpsCompMaster",
     "type": "object",
     "required": true,
     "fields": {
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "status": {
       "name": "status",
       "label": "협력사상태",
       "type": "string",
       "required": false,
       "code": "COMP_STATUS"
      }
     }
    }
   },
   "sums": []
  }
 },
 "getExchangeRate": {
  "id": "getExchangeRate",
  "method": "GET",
  "path": "/api/v1/cmmn/exchangeRate",
  "summary": "환율 조회",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "currency": {
    "name": "currency",
    "label": "통화",
    "type": "string",
    "required": true,
    "code": "CURRENCY",
    "width": 80,
    "in": "query"
   },
   "rateDate": {
    "name": "rateDate",
    "label": "기준일",
    "type": "date",
    "required": false,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ExchangeRate",
   "fields": {
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "rateDate": {
     "name": "rateDate",
     "label": "기준일",
     "type": "date",
     "required": true
    },
    "rate": {
     "name": "rate",
     "label": "매매기준율",
     "type": "decimal",
     "required": true,
     "scale": 4
    }
   },
   "sums": []
  }
 },
 "uploadFile": {
  "id": "uploadFile",
  "method": "POST",
  "path": "/api/v1/cmmn/file",
  "summary": "파일 올리기",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "common.yaml",
  "parameters": {
   "ownerType": {
    "name": "ownerType",
    "label": "소유문서유형",
    "type": "string",
    "required": true,
    "code": "OWNER_DOC",
    "in": "query"
   },
   "ownerNo": {
    "name": "ownerNo",
    "label": "소유문서번호",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "in": "query"
   },
   "fileId": {
    "name": "fileId",
    "label": "첨부파일",
    "type": "string",
    "required": false,
    "maxLength": 20,
    "in": "query"
   },
   "fileName": {
    "name": "fileName",
    "label": "파일명",
    "type": "string",
    "required": true,
    "maxLength": 255,
    "width": 320,
    "in": "query"
   }
  },
  "body": {
   "contentType": "application/octet-stream",
   "fields": {}
  },
  "answer": {
   "kind": "value",
   "typeName": "FileItem",
   "fields": {
    "fileId": {
     "name": "fileId",
     "label": "첨부파일",
     "type": "string",
     "required": true,
     "maxLength": 20
    },
    "fileSeq": {
     "name": "fileSeq",
     "label": "파일순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 70
    },
    "fileName": {
     "name": "fileName",
     "label": "파일명",
     "type": "string",
     "required": true,
     "maxLength": 255,
     "width": 320
    },
    "fileSize": {
     "name": "fileSize",
     "label": "크기",
     "type": "integer",
     "required": true,
     "unit": "byte",
     "width": 90
    },
    "mimeType": {
     "name": "mimeType",
     "label": "형식",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "bigo": {
     "name": "bigo",
     "label": "비고",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 200
    }
   },
   "sums": []
  }
 },
 "listFiles": {
  "id": "listFiles",
  "method": "GET",
  "path": "/api/v1/cmmn/file/{id}",
  "summary": "파일 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "id": {
    "name": "id",
    "label": "첨부파일",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "in": "path"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly FileItem[]",
   "rowTypeName": "FileItem",
   "fields": {
    "fileId": {
     "name": "fileId",
     "label": "첨부파일",
     "type": "string",
     "required": true,
     "maxLength": 20
    },
    "fileSeq": {
     "name": "fileSeq",
     "label": "파일순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 70
    },
    "fileName": {
     "name": "fileName",
     "label": "파일명",
     "type": "string",
     "required": true,
     "maxLength": 255,
     "width": 320
    },
    "fileSize": {
     "name": "fileSize",
     "label": "크기",
     "type": "integer",
     "required": true,
     "unit": "byte",
     "width": 90
    },
    "mimeType": {
     "name": "mimeType",
     "label": "형식",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "bigo": {
     "name": "bigo",
     "label": "비고",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 200
    }
   },
   "sums": []
  }
 },
 "downloadFile": {
  "id": "downloadFile",
  "method": "GET",
  "path": "/api/v1/cmmn/file/{id}/download",
  "summary": "파일 전체 내려받기",
  "origin": "spec",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "id": {
    "name": "id",
    "label": "첨부파일",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "in": "path"
   }
  },
  "answer": {
   "kind": "binary",
   "typeName": "Blob",
   "fields": {},
   "sums": []
  }
 },
 "downloadFileWs": {
  "id": "downloadFileWs",
  "method": "GET",
  "path": "/api/v1/cmmn/file/{id}/{seq}/wsdownload",
  "summary": "파일 내려받기",
  "origin": "spec",
  "access": "screen",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "id": {
    "name": "id",
    "label": "첨부파일",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "in": "path"
   },
   "seq": {
    "name": "seq",
    "label": "파일순번",
    "type": "integer",
    "required": true,
    "minimum": 1,
    "width": 70,
    "in": "path"
   }
  },
  "answer": {
   "kind": "binary",
   "typeName": "Blob",
   "fields": {},
   "sums": []
  }
 },
 "deleteFile": {
  "id": "deleteFile",
  "method": "DELETE",
  "path": "/api/v1/cmmn/file/{id}/{seq}",
  "summary": "파일 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "common.yaml",
  "parameters": {
   "id": {
    "name": "id",
    "label": "첨부파일",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "in": "path"
   },
   "seq": {
    "name": "seq",
    "label": "파일순번",
    "type": "integer",
    "required": true,
    "minimum": 1,
    "width": 70,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "startExport": {
  "id": "startExport",
  "method": "POST",
  "path": "/api/v1/cmmn/export",
  "summary": "엑셀 내려받기 작업 시작",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "common.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "operation": {
     "name": "operation",
     "label": "목록",
     "type": "string",
     "required": true,
     "maxLength": 60
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 100
    },
    "columns": {
     "name": "columns",
     "label": "컬럼",
     "type": "list",
     "required": true,
     "fields": {
      "field": {
       "name": "field",
       "label": "필드",
       "type": "string",
       "required": true,
       "maxLength": 60
      },
      "label": {
       "name": "label",
       "label": "컬럼명",
       "type": "string",
       "required": true,
       "maxLength": 100
      },
      "kind": {
       "name": "kind",
       "label": "형식",
       "type": "string",
       "required": true,
       "maxLength": 6,
       "enum": [
        "text",
        "number",
        "date"
       ]
      },
      "width": {
       "name": "width",
       "label": "너비",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "maximum": 2000
      },
      "scale": {
       "name": "scale",
       "label": "소수 자리",
       "type": "integer",
       "required": false,
       "minimum": 0,
       "maximum": 10
      },
      "isMoney": {
       "name": "isMoney",
       "label": "금액 여부",
       "type": "boolean",
       "required": false
      },
      "texts": {
       "name": "texts",
       "label": "코드명",
       "type": "list",
       "required": false,
       "fields": {
        "value": {
         "name": "value",
         "label": "값",
         "type": "string",
         "required": true,
         "maxLength": 100
        },
        "text": {
         "name": "text",
         "label": "표시",
         "type": "string",
         "required": true,
         "maxLength": 200
        }
       }
      }
     }
    },
    "conditions": {
     "name": "conditions",
     "label": "조회 조건",
     "type": "list",
     "required": true,
     "fields": {
      "name": {
       "name": "name",
       "label": "조건",
       "type": "string",
       "required": true,
       "maxLength": 60
      },
      "value": {
       "name": "value",
       "label": "값",
       "type": "string",
       "required": true,
       "maxLength": 2000
      }
     }
    },
    "reason": {
     "name": "reason",
     "label": "다운로드 사유",
     "type": "string",
     "required": false,
     "maxLength": 200
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ExportJob",
   "fields": {
    "exportId": {
     "name": "exportId",
     "label": "작업번호",
     "type": "string",
     "required": true,
     "maxLength": 36
    },
    "status": {
     "name": "status",
     "label": "작업상태",
     "type": "string",
     "required": true,
     "maxLength": 8,
     "enum": [
      "WAITING",
      "RUNNING",
      "DONE",
      "FAILED",
      "CANCELED"
     ]
    },
    "done": {
     "name": "done",
     "label": "처리 건수",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "total": {
     "name": "total",
     "label": "전체 건수",
     "type": "integer",
     "required": true
    },
    "msg": {
     "name": "msg",
     "label": "안내",
     "type": "string",
     "required": false,
     "maxLength": 300
    }
   },
   "sums": []
  }
 },
 "getExport": {
  "id": "getExport",
  "method": "GET",
  "path": "/api/v1/cmmn/export/{exportId}",
  "summary": "엑셀 내려받기 작업 조회",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "exportId": {
    "name": "exportId",
    "label": "작업번호",
    "type": "string",
    "required": true,
    "maxLength": 36,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ExportJob",
   "fields": {
    "exportId": {
     "name": "exportId",
     "label": "작업번호",
     "type": "string",
     "required": true,
     "maxLength": 36
    },
    "status": {
     "name": "status",
     "label": "작업상태",
     "type": "string",
     "required": true,
     "maxLength": 8,
     "enum": [
      "WAITING",
      "RUNNING",
      "DONE",
      "FAILED",
      "CANCELED"
     ]
    },
    "done": {
     "name": "done",
     "label": "처리 건수",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "total": {
     "name": "total",
     "label": "전체 건수",
     "type": "integer",
     "required": true
    },
    "msg": {
     "name": "msg",
     "label": "안내",
     "type": "string",
     "required": false,
     "maxLength": 300
    }
   },
   "sums": []
  }
 },
 "cancelExport": {
  "id": "cancelExport",
  "method": "POST",
  "path": "/api/v1/cmmn/export/{exportId}/cancel",
  "summary": "엑셀 내려받기 작업 취소",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "common.yaml",
  "parameters": {
   "exportId": {
    "name": "exportId",
    "label": "작업번호",
    "type": "string",
    "required": true,
    "maxLength": 36,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ExportJob",
   "fields": {
    "exportId": {
     "name": "exportId",
     "label": "작업번호",
     "type": "string",
     "required": true,
     "maxLength": 36
    },
    "status": {
     "name": "status",
     "label": "작업상태",
     "type": "string",
     "required": true,
     "maxLength": 8,
     "enum": [
      "WAITING",
      "RUNNING",
      "DONE",
      "FAILED",
      "CANCELED"
     ]
    },
    "done": {
     "name": "done",
     "label": "처리 건수",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "total": {
     "name": "total",
     "label": "전체 건수",
     "type": "integer",
     "required": true
    },
    "msg": {
     "name": "msg",
     "label": "안내",
     "type": "string",
     "required": false,
     "maxLength": 300
    }
   },
   "sums": []
  }
 },
 "downloadExport": {
  "id": "downloadExport",
  "method": "GET",
  "path": "/api/v1/cmmn/export/{exportId}/download",
  "summary": "엑셀 내려받기",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "common.yaml",
  "parameters": {
   "exportId": {
    "name": "exportId",
    "label": "작업번호",
    "type": "string",
    "required": true,
    "maxLength": 36,
    "in": "path"
   }
  },
  "answer": {
   "kind": "binary",
   "typeName": "Blob",
   "fields": {},
   "sums": []
  }
 },
 "cyberLogin": {
  "id": "cyberLogin",
  "method": "POST",
  "path": "/api/v1/cyberLogin",
  "summary": "협력사 로그인 (비밀번호 확인과 인증번호 발송)",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "cyberLogin.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "userPw": {
     "name": "userPw",
     "label": "비밀번호",
     "type": "string",
     "required": true,
     "maxLength": 200
    },
    "optGubun": {
     "name": "optGubun",
     "label": "OTP수신방법",
     "type": "string",
     "required": false,
     "enum": [
      "S",
      "E"
     ]
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberLoginAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "otpGubun": {
     "name": "otpGubun",
     "label": "OTP수신방법",
     "type": "string",
     "required": false,
     "code": "OTP_GUBUN"
    },
    "sentTo": {
     "name": "sentTo",
     "label": "수신처",
     "type": "string",
     "required": false
    },
    "otpSeconds": {
     "name": "otpSeconds",
     "label": "남은시간",
     "type": "integer",
     "required": false
    }
   },
   "sums": []
  }
 },
 "cyberCheckOtp": {
  "id": "cyberCheckOtp",
  "method": "POST",
  "path": "/api/v1/cyberCheckOtp",
  "summary": "협력사 인증번호 확인",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "cyberLogin.yaml",
  "parameters": {
   "loginTransaction": {
    "name": "loginTransaction",
    "label": "로그인 거래",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   }
  },
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "userPw": {
     "name": "userPw",
     "label": "비밀번호",
     "type": "string",
     "required": true,
     "maxLength": 200
    },
    "otpNum": {
     "name": "otpNum",
     "label": "인증번호",
     "type": "string",
     "required": true,
     "maxLength": 20
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberSessionAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "errCode": {
     "name": "errCode",
     "label": "errCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "triesLeft": {
     "name": "triesLeft",
     "label": "남은 횟수",
     "type": "integer",
     "required": false
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    },
    "user": {
     "name": "user",
     "label": "user",
     "type": "object",
     "required": false,
     "fields": {
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "hname": {
       "name": "hname",
       "label": "이름",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80
      },
      "auth": {
       "name": "auth",
       "label": "권한유형",
       "type": "string",
       "required": true,
       "code": "AUTH_TYPE"
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "prefill": {
       "name": "prefill",
       "label": "prefill",
       "type": "string",
       "required": false,
       "enum": [
        "NONE",
        "SECTION",
        "DEPT",
        "ALL"
       ]
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "cellPhoneNo",
       "type": "string",
       "required": false
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "phoneNo",
       "type": "string",
       "required": false
      },
      "noCellPhoneYn": {
       "name": "noCellPhoneYn",
       "label": "noCellPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "noPhoneYn": {
       "name": "noPhoneYn",
       "label": "noPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "compNo": {
       "name": "compNo",
       "label": "compNo",
       "type": "string",
       "required": false
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "compNameKr",
       "type": "string",
       "required": false
      },
      "ip": {
       "name": "ip",
       "label": "ip",
       "type": "string",
       "required": false
      },
      "lastLoginIp": {
       "name": "lastLoginIp",
       "label": "lastLoginIp",
       "type": "string",
       "required": false
      },
      "lastLoginDate": {
       "name": "lastLoginDate",
       "label": "lastLoginDate",
       "type": "dateTime",
       "required": false
      },
      "createdDate": {
       "name": "createdDate",
       "label": "createdDate",
       "type": "dateTime",
       "required": false
      },
      "expiredDate": {
       "name": "expiredDate",
       "label": "expiredDate",
       "type": "dateTime",
       "required": false
      },
      "tokenExpiredTimestamp": {
       "name": "tokenExpiredTimestamp",
       "label": "tokenExpiredTimestamp",
       "type": "integer",
       "required": false
      },
      "currentTimestamp": {
       "name": "currentTimestamp",
       "label": "currentTimestamp",
       "type": "integer",
       "required": false
      }
     }
    },
    "menus": {
     "name": "menus",
     "label": "menus",
     "type": "list",
     "required": false,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "pgmId",
       "type": "string",
       "required": true
      },
      "pgmName": {
       "name": "pgmName",
       "label": "pgmName",
       "type": "string",
       "required": true
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "sspUrl",
       "type": "string",
       "required": false
      },
      "sspSubUrls": {
       "name": "sspSubUrls",
       "label": "sspSubUrls",
       "type": "list",
       "required": false
      },
      "leaf": {
       "name": "leaf",
       "label": "leaf",
       "type": "string",
       "required": true,
       "enum": [
        "T",
        "F"
       ]
      },
      "access": {
       "name": "access",
       "label": "access",
       "type": "string",
       "required": false,
       "enum": [
        "read",
        "write"
       ]
      },
      "childs": {
       "name": "childs",
       "label": "childs",
       "type": "list",
       "required": false,
       "fields": {
        "pgmId": {
         "name": "pgmId",
         "label": "pgmId",
         "type": "string",
         "required": true
        },
        "pgmName": {
         "name": "pgmName",
         "label": "pgmName",
         "type": "string",
         "required": true
        },
        "sspUrl": {
         "name": "sspUrl",
         "label": "sspUrl",
         "type": "string",
         "required": false
        },
        "sspSubUrls": {
         "name": "sspSubUrls",
         "label": "sspSubUrls",
         "type": "list",
         "required": false
        },
        "leaf": {
         "name": "leaf",
         "label": "leaf",
         "type": "string",
         "required": true,
         "enum": [
          "T",
          "F"
         ]
        },
        "access": {
         "name": "access",
         "label": "access",
         "type": "string",
         "required": false,
         "enum": [
          "read",
          "write"
         ]
        },
        "childs": {
         "name": "childs",
         "label": "childs",
         "type": "list",
         "required": false
        }
       }
      }
     }
    },
    "codes": {
     "name": "codes",
     "label": "codes",
     "type": "object",
     "required": false
    }
   },
   "sums": []
  }
 },
 "cyberAdLogin": {
  "id": "cyberAdLogin",
  "method": "POST",
  "path": "/api/v1/cyberAdLogin",
  "summary": "협력사 AD 로그인",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "cyberLogin.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": false,
     "maxLength": 30
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberSessionAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "errCode": {
     "name": "errCode",
     "label": "errCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "triesLeft": {
     "name": "triesLeft",
     "label": "남은 횟수",
     "type": "integer",
     "required": false
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    },
    "user": {
     "name": "user",
     "label": "user",
     "type": "object",
     "required": false,
     "fields": {
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "hname": {
       "name": "hname",
       "label": "이름",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80
      },
      "auth": {
       "name": "auth",
       "label": "권한유형",
       "type": "string",
       "required": true,
       "code": "AUTH_TYPE"
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "prefill": {
       "name": "prefill",
       "label": "prefill",
       "type": "string",
       "required": false,
       "enum": [
        "NONE",
        "SECTION",
        "DEPT",
        "ALL"
       ]
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "cellPhoneNo",
       "type": "string",
       "required": false
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "phoneNo",
       "type": "string",
       "required": false
      },
      "noCellPhoneYn": {
       "name": "noCellPhoneYn",
       "label": "noCellPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "noPhoneYn": {
       "name": "noPhoneYn",
       "label": "noPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "compNo": {
       "name": "compNo",
       "label": "compNo",
       "type": "string",
       "required": false
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "compNameKr",
       "type": "string",
       "required": false
      },
      "ip": {
       "name": "ip",
       "label": "ip",
       "type": "string",
       "required": false
      },
      "lastLoginIp": {
       "name": "lastLoginIp",
       "label": "lastLoginIp",
       "type": "string",
       "required": false
      },
      "lastLoginDate": {
       "name": "lastLoginDate",
       "label": "lastLoginDate",
       "type": "dateTime",
       "required": false
      },
      "createdDate": {
       "name": "createdDate",
       "label": "createdDate",
       "type": "dateTime",
       "required": false
      },
      "expiredDate": {
       "name": "expiredDate",
       "label": "expiredDate",
       "type": "dateTime",
       "required": false
      },
      "tokenExpiredTimestamp": {
       "name": "tokenExpiredTimestamp",
       "label": "tokenExpiredTimestamp",
       "type": "integer",
       "required": false
      },
      "currentTimestamp": {
       "name": "currentTimestamp",
       "label": "currentTimestamp",
       "type": "integer",
       "required": false
      }
     }
    },
    "menus": {
     "name": "menus",
     "label": "menus",
     "type": "list",
     "required": false,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "pgmId",
       "type": "string",
       "required": true
      },
      "pgmName": {
       "name": "pgmName",
       "label": "pgmName",
       "type": "string",
       "required": true
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "sspUrl",
       "type": "string",
       "required": false
      },
      "sspSubUrls": {
       "name": "sspSubUrls",
       "label": "sspSubUrls",
       "type": "list",
       "required": false
      },
      "leaf": {
       "name": "leaf",
       "label": "leaf",
       "type": "string",
       "required": true,
       "enum": [
        "T",
        "F"
       ]
      },
      "access": {
       "name": "access",
       "label": "access",
       "type": "string",
       "required": false,
       "enum": [
        "read",
        "write"
       ]
      },
      "childs": {
       "name": "childs",
       "label": "childs",
       "type": "list",
       "required": false,
       "fields": {
        "pgmId": {
         "name": "pgmId",
         "label": "pgmId",
         "type": "string",
         "required": true
        },
        "pgmName": {
         "name": "pgmName",
         "label": "pgmName",
         "type": "string",
         "required": true
        },
        "sspUrl": {
         "name": "sspUrl",
         "label": "sspUrl",
         "type": "string",
         "required": false
        },
        "sspSubUrls": {
         "name": "sspSubUrls",
         "label": "sspSubUrls",
         "type": "list",
         "required": false
        },
        "leaf": {
         "name": "leaf",
         "label": "leaf",
         "type": "string",
         "required": true,
         "enum": [
          "T",
          "F"
         ]
        },
        "access": {
         "name": "access",
         "label": "access",
         "type": "string",
         "required": false,
         "enum": [
          "read",
          "write"
         ]
        },
        "childs": {
         "name": "childs",
         "label": "childs",
         "type": "list",
         "required": false
        }
       }
      }
     }
    },
    "codes": {
     "name": "codes",
     "label": "codes",
     "type": "object",
     "required": false
    }
   },
   "sums": []
  }
 },
 "getCyberUserList": {
  "id": "getCyberUserList",
  "method": "POST",
  "path": "/api/v1/getCyberUserList",
  "summary": "협력사 사용자 선택 목록",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "cyberLogin.yaml",
  "parameters": {
   "loginTransaction": {
    "name": "loginTransaction",
    "label": "로그인 거래",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   }
  },
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "compNo": {
     "name": "compNo",
     "label": "업체번호",
     "type": "string",
     "required": false,
     "maxLength": 10
    },
    "userName": {
     "name": "userName",
     "label": "사용자명",
     "type": "string",
     "required": false,
     "maxLength": 50
    },
    "dsadId": {
     "name": "dsadId",
     "label": "DSAD ID",
     "type": "string",
     "required": false,
     "maxLength": 100
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberUserList",
   "fields": {
    "userInfo": {
     "name": "userInfo",
     "label": "userInfo",
     "type": "list",
     "required": true,
     "fields": {
      "userId": {
       "name": "userId",
       "label": "사용자ID",
       "type": "string",
       "required": true,
       "maxLength": 30
      },
      "userName": {
       "name": "userName",
       "label": "사용자명",
       "type": "string",
       "required": true,
       "maxLength": 50
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "status": {
       "name": "status",
       "label": "사용자상태",
       "type": "string",
       "required": true,
       "code": "EXT_USER_STATUS"
      },
      "dsadId": {
       "name": "dsadId",
       "label": "DSAD ID",
       "type": "string",
       "required": false,
       "maxLength": 100
      }
     }
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    }
   },
   "sums": []
  }
 },
 "cyberUserSync": {
  "id": "cyberUserSync",
  "method": "POST",
  "path": "/api/v1/cyberUserSync",
  "summary": "협력사 사용자 선택",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "cyberLogin.yaml",
  "parameters": {
   "loginTransaction": {
    "name": "loginTransaction",
    "label": "로그인 거래",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   }
  },
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "selUser": {
     "name": "selUser",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberSessionAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "errCode": {
     "name": "errCode",
     "label": "errCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "triesLeft": {
     "name": "triesLeft",
     "label": "남은 횟수",
     "type": "integer",
     "required": false
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    },
    "user": {
     "name": "user",
     "label": "user",
     "type": "object",
     "required": false,
     "fields": {
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "hname": {
       "name": "hname",
       "label": "이름",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80
      },
      "auth": {
       "name": "auth",
       "label": "권한유형",
       "type": "string",
       "required": true,
       "code": "AUTH_TYPE"
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "prefill": {
       "name": "prefill",
       "label": "prefill",
       "type": "string",
       "required": false,
       "enum": [
        "NONE",
        "SECTION",
        "DEPT",
        "ALL"
       ]
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "cellPhoneNo",
       "type": "string",
       "required": false
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "phoneNo",
       "type": "string",
       "required": false
      },
      "noCellPhoneYn": {
       "name": "noCellPhoneYn",
       "label": "noCellPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "noPhoneYn": {
       "name": "noPhoneYn",
       "label": "noPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "compNo": {
       "name": "compNo",
       "label": "compNo",
       "type": "string",
       "required": false
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "compNameKr",
       "type": "string",
       "required": false
      },
      "ip": {
       "name": "ip",
       "label": "ip",
       "type": "string",
       "required": false
      },
      "lastLoginIp": {
       "name": "lastLoginIp",
       "label": "lastLoginIp",
       "type": "string",
       "required": false
      },
      "lastLoginDate": {
       "name": "lastLoginDate",
       "label": "lastLoginDate",
       "type": "dateTime",
       "required": false
      },
      "createdDate": {
       "name": "createdDate",
       "label": "createdDate",
       "type": "dateTime",
       "required": false
      },
      "expiredDate": {
       "name": "expiredDate",
       "label": "expiredDate",
       "type": "dateTime",
       "required": false
      },
      "tokenExpiredTimestamp": {
       "name": "tokenExpiredTimestamp",
       "label": "tokenExpiredTimestamp",
       "type": "integer",
       "required": false
      },
      "currentTimestamp": {
       "name": "currentTimestamp",
       "label": "currentTimestamp",
       "type": "integer",
       "required": false
      }
     }
    },
    "menus": {
     "name": "menus",
     "label": "menus",
     "type": "list",
     "required": false,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "pgmId",
       "type": "string",
       "required": true
      },
      "pgmName": {
       "name": "pgmName",
       "label": "pgmName",
       "type": "string",
       "required": true
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "sspUrl",
       "type": "string",
       "required": false
      },
      "sspSubUrls": {
       "name": "sspSubUrls",
       "label": "sspSubUrls",
       "type": "list",
       "required": false
      },
      "leaf": {
       "name": "leaf",
       "label": "leaf",
       "type": "string",
       "required": true,
       "enum": [
        "T",
        "F"
       ]
      },
      "access": {
       "name": "access",
       "label": "access",
       "type": "string",
       "required": false,
       "enum": [
        "read",
        "write"
       ]
      },
      "childs": {
       "name": "childs",
       "label": "childs",
       "type": "list",
       "required": false,
       "fields": {
        "pgmId": {
         "name": "pgmId",
         "label": "pgmId",
         "type": "string",
         "required": true
        },
        "pgmName": {
         "name": "pgmName",
         "label": "pgmName",
         "type": "string",
         "required": true
        },
        "sspUrl": {
         "name": "sspUrl",
         "label": "sspUrl",
         "type": "string",
         "required": false
        },
        "sspSubUrls": {
         "name": "sspSubUrls",
         "label": "sspSubUrls",
         "type": "list",
         "required": false
        },
        "leaf": {
         "name": "leaf",
         "label": "leaf",
         "type": "string",
         "required": true,
         "enum": [
          "T",
          "F"
         ]
        },
        "access": {
         "name": "access",
         "label": "access",
         "type": "string",
         "required": false,
         "enum": [
          "read",
          "write"
         ]
        },
        "childs": {
         "name": "childs",
         "label": "childs",
         "type": "list",
         "required": false
        }
       }
      }
     }
    },
    "codes": {
     "name": "codes",
     "label": "codes",
     "type": "object",
     "required": false
    }
   },
   "sums": []
  }
 },
 "checkCyberAccess": {
  "id": "checkCyberAccess",
  "method": "GET",
  "path": "/api/v1/cyberAccess",
  "summary": "협력사 접근 시각 확인",
  "origin": "assumed",
  "access": "public",
  "isEffect": false,
  "file": "cyberLogin.yaml",
  "parameters": {
   "t": {
    "name": "t",
    "label": "접근 시각",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "query"
   },
   "s": {
    "name": "s",
    "label": "접근 시각 서명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberAccessAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true,
     "enum": [
      "OK",
      "ERROR"
     ]
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    }
   },
   "sums": []
  }
 },
 "listOutbox": {
  "id": "listOutbox",
  "method": "GET",
  "path": "/api/v1/dev/outbox",
  "summary": "개발용 발송함",
  "origin": "assumed",
  "access": "public",
  "isEffect": false,
  "file": "cyberLogin.yaml",
  "parameters": {},
  "answer": {
   "kind": "rows",
   "typeName": "OutboxList",
   "rowTypeName": "OutboxMessage",
   "fields": {
    "outboxSeq": {
     "name": "outboxSeq",
     "label": "순번",
     "type": "string",
     "required": true
    },
    "channel": {
     "name": "channel",
     "label": "발송수단",
     "type": "string",
     "required": true,
     "code": "OTP_GUBUN"
    },
    "recipient": {
     "name": "recipient",
     "label": "수신처",
     "type": "string",
     "required": true
    },
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true
    },
    "text": {
     "name": "text",
     "label": "내용",
     "type": "string",
     "required": true
    },
    "createdDt": {
     "name": "createdDt",
     "label": "발송일시",
     "type": "dateTime",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listDownloadDataset": {
  "id": "listDownloadDataset",
  "method": "GET",
  "path": "/api/v1/dataDownload/dataset",
  "summary": "데이터 조회",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "dataDownload.yaml",
  "parameters": {
   "datasetId": {
    "name": "datasetId",
    "label": "데이터",
    "type": "string",
    "required": false,
    "code": "DATASET",
    "width": 100,
    "in": "query"
   },
   "periodFromFrom": {
    "name": "periodFromFrom",
    "label": "기간",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "periodFromTo": {
    "name": "periodFromTo",
    "label": "기간",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "reason": {
    "name": "reason",
    "label": "다운로드사유",
    "type": "string",
    "required": false,
    "maxLength": 400,
    "width": 260,
    "in": "query"
   },
   "previewYn": {
    "name": "previewYn",
    "label": "미리보기",
    "type": "string",
    "required": false,
    "code": "YN",
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "DatasetList",
   "rowTypeName": "DatasetRow",
   "fields": {
    "rowNo": {
     "name": "rowNo",
     "label": "번호",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "previewText": {
     "name": "previewText",
     "label": "내용",
     "type": "string",
     "required": true,
     "width": 1000
    },
    "c1": {
     "name": "c1",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c2": {
     "name": "c2",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c3": {
     "name": "c3",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c4": {
     "name": "c4",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c5": {
     "name": "c5",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c6": {
     "name": "c6",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c7": {
     "name": "c7",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c8": {
     "name": "c8",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c9": {
     "name": "c9",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c10": {
     "name": "c10",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c11": {
     "name": "c11",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c12": {
     "name": "c12",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c13": {
     "name": "c13",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    },
    "c14": {
     "name": "c14",
     "label": "값",
     "type": "string",
     "required": false,
     "width": 120
    }
   },
   "sums": []
  }
 },
 "runDownload": {
  "id": "runDownload",
  "method": "POST",
  "path": "/api/v1/dataDownload/{datasetId}",
  "summary": "다운로드",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "dataDownload.yaml",
  "parameters": {
   "datasetId": {
    "name": "datasetId",
    "label": "데이터",
    "type": "string",
    "required": true,
    "code": "DATASET",
    "width": 100,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "periodFrom": {
     "name": "periodFrom",
     "label": "기간(시작)",
     "type": "date",
     "required": true
    },
    "periodTo": {
     "name": "periodTo",
     "label": "기간(종료)",
     "type": "date",
     "required": true
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "reason": {
     "name": "reason",
     "label": "다운로드사유",
     "type": "string",
     "required": true,
     "maxLength": 400,
     "width": 260
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listDownloadLog": {
  "id": "listDownloadLog",
  "method": "GET",
  "path": "/api/v1/dataDownload/log",
  "summary": "다운로드 이력",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "dataDownload.yaml",
  "parameters": {
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "DownloadLogList",
   "rowTypeName": "DownloadLogRow",
   "fields": {
    "logSeq": {
     "name": "logSeq",
     "label": "순번",
     "type": "integer",
     "required": true,
     "mask": "num",
     "width": 70
    },
    "datasetId": {
     "name": "datasetId",
     "label": "데이터",
     "type": "string",
     "required": true,
     "code": "DATASET",
     "width": 100
    },
    "periodFrom": {
     "name": "periodFrom",
     "label": "기간(시작)",
     "type": "date",
     "required": true
    },
    "periodTo": {
     "name": "periodTo",
     "label": "기간(종료)",
     "type": "date",
     "required": true
    },
    "rowCnt": {
     "name": "rowCnt",
     "label": "건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "reason": {
     "name": "reason",
     "label": "다운로드사유",
     "type": "string",
     "required": true,
     "maxLength": 400,
     "width": 260
    },
    "userName": {
     "name": "userName",
     "label": "사용자명",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90
    },
    "loggedDt": {
     "name": "loggedDt",
     "label": "일시",
     "type": "dateTime",
     "required": true
    },
    "state": {
     "name": "state",
     "label": "진행상태",
     "type": "string",
     "required": true,
     "width": 110
    },
    "exportId": {
     "name": "exportId",
     "label": "작업번호",
     "type": "string",
     "required": true,
     "maxLength": 36,
     "width": 120
    },
    "canFetchYn": {
     "name": "canFetchYn",
     "label": "받기가능",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "canCancelYn": {
     "name": "canCancelYn",
     "label": "취소가능",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    }
   },
   "sums": []
  }
 },
 "listDelivery": {
  "id": "listDelivery",
  "method": "GET",
  "path": "/api/v1/delivery",
  "summary": "납품 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "receiver": {
    "name": "receiver",
    "label": "인수자",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "text": "receiverNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "itemName": {
    "name": "itemName",
    "label": "품목명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "maxBytes": 200,
    "width": 180,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "납품상태",
    "type": "string",
    "required": false,
    "code": "DLV_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "proxyYn": {
    "name": "proxyYn",
    "label": "대리등록",
    "type": "string",
    "required": false,
    "code": "YN",
    "width": 70,
    "in": "query"
   },
   "deliveryDateFrom": {
    "name": "deliveryDateFrom",
    "label": "납품예정일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "deliveryDateTo": {
    "name": "deliveryDateTo",
    "label": "납품예정일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "DeliveryList",
   "rowTypeName": "DeliveryRow",
   "fields": {
    "dlvNo": {
     "name": "dlvNo",
     "label": "납품번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "receiver": {
     "name": "receiver",
     "label": "인수자",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "receiverNm",
      "value": "singleid"
     }
    },
    "receiverNm": {
     "name": "receiverNm",
     "label": "인수자",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "lineCnt": {
     "name": "lineCnt",
     "label": "품목수",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "납품금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "deliveryDate": {
     "name": "deliveryDate",
     "label": "납품예정일",
     "type": "date",
     "required": true
    },
    "lateYn": {
     "name": "lateYn",
     "label": "지연",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 60
    },
    "lateDays": {
     "name": "lateDays",
     "label": "지연일수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "dlvMethod": {
     "name": "dlvMethod",
     "label": "운송방법",
     "type": "string",
     "required": true,
     "code": "DLV_METHOD",
     "width": 90
    },
    "trackingNo": {
     "name": "trackingNo",
     "label": "운송장번호",
     "type": "string",
     "required": false,
     "maxLength": 40,
     "width": 120
    },
    "proxyYn": {
     "name": "proxyYn",
     "label": "대리등록",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 70
    },
    "whReqNo": {
     "name": "whReqNo",
     "label": "입고요청번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "shippedDt": {
     "name": "shippedDt",
     "label": "납품통보일시",
     "type": "dateTime",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "납품상태",
     "type": "string",
     "required": true,
     "code": "DLV_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "supplyAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "납품금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "createDeliveryProxy": {
  "id": "createDeliveryProxy",
  "method": "POST",
  "path": "/api/v1/delivery",
  "summary": "대리 납품등록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품예정일",
       "type": "date",
       "required": true
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "dlvMethod": {
       "name": "dlvMethod",
       "label": "운송방법",
       "type": "string",
       "required": true,
       "code": "DLV_METHOD",
       "width": 90
      },
      "carrier": {
       "name": "carrier",
       "label": "운송사",
       "type": "string",
       "required": false,
       "maxLength": 60
      },
      "trackingNo": {
       "name": "trackingNo",
       "label": "운송장번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 120
      },
      "deliverer": {
       "name": "deliverer",
       "label": "납품담당자",
       "type": "string",
       "required": false,
       "maxLength": 50
      },
      "delivererTel": {
       "name": "delivererTel",
       "label": "연락처",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "stmtPaperNo": {
       "name": "stmtPaperNo",
       "label": "거래명세서번호(자사)",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 130
      },
      "proxyReason": {
       "name": "proxyReason",
       "label": "대리사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "poLine": {
       "name": "poLine",
       "label": "발주품목",
       "type": "string",
       "required": false,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "poLine",
        "value": "poLine"
       }
      },
      "qty": {
       "name": "qty",
       "label": "납품수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "lotNo": {
       "name": "lotNo",
       "label": "LOT번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 100
      },
      "lastYn": {
       "name": "lastYn",
       "label": "최종납품",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getDelivery": {
  "id": "getDelivery",
  "method": "GET",
  "path": "/api/v1/delivery/{dlvNo}",
  "summary": "납품 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "DeliveryDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "dlvNo": {
       "name": "dlvNo",
       "label": "납품번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "poDate": {
       "name": "poDate",
       "label": "발주일자",
       "type": "date",
       "required": true
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "taxNo2": {
       "name": "taxNo2",
       "label": "사업자등록번호",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "mask": "taxnum",
       "width": 120
      },
      "forwardYn": {
       "name": "forwardYn",
       "label": "OGPMS전송",
       "type": "string",
       "required": false,
       "code": "FORWARD_YN"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "receiverNm": {
       "name": "receiverNm",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품예정일",
       "type": "date",
       "required": true
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "dlvMethod": {
       "name": "dlvMethod",
       "label": "운송방법",
       "type": "string",
       "required": true,
       "code": "DLV_METHOD",
       "width": 90
      },
      "carrier": {
       "name": "carrier",
       "label": "운송사",
       "type": "string",
       "required": false,
       "maxLength": 60
      },
      "trackingNo": {
       "name": "trackingNo",
       "label": "운송장번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 120
      },
      "deliverer": {
       "name": "deliverer",
       "label": "납품담당자",
       "type": "string",
       "required": false,
       "maxLength": 50
      },
      "delivererTel": {
       "name": "delivererTel",
       "label": "연락처",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "납품금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "stmtPaperNo": {
       "name": "stmtPaperNo",
       "label": "거래명세서번호(자사)",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 130
      },
      "proxyYn": {
       "name": "proxyYn",
       "label": "대리등록",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 70
      },
      "proxyReason": {
       "name": "proxyReason",
       "label": "대리사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "whReqNo": {
       "name": "whReqNo",
       "label": "입고요청번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "shippedDt": {
       "name": "shippedDt",
       "label": "납품통보일시",
       "type": "dateTime",
       "required": false
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "반려사유",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 160
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "status": {
       "name": "status",
       "label": "납품상태",
       "type": "string",
       "required": true,
       "code": "DLV_STATUS",
       "width": 90
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "poLine": {
       "name": "poLine",
       "label": "발주품목",
       "type": "string",
       "required": true,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "poLine",
        "value": "poLine"
       }
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "poLineNo": {
       "name": "poLineNo",
       "label": "발주순번",
       "type": "integer",
       "required": true,
       "width": 70
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "poQty": {
       "name": "poQty",
       "label": "발주수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "remainQty": {
       "name": "remainQty",
       "label": "미납수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "freeQty": {
       "name": "freeQty",
       "label": "납품가능수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 100
      },
      "overTol": {
       "name": "overTol",
       "label": "초과허용(%)",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "width": 80
      },
      "qty": {
       "name": "qty",
       "label": "납품수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "lotNo": {
       "name": "lotNo",
       "label": "LOT번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 100
      },
      "lastYn": {
       "name": "lastYn",
       "label": "최종납품",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": true,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateDeliveryProxy": {
  "id": "updateDeliveryProxy",
  "method": "PUT",
  "path": "/api/v1/delivery/{dlvNo}",
  "summary": "대리 납품 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품예정일",
       "type": "date",
       "required": true
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "dlvMethod": {
       "name": "dlvMethod",
       "label": "운송방법",
       "type": "string",
       "required": true,
       "code": "DLV_METHOD",
       "width": 90
      },
      "carrier": {
       "name": "carrier",
       "label": "운송사",
       "type": "string",
       "required": false,
       "maxLength": 60
      },
      "trackingNo": {
       "name": "trackingNo",
       "label": "운송장번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 120
      },
      "deliverer": {
       "name": "deliverer",
       "label": "납품담당자",
       "type": "string",
       "required": false,
       "maxLength": 50
      },
      "delivererTel": {
       "name": "delivererTel",
       "label": "연락처",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "stmtPaperNo": {
       "name": "stmtPaperNo",
       "label": "거래명세서번호(자사)",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 130
      },
      "proxyReason": {
       "name": "proxyReason",
       "label": "대리사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "poLine": {
       "name": "poLine",
       "label": "발주품목",
       "type": "string",
       "required": false,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "poLine",
        "value": "poLine"
       }
      },
      "qty": {
       "name": "qty",
       "label": "납품수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "lotNo": {
       "name": "lotNo",
       "label": "LOT번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 100
      },
      "lastYn": {
       "name": "lastYn",
       "label": "최종납품",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "shipDeliveryProxy": {
  "id": "shipDeliveryProxy",
  "method": "POST",
  "path": "/api/v1/delivery/{dlvNo}/ship",
  "summary": "대리 납품통보",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listCyberDelivery": {
  "id": "listCyberDelivery",
  "method": "GET",
  "path": "/api/v1/cyber/delivery",
  "summary": "협력사 납품 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "itemName": {
    "name": "itemName",
    "label": "품목명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "maxBytes": 200,
    "width": 180,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "납품상태",
    "type": "string",
    "required": false,
    "code": "DLV_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "deliveryDateFrom": {
    "name": "deliveryDateFrom",
    "label": "납품예정일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "deliveryDateTo": {
    "name": "deliveryDateTo",
    "label": "납품예정일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "CyberDeliveryList",
   "rowTypeName": "CyberDeliveryRow",
   "fields": {
    "dlvNo": {
     "name": "dlvNo",
     "label": "납품번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "receiverNm": {
     "name": "receiverNm",
     "label": "인수자",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "lineCnt": {
     "name": "lineCnt",
     "label": "품목수",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "납품금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "deliveryDate": {
     "name": "deliveryDate",
     "label": "납품예정일",
     "type": "date",
     "required": true
    },
    "lateYn": {
     "name": "lateYn",
     "label": "지연",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 60
    },
    "dlvMethod": {
     "name": "dlvMethod",
     "label": "운송방법",
     "type": "string",
     "required": true,
     "code": "DLV_METHOD",
     "width": 90
    },
    "trackingNo": {
     "name": "trackingNo",
     "label": "운송장번호",
     "type": "string",
     "required": false,
     "maxLength": 40,
     "width": 120
    },
    "whReqNo": {
     "name": "whReqNo",
     "label": "입고요청번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "inspectResult": {
     "name": "inspectResult",
     "label": "검수결과",
     "type": "string",
     "required": false,
     "code": "INSPECT_RESULT",
     "width": 80
    },
    "rejectReason": {
     "name": "rejectReason",
     "label": "반려사유",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 160
    },
    "shippedDt": {
     "name": "shippedDt",
     "label": "납품통보일시",
     "type": "dateTime",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "납품상태",
     "type": "string",
     "required": true,
     "code": "DLV_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "supplyAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "납품금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "createDelivery": {
  "id": "createDelivery",
  "method": "POST",
  "path": "/api/v1/cyber/delivery",
  "summary": "납품 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품예정일",
       "type": "date",
       "required": true
      },
      "dlvMethod": {
       "name": "dlvMethod",
       "label": "운송방법",
       "type": "string",
       "required": true,
       "code": "DLV_METHOD",
       "width": 90
      },
      "carrier": {
       "name": "carrier",
       "label": "운송사",
       "type": "string",
       "required": false,
       "maxLength": 60
      },
      "trackingNo": {
       "name": "trackingNo",
       "label": "운송장번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 120
      },
      "deliverer": {
       "name": "deliverer",
       "label": "납품담당자",
       "type": "string",
       "required": false,
       "maxLength": 50
      },
      "delivererTel": {
       "name": "delivererTel",
       "label": "연락처",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "stmtPaperNo": {
       "name": "stmtPaperNo",
       "label": "거래명세서번호(자사)",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 130
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "poLine": {
       "name": "poLine",
       "label": "발주품목",
       "type": "string",
       "required": false,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "poLine",
        "value": "poLine"
       }
      },
      "qty": {
       "name": "qty",
       "label": "납품수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "lotNo": {
       "name": "lotNo",
       "label": "LOT번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 100
      },
      "lastYn": {
       "name": "lastYn",
       "label": "최종납품",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listDeliverablePoLine": {
  "id": "listDeliverablePoLine",
  "method": "GET",
  "path": "/api/v1/cyber/delivery/poLine",
  "summary": "납품 대상 발주 품목",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "delivery.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "itemName": {
    "name": "itemName",
    "label": "품목명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "maxBytes": 200,
    "width": 180,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "DeliverablePoLineList",
   "rowTypeName": "DeliverablePoLine",
   "fields": {
    "poLine": {
     "name": "poLine",
     "label": "발주품목",
     "type": "string",
     "required": true,
     "maxLength": 22,
     "width": 160,
     "lookup": {
      "popup": "poLine",
      "value": "poLine"
     }
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "lineNo": {
     "name": "lineNo",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "title": {
     "name": "title",
     "label": "발주명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 260
    },
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 120
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 180
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": false,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "qty": {
     "name": "qty",
     "label": "발주수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "receivedQty": {
     "name": "receivedQty",
     "label": "입고수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "shippedQty": {
     "name": "shippedQty",
     "label": "납품중수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 90
    },
    "remainQty": {
     "name": "remainQty",
     "label": "미납수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "freeQty": {
     "name": "freeQty",
     "label": "납품가능수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 100
    },
    "overTol": {
     "name": "overTol",
     "label": "초과허용(%)",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "width": 80
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "단가",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "dueDate": {
     "name": "dueDate",
     "label": "납기일",
     "type": "date",
     "required": false
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "deliverYn": {
     "name": "deliverYn",
     "label": "납품 등록 가능",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    }
   },
   "sums": []
  }
 },
 "getCyberDelivery": {
  "id": "getCyberDelivery",
  "method": "GET",
  "path": "/api/v1/cyber/delivery/{dlvNo}",
  "summary": "협력사 납품 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "CyberDeliveryDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "dlvNo": {
       "name": "dlvNo",
       "label": "납품번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "poDate": {
       "name": "poDate",
       "label": "발주일자",
       "type": "date",
       "required": true
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "taxNo2": {
       "name": "taxNo2",
       "label": "사업자등록번호",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "mask": "taxnum",
       "width": 120
      },
      "receiverNm": {
       "name": "receiverNm",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품예정일",
       "type": "date",
       "required": true
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "dlvMethod": {
       "name": "dlvMethod",
       "label": "운송방법",
       "type": "string",
       "required": true,
       "code": "DLV_METHOD",
       "width": 90
      },
      "carrier": {
       "name": "carrier",
       "label": "운송사",
       "type": "string",
       "required": false,
       "maxLength": 60
      },
      "trackingNo": {
       "name": "trackingNo",
       "label": "운송장번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 120
      },
      "deliverer": {
       "name": "deliverer",
       "label": "납품담당자",
       "type": "string",
       "required": false,
       "maxLength": 50
      },
      "delivererTel": {
       "name": "delivererTel",
       "label": "연락처",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "납품금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "stmtPaperNo": {
       "name": "stmtPaperNo",
       "label": "거래명세서번호(자사)",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 130
      },
      "proxyYn": {
       "name": "proxyYn",
       "label": "대리등록",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 70
      },
      "whReqNo": {
       "name": "whReqNo",
       "label": "입고요청번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "shippedDt": {
       "name": "shippedDt",
       "label": "납품통보일시",
       "type": "dateTime",
       "required": false
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "반려사유",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 160
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "status": {
       "name": "status",
       "label": "납품상태",
       "type": "string",
       "required": true,
       "code": "DLV_STATUS",
       "width": 90
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "poLine": {
       "name": "poLine",
       "label": "발주품목",
       "type": "string",
       "required": true,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "poLine",
        "value": "poLine"
       }
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "poLineNo": {
       "name": "poLineNo",
       "label": "발주순번",
       "type": "integer",
       "required": true,
       "width": 70
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "poQty": {
       "name": "poQty",
       "label": "발주수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "remainQty": {
       "name": "remainQty",
       "label": "미납수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "freeQty": {
       "name": "freeQty",
       "label": "납품가능수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 100
      },
      "overTol": {
       "name": "overTol",
       "label": "초과허용(%)",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "width": 80
      },
      "qty": {
       "name": "qty",
       "label": "납품수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "lotNo": {
       "name": "lotNo",
       "label": "LOT번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 100
      },
      "lastYn": {
       "name": "lastYn",
       "label": "최종납품",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": true,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateDelivery": {
  "id": "updateDelivery",
  "method": "PUT",
  "path": "/api/v1/cyber/delivery/{dlvNo}",
  "summary": "납품 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품예정일",
       "type": "date",
       "required": true
      },
      "dlvMethod": {
       "name": "dlvMethod",
       "label": "운송방법",
       "type": "string",
       "required": true,
       "code": "DLV_METHOD",
       "width": 90
      },
      "carrier": {
       "name": "carrier",
       "label": "운송사",
       "type": "string",
       "required": false,
       "maxLength": 60
      },
      "trackingNo": {
       "name": "trackingNo",
       "label": "운송장번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 120
      },
      "deliverer": {
       "name": "deliverer",
       "label": "납품담당자",
       "type": "string",
       "required": false,
       "maxLength": 50
      },
      "delivererTel": {
       "name": "delivererTel",
       "label": "연락처",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "stmtPaperNo": {
       "name": "stmtPaperNo",
       "label": "거래명세서번호(자사)",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 130
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "poLine": {
       "name": "poLine",
       "label": "발주품목",
       "type": "string",
       "required": false,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "poLine",
        "value": "poLine"
       }
      },
      "qty": {
       "name": "qty",
       "label": "납품수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "lotNo": {
       "name": "lotNo",
       "label": "LOT번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 100
      },
      "lastYn": {
       "name": "lastYn",
       "label": "최종납품",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteDelivery": {
  "id": "deleteDelivery",
  "method": "DELETE",
  "path": "/api/v1/cyber/delivery/{dlvNo}",
  "summary": "납품 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "in": "query"
   },
   "keys": {
    "name": "keys",
    "label": "선택 문서",
    "type": "string",
    "required": false,
    "maxLength": 2000,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "shipDelivery": {
  "id": "shipDelivery",
  "method": "POST",
  "path": "/api/v1/cyber/delivery/{dlvNo}/ship",
  "summary": "납품통보",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelDelivery": {
  "id": "cancelDelivery",
  "method": "POST",
  "path": "/api/v1/cyber/delivery/{dlvNo}/cancel",
  "summary": "납품취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "delivery.yaml",
  "parameters": {
   "dlvNo": {
    "name": "dlvNo",
    "label": "납품번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "loginAd": {
  "id": "loginAd",
  "method": "GET",
  "path": "/api/v1/login",
  "summary": "AD 로그인",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "directoryLogin.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "LoginAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "epId": {
     "name": "epId",
     "label": "EP ID",
     "type": "string",
     "required": false
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    },
    "user": {
     "name": "user",
     "label": "user",
     "type": "object",
     "required": false,
     "fields": {
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "hname": {
       "name": "hname",
       "label": "이름",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80
      },
      "auth": {
       "name": "auth",
       "label": "권한유형",
       "type": "string",
       "required": true,
       "code": "AUTH_TYPE"
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "prefill": {
       "name": "prefill",
       "label": "prefill",
       "type": "string",
       "required": false,
       "enum": [
        "NONE",
        "SECTION",
        "DEPT",
        "ALL"
       ]
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "cellPhoneNo",
       "type": "string",
       "required": false
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "phoneNo",
       "type": "string",
       "required": false
      },
      "noCellPhoneYn": {
       "name": "noCellPhoneYn",
       "label": "noCellPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "noPhoneYn": {
       "name": "noPhoneYn",
       "label": "noPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "compNo": {
       "name": "compNo",
       "label": "compNo",
       "type": "string",
       "required": false
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "compNameKr",
       "type": "string",
       "required": false
      },
      "ip": {
       "name": "ip",
       "label": "ip",
       "type": "string",
       "required": false
      },
      "lastLoginIp": {
       "name": "lastLoginIp",
       "label": "lastLoginIp",
       "type": "string",
       "required": false
      },
      "lastLoginDate": {
       "name": "lastLoginDate",
       "label": "lastLoginDate",
       "type": "dateTime",
       "required": false
      },
      "createdDate": {
       "name": "createdDate",
       "label": "createdDate",
       "type": "dateTime",
       "required": false
      },
      "expiredDate": {
       "name": "expiredDate",
       "label": "expiredDate",
       "type": "dateTime",
       "required": false
      },
      "tokenExpiredTimestamp": {
       "name": "tokenExpiredTimestamp",
       "label": "tokenExpiredTimestamp",
       "type": "integer",
       "required": false
      },
      "currentTimestamp": {
       "name": "currentTimestamp",
       "label": "currentTimestamp",
       "type": "integer",
       "required": false
      }
     }
    },
    "menus": {
     "name": "menus",
     "label": "menus",
     "type": "list",
     "required": false,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "pgmId",
       "type": "string",
       "required": true
      },
      "pgmName": {
       "name": "pgmName",
       "label": "pgmName",
       "type": "string",
       "required": true
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "sspUrl",
       "type": "string",
       "required": false
      },
      "sspSubUrls": {
       "name": "sspSubUrls",
       "label": "sspSubUrls",
       "type": "list",
       "required": false
      },
      "leaf": {
       "name": "leaf",
       "label": "leaf",
       "type": "string",
       "required": true,
       "enum": [
        "T",
        "F"
       ]
      },
      "access": {
       "name": "access",
       "label": "access",
       "type": "string",
       "required": false,
       "enum": [
        "read",
        "write"
       ]
      },
      "childs": {
       "name": "childs",
       "label": "childs",
       "type": "list",
       "required": false,
       "fields": {
        "pgmId": {
         "name": "pgmId",
         "label": "pgmId",
         "type": "string",
         "required": true
        },
        "pgmName": {
         "name": "pgmName",
         "label": "pgmName",
         "type": "string",
         "required": true
        },
        "sspUrl": {
         "name": "sspUrl",
         "label": "sspUrl",
         "type": "string",
         "required": false
        },
        "sspSubUrls": {
         "name": "sspSubUrls",
         "label": "sspSubUrls",
         "type": "list",
         "required": false
        },
        "leaf": {
         "name": "leaf",
         "label": "leaf",
         "type": "string",
         "required": true,
         "enum": [
          "T",
          "F"
         ]
        },
        "access": {
         "name": "access",
         "label": "access",
         "type": "string",
         "required": false,
         "enum": [
          "read",
          "write"
         ]
        },
        "childs": {
         "name": "childs",
         "label": "childs",
         "type": "list",
         "required": false
        }
       }
      }
     }
    },
    "codes": {
     "name": "codes",
     "label": "codes",
     "type": "object",
     "required": false
    }
   },
   "sums": []
  }
 },
 "loginSso": {
  "id": "loginSso",
  "method": "POST",
  "path": "/api/v1/login",
  "summary": "SSO 로그인",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "directoryLogin.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "data": {
     "name": "data",
     "label": "인증 데이터",
     "type": "string",
     "required": true,
     "maxLength": 4000
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "LoginAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "epId": {
     "name": "epId",
     "label": "EP ID",
     "type": "string",
     "required": false
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    },
    "user": {
     "name": "user",
     "label": "user",
     "type": "object",
     "required": false,
     "fields": {
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "hname": {
       "name": "hname",
       "label": "이름",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80
      },
      "auth": {
       "name": "auth",
       "label": "권한유형",
       "type": "string",
       "required": true,
       "code": "AUTH_TYPE"
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "prefill": {
       "name": "prefill",
       "label": "prefill",
       "type": "string",
       "required": false,
       "enum": [
        "NONE",
        "SECTION",
        "DEPT",
        "ALL"
       ]
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "cellPhoneNo",
       "type": "string",
       "required": false
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "phoneNo",
       "type": "string",
       "required": false
      },
      "noCellPhoneYn": {
       "name": "noCellPhoneYn",
       "label": "noCellPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "noPhoneYn": {
       "name": "noPhoneYn",
       "label": "noPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "compNo": {
       "name": "compNo",
       "label": "compNo",
       "type": "string",
       "required": false
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "compNameKr",
       "type": "string",
       "required": false
      },
      "ip": {
       "name": "ip",
       "label": "ip",
       "type": "string",
       "required": false
      },
      "lastLoginIp": {
       "name": "lastLoginIp",
       "label": "lastLoginIp",
       "type": "string",
       "required": false
      },
      "lastLoginDate": {
       "name": "lastLoginDate",
       "label": "lastLoginDate",
       "type": "dateTime",
       "required": false
      },
      "createdDate": {
       "name": "createdDate",
       "label": "createdDate",
       "type": "dateTime",
       "required": false
      },
      "expiredDate": {
       "name": "expiredDate",
       "label": "expiredDate",
       "type": "dateTime",
       "required": false
      },
      "tokenExpiredTimestamp": {
       "name": "tokenExpiredTimestamp",
       "label": "tokenExpiredTimestamp",
       "type": "integer",
       "required": false
      },
      "currentTimestamp": {
       "name": "currentTimestamp",
       "label": "currentTimestamp",
       "type": "integer",
       "required": false
      }
     }
    },
    "menus": {
     "name": "menus",
     "label": "menus",
     "type": "list",
     "required": false,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "pgmId",
       "type": "string",
       "required": true
      },
      "pgmName": {
       "name": "pgmName",
       "label": "pgmName",
       "type": "string",
       "required": true
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "sspUrl",
       "type": "string",
       "required": false
      },
      "sspSubUrls": {
       "name": "sspSubUrls",
       "label": "sspSubUrls",
       "type": "list",
       "required": false
      },
      "leaf": {
       "name": "leaf",
       "label": "leaf",
       "type": "string",
       "required": true,
       "enum": [
        "T",
        "F"
       ]
      },
      "access": {
       "name": "access",
       "label": "access",
       "type": "string",
       "required": false,
       "enum": [
        "read",
        "write"
       ]
      },
      "childs": {
       "name": "childs",
       "label": "childs",
       "type": "list",
       "required": false,
       "fields": {
        "pgmId": {
         "name": "pgmId",
         "label": "pgmId",
         "type": "string",
         "required": true
        },
        "pgmName": {
         "name": "pgmName",
         "label": "pgmName",
         "type": "string",
         "required": true
        },
        "sspUrl": {
         "name": "sspUrl",
         "label": "sspUrl",
         "type": "string",
         "required": false
        },
        "sspSubUrls": {
         "name": "sspSubUrls",
         "label": "sspSubUrls",
         "type": "list",
         "required": false
        },
        "leaf": {
         "name": "leaf",
         "label": "leaf",
         "type": "string",
         "required": true,
         "enum": [
          "T",
          "F"
         ]
        },
        "access": {
         "name": "access",
         "label": "access",
         "type": "string",
         "required": false,
         "enum": [
          "read",
          "write"
         ]
        },
        "childs": {
         "name": "childs",
         "label": "childs",
         "type": "list",
         "required": false
        }
       }
      }
     }
    },
    "codes": {
     "name": "codes",
     "label": "codes",
     "type": "object",
     "required": false
    }
   },
   "sums": []
  }
 },
 "authPlatformUsers": {
  "id": "authPlatformUsers",
  "method": "GET",
  "path": "/auth/platformUsers",
  "summary": "플랫폼 사용자 목록",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "directoryLogin.yaml",
  "parameters": {
   "loginId": {
    "name": "loginId",
    "label": "로그인 ID",
    "type": "string",
    "required": true,
    "maxLength": 100,
    "in": "query"
   },
   "loginTransaction": {
    "name": "loginTransaction",
    "label": "로그인 거래",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberUserList",
   "fields": {
    "userInfo": {
     "name": "userInfo",
     "label": "userInfo",
     "type": "list",
     "required": true,
     "fields": {
      "userId": {
       "name": "userId",
       "label": "사용자ID",
       "type": "string",
       "required": true,
       "maxLength": 30
      },
      "userName": {
       "name": "userName",
       "label": "사용자명",
       "type": "string",
       "required": true,
       "maxLength": 50
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "status": {
       "name": "status",
       "label": "사용자상태",
       "type": "string",
       "required": true,
       "code": "EXT_USER_STATUS"
      },
      "dsadId": {
       "name": "dsadId",
       "label": "DSAD ID",
       "type": "string",
       "required": false,
       "maxLength": 100
      }
     }
    },
    "transaction": {
     "name": "transaction",
     "label": "로그인 거래",
     "type": "string",
     "required": false,
     "maxLength": 100
    }
   },
   "sums": []
  }
 },
 "getGridLayout": {
  "id": "getGridLayout",
  "method": "GET",
  "path": "/api/v1/cmmn/gridLayout",
  "summary": "열 설정 조회",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "gridLayout.yaml",
  "parameters": {
   "gridKey": {
    "name": "gridKey",
    "label": "표",
    "type": "string",
    "required": true,
    "minLength": 1,
    "maxLength": 120,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "GridLayout",
   "fields": {
    "gridKey": {
     "name": "gridKey",
     "label": "표",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 120
    },
    "columns": {
     "name": "columns",
     "label": "열",
     "type": "list",
     "required": true,
     "fields": {
      "field": {
       "name": "field",
       "label": "필드",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 60
      },
      "width": {
       "name": "width",
       "label": "너비",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "maximum": 2000
      },
      "hidden": {
       "name": "hidden",
       "label": "숨김",
       "type": "boolean",
       "required": false
      }
     }
    }
   },
   "sums": []
  }
 },
 "saveGridLayout": {
  "id": "saveGridLayout",
  "method": "PUT",
  "path": "/api/v1/cmmn/gridLayout",
  "summary": "열 설정 저장",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "gridLayout.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "gridKey": {
     "name": "gridKey",
     "label": "표",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 120
    },
    "columns": {
     "name": "columns",
     "label": "열",
     "type": "list",
     "required": true,
     "fields": {
      "field": {
       "name": "field",
       "label": "필드",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 60
      },
      "width": {
       "name": "width",
       "label": "너비",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "maximum": 2000
      },
      "hidden": {
       "name": "hidden",
       "label": "숨김",
       "type": "boolean",
       "required": false
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getHomeSummary": {
  "id": "getHomeSummary",
  "method": "GET",
  "path": "/api/v1/home/summary",
  "summary": "GPMS 홈 요약",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "home.yaml",
  "parameters": {
   "block": {
    "name": "block",
    "label": "구역",
    "type": "string",
    "required": false,
    "enum": [
     "counts",
     "months",
     "notices",
     "orders"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "HomeSummary",
   "fields": {
    "counts": {
     "name": "counts",
     "label": "counts",
     "type": "object",
     "required": false,
     "fields": {
      "apprWaitCnt": {
       "name": "apprWaitCnt",
       "label": "결재 대기",
       "type": "integer",
       "required": true,
       "unit": "건"
      },
      "prDraftCnt": {
       "name": "prDraftCnt",
       "label": "작성중 구매요청",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "prBackCnt": {
       "name": "prBackCnt",
       "label": "반려된 구매요청",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "prReceiveCnt": {
       "name": "prReceiveCnt",
       "label": "접수 대기",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "prOrderCnt": {
       "name": "prOrderCnt",
       "label": "발주 대기",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "rfqDueCnt": {
       "name": "rfqDueCnt",
       "label": "견적 마감 임박",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "inspectCnt": {
       "name": "inspectCnt",
       "label": "검수 대기",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "settleCnt": {
       "name": "settleCnt",
       "label": "정산 대기",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "postErrorCnt": {
       "name": "postErrorCnt",
       "label": "전기 오류",
       "type": "integer",
       "required": false,
       "unit": "건"
      }
     }
    },
    "months": {
     "name": "months",
     "label": "months",
     "type": "list",
     "required": false,
     "fields": {
      "month": {
       "name": "month",
       "label": "월",
       "type": "string",
       "required": true,
       "width": 80
      },
      "poAmt": {
       "name": "poAmt",
       "label": "발주금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      }
     }
    },
    "notices": {
     "name": "notices",
     "label": "notices",
     "type": "list",
     "required": false,
     "fields": {
      "postNo": {
       "name": "postNo",
       "label": "글번호",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "mark": {
       "name": "mark",
       "label": "구분",
       "type": "string",
       "required": false,
       "width": 70
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "maxBytes": 300,
       "width": 360
      },
      "writeDt": {
       "name": "writeDt",
       "label": "작성일시",
       "type": "dateTime",
       "required": true,
       "width": 155
      }
     }
    }
   },
   "sums": []
  }
 },
 "getCyberHomeSummary": {
  "id": "getCyberHomeSummary",
  "method": "GET",
  "path": "/api/v1/cyber/home/summary",
  "summary": "OGPMS 홈 요약",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "home.yaml",
  "parameters": {
   "block": {
    "name": "block",
    "label": "구역",
    "type": "string",
    "required": false,
    "enum": [
     "counts",
     "months",
     "notices",
     "orders"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "CyberHomeSummary",
   "fields": {
    "counts": {
     "name": "counts",
     "label": "counts",
     "type": "object",
     "required": false,
     "fields": {
      "rfqNewCnt": {
       "name": "rfqNewCnt",
       "label": "미확인 견적의뢰",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "qtDueCnt": {
       "name": "qtDueCnt",
       "label": "제출 대기 견적",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "poSentCnt": {
       "name": "poSentCnt",
       "label": "접수 대기 발주",
       "type": "integer",
       "required": true,
       "unit": "건"
      },
      "poChgCnt": {
       "name": "poChgCnt",
       "label": "변경 확인 대기",
       "type": "integer",
       "required": false,
       "unit": "건"
      },
      "dlvDueCnt": {
       "name": "dlvDueCnt",
       "label": "납품 예정",
       "type": "integer",
       "required": true,
       "unit": "건"
      },
      "calcCnt": {
       "name": "calcCnt",
       "label": "정산 확인 요청",
       "type": "integer",
       "required": true,
       "unit": "건"
      },
      "tiReqCnt": {
       "name": "tiReqCnt",
       "label": "세금계산서 발행 요청",
       "type": "integer",
       "required": true,
       "unit": "건"
      }
     }
    },
    "months": {
     "name": "months",
     "label": "months",
     "type": "list",
     "required": false,
     "fields": {
      "month": {
       "name": "month",
       "label": "월",
       "type": "string",
       "required": true,
       "width": 80
      },
      "poAmt": {
       "name": "poAmt",
       "label": "수주금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      }
     }
    },
    "orders": {
     "name": "orders",
     "label": "orders",
     "type": "list",
     "required": false,
     "fields": {
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주명",
       "type": "string",
       "required": true,
       "maxLength": 200,
       "width": 220
      },
      "poDate": {
       "name": "poDate",
       "label": "발주일자",
       "type": "date",
       "required": true
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "발주금액",
       "type": "decimal",
       "required": true,
       "isMoney": true,
       "width": 120
      },
      "status": {
       "name": "status",
       "label": "발주상태",
       "type": "string",
       "required": true,
       "code": "PO_STATUS",
       "width": 90
      }
     }
    },
    "notices": {
     "name": "notices",
     "label": "notices",
     "type": "list",
     "required": false,
     "fields": {
      "postNo": {
       "name": "postNo",
       "label": "글번호",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "mark": {
       "name": "mark",
       "label": "구분",
       "type": "string",
       "required": false,
       "width": 70
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "maxBytes": 300,
       "width": 360
      },
      "writeDt": {
       "name": "writeDt",
       "label": "작성일시",
       "type": "dateTime",
       "required": true,
       "width": 155
      }
     }
    }
   },
   "sums": []
  }
 },
 "popupItem": {
  "id": "popupItem",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/item",
  "summary": "품목 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "item.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "itemName": {
    "name": "itemName",
    "label": "품목명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "maxBytes": 200,
    "width": 180,
    "in": "query"
   },
   "spec": {
    "name": "spec",
    "label": "규격",
    "type": "string",
    "required": false,
    "maxLength": 300,
    "width": 180,
    "in": "query"
   },
   "sgCode": {
    "name": "sgCode",
    "label": "소싱그룹",
    "type": "string",
    "required": false,
    "maxLength": 8,
    "width": 90,
    "lookup": {
     "popup": "sg4",
     "text": "sgName",
     "value": "sgCode"
    },
    "in": "query"
   },
   "catCode": {
    "name": "catCode",
    "label": "카테고리",
    "type": "string",
    "required": false,
    "maxLength": 8,
    "width": 90,
    "lookup": {
     "popup": "category",
     "text": "catName",
     "value": "catCode"
    },
    "in": "query"
   },
   "itemCode": {
    "name": "itemCode",
    "label": "품목코드",
    "type": "string",
    "required": false,
    "maxLength": 12,
    "width": 120,
    "lookup": {
     "popup": "item",
     "value": "itemCode"
    },
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "ItemList",
   "rowTypeName": "ItemRow",
   "fields": {
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": true,
     "maxLength": 12,
     "width": 120,
     "lookup": {
      "popup": "item",
      "value": "itemCode"
     }
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": true,
     "maxLength": 300,
     "width": 180
    },
    "maker": {
     "name": "maker",
     "label": "제조사",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 110
    },
    "itemType": {
     "name": "itemType",
     "label": "품목구분",
     "type": "string",
     "required": true,
     "code": "ITEM_TYPE",
     "width": 80
    },
    "sgName": {
     "name": "sgName",
     "label": "소싱그룹명",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 120
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": true,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "lastPrice": {
     "name": "lastPrice",
     "label": "최근단가",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "mask": "numComma",
     "width": 100
    },
    "lastCurrency": {
     "name": "lastCurrency",
     "label": "최근통화",
     "type": "string",
     "required": false,
     "code": "CURRENCY"
    }
   },
   "sums": []
  }
 },
 "listUnit": {
  "id": "listUnit",
  "method": "GET",
  "path": "/api/v1/item/unit",
  "summary": "단위 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "item.yaml",
  "parameters": {},
  "answer": {
   "kind": "rows",
   "typeName": "UnitList",
   "rowTypeName": "UnitRow",
   "fields": {
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": true,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "unitName": {
     "name": "unitName",
     "label": "단위명",
     "type": "string",
     "required": true,
     "maxLength": 40
    },
    "unitType": {
     "name": "unitType",
     "label": "단위유형",
     "type": "string",
     "required": true,
     "code": "UNIT_TYPE"
    },
    "decimals": {
     "name": "decimals",
     "label": "소수자리",
     "type": "integer",
     "required": true,
     "minimum": 0,
     "maximum": 3
    }
   },
   "sums": []
  }
 },
 "listItemPrice": {
  "id": "listItemPrice",
  "method": "GET",
  "path": "/api/v1/item/{itemCode}/price",
  "summary": "단가이력",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "item.yaml",
  "parameters": {
   "itemCode": {
    "name": "itemCode",
    "label": "품목코드",
    "type": "string",
    "required": true,
    "maxLength": 12,
    "width": 120,
    "lookup": {
     "popup": "item",
     "value": "itemCode"
    },
    "in": "path"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "ItemPriceList",
   "rowTypeName": "ItemPriceRow",
   "fields": {
    "priceNo": {
     "name": "priceNo",
     "label": "단가번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "단가",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "priceUnit": {
     "name": "priceUnit",
     "label": "가격단위",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "validFrom": {
     "name": "validFrom",
     "label": "적용시작일",
     "type": "date",
     "required": true
    },
    "validTo": {
     "name": "validTo",
     "label": "적용종료일",
     "type": "date",
     "required": true
    },
    "priceBasis": {
     "name": "priceBasis",
     "label": "단가근거",
     "type": "string",
     "required": true,
     "code": "PRICE_BASIS"
    }
   },
   "sums": []
  }
 },
 "getSgCode": {
  "id": "getSgCode",
  "method": "GET",
  "path": "/api/v1/item/comp/sourcingGroup/getSgCode",
  "summary": "소싱그룹 선택 목록",
  "origin": "spec",
  "access": "screen",
  "isEffect": false,
  "file": "item.yaml",
  "parameters": {
   "SG_LEVEL": {
    "name": "SG_LEVEL",
    "label": "소싱그룹레벨",
    "type": "string",
    "required": true,
    "code": "SG_LEVEL",
    "in": "query"
   },
   "UP_LEVEL": {
    "name": "UP_LEVEL",
    "label": "상위코드",
    "type": "string",
    "required": false,
    "maxLength": 8,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly SourcingGroupOption[]",
   "rowTypeName": "SourcingGroupOption",
   "fields": {
    "SG_CODE": {
     "name": "SG_CODE",
     "label": "소싱그룹코드",
     "type": "string",
     "required": true,
     "maxLength": 8
    },
    "SG_NAME": {
     "name": "SG_NAME",
     "label": "소싱그룹명",
     "type": "string",
     "required": true,
     "maxLength": 60
    }
   },
   "sums": []
  }
 },
 "popupSourcingGroup": {
  "id": "popupSourcingGroup",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/sourcingGroup",
  "summary": "소싱그룹 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "item.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "sgCode": {
    "name": "sgCode",
    "label": "소싱그룹",
    "type": "string",
    "required": false,
    "maxLength": 8,
    "width": 90,
    "lookup": {
     "popup": "sg4",
     "text": "sgName",
     "value": "sgCode"
    },
    "in": "query"
   },
   "sgName": {
    "name": "sgName",
    "label": "소싱그룹명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 120,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly SourcingGroupRow[]",
   "rowTypeName": "SourcingGroupRow",
   "fields": {
    "sgCode": {
     "name": "sgCode",
     "label": "소싱그룹",
     "type": "string",
     "required": true,
     "maxLength": 8,
     "width": 90,
     "lookup": {
      "popup": "sg4",
      "text": "sgName",
      "value": "sgCode"
     }
    },
    "sgName": {
     "name": "sgName",
     "label": "소싱그룹명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 120
    },
    "sgPath": {
     "name": "sgPath",
     "label": "소싱그룹",
     "type": "string",
     "required": true,
     "width": 320
    },
    "buyerNm": {
     "name": "buyerNm",
     "label": "구매담당",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    }
   },
   "sums": []
  }
 },
 "popupCategory": {
  "id": "popupCategory",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/category",
  "summary": "카테고리 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "item.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "catName": {
    "name": "catName",
    "label": "카테고리명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 140,
    "in": "query"
   },
   "catCode": {
    "name": "catCode",
    "label": "카테고리",
    "type": "string",
    "required": false,
    "maxLength": 8,
    "width": 90,
    "lookup": {
     "popup": "category",
     "text": "catName",
     "value": "catCode"
    },
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly CategoryRow[]",
   "rowTypeName": "CategoryRow",
   "fields": {
    "catCode": {
     "name": "catCode",
     "label": "카테고리",
     "type": "string",
     "required": true,
     "maxLength": 8,
     "width": 90,
     "lookup": {
      "popup": "category",
      "text": "catName",
      "value": "catCode"
     }
    },
    "catName": {
     "name": "catName",
     "label": "카테고리명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 140
    },
    "upCatCode": {
     "name": "upCatCode",
     "label": "상위코드",
     "type": "string",
     "required": false,
     "maxLength": 8
    },
    "catLevel": {
     "name": "catLevel",
     "label": "레벨",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "catPath": {
     "name": "catPath",
     "label": "분류",
     "type": "string",
     "required": true,
     "width": 320
    }
   },
   "sums": []
  }
 },
 "listItemUpload": {
  "id": "listItemUpload",
  "method": "GET",
  "path": "/api/v1/itemUpload",
  "summary": "품목 엑셀 업로드 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "itemUpload.yaml",
  "parameters": {
   "upNo": {
    "name": "upNo",
    "label": "업로드번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "fileName": {
    "name": "fileName",
    "label": "파일명",
    "type": "string",
    "required": false,
    "maxLength": 255,
    "width": 320,
    "in": "query"
   },
   "uploadedBy": {
    "name": "uploadedBy",
    "label": "업로드자",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "value": "singleid"
    },
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "업로드상태",
    "type": "string",
    "required": false,
    "code": "UPLOAD_STATUS",
    "width": 100,
    "isMulti": true,
    "in": "query"
   },
   "uploadedDtFrom": {
    "name": "uploadedDtFrom",
    "label": "업로드일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "uploadedDtTo": {
    "name": "uploadedDtTo",
    "label": "업로드일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "ItemUploadList",
   "rowTypeName": "ItemUploadListRow",
   "fields": {
    "upNo": {
     "name": "upNo",
     "label": "업로드번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "fileName": {
     "name": "fileName",
     "label": "파일명",
     "type": "string",
     "required": true,
     "maxLength": 255,
     "width": 320
    },
    "rowCnt": {
     "name": "rowCnt",
     "label": "전체건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "okCnt": {
     "name": "okCnt",
     "label": "정상건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "errCnt": {
     "name": "errCnt",
     "label": "오류건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "dupCnt": {
     "name": "dupCnt",
     "label": "중복건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "status": {
     "name": "status",
     "label": "업로드상태",
     "type": "string",
     "required": true,
     "code": "UPLOAD_STATUS",
     "width": 100
    },
    "uploadedBy": {
     "name": "uploadedBy",
     "label": "업로드자 ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "uploadedByNm": {
     "name": "uploadedByNm",
     "label": "업로드자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90
    },
    "uploadedDt": {
     "name": "uploadedDt",
     "label": "업로드일시",
     "type": "dateTime",
     "required": true,
     "width": 155
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "uploadItemExcel": {
  "id": "uploadItemExcel",
  "method": "POST",
  "path": "/api/v1/itemUpload",
  "summary": "품목 엑셀 업로드",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "itemUpload.yaml",
  "parameters": {
   "fileName": {
    "name": "fileName",
    "label": "파일명",
    "type": "string",
    "required": true,
    "maxLength": 255,
    "width": 320,
    "in": "query"
   }
  },
  "body": {
   "contentType": "application/octet-stream",
   "fields": {}
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getItemUploadTemplate": {
  "id": "getItemUploadTemplate",
  "method": "GET",
  "path": "/api/v1/itemUpload/template",
  "summary": "품목 엑셀 업로드 양식",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "itemUpload.yaml",
  "parameters": {},
  "answer": {
   "kind": "binary",
   "typeName": "Blob",
   "fields": {},
   "sums": []
  }
 },
 "getItemUpload": {
  "id": "getItemUpload",
  "method": "GET",
  "path": "/api/v1/itemUpload/{upNo}",
  "summary": "품목 엑셀 업로드 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "itemUpload.yaml",
  "parameters": {
   "upNo": {
    "name": "upNo",
    "label": "업로드번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "ItemUploadDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "upNo": {
       "name": "upNo",
       "label": "업로드번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "rowCnt": {
       "name": "rowCnt",
       "label": "전체건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "okCnt": {
       "name": "okCnt",
       "label": "정상건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "errCnt": {
       "name": "errCnt",
       "label": "오류건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "dupCnt": {
       "name": "dupCnt",
       "label": "중복건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "status": {
       "name": "status",
       "label": "업로드상태",
       "type": "string",
       "required": true,
       "code": "UPLOAD_STATUS",
       "width": 100
      },
      "uploadedBy": {
       "name": "uploadedBy",
       "label": "업로드자 ID",
       "type": "string",
       "required": true,
       "maxLength": 30
      },
      "uploadedByNm": {
       "name": "uploadedByNm",
       "label": "업로드자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "uploadedDt": {
       "name": "uploadedDt",
       "label": "업로드일시",
       "type": "dateTime",
       "required": true,
       "width": 155
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "rowNo": {
       "name": "rowNo",
       "label": "행번호",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 190
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 190
      },
      "maker": {
       "name": "maker",
       "label": "제조사",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 110
      },
      "modelNo": {
       "name": "modelNo",
       "label": "모델번호",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 110
      },
      "itemType": {
       "name": "itemType",
       "label": "품목구분",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "code": "ITEM_TYPE",
       "width": 90
      },
      "catCode": {
       "name": "catCode",
       "label": "카테고리",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 100,
       "lookup": {
        "popup": "category",
        "value": "catCode"
       }
      },
      "sgCode": {
       "name": "sgCode",
       "label": "소싱그룹",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 110,
       "lookup": {
        "popup": "sg4",
        "value": "sgCode"
       }
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 80,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "leadTime": {
       "name": "leadTime",
       "label": "리드타임(일)",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 100
      },
      "rowResult": {
       "name": "rowResult",
       "label": "행결과",
       "type": "string",
       "required": false,
       "code": "UPLOAD_ROW",
       "width": 80
      },
      "errMsg": {
       "name": "errMsg",
       "label": "오류내용",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 340
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "problems": {
       "name": "problems",
       "label": "항목별 오류",
       "type": "list",
       "required": true,
       "fields": {
        "field": {
         "name": "field",
         "label": "항목",
         "type": "string",
         "required": true
        },
        "msg": {
         "name": "msg",
         "label": "내용",
         "type": "string",
         "required": true
        }
       }
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "saveItemUploadRows": {
  "id": "saveItemUploadRows",
  "method": "PUT",
  "path": "/api/v1/itemUpload/{upNo}",
  "summary": "품목 업로드 행 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "itemUpload.yaml",
  "parameters": {
   "upNo": {
    "name": "upNo",
    "label": "업로드번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "rowNo": {
       "name": "rowNo",
       "label": "행번호",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 70
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 190
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 190
      },
      "maker": {
       "name": "maker",
       "label": "제조사",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 110
      },
      "modelNo": {
       "name": "modelNo",
       "label": "모델번호",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 110
      },
      "itemType": {
       "name": "itemType",
       "label": "품목구분",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "code": "ITEM_TYPE",
       "width": 90
      },
      "catCode": {
       "name": "catCode",
       "label": "카테고리",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 100,
       "lookup": {
        "popup": "category",
        "value": "catCode"
       }
      },
      "sgCode": {
       "name": "sgCode",
       "label": "소싱그룹",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 110,
       "lookup": {
        "popup": "sg4",
        "value": "sgCode"
       }
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 80,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "leadTime": {
       "name": "leadTime",
       "label": "리드타임(일)",
       "type": "string",
       "required": false,
       "maxLength": 500,
       "width": 100
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "validateItemUpload": {
  "id": "validateItemUpload",
  "method": "POST",
  "path": "/api/v1/itemUpload/{upNo}/validate",
  "summary": "품목 업로드 검증",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "itemUpload.yaml",
  "parameters": {
   "upNo": {
    "name": "upNo",
    "label": "업로드번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "applyItemUpload": {
  "id": "applyItemUpload",
  "method": "POST",
  "path": "/api/v1/itemUpload/{upNo}/apply",
  "summary": "품목 업로드 반영",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "itemUpload.yaml",
  "parameters": {
   "upNo": {
    "name": "upNo",
    "label": "업로드번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelItemUpload": {
  "id": "cancelItemUpload",
  "method": "POST",
  "path": "/api/v1/itemUpload/{upNo}/cancel",
  "summary": "품목 업로드 취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "itemUpload.yaml",
  "parameters": {
   "upNo": {
    "name": "upNo",
    "label": "업로드번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "convertLegacyUrl": {
  "id": "convertLegacyUrl",
  "method": "GET",
  "path": "/api/v1/cmmn/conv",
  "summary": "구 URL 변환",
  "origin": "assumed",
  "access": "public",
  "isEffect": false,
  "file": "local.yaml",
  "parameters": {
   "legacyUrl": {
    "name": "legacyUrl",
    "label": "구 URL",
    "type": "string",
    "required": true,
    "maxLength": 2000,
    "in": "query"
   },
   "portalType": {
    "name": "portalType",
    "label": "포털구분",
    "type": "string",
    "required": true,
    "code": "PORTAL_TYPE",
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ConvertedUrl",
   "fields": {
    "resultUrl": {
     "name": "resultUrl",
     "label": "변환 결과",
     "type": "string",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listMenu": {
  "id": "listMenu",
  "method": "GET",
  "path": "/api/v1/portal/author/menu",
  "summary": "메뉴 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "menu.yaml",
  "parameters": {
   "portalType": {
    "name": "portalType",
    "label": "포털구분",
    "type": "string",
    "required": true,
    "code": "PORTAL_TYPE",
    "in": "query"
   },
   "pgmName": {
    "name": "pgmName",
    "label": "메뉴명",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 240,
    "in": "query"
   },
   "useYn": {
    "name": "useYn",
    "label": "사용여부",
    "type": "string",
    "required": false,
    "code": "USE_YN",
    "width": 80,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "MenuList",
   "rowTypeName": "MenuRow",
   "fields": {
    "pgmId": {
     "name": "pgmId",
     "label": "프로그램ID",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "width": 90
    },
    "upPgmId": {
     "name": "upPgmId",
     "label": "상위메뉴",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 90
    },
    "pgmName": {
     "name": "pgmName",
     "label": "메뉴명",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 240
    },
    "sspUrl": {
     "name": "sspUrl",
     "label": "URL",
     "type": "string",
     "required": false,
     "maxLength": 200,
     "width": 220
    },
    "portalType": {
     "name": "portalType",
     "label": "포털구분",
     "type": "string",
     "required": true,
     "code": "PORTAL_TYPE"
    },
    "menuLevel": {
     "name": "menuLevel",
     "label": "레벨",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "menuType": {
     "name": "menuType",
     "label": "메뉴유형",
     "type": "string",
     "required": true,
     "code": "MENU_TYPE",
     "width": 80
    },
    "leaf": {
     "name": "leaf",
     "label": "리프여부",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "sortNo": {
     "name": "sortNo",
     "label": "정렬순서",
     "type": "integer",
     "required": true,
     "minimum": 0,
     "maximum": 9999,
     "mask": "num",
     "width": 80
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "USE_YN",
     "width": 80
    },
    "subUrls": {
     "name": "subUrls",
     "label": "subUrls",
     "type": "list",
     "required": true,
     "fields": {
      "subUrl": {
       "name": "subUrl",
       "label": "하위URL",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 200,
       "width": 320
      }
     }
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveMenu": {
  "id": "saveMenu",
  "method": "PUT",
  "path": "/api/v1/portal/author/menu",
  "summary": "메뉴 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "menu.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "프로그램ID",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90
      },
      "upPgmId": {
       "name": "upPgmId",
       "label": "상위메뉴",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90
      },
      "pgmName": {
       "name": "pgmName",
       "label": "메뉴명",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 240
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "URL",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 220
      },
      "portalType": {
       "name": "portalType",
       "label": "포털구분",
       "type": "string",
       "required": true,
       "code": "PORTAL_TYPE"
      },
      "menuType": {
       "name": "menuType",
       "label": "메뉴유형",
       "type": "string",
       "required": false,
       "code": "MENU_TYPE",
       "width": 80
      },
      "sortNo": {
       "name": "sortNo",
       "label": "정렬순서",
       "type": "integer",
       "required": true,
       "minimum": 0,
       "maximum": 9999,
       "mask": "num",
       "width": 80
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": true,
       "code": "USE_YN",
       "width": 80
      }
     }
    },
    "subUrls": {
     "name": "subUrls",
     "label": "subUrls",
     "type": "list",
     "required": false,
     "fields": {
      "subUrl": {
       "name": "subUrl",
       "label": "하위URL",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 200,
       "width": 320
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteMenu": {
  "id": "deleteMenu",
  "method": "DELETE",
  "path": "/api/v1/portal/author/menu/{pgmId}",
  "summary": "메뉴 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "menu.yaml",
  "parameters": {
   "pgmId": {
    "name": "pgmId",
    "label": "프로그램ID",
    "type": "string",
    "required": true,
    "maxLength": 10,
    "width": 90,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": true,
    "minimum": 0,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listMonthlyCalc": {
  "id": "listMonthlyCalc",
  "method": "GET",
  "path": "/api/v1/monthlyCalc",
  "summary": "월정산 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "yyyymm": {
    "name": "yyyymm",
    "label": "정산월",
    "type": "month",
    "required": false,
    "width": 80,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "settleType": {
    "name": "settleType",
    "label": "정산구분",
    "type": "string",
    "required": false,
    "code": "SETTLE_TYPE",
    "width": 90,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "월정산상태",
    "type": "string",
    "required": false,
    "code": "CALC_STATUS",
    "width": 100,
    "isMulti": true,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "MonthlyCalcList",
   "rowTypeName": "MonthlyCalcRow",
   "fields": {
    "calcNo": {
     "name": "calcNo",
     "label": "월정산번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "yyyymm": {
     "name": "yyyymm",
     "label": "정산월",
     "type": "month",
     "required": true,
     "width": 80
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "settleType": {
     "name": "settleType",
     "label": "정산구분",
     "type": "string",
     "required": true,
     "code": "SETTLE_TYPE",
     "width": 90
    },
    "receiptCnt": {
     "name": "receiptCnt",
     "label": "입고건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "receiptAmt": {
     "name": "receiptAmt",
     "label": "입고금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "returnAmt": {
     "name": "returnAmt",
     "label": "반품금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "deductAmt": {
     "name": "deductAmt",
     "label": "공제금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "adjCnt": {
     "name": "adjCnt",
     "label": "정산건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "invoicedCnt": {
     "name": "invoicedCnt",
     "label": "계산서수취건수",
     "type": "integer",
     "required": true,
     "width": 110
    },
    "unsettledAmt": {
     "name": "unsettledAmt",
     "label": "미정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "confirmDue": {
     "name": "confirmDue",
     "label": "확인기한",
     "type": "date",
     "required": false
    },
    "confirmedDt": {
     "name": "confirmedDt",
     "label": "확인일시",
     "type": "dateTime",
     "required": false
    },
    "closedDt": {
     "name": "closedDt",
     "label": "마감일시",
     "type": "dateTime",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "월정산상태",
     "type": "string",
     "required": true,
     "code": "CALC_STATUS",
     "width": 100
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "receiptCnt",
    "receiptAmt",
    "returnAmt",
    "deductAmt",
    "supplyAmt",
    "vatAmt",
    "totalAmt",
    "unsettledAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "receiptCnt": {
       "name": "receiptCnt",
       "label": "입고건수",
       "type": "integer",
       "required": false,
       "width": 80
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "returnAmt": {
       "name": "returnAmt",
       "label": "반품금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "deductAmt": {
       "name": "deductAmt",
       "label": "공제금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "unsettledAmt": {
       "name": "unsettledAmt",
       "label": "미정산금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "getMonthlyCalc": {
  "id": "getMonthlyCalc",
  "method": "GET",
  "path": "/api/v1/monthlyCalc/{calcNo}",
  "summary": "월정산 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "MonthlyCalcDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "calcNo": {
       "name": "calcNo",
       "label": "월정산번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "yyyymm": {
       "name": "yyyymm",
       "label": "정산월",
       "type": "month",
       "required": true,
       "width": 80
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "settleType": {
       "name": "settleType",
       "label": "정산구분",
       "type": "string",
       "required": true,
       "code": "SETTLE_TYPE",
       "width": 90
      },
      "receiptCnt": {
       "name": "receiptCnt",
       "label": "입고건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "returnAmt": {
       "name": "returnAmt",
       "label": "반품금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "deductAmt": {
       "name": "deductAmt",
       "label": "공제금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "adjCnt": {
       "name": "adjCnt",
       "label": "정산건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "invoicedCnt": {
       "name": "invoicedCnt",
       "label": "계산서수취건수",
       "type": "integer",
       "required": true,
       "width": 110
      },
      "unsettledAmt": {
       "name": "unsettledAmt",
       "label": "미정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "confirmDue": {
       "name": "confirmDue",
       "label": "확인기한",
       "type": "date",
       "required": false
      },
      "confirmedDt": {
       "name": "confirmedDt",
       "label": "확인일시",
       "type": "dateTime",
       "required": false
      },
      "closedDt": {
       "name": "closedDt",
       "label": "마감일시",
       "type": "dateTime",
       "required": false
      },
      "status": {
       "name": "status",
       "label": "월정산상태",
       "type": "string",
       "required": true,
       "code": "CALC_STATUS",
       "width": 100
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      },
      "objection": {
       "name": "objection",
       "label": "이의내용",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "objectionAnswer": {
       "name": "objectionAnswer",
       "label": "이의답변",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "aggregateMonthlyCalc": {
  "id": "aggregateMonthlyCalc",
  "method": "POST",
  "path": "/api/v1/monthlyCalc/aggregate",
  "summary": "월정산 집계",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "monthlyCalc.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "yyyymm": {
     "name": "yyyymm",
     "label": "정산월",
     "type": "month",
     "required": true,
     "width": 80
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "MonthlyAggregated",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "calcCnt": {
     "name": "calcCnt",
     "label": "정산건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "adjCnt": {
     "name": "adjCnt",
     "label": "정산건수",
     "type": "integer",
     "required": true,
     "width": 80
    }
   },
   "sums": []
  }
 },
 "notifyMonthlyCalc": {
  "id": "notifyMonthlyCalc",
  "method": "POST",
  "path": "/api/v1/monthlyCalc/{calcNo}/notify",
  "summary": "월정산 협력사 통보",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "answerMonthlyCalc": {
  "id": "answerMonthlyCalc",
  "method": "POST",
  "path": "/api/v1/monthlyCalc/{calcNo}/answer",
  "summary": "월정산 이의답변",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "objectionAnswer": {
       "name": "objectionAnswer",
       "label": "이의답변",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "closeMonthlyCalc": {
  "id": "closeMonthlyCalc",
  "method": "POST",
  "path": "/api/v1/monthlyCalc/{calcNo}/close",
  "summary": "월마감",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "reopenMonthlyCalc": {
  "id": "reopenMonthlyCalc",
  "method": "POST",
  "path": "/api/v1/monthlyCalc/{calcNo}/reopen",
  "summary": "월마감 취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listMonthlySettlement": {
  "id": "listMonthlySettlement",
  "method": "GET",
  "path": "/api/v1/monthlyCalc/{calcNo}/adjustment",
  "summary": "월정산의 정산 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "MonthlySettlementList",
   "rowTypeName": "MonthlySettlement",
   "fields": {
    "adjNo": {
     "name": "adjNo",
     "label": "정산번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "supplyAmtKrw": {
     "name": "supplyAmtKrw",
     "label": "공급가액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "taxCode": {
     "name": "taxCode",
     "label": "세금코드",
     "type": "string",
     "required": true,
     "code": "TAX_CODE",
     "width": 120
    },
    "deductAmt": {
     "name": "deductAmt",
     "label": "공제금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "deductReason": {
     "name": "deductReason",
     "label": "공제사유",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 180
    },
    "stmtNo": {
     "name": "stmtNo",
     "label": "거래명세서번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "stmtVersion": {
     "name": "stmtVersion",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "ntsNo": {
     "name": "ntsNo",
     "label": "국세청승인번호",
     "type": "string",
     "required": false,
     "maxLength": 24,
     "width": 190
    },
    "tiStatus": {
     "name": "tiStatus",
     "label": "계산서상태",
     "type": "string",
     "required": false,
     "code": "TI_STATUS",
     "width": 90
    },
    "slipNo": {
     "name": "slipNo",
     "label": "전표번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "dueDate": {
     "name": "dueDate",
     "label": "지급예정일",
     "type": "date",
     "required": false
    },
    "paidDt": {
     "name": "paidDt",
     "label": "지급일",
     "type": "date",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "정산상태",
     "type": "string",
     "required": true,
     "code": "ADJ_STATUS",
     "width": 110
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "supplyAmtKrw",
    "vatAmt",
    "totalAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "supplyAmtKrw": {
       "name": "supplyAmtKrw",
       "label": "공급가액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "listMonthlyReceipt": {
  "id": "listMonthlyReceipt",
  "method": "GET",
  "path": "/api/v1/monthlyCalc/{calcNo}/receipt",
  "summary": "월정산의 입고 내역",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "MonthlyReceiptList",
   "rowTypeName": "MonthlyReceipt",
   "fields": {
    "lineNo": {
     "name": "lineNo",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "adjNo": {
     "name": "adjNo",
     "label": "정산번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "whReqNo": {
     "name": "whReqNo",
     "label": "입고요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "whAppNo": {
     "name": "whAppNo",
     "label": "입고승인번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 120
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 180
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": false,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "qty": {
     "name": "qty",
     "label": "정산수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "단가",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "amt": {
     "name": "amt",
     "label": "금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    }
   },
   "sums": [
    "qty",
    "amt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "qty": {
       "name": "qty",
       "label": "정산수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "listCyberMonthlyCalc": {
  "id": "listCyberMonthlyCalc",
  "method": "GET",
  "path": "/api/v1/cyber/monthlyCalc",
  "summary": "협력사 월정산 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "yyyymm": {
    "name": "yyyymm",
    "label": "정산월",
    "type": "month",
    "required": false,
    "width": 80,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "settleType": {
    "name": "settleType",
    "label": "정산구분",
    "type": "string",
    "required": false,
    "code": "SETTLE_TYPE",
    "width": 90,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "월정산상태",
    "type": "string",
    "required": false,
    "code": "CALC_STATUS",
    "width": 100,
    "isMulti": true,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "MonthlyCalcList",
   "rowTypeName": "MonthlyCalcRow",
   "fields": {
    "calcNo": {
     "name": "calcNo",
     "label": "월정산번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "yyyymm": {
     "name": "yyyymm",
     "label": "정산월",
     "type": "month",
     "required": true,
     "width": 80
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "settleType": {
     "name": "settleType",
     "label": "정산구분",
     "type": "string",
     "required": true,
     "code": "SETTLE_TYPE",
     "width": 90
    },
    "receiptCnt": {
     "name": "receiptCnt",
     "label": "입고건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "receiptAmt": {
     "name": "receiptAmt",
     "label": "입고금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "returnAmt": {
     "name": "returnAmt",
     "label": "반품금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "deductAmt": {
     "name": "deductAmt",
     "label": "공제금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "adjCnt": {
     "name": "adjCnt",
     "label": "정산건수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "invoicedCnt": {
     "name": "invoicedCnt",
     "label": "계산서수취건수",
     "type": "integer",
     "required": true,
     "width": 110
    },
    "unsettledAmt": {
     "name": "unsettledAmt",
     "label": "미정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 110
    },
    "confirmDue": {
     "name": "confirmDue",
     "label": "확인기한",
     "type": "date",
     "required": false
    },
    "confirmedDt": {
     "name": "confirmedDt",
     "label": "확인일시",
     "type": "dateTime",
     "required": false
    },
    "closedDt": {
     "name": "closedDt",
     "label": "마감일시",
     "type": "dateTime",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "월정산상태",
     "type": "string",
     "required": true,
     "code": "CALC_STATUS",
     "width": 100
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "receiptCnt",
    "receiptAmt",
    "returnAmt",
    "deductAmt",
    "supplyAmt",
    "vatAmt",
    "totalAmt",
    "unsettledAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "receiptCnt": {
       "name": "receiptCnt",
       "label": "입고건수",
       "type": "integer",
       "required": false,
       "width": 80
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "returnAmt": {
       "name": "returnAmt",
       "label": "반품금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "deductAmt": {
       "name": "deductAmt",
       "label": "공제금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "unsettledAmt": {
       "name": "unsettledAmt",
       "label": "미정산금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "getCyberMonthlyCalc": {
  "id": "getCyberMonthlyCalc",
  "method": "GET",
  "path": "/api/v1/cyber/monthlyCalc/{calcNo}",
  "summary": "협력사 월정산 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "MonthlyCalcDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "calcNo": {
       "name": "calcNo",
       "label": "월정산번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "yyyymm": {
       "name": "yyyymm",
       "label": "정산월",
       "type": "month",
       "required": true,
       "width": 80
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "settleType": {
       "name": "settleType",
       "label": "정산구분",
       "type": "string",
       "required": true,
       "code": "SETTLE_TYPE",
       "width": 90
      },
      "receiptCnt": {
       "name": "receiptCnt",
       "label": "입고건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "returnAmt": {
       "name": "returnAmt",
       "label": "반품금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "deductAmt": {
       "name": "deductAmt",
       "label": "공제금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "adjCnt": {
       "name": "adjCnt",
       "label": "정산건수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "invoicedCnt": {
       "name": "invoicedCnt",
       "label": "계산서수취건수",
       "type": "integer",
       "required": true,
       "width": 110
      },
      "unsettledAmt": {
       "name": "unsettledAmt",
       "label": "미정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "confirmDue": {
       "name": "confirmDue",
       "label": "확인기한",
       "type": "date",
       "required": false
      },
      "confirmedDt": {
       "name": "confirmedDt",
       "label": "확인일시",
       "type": "dateTime",
       "required": false
      },
      "closedDt": {
       "name": "closedDt",
       "label": "마감일시",
       "type": "dateTime",
       "required": false
      },
      "status": {
       "name": "status",
       "label": "월정산상태",
       "type": "string",
       "required": true,
       "code": "CALC_STATUS",
       "width": 100
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      },
      "objection": {
       "name": "objection",
       "label": "이의내용",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "objectionAnswer": {
       "name": "objectionAnswer",
       "label": "이의답변",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "confirmMonthlyCalc": {
  "id": "confirmMonthlyCalc",
  "method": "POST",
  "path": "/api/v1/cyber/monthlyCalc/{calcNo}/confirm",
  "summary": "협력사 정산확인",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "adjNos": {
     "name": "adjNos",
     "label": "정산번호",
     "type": "string",
     "required": false,
     "maxLength": 4000
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "objectMonthlyCalc": {
  "id": "objectMonthlyCalc",
  "method": "POST",
  "path": "/api/v1/cyber/monthlyCalc/{calcNo}/object",
  "summary": "협력사 이의제기",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "monthlyCalc.yaml",
  "parameters": {
   "calcNo": {
    "name": "calcNo",
    "label": "월정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "adjNos": {
     "name": "adjNos",
     "label": "정산번호",
     "type": "string",
     "required": true,
     "maxLength": 4000
    },
    "objection": {
     "name": "objection",
     "label": "이의내용",
     "type": "string",
     "required": true,
     "maxLength": 1000
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getMyInfo": {
  "id": "getMyInfo",
  "method": "GET",
  "path": "/api/v1/my/info",
  "summary": "내 정보",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "my.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "MyInfo",
   "fields": {
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "userName": {
     "name": "userName",
     "label": "사용자명",
     "type": "string",
     "required": true,
     "maxLength": 50
    },
    "isVerified": {
     "name": "isVerified",
     "label": "본인 확인",
     "type": "boolean",
     "required": true
    },
    "hasPassword": {
     "name": "hasPassword",
     "label": "비밀번호 사용",
     "type": "boolean",
     "required": true
    },
    "ename": {
     "name": "ename",
     "label": "영문명",
     "type": "string",
     "required": false,
     "maxLength": 80
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "deptName": {
     "name": "deptName",
     "label": "소속부서",
     "type": "string",
     "required": false,
     "maxLength": 60
    },
    "positionName": {
     "name": "positionName",
     "label": "직위",
     "type": "string",
     "required": false,
     "maxLength": 30
    },
    "email": {
     "name": "email",
     "label": "이메일",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "cellPhoneNo": {
     "name": "cellPhoneNo",
     "label": "휴대전화",
     "type": "string",
     "required": false,
     "maxLength": 20
    },
    "phoneNo": {
     "name": "phoneNo",
     "label": "전화번호",
     "type": "string",
     "required": false,
     "maxLength": 20
    },
    "otpGubun": {
     "name": "otpGubun",
     "label": "OTP수신방법",
     "type": "string",
     "required": false,
     "code": "OTP_GUBUN"
    },
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹",
     "type": "string",
     "required": false,
     "code": "AUTH_GROUP"
    },
    "lastLoginDt": {
     "name": "lastLoginDt",
     "label": "최근로그인",
     "type": "dateTime",
     "required": false
    },
    "lastLoginIp": {
     "name": "lastLoginIp",
     "label": "최근접속IP",
     "type": "string",
     "required": false
    },
    "delegateSingleid": {
     "name": "delegateSingleid",
     "label": "대결자",
     "type": "string",
     "required": false,
     "maxLength": 30
    },
    "delegateNm": {
     "name": "delegateNm",
     "label": "대결자명",
     "type": "string",
     "required": false,
     "maxLength": 50
    },
    "delegateFrom": {
     "name": "delegateFrom",
     "label": "대결 시작일",
     "type": "date",
     "required": false
    },
    "delegateTo": {
     "name": "delegateTo",
     "label": "대결 종료일",
     "type": "date",
     "required": false
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "updateMyInfo": {
  "id": "updateMyInfo",
  "method": "PUT",
  "path": "/api/v1/my/info",
  "summary": "내 정보 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "my.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "ename": {
     "name": "ename",
     "label": "영문명",
     "type": "string",
     "required": false,
     "maxLength": 80
    },
    "deptName": {
     "name": "deptName",
     "label": "소속부서",
     "type": "string",
     "required": false,
     "maxLength": 60
    },
    "positionName": {
     "name": "positionName",
     "label": "직위",
     "type": "string",
     "required": false,
     "maxLength": 30
    },
    "email": {
     "name": "email",
     "label": "이메일",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "cellPhoneNo": {
     "name": "cellPhoneNo",
     "label": "휴대전화",
     "type": "string",
     "required": false,
     "maxLength": 20
    },
    "phoneNo": {
     "name": "phoneNo",
     "label": "전화번호",
     "type": "string",
     "required": false,
     "maxLength": 20
    },
    "otpGubun": {
     "name": "otpGubun",
     "label": "OTP수신방법",
     "type": "string",
     "required": false,
     "code": "OTP_GUBUN"
    },
    "delegateSingleid": {
     "name": "delegateSingleid",
     "label": "대결자",
     "type": "string",
     "required": false,
     "maxLength": 30
    },
    "delegateFrom": {
     "name": "delegateFrom",
     "label": "대결 시작일",
     "type": "date",
     "required": false
    },
    "delegateTo": {
     "name": "delegateTo",
     "label": "대결 종료일",
     "type": "date",
     "required": false
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "MyInfo",
   "fields": {
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "userName": {
     "name": "userName",
     "label": "사용자명",
     "type": "string",
     "required": true,
     "maxLength": 50
    },
    "isVerified": {
     "name": "isVerified",
     "label": "본인 확인",
     "type": "boolean",
     "required": true
    },
    "hasPassword": {
     "name": "hasPassword",
     "label": "비밀번호 사용",
     "type": "boolean",
     "required": true
    },
    "ename": {
     "name": "ename",
     "label": "영문명",
     "type": "string",
     "required": false,
     "maxLength": 80
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "deptName": {
     "name": "deptName",
     "label": "소속부서",
     "type": "string",
     "required": false,
     "maxLength": 60
    },
    "positionName": {
     "name": "positionName",
     "label": "직위",
     "type": "string",
     "required": false,
     "maxLength": 30
    },
    "email": {
     "name": "email",
     "label": "이메일",
     "type": "string",
     "required": false,
     "maxLength": 100
    },
    "cellPhoneNo": {
     "name": "cellPhoneNo",
     "label": "휴대전화",
     "type": "string",
     "required": false,
     "maxLength": 20
    },
    "phoneNo": {
     "name": "phoneNo",
     "label": "전화번호",
     "type": "string",
     "required": false,
     "maxLength": 20
    },
    "otpGubun": {
     "name": "otpGubun",
     "label": "OTP수신방법",
     "type": "string",
     "required": false,
     "code": "OTP_GUBUN"
    },
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹",
     "type": "string",
     "required": false,
     "code": "AUTH_GROUP"
    },
    "lastLoginDt": {
     "name": "lastLoginDt",
     "label": "최근로그인",
     "type": "dateTime",
     "required": false
    },
    "lastLoginIp": {
     "name": "lastLoginIp",
     "label": "최근접속IP",
     "type": "string",
     "required": false
    },
    "delegateSingleid": {
     "name": "delegateSingleid",
     "label": "대결자",
     "type": "string",
     "required": false,
     "maxLength": 30
    },
    "delegateNm": {
     "name": "delegateNm",
     "label": "대결자명",
     "type": "string",
     "required": false,
     "maxLength": 50
    },
    "delegateFrom": {
     "name": "delegateFrom",
     "label": "대결 시작일",
     "type": "date",
     "required": false
    },
    "delegateTo": {
     "name": "delegateTo",
     "label": "대결 종료일",
     "type": "date",
     "required": false
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "verifyMyPassword": {
  "id": "verifyMyPassword",
  "method": "POST",
  "path": "/api/v1/my/verifyPassword",
  "summary": "본인 확인",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "my.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "password": {
     "name": "password",
     "label": "비밀번호",
     "type": "string",
     "required": true,
     "maxLength": 200
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "MyVerification",
   "fields": {
    "verifiedUntil": {
     "name": "verifiedUntil",
     "label": "확인 유효시각",
     "type": "dateTime",
     "required": true
    }
   },
   "sums": []
  }
 },
 "changeMyPassword": {
  "id": "changeMyPassword",
  "method": "POST",
  "path": "/api/v1/my/password",
  "summary": "비밀번호 변경",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "my.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "password": {
     "name": "password",
     "label": "현재 비밀번호",
     "type": "string",
     "required": true,
     "maxLength": 200
    },
    "passwordNew": {
     "name": "passwordNew",
     "label": "새 비밀번호",
     "type": "string",
     "required": true,
     "maxLength": 200
    },
    "passwordCheck": {
     "name": "passwordCheck",
     "label": "비밀번호 확인",
     "type": "string",
     "required": true,
     "maxLength": 200
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getMyMenus": {
  "id": "getMyMenus",
  "method": "GET",
  "path": "/api/v1/menus/mine",
  "summary": "즐겨찾기와 최근 화면",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "myMenu.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "MyMenus",
   "fields": {
    "favourites": {
     "name": "favourites",
     "label": "즐겨찾기",
     "type": "list",
     "required": true
    },
    "recent": {
     "name": "recent",
     "label": "최근 화면",
     "type": "list",
     "required": true
    }
   },
   "sums": []
  }
 },
 "saveFavourites": {
  "id": "saveFavourites",
  "method": "PUT",
  "path": "/api/v1/menus/favourites",
  "summary": "즐겨찾기 저장",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "myMenu.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "pgmIds": {
     "name": "pgmIds",
     "label": "메뉴",
     "type": "list",
     "required": true
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "MyMenus",
   "fields": {
    "favourites": {
     "name": "favourites",
     "label": "즐겨찾기",
     "type": "list",
     "required": true
    },
    "recent": {
     "name": "recent",
     "label": "최근 화면",
     "type": "list",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listMySession": {
  "id": "listMySession",
  "method": "GET",
  "path": "/api/v1/my/session",
  "summary": "내 세션 목록",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "mySession.yaml",
  "parameters": {},
  "answer": {
   "kind": "rows",
   "typeName": "MySessionList",
   "rowTypeName": "MySession",
   "fields": {
    "sessionId": {
     "name": "sessionId",
     "label": "현재세션",
     "type": "string",
     "required": true,
     "maxLength": 40
    },
    "ip": {
     "name": "ip",
     "label": "접속IP",
     "type": "string",
     "required": false
    },
    "userAgent": {
     "name": "userAgent",
     "label": "브라우저",
     "type": "string",
     "required": false
    },
    "createdDate": {
     "name": "createdDate",
     "label": "접속일시",
     "type": "dateTime",
     "required": true
    },
    "lastAccessDt": {
     "name": "lastAccessDt",
     "label": "최종요청일시",
     "type": "dateTime",
     "required": true
    },
    "expiredDate": {
     "name": "expiredDate",
     "label": "만료일시",
     "type": "dateTime",
     "required": true
    },
    "isCurrent": {
     "name": "isCurrent",
     "label": "현재 세션",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "logOutEverywhere": {
  "id": "logOutEverywhere",
  "method": "POST",
  "path": "/api/v1/my/session/logout",
  "summary": "모든 세션 로그아웃",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "mySession.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "endMySession": {
  "id": "endMySession",
  "method": "DELETE",
  "path": "/api/v1/my/session/{sessionId}",
  "summary": "내 세션 종료",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "mySession.yaml",
  "parameters": {
   "sessionId": {
    "name": "sessionId",
    "label": "현재세션",
    "type": "string",
    "required": true,
    "maxLength": 40,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listMyNotice": {
  "id": "listMyNotice",
  "method": "GET",
  "path": "/api/v1/cmmn/notice",
  "summary": "내 알림",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "notice.yaml",
  "parameters": {},
  "answer": {
   "kind": "rows",
   "typeName": "MyNotices",
   "rowTypeName": "MyNotice",
   "fields": {
    "notiSeq": {
     "name": "notiSeq",
     "label": "알림번호",
     "type": "string",
     "required": true
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true,
     "maxLength": 200
    },
    "link": {
     "name": "link",
     "label": "이동경로",
     "type": "string",
     "required": false,
     "maxLength": 300
    },
    "isRead": {
     "name": "isRead",
     "label": "확인여부",
     "type": "boolean",
     "required": true
    },
    "createdDt": {
     "name": "createdDt",
     "label": "일시",
     "type": "dateTime",
     "required": true
    }
   },
   "sums": []
  }
 },
 "readMyNotice": {
  "id": "readMyNotice",
  "method": "POST",
  "path": "/api/v1/cmmn/notice/read",
  "summary": "알림 확인",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "notice.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "notiSeq": {
     "name": "notiSeq",
     "label": "알림번호",
     "type": "string",
     "required": true
    },
    "before": {
     "name": "before",
     "label": "이전 모두",
     "type": "boolean",
     "required": false
    }
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "MyNotices",
   "rowTypeName": "MyNotice",
   "fields": {
    "notiSeq": {
     "name": "notiSeq",
     "label": "알림번호",
     "type": "string",
     "required": true
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true,
     "maxLength": 200
    },
    "link": {
     "name": "link",
     "label": "이동경로",
     "type": "string",
     "required": false,
     "maxLength": 300
    },
    "isRead": {
     "name": "isRead",
     "label": "확인여부",
     "type": "boolean",
     "required": true
    },
    "createdDt": {
     "name": "createdDt",
     "label": "일시",
     "type": "dateTime",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getForwardYn": {
  "id": "getForwardYn",
  "method": "POST",
  "path": "/api/v1/OrderApproval/getForwardYn",
  "summary": "협력사 전자 발송 여부",
  "origin": "spec",
  "access": "session",
  "isEffect": false,
  "file": "orderApproval.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "params": {
     "name": "params",
     "label": "협력사번호 목록",
     "type": "list",
     "required": true
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ForwardYnAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "success",
     "type": "boolean",
     "required": true
    },
    "resultData": {
     "name": "resultData",
     "label": "resultData",
     "type": "list",
     "required": true,
     "fields": {
      "COMP_NO": {
       "name": "COMP_NO",
       "label": "협력사번호",
       "type": "string",
       "required": true
      },
      "COMP_NAME_KR": {
       "name": "COMP_NAME_KR",
       "label": "협력사명",
       "type": "string",
       "required": true
      },
      "TAX_NO_2": {
       "name": "TAX_NO_2",
       "label": "사업자등록번호",
       "type": "string",
       "required": true
      },
      "FORWARD_YN": {
       "name": "FORWARD_YN",
       "label": "전자 발송 여부",
       "type": "string",
       "required": true,
       "enum": [
        "Y",
        "N"
       ]
      }
     }
    }
   },
   "sums": []
  }
 },
 "listOrderRequest": {
  "id": "listOrderRequest",
  "method": "GET",
  "path": "/api/v1/orderRequest",
  "summary": "발주요청 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "title": {
    "name": "title",
    "label": "발주요청명",
    "type": "string",
    "required": false,
    "minLength": 2,
    "maxLength": 100,
    "width": 260,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "requester": {
    "name": "requester",
    "label": "요청자 ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "text": "requesterNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "buyerId": {
    "name": "buyerId",
    "label": "구매담당 ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "buyer",
     "text": "buyerNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "orderType": {
    "name": "orderType",
    "label": "발주유형",
    "type": "string",
    "required": false,
    "code": "ORDER_TYPE",
    "width": 80,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "발주요청상태",
    "type": "string",
    "required": false,
    "code": "OR_STATUS",
    "width": 100,
    "isMulti": true,
    "in": "query"
   },
   "approvalStatus": {
    "name": "approvalStatus",
    "label": "결재상태",
    "type": "string",
    "required": false,
    "code": "APPROVAL_STATUS",
    "width": 80,
    "isMulti": true,
    "in": "query"
   },
   "reqDateFrom": {
    "name": "reqDateFrom",
    "label": "요청일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "reqDateTo": {
    "name": "reqDateTo",
    "label": "요청일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "OrderRequestList",
   "rowTypeName": "OrderRequestRow",
   "fields": {
    "orNo": {
     "name": "orNo",
     "label": "발주요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "발주요청명",
     "type": "string",
     "required": true,
     "minLength": 2,
     "maxLength": 100,
     "width": 260
    },
    "orderType": {
     "name": "orderType",
     "label": "발주유형",
     "type": "string",
     "required": true,
     "code": "ORDER_TYPE",
     "width": 80
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "requester": {
     "name": "requester",
     "label": "요청자 ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "requesterNm",
      "value": "singleid"
     }
    },
    "requesterNm": {
     "name": "requesterNm",
     "label": "요청자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "buyerId": {
     "name": "buyerId",
     "label": "구매담당 ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "lookup": {
      "popup": "buyer",
      "text": "buyerNm",
      "value": "singleid"
     }
    },
    "buyerNm": {
     "name": "buyerNm",
     "label": "구매담당",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "totalAmtKrw": {
     "name": "totalAmtKrw",
     "label": "발주금액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "dueDate": {
     "name": "dueDate",
     "label": "납기일",
     "type": "date",
     "required": false
    },
    "forwardYn": {
     "name": "forwardYn",
     "label": "OGPMS전송",
     "type": "string",
     "required": false,
     "code": "FORWARD_YN"
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "결재상태",
     "type": "string",
     "required": true,
     "code": "APPROVAL_STATUS",
     "width": 80
    },
    "status": {
     "name": "status",
     "label": "발주요청상태",
     "type": "string",
     "required": true,
     "code": "OR_STATUS",
     "width": 100
    },
    "prNo": {
     "name": "prNo",
     "label": "구매요청번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "reqDate": {
     "name": "reqDate",
     "label": "요청일자",
     "type": "date",
     "required": true
    },
    "lastDeciDt": {
     "name": "lastDeciDt",
     "label": "최종결재일",
     "type": "dateTime",
     "required": false
    },
    "errMsg": {
     "name": "errMsg",
     "label": "전송오류",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 220
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "totalAmtKrw"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "totalAmtKrw": {
       "name": "totalAmtKrw",
       "label": "발주금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "createOrderRequest": {
  "id": "createOrderRequest",
  "method": "POST",
  "path": "/api/v1/orderRequest",
  "summary": "발주요청 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "발주요청명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 260
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "expenseType": {
       "name": "expenseType",
       "label": "비용구분",
       "type": "string",
       "required": false,
       "code": "EXPENSE_TYPE",
       "width": 90
      },
      "priceBasis": {
       "name": "priceBasis",
       "label": "단가근거",
       "type": "string",
       "required": false,
       "code": "PRICE_BASIS"
      },
      "basisReason": {
       "name": "basisReason",
       "label": "근거사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": true,
       "code": "TAX_CODE",
       "width": 130
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "incoterms": {
       "name": "incoterms",
       "label": "인도조건",
       "type": "string",
       "required": false,
       "code": "INCOTERMS",
       "width": 80
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "prLine": {
       "name": "prLine",
       "label": "요청품목",
       "type": "string",
       "required": false,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "prLine",
        "value": "prLine"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getOrderRequest": {
  "id": "getOrderRequest",
  "method": "GET",
  "path": "/api/v1/orderRequest/{orNo}",
  "summary": "발주요청 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "OrderRequestDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "orNo": {
       "name": "orNo",
       "label": "발주요청번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주요청명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 260
      },
      "orderType": {
       "name": "orderType",
       "label": "발주유형",
       "type": "string",
       "required": true,
       "code": "ORDER_TYPE",
       "width": 80
      },
      "prNo": {
       "name": "prNo",
       "label": "구매요청번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "rfqNo": {
       "name": "rfqNo",
       "label": "견적의뢰번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "loiNo": {
       "name": "loiNo",
       "label": "LOI번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 180
      },
      "taxNo2": {
       "name": "taxNo2",
       "label": "사업자등록번호",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "mask": "taxnum",
       "width": 120
      },
      "forwardYn": {
       "name": "forwardYn",
       "label": "OGPMS전송",
       "type": "string",
       "required": false,
       "code": "FORWARD_YN"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "requester": {
       "name": "requester",
       "label": "요청자 ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "requesterNm",
        "value": "singleid"
       }
      },
      "requesterNm": {
       "name": "requesterNm",
       "label": "요청자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "receiverNm": {
       "name": "receiverNm",
       "label": "인수자명",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "buyerId": {
       "name": "buyerId",
       "label": "구매담당 ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "lookup": {
        "popup": "buyer",
        "text": "buyerNm",
        "value": "singleid"
       }
      },
      "buyerNm": {
       "name": "buyerNm",
       "label": "구매담당",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "expenseType": {
       "name": "expenseType",
       "label": "비용구분",
       "type": "string",
       "required": false,
       "code": "EXPENSE_TYPE",
       "width": 90
      },
      "priceBasis": {
       "name": "priceBasis",
       "label": "단가근거",
       "type": "string",
       "required": false,
       "code": "PRICE_BASIS"
      },
      "basisReason": {
       "name": "basisReason",
       "label": "근거사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "exRate": {
       "name": "exRate",
       "label": "환율",
       "type": "decimal",
       "required": true,
       "scale": 4
      },
      "rateDate": {
       "name": "rateDate",
       "label": "환율기준일",
       "type": "date",
       "required": true
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": true,
       "code": "TAX_CODE",
       "width": 130
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "incoterms": {
       "name": "incoterms",
       "label": "인도조건",
       "type": "string",
       "required": false,
       "code": "INCOTERMS",
       "width": 80
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "발주금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "totalAmtKrw": {
       "name": "totalAmtKrw",
       "label": "발주금액(원)",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "errMsg": {
       "name": "errMsg",
       "label": "전송오류",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 220
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "status": {
       "name": "status",
       "label": "발주요청상태",
       "type": "string",
       "required": true,
       "code": "OR_STATUS",
       "width": 100
      },
      "reqDate": {
       "name": "reqDate",
       "label": "요청일자",
       "type": "date",
       "required": true
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "prLine": {
       "name": "prLine",
       "label": "요청품목",
       "type": "string",
       "required": false,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "prLine",
        "value": "prLine"
       }
      },
      "prNo": {
       "name": "prNo",
       "label": "구매요청번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "prLineNo": {
       "name": "prLineNo",
       "label": "구매요청순번",
       "type": "integer",
       "required": false,
       "width": 80
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "openQty": {
       "name": "openQty",
       "label": "미발주수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "prevPrice": {
       "name": "prevPrice",
       "label": "직전단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "mask": "numComma",
       "width": 100
      },
      "diffRate": {
       "name": "diffRate",
       "label": "증감률(%)",
       "type": "decimal",
       "required": false,
       "scale": 1,
       "width": 80
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "accountName": {
       "name": "accountName",
       "label": "계정명",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 140
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "costCenterName": {
       "name": "costCenterName",
       "label": "코스트센터명",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 150
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": true,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "approval": {
     "name": "approval",
     "label": "approval",
     "type": "object",
     "required": false,
     "fields": {
      "apprNo": {
       "name": "apprNo",
       "label": "결재번호",
       "type": "string",
       "required": true,
       "maxLength": 16
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "minimum": 1
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "drafterNm": {
       "name": "drafterNm",
       "label": "기안자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "draftedDt": {
       "name": "draftedDt",
       "label": "상신일시",
       "type": "dateTime",
       "required": true
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "steps": {
       "name": "steps",
       "label": "steps",
       "type": "list",
       "required": true,
       "fields": {
        "stepNo": {
         "name": "stepNo",
         "label": "단계",
         "type": "integer",
         "required": true,
         "minimum": 1,
         "width": 50
        },
        "seq": {
         "name": "seq",
         "label": "순번",
         "type": "integer",
         "required": true,
         "minimum": 1
        },
        "stepType": {
         "name": "stepType",
         "label": "결재유형",
         "type": "string",
         "required": true,
         "code": "APPR_STEP_TYPE",
         "width": 80
        },
        "singleid": {
         "name": "singleid",
         "label": "Single ID",
         "type": "string",
         "required": true,
         "maxLength": 30,
         "width": 120
        },
        "approverNm": {
         "name": "approverNm",
         "label": "결재자",
         "type": "string",
         "required": true,
         "maxLength": 50,
         "width": 80
        },
        "deptnm": {
         "name": "deptnm",
         "label": "부서명",
         "type": "string",
         "required": false,
         "maxLength": 100,
         "width": 120
        },
        "positionNm": {
         "name": "positionNm",
         "label": "직급명",
         "type": "string",
         "required": false,
         "maxLength": 30,
         "width": 70
        },
        "delegateSingleid": {
         "name": "delegateSingleid",
         "label": "대결자 ID",
         "type": "string",
         "required": false,
         "maxLength": 30
        },
        "delegateNm": {
         "name": "delegateNm",
         "label": "대결자",
         "type": "string",
         "required": false,
         "maxLength": 50
        },
        "status": {
         "name": "status",
         "label": "단계상태",
         "type": "string",
         "required": false,
         "code": "APPR_STEP_STATUS",
         "width": 80
        },
        "actedDt": {
         "name": "actedDt",
         "label": "처리일시",
         "type": "dateTime",
         "required": false
        },
        "opinion": {
         "name": "opinion",
         "label": "의견",
         "type": "string",
         "required": false,
         "maxLength": 1000,
         "width": 240
        }
       }
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateOrderRequest": {
  "id": "updateOrderRequest",
  "method": "PUT",
  "path": "/api/v1/orderRequest/{orNo}",
  "summary": "발주요청 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "발주요청명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 260
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "expenseType": {
       "name": "expenseType",
       "label": "비용구분",
       "type": "string",
       "required": false,
       "code": "EXPENSE_TYPE",
       "width": 90
      },
      "priceBasis": {
       "name": "priceBasis",
       "label": "단가근거",
       "type": "string",
       "required": false,
       "code": "PRICE_BASIS"
      },
      "basisReason": {
       "name": "basisReason",
       "label": "근거사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": true,
       "code": "TAX_CODE",
       "width": 130
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "incoterms": {
       "name": "incoterms",
       "label": "인도조건",
       "type": "string",
       "required": false,
       "code": "INCOTERMS",
       "width": 80
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "prLine": {
       "name": "prLine",
       "label": "요청품목",
       "type": "string",
       "required": false,
       "maxLength": 22,
       "width": 160,
       "lookup": {
        "popup": "prLine",
        "value": "prLine"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteOrderRequest": {
  "id": "deleteOrderRequest",
  "method": "DELETE",
  "path": "/api/v1/orderRequest/{orNo}",
  "summary": "발주요청 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "in": "query"
   },
   "keys": {
    "name": "keys",
    "label": "선택 문서",
    "type": "string",
    "required": false,
    "maxLength": 2000,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "submitOrderRequest": {
  "id": "submitOrderRequest",
  "method": "POST",
  "path": "/api/v1/orderRequest/{orNo}/submit",
  "summary": "발주요청 결재상신",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lineId": {
     "name": "lineId",
     "label": "추가 결재선",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "lookup": {
      "popup": "approvalLine",
      "text": "lineName",
      "value": "lineId"
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "recallOrderRequest": {
  "id": "recallOrderRequest",
  "method": "POST",
  "path": "/api/v1/orderRequest/{orNo}/recall",
  "summary": "발주요청 상신취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelOrderRequest": {
  "id": "cancelOrderRequest",
  "method": "POST",
  "path": "/api/v1/orderRequest/{orNo}/cancel",
  "summary": "발주요청 취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "retryOrderRequest": {
  "id": "retryOrderRequest",
  "method": "POST",
  "path": "/api/v1/orderRequest/{orNo}/retry",
  "summary": "발주요청 재전송",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {
   "orNo": {
    "name": "orNo",
    "label": "발주요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "orderPr": {
  "id": "orderPr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/orderRequest",
  "summary": "발주요청 생성",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "orderRequest.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "popupPrLine": {
  "id": "popupPrLine",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/prLine",
  "summary": "발주할 요청 품목 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "orderRequest.yaml",
  "parameters": {
   "codes": {
    "name": "codes",
    "label": "코드 목록",
    "type": "string",
    "required": false,
    "maxLength": 14000,
    "in": "query"
   },
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "itemName": {
    "name": "itemName",
    "label": "품목명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "maxBytes": 200,
    "width": 180,
    "in": "query"
   },
   "currency": {
    "name": "currency",
    "label": "통화",
    "type": "string",
    "required": false,
    "code": "CURRENCY",
    "width": 80,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly OpenPrLine[]",
   "rowTypeName": "OpenPrLine",
   "fields": {
    "prLine": {
     "name": "prLine",
     "label": "요청품목",
     "type": "string",
     "required": true,
     "maxLength": 22,
     "width": 160,
     "lookup": {
      "popup": "prLine",
      "value": "prLine"
     }
    },
    "prNo": {
     "name": "prNo",
     "label": "구매요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "prLineNo": {
     "name": "prLineNo",
     "label": "구매요청순번",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "prTitle": {
     "name": "prTitle",
     "label": "구매요청명",
     "type": "string",
     "required": true,
     "width": 220
    },
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 120
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 180
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": false,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "qty": {
     "name": "qty",
     "label": "수량",
     "type": "decimal",
     "required": false,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "openQty": {
     "name": "openQty",
     "label": "미발주수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 90
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "적용단가",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "mask": "numComma",
     "width": 100
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "needDate": {
     "name": "needDate",
     "label": "납품희망일",
     "type": "date",
     "required": false
    },
    "accountCode": {
     "name": "accountCode",
     "label": "계정코드",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 90,
     "lookup": {
      "popup": "account",
      "text": "accountName",
      "value": "accountCode"
     }
    },
    "accountName": {
     "name": "accountName",
     "label": "계정명",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 140
    },
    "costCenter": {
     "name": "costCenter",
     "label": "코스트센터",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 100,
     "lookup": {
      "popup": "costCenter",
      "text": "costCenterName",
      "value": "costCenter"
     }
    },
    "costCenterName": {
     "name": "costCenterName",
     "label": "코스트센터명",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 150
    },
    "requesterNm": {
     "name": "requesterNm",
     "label": "요청자",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    }
   },
   "sums": []
  }
 },
 "listCyberPo": {
  "id": "listCyberPo",
  "method": "GET",
  "path": "/api/v1/cyber/po",
  "summary": "받은 발주 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "po.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "title": {
    "name": "title",
    "label": "발주명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 260,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "orderType": {
    "name": "orderType",
    "label": "발주유형",
    "type": "string",
    "required": false,
    "code": "ORDER_TYPE",
    "width": 80,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "발주상태",
    "type": "string",
    "required": false,
    "code": "PO_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "poDateFrom": {
    "name": "poDateFrom",
    "label": "발주일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "poDateTo": {
    "name": "poDateTo",
    "label": "발주일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "dueDateFrom": {
    "name": "dueDateFrom",
    "label": "납기일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "dueDateTo": {
    "name": "dueDateTo",
    "label": "납기일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "CyberPoList",
   "rowTypeName": "CyberPoRow",
   "fields": {
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "발주명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 260
    },
    "orderType": {
     "name": "orderType",
     "label": "발주유형",
     "type": "string",
     "required": true,
     "code": "ORDER_TYPE",
     "width": 80
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "buyerId": {
     "name": "buyerId",
     "label": "구매담당 ID",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "buyer",
      "text": "buyerNm",
      "value": "singleid"
     }
    },
    "buyerNm": {
     "name": "buyerNm",
     "label": "구매담당",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "receiverNm": {
     "name": "receiverNm",
     "label": "인수자명",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "발주금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 120
    },
    "poDate": {
     "name": "poDate",
     "label": "발주일자",
     "type": "date",
     "required": true
    },
    "dueDate": {
     "name": "dueDate",
     "label": "납기일",
     "type": "date",
     "required": false
    },
    "promisedDate": {
     "name": "promisedDate",
     "label": "납품약속일",
     "type": "date",
     "required": false
    },
    "revision": {
     "name": "revision",
     "label": "차수",
     "type": "integer",
     "required": true,
     "width": 50
    },
    "lateYn": {
     "name": "lateYn",
     "label": "지연",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 60
    },
    "acceptedDt": {
     "name": "acceptedDt",
     "label": "접수일시",
     "type": "dateTime",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "발주상태",
     "type": "string",
     "required": true,
     "code": "PO_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "totalAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "totalAmt": {
       "name": "totalAmt",
       "label": "발주금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "getCyberPo": {
  "id": "getCyberPo",
  "method": "GET",
  "path": "/api/v1/cyber/po/{poNo}",
  "summary": "받은 발주 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "po.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "CyberPoDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "orderType": {
       "name": "orderType",
       "label": "발주유형",
       "type": "string",
       "required": true,
       "code": "ORDER_TYPE",
       "width": 80
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "width": 50
      },
      "poDate": {
       "name": "poDate",
       "label": "발주일자",
       "type": "date",
       "required": true
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "buyerId": {
       "name": "buyerId",
       "label": "구매담당 ID",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "buyer",
        "text": "buyerNm",
        "value": "singleid"
       }
      },
      "buyerNm": {
       "name": "buyerNm",
       "label": "구매담당",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "receiverNm": {
       "name": "receiverNm",
       "label": "인수자명",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "발주금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": true,
       "code": "TAX_CODE",
       "width": 130
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": true,
       "code": "PAY_TERM",
       "width": 110
      },
      "incoterms": {
       "name": "incoterms",
       "label": "인도조건",
       "type": "string",
       "required": false,
       "code": "INCOTERMS",
       "width": 80
      },
      "promisedDate": {
       "name": "promisedDate",
       "label": "납품약속일",
       "type": "date",
       "required": false
      },
      "promiseReason": {
       "name": "promiseReason",
       "label": "약속일 변경사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "acceptedDt": {
       "name": "acceptedDt",
       "label": "접수일시",
       "type": "dateTime",
       "required": false
      },
      "acceptedBy": {
       "name": "acceptedBy",
       "label": "접수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 80
      },
      "declineReason": {
       "name": "declineReason",
       "label": "거부사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "chgNo": {
       "name": "chgNo",
       "label": "변경번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "status": {
       "name": "status",
       "label": "발주상태",
       "type": "string",
       "required": true,
       "code": "PO_STATUS",
       "width": 90
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "발주수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "promisedDate": {
       "name": "promisedDate",
       "label": "납품약속일",
       "type": "date",
       "required": false
      },
      "overTol": {
       "name": "overTol",
       "label": "초과허용(%)",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "width": 80
      },
      "shippedQty": {
       "name": "shippedQty",
       "label": "납품중수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "receivedQty": {
       "name": "receivedQty",
       "label": "입고수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "remainQty": {
       "name": "remainQty",
       "label": "미납수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "changes": {
     "name": "changes",
     "label": "changes",
     "type": "list",
     "required": true,
     "fields": {
      "chgNo": {
       "name": "chgNo",
       "label": "변경번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "width": 50
      },
      "chgType": {
       "name": "chgType",
       "label": "변경유형",
       "type": "string",
       "required": true,
       "code": "PO_CHG_TYPE",
       "width": 90
      },
      "beforeText": {
       "name": "beforeText",
       "label": "변경전",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 240
      },
      "afterText": {
       "name": "afterText",
       "label": "변경후",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 240
      },
      "diffAmt": {
       "name": "diffAmt",
       "label": "증감금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "reason": {
       "name": "reason",
       "label": "변경사유",
       "type": "string",
       "required": true,
       "maxLength": 400,
       "width": 200
      },
      "requestedDt": {
       "name": "requestedDt",
       "label": "변경요청일",
       "type": "dateTime",
       "required": true
      },
      "answerYn": {
       "name": "answerYn",
       "label": "확인 대상",
       "type": "string",
       "required": true,
       "code": "YN"
      },
      "status": {
       "name": "status",
       "label": "변경상태",
       "type": "string",
       "required": true,
       "code": "PO_CHG_STATUS",
       "width": 130
      },
      "declineReason": {
       "name": "declineReason",
       "label": "거부사유",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "promisePo": {
  "id": "promisePo",
  "method": "PUT",
  "path": "/api/v1/cyber/po/{poNo}",
  "summary": "납품약속일 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "po.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": false,
     "fields": {
      "promiseReason": {
       "name": "promiseReason",
       "label": "약속일 변경사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "promisedDate": {
       "name": "promisedDate",
       "label": "납품약속일",
       "type": "date",
       "required": false
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "acceptPo": {
  "id": "acceptPo",
  "method": "POST",
  "path": "/api/v1/cyber/po/{poNo}/accept",
  "summary": "발주 접수",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "po.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "declinePo": {
  "id": "declinePo",
  "method": "POST",
  "path": "/api/v1/cyber/po/{poNo}/decline",
  "summary": "발주 접수거부",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "po.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listPo": {
  "id": "listPo",
  "method": "GET",
  "path": "/api/v1/po",
  "summary": "발주 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "poChange.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "title": {
    "name": "title",
    "label": "발주명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 260,
    "in": "query"
   },
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "requester": {
    "name": "requester",
    "label": "요청자 ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "text": "requesterNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "buyerId": {
    "name": "buyerId",
    "label": "구매담당 ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "buyer",
     "text": "buyerNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "orderType": {
    "name": "orderType",
    "label": "발주유형",
    "type": "string",
    "required": false,
    "code": "ORDER_TYPE",
    "width": 80,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "발주상태",
    "type": "string",
    "required": false,
    "code": "PO_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "poDateFrom": {
    "name": "poDateFrom",
    "label": "발주일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "poDateTo": {
    "name": "poDateTo",
    "label": "발주일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "dueDateFrom": {
    "name": "dueDateFrom",
    "label": "납기일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "dueDateTo": {
    "name": "dueDateTo",
    "label": "납기일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "PoList",
   "rowTypeName": "PoRow",
   "fields": {
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "발주명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 260
    },
    "orderType": {
     "name": "orderType",
     "label": "발주유형",
     "type": "string",
     "required": true,
     "code": "ORDER_TYPE",
     "width": 80
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "requester": {
     "name": "requester",
     "label": "요청자 ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "requesterNm",
      "value": "singleid"
     }
    },
    "requesterNm": {
     "name": "requesterNm",
     "label": "요청자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "receiverNm": {
     "name": "receiverNm",
     "label": "인수자명",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "buyerId": {
     "name": "buyerId",
     "label": "구매담당 ID",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "buyer",
      "text": "buyerNm",
      "value": "singleid"
     }
    },
    "buyerNm": {
     "name": "buyerNm",
     "label": "구매담당",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "totalAmtKrw": {
     "name": "totalAmtKrw",
     "label": "발주금액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "receivedAmt": {
     "name": "receivedAmt",
     "label": "입고금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "poDate": {
     "name": "poDate",
     "label": "발주일자",
     "type": "date",
     "required": true
    },
    "dueDate": {
     "name": "dueDate",
     "label": "납기일",
     "type": "date",
     "required": false
    },
    "promisedDate": {
     "name": "promisedDate",
     "label": "납품약속일",
     "type": "date",
     "required": false
    },
    "lateYn": {
     "name": "lateYn",
     "label": "지연",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 60
    },
    "revision": {
     "name": "revision",
     "label": "차수",
     "type": "integer",
     "required": true,
     "width": 50
    },
    "forwardYn": {
     "name": "forwardYn",
     "label": "OGPMS전송",
     "type": "string",
     "required": true,
     "code": "FORWARD_YN"
    },
    "gerpPoNo": {
     "name": "gerpPoNo",
     "label": "GERP발주번호",
     "type": "string",
     "required": false,
     "width": 110
    },
    "status": {
     "name": "status",
     "label": "발주상태",
     "type": "string",
     "required": true,
     "code": "PO_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "totalAmtKrw"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "totalAmtKrw": {
       "name": "totalAmtKrw",
       "label": "발주금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "getPo": {
  "id": "getPo",
  "method": "GET",
  "path": "/api/v1/po/{poNo}",
  "summary": "발주 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "poChange.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "PoDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "orderType": {
       "name": "orderType",
       "label": "발주유형",
       "type": "string",
       "required": true,
       "code": "ORDER_TYPE",
       "width": 80
      },
      "prNo": {
       "name": "prNo",
       "label": "구매요청번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "requesterNm": {
       "name": "requesterNm",
       "label": "요청자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "receiverNm": {
       "name": "receiverNm",
       "label": "인수자명",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "buyerId": {
       "name": "buyerId",
       "label": "구매담당 ID",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "buyer",
        "text": "buyerNm",
        "value": "singleid"
       }
      },
      "buyerNm": {
       "name": "buyerNm",
       "label": "구매담당",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "exRate": {
       "name": "exRate",
       "label": "환율",
       "type": "decimal",
       "required": true,
       "scale": 4
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "발주금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "totalAmtKrw": {
       "name": "totalAmtKrw",
       "label": "발주금액(원)",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": true,
       "code": "TAX_CODE",
       "width": 130
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": true,
       "code": "PAY_TERM",
       "width": 110
      },
      "incoterms": {
       "name": "incoterms",
       "label": "인도조건",
       "type": "string",
       "required": false,
       "code": "INCOTERMS",
       "width": 80
      },
      "poDate": {
       "name": "poDate",
       "label": "발주일자",
       "type": "date",
       "required": true
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "promisedDate": {
       "name": "promisedDate",
       "label": "납품약속일",
       "type": "date",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "width": 50
      },
      "declineReason": {
       "name": "declineReason",
       "label": "거부사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "chgNo": {
       "name": "chgNo",
       "label": "변경번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "chgStatus": {
       "name": "chgStatus",
       "label": "변경상태",
       "type": "string",
       "required": false,
       "code": "PO_CHG_STATUS",
       "width": 130
      },
      "status": {
       "name": "status",
       "label": "발주상태",
       "type": "string",
       "required": true,
       "code": "PO_STATUS",
       "width": 90
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "발주수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "dueDate": {
       "name": "dueDate",
       "label": "납기일",
       "type": "date",
       "required": false
      },
      "promisedDate": {
       "name": "promisedDate",
       "label": "납품약속일",
       "type": "date",
       "required": false
      },
      "overTol": {
       "name": "overTol",
       "label": "초과허용(%)",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "width": 80
      },
      "shippedQty": {
       "name": "shippedQty",
       "label": "납품중수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "receivedQty": {
       "name": "receivedQty",
       "label": "입고수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "returnedQty": {
       "name": "returnedQty",
       "label": "반품수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "remainQty": {
       "name": "remainQty",
       "label": "미납수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "completedYn": {
       "name": "completedYn",
       "label": "납품완료",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 70
      }
     }
    },
    "changes": {
     "name": "changes",
     "label": "changes",
     "type": "list",
     "required": true,
     "fields": {
      "chgNo": {
       "name": "chgNo",
       "label": "변경번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "width": 50
      },
      "chgType": {
       "name": "chgType",
       "label": "변경유형",
       "type": "string",
       "required": true,
       "code": "PO_CHG_TYPE",
       "width": 90
      },
      "beforeText": {
       "name": "beforeText",
       "label": "변경전",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 240
      },
      "afterText": {
       "name": "afterText",
       "label": "변경후",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 240
      },
      "diffAmt": {
       "name": "diffAmt",
       "label": "증감금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "reason": {
       "name": "reason",
       "label": "변경사유",
       "type": "string",
       "required": true,
       "maxLength": 400,
       "width": 200
      },
      "requestedByNm": {
       "name": "requestedByNm",
       "label": "변경요청자",
       "type": "string",
       "required": true,
       "width": 80
      },
      "requestedDt": {
       "name": "requestedDt",
       "label": "변경요청일",
       "type": "dateTime",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "status": {
       "name": "status",
       "label": "변경상태",
       "type": "string",
       "required": true,
       "code": "PO_CHG_STATUS",
       "width": 130
      },
      "declineReason": {
       "name": "declineReason",
       "label": "거부사유",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "approval": {
     "name": "approval",
     "label": "approval",
     "type": "object",
     "required": false,
     "fields": {
      "apprNo": {
       "name": "apprNo",
       "label": "결재번호",
       "type": "string",
       "required": true,
       "maxLength": 16
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "minimum": 1
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "drafterNm": {
       "name": "drafterNm",
       "label": "기안자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "draftedDt": {
       "name": "draftedDt",
       "label": "상신일시",
       "type": "dateTime",
       "required": true
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "steps": {
       "name": "steps",
       "label": "steps",
       "type": "list",
       "required": true,
       "fields": {
        "stepNo": {
         "name": "stepNo",
         "label": "단계",
         "type": "integer",
         "required": true,
         "minimum": 1,
         "width": 50
        },
        "seq": {
         "name": "seq",
         "label": "순번",
         "type": "integer",
         "required": true,
         "minimum": 1
        },
        "stepType": {
         "name": "stepType",
         "label": "결재유형",
         "type": "string",
         "required": true,
         "code": "APPR_STEP_TYPE",
         "width": 80
        },
        "singleid": {
         "name": "singleid",
         "label": "Single ID",
         "type": "string",
         "required": true,
         "maxLength": 30,
         "width": 120
        },
        "approverNm": {
         "name": "approverNm",
         "label": "결재자",
         "type": "string",
         "required": true,
         "maxLength": 50,
         "width": 80
        },
        "deptnm": {
         "name": "deptnm",
         "label": "부서명",
         "type": "string",
         "required": false,
         "maxLength": 100,
         "width": 120
        },
        "positionNm": {
         "name": "positionNm",
         "label": "직급명",
         "type": "string",
         "required": false,
         "maxLength": 30,
         "width": 70
        },
        "delegateSingleid": {
         "name": "delegateSingleid",
         "label": "대결자 ID",
         "type": "string",
         "required": false,
         "maxLength": 30
        },
        "delegateNm": {
         "name": "delegateNm",
         "label": "대결자",
         "type": "string",
         "required": false,
         "maxLength": 50
        },
        "status": {
         "name": "status",
         "label": "단계상태",
         "type": "string",
         "required": false,
         "code": "APPR_STEP_STATUS",
         "width": 80
        },
        "actedDt": {
         "name": "actedDt",
         "label": "처리일시",
         "type": "dateTime",
         "required": false
        },
        "opinion": {
         "name": "opinion",
         "label": "의견",
         "type": "string",
         "required": false,
         "maxLength": 1000,
         "width": 240
        }
       }
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "changePo": {
  "id": "changePo",
  "method": "POST",
  "path": "/api/v1/po/{poNo}/change",
  "summary": "발주 변경 요청",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "poChange.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "chgType": {
     "name": "chgType",
     "label": "변경유형",
     "type": "string",
     "required": true,
     "code": "PO_CHG_TYPE",
     "width": 90
    },
    "receiver": {
     "name": "receiver",
     "label": "인수자",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "receiverNm",
      "value": "singleid"
     }
    },
    "deliveryPlace": {
     "name": "deliveryPlace",
     "label": "납품장소",
     "type": "string",
     "required": false,
     "maxLength": 200
    },
    "reason": {
     "name": "reason",
     "label": "변경사유",
     "type": "string",
     "required": true,
     "maxLength": 400,
     "width": 200
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": false,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "afterQty": {
       "name": "afterQty",
       "label": "변경후수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "afterPrice": {
       "name": "afterPrice",
       "label": "변경후단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "mask": "numComma",
       "width": 100
      },
      "afterDue": {
       "name": "afterDue",
       "label": "변경후납기",
       "type": "date",
       "required": false
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "resendPo": {
  "id": "resendPo",
  "method": "POST",
  "path": "/api/v1/po/{poNo}/resend",
  "summary": "발주 재발송",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "poChange.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "forceClosePo": {
  "id": "forceClosePo",
  "method": "POST",
  "path": "/api/v1/po/{poNo}/forceClose",
  "summary": "발주 잔량종결",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "poChange.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelPo": {
  "id": "cancelPo",
  "method": "POST",
  "path": "/api/v1/po/{poNo}/cancel",
  "summary": "발주 취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "poChange.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelPoChange": {
  "id": "cancelPoChange",
  "method": "POST",
  "path": "/api/v1/poChange/{chgNo}/cancel",
  "summary": "발주 변경 취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "poChange.yaml",
  "parameters": {
   "chgNo": {
    "name": "chgNo",
    "label": "변경번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listCyberPoChange": {
  "id": "listCyberPoChange",
  "method": "GET",
  "path": "/api/v1/cyber/poChange",
  "summary": "확인할 발주 변경",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "poChange.yaml",
  "parameters": {
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly CyberPoChange[]",
   "rowTypeName": "CyberPoChange",
   "fields": {
    "chgNo": {
     "name": "chgNo",
     "label": "변경번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "발주명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 260
    },
    "revision": {
     "name": "revision",
     "label": "차수",
     "type": "integer",
     "required": true,
     "width": 50
    },
    "chgType": {
     "name": "chgType",
     "label": "변경유형",
     "type": "string",
     "required": true,
     "code": "PO_CHG_TYPE",
     "width": 90
    },
    "beforeText": {
     "name": "beforeText",
     "label": "변경전",
     "type": "string",
     "required": true,
     "maxLength": 1000,
     "width": 240
    },
    "afterText": {
     "name": "afterText",
     "label": "변경후",
     "type": "string",
     "required": true,
     "maxLength": 1000,
     "width": 240
    },
    "diffAmt": {
     "name": "diffAmt",
     "label": "증감금액",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "reason": {
     "name": "reason",
     "label": "변경사유",
     "type": "string",
     "required": true,
     "maxLength": 400,
     "width": 200
    },
    "requestedDt": {
     "name": "requestedDt",
     "label": "변경요청일",
     "type": "dateTime",
     "required": true
    },
    "answerYn": {
     "name": "answerYn",
     "label": "확인 대상",
     "type": "string",
     "required": true,
     "code": "YN"
    },
    "status": {
     "name": "status",
     "label": "변경상태",
     "type": "string",
     "required": true,
     "code": "PO_CHG_STATUS",
     "width": 130
    },
    "declineReason": {
     "name": "declineReason",
     "label": "거부사유",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 200
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "ackPoChange": {
  "id": "ackPoChange",
  "method": "POST",
  "path": "/api/v1/cyber/poChange/{chgNo}/ack",
  "summary": "발주 변경 확인",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "poChange.yaml",
  "parameters": {
   "chgNo": {
    "name": "chgNo",
    "label": "변경번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "declinePoChange": {
  "id": "declinePoChange",
  "method": "POST",
  "path": "/api/v1/cyber/poChange/{chgNo}/decline",
  "summary": "발주 변경 거부",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "poChange.yaml",
  "parameters": {
   "chgNo": {
    "name": "chgNo",
    "label": "변경번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listCodeGroup": {
  "id": "listCodeGroup",
  "method": "GET",
  "path": "/api/v1/portal/codeManage/group",
  "summary": "코드 그룹 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "portal.yaml",
  "parameters": {
   "groupCode": {
    "name": "groupCode",
    "label": "그룹코드",
    "type": "string",
    "required": false,
    "minLength": 1,
    "maxLength": 30,
    "isKey": true,
    "width": 150,
    "in": "query"
   },
   "groupName": {
    "name": "groupName",
    "label": "그룹명",
    "type": "string",
    "required": false,
    "minLength": 1,
    "maxLength": 60,
    "width": 130,
    "in": "query"
   },
   "useYn": {
    "name": "useYn",
    "label": "사용여부",
    "type": "string",
    "required": false,
    "code": "USE_YN",
    "width": 70,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "CodeGroupList",
   "rowTypeName": "CodeGroupRow",
   "fields": {
    "groupCode": {
     "name": "groupCode",
     "label": "그룹코드",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 30,
     "isKey": true,
     "width": 150
    },
    "groupName": {
     "name": "groupName",
     "label": "그룹명",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 60,
     "width": 130
    },
    "description": {
     "name": "description",
     "label": "설명",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 96
    },
    "systemYn": {
     "name": "systemYn",
     "label": "시스템코드",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 84
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "USE_YN",
     "width": 70
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveCodeGroup": {
  "id": "saveCodeGroup",
  "method": "PUT",
  "path": "/api/v1/portal/codeManage/group",
  "summary": "코드 그룹 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "portal.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "rows": {
     "name": "rows",
     "label": "rows",
     "type": "list",
     "required": true,
     "fields": {
      "rowState": {
       "name": "rowState",
       "label": "상태",
       "type": "string",
       "required": true,
       "enum": [
        "I",
        "U",
        "D"
       ]
      },
      "groupCode": {
       "name": "groupCode",
       "label": "그룹코드",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 30,
       "isKey": true,
       "width": 150
      },
      "groupName": {
       "name": "groupName",
       "label": "그룹명",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 60,
       "width": 130
      },
      "description": {
       "name": "description",
       "label": "설명",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 96
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": false,
       "code": "USE_YN",
       "width": 70
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": false,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listCode": {
  "id": "listCode",
  "method": "GET",
  "path": "/api/v1/portal/codeManage/group/{groupCode}/code",
  "summary": "코드 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "portal.yaml",
  "parameters": {
   "groupCode": {
    "name": "groupCode",
    "label": "그룹코드",
    "type": "string",
    "required": true,
    "minLength": 1,
    "maxLength": 30,
    "isKey": true,
    "width": 150,
    "in": "path"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "CodeList",
   "rowTypeName": "CodeRow",
   "fields": {
    "value": {
     "name": "value",
     "label": "코드값",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 20,
     "isKey": true,
     "width": 90
    },
    "text": {
     "name": "text",
     "label": "코드명",
     "type": "string",
     "required": true,
     "minLength": 1,
     "maxLength": 100,
     "width": 150
    },
    "textEn": {
     "name": "textEn",
     "label": "영문명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 120
    },
    "sortNo": {
     "name": "sortNo",
     "label": "정렬순서",
     "type": "integer",
     "required": true,
     "minimum": 0,
     "maximum": 9999,
     "width": 70
    },
    "attr1": {
     "name": "attr1",
     "label": "속성1",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 80
    },
    "attr2": {
     "name": "attr2",
     "label": "속성2",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 80
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "USE_YN",
     "width": 70
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveCode": {
  "id": "saveCode",
  "method": "PUT",
  "path": "/api/v1/portal/codeManage/group/{groupCode}/code",
  "summary": "코드 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "portal.yaml",
  "parameters": {
   "groupCode": {
    "name": "groupCode",
    "label": "그룹코드",
    "type": "string",
    "required": true,
    "minLength": 1,
    "maxLength": 30,
    "isKey": true,
    "width": 150,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "rows": {
     "name": "rows",
     "label": "rows",
     "type": "list",
     "required": true,
     "fields": {
      "rowState": {
       "name": "rowState",
       "label": "상태",
       "type": "string",
       "required": true,
       "enum": [
        "I",
        "U",
        "D"
       ]
      },
      "value": {
       "name": "value",
       "label": "코드값",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 20,
       "isKey": true,
       "width": 90
      },
      "text": {
       "name": "text",
       "label": "코드명",
       "type": "string",
       "required": true,
       "minLength": 1,
       "maxLength": 100,
       "width": 150
      },
      "textEn": {
       "name": "textEn",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 120
      },
      "sortNo": {
       "name": "sortNo",
       "label": "정렬순서",
       "type": "integer",
       "required": true,
       "minimum": 0,
       "maximum": 9999,
       "width": 70
      },
      "attr1": {
       "name": "attr1",
       "label": "속성1",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 80
      },
      "attr2": {
       "name": "attr2",
       "label": "속성2",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 80
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": false,
       "code": "USE_YN",
       "width": 70
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": false,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getCodes": {
  "id": "getCodes",
  "method": "GET",
  "path": "/api/v1/cmmn/code/{groupCode}",
  "summary": "공통코드 조회",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "portal.yaml",
  "parameters": {
   "groupCode": {
    "name": "groupCode",
    "label": "그룹코드",
    "type": "string",
    "required": true,
    "minLength": 1,
    "maxLength": 30,
    "isKey": true,
    "width": 150,
    "in": "path"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly CodeEntry[]",
   "rowTypeName": "CodeEntry",
   "fields": {
    "value": {
     "name": "value",
     "label": "value",
     "type": "string",
     "required": true
    },
    "text": {
     "name": "text",
     "label": "text",
     "type": "string",
     "required": true
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": false,
     "enum": [
      "N"
     ]
    }
   },
   "sums": []
  }
 },
 "listPr": {
  "id": "listPr",
  "method": "GET",
  "path": "/api/v1/pr",
  "summary": "구매요청 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "title": {
    "name": "title",
    "label": "구매요청명",
    "type": "string",
    "required": false,
    "minLength": 2,
    "maxLength": 100,
    "width": 260,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "requester": {
    "name": "requester",
    "label": "요청자 ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "text": "requesterNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "itemName": {
    "name": "itemName",
    "label": "품목명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "maxBytes": 200,
    "width": 180,
    "in": "query"
   },
   "buyerId": {
    "name": "buyerId",
    "label": "구매담당 ID",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "buyer",
     "text": "buyerNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "purchaseType": {
    "name": "purchaseType",
    "label": "구매유형",
    "type": "string",
    "required": false,
    "code": "PURCHASE_TYPE",
    "width": 80,
    "in": "query"
   },
   "expenseType": {
    "name": "expenseType",
    "label": "비용구분",
    "type": "string",
    "required": false,
    "code": "EXPENSE_TYPE",
    "width": 90,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "진행상태",
    "type": "string",
    "required": false,
    "code": "PR_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "approvalStatus": {
    "name": "approvalStatus",
    "label": "결재상태",
    "type": "string",
    "required": false,
    "code": "APPROVAL_STATUS",
    "width": 80,
    "isMulti": true,
    "in": "query"
   },
   "reqDateFrom": {
    "name": "reqDateFrom",
    "label": "요청일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "reqDateTo": {
    "name": "reqDateTo",
    "label": "요청일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "needDateFrom": {
    "name": "needDateFrom",
    "label": "납품희망일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "needDateTo": {
    "name": "needDateTo",
    "label": "납품희망일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastDeciDtFrom": {
    "name": "lastDeciDtFrom",
    "label": "결재완료일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastDeciDtTo": {
    "name": "lastDeciDtTo",
    "label": "결재완료일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "myYn": {
    "name": "myYn",
    "label": "내 담당만",
    "type": "string",
    "required": false,
    "code": "YN",
    "in": "query"
   },
   "sgCode": {
    "name": "sgCode",
    "label": "소싱그룹",
    "type": "string",
    "required": false,
    "maxLength": 8,
    "width": 90,
    "lookup": {
     "popup": "sg4",
     "text": "sgName",
     "value": "sgCode"
    },
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "PrList",
   "rowTypeName": "PrRow",
   "fields": {
    "prNo": {
     "name": "prNo",
     "label": "구매요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "구매요청명",
     "type": "string",
     "required": true,
     "minLength": 2,
     "maxLength": 100,
     "width": 260
    },
    "purchaseType": {
     "name": "purchaseType",
     "label": "구매유형",
     "type": "string",
     "required": true,
     "code": "PURCHASE_TYPE",
     "width": 80
    },
    "expenseType": {
     "name": "expenseType",
     "label": "비용구분",
     "type": "string",
     "required": true,
     "code": "EXPENSE_TYPE",
     "width": 90
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "requester": {
     "name": "requester",
     "label": "요청자 ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "requesterNm",
      "value": "singleid"
     }
    },
    "requesterNm": {
     "name": "requesterNm",
     "label": "요청자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "lineCnt": {
     "name": "lineCnt",
     "label": "품목수",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "요청금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "totalAmtKrw": {
     "name": "totalAmtKrw",
     "label": "요청금액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "needDate": {
     "name": "needDate",
     "label": "납품희망일",
     "type": "date",
     "required": false
    },
    "buyerId": {
     "name": "buyerId",
     "label": "구매담당 ID",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "buyer",
      "text": "buyerNm",
      "value": "singleid"
     }
    },
    "buyerNm": {
     "name": "buyerNm",
     "label": "구매담당",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "결재상태",
     "type": "string",
     "required": true,
     "code": "APPROVAL_STATUS",
     "width": 80
    },
    "status": {
     "name": "status",
     "label": "진행상태",
     "type": "string",
     "required": true,
     "code": "PR_STATUS",
     "width": 90
    },
    "reqDate": {
     "name": "reqDate",
     "label": "요청일자",
     "type": "date",
     "required": true
    },
    "lastDeciDt": {
     "name": "lastDeciDt",
     "label": "최종결재일",
     "type": "dateTime",
     "required": false
    },
    "poCnt": {
     "name": "poCnt",
     "label": "발주건수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "receivedDt": {
     "name": "receivedDt",
     "label": "접수일시",
     "type": "dateTime",
     "required": false
    },
    "elapsedDays": {
     "name": "elapsedDays",
     "label": "경과일",
     "type": "integer",
     "required": false,
     "width": 60
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "totalAmtKrw"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "totalAmtKrw": {
       "name": "totalAmtKrw",
       "label": "요청금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "createPr": {
  "id": "createPr",
  "method": "POST",
  "path": "/api/v1/pr",
  "summary": "구매요청 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "구매요청명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 260
      },
      "purchaseType": {
       "name": "purchaseType",
       "label": "구매유형",
       "type": "string",
       "required": false,
       "code": "PURCHASE_TYPE",
       "width": 80
      },
      "expenseType": {
       "name": "expenseType",
       "label": "비용구분",
       "type": "string",
       "required": false,
       "code": "EXPENSE_TYPE",
       "width": 90
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": true
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "wishCompNo": {
       "name": "wishCompNo",
       "label": "희망협력사",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "lookup": {
        "popup": "company",
        "text": "wishCompNm",
        "value": "compNo"
       }
      },
      "reason": {
       "name": "reason",
       "label": "구매사유",
       "type": "string",
       "required": false,
       "maxLength": 2000
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getPr": {
  "id": "getPr",
  "method": "GET",
  "path": "/api/v1/pr/{prNo}",
  "summary": "구매요청 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "PrDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "prNo": {
       "name": "prNo",
       "label": "구매요청번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "구매요청명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 260
      },
      "purchaseType": {
       "name": "purchaseType",
       "label": "구매유형",
       "type": "string",
       "required": false,
       "code": "PURCHASE_TYPE",
       "width": 80
      },
      "expenseType": {
       "name": "expenseType",
       "label": "비용구분",
       "type": "string",
       "required": false,
       "code": "EXPENSE_TYPE",
       "width": 90
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "requester": {
       "name": "requester",
       "label": "요청자 ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "requesterNm",
        "value": "singleid"
       }
      },
      "requesterNm": {
       "name": "requesterNm",
       "label": "요청자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "receiverNm": {
       "name": "receiverNm",
       "label": "인수자명",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "exRate": {
       "name": "exRate",
       "label": "환율",
       "type": "decimal",
       "required": true,
       "scale": 4
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "요청금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "totalAmtKrw": {
       "name": "totalAmtKrw",
       "label": "요청금액(원)",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "wishCompNo": {
       "name": "wishCompNo",
       "label": "희망협력사",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "lookup": {
        "popup": "company",
        "text": "wishCompNm",
        "value": "compNo"
       }
      },
      "wishCompNm": {
       "name": "wishCompNm",
       "label": "희망협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "reason": {
       "name": "reason",
       "label": "구매사유",
       "type": "string",
       "required": false,
       "maxLength": 2000
      },
      "buyerId": {
       "name": "buyerId",
       "label": "구매담당 ID",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "buyer",
        "text": "buyerNm",
        "value": "singleid"
       }
      },
      "buyerNm": {
       "name": "buyerNm",
       "label": "구매담당",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "receivedDt": {
       "name": "receivedDt",
       "label": "접수일시",
       "type": "dateTime",
       "required": false
      },
      "returnReason": {
       "name": "returnReason",
       "label": "반려사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "status": {
       "name": "status",
       "label": "진행상태",
       "type": "string",
       "required": true,
       "code": "PR_STATUS",
       "width": 90
      },
      "reqDate": {
       "name": "reqDate",
       "label": "요청일자",
       "type": "date",
       "required": true
      },
      "sourceSystem": {
       "name": "sourceSystem",
       "label": "원천시스템",
       "type": "string",
       "required": true,
       "code": "SOURCE_SYSTEM"
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "accountName": {
       "name": "accountName",
       "label": "계정명",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 140
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "costCenterName": {
       "name": "costCenterName",
       "label": "코스트센터명",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 150
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      },
      "orderedQty": {
       "name": "orderedQty",
       "label": "발주수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "receivedQty": {
       "name": "receivedQty",
       "label": "입고수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      },
      "lineStatus": {
       "name": "lineStatus",
       "label": "라인상태",
       "type": "string",
       "required": true,
       "code": "PR_LINE_STATUS",
       "width": 80
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": true,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "approval": {
     "name": "approval",
     "label": "approval",
     "type": "object",
     "required": false,
     "fields": {
      "apprNo": {
       "name": "apprNo",
       "label": "결재번호",
       "type": "string",
       "required": true,
       "maxLength": 16
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "minimum": 1
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "drafterNm": {
       "name": "drafterNm",
       "label": "기안자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "draftedDt": {
       "name": "draftedDt",
       "label": "상신일시",
       "type": "dateTime",
       "required": true
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "steps": {
       "name": "steps",
       "label": "steps",
       "type": "list",
       "required": true,
       "fields": {
        "stepNo": {
         "name": "stepNo",
         "label": "단계",
         "type": "integer",
         "required": true,
         "minimum": 1,
         "width": 50
        },
        "seq": {
         "name": "seq",
         "label": "순번",
         "type": "integer",
         "required": true,
         "minimum": 1
        },
        "stepType": {
         "name": "stepType",
         "label": "결재유형",
         "type": "string",
         "required": true,
         "code": "APPR_STEP_TYPE",
         "width": 80
        },
        "singleid": {
         "name": "singleid",
         "label": "Single ID",
         "type": "string",
         "required": true,
         "maxLength": 30,
         "width": 120
        },
        "approverNm": {
         "name": "approverNm",
         "label": "결재자",
         "type": "string",
         "required": true,
         "maxLength": 50,
         "width": 80
        },
        "deptnm": {
         "name": "deptnm",
         "label": "부서명",
         "type": "string",
         "required": false,
         "maxLength": 100,
         "width": 120
        },
        "positionNm": {
         "name": "positionNm",
         "label": "직급명",
         "type": "string",
         "required": false,
         "maxLength": 30,
         "width": 70
        },
        "delegateSingleid": {
         "name": "delegateSingleid",
         "label": "대결자 ID",
         "type": "string",
         "required": false,
         "maxLength": 30
        },
        "delegateNm": {
         "name": "delegateNm",
         "label": "대결자",
         "type": "string",
         "required": false,
         "maxLength": 50
        },
        "status": {
         "name": "status",
         "label": "단계상태",
         "type": "string",
         "required": false,
         "code": "APPR_STEP_STATUS",
         "width": 80
        },
        "actedDt": {
         "name": "actedDt",
         "label": "처리일시",
         "type": "dateTime",
         "required": false
        },
        "opinion": {
         "name": "opinion",
         "label": "의견",
         "type": "string",
         "required": false,
         "maxLength": 1000,
         "width": 240
        }
       }
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updatePr": {
  "id": "updatePr",
  "method": "PUT",
  "path": "/api/v1/pr/{prNo}",
  "summary": "구매요청 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "구매요청명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 260
      },
      "purchaseType": {
       "name": "purchaseType",
       "label": "구매유형",
       "type": "string",
       "required": false,
       "code": "PURCHASE_TYPE",
       "width": 80
      },
      "expenseType": {
       "name": "expenseType",
       "label": "비용구분",
       "type": "string",
       "required": false,
       "code": "EXPENSE_TYPE",
       "width": 90
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": true
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "wishCompNo": {
       "name": "wishCompNo",
       "label": "희망협력사",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "lookup": {
        "popup": "company",
        "text": "wishCompNm",
        "value": "compNo"
       }
      },
      "reason": {
       "name": "reason",
       "label": "구매사유",
       "type": "string",
       "required": false,
       "maxLength": 2000
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deletePr": {
  "id": "deletePr",
  "method": "DELETE",
  "path": "/api/v1/pr/{prNo}",
  "summary": "구매요청 삭제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "in": "query"
   },
   "keys": {
    "name": "keys",
    "label": "선택 문서",
    "type": "string",
    "required": false,
    "maxLength": 2000,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "copyPr": {
  "id": "copyPr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/copy",
  "summary": "구매요청 복사",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "submitPr": {
  "id": "submitPr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/submit",
  "summary": "구매요청 결재상신",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lineId": {
     "name": "lineId",
     "label": "추가 결재선",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "lookup": {
      "popup": "approvalLine",
      "text": "lineName",
      "value": "lineId"
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "recallPr": {
  "id": "recallPr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/recall",
  "summary": "구매요청 상신취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelPr": {
  "id": "cancelPr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/cancel",
  "summary": "구매요청 요청취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listPrLine": {
  "id": "listPrLine",
  "method": "GET",
  "path": "/api/v1/pr/{prNo}/line",
  "summary": "접수할 품목",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly PrConfirmLine[]",
   "rowTypeName": "PrConfirmLine",
   "fields": {
    "lineNo": {
     "name": "lineNo",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 120,
     "lookup": {
      "popup": "item",
      "value": "itemCode"
     }
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 180
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": false,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "qty": {
     "name": "qty",
     "label": "수량",
     "type": "decimal",
     "required": false,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "단가",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "amt": {
     "name": "amt",
     "label": "금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "needDate": {
     "name": "needDate",
     "label": "납품희망일",
     "type": "date",
     "required": false
    },
    "contractPrice": {
     "name": "contractPrice",
     "label": "계약단가",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "mask": "numComma",
     "width": 100
    },
    "lineCompNm": {
     "name": "lineCompNm",
     "label": "선정협력사",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 140
    },
    "lineStatus": {
     "name": "lineStatus",
     "label": "라인상태",
     "type": "string",
     "required": true,
     "code": "PR_LINE_STATUS",
     "width": 80
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "bigo": {
     "name": "bigo",
     "label": "비고",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 200
    }
   },
   "sums": []
  }
 },
 "receivePr": {
  "id": "receivePr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/receive",
  "summary": "구매요청 접수",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "assignPrBuyer": {
  "id": "assignPrBuyer",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/assign",
  "summary": "구매담당 배정",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "buyerId": {
     "name": "buyerId",
     "label": "구매담당 ID",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "buyer",
      "text": "buyerNm",
      "value": "singleid"
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "returnPr": {
  "id": "returnPr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/return",
  "summary": "구매요청 구매반려",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "closePr": {
  "id": "closePr",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/close",
  "summary": "구매요청 강제종결",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "purchase.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getMonthlyReport01": {
  "id": "getMonthlyReport01",
  "method": "GET",
  "path": "/api/v1/report/monthlyReport/01",
  "summary": "월간 부서별 구매실적",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "report.yaml",
  "parameters": {
   "yyyymm": {
    "name": "yyyymm",
    "label": "기준월",
    "type": "month",
    "required": true,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "expenseType": {
    "name": "expenseType",
    "label": "비용구분",
    "type": "string",
    "required": false,
    "code": "EXPENSE_TYPE",
    "width": 90,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "MonthlyReport01",
   "rowTypeName": "MonthlyReport01Row",
   "fields": {
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 150
    },
    "prCnt": {
     "name": "prCnt",
     "label": "구매요청건수",
     "type": "integer",
     "required": true,
     "unit": "건",
     "width": 100
    },
    "poCnt": {
     "name": "poCnt",
     "label": "발주건수",
     "type": "integer",
     "required": true,
     "unit": "건",
     "width": 90
    },
    "poAmt": {
     "name": "poAmt",
     "label": "발주금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "unit": "원",
     "width": 130
    },
    "receiptAmt": {
     "name": "receiptAmt",
     "label": "입고금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "unit": "원",
     "width": 130
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "unit": "원",
     "width": 130
    },
    "budgetAmt": {
     "name": "budgetAmt",
     "label": "예산",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "unit": "원",
     "width": 130
    },
    "execRate": {
     "name": "execRate",
     "label": "집행률(%)",
     "type": "decimal",
     "required": false,
     "scale": 1,
     "unit": "%",
     "width": 90
    },
    "momRate": {
     "name": "momRate",
     "label": "전월대비(%)",
     "type": "decimal",
     "required": false,
     "scale": 1,
     "unit": "%",
     "width": 100
    },
    "yoyRate": {
     "name": "yoyRate",
     "label": "전년동월대비(%)",
     "type": "decimal",
     "required": false,
     "scale": 1,
     "unit": "%",
     "width": 120
    }
   },
   "sums": [
    "prCnt",
    "poCnt",
    "poAmt",
    "receiptAmt",
    "totalAmt",
    "budgetAmt",
    "execRate",
    "momRate",
    "yoyRate"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": true,
     "fields": {
      "prCnt": {
       "name": "prCnt",
       "label": "구매요청건수",
       "type": "integer",
       "required": true,
       "unit": "건",
       "width": 100
      },
      "poCnt": {
       "name": "poCnt",
       "label": "발주건수",
       "type": "integer",
       "required": true,
       "unit": "건",
       "width": 90
      },
      "poAmt": {
       "name": "poAmt",
       "label": "발주금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      },
      "budgetAmt": {
       "name": "budgetAmt",
       "label": "예산",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "unit": "원",
       "width": 130
      },
      "execRate": {
       "name": "execRate",
       "label": "집행률(%)",
       "type": "decimal",
       "required": false,
       "scale": 1,
       "unit": "%",
       "width": 90
      },
      "momRate": {
       "name": "momRate",
       "label": "전월대비(%)",
       "type": "decimal",
       "required": false,
       "scale": 1,
       "unit": "%",
       "width": 100
      },
      "yoyRate": {
       "name": "yoyRate",
       "label": "전년동월대비(%)",
       "type": "decimal",
       "required": false,
       "scale": 1,
       "unit": "%",
       "width": 120
      }
     }
    }
   }
  }
 },
 "listRfq": {
  "id": "listRfq",
  "method": "GET",
  "path": "/api/v1/pr/{prNo}/rfq",
  "summary": "구매요청의 견적의뢰",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "rfq.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly RfqRow[]",
   "rowTypeName": "RfqRow",
   "fields": {
    "rfqNo": {
     "name": "rfqNo",
     "label": "견적의뢰번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "견적의뢰명",
     "type": "string",
     "required": true,
     "minLength": 2,
     "maxLength": 100,
     "width": 240
    },
    "rfqType": {
     "name": "rfqType",
     "label": "견적방식",
     "type": "string",
     "required": true,
     "code": "RFQ_TYPE",
     "width": 90
    },
    "status": {
     "name": "status",
     "label": "견적의뢰상태",
     "type": "string",
     "required": true,
     "code": "RFQ_STATUS",
     "width": 100
    },
    "deadlineDt": {
     "name": "deadlineDt",
     "label": "견적마감일시",
     "type": "dateTime",
     "required": false
    },
    "supplierCnt": {
     "name": "supplierCnt",
     "label": "의뢰업체수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "answerCnt": {
     "name": "answerCnt",
     "label": "제출업체수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "buyerNm": {
     "name": "buyerNm",
     "label": "구매담당",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "sentDt": {
     "name": "sentDt",
     "label": "의뢰일시",
     "type": "dateTime",
     "required": false
    }
   },
   "sums": []
  }
 },
 "createRfq": {
  "id": "createRfq",
  "method": "POST",
  "path": "/api/v1/pr/{prNo}/rfq",
  "summary": "견적의뢰 작성",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "prNo": {
    "name": "prNo",
    "label": "구매요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getRfq": {
  "id": "getRfq",
  "method": "GET",
  "path": "/api/v1/rfq/{rfqNo}",
  "summary": "견적의뢰 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "RfqDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "rfqNo": {
       "name": "rfqNo",
       "label": "견적의뢰번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "prNo": {
       "name": "prNo",
       "label": "구매요청번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "견적의뢰명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 240
      },
      "rfqType": {
       "name": "rfqType",
       "label": "견적방식",
       "type": "string",
       "required": true,
       "code": "RFQ_TYPE",
       "width": 90
      },
      "soleReason": {
       "name": "soleReason",
       "label": "수의사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "estAmt": {
       "name": "estAmt",
       "label": "예정금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "mask": "numComma",
       "width": 110
      },
      "deadlineDate": {
       "name": "deadlineDate",
       "label": "견적마감일",
       "type": "date",
       "required": false
      },
      "deadlineDt": {
       "name": "deadlineDt",
       "label": "견적마감일시",
       "type": "dateTime",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "notice": {
       "name": "notice",
       "label": "유의사항",
       "type": "string",
       "required": false,
       "maxLength": 2000
      },
      "buyerId": {
       "name": "buyerId",
       "label": "구매담당 ID",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "buyer",
        "text": "buyerNm",
        "value": "singleid"
       }
      },
      "buyerNm": {
       "name": "buyerNm",
       "label": "구매담당",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "supplierCnt": {
       "name": "supplierCnt",
       "label": "의뢰업체수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "answerCnt": {
       "name": "answerCnt",
       "label": "제출업체수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "sentDt": {
       "name": "sentDt",
       "label": "의뢰일시",
       "type": "dateTime",
       "required": false
      },
      "selectReason": {
       "name": "selectReason",
       "label": "선정사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "savingType": {
       "name": "savingType",
       "label": "절감유형",
       "type": "string",
       "required": false,
       "code": "SAVING_TYPE"
      },
      "baseAmt": {
       "name": "baseAmt",
       "label": "기준금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true
      },
      "contractAmt": {
       "name": "contractAmt",
       "label": "계약금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true
      },
      "savingAmt": {
       "name": "savingAmt",
       "label": "절감금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "status": {
       "name": "status",
       "label": "견적의뢰상태",
       "type": "string",
       "required": true,
       "code": "RFQ_STATUS",
       "width": 100
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "prLineNo": {
       "name": "prLineNo",
       "label": "구매요청순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 90
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      }
     }
    },
    "suppliers": {
     "name": "suppliers",
     "label": "suppliers",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 180
      },
      "evaGrade": {
       "name": "evaGrade",
       "label": "평가등급",
       "type": "string",
       "required": false,
       "code": "EVA_GRADE",
       "width": 80
      },
      "status": {
       "name": "status",
       "label": "견적상태",
       "type": "string",
       "required": false,
       "code": "QT_STATUS",
       "width": 90
      },
      "checkedDt": {
       "name": "checkedDt",
       "label": "확인일시",
       "type": "dateTime",
       "required": false
      },
      "submittedDt": {
       "name": "submittedDt",
       "label": "제출일시",
       "type": "dateTime",
       "required": false
      },
      "declineReason": {
       "name": "declineReason",
       "label": "포기사유",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "quotes": {
     "name": "quotes",
     "label": "quotes",
     "type": "list",
     "required": true,
     "fields": {
      "pickKey": {
       "name": "pickKey",
       "label": "선정 키",
       "type": "string",
       "required": true,
       "maxLength": 30
      },
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "lineRank": {
       "name": "lineRank",
       "label": "품목순위",
       "type": "integer",
       "required": false,
       "width": 80
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "qtNo": {
       "name": "qtNo",
       "label": "견적번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": false,
       "code": "CURRENCY",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "amtKrw": {
       "name": "amtKrw",
       "label": "금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 110
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품가능일",
       "type": "date",
       "required": false
      },
      "noQuoteYn": {
       "name": "noQuoteYn",
       "label": "미견적",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 70
      },
      "fitYn": {
       "name": "fitYn",
       "label": "선정가능",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "minQty": {
       "name": "minQty",
       "label": "최소주문수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "width": 100
      },
      "exRate": {
       "name": "exRate",
       "label": "환율",
       "type": "decimal",
       "required": false,
       "scale": 4,
       "width": 90
      },
      "rateDate": {
       "name": "rateDate",
       "label": "환율일자",
       "type": "date",
       "required": false
      },
      "rateSource": {
       "name": "rateSource",
       "label": "환율출처",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 110
      },
      "selectedYn": {
       "name": "selectedYn",
       "label": "선정",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 60
      },
      "rankNo": {
       "name": "rankNo",
       "label": "순위",
       "type": "integer",
       "required": false,
       "width": 60
      },
      "totalAmtKrw": {
       "name": "totalAmtKrw",
       "label": "견적금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "validTo": {
       "name": "validTo",
       "label": "견적유효일",
       "type": "date",
       "required": false
      },
      "leadTime": {
       "name": "leadTime",
       "label": "납기(일)",
       "type": "integer",
       "required": false,
       "minimum": 0,
       "maximum": 999,
       "width": 80
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "maker": {
       "name": "maker",
       "label": "제조사",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110
      },
      "comment": {
       "name": "comment",
       "label": "협력사의견",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "width": 200
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateRfq": {
  "id": "updateRfq",
  "method": "PUT",
  "path": "/api/v1/rfq/{rfqNo}",
  "summary": "견적의뢰 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "견적의뢰명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 240
      },
      "rfqType": {
       "name": "rfqType",
       "label": "견적방식",
       "type": "string",
       "required": false,
       "code": "RFQ_TYPE",
       "width": 90
      },
      "soleReason": {
       "name": "soleReason",
       "label": "수의사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "estAmt": {
       "name": "estAmt",
       "label": "예정금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "mask": "numComma",
       "width": 110
      },
      "deadlineDate": {
       "name": "deadlineDate",
       "label": "견적마감일",
       "type": "date",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "notice": {
       "name": "notice",
       "label": "유의사항",
       "type": "string",
       "required": false,
       "maxLength": 2000
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      }
     }
    },
    "suppliers": {
     "name": "suppliers",
     "label": "suppliers",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "sendRfq": {
  "id": "sendRfq",
  "method": "POST",
  "path": "/api/v1/rfq/{rfqNo}/send",
  "summary": "견적의뢰 발송",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "extendRfq": {
  "id": "extendRfq",
  "method": "POST",
  "path": "/api/v1/rfq/{rfqNo}/extend",
  "summary": "견적 마감연장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "deadlineDate": {
     "name": "deadlineDate",
     "label": "견적마감일",
     "type": "date",
     "required": false
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "closeRfq": {
  "id": "closeRfq",
  "method": "POST",
  "path": "/api/v1/rfq/{rfqNo}/close",
  "summary": "견적마감",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelRfq": {
  "id": "cancelRfq",
  "method": "POST",
  "path": "/api/v1/rfq/{rfqNo}/cancel",
  "summary": "견적의뢰 취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "selectQuotation": {
  "id": "selectQuotation",
  "method": "POST",
  "path": "/api/v1/rfq/{rfqNo}/select",
  "summary": "업체선정",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "picks": {
     "name": "picks",
     "label": "선정 견적",
     "type": "list",
     "required": false
    },
    "reason": {
     "name": "reason",
     "label": "선정사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "savingType": {
     "name": "savingType",
     "label": "절감유형",
     "type": "string",
     "required": false,
     "code": "SAVING_TYPE"
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listCyberRfq": {
  "id": "listCyberRfq",
  "method": "GET",
  "path": "/api/v1/cyber/rfq",
  "summary": "견적의뢰 확인 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "rfq.yaml",
  "parameters": {
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "title": {
    "name": "title",
    "label": "견적의뢰명",
    "type": "string",
    "required": false,
    "minLength": 2,
    "maxLength": 100,
    "width": 240,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "견적상태",
    "type": "string",
    "required": false,
    "code": "QT_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "sentDtFrom": {
    "name": "sentDtFrom",
    "label": "의뢰일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "sentDtTo": {
    "name": "sentDtTo",
    "label": "의뢰일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "deadlineDtFrom": {
    "name": "deadlineDtFrom",
    "label": "마감일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "deadlineDtTo": {
    "name": "deadlineDtTo",
    "label": "마감일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "CyberRfqList",
   "rowTypeName": "CyberRfqRow",
   "fields": {
    "rfqNo": {
     "name": "rfqNo",
     "label": "견적의뢰번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "qtNo": {
     "name": "qtNo",
     "label": "견적번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "견적의뢰명",
     "type": "string",
     "required": true,
     "minLength": 2,
     "maxLength": 100,
     "width": 240
    },
    "rfqType": {
     "name": "rfqType",
     "label": "견적방식",
     "type": "string",
     "required": true,
     "code": "RFQ_TYPE",
     "width": 90
    },
    "lineCnt": {
     "name": "lineCnt",
     "label": "품목수",
     "type": "integer",
     "required": true,
     "width": 60
    },
    "deliveryPlace": {
     "name": "deliveryPlace",
     "label": "납품장소",
     "type": "string",
     "required": false,
     "maxLength": 200
    },
    "buyerNm": {
     "name": "buyerNm",
     "label": "구매담당",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "sentDt": {
     "name": "sentDt",
     "label": "의뢰일시",
     "type": "dateTime",
     "required": false
    },
    "deadlineDt": {
     "name": "deadlineDt",
     "label": "견적마감일시",
     "type": "dateTime",
     "required": false
    },
    "dDay": {
     "name": "dDay",
     "label": "남은 일수",
     "type": "integer",
     "required": false,
     "width": 90
    },
    "rfqStatus": {
     "name": "rfqStatus",
     "label": "견적의뢰상태",
     "type": "string",
     "required": true,
     "code": "RFQ_STATUS",
     "width": 100
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "forwardYn": {
     "name": "forwardYn",
     "label": "OGPMS전송",
     "type": "string",
     "required": false,
     "code": "FORWARD_YN"
    },
    "proxyYn": {
     "name": "proxyYn",
     "label": "대리입력",
     "type": "string",
     "required": false,
     "code": "YN",
     "width": 80
    },
    "status": {
     "name": "status",
     "label": "견적상태",
     "type": "string",
     "required": true,
     "code": "QT_STATUS",
     "width": 90
    },
    "checkedDt": {
     "name": "checkedDt",
     "label": "확인일시",
     "type": "dateTime",
     "required": false
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "getCyberRfq": {
  "id": "getCyberRfq",
  "method": "GET",
  "path": "/api/v1/cyber/rfq/{qtNo}",
  "summary": "견적의뢰 상세(협력사)",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "CyberRfqDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "rfqNo": {
       "name": "rfqNo",
       "label": "견적의뢰번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "qtNo": {
       "name": "qtNo",
       "label": "견적번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 180
      },
      "forwardYn": {
       "name": "forwardYn",
       "label": "OGPMS전송",
       "type": "string",
       "required": false,
       "code": "FORWARD_YN"
      },
      "proxyYn": {
       "name": "proxyYn",
       "label": "대리입력",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "title": {
       "name": "title",
       "label": "견적의뢰명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 240
      },
      "rfqType": {
       "name": "rfqType",
       "label": "견적방식",
       "type": "string",
       "required": true,
       "code": "RFQ_TYPE",
       "width": 90
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "deadlineDt": {
       "name": "deadlineDt",
       "label": "견적마감일시",
       "type": "dateTime",
       "required": false
      },
      "deliveryPlace": {
       "name": "deliveryPlace",
       "label": "납품장소",
       "type": "string",
       "required": false,
       "maxLength": 200
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "notice": {
       "name": "notice",
       "label": "유의사항",
       "type": "string",
       "required": false,
       "maxLength": 2000
      },
      "buyerNm": {
       "name": "buyerNm",
       "label": "구매담당",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "sentDt": {
       "name": "sentDt",
       "label": "의뢰일시",
       "type": "dateTime",
       "required": false
      },
      "checkedDt": {
       "name": "checkedDt",
       "label": "확인일시",
       "type": "dateTime",
       "required": false
      },
      "declineReason": {
       "name": "declineReason",
       "label": "포기사유",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      },
      "rfqStatus": {
       "name": "rfqStatus",
       "label": "견적의뢰상태",
       "type": "string",
       "required": true,
       "code": "RFQ_STATUS",
       "width": 100
      },
      "status": {
       "name": "status",
       "label": "견적상태",
       "type": "string",
       "required": true,
       "code": "QT_STATUS",
       "width": 90
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "prLineNo": {
       "name": "prLineNo",
       "label": "구매요청순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 90
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   },
   "sums": []
  }
 },
 "checkRfq": {
  "id": "checkRfq",
  "method": "POST",
  "path": "/api/v1/cyber/rfq/{qtNo}/check",
  "summary": "견적의뢰 확인",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "declineRfq": {
  "id": "declineRfq",
  "method": "POST",
  "path": "/api/v1/cyber/rfq/{qtNo}/decline",
  "summary": "견적포기",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listCyberQuotation": {
  "id": "listCyberQuotation",
  "method": "GET",
  "path": "/api/v1/cyber/quotation",
  "summary": "견적 제출 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "rfqNo": {
    "name": "rfqNo",
    "label": "견적의뢰번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "title": {
    "name": "title",
    "label": "견적의뢰명",
    "type": "string",
    "required": false,
    "minLength": 2,
    "maxLength": 100,
    "width": 240,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "견적상태",
    "type": "string",
    "required": false,
    "code": "QT_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "submittedDtFrom": {
    "name": "submittedDtFrom",
    "label": "제출일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "submittedDtTo": {
    "name": "submittedDtTo",
    "label": "제출일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "deadlineDtFrom": {
    "name": "deadlineDtFrom",
    "label": "마감일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "deadlineDtTo": {
    "name": "deadlineDtTo",
    "label": "마감일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "CyberQuotationList",
   "rowTypeName": "CyberQuotationRow",
   "fields": {
    "qtNo": {
     "name": "qtNo",
     "label": "견적번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "rfqNo": {
     "name": "rfqNo",
     "label": "견적의뢰번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "견적의뢰명",
     "type": "string",
     "required": true,
     "minLength": 2,
     "maxLength": 100,
     "width": 240
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "견적금액",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "isMoney": true,
     "width": 120
    },
    "validTo": {
     "name": "validTo",
     "label": "견적유효일",
     "type": "date",
     "required": false
    },
    "leadTime": {
     "name": "leadTime",
     "label": "납기(일)",
     "type": "integer",
     "required": false,
     "minimum": 0,
     "maximum": 999,
     "width": 80
    },
    "deadlineDt": {
     "name": "deadlineDt",
     "label": "견적마감일시",
     "type": "dateTime",
     "required": false
    },
    "dDay": {
     "name": "dDay",
     "label": "남은 일수",
     "type": "integer",
     "required": false,
     "width": 90
    },
    "submittedDt": {
     "name": "submittedDt",
     "label": "제출일시",
     "type": "dateTime",
     "required": false
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 180
    },
    "forwardYn": {
     "name": "forwardYn",
     "label": "OGPMS전송",
     "type": "string",
     "required": false,
     "code": "FORWARD_YN"
    },
    "proxyYn": {
     "name": "proxyYn",
     "label": "대리입력",
     "type": "string",
     "required": false,
     "code": "YN",
     "width": 80
    },
    "sealedYn": {
     "name": "sealedYn",
     "label": "봉인",
     "type": "string",
     "required": false,
     "code": "YN",
     "width": 70
    },
    "status": {
     "name": "status",
     "label": "견적상태",
     "type": "string",
     "required": true,
     "code": "QT_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "getCyberQuotation": {
  "id": "getCyberQuotation",
  "method": "GET",
  "path": "/api/v1/cyber/quotation/{qtNo}",
  "summary": "견적서 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "QuotationDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "qtNo": {
       "name": "qtNo",
       "label": "견적번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "rfqNo": {
       "name": "rfqNo",
       "label": "견적의뢰번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 180
      },
      "forwardYn": {
       "name": "forwardYn",
       "label": "OGPMS전송",
       "type": "string",
       "required": false,
       "code": "FORWARD_YN"
      },
      "proxyYn": {
       "name": "proxyYn",
       "label": "대리입력",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "proxyReason": {
       "name": "proxyReason",
       "label": "대리입력사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "sealedYn": {
       "name": "sealedYn",
       "label": "봉인",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 70
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "title": {
       "name": "title",
       "label": "견적의뢰명",
       "type": "string",
       "required": true,
       "minLength": 2,
       "maxLength": 100,
       "width": 240
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "견적금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "validTo": {
       "name": "validTo",
       "label": "견적유효일",
       "type": "date",
       "required": false
      },
      "leadTime": {
       "name": "leadTime",
       "label": "납기(일)",
       "type": "integer",
       "required": false,
       "minimum": 0,
       "maximum": 999,
       "width": 80
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "comment": {
       "name": "comment",
       "label": "협력사의견",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "width": 200
      },
      "deadlineDt": {
       "name": "deadlineDt",
       "label": "견적마감일시",
       "type": "dateTime",
       "required": false
      },
      "submittedDt": {
       "name": "submittedDt",
       "label": "제출일시",
       "type": "dateTime",
       "required": false
      },
      "rfqStatus": {
       "name": "rfqStatus",
       "label": "견적의뢰상태",
       "type": "string",
       "required": false,
       "code": "RFQ_STATUS",
       "width": 100
      },
      "status": {
       "name": "status",
       "label": "견적상태",
       "type": "string",
       "required": true,
       "code": "QT_STATUS",
       "width": 90
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "maker": {
       "name": "maker",
       "label": "제조사",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "minQty": {
       "name": "minQty",
       "label": "최소주문수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품가능일",
       "type": "date",
       "required": false
      },
      "noQuoteYn": {
       "name": "noQuoteYn",
       "label": "미견적",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   },
   "sums": []
  }
 },
 "saveQuotation": {
  "id": "saveQuotation",
  "method": "PUT",
  "path": "/api/v1/cyber/quotation/{qtNo}",
  "summary": "견적서 임시저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "validTo": {
       "name": "validTo",
       "label": "견적유효일",
       "type": "date",
       "required": false
      },
      "leadTime": {
       "name": "leadTime",
       "label": "납기(일)",
       "type": "integer",
       "required": false,
       "minimum": 0,
       "maximum": 999,
       "width": 80
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": false,
       "code": "PAY_TERM",
       "width": 110
      },
      "comment": {
       "name": "comment",
       "label": "협력사의견",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "width": 200
      },
      "proxyReason": {
       "name": "proxyReason",
       "label": "대리입력사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "maker": {
       "name": "maker",
       "label": "제조사",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110
      },
      "minQty": {
       "name": "minQty",
       "label": "최소주문수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "width": 100
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "deliveryDate": {
       "name": "deliveryDate",
       "label": "납품가능일",
       "type": "date",
       "required": false
      },
      "noQuoteYn": {
       "name": "noQuoteYn",
       "label": "미견적",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "submitQuotation": {
  "id": "submitQuotation",
  "method": "POST",
  "path": "/api/v1/cyber/quotation/{qtNo}/submit",
  "summary": "견적제출",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "withdrawQuotation": {
  "id": "withdrawQuotation",
  "method": "POST",
  "path": "/api/v1/cyber/quotation/{qtNo}/withdraw",
  "summary": "견적 제출회수",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "rfq.yaml",
  "parameters": {
   "qtNo": {
    "name": "qtNo",
    "label": "견적번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listSample": {
  "id": "listSample",
  "method": "GET",
  "path": "/samples/document",
  "summary": "예시 문서 목록",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {
   "docNo": {
    "name": "docNo",
    "label": "문서번호",
    "type": "string",
    "required": false,
    "maxLength": 20,
    "width": 140,
    "in": "query"
   },
   "title": {
    "name": "title",
    "label": "제목",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 260,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "requester": {
    "name": "requester",
    "label": "담당자",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "text": "requesterNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "상태",
    "type": "string",
    "required": false,
    "code": "PR_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "reqDateFrom": {
    "name": "reqDateFrom",
    "label": "일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "reqDateTo": {
    "name": "reqDateTo",
    "label": "일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "sgCode": {
    "name": "sgCode",
    "label": "소싱그룹",
    "type": "string",
    "required": false,
    "maxLength": 8,
    "width": 90,
    "lookup": {
     "popup": "sg4",
     "text": "sgName",
     "value": "sgCode"
    },
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "SampleList",
   "rowTypeName": "SampleRow",
   "fields": {
    "docNo": {
     "name": "docNo",
     "label": "문서번호",
     "type": "string",
     "required": true,
     "maxLength": 20,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 260
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 120
    },
    "requester": {
     "name": "requester",
     "label": "담당자",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "requesterNm",
      "value": "singleid"
     }
    },
    "requesterNm": {
     "name": "requesterNm",
     "label": "담당자",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 90
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "amt": {
     "name": "amt",
     "label": "금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 120
    },
    "reqDate": {
     "name": "reqDate",
     "label": "일자",
     "type": "date",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "상태",
     "type": "string",
     "required": true,
     "code": "PR_STATUS",
     "width": 90
    },
    "sgCode": {
     "name": "sgCode",
     "label": "소싱그룹",
     "type": "string",
     "required": false,
     "maxLength": 8,
     "width": 90,
     "lookup": {
      "popup": "sg4",
      "text": "sgName",
      "value": "sgCode"
     }
    },
    "sgName": {
     "name": "sgName",
     "label": "소싱그룹명",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 120
    }
   },
   "sums": [
    "amt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "createSample": {
  "id": "createSample",
  "method": "POST",
  "path": "/samples/document",
  "summary": "예시 문서 등록",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 120
      },
      "requester": {
       "name": "requester",
       "label": "담당자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "requesterNm",
        "value": "singleid"
       }
      },
      "requesterNm": {
       "name": "requesterNm",
       "label": "담당자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 90
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 180
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": false,
       "code": "CURRENCY",
       "width": 80
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "reqDate": {
       "name": "reqDate",
       "label": "일자",
       "type": "date",
       "required": false
      },
      "sgCode": {
       "name": "sgCode",
       "label": "소싱그룹",
       "type": "string",
       "required": false,
       "maxLength": 8,
       "width": 90,
       "lookup": {
        "popup": "sg4",
        "text": "sgName",
        "value": "sgCode"
       }
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "전화번호",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "taxNo2": {
       "name": "taxNo2",
       "label": "사업자등록번호",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "mask": "taxnum",
       "width": 120
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      },
      "yyyymm": {
       "name": "yyyymm",
       "label": "월",
       "type": "month",
       "required": false
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "zipCode": {
       "name": "zipCode",
       "label": "우편번호",
       "type": "string",
       "required": false,
       "minLength": 5,
       "maxLength": 5,
       "mask": "onlynum",
       "width": 80,
       "lookup": {
        "popup": "address",
        "value": "zipCode",
        "fills": [
         "addr1"
        ],
        "free": true
       }
      },
      "addr1": {
       "name": "addr1",
       "label": "주소",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 340
      },
      "addr2": {
       "name": "addr2",
       "label": "상세주소",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 200
      },
      "reason": {
       "name": "reason",
       "label": "내용",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "maxBytes": 1000
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getSample": {
  "id": "getSample",
  "method": "GET",
  "path": "/samples/document/{docNo}",
  "summary": "예시 문서 상세",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {
   "docNo": {
    "name": "docNo",
    "label": "문서번호",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "SampleDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 120
      },
      "requester": {
       "name": "requester",
       "label": "담당자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "requesterNm",
        "value": "singleid"
       }
      },
      "requesterNm": {
       "name": "requesterNm",
       "label": "담당자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 90
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "reqDate": {
       "name": "reqDate",
       "label": "일자",
       "type": "date",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "상태",
       "type": "string",
       "required": true,
       "code": "PR_STATUS",
       "width": 90
      },
      "sgCode": {
       "name": "sgCode",
       "label": "소싱그룹",
       "type": "string",
       "required": false,
       "maxLength": 8,
       "width": 90,
       "lookup": {
        "popup": "sg4",
        "text": "sgName",
        "value": "sgCode"
       }
      },
      "sgName": {
       "name": "sgName",
       "label": "소싱그룹명",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 120
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "전화번호",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "taxNo2": {
       "name": "taxNo2",
       "label": "사업자등록번호",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "mask": "taxnum",
       "width": 120
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 180
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      },
      "yyyymm": {
       "name": "yyyymm",
       "label": "월",
       "type": "month",
       "required": false
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "zipCode": {
       "name": "zipCode",
       "label": "우편번호",
       "type": "string",
       "required": false,
       "minLength": 5,
       "maxLength": 5,
       "mask": "onlynum",
       "width": 80,
       "lookup": {
        "popup": "address",
        "value": "zipCode",
        "fills": [
         "addr1"
        ],
        "free": true
       }
      },
      "addr1": {
       "name": "addr1",
       "label": "주소",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 340
      },
      "addr2": {
       "name": "addr2",
       "label": "상세주소",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 200
      },
      "reason": {
       "name": "reason",
       "label": "내용",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "maxBytes": 1000
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": true,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "approval": {
     "name": "approval",
     "label": "approval",
     "type": "object",
     "required": false,
     "fields": {
      "apprNo": {
       "name": "apprNo",
       "label": "결재번호",
       "type": "string",
       "required": true,
       "maxLength": 16
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "minimum": 1
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "drafterNm": {
       "name": "drafterNm",
       "label": "기안자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "draftedDt": {
       "name": "draftedDt",
       "label": "상신일시",
       "type": "dateTime",
       "required": true
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "steps": {
       "name": "steps",
       "label": "steps",
       "type": "list",
       "required": true,
       "fields": {
        "stepNo": {
         "name": "stepNo",
         "label": "단계",
         "type": "integer",
         "required": true,
         "minimum": 1,
         "width": 50
        },
        "seq": {
         "name": "seq",
         "label": "순번",
         "type": "integer",
         "required": true,
         "minimum": 1
        },
        "stepType": {
         "name": "stepType",
         "label": "결재유형",
         "type": "string",
         "required": true,
         "code": "APPR_STEP_TYPE",
         "width": 80
        },
        "singleid": {
         "name": "singleid",
         "label": "Single ID",
         "type": "string",
         "required": true,
         "maxLength": 30,
         "width": 120
        },
        "approverNm": {
         "name": "approverNm",
         "label": "결재자",
         "type": "string",
         "required": true,
         "maxLength": 50,
         "width": 80
        },
        "deptnm": {
         "name": "deptnm",
         "label": "부서명",
         "type": "string",
         "required": false,
         "maxLength": 100,
         "width": 120
        },
        "positionNm": {
         "name": "positionNm",
         "label": "직급명",
         "type": "string",
         "required": false,
         "maxLength": 30,
         "width": 70
        },
        "delegateSingleid": {
         "name": "delegateSingleid",
         "label": "대결자 ID",
         "type": "string",
         "required": false,
         "maxLength": 30
        },
        "delegateNm": {
         "name": "delegateNm",
         "label": "대결자",
         "type": "string",
         "required": false,
         "maxLength": 50
        },
        "status": {
         "name": "status",
         "label": "단계상태",
         "type": "string",
         "required": false,
         "code": "APPR_STEP_STATUS",
         "width": 80
        },
        "actedDt": {
         "name": "actedDt",
         "label": "처리일시",
         "type": "dateTime",
         "required": false
        },
        "opinion": {
         "name": "opinion",
         "label": "의견",
         "type": "string",
         "required": false,
         "maxLength": 1000,
         "width": 240
        }
       }
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateSample": {
  "id": "updateSample",
  "method": "PUT",
  "path": "/samples/document/{docNo}",
  "summary": "예시 문서 저장",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {
   "docNo": {
    "name": "docNo",
    "label": "문서번호",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 120
      },
      "requester": {
       "name": "requester",
       "label": "담당자",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "requesterNm",
        "value": "singleid"
       }
      },
      "requesterNm": {
       "name": "requesterNm",
       "label": "담당자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 90
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 180
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": false,
       "code": "CURRENCY",
       "width": 80
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "reqDate": {
       "name": "reqDate",
       "label": "일자",
       "type": "date",
       "required": false
      },
      "sgCode": {
       "name": "sgCode",
       "label": "소싱그룹",
       "type": "string",
       "required": false,
       "maxLength": 8,
       "width": 90,
       "lookup": {
        "popup": "sg4",
        "text": "sgName",
        "value": "sgCode"
       }
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "전화번호",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "width": 120
      },
      "taxNo2": {
       "name": "taxNo2",
       "label": "사업자등록번호",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "mask": "taxnum",
       "width": 120
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "needDate": {
       "name": "needDate",
       "label": "납품희망일",
       "type": "date",
       "required": false
      },
      "yyyymm": {
       "name": "yyyymm",
       "label": "월",
       "type": "month",
       "required": false
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 80
      },
      "zipCode": {
       "name": "zipCode",
       "label": "우편번호",
       "type": "string",
       "required": false,
       "minLength": 5,
       "maxLength": 5,
       "mask": "onlynum",
       "width": 80,
       "lookup": {
        "popup": "address",
        "value": "zipCode",
        "fills": [
         "addr1"
        ],
        "free": true
       }
      },
      "addr1": {
       "name": "addr1",
       "label": "주소",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 340
      },
      "addr2": {
       "name": "addr2",
       "label": "상세주소",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 200
      },
      "reason": {
       "name": "reason",
       "label": "내용",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "maxBytes": 1000
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listSampleOrder": {
  "id": "listSampleOrder",
  "method": "GET",
  "path": "/samples/order",
  "summary": "예시 주문 목록",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {
   "title": {
    "name": "title",
    "label": "제목",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 260,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly SampleOrder[]",
   "rowTypeName": "SampleOrder",
   "fields": {
    "docNo": {
     "name": "docNo",
     "label": "문서번호",
     "type": "string",
     "required": true,
     "maxLength": 20,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "제목",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 260
    },
    "status": {
     "name": "status",
     "label": "상태",
     "type": "string",
     "required": true,
     "code": "PR_STATUS",
     "width": 90
    },
    "reason": {
     "name": "reason",
     "label": "내용",
     "type": "string",
     "required": false,
     "maxLength": 1000,
     "maxBytes": 1000
    },
    "receiptDate": {
     "name": "receiptDate",
     "label": "입고일자",
     "type": "date",
     "required": false
    },
    "inspectMemo": {
     "name": "inspectMemo",
     "label": "검수의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "acceptQty": {
       "name": "acceptQty",
       "label": "합격수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "rejectQty": {
       "name": "rejectQty",
       "label": "불합격수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "불합격사유",
       "type": "string",
       "required": false,
       "code": "REJECT_REASON",
       "width": 90
      }
     }
    }
   },
   "sums": []
  }
 },
 "saveSampleOrder": {
  "id": "saveSampleOrder",
  "method": "PUT",
  "path": "/samples/order",
  "summary": "예시 주문 저장",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "reason": {
       "name": "reason",
       "label": "내용",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "maxBytes": 1000
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "width": 50
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "inspectSampleOrder": {
  "id": "inspectSampleOrder",
  "method": "PUT",
  "path": "/samples/order/{docNo}/inspect",
  "summary": "예시 주문 검수",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {
   "docNo": {
    "name": "docNo",
    "label": "문서번호",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "receiptDate": {
       "name": "receiptDate",
       "label": "입고일자",
       "type": "date",
       "required": true
      },
      "inspectMemo": {
       "name": "inspectMemo",
       "label": "검수의견",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "acceptQty": {
       "name": "acceptQty",
       "label": "합격수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "rejectQty": {
       "name": "rejectQty",
       "label": "불합격수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "불합격사유",
       "type": "string",
       "required": false,
       "code": "REJECT_REASON",
       "width": 90
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getSampleOrder": {
  "id": "getSampleOrder",
  "method": "GET",
  "path": "/samples/order/{docNo}",
  "summary": "예시 주문 상세",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {
   "docNo": {
    "name": "docNo",
    "label": "문서번호",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "SampleOrderDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "제목",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 260
      },
      "status": {
       "name": "status",
       "label": "상태",
       "type": "string",
       "required": true,
       "code": "PR_STATUS",
       "width": 90
      },
      "receiptDate": {
       "name": "receiptDate",
       "label": "입고일자",
       "type": "date",
       "required": false
      },
      "inspectMemo": {
       "name": "inspectMemo",
       "label": "검수의견",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "acceptQty": {
       "name": "acceptQty",
       "label": "합격수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "rejectQty": {
       "name": "rejectQty",
       "label": "불합격수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "불합격사유",
       "type": "string",
       "required": false,
       "code": "REJECT_REASON",
       "width": 90
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteSampleOrder": {
  "id": "deleteSampleOrder",
  "method": "DELETE",
  "path": "/samples/order/{docNo}",
  "summary": "예시 주문 삭제",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {
   "docNo": {
    "name": "docNo",
    "label": "문서번호",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 140,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": true,
    "minimum": 0,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listSampleNode": {
  "id": "listSampleNode",
  "method": "GET",
  "path": "/samples/node",
  "summary": "예시 분류 목록",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {
   "catName": {
    "name": "catName",
    "label": "명칭",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 240,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly SampleNode[]",
   "rowTypeName": "SampleNode",
   "fields": {
    "catCode": {
     "name": "catCode",
     "label": "코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "width": 90
    },
    "upCatCode": {
     "name": "upCatCode",
     "label": "상위분류",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 90,
     "lookup": {
      "popup": "sampleNode",
      "value": "catCode",
      "text": "upCatName"
     }
    },
    "upCatName": {
     "name": "upCatName",
     "label": "상위분류",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 140
    },
    "catName": {
     "name": "catName",
     "label": "명칭",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 240
    },
    "sortNo": {
     "name": "sortNo",
     "label": "순서",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "maximum": 9999,
     "mask": "num",
     "width": 70
    },
    "useYn": {
     "name": "useYn",
     "label": "사용여부",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 80
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "saveSampleNode": {
  "id": "saveSampleNode",
  "method": "PUT",
  "path": "/samples/node",
  "summary": "예시 분류 저장",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "catCode": {
       "name": "catCode",
       "label": "코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90
      },
      "upCatCode": {
       "name": "upCatCode",
       "label": "상위분류",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "sampleNode",
        "value": "catCode",
        "text": "upCatName"
       }
      },
      "upCatName": {
       "name": "upCatName",
       "label": "상위분류",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 140
      },
      "catName": {
       "name": "catName",
       "label": "명칭",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 240
      },
      "sortNo": {
       "name": "sortNo",
       "label": "순서",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "maximum": 9999,
       "mask": "num",
       "width": 70
      },
      "useYn": {
       "name": "useYn",
       "label": "사용여부",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteSampleNode": {
  "id": "deleteSampleNode",
  "method": "DELETE",
  "path": "/samples/node/{catCode}",
  "summary": "예시 분류 삭제",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {
   "catCode": {
    "name": "catCode",
    "label": "코드",
    "type": "string",
    "required": true,
    "maxLength": 10,
    "width": 90,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": true,
    "minimum": 0,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listSampleUpload": {
  "id": "listSampleUpload",
  "method": "GET",
  "path": "/samples/upload",
  "summary": "예시 업로드 행",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {},
  "answer": {
   "kind": "rows",
   "typeName": "SampleUploadList",
   "rowTypeName": "SampleUploadRow",
   "fields": {
    "rowNo": {
     "name": "rowNo",
     "label": "행번호",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "isKey": true,
     "width": 70
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "qty": {
     "name": "qty",
     "label": "수량",
     "type": "decimal",
     "required": false,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "rowResult": {
     "name": "rowResult",
     "label": "행결과",
     "type": "string",
     "required": false,
     "code": "UPLOAD_ROW",
     "width": 80
    },
    "errMsg": {
     "name": "errMsg",
     "label": "오류내용",
     "type": "string",
     "required": false,
     "maxLength": 200,
     "width": 300
    },
    "rowCnt": {
     "name": "rowCnt",
     "label": "전체건수",
     "type": "integer",
     "required": false,
     "unit": "건",
     "width": 80
    },
    "errCnt": {
     "name": "errCnt",
     "label": "오류건수",
     "type": "integer",
     "required": false,
     "unit": "건",
     "width": 80
    }
   },
   "sums": [
    "rowCnt",
    "errCnt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "rowCnt": {
       "name": "rowCnt",
       "label": "전체건수",
       "type": "integer",
       "required": false,
       "unit": "건",
       "width": 80
      },
      "errCnt": {
       "name": "errCnt",
       "label": "오류건수",
       "type": "integer",
       "required": false,
       "unit": "건",
       "width": 80
      }
     }
    }
   }
  }
 },
 "saveSampleUpload": {
  "id": "saveSampleUpload",
  "method": "PUT",
  "path": "/samples/upload",
  "summary": "예시 업로드 검증",
  "origin": "assumed",
  "access": "samples",
  "isEffect": true,
  "file": "samples.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "rows": {
     "name": "rows",
     "label": "rows",
     "type": "list",
     "required": true,
     "fields": {
      "rowState": {
       "name": "rowState",
       "label": "상태",
       "type": "string",
       "required": true,
       "enum": [
        "I",
        "U",
        "D"
       ]
      },
      "rowNo": {
       "name": "rowNo",
       "label": "행번호",
       "type": "integer",
       "required": false,
       "minimum": 1,
       "isKey": true,
       "width": 70
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "qty": {
       "name": "qty",
       "label": "수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "rowResult": {
       "name": "rowResult",
       "label": "행결과",
       "type": "string",
       "required": false,
       "code": "UPLOAD_ROW",
       "width": 80
      },
      "errMsg": {
       "name": "errMsg",
       "label": "오류내용",
       "type": "string",
       "required": false,
       "maxLength": 200,
       "width": 300
      },
      "rowCnt": {
       "name": "rowCnt",
       "label": "전체건수",
       "type": "integer",
       "required": false,
       "unit": "건",
       "width": 80
      },
      "errCnt": {
       "name": "errCnt",
       "label": "오류건수",
       "type": "integer",
       "required": false,
       "unit": "건",
       "width": 80
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listSampleReport": {
  "id": "listSampleReport",
  "method": "GET",
  "path": "/samples/report",
  "summary": "예시 부서별 실적",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {
   "yyyymm": {
    "name": "yyyymm",
    "label": "기준월",
    "type": "month",
    "required": true,
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly SampleReportRow[]",
   "rowTypeName": "SampleReportRow",
   "fields": {
    "yyyymm": {
     "name": "yyyymm",
     "label": "기준월",
     "type": "month",
     "required": true
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "poCnt": {
     "name": "poCnt",
     "label": "발주건수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "poAmt": {
     "name": "poAmt",
     "label": "발주금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "unit": "원",
     "width": 130
    },
    "shareRate": {
     "name": "shareRate",
     "label": "비중(%)",
     "type": "decimal",
     "required": true,
     "scale": 1,
     "unit": "%",
     "width": 90
    }
   },
   "sums": []
  }
 },
 "listSampleMonth": {
  "id": "listSampleMonth",
  "method": "GET",
  "path": "/samples/month",
  "summary": "예시 월별 추이",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {},
  "answer": {
   "kind": "list",
   "typeName": "readonly SampleMonth[]",
   "rowTypeName": "SampleMonth",
   "fields": {
    "yyyymm": {
     "name": "yyyymm",
     "label": "기준월",
     "type": "month",
     "required": true
    },
    "poCnt": {
     "name": "poCnt",
     "label": "발주건수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "poAmt": {
     "name": "poAmt",
     "label": "발주금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "unit": "원",
     "width": 130
    },
    "momRate": {
     "name": "momRate",
     "label": "전월대비(%)",
     "type": "decimal",
     "required": false,
     "scale": 1,
     "unit": "%",
     "width": 100
    }
   },
   "sums": []
  }
 },
 "getSampleFigures": {
  "id": "getSampleFigures",
  "method": "GET",
  "path": "/samples/figures",
  "summary": "예시 요약 숫자",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {
   "yyyymm": {
    "name": "yyyymm",
    "label": "기준월",
    "type": "month",
    "required": true,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "SampleMonth",
   "fields": {
    "yyyymm": {
     "name": "yyyymm",
     "label": "기준월",
     "type": "month",
     "required": true
    },
    "poCnt": {
     "name": "poCnt",
     "label": "발주건수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "poAmt": {
     "name": "poAmt",
     "label": "발주금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "unit": "원",
     "width": 130
    },
    "momRate": {
     "name": "momRate",
     "label": "전월대비(%)",
     "type": "decimal",
     "required": false,
     "scale": 1,
     "unit": "%",
     "width": 100
    }
   },
   "sums": []
  }
 },
 "listSampleLine": {
  "id": "listSampleLine",
  "method": "GET",
  "path": "/samples/line",
  "summary": "예시 품목",
  "origin": "assumed",
  "access": "samples",
  "isEffect": false,
  "file": "samples.yaml",
  "parameters": {},
  "answer": {
   "kind": "rows",
   "typeName": "SampleLineList",
   "rowTypeName": "SampleLine",
   "fields": {
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "qty": {
     "name": "qty",
     "label": "수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "amt": {
     "name": "amt",
     "label": "금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    }
   },
   "sums": [
    "amt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "getSavedFilter": {
  "id": "getSavedFilter",
  "method": "GET",
  "path": "/api/v1/cmmn/savedFilter/{screenId}",
  "summary": "저장된 검색조건 조회",
  "origin": "assumed",
  "access": "session",
  "isEffect": false,
  "file": "savedFilter.yaml",
  "parameters": {
   "screenId": {
    "name": "screenId",
    "label": "화면ID",
    "type": "string",
    "required": true,
    "maxLength": 60,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "SavedFilter",
   "fields": {
    "screenId": {
     "name": "screenId",
     "label": "화면ID",
     "type": "string",
     "required": true,
     "maxLength": 60
    },
    "isSearched": {
     "name": "isSearched",
     "label": "조회여부",
     "type": "string",
     "required": false,
     "code": "YN"
    },
    "conditions": {
     "name": "conditions",
     "label": "검색조건",
     "type": "list",
     "required": false,
     "fields": {
      "name": {
       "name": "name",
       "label": "조건",
       "type": "string",
       "required": true,
       "maxLength": 60
      },
      "values": {
       "name": "values",
       "label": "값",
       "type": "list",
       "required": true
      }
     }
    },
    "savedDt": {
     "name": "savedDt",
     "label": "저장일시",
     "type": "dateTime",
     "required": false
    }
   },
   "sums": []
  }
 },
 "saveFilter": {
  "id": "saveFilter",
  "method": "PUT",
  "path": "/api/v1/cmmn/savedFilter/{screenId}",
  "summary": "검색조건 저장",
  "origin": "assumed",
  "access": "session",
  "isEffect": true,
  "file": "savedFilter.yaml",
  "parameters": {
   "screenId": {
    "name": "screenId",
    "label": "화면ID",
    "type": "string",
    "required": true,
    "maxLength": 60,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "isSearched": {
     "name": "isSearched",
     "label": "조회여부",
     "type": "string",
     "required": true,
     "code": "YN"
    },
    "conditions": {
     "name": "conditions",
     "label": "검색조건",
     "type": "list",
     "required": true,
     "fields": {
      "name": {
       "name": "name",
       "label": "조건",
       "type": "string",
       "required": true,
       "maxLength": 60
      },
      "values": {
       "name": "values",
       "label": "값",
       "type": "list",
       "required": true
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "SavedFilter",
   "fields": {
    "screenId": {
     "name": "screenId",
     "label": "화면ID",
     "type": "string",
     "required": true,
     "maxLength": 60
    },
    "isSearched": {
     "name": "isSearched",
     "label": "조회여부",
     "type": "string",
     "required": false,
     "code": "YN"
    },
    "conditions": {
     "name": "conditions",
     "label": "검색조건",
     "type": "list",
     "required": false,
     "fields": {
      "name": {
       "name": "name",
       "label": "조건",
       "type": "string",
       "required": true,
       "maxLength": 60
      },
      "values": {
       "name": "values",
       "label": "값",
       "type": "list",
       "required": true
      }
     }
    },
    "savedDt": {
     "name": "savedDt",
     "label": "저장일시",
     "type": "dateTime",
     "required": false
    }
   },
   "sums": []
  }
 },
 "getDwpAuth": {
  "id": "getDwpAuth",
  "method": "GET",
  "path": "/properties/dwpAuth",
  "summary": "인증 설정",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "DwpAuth",
   "fields": {
    "systemId": {
     "name": "systemId",
     "label": "systemId",
     "type": "string",
     "required": true
    },
    "type": {
     "name": "type",
     "label": "type",
     "type": "string",
     "required": true,
     "enum": [
      "AD",
      "SSO",
      "SSO_AD",
      "IDPW"
     ]
    },
    "loginUri": {
     "name": "loginUri",
     "label": "loginUri",
     "type": "string",
     "required": true
    },
    "logoutUri": {
     "name": "logoutUri",
     "label": "logoutUri",
     "type": "string",
     "required": true
    },
    "verifyUri": {
     "name": "verifyUri",
     "label": "verifyUri",
     "type": "string",
     "required": true
    },
    "authUri": {
     "name": "authUri",
     "label": "authUri",
     "type": "string",
     "required": true
    },
    "portalUri": {
     "name": "portalUri",
     "label": "portalUri",
     "type": "string",
     "required": true
    },
    "tokenUri": {
     "name": "tokenUri",
     "label": "tokenUri",
     "type": "string",
     "required": true
    },
    "tokenLoginUri": {
     "name": "tokenLoginUri",
     "label": "tokenLoginUri",
     "type": "string",
     "required": true
    },
    "api": {
     "name": "api",
     "label": "api",
     "type": "object",
     "required": true,
     "fields": {
      "login": {
       "name": "login",
       "label": "login",
       "type": "object",
       "required": true
      },
      "resetPw": {
       "name": "resetPw",
       "label": "resetPw",
       "type": "string",
       "required": false
      },
      "sendResetCode": {
       "name": "sendResetCode",
       "label": "sendResetCode",
       "type": "string",
       "required": false
      },
      "platformUsers": {
       "name": "platformUsers",
       "label": "platformUsers",
       "type": "string",
       "required": false
      }
     }
    },
    "approvalPages": {
     "name": "approvalPages",
     "label": "approvalPages",
     "type": "object",
     "required": false
    },
    "portalPages": {
     "name": "portalPages",
     "label": "portalPages",
     "type": "object",
     "required": false
    },
    "adfs": {
     "name": "adfs",
     "label": "adfs",
     "type": "object",
     "required": false
    }
   },
   "sums": []
  }
 },
 "authIdpw": {
  "id": "authIdpw",
  "method": "POST",
  "path": "/auth/login",
  "summary": "ID/비밀번호 로그인",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "systemId": {
     "name": "systemId",
     "label": "systemId",
     "type": "string",
     "required": true,
     "maxLength": 40
    },
    "grantType": {
     "name": "grantType",
     "label": "grantType",
     "type": "string",
     "required": true,
     "enum": [
      "idpw"
     ]
    },
    "username": {
     "name": "username",
     "label": "Single ID",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "password": {
     "name": "password",
     "label": "비밀번호",
     "type": "string",
     "required": true,
     "maxLength": 200
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "IdpwAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "token": {
     "name": "token",
     "label": "token",
     "type": "string",
     "required": false
    }
   },
   "sums": []
  }
 },
 "authTokenLogin": {
  "id": "authTokenLogin",
  "method": "POST",
  "path": "/auth/tokenLogin",
  "summary": "토큰 로그인",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "token": {
     "name": "token",
     "label": "token",
     "type": "string",
     "required": true,
     "maxLength": 400
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TokenAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    }
   },
   "sums": []
  }
 },
 "authVerify": {
  "id": "authVerify",
  "method": "GET",
  "path": "/auth/verify",
  "summary": "토큰 확인과 갱신",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {
   "loginid": {
    "name": "loginid",
    "label": "loginid",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   },
   "isCyberUrl": {
    "name": "isCyberUrl",
    "label": "isCyberUrl",
    "type": "string",
    "required": false,
    "enum": [
     "Y",
     "N"
    ],
    "in": "header"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TokenAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    }
   },
   "sums": []
  }
 },
 "verifyV2": {
  "id": "verifyV2",
  "method": "GET",
  "path": "/api/v2/verify",
  "summary": "토큰 확인과 갱신 (v2)",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {
   "loginid": {
    "name": "loginid",
    "label": "loginid",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   },
   "isCyberUrl": {
    "name": "isCyberUrl",
    "label": "isCyberUrl",
    "type": "string",
    "required": false,
    "enum": [
     "Y",
     "N"
    ],
    "in": "header"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TokenAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "accessToken": {
     "name": "accessToken",
     "label": "accessToken",
     "type": "string",
     "required": false
    },
    "refreshToken": {
     "name": "refreshToken",
     "label": "refreshToken",
     "type": "string",
     "required": false
    },
    "tokenKey": {
     "name": "tokenKey",
     "label": "tokenKey",
     "type": "string",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    },
    "timeDifference": {
     "name": "timeDifference",
     "label": "timeDifference",
     "type": "integer",
     "required": false
    }
   },
   "sums": []
  }
 },
 "authSendResetCode": {
  "id": "authSendResetCode",
  "method": "GET",
  "path": "/auth/sendResetCode",
  "summary": "비밀번호 재설정 인증번호 발송",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {
   "systemId": {
    "name": "systemId",
    "label": "systemId",
    "type": "string",
    "required": true,
    "maxLength": 40,
    "in": "query"
   },
   "loginUser.login": {
    "name": "loginUser.login",
    "label": "아이디",
    "type": "string",
    "required": true,
    "maxLength": 30,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "AuthAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "reason": {
     "name": "reason",
     "label": "reason",
     "type": "string",
     "required": false
    }
   },
   "sums": []
  }
 },
 "authResetPw": {
  "id": "authResetPw",
  "method": "POST",
  "path": "/auth/resetPw",
  "summary": "비밀번호 재설정",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "systemId": {
     "name": "systemId",
     "label": "systemId",
     "type": "string",
     "required": true,
     "maxLength": 40
    },
    "loginUser.login": {
     "name": "loginUser.login",
     "label": "아이디",
     "type": "string",
     "required": true,
     "maxLength": 30
    },
    "token": {
     "name": "token",
     "label": "인증번호",
     "type": "string",
     "required": true,
     "maxLength": 20
    },
    "password": {
     "name": "password",
     "label": "새 비밀번호",
     "type": "string",
     "required": true,
     "maxLength": 400
    },
    "passwordCheck": {
     "name": "passwordCheck",
     "label": "비밀번호 확인",
     "type": "string",
     "required": true,
     "maxLength": 400
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "AuthAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "reason": {
     "name": "reason",
     "label": "reason",
     "type": "string",
     "required": false
    }
   },
   "sums": []
  }
 },
 "authLogout": {
  "id": "authLogout",
  "method": "POST",
  "path": "/auth/logout",
  "summary": "로그아웃",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {
    "AccessToken": {
     "name": "AccessToken",
     "label": "AccessToken",
     "type": "string",
     "required": false,
     "maxLength": 400
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "LogoutAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "success",
     "type": "boolean",
     "required": true
    },
    "logoutUri": {
     "name": "logoutUri",
     "label": "logoutUri",
     "type": "string",
     "required": false
    }
   },
   "sums": []
  }
 },
 "loginCheck": {
  "id": "loginCheck",
  "method": "GET",
  "path": "/api/v1/loginCheck",
  "summary": "화면 접근 확인",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {
   "path": {
    "name": "path",
    "label": "경로",
    "type": "string",
    "required": true,
    "maxLength": 300,
    "in": "query"
   },
   "store": {
    "name": "store",
    "label": "저장 여부",
    "type": "string",
    "required": false,
    "enum": [
     "Y",
     "N"
    ],
    "in": "query"
   },
   "apprNo": {
    "name": "apprNo",
    "label": "결재번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "LoginCheckAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "path": {
     "name": "path",
     "label": "path",
     "type": "string",
     "required": false
    },
    "access": {
     "name": "access",
     "label": "access",
     "type": "string",
     "required": false,
     "enum": [
      "read",
      "write"
     ]
    },
    "excelYn": {
     "name": "excelYn",
     "label": "excelYn",
     "type": "string",
     "required": false,
     "enum": [
      "Y",
      "N"
     ]
    },
    "user": {
     "name": "user",
     "label": "user",
     "type": "object",
     "required": false,
     "fields": {
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "hname": {
       "name": "hname",
       "label": "이름",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80
      },
      "auth": {
       "name": "auth",
       "label": "권한유형",
       "type": "string",
       "required": true,
       "code": "AUTH_TYPE"
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "prefill": {
       "name": "prefill",
       "label": "prefill",
       "type": "string",
       "required": false,
       "enum": [
        "NONE",
        "SECTION",
        "DEPT",
        "ALL"
       ]
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "cellPhoneNo",
       "type": "string",
       "required": false
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "phoneNo",
       "type": "string",
       "required": false
      },
      "noCellPhoneYn": {
       "name": "noCellPhoneYn",
       "label": "noCellPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "noPhoneYn": {
       "name": "noPhoneYn",
       "label": "noPhoneYn",
       "type": "string",
       "required": false,
       "enum": [
        "Y",
        "N"
       ]
      },
      "compNo": {
       "name": "compNo",
       "label": "compNo",
       "type": "string",
       "required": false
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "compNameKr",
       "type": "string",
       "required": false
      },
      "ip": {
       "name": "ip",
       "label": "ip",
       "type": "string",
       "required": false
      },
      "lastLoginIp": {
       "name": "lastLoginIp",
       "label": "lastLoginIp",
       "type": "string",
       "required": false
      },
      "lastLoginDate": {
       "name": "lastLoginDate",
       "label": "lastLoginDate",
       "type": "dateTime",
       "required": false
      },
      "createdDate": {
       "name": "createdDate",
       "label": "createdDate",
       "type": "dateTime",
       "required": false
      },
      "expiredDate": {
       "name": "expiredDate",
       "label": "expiredDate",
       "type": "dateTime",
       "required": false
      },
      "tokenExpiredTimestamp": {
       "name": "tokenExpiredTimestamp",
       "label": "tokenExpiredTimestamp",
       "type": "integer",
       "required": false
      },
      "currentTimestamp": {
       "name": "currentTimestamp",
       "label": "currentTimestamp",
       "type": "integer",
       "required": false
      }
     }
    },
    "menus": {
     "name": "menus",
     "label": "menus",
     "type": "list",
     "required": false,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "pgmId",
       "type": "string",
       "required": true
      },
      "pgmName": {
       "name": "pgmName",
       "label": "pgmName",
       "type": "string",
       "required": true
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "sspUrl",
       "type": "string",
       "required": false
      },
      "sspSubUrls": {
       "name": "sspSubUrls",
       "label": "sspSubUrls",
       "type": "list",
       "required": false
      },
      "leaf": {
       "name": "leaf",
       "label": "leaf",
       "type": "string",
       "required": true,
       "enum": [
        "T",
        "F"
       ]
      },
      "access": {
       "name": "access",
       "label": "access",
       "type": "string",
       "required": false,
       "enum": [
        "read",
        "write"
       ]
      },
      "childs": {
       "name": "childs",
       "label": "childs",
       "type": "list",
       "required": false
      }
     }
    },
    "codes": {
     "name": "codes",
     "label": "codes",
     "type": "object",
     "required": false
    }
   },
   "sums": []
  }
 },
 "getCommonResources": {
  "id": "getCommonResources",
  "method": "GET",
  "path": "/api/v1/common/resources",
  "summary": "상수·언어·메시지",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "CommonResources",
   "fields": {
    "consts": {
     "name": "consts",
     "label": "consts",
     "type": "object",
     "required": true
    },
    "locale": {
     "name": "locale",
     "label": "locale",
     "type": "list",
     "required": true,
     "fields": {
      "lang": {
       "name": "lang",
       "label": "lang",
       "type": "string",
       "required": true
      },
      "text": {
       "name": "text",
       "label": "text",
       "type": "string",
       "required": true
      }
     }
    },
    "message": {
     "name": "message",
     "label": "message",
     "type": "object",
     "required": true
    }
   },
   "sums": []
  }
 },
 "adLoginInfo": {
  "id": "adLoginInfo",
  "method": "POST",
  "path": "/api/v1/adLoginInfo",
  "summary": "AD 로그인 사용자 정보",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {
   "loginTransaction": {
    "name": "loginTransaction",
    "label": "로그인 거래",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   }
  },
  "body": {
   "contentType": "application/x-www-form-urlencoded",
   "fields": {}
  },
  "answer": {
   "kind": "value",
   "typeName": "AdLoginInfo",
   "fields": {
    "userInfo": {
     "name": "userInfo",
     "label": "userInfo",
     "type": "list",
     "required": true,
     "fields": {
      "singleid": {
       "name": "singleid",
       "label": "Single ID",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 120
      },
      "hname": {
       "name": "hname",
       "label": "이름",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      }
     }
    }
   },
   "sums": []
  }
 },
 "getExistCheck": {
  "id": "getExistCheck",
  "method": "GET",
  "path": "/api/v1/getExistCheck",
  "summary": "사용자 등록 여부",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {
   "loginTransaction": {
    "name": "loginTransaction",
    "label": "로그인 거래",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ExistCheck",
   "fields": {
    "existYn": {
     "name": "existYn",
     "label": "existYn",
     "type": "string",
     "required": true,
     "enum": [
      "Y",
      "N"
     ]
    }
   },
   "sums": []
  }
 },
 "addUser": {
  "id": "addUser",
  "method": "GET",
  "path": "/api/v1/addUser",
  "summary": "사용자 등록 (EP ID 연결)",
  "origin": "spec",
  "access": "public",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "Single ID",
    "type": "string",
    "required": true,
    "maxLength": 30,
    "width": 120,
    "in": "query"
   },
   "epId": {
    "name": "epId",
    "label": "EP ID",
    "type": "string",
    "required": true,
    "maxLength": 100,
    "in": "query"
   },
   "loginTransaction": {
    "name": "loginTransaction",
    "label": "로그인 거래",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "in": "header"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "AuthAnswer",
   "fields": {
    "code": {
     "name": "code",
     "label": "code",
     "type": "string",
     "required": true
    },
    "errorCode": {
     "name": "errorCode",
     "label": "errorCode",
     "type": "string",
     "required": false
    },
    "msg": {
     "name": "msg",
     "label": "msg",
     "type": "string",
     "required": false
    },
    "reason": {
     "name": "reason",
     "label": "reason",
     "type": "string",
     "required": false
    }
   },
   "sums": []
  }
 },
 "getCommonLocale": {
  "id": "getCommonLocale",
  "method": "GET",
  "path": "/api/v1/common/locale",
  "summary": "언어 목록",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {},
  "answer": {
   "kind": "list",
   "typeName": "readonly Locale[]",
   "rowTypeName": "Locale",
   "fields": {
    "lang": {
     "name": "lang",
     "label": "lang",
     "type": "string",
     "required": true
    },
    "text": {
     "name": "text",
     "label": "text",
     "type": "string",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getCommonMessage": {
  "id": "getCommonMessage",
  "method": "GET",
  "path": "/api/v1/common/message",
  "summary": "메시지 목록",
  "origin": "spec",
  "access": "public",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "MessageTexts",
   "fields": {},
   "sums": []
  }
 },
 "getMenus": {
  "id": "getMenus",
  "method": "GET",
  "path": "/api/v1/menus",
  "summary": "내 메뉴",
  "origin": "spec",
  "access": "session",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {},
  "answer": {
   "kind": "list",
   "typeName": "readonly MenuItem[]",
   "rowTypeName": "MenuItem",
   "fields": {
    "pgmId": {
     "name": "pgmId",
     "label": "pgmId",
     "type": "string",
     "required": true
    },
    "pgmName": {
     "name": "pgmName",
     "label": "pgmName",
     "type": "string",
     "required": true
    },
    "sspUrl": {
     "name": "sspUrl",
     "label": "sspUrl",
     "type": "string",
     "required": false
    },
    "sspSubUrls": {
     "name": "sspSubUrls",
     "label": "sspSubUrls",
     "type": "list",
     "required": false
    },
    "leaf": {
     "name": "leaf",
     "label": "leaf",
     "type": "string",
     "required": true,
     "enum": [
      "T",
      "F"
     ]
    },
    "access": {
     "name": "access",
     "label": "access",
     "type": "string",
     "required": false,
     "enum": [
      "read",
      "write"
     ]
    },
    "childs": {
     "name": "childs",
     "label": "childs",
     "type": "list",
     "required": false,
     "fields": {
      "pgmId": {
       "name": "pgmId",
       "label": "pgmId",
       "type": "string",
       "required": true
      },
      "pgmName": {
       "name": "pgmName",
       "label": "pgmName",
       "type": "string",
       "required": true
      },
      "sspUrl": {
       "name": "sspUrl",
       "label": "sspUrl",
       "type": "string",
       "required": false
      },
      "sspSubUrls": {
       "name": "sspSubUrls",
       "label": "sspSubUrls",
       "type": "list",
       "required": false
      },
      "leaf": {
       "name": "leaf",
       "label": "leaf",
       "type": "string",
       "required": true,
       "enum": [
        "T",
        "F"
       ]
      },
      "access": {
       "name": "access",
       "label": "access",
       "type": "string",
       "required": false,
       "enum": [
        "read",
        "write"
       ]
      },
      "childs": {
       "name": "childs",
       "label": "childs",
       "type": "list",
       "required": false
      }
     }
    }
   },
   "sums": []
  }
 },
 "getUsers": {
  "id": "getUsers",
  "method": "GET",
  "path": "/api/v1/users",
  "summary": "내 사용자 정보",
  "origin": "spec",
  "access": "session",
  "isEffect": false,
  "file": "session.yaml",
  "parameters": {},
  "answer": {
   "kind": "value",
   "typeName": "SessionUser",
   "fields": {
    "singleid": {
     "name": "singleid",
     "label": "Single ID",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "width": 120
    },
    "hname": {
     "name": "hname",
     "label": "이름",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90
    },
    "ename": {
     "name": "ename",
     "label": "영문명",
     "type": "string",
     "required": false,
     "maxLength": 80
    },
    "auth": {
     "name": "auth",
     "label": "권한유형",
     "type": "string",
     "required": true,
     "code": "AUTH_TYPE"
    },
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹",
     "type": "string",
     "required": true,
     "code": "AUTH_GROUP"
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "prefill": {
     "name": "prefill",
     "label": "prefill",
     "type": "string",
     "required": false,
     "enum": [
      "NONE",
      "SECTION",
      "DEPT",
      "ALL"
     ]
    },
    "cellPhoneNo": {
     "name": "cellPhoneNo",
     "label": "cellPhoneNo",
     "type": "string",
     "required": false
    },
    "phoneNo": {
     "name": "phoneNo",
     "label": "phoneNo",
     "type": "string",
     "required": false
    },
    "noCellPhoneYn": {
     "name": "noCellPhoneYn",
     "label": "noCellPhoneYn",
     "type": "string",
     "required": false,
     "enum": [
      "Y",
      "N"
     ]
    },
    "noPhoneYn": {
     "name": "noPhoneYn",
     "label": "noPhoneYn",
     "type": "string",
     "required": false,
     "enum": [
      "Y",
      "N"
     ]
    },
    "compNo": {
     "name": "compNo",
     "label": "compNo",
     "type": "string",
     "required": false
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "compNameKr",
     "type": "string",
     "required": false
    },
    "ip": {
     "name": "ip",
     "label": "ip",
     "type": "string",
     "required": false
    },
    "lastLoginIp": {
     "name": "lastLoginIp",
     "label": "lastLoginIp",
     "type": "string",
     "required": false
    },
    "lastLoginDate": {
     "name": "lastLoginDate",
     "label": "lastLoginDate",
     "type": "dateTime",
     "required": false
    },
    "createdDate": {
     "name": "createdDate",
     "label": "createdDate",
     "type": "dateTime",
     "required": false
    },
    "expiredDate": {
     "name": "expiredDate",
     "label": "expiredDate",
     "type": "dateTime",
     "required": false
    },
    "tokenExpiredTimestamp": {
     "name": "tokenExpiredTimestamp",
     "label": "tokenExpiredTimestamp",
     "type": "integer",
     "required": false
    },
    "currentTimestamp": {
     "name": "currentTimestamp",
     "label": "currentTimestamp",
     "type": "integer",
     "required": false
    }
   },
   "sums": []
  }
 },
 "postMenuLog": {
  "id": "postMenuLog",
  "method": "POST",
  "path": "/api/v1/menuLog",
  "summary": "메뉴 접속 기록",
  "origin": "spec",
  "access": "session",
  "isEffect": true,
  "file": "session.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "pgmId": {
     "name": "pgmId",
     "label": "프로그램ID",
     "type": "string",
     "required": false,
     "maxLength": 10
    },
    "path": {
     "name": "path",
     "label": "경로",
     "type": "string",
     "required": true,
     "maxLength": 200
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "Done",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    }
   },
   "sums": []
  }
 },
 "listAdjTarget": {
  "id": "listAdjTarget",
  "method": "GET",
  "path": "/api/v1/adjustment/target",
  "summary": "정산 대상 입고 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "settlement.yaml",
  "parameters": {
   "yyyymm": {
    "name": "yyyymm",
    "label": "정산월",
    "type": "month",
    "required": false,
    "width": 80,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptnm": {
    "name": "deptnm",
    "label": "부서명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 120,
    "lookup": {
     "popup": "dept",
     "value": "deptnm"
    },
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "settleType": {
    "name": "settleType",
    "label": "정산구분",
    "type": "string",
    "required": false,
    "code": "SETTLE_TYPE",
    "width": 90,
    "in": "query"
   },
   "currency": {
    "name": "currency",
    "label": "통화",
    "type": "string",
    "required": false,
    "code": "CURRENCY",
    "width": 80,
    "in": "query"
   },
   "taxCode": {
    "name": "taxCode",
    "label": "세금코드",
    "type": "string",
    "required": false,
    "code": "TAX_CODE",
    "width": 120,
    "in": "query"
   },
   "whAppNo": {
    "name": "whAppNo",
    "label": "입고승인번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "receiptDateFrom": {
    "name": "receiptDateFrom",
    "label": "입고일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "receiptDateTo": {
    "name": "receiptDateTo",
    "label": "입고일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "AdjTargetList",
   "rowTypeName": "AdjTargetRow",
   "fields": {
    "lineKey": {
     "name": "lineKey",
     "label": "입고품목",
     "type": "string",
     "required": true,
     "maxLength": 22
    },
    "whReqNo": {
     "name": "whReqNo",
     "label": "입고요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "whLineNo": {
     "name": "whLineNo",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "whAppNo": {
     "name": "whAppNo",
     "label": "입고승인번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "receiptDate": {
     "name": "receiptDate",
     "label": "입고일자",
     "type": "date",
     "required": false
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "settleType": {
     "name": "settleType",
     "label": "정산구분",
     "type": "string",
     "required": true,
     "code": "SETTLE_TYPE",
     "width": 90
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 120
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 180
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": false,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "acceptQty": {
     "name": "acceptQty",
     "label": "합격수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "returnQty": {
     "name": "returnQty",
     "label": "반품수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "settleQty": {
     "name": "settleQty",
     "label": "정산수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "단가",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "amt": {
     "name": "amt",
     "label": "금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "taxCode": {
     "name": "taxCode",
     "label": "세금코드",
     "type": "string",
     "required": true,
     "code": "TAX_CODE",
     "width": 120
    },
    "lastDeciDt": {
     "name": "lastDeciDt",
     "label": "최종결재일",
     "type": "dateTime",
     "required": false
    },
    "matchText": {
     "name": "matchText",
     "label": "3자대사",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 150
    },
    "matchVerdict": {
     "name": "matchVerdict",
     "label": "대사결과",
     "type": "string",
     "required": true,
     "maxLength": 4,
     "enum": [
      "FIT",
      "WARN",
      "STOP"
     ]
    }
   },
   "sums": [
    "amt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "amt": {
       "name": "amt",
       "label": "공급가액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "previewAdjustment": {
  "id": "previewAdjustment",
  "method": "GET",
  "path": "/api/v1/adjustment/preview",
  "summary": "선택 입고 정산 예상",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "settlement.yaml",
  "parameters": {
   "lineKeys": {
    "name": "lineKeys",
    "label": "입고품목",
    "type": "string",
    "required": true,
    "maxLength": 21000,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "AdjPreview",
   "fields": {
    "selCnt": {
     "name": "selCnt",
     "label": "선택건수",
     "type": "integer",
     "required": true,
     "unit": "건"
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "supplyAmtKrw": {
     "name": "supplyAmtKrw",
     "label": "공급가액(원)",
     "type": "decimal",
     "required": false,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "합계",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": false,
     "code": "CURRENCY",
     "width": 80
    },
    "deductAmt": {
     "name": "deductAmt",
     "label": "공제금액",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "deductReason": {
     "name": "deductReason",
     "label": "공제사유",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 180
    },
    "verdict": {
     "name": "verdict",
     "label": "대사결과",
     "type": "string",
     "required": true,
     "maxLength": 4,
     "enum": [
      "FIT",
      "WARN",
      "STOP"
     ]
    },
    "matchText": {
     "name": "matchText",
     "label": "3자대사",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 150
    },
    "warning": {
     "name": "warning",
     "label": "안내",
     "type": "string",
     "required": false,
     "maxLength": 200
    }
   },
   "sums": []
  }
 },
 "listAdjustment": {
  "id": "listAdjustment",
  "method": "GET",
  "path": "/api/v1/adjustment",
  "summary": "정산 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "yyyymm": {
    "name": "yyyymm",
    "label": "정산월",
    "type": "month",
    "required": false,
    "width": 80,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "deptnm": {
    "name": "deptnm",
    "label": "부서명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 120,
    "lookup": {
     "popup": "dept",
     "value": "deptnm"
    },
    "in": "query"
   },
   "ownerId": {
    "name": "ownerId",
    "label": "정산담당",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "lookup": {
     "popup": "person",
     "text": "ownerNm",
     "value": "singleid"
    },
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "settleType": {
    "name": "settleType",
    "label": "정산구분",
    "type": "string",
    "required": false,
    "code": "SETTLE_TYPE",
    "width": 90,
    "in": "query"
   },
   "currency": {
    "name": "currency",
    "label": "통화",
    "type": "string",
    "required": false,
    "code": "CURRENCY",
    "width": 80,
    "in": "query"
   },
   "taxCode": {
    "name": "taxCode",
    "label": "세금코드",
    "type": "string",
    "required": false,
    "code": "TAX_CODE",
    "width": 120,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "정산상태",
    "type": "string",
    "required": false,
    "code": "ADJ_STATUS",
    "width": 110,
    "isMulti": true,
    "in": "query"
   },
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "whAppNo": {
    "name": "whAppNo",
    "label": "입고승인번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "dueDateFrom": {
    "name": "dueDateFrom",
    "label": "지급예정일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "dueDateTo": {
    "name": "dueDateTo",
    "label": "지급예정일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "tiStatus": {
    "name": "tiStatus",
    "label": "계산서상태",
    "type": "string",
    "required": false,
    "code": "TI_STATUS",
    "width": 90,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "AdjustmentList",
   "rowTypeName": "AdjustmentRow",
   "fields": {
    "adjNo": {
     "name": "adjNo",
     "label": "정산번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "yyyymm": {
     "name": "yyyymm",
     "label": "정산월",
     "type": "month",
     "required": true,
     "width": 80
    },
    "settleType": {
     "name": "settleType",
     "label": "정산구분",
     "type": "string",
     "required": true,
     "code": "SETTLE_TYPE",
     "width": 90
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "ownerId": {
     "name": "ownerId",
     "label": "정산담당",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "lookup": {
      "popup": "person",
      "text": "ownerNm",
      "value": "singleid"
     }
    },
    "ownerNm": {
     "name": "ownerNm",
     "label": "정산담당",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "receiptAmt": {
     "name": "receiptAmt",
     "label": "입고금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "deductAmt": {
     "name": "deductAmt",
     "label": "공제금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "deductReason": {
     "name": "deductReason",
     "label": "공제사유",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 180
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "supplyAmtKrw": {
     "name": "supplyAmtKrw",
     "label": "공급가액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "taxCode": {
     "name": "taxCode",
     "label": "세금코드",
     "type": "string",
     "required": true,
     "code": "TAX_CODE",
     "width": 120
    },
    "payTerm": {
     "name": "payTerm",
     "label": "지급조건",
     "type": "string",
     "required": true,
     "code": "PAY_TERM",
     "width": 110
    },
    "dueDate": {
     "name": "dueDate",
     "label": "지급예정일",
     "type": "date",
     "required": false
    },
    "stmtNo": {
     "name": "stmtNo",
     "label": "거래명세서번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "tiNo": {
     "name": "tiNo",
     "label": "계산서번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "ntsNo": {
     "name": "ntsNo",
     "label": "국세청승인번호",
     "type": "string",
     "required": false,
     "maxLength": 24,
     "width": 190
    },
    "tiStatus": {
     "name": "tiStatus",
     "label": "계산서상태",
     "type": "string",
     "required": false,
     "code": "TI_STATUS",
     "width": 90
    },
    "tiVersion": {
     "name": "tiVersion",
     "label": "계산서 버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "slipNo": {
     "name": "slipNo",
     "label": "전표번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "objection": {
     "name": "objection",
     "label": "이의내용",
     "type": "string",
     "required": false,
     "maxLength": 1000,
     "width": 200
    },
    "proxyYn": {
     "name": "proxyYn",
     "label": "대리확인",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 70
    },
    "forwardYn": {
     "name": "forwardYn",
     "label": "OGPMS전송",
     "type": "string",
     "required": true,
     "code": "FORWARD_YN"
    },
    "confirmedDt": {
     "name": "confirmedDt",
     "label": "확인일시",
     "type": "dateTime",
     "required": false
    },
    "paidDt": {
     "name": "paidDt",
     "label": "지급일",
     "type": "date",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "정산상태",
     "type": "string",
     "required": true,
     "code": "ADJ_STATUS",
     "width": 110
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "supplyAmtKrw",
    "vatAmt",
    "totalAmt",
    "receiptAmt",
    "deductAmt",
    "supplyAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "supplyAmtKrw": {
       "name": "supplyAmtKrw",
       "label": "공급가액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "deductAmt": {
       "name": "deductAmt",
       "label": "공제금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "createAdjustment": {
  "id": "createAdjustment",
  "method": "POST",
  "path": "/api/v1/adjustment",
  "summary": "정산 생성",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "lineKeys": {
     "name": "lineKeys",
     "label": "입고품목",
     "type": "string",
     "required": true,
     "maxLength": 21000
    },
    "deductAmt": {
     "name": "deductAmt",
     "label": "공제금액",
     "type": "decimal",
     "required": false,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "deductReason": {
     "name": "deductReason",
     "label": "공제사유",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 180
    },
    "allowReason": {
     "name": "allowReason",
     "label": "예외사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "syncPayment": {
  "id": "syncPayment",
  "method": "POST",
  "path": "/api/v1/adjustment/syncPayment",
  "summary": "지급결과 반영",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "adjNos": {
     "name": "adjNos",
     "label": "adjNos",
     "type": "list",
     "required": true
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "PaymentSyncAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "paidCnt": {
     "name": "paidCnt",
     "label": "지급 건수",
     "type": "integer",
     "required": true
    }
   },
   "sums": []
  }
 },
 "getAdjustment": {
  "id": "getAdjustment",
  "method": "GET",
  "path": "/api/v1/adjustment/{adjNo}",
  "summary": "정산 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "AdjustmentDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "adjNo": {
       "name": "adjNo",
       "label": "정산번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "calcNo": {
       "name": "calcNo",
       "label": "월정산번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "yyyymm": {
       "name": "yyyymm",
       "label": "정산월",
       "type": "month",
       "required": true,
       "width": 80
      },
      "settleType": {
       "name": "settleType",
       "label": "정산구분",
       "type": "string",
       "required": true,
       "code": "SETTLE_TYPE",
       "width": 90
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "ownerId": {
       "name": "ownerId",
       "label": "정산담당",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "ownerNm",
        "value": "singleid"
       }
      },
      "ownerNm": {
       "name": "ownerNm",
       "label": "정산담당",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "exRate": {
       "name": "exRate",
       "label": "환율",
       "type": "decimal",
       "required": false,
       "scale": 4,
       "width": 90
      },
      "receiptAmt": {
       "name": "receiptAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "deductAmt": {
       "name": "deductAmt",
       "label": "공제금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "deductReason": {
       "name": "deductReason",
       "label": "공제사유",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 180
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "supplyAmtKrw": {
       "name": "supplyAmtKrw",
       "label": "공급가액(원)",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": true,
       "code": "TAX_CODE",
       "width": 120
      },
      "payTerm": {
       "name": "payTerm",
       "label": "지급조건",
       "type": "string",
       "required": true,
       "code": "PAY_TERM",
       "width": 110
      },
      "dueDate": {
       "name": "dueDate",
       "label": "지급예정일",
       "type": "date",
       "required": false
      },
      "stmtNo": {
       "name": "stmtNo",
       "label": "거래명세서번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "tiNo": {
       "name": "tiNo",
       "label": "계산서번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "ntsNo": {
       "name": "ntsNo",
       "label": "국세청승인번호",
       "type": "string",
       "required": false,
       "maxLength": 24,
       "width": 190
      },
      "tiStatus": {
       "name": "tiStatus",
       "label": "계산서상태",
       "type": "string",
       "required": false,
       "code": "TI_STATUS",
       "width": 90
      },
      "slipNo": {
       "name": "slipNo",
       "label": "전표번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "objection": {
       "name": "objection",
       "label": "이의내용",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "width": 200
      },
      "objectionAnswer": {
       "name": "objectionAnswer",
       "label": "이의답변",
       "type": "string",
       "required": false,
       "maxLength": 1000,
       "width": 200
      },
      "proxyYn": {
       "name": "proxyYn",
       "label": "대리확인",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 70
      },
      "forwardYn": {
       "name": "forwardYn",
       "label": "OGPMS전송",
       "type": "string",
       "required": true,
       "code": "FORWARD_YN"
      },
      "matchResult": {
       "name": "matchResult",
       "label": "대사결과",
       "type": "string",
       "required": false,
       "maxLength": 5,
       "enum": [
        "FIT",
        "WARN",
        "ALLOW"
       ]
      },
      "allowReason": {
       "name": "allowReason",
       "label": "예외사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "confirmedDt": {
       "name": "confirmedDt",
       "label": "확인일시",
       "type": "dateTime",
       "required": false
      },
      "paidDt": {
       "name": "paidDt",
       "label": "지급일",
       "type": "date",
       "required": false
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "status": {
       "name": "status",
       "label": "정산상태",
       "type": "string",
       "required": true,
       "code": "ADJ_STATUS",
       "width": 110
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "whReqNo": {
       "name": "whReqNo",
       "label": "입고요청번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "whLineNo": {
       "name": "whLineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "whAppNo": {
       "name": "whAppNo",
       "label": "입고승인번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "qty": {
       "name": "qty",
       "label": "정산수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateAdjustment": {
  "id": "updateAdjustment",
  "method": "PUT",
  "path": "/api/v1/adjustment/{adjNo}",
  "summary": "정산 공제 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "deductAmt": {
     "name": "deductAmt",
     "label": "공제금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "deductReason": {
     "name": "deductReason",
     "label": "공제사유",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 180
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listAdjustmentLine": {
  "id": "listAdjustmentLine",
  "method": "GET",
  "path": "/api/v1/adjustment/{adjNo}/line",
  "summary": "정산 품목",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "AdjustmentLineList",
   "rowTypeName": "AdjustmentLine",
   "fields": {
    "lineNo": {
     "name": "lineNo",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "whReqNo": {
     "name": "whReqNo",
     "label": "입고요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "whLineNo": {
     "name": "whLineNo",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "whAppNo": {
     "name": "whAppNo",
     "label": "입고승인번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 120
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 180
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": false,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "qty": {
     "name": "qty",
     "label": "정산수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "단가",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "amt": {
     "name": "amt",
     "label": "금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "bigo": {
     "name": "bigo",
     "label": "비고",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 200
    }
   },
   "sums": [
    "amt",
    "vatAmt",
    "qty"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "qty": {
       "name": "qty",
       "label": "정산수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      }
     }
    }
   }
  }
 },
 "notifyAdjustment": {
  "id": "notifyAdjustment",
  "method": "POST",
  "path": "/api/v1/adjustment/{adjNo}/notify",
  "summary": "협력사 확인요청",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "proxyConfirmAdjustment": {
  "id": "proxyConfirmAdjustment",
  "method": "POST",
  "path": "/api/v1/adjustment/{adjNo}/proxyConfirm",
  "summary": "정산 대리확인",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "opinion": {
     "name": "opinion",
     "label": "확인 내용",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "fileId": {
     "name": "fileId",
     "label": "첨부파일",
     "type": "string",
     "required": false,
     "maxLength": 20
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelAdjustment": {
  "id": "cancelAdjustment",
  "method": "POST",
  "path": "/api/v1/adjustment/{adjNo}/cancel",
  "summary": "정산취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "registerTaxInvoice": {
  "id": "registerTaxInvoice",
  "method": "POST",
  "path": "/api/v1/adjustment/{adjNo}/taxInvoice",
  "summary": "세금계산서 등록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "tiType": {
     "name": "tiType",
     "label": "계산서유형",
     "type": "string",
     "required": false,
     "code": "TI_TYPE",
     "width": 110
    },
    "tiIssue": {
     "name": "tiIssue",
     "label": "발행구분",
     "type": "string",
     "required": false,
     "code": "TI_ISSUE",
     "width": 80
    },
    "ntsNo": {
     "name": "ntsNo",
     "label": "국세청승인번호",
     "type": "string",
     "required": false,
     "maxLength": 24,
     "width": 190
    },
    "invoiceNo": {
     "name": "invoiceNo",
     "label": "상업송장번호",
     "type": "string",
     "required": false,
     "maxLength": 40,
     "width": 140
    },
    "writeDate": {
     "name": "writeDate",
     "label": "작성일자",
     "type": "date",
     "required": true
    },
    "issueDate": {
     "name": "issueDate",
     "label": "발급일자",
     "type": "date",
     "required": false
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "mask": "numComma",
     "width": 110
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "세액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "fileId": {
     "name": "fileId",
     "label": "첨부파일",
     "type": "string",
     "required": false,
     "maxLength": 20
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TaxInvoiceAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "문서번호",
     "type": "string",
     "required": true,
     "maxLength": 16
    },
    "status": {
     "name": "status",
     "label": "정산상태",
     "type": "string",
     "required": true,
     "code": "ADJ_STATUS",
     "width": 110
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "결재상태",
     "type": "string",
     "required": true,
     "maxLength": 1
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "tiNo": {
     "name": "tiNo",
     "label": "계산서번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "tiStatus": {
     "name": "tiStatus",
     "label": "계산서상태",
     "type": "string",
     "required": true,
     "code": "TI_STATUS",
     "width": 90
    },
    "diffAmt": {
     "name": "diffAmt",
     "label": "차이금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "warning": {
     "name": "warning",
     "label": "안내",
     "type": "string",
     "required": false,
     "maxLength": 200
    }
   },
   "sums": []
  }
 },
 "registerCyberTaxInvoice": {
  "id": "registerCyberTaxInvoice",
  "method": "POST",
  "path": "/api/v1/cyber/adjustment/{adjNo}/taxInvoice",
  "summary": "협력사 세금계산서 등록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "tiType": {
     "name": "tiType",
     "label": "계산서유형",
     "type": "string",
     "required": false,
     "code": "TI_TYPE",
     "width": 110
    },
    "tiIssue": {
     "name": "tiIssue",
     "label": "발행구분",
     "type": "string",
     "required": false,
     "code": "TI_ISSUE",
     "width": 80
    },
    "ntsNo": {
     "name": "ntsNo",
     "label": "국세청승인번호",
     "type": "string",
     "required": false,
     "maxLength": 24,
     "width": 190
    },
    "invoiceNo": {
     "name": "invoiceNo",
     "label": "상업송장번호",
     "type": "string",
     "required": false,
     "maxLength": 40,
     "width": 140
    },
    "writeDate": {
     "name": "writeDate",
     "label": "작성일자",
     "type": "date",
     "required": true
    },
    "issueDate": {
     "name": "issueDate",
     "label": "발급일자",
     "type": "date",
     "required": false
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "mask": "numComma",
     "width": 110
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "세액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "fileId": {
     "name": "fileId",
     "label": "첨부파일",
     "type": "string",
     "required": false,
     "maxLength": 20
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TaxInvoiceAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "문서번호",
     "type": "string",
     "required": true,
     "maxLength": 16
    },
    "status": {
     "name": "status",
     "label": "정산상태",
     "type": "string",
     "required": true,
     "code": "ADJ_STATUS",
     "width": 110
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "결재상태",
     "type": "string",
     "required": true,
     "maxLength": 1
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "tiNo": {
     "name": "tiNo",
     "label": "계산서번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "tiStatus": {
     "name": "tiStatus",
     "label": "계산서상태",
     "type": "string",
     "required": true,
     "code": "TI_STATUS",
     "width": 90
    },
    "diffAmt": {
     "name": "diffAmt",
     "label": "차이금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "warning": {
     "name": "warning",
     "label": "안내",
     "type": "string",
     "required": false,
     "maxLength": 200
    }
   },
   "sums": []
  }
 },
 "rematchTaxInvoice": {
  "id": "rematchTaxInvoice",
  "method": "POST",
  "path": "/api/v1/taxInvoice/{tiNo}/rematch",
  "summary": "세금계산서 재매칭",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "tiNo": {
    "name": "tiNo",
    "label": "계산서번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelTaxInvoice": {
  "id": "cancelTaxInvoice",
  "method": "POST",
  "path": "/api/v1/taxInvoice/{tiNo}/cancel",
  "summary": "세금계산서 취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "tiNo": {
    "name": "tiNo",
    "label": "계산서번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listStatement": {
  "id": "listStatement",
  "method": "GET",
  "path": "/api/v1/statement",
  "summary": "거래명세서 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "settlement.yaml",
  "parameters": {
   "stmtNo": {
    "name": "stmtNo",
    "label": "거래명세서번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "adjNo": {
    "name": "adjNo",
    "label": "정산번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "issueDateFrom": {
    "name": "issueDateFrom",
    "label": "발행일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "issueDateTo": {
    "name": "issueDateTo",
    "label": "발행일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "거래명세서상태",
    "type": "string",
    "required": false,
    "code": "STMT_STATUS",
    "width": 100,
    "isMulti": true,
    "in": "query"
   },
   "tiStatus": {
    "name": "tiStatus",
    "label": "계산서상태",
    "type": "string",
    "required": false,
    "code": "TI_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "StatementList",
   "rowTypeName": "StatementRow",
   "fields": {
    "stmtNo": {
     "name": "stmtNo",
     "label": "거래명세서번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "issueDate": {
     "name": "issueDate",
     "label": "발행일",
     "type": "date",
     "required": true
    },
    "issueSeq": {
     "name": "issueSeq",
     "label": "발행차수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "taxNo2": {
     "name": "taxNo2",
     "label": "사업자등록번호",
     "type": "string",
     "required": true,
     "maxLength": 12,
     "mask": "taxnum",
     "width": 120
    },
    "adjNo": {
     "name": "adjNo",
     "label": "정산번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "adjStatus": {
     "name": "adjStatus",
     "label": "정산상태",
     "type": "string",
     "required": true,
     "code": "ADJ_STATUS",
     "width": 110
    },
    "adjVersion": {
     "name": "adjVersion",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "adjMonth": {
     "name": "adjMonth",
     "label": "정산월",
     "type": "month",
     "required": true,
     "width": 80
    },
    "adjTaxCode": {
     "name": "adjTaxCode",
     "label": "세금코드",
     "type": "string",
     "required": true,
     "code": "TAX_CODE",
     "width": 120
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "합계금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "printCnt": {
     "name": "printCnt",
     "label": "출력횟수",
     "type": "integer",
     "required": true,
     "width": 70
    },
    "confirmedDt": {
     "name": "confirmedDt",
     "label": "확인일시",
     "type": "dateTime",
     "required": false
    },
    "confirmedBy": {
     "name": "confirmedBy",
     "label": "확인자",
     "type": "string",
     "required": false,
     "maxLength": 50,
     "width": 80
    },
    "status": {
     "name": "status",
     "label": "거래명세서상태",
     "type": "string",
     "required": true,
     "code": "STMT_STATUS",
     "width": 100
    },
    "tiNo": {
     "name": "tiNo",
     "label": "계산서번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "ntsNo": {
     "name": "ntsNo",
     "label": "국세청승인번호",
     "type": "string",
     "required": false,
     "maxLength": 24,
     "width": 190
    },
    "tiStatus": {
     "name": "tiStatus",
     "label": "계산서상태",
     "type": "string",
     "required": false,
     "code": "TI_STATUS",
     "width": 90
    },
    "tiVersion": {
     "name": "tiVersion",
     "label": "계산서 버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "diffAmt": {
     "name": "diffAmt",
     "label": "차이금액",
     "type": "decimal",
     "required": false,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "supplyAmt",
    "vatAmt",
    "totalAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "합계금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "printStatement": {
  "id": "printStatement",
  "method": "POST",
  "path": "/api/v1/statement/print",
  "summary": "거래명세서 출력",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "stmtNos": {
     "name": "stmtNos",
     "label": "stmtNos",
     "type": "list",
     "required": true
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "StatementSheets",
   "fields": {
    "sheets": {
     "name": "sheets",
     "label": "sheets",
     "type": "list",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "number": {
       "name": "number",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "printedOn": {
       "name": "printedOn",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "printedBy": {
       "name": "printedBy",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "fields": {
       "name": "fields",
       "label": "fields",
       "type": "list",
       "required": true,
       "fields": {
        "label": {
         "name": "label",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "text": {
         "name": "text",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        }
       }
      },
      "parties": {
       "name": "parties",
       "label": "parties",
       "type": "list",
       "required": false,
       "fields": {
        "role": {
         "name": "role",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "facts": {
         "name": "facts",
         "label": "facts",
         "type": "list",
         "required": true,
         "fields": {
          "label": {
           "name": "label",
           "label": "글",
           "type": "string",
           "required": true,
           "maxLength": 1000
          },
          "text": {
           "name": "text",
           "label": "글",
           "type": "string",
           "required": true,
           "maxLength": 1000
          }
         }
        }
       }
      },
      "lines": {
       "name": "lines",
       "label": "lines",
       "type": "object",
       "required": false,
       "fields": {
        "columns": {
         "name": "columns",
         "label": "columns",
         "type": "list",
         "required": true,
         "fields": {
          "label": {
           "name": "label",
           "label": "글",
           "type": "string",
           "required": true,
           "maxLength": 1000
          },
          "align": {
           "name": "align",
           "label": "정렬",
           "type": "string",
           "required": true,
           "enum": [
            "left",
            "right",
            "center"
           ]
          },
          "width": {
           "name": "width",
           "label": "너비",
           "type": "integer",
           "required": true
          }
         }
        },
        "rows": {
         "name": "rows",
         "label": "rows",
         "type": "list",
         "required": true
        },
        "totals": {
         "name": "totals",
         "label": "totals",
         "type": "list",
         "required": true
        }
       }
      },
      "amount": {
       "name": "amount",
       "label": "amount",
       "type": "object",
       "required": false,
       "fields": {
        "figure": {
         "name": "figure",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "hangul": {
         "name": "hangul",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        }
       }
      },
      "approvals": {
       "name": "approvals",
       "label": "approvals",
       "type": "list",
       "required": true,
       "fields": {
        "role": {
         "name": "role",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "name": {
         "name": "name",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "state": {
         "name": "state",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "on": {
         "name": "on",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        }
       }
      },
      "notes": {
       "name": "notes",
       "label": "notes",
       "type": "list",
       "required": false
      },
      "mark": {
       "name": "mark",
       "label": "글",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "getStatement": {
  "id": "getStatement",
  "method": "GET",
  "path": "/api/v1/statement/{stmtNo}",
  "summary": "거래명세서 미리보기",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "settlement.yaml",
  "parameters": {
   "stmtNo": {
    "name": "stmtNo",
    "label": "거래명세서번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "StatementSheets",
   "fields": {
    "sheets": {
     "name": "sheets",
     "label": "sheets",
     "type": "list",
     "required": true,
     "fields": {
      "title": {
       "name": "title",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "number": {
       "name": "number",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "printedOn": {
       "name": "printedOn",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "printedBy": {
       "name": "printedBy",
       "label": "글",
       "type": "string",
       "required": true,
       "maxLength": 1000
      },
      "fields": {
       "name": "fields",
       "label": "fields",
       "type": "list",
       "required": true,
       "fields": {
        "label": {
         "name": "label",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "text": {
         "name": "text",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        }
       }
      },
      "parties": {
       "name": "parties",
       "label": "parties",
       "type": "list",
       "required": false,
       "fields": {
        "role": {
         "name": "role",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "facts": {
         "name": "facts",
         "label": "facts",
         "type": "list",
         "required": true,
         "fields": {
          "label": {
           "name": "label",
           "label": "글",
           "type": "string",
           "required": true,
           "maxLength": 1000
          },
          "text": {
           "name": "text",
           "label": "글",
           "type": "string",
           "required": true,
           "maxLength": 1000
          }
         }
        }
       }
      },
      "lines": {
       "name": "lines",
       "label": "lines",
       "type": "object",
       "required": false,
       "fields": {
        "columns": {
         "name": "columns",
         "label": "columns",
         "type": "list",
         "required": true,
         "fields": {
          "label": {
           "name": "label",
           "label": "글",
           "type": "string",
           "required": true,
           "maxLength": 1000
          },
          "align": {
           "name": "align",
           "label": "정렬",
           "type": "string",
           "required": true,
           "enum": [
            "left",
            "right",
            "center"
           ]
          },
          "width": {
           "name": "width",
           "label": "너비",
           "type": "integer",
           "required": true
          }
         }
        },
        "rows": {
         "name": "rows",
         "label": "rows",
         "type": "list",
         "required": true
        },
        "totals": {
         "name": "totals",
         "label": "totals",
         "type": "list",
         "required": true
        }
       }
      },
      "amount": {
       "name": "amount",
       "label": "amount",
       "type": "object",
       "required": false,
       "fields": {
        "figure": {
         "name": "figure",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "hangul": {
         "name": "hangul",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        }
       }
      },
      "approvals": {
       "name": "approvals",
       "label": "approvals",
       "type": "list",
       "required": true,
       "fields": {
        "role": {
         "name": "role",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "name": {
         "name": "name",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "state": {
         "name": "state",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        },
        "on": {
         "name": "on",
         "label": "글",
         "type": "string",
         "required": true,
         "maxLength": 1000
        }
       }
      },
      "notes": {
       "name": "notes",
       "label": "notes",
       "type": "list",
       "required": false
      },
      "mark": {
       "name": "mark",
       "label": "글",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "reissueStatement": {
  "id": "reissueStatement",
  "method": "POST",
  "path": "/api/v1/statement/{stmtNo}/reissue",
  "summary": "거래명세서 재발행",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "settlement.yaml",
  "parameters": {
   "stmtNo": {
    "name": "stmtNo",
    "label": "거래명세서번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listSignifier": {
  "id": "listSignifier",
  "method": "GET",
  "path": "/api/v1/signifier",
  "summary": "전표 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "slipType": {
    "name": "slipType",
    "label": "전표유형",
    "type": "string",
    "required": false,
    "code": "SLIP_TYPE",
    "width": 120,
    "in": "query"
   },
   "slipSource": {
    "name": "slipSource",
    "label": "기표원천",
    "type": "string",
    "required": false,
    "code": "SLIP_SOURCE",
    "width": 90,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptcd": {
    "name": "deptcd",
    "label": "부서코드",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "lookup": {
     "popup": "dept",
     "text": "deptnm",
     "value": "deptcd"
    },
    "in": "query"
   },
   "drafter": {
    "name": "drafter",
    "label": "기표자",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "width": 100,
    "lookup": {
     "popup": "person",
     "text": "hname",
     "value": "singleid"
    },
    "in": "query"
   },
   "slipDateFrom": {
    "name": "slipDateFrom",
    "label": "기표일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "slipDateTo": {
    "name": "slipDateTo",
    "label": "기표일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "postingDateFrom": {
    "name": "postingDateFrom",
    "label": "전기일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "postingDateTo": {
    "name": "postingDateTo",
    "label": "전기일자",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "전표상태",
    "type": "string",
    "required": false,
    "code": "SLIP_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "approvalStatus": {
    "name": "approvalStatus",
    "label": "결재상태",
    "type": "string",
    "required": false,
    "code": "APPROVAL_STATUS",
    "width": 80,
    "isMulti": true,
    "in": "query"
   },
   "gerpDocNo": {
    "name": "gerpDocNo",
    "label": "GERP전표번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "width": 110,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "SignifierList",
   "rowTypeName": "SignifierRow",
   "fields": {
    "slipNo": {
     "name": "slipNo",
     "label": "전표번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "slipType": {
     "name": "slipType",
     "label": "전표유형",
     "type": "string",
     "required": true,
     "code": "SLIP_TYPE",
     "width": 120
    },
    "slipSource": {
     "name": "slipSource",
     "label": "기표원천",
     "type": "string",
     "required": true,
     "code": "SLIP_SOURCE",
     "width": 90
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptcd": {
     "name": "deptcd",
     "label": "부서코드",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "lookup": {
      "popup": "dept",
      "text": "deptnm",
      "value": "deptcd"
     }
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120
    },
    "drafter": {
     "name": "drafter",
     "label": "기표자",
     "type": "string",
     "required": true,
     "maxLength": 30,
     "width": 100,
     "lookup": {
      "popup": "person",
      "text": "hname",
      "value": "singleid"
     }
    },
    "drafterNm": {
     "name": "drafterNm",
     "label": "기표자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "slipDate": {
     "name": "slipDate",
     "label": "기표일자",
     "type": "date",
     "required": true
    },
    "docDate": {
     "name": "docDate",
     "label": "증빙일자",
     "type": "date",
     "required": true
    },
    "postingDate": {
     "name": "postingDate",
     "label": "전기일자",
     "type": "date",
     "required": true
    },
    "supplyAmt": {
     "name": "supplyAmt",
     "label": "공급가액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "전표금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "dueDate": {
     "name": "dueDate",
     "label": "지급예정일",
     "type": "date",
     "required": false
    },
    "headerText": {
     "name": "headerText",
     "label": "적요",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 100,
     "width": 240
    },
    "gerpDocNo": {
     "name": "gerpDocNo",
     "label": "GERP전표번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 110
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "결재상태",
     "type": "string",
     "required": true,
     "code": "APPROVAL_STATUS",
     "width": 80
    },
    "status": {
     "name": "status",
     "label": "전표상태",
     "type": "string",
     "required": true,
     "code": "SLIP_STATUS",
     "width": 90
    },
    "sendingYn": {
     "name": "sendingYn",
     "label": "전송중",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 60
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "supplyAmt",
    "vatAmt",
    "totalAmt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "전표금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "createSignifier": {
  "id": "createSignifier",
  "method": "POST",
  "path": "/api/v1/signifier",
  "summary": "기표",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "sources": {
     "name": "sources",
     "label": "sources",
     "type": "list",
     "required": false
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": false,
     "fields": {
      "sourceNo": {
       "name": "sourceNo",
       "label": "원천번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "chosenYn": {
       "name": "chosenYn",
       "label": "선택",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 50
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getSignifier": {
  "id": "getSignifier",
  "method": "GET",
  "path": "/api/v1/signifier/{slipNo}",
  "summary": "전표 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "SignifierDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "slipNo": {
       "name": "slipNo",
       "label": "전표번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "slipType": {
       "name": "slipType",
       "label": "전표유형",
       "type": "string",
       "required": true,
       "code": "SLIP_TYPE",
       "width": 120
      },
      "slipSource": {
       "name": "slipSource",
       "label": "기표원천",
       "type": "string",
       "required": true,
       "code": "SLIP_SOURCE",
       "width": 90
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사번호",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "width": 90,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptcd": {
       "name": "deptcd",
       "label": "부서코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "lookup": {
        "popup": "dept",
        "text": "deptnm",
        "value": "deptcd"
       }
      },
      "deptnm": {
       "name": "deptnm",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120
      },
      "drafter": {
       "name": "drafter",
       "label": "기표자",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "width": 100,
       "lookup": {
        "popup": "person",
        "text": "hname",
        "value": "singleid"
       }
      },
      "drafterNm": {
       "name": "drafterNm",
       "label": "기표자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "slipDate": {
       "name": "slipDate",
       "label": "기표일자",
       "type": "date",
       "required": true
      },
      "docDate": {
       "name": "docDate",
       "label": "증빙일자",
       "type": "date",
       "required": true
      },
      "postingDate": {
       "name": "postingDate",
       "label": "전기일자",
       "type": "date",
       "required": true
      },
      "supplyAmt": {
       "name": "supplyAmt",
       "label": "공급가액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "전표금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "dueDate": {
       "name": "dueDate",
       "label": "지급예정일",
       "type": "date",
       "required": false
      },
      "headerText": {
       "name": "headerText",
       "label": "적요",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 100,
       "width": 240
      },
      "gerpDocNo": {
       "name": "gerpDocNo",
       "label": "GERP전표번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 110
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "status": {
       "name": "status",
       "label": "전표상태",
       "type": "string",
       "required": true,
       "code": "SLIP_STATUS",
       "width": 90
      },
      "sendingYn": {
       "name": "sendingYn",
       "label": "전송중",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 60
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "exRate": {
       "name": "exRate",
       "label": "환율",
       "type": "decimal",
       "required": true,
       "scale": 4
      },
      "payMethod": {
       "name": "payMethod",
       "label": "지급방법",
       "type": "string",
       "required": true,
       "code": "PAY_METHOD",
       "width": 90
      },
      "fiscalYear": {
       "name": "fiscalYear",
       "label": "회계연도",
       "type": "string",
       "required": false,
       "maxLength": 4,
       "width": 70
      },
      "reverseNo": {
       "name": "reverseNo",
       "label": "역분개전표",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "refNo": {
       "name": "refNo",
       "label": "원전표",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "unsureYn": {
       "name": "unsureYn",
       "label": "결과미확인",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 80
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "debitAmt": {
       "name": "debitAmt",
       "label": "차변합계",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 130
      },
      "creditAmt": {
       "name": "creditAmt",
       "label": "대변합계",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 130
      },
      "diffAmt": {
       "name": "diffAmt",
       "label": "차이금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 110
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "width": 50
      },
      "dcType": {
       "name": "dcType",
       "label": "차대",
       "type": "string",
       "required": true,
       "code": "DC_TYPE",
       "width": 70
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "accountName": {
       "name": "accountName",
       "label": "계정명",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 140
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "mask": "numComma",
       "width": 130
      },
      "currencyAmt": {
       "name": "currencyAmt",
       "label": "외화금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 120
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": false,
       "code": "TAX_CODE",
       "width": 130
      },
      "lineText": {
       "name": "lineText",
       "label": "라인적요",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 200
      },
      "adjNo": {
       "name": "adjNo",
       "label": "정산번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "noneNo": {
       "name": "noneNo",
       "label": "비발주정산번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      }
     }
    },
    "sources": {
     "name": "sources",
     "label": "sources",
     "type": "list",
     "required": true,
     "fields": {
      "adjNo": {
       "name": "adjNo",
       "label": "원천번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "yyyymm": {
       "name": "yyyymm",
       "label": "정산월",
       "type": "string",
       "required": false,
       "mask": "month",
       "width": 80
      },
      "supplyAmtKrw": {
       "name": "supplyAmtKrw",
       "label": "공급가액(원)",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "vatAmt": {
       "name": "vatAmt",
       "label": "부가세",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 100
      },
      "totalAmt": {
       "name": "totalAmt",
       "label": "정산금액",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "stmtNo": {
       "name": "stmtNo",
       "label": "거래명세서번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "ntsNo": {
       "name": "ntsNo",
       "label": "국세청승인번호",
       "type": "string",
       "required": false,
       "maxLength": 24,
       "width": 190
      }
     }
    },
    "postings": {
     "name": "postings",
     "label": "postings",
     "type": "list",
     "required": true,
     "fields": {
      "attemptNo": {
       "name": "attemptNo",
       "label": "시도차수",
       "type": "integer",
       "required": true,
       "width": 80
      },
      "postStatus": {
       "name": "postStatus",
       "label": "전기결과",
       "type": "string",
       "required": true,
       "code": "POST_STATUS",
       "width": 80
      },
      "errorCode": {
       "name": "errorCode",
       "label": "오류코드",
       "type": "string",
       "required": false,
       "code": "POST_ERROR",
       "width": 150
      },
      "errorMsg": {
       "name": "errorMsg",
       "label": "오류메시지",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 280
      },
      "gerpDocNo": {
       "name": "gerpDocNo",
       "label": "GERP전표번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 110
      },
      "postedBy": {
       "name": "postedBy",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "postedDt": {
       "name": "postedDt",
       "label": "전기일시",
       "type": "dateTime",
       "required": true
      },
      "postAction": {
       "name": "postAction",
       "label": "조치상태",
       "type": "string",
       "required": false,
       "code": "POST_ACTION",
       "width": 90
      }
     }
    },
    "approval": {
     "name": "approval",
     "label": "approval",
     "type": "object",
     "required": false,
     "fields": {
      "apprNo": {
       "name": "apprNo",
       "label": "결재번호",
       "type": "string",
       "required": true,
       "maxLength": 16
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "minimum": 1
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "drafterNm": {
       "name": "drafterNm",
       "label": "기안자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "draftedDt": {
       "name": "draftedDt",
       "label": "상신일시",
       "type": "dateTime",
       "required": true
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "steps": {
       "name": "steps",
       "label": "steps",
       "type": "list",
       "required": true,
       "fields": {
        "stepNo": {
         "name": "stepNo",
         "label": "단계",
         "type": "integer",
         "required": true,
         "minimum": 1,
         "width": 50
        },
        "seq": {
         "name": "seq",
         "label": "순번",
         "type": "integer",
         "required": true,
         "minimum": 1
        },
        "stepType": {
         "name": "stepType",
         "label": "결재유형",
         "type": "string",
         "required": true,
         "code": "APPR_STEP_TYPE",
         "width": 80
        },
        "singleid": {
         "name": "singleid",
         "label": "Single ID",
         "type": "string",
         "required": true,
         "maxLength": 30,
         "width": 120
        },
        "approverNm": {
         "name": "approverNm",
         "label": "결재자",
         "type": "string",
         "required": true,
         "maxLength": 50,
         "width": 80
        },
        "deptnm": {
         "name": "deptnm",
         "label": "부서명",
         "type": "string",
         "required": false,
         "maxLength": 100,
         "width": 120
        },
        "positionNm": {
         "name": "positionNm",
         "label": "직급명",
         "type": "string",
         "required": false,
         "maxLength": 30,
         "width": 70
        },
        "delegateSingleid": {
         "name": "delegateSingleid",
         "label": "대결자 ID",
         "type": "string",
         "required": false,
         "maxLength": 30
        },
        "delegateNm": {
         "name": "delegateNm",
         "label": "대결자",
         "type": "string",
         "required": false,
         "maxLength": 50
        },
        "status": {
         "name": "status",
         "label": "단계상태",
         "type": "string",
         "required": false,
         "code": "APPR_STEP_STATUS",
         "width": 80
        },
        "actedDt": {
         "name": "actedDt",
         "label": "처리일시",
         "type": "dateTime",
         "required": false
        },
        "opinion": {
         "name": "opinion",
         "label": "의견",
         "type": "string",
         "required": false,
         "maxLength": 1000,
         "width": 240
        }
       }
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateSignifier": {
  "id": "updateSignifier",
  "method": "PUT",
  "path": "/api/v1/signifier/{slipNo}",
  "summary": "전표 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "docDate": {
       "name": "docDate",
       "label": "증빙일자",
       "type": "date",
       "required": false
      },
      "postingDate": {
       "name": "postingDate",
       "label": "전기일자",
       "type": "date",
       "required": false
      },
      "dueDate": {
       "name": "dueDate",
       "label": "지급예정일",
       "type": "date",
       "required": false
      },
      "payMethod": {
       "name": "payMethod",
       "label": "지급방법",
       "type": "string",
       "required": false,
       "code": "PAY_METHOD",
       "width": 90
      },
      "headerText": {
       "name": "headerText",
       "label": "적요",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "maxBytes": 100,
       "width": 240
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": false,
       "width": 50
      },
      "dcType": {
       "name": "dcType",
       "label": "차대",
       "type": "string",
       "required": false,
       "code": "DC_TYPE",
       "width": 70
      },
      "accountCode": {
       "name": "accountCode",
       "label": "계정코드",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 90,
       "lookup": {
        "popup": "account",
        "text": "accountName",
        "value": "accountCode"
       }
      },
      "costCenter": {
       "name": "costCenter",
       "label": "코스트센터",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100,
       "lookup": {
        "popup": "costCenter",
        "text": "costCenterName",
        "value": "costCenter"
       }
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "mask": "numComma",
       "width": 130
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": false,
       "code": "TAX_CODE",
       "width": 130
      },
      "lineText": {
       "name": "lineText",
       "label": "라인적요",
       "type": "string",
       "required": false,
       "maxLength": 100,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "deleteSignifier": {
  "id": "deleteSignifier",
  "method": "DELETE",
  "path": "/api/v1/signifier/{slipNo}",
  "summary": "기표취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   },
   "version": {
    "name": "version",
    "label": "버전",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "in": "query"
   },
   "keys": {
    "name": "keys",
    "label": "선택 문서",
    "type": "string",
    "required": false,
    "maxLength": 2000,
    "in": "query"
   },
   "reason": {
    "name": "reason",
    "label": "사유",
    "type": "string",
    "required": false,
    "maxLength": 400,
    "in": "query"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "submitSignifier": {
  "id": "submitSignifier",
  "method": "POST",
  "path": "/api/v1/signifier/{slipNo}/submit",
  "summary": "전표 결재상신",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lineId": {
     "name": "lineId",
     "label": "추가 결재선",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "lookup": {
      "popup": "approvalLine",
      "text": "lineName",
      "value": "lineId"
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "recallSignifier": {
  "id": "recallSignifier",
  "method": "POST",
  "path": "/api/v1/signifier/{slipNo}/recall",
  "summary": "전표 상신취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "postSignifier": {
  "id": "postSignifier",
  "method": "POST",
  "path": "/api/v1/signifier/{slipNo}/post",
  "summary": "전표 전기",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "reverseSignifier": {
  "id": "reverseSignifier",
  "method": "POST",
  "path": "/api/v1/signifier/{slipNo}/reverse",
  "summary": "전표 역분개",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "popupSlipSource": {
  "id": "popupSlipSource",
  "method": "GET",
  "path": "/api/v1/cmmn/popup/slipSource",
  "summary": "기표 대상 검색",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "signifier.yaml",
  "parameters": {
   "slipSource": {
    "name": "slipSource",
    "label": "기표원천",
    "type": "string",
    "required": false,
    "code": "SLIP_SOURCE",
    "width": 90,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   }
  },
  "answer": {
   "kind": "list",
   "typeName": "readonly SlipSourceRow[]",
   "rowTypeName": "SlipSourceRow",
   "fields": {
    "chosenYn": {
     "name": "chosenYn",
     "label": "선택",
     "type": "string",
     "required": false,
     "code": "YN",
     "width": 50
    },
    "slipSource": {
     "name": "slipSource",
     "label": "기표원천",
     "type": "string",
     "required": true,
     "code": "SLIP_SOURCE",
     "width": 90
    },
    "sourceNo": {
     "name": "sourceNo",
     "label": "원천번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "title": {
     "name": "title",
     "label": "내용",
     "type": "string",
     "required": false,
     "width": 200
    },
    "yyyymm": {
     "name": "yyyymm",
     "label": "정산월",
     "type": "string",
     "required": false,
     "mask": "month",
     "width": 80
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "deptnm": {
     "name": "deptnm",
     "label": "부서명",
     "type": "string",
     "required": false,
     "maxLength": 100,
     "width": 120
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "supplyAmtKrw": {
     "name": "supplyAmtKrw",
     "label": "공급가액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "vatAmt": {
     "name": "vatAmt",
     "label": "부가세",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 100
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "정산금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "ntsNo": {
     "name": "ntsNo",
     "label": "국세청승인번호",
     "type": "string",
     "required": false,
     "maxLength": 24,
     "width": 190
    }
   },
   "sums": []
  }
 },
 "listPostingError": {
  "id": "listPostingError",
  "method": "GET",
  "path": "/api/v1/posting/error",
  "summary": "전기 오류 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "signifier.yaml",
  "parameters": {
   "slipNo": {
    "name": "slipNo",
    "label": "전표번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "errorCode": {
    "name": "errorCode",
    "label": "오류코드",
    "type": "string",
    "required": false,
    "code": "POST_ERROR",
    "width": 150,
    "in": "query"
   },
   "postAction": {
    "name": "postAction",
    "label": "조치상태",
    "type": "string",
    "required": false,
    "code": "POST_ACTION",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "postedDtFrom": {
    "name": "postedDtFrom",
    "label": "전기일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "postedDtTo": {
    "name": "postedDtTo",
    "label": "전기일시",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "drafter": {
    "name": "drafter",
    "label": "기표자",
    "type": "string",
    "required": false,
    "maxLength": 30,
    "width": 100,
    "lookup": {
     "popup": "person",
     "text": "hname",
     "value": "singleid"
    },
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "PostingErrorList",
   "rowTypeName": "PostingErrorRow",
   "fields": {
    "postSeq": {
     "name": "postSeq",
     "label": "전기순번",
     "type": "integer",
     "required": true,
     "mask": "num",
     "width": 80
    },
    "slipNo": {
     "name": "slipNo",
     "label": "전표번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "slipType": {
     "name": "slipType",
     "label": "전표유형",
     "type": "string",
     "required": true,
     "code": "SLIP_TYPE",
     "width": 120
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "전표금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "postingDate": {
     "name": "postingDate",
     "label": "전기일자",
     "type": "date",
     "required": true
    },
    "attemptNo": {
     "name": "attemptNo",
     "label": "시도차수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "errorCode": {
     "name": "errorCode",
     "label": "오류코드",
     "type": "string",
     "required": false,
     "code": "POST_ERROR",
     "width": 150
    },
    "errorMsg": {
     "name": "errorMsg",
     "label": "오류메시지",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 280
    },
    "postedBy": {
     "name": "postedBy",
     "label": "처리자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "postedDt": {
     "name": "postedDt",
     "label": "전기일시",
     "type": "dateTime",
     "required": true
    },
    "postAction": {
     "name": "postAction",
     "label": "조치상태",
     "type": "string",
     "required": false,
     "code": "POST_ACTION",
     "width": 90
    },
    "resolveMemo": {
     "name": "resolveMemo",
     "label": "조치내용",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 240
    },
    "slipStatus": {
     "name": "slipStatus",
     "label": "전표상태",
     "type": "string",
     "required": true,
     "code": "SLIP_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "getPosting": {
  "id": "getPosting",
  "method": "GET",
  "path": "/api/v1/posting/{postSeq}",
  "summary": "전기 결과 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "signifier.yaml",
  "parameters": {
   "postSeq": {
    "name": "postSeq",
    "label": "전기순번",
    "type": "integer",
    "required": true,
    "mask": "num",
    "width": 80,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "PostingErrorRow",
   "fields": {
    "postSeq": {
     "name": "postSeq",
     "label": "전기순번",
     "type": "integer",
     "required": true,
     "mask": "num",
     "width": 80
    },
    "slipNo": {
     "name": "slipNo",
     "label": "전표번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "slipType": {
     "name": "slipType",
     "label": "전표유형",
     "type": "string",
     "required": true,
     "code": "SLIP_TYPE",
     "width": 120
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "mask": "comp",
     "width": 90,
     "lookup": {
      "popup": "company",
      "text": "compNameKr",
      "value": "compNo"
     }
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "totalAmt": {
     "name": "totalAmt",
     "label": "전표금액",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "postingDate": {
     "name": "postingDate",
     "label": "전기일자",
     "type": "date",
     "required": true
    },
    "attemptNo": {
     "name": "attemptNo",
     "label": "시도차수",
     "type": "integer",
     "required": true,
     "width": 80
    },
    "errorCode": {
     "name": "errorCode",
     "label": "오류코드",
     "type": "string",
     "required": false,
     "code": "POST_ERROR",
     "width": 150
    },
    "errorMsg": {
     "name": "errorMsg",
     "label": "오류메시지",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 280
    },
    "postedBy": {
     "name": "postedBy",
     "label": "처리자",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "postedDt": {
     "name": "postedDt",
     "label": "전기일시",
     "type": "dateTime",
     "required": true
    },
    "postAction": {
     "name": "postAction",
     "label": "조치상태",
     "type": "string",
     "required": false,
     "code": "POST_ACTION",
     "width": 90
    },
    "resolveMemo": {
     "name": "resolveMemo",
     "label": "조치내용",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 240
    },
    "slipStatus": {
     "name": "slipStatus",
     "label": "전표상태",
     "type": "string",
     "required": true,
     "code": "SLIP_STATUS",
     "width": 90
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "retryPosting": {
  "id": "retryPosting",
  "method": "POST",
  "path": "/api/v1/posting/{postSeq}/retry",
  "summary": "전기 재전송",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "postSeq": {
    "name": "postSeq",
    "label": "전기순번",
    "type": "integer",
    "required": true,
    "mask": "num",
    "width": 80,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "resolvePosting": {
  "id": "resolvePosting",
  "method": "POST",
  "path": "/api/v1/posting/{postSeq}/resolve",
  "summary": "전기오류 조치완료",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "signifier.yaml",
  "parameters": {
   "postSeq": {
    "name": "postSeq",
    "label": "전기순번",
    "type": "integer",
    "required": true,
    "mask": "num",
    "width": 80,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "resolveMemo": {
     "name": "resolveMemo",
     "label": "조치내용",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 240
    },
    "gerpDocNo": {
     "name": "gerpDocNo",
     "label": "수기 GERP전표번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 140
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "listExtUser": {
  "id": "listExtUser",
  "method": "GET",
  "path": "/api/v1/portal/ogpmsManage/user",
  "summary": "협력사 사용자 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "supplierUser.yaml",
  "parameters": {
   "compNo": {
    "name": "compNo",
    "label": "협력사번호",
    "type": "string",
    "required": false,
    "maxLength": 10,
    "mask": "comp",
    "width": 90,
    "lookup": {
     "popup": "company",
     "text": "compNameKr",
     "value": "compNo"
    },
    "in": "query"
   },
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": false,
    "maxLength": 20,
    "width": 110,
    "in": "query"
   },
   "userName": {
    "name": "userName",
    "label": "사용자명",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 90,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "사용자상태",
    "type": "string",
    "required": false,
    "code": "EXT_USER_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "authGroupId": {
    "name": "authGroupId",
    "label": "권한그룹",
    "type": "string",
    "required": false,
    "code": "AUTH_GROUP",
    "in": "query"
   },
   "applyDtFrom": {
    "name": "applyDtFrom",
    "label": "가입신청일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "applyDtTo": {
    "name": "applyDtTo",
    "label": "가입신청일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastLoginDtFrom": {
    "name": "lastLoginDtFrom",
    "label": "최근로그인",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastLoginDtTo": {
    "name": "lastLoginDtTo",
    "label": "최근로그인",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "ExtUserList",
   "rowTypeName": "ExtUserRow",
   "fields": {
    "userId": {
     "name": "userId",
     "label": "사용자ID",
     "type": "string",
     "required": true,
     "maxLength": 20,
     "isKey": true,
     "width": 110
    },
    "userName": {
     "name": "userName",
     "label": "사용자명",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90
    },
    "compNo": {
     "name": "compNo",
     "label": "협력사번호",
     "type": "string",
     "required": true,
     "maxLength": 10,
     "width": 90
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "compStatus": {
     "name": "compStatus",
     "label": "협력사상태",
     "type": "string",
     "required": true,
     "code": "COMP_STATUS"
    },
    "deptName": {
     "name": "deptName",
     "label": "소속부서",
     "type": "string",
     "required": false,
     "maxLength": 60,
     "width": 110
    },
    "positionName": {
     "name": "positionName",
     "label": "직위",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "width": 70
    },
    "email": {
     "name": "email",
     "label": "이메일",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "format": "email",
     "isPersonal": true,
     "width": 200
    },
    "cellPhoneNo": {
     "name": "cellPhoneNo",
     "label": "휴대전화",
     "type": "string",
     "required": false,
     "maxLength": 20,
     "mask": "phone",
     "isPersonal": true,
     "width": 120
    },
    "authGroupId": {
     "name": "authGroupId",
     "label": "권한그룹",
     "type": "string",
     "required": true,
     "code": "AUTH_GROUP"
    },
    "mainYn": {
     "name": "mainYn",
     "label": "대표담당자",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 90
    },
    "applyDt": {
     "name": "applyDt",
     "label": "가입신청일",
     "type": "dateTime",
     "required": false,
     "width": 155
    },
    "status": {
     "name": "status",
     "label": "사용자상태",
     "type": "string",
     "required": true,
     "code": "EXT_USER_STATUS",
     "width": 90
    },
    "blockReason": {
     "name": "blockReason",
     "label": "차단사유",
     "type": "string",
     "required": false,
     "code": "BLOCK_REASON",
     "width": 100
    },
    "blockedBy": {
     "name": "blockedBy",
     "label": "차단자",
     "type": "string",
     "required": false,
     "maxLength": 30,
     "width": 100
    },
    "failCnt": {
     "name": "failCnt",
     "label": "실패횟수",
     "type": "integer",
     "required": false,
     "width": 80
    },
    "lastLoginDt": {
     "name": "lastLoginDt",
     "label": "최근로그인",
     "type": "dateTime",
     "required": false,
     "width": 155
    },
    "lastLoginIp": {
     "name": "lastLoginIp",
     "label": "최근접속IP",
     "type": "string",
     "required": false,
     "maxLength": 45,
     "isPersonal": true,
     "width": 120
    },
    "pwChangedDt": {
     "name": "pwChangedDt",
     "label": "비밀번호변경일",
     "type": "dateTime",
     "required": false,
     "width": 155
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": []
  }
 },
 "createExtUser": {
  "id": "createExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user",
  "summary": "협력사 사용자 직접등록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {},
  "body": {
   "contentType": "application/json",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "userId": {
       "name": "userId",
       "label": "사용자ID",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "isKey": true,
       "width": 110
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "isKey": true,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "userName": {
       "name": "userName",
       "label": "사용자명",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80,
       "width": 120
      },
      "deptName": {
       "name": "deptName",
       "label": "소속부서",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110
      },
      "positionName": {
       "name": "positionName",
       "label": "직위",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 70
      },
      "email": {
       "name": "email",
       "label": "이메일",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "format": "email",
       "isPersonal": true,
       "width": 200
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "휴대전화",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "isPersonal": true,
       "width": 120
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "전화번호",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "isPersonal": true,
       "width": 120
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "mainYn": {
       "name": "mainYn",
       "label": "대표담당자",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 90
      },
      "otpGubun": {
       "name": "otpGubun",
       "label": "OTP수신방법",
       "type": "string",
       "required": true,
       "code": "OTP_GUBUN",
       "width": 100
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "getExtUser": {
  "id": "getExtUser",
  "method": "GET",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}",
  "summary": "협력사 사용자 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "ExtUserDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "userId": {
       "name": "userId",
       "label": "사용자ID",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "isKey": true,
       "width": 110
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사",
       "type": "string",
       "required": true,
       "maxLength": 10,
       "mask": "comp",
       "isKey": true,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "userName": {
       "name": "userName",
       "label": "사용자명",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80,
       "width": 120
      },
      "deptName": {
       "name": "deptName",
       "label": "소속부서",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110
      },
      "positionName": {
       "name": "positionName",
       "label": "직위",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 70
      },
      "email": {
       "name": "email",
       "label": "이메일",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "format": "email",
       "isPersonal": true,
       "width": 200
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "휴대전화",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "isPersonal": true,
       "width": 120
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "전화번호",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "isPersonal": true,
       "width": 120
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "mainYn": {
       "name": "mainYn",
       "label": "대표담당자",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 90
      },
      "otpGubun": {
       "name": "otpGubun",
       "label": "OTP수신방법",
       "type": "string",
       "required": true,
       "code": "OTP_GUBUN",
       "width": 100
      },
      "status": {
       "name": "status",
       "label": "사용자상태",
       "type": "string",
       "required": true,
       "code": "EXT_USER_STATUS",
       "width": 90
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "반려사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "updateExtUser": {
  "id": "updateExtUser",
  "method": "PUT",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}",
  "summary": "협력사 사용자 저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "userId": {
       "name": "userId",
       "label": "사용자ID",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "isKey": true,
       "width": 110
      },
      "compNo": {
       "name": "compNo",
       "label": "협력사",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "mask": "comp",
       "isKey": true,
       "lookup": {
        "popup": "company",
        "text": "compNameKr",
        "value": "compNo"
       }
      },
      "userName": {
       "name": "userName",
       "label": "사용자명",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90
      },
      "ename": {
       "name": "ename",
       "label": "영문명",
       "type": "string",
       "required": false,
       "maxLength": 80,
       "width": 120
      },
      "deptName": {
       "name": "deptName",
       "label": "소속부서",
       "type": "string",
       "required": false,
       "maxLength": 60,
       "width": 110
      },
      "positionName": {
       "name": "positionName",
       "label": "직위",
       "type": "string",
       "required": false,
       "maxLength": 30,
       "width": 70
      },
      "email": {
       "name": "email",
       "label": "이메일",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "format": "email",
       "isPersonal": true,
       "width": 200
      },
      "cellPhoneNo": {
       "name": "cellPhoneNo",
       "label": "휴대전화",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "isPersonal": true,
       "width": 120
      },
      "phoneNo": {
       "name": "phoneNo",
       "label": "전화번호",
       "type": "string",
       "required": false,
       "maxLength": 20,
       "mask": "phone",
       "isPersonal": true,
       "width": 120
      },
      "authGroupId": {
       "name": "authGroupId",
       "label": "권한그룹",
       "type": "string",
       "required": true,
       "code": "AUTH_GROUP"
      },
      "mainYn": {
       "name": "mainYn",
       "label": "대표담당자",
       "type": "string",
       "required": false,
       "code": "YN",
       "width": 90
      },
      "otpGubun": {
       "name": "otpGubun",
       "label": "OTP수신방법",
       "type": "string",
       "required": true,
       "code": "OTP_GUBUN",
       "width": 100
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "approveExtUser": {
  "id": "approveExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/approve",
  "summary": "협력사 사용자 가입승인",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "rejectExtUser": {
  "id": "rejectExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/reject",
  "summary": "협력사 사용자 가입반려",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "blockExtUser": {
  "id": "blockExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/block",
  "summary": "협력사 사용자 차단",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reasonCode": {
     "name": "reasonCode",
     "label": "차단사유",
     "type": "string",
     "required": false,
     "code": "BLOCK_REASON",
     "width": 100
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "unblockExtUser": {
  "id": "unblockExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/unblock",
  "summary": "협력사 사용자 차단해제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "unlockExtUser": {
  "id": "unlockExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/unlock",
  "summary": "협력사 사용자 잠금해제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "wakeExtUser": {
  "id": "wakeExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/wake",
  "summary": "협력사 사용자 휴면해제",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "resetExtUserPw": {
  "id": "resetExtUserPw",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/resetPw",
  "summary": "협력사 사용자 비밀번호 초기화",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "withdrawExtUser": {
  "id": "withdrawExtUser",
  "method": "POST",
  "path": "/api/v1/portal/ogpmsManage/user/{userId}/withdraw",
  "summary": "협력사 사용자 탈퇴처리",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "checkExtUserId": {
  "id": "checkExtUserId",
  "method": "GET",
  "path": "/api/v1/public/extUser/{userId}/exists",
  "summary": "사용자ID 중복확인",
  "origin": "assumed",
  "access": "public",
  "isEffect": false,
  "file": "supplierUser.yaml",
  "parameters": {
   "userId": {
    "name": "userId",
    "label": "사용자ID",
    "type": "string",
    "required": true,
    "maxLength": 20,
    "width": 110,
    "in": "path"
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "ExtUserExists",
   "fields": {
    "existsYn": {
     "name": "existsYn",
     "label": "사용 중",
     "type": "string",
     "required": true,
     "code": "YN"
    }
   },
   "sums": []
  }
 },
 "listWarehousing": {
  "id": "listWarehousing",
  "method": "GET",
  "path": "/api/v1/warehousing",
  "summary": "입고 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "warehousing.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "whAppNo": {
    "name": "whAppNo",
    "label": "입고승인번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptName": {
    "name": "deptName",
    "label": "부서명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 120,
    "lookup": {
     "popup": "dept",
     "value": "deptnm"
    },
    "in": "query"
   },
   "eprName": {
    "name": "eprName",
    "label": "구매요청자명",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 90,
    "lookup": {
     "popup": "person",
     "value": "hname"
    },
    "in": "query"
   },
   "receiveName": {
    "name": "receiveName",
    "label": "인수자명",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 80,
    "in": "query"
   },
   "expenses": {
    "name": "expenses",
    "label": "비용구분",
    "type": "string",
    "required": false,
    "code": "EXPENSE_TYPE",
    "width": 80,
    "in": "query"
   },
   "approvalStatus": {
    "name": "approvalStatus",
    "label": "결재상태",
    "type": "string",
    "required": false,
    "code": "APPROVAL_STATUS",
    "width": 80,
    "isMulti": true,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "입고상태",
    "type": "string",
    "required": false,
    "code": "WH_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "whReqDatesFrom": {
    "name": "whReqDatesFrom",
    "label": "입고요청일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "whReqDatesTo": {
    "name": "whReqDatesTo",
    "label": "입고요청일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastDeciDatesFrom": {
    "name": "lastDeciDatesFrom",
    "label": "최종결재일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastDeciDatesTo": {
    "name": "lastDeciDatesTo",
    "label": "최종결재일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "system": {
    "name": "system",
    "label": "시스템",
    "type": "string",
    "required": false,
    "code": "SYSTEM",
    "width": 80,
    "in": "query"
   },
   "sourceSystemList": {
    "name": "sourceSystemList",
    "label": "원천시스템",
    "type": "string",
    "required": false,
    "code": "SOURCE_SYSTEM",
    "isMulti": true,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "WarehousingList",
   "rowTypeName": "WarehousingRow",
   "fields": {
    "whReqNo": {
     "name": "whReqNo",
     "label": "입고요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "whAppNo": {
     "name": "whAppNo",
     "label": "입고승인번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "whType": {
     "name": "whType",
     "label": "입고유형",
     "type": "string",
     "required": true,
     "code": "WH_TYPE",
     "width": 70
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "dlvNo": {
     "name": "dlvNo",
     "label": "납품번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptName": {
     "name": "deptName",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120,
     "lookup": {
      "popup": "dept",
      "value": "deptnm"
     }
    },
    "eprName": {
     "name": "eprName",
     "label": "구매요청자명",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90,
     "lookup": {
      "popup": "person",
      "value": "hname"
     }
    },
    "receiveName": {
     "name": "receiveName",
     "label": "인수자명",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "expenses": {
     "name": "expenses",
     "label": "비용구분",
     "type": "string",
     "required": true,
     "code": "EXPENSE_TYPE",
     "width": 80
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "acceptedAmt": {
     "name": "acceptedAmt",
     "label": "입고금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "acceptedAmtKrw": {
     "name": "acceptedAmtKrw",
     "label": "입고금액(원)",
     "type": "decimal",
     "required": true,
     "scale": 0,
     "isMoney": true,
     "width": 120
    },
    "whReqDate": {
     "name": "whReqDate",
     "label": "입고요청일",
     "type": "date",
     "required": true
    },
    "inspectDue": {
     "name": "inspectDue",
     "label": "검수기한",
     "type": "date",
     "required": false
    },
    "receiptDate": {
     "name": "receiptDate",
     "label": "입고일자",
     "type": "date",
     "required": false
    },
    "inspectResult": {
     "name": "inspectResult",
     "label": "검수결과",
     "type": "string",
     "required": false,
     "code": "INSPECT_RESULT",
     "width": 80
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "결재상태",
     "type": "string",
     "required": true,
     "code": "APPROVAL_STATUS",
     "width": 80
    },
    "lastDeciDt": {
     "name": "lastDeciDt",
     "label": "최종결재일",
     "type": "dateTime",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "입고상태",
     "type": "string",
     "required": true,
     "code": "WH_STATUS",
     "width": 90
    },
    "grDocNo": {
     "name": "grDocNo",
     "label": "GR전표번호",
     "type": "string",
     "required": false,
     "maxLength": 10,
     "width": 100
    },
    "adjYn": {
     "name": "adjYn",
     "label": "정산여부",
     "type": "string",
     "required": true,
     "code": "YN",
     "width": 70
    },
    "system": {
     "name": "system",
     "label": "시스템",
     "type": "string",
     "required": true,
     "code": "SYSTEM",
     "width": 80
    },
    "sourceSystem": {
     "name": "sourceSystem",
     "label": "원천시스템",
     "type": "string",
     "required": true,
     "code": "SOURCE_SYSTEM"
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    }
   },
   "sums": [
    "acceptedAmtKrw"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "acceptedAmtKrw": {
       "name": "acceptedAmtKrw",
       "label": "입고금액(원)",
       "type": "decimal",
       "required": false,
       "scale": 0,
       "isMoney": true,
       "width": 120
      }
     }
    }
   }
  }
 },
 "listWarehousingItem": {
  "id": "listWarehousingItem",
  "method": "GET",
  "path": "/api/v1/warehousing/item",
  "summary": "입고 품목 목록",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "warehousing.yaml",
  "parameters": {
   "poNo": {
    "name": "poNo",
    "label": "발주번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "whAppNo": {
    "name": "whAppNo",
    "label": "입고승인번호",
    "type": "string",
    "required": false,
    "maxLength": 16,
    "width": 140,
    "in": "query"
   },
   "section": {
    "name": "section",
    "label": "사업부",
    "type": "string",
    "required": false,
    "maxLength": 60,
    "width": 110,
    "lookup": {
     "popup": "bsns",
     "value": "sectionName"
    },
    "in": "query"
   },
   "deptName": {
    "name": "deptName",
    "label": "부서명",
    "type": "string",
    "required": false,
    "maxLength": 100,
    "width": 120,
    "lookup": {
     "popup": "dept",
     "value": "deptnm"
    },
    "in": "query"
   },
   "eprName": {
    "name": "eprName",
    "label": "구매요청자명",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 90,
    "lookup": {
     "popup": "person",
     "value": "hname"
    },
    "in": "query"
   },
   "receiveName": {
    "name": "receiveName",
    "label": "인수자명",
    "type": "string",
    "required": false,
    "maxLength": 50,
    "width": 80,
    "in": "query"
   },
   "expenses": {
    "name": "expenses",
    "label": "비용구분",
    "type": "string",
    "required": false,
    "code": "EXPENSE_TYPE",
    "width": 80,
    "in": "query"
   },
   "approvalStatus": {
    "name": "approvalStatus",
    "label": "결재상태",
    "type": "string",
    "required": false,
    "code": "APPROVAL_STATUS",
    "width": 80,
    "isMulti": true,
    "in": "query"
   },
   "status": {
    "name": "status",
    "label": "입고상태",
    "type": "string",
    "required": false,
    "code": "WH_STATUS",
    "width": 90,
    "isMulti": true,
    "in": "query"
   },
   "whReqDatesFrom": {
    "name": "whReqDatesFrom",
    "label": "입고요청일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "whReqDatesTo": {
    "name": "whReqDatesTo",
    "label": "입고요청일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastDeciDatesFrom": {
    "name": "lastDeciDatesFrom",
    "label": "최종결재일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "lastDeciDatesTo": {
    "name": "lastDeciDatesTo",
    "label": "최종결재일",
    "type": "date",
    "required": false,
    "in": "query"
   },
   "system": {
    "name": "system",
    "label": "시스템",
    "type": "string",
    "required": false,
    "code": "SYSTEM",
    "width": 80,
    "in": "query"
   },
   "sourceSystemList": {
    "name": "sourceSystemList",
    "label": "원천시스템",
    "type": "string",
    "required": false,
    "code": "SOURCE_SYSTEM",
    "isMulti": true,
    "in": "query"
   },
   "page": {
    "name": "page",
    "label": "쪽",
    "type": "integer",
    "required": false,
    "minimum": 1,
    "in": "query"
   },
   "size": {
    "name": "size",
    "label": "쪽당 건수",
    "type": "integer",
    "required": false,
    "minimum": 0,
    "maximum": 20000,
    "in": "query"
   },
   "sort": {
    "name": "sort",
    "label": "정렬",
    "type": "string",
    "required": false,
    "maxLength": 200,
    "in": "query"
   },
   "want": {
    "name": "want",
    "label": "응답 범위",
    "type": "string",
    "required": false,
    "maxLength": 6,
    "enum": [
     "rows",
     "totals"
    ],
    "in": "query"
   }
  },
  "answer": {
   "kind": "rows",
   "typeName": "WarehousingItemList",
   "rowTypeName": "WarehousingItemRow",
   "fields": {
    "whReqNo": {
     "name": "whReqNo",
     "label": "입고요청번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "whAppNo": {
     "name": "whAppNo",
     "label": "입고승인번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "lineNo": {
     "name": "lineNo",
     "label": "순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 50
    },
    "poNo": {
     "name": "poNo",
     "label": "발주번호",
     "type": "string",
     "required": true,
     "maxLength": 16,
     "width": 140
    },
    "poLineNo": {
     "name": "poLineNo",
     "label": "발주순번",
     "type": "integer",
     "required": true,
     "minimum": 1,
     "width": 70
    },
    "compNameKr": {
     "name": "compNameKr",
     "label": "협력사명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 180
    },
    "section": {
     "name": "section",
     "label": "사업부",
     "type": "string",
     "required": true,
     "maxLength": 60,
     "width": 110,
     "lookup": {
      "popup": "bsns",
      "value": "sectionName"
     }
    },
    "deptName": {
     "name": "deptName",
     "label": "부서명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "width": 120,
     "lookup": {
      "popup": "dept",
      "value": "deptnm"
     }
    },
    "eprName": {
     "name": "eprName",
     "label": "구매요청자명",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 90,
     "lookup": {
      "popup": "person",
      "value": "hname"
     }
    },
    "receiveName": {
     "name": "receiveName",
     "label": "인수자명",
     "type": "string",
     "required": true,
     "maxLength": 50,
     "width": 80
    },
    "itemCode": {
     "name": "itemCode",
     "label": "품목코드",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "width": 120,
     "lookup": {
      "popup": "item",
      "value": "itemCode"
     }
    },
    "itemName": {
     "name": "itemName",
     "label": "품목명",
     "type": "string",
     "required": true,
     "maxLength": 100,
     "maxBytes": 200,
     "width": 180
    },
    "spec": {
     "name": "spec",
     "label": "규격",
     "type": "string",
     "required": false,
     "maxLength": 300,
     "width": 180
    },
    "unitCode": {
     "name": "unitCode",
     "label": "단위",
     "type": "string",
     "required": false,
     "maxLength": 6,
     "width": 70,
     "options": {
      "operation": "listUnit",
      "value": "unitCode",
      "text": "unitName"
     }
    },
    "poQty": {
     "name": "poQty",
     "label": "발주수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "dlvQty": {
     "name": "dlvQty",
     "label": "납품수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "acceptQty": {
     "name": "acceptQty",
     "label": "합격수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "rejectQty": {
     "name": "rejectQty",
     "label": "불합격수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 90
    },
    "rejectReason": {
     "name": "rejectReason",
     "label": "불합격사유",
     "type": "string",
     "required": false,
     "code": "REJECT_REASON",
     "width": 90
    },
    "rejectMemo": {
     "name": "rejectMemo",
     "label": "불합격내용",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 160
    },
    "returnQty": {
     "name": "returnQty",
     "label": "반품수량",
     "type": "decimal",
     "required": true,
     "scale": 3,
     "mask": "number",
     "width": 80
    },
    "currency": {
     "name": "currency",
     "label": "통화",
     "type": "string",
     "required": true,
     "code": "CURRENCY",
     "width": 80
    },
    "unitPrice": {
     "name": "unitPrice",
     "label": "단가",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "mask": "numComma",
     "width": 100
    },
    "amt": {
     "name": "amt",
     "label": "금액",
     "type": "decimal",
     "required": true,
     "scale": 2,
     "isMoney": true,
     "width": 110
    },
    "receiptDate": {
     "name": "receiptDate",
     "label": "입고일자",
     "type": "date",
     "required": false
    },
    "lastDeciDt": {
     "name": "lastDeciDt",
     "label": "최종결재일",
     "type": "dateTime",
     "required": false
    },
    "status": {
     "name": "status",
     "label": "입고상태",
     "type": "string",
     "required": true,
     "code": "WH_STATUS",
     "width": 90
    },
    "adjNo": {
     "name": "adjNo",
     "label": "정산번호",
     "type": "string",
     "required": false,
     "maxLength": 16,
     "width": 140
    },
    "lotNo": {
     "name": "lotNo",
     "label": "LOT번호",
     "type": "string",
     "required": false,
     "maxLength": 40,
     "width": 100
    },
    "bigo": {
     "name": "bigo",
     "label": "비고",
     "type": "string",
     "required": false,
     "maxLength": 400,
     "width": 200
    }
   },
   "sums": [
    "acceptQty",
    "rejectQty",
    "returnQty",
    "amt"
   ],
   "parts": {
    "sums": {
     "name": "sums",
     "label": "sums",
     "type": "object",
     "required": false,
     "fields": {
      "acceptQty": {
       "name": "acceptQty",
       "label": "합격수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "rejectQty": {
       "name": "rejectQty",
       "label": "불합격수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "returnQty": {
       "name": "returnQty",
       "label": "반품수량",
       "type": "decimal",
       "required": false,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": false,
       "scale": 2,
       "isMoney": true,
       "width": 110
      }
     }
    }
   }
  }
 },
 "getWarehousing": {
  "id": "getWarehousing",
  "method": "GET",
  "path": "/api/v1/warehousing/{whReqNo}",
  "summary": "입고 상세",
  "origin": "assumed",
  "access": "screen",
  "isEffect": false,
  "file": "warehousing.yaml",
  "parameters": {
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "answer": {
   "kind": "document",
   "typeName": "WarehousingDocument",
   "fields": {
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "whReqNo": {
       "name": "whReqNo",
       "label": "입고요청번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "whAppNo": {
       "name": "whAppNo",
       "label": "입고승인번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "whType": {
       "name": "whType",
       "label": "입고유형",
       "type": "string",
       "required": true,
       "code": "WH_TYPE",
       "width": 70
      },
      "poNo": {
       "name": "poNo",
       "label": "발주번호",
       "type": "string",
       "required": true,
       "maxLength": 16,
       "width": 140
      },
      "title": {
       "name": "title",
       "label": "발주명",
       "type": "string",
       "required": true,
       "maxLength": 100
      },
      "dlvNo": {
       "name": "dlvNo",
       "label": "납품번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "orgWhReqNo": {
       "name": "orgWhReqNo",
       "label": "원입고요청번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "compNameKr": {
       "name": "compNameKr",
       "label": "협력사명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 180
      },
      "section": {
       "name": "section",
       "label": "사업부",
       "type": "string",
       "required": true,
       "maxLength": 60,
       "width": 110,
       "lookup": {
        "popup": "bsns",
        "value": "sectionName"
       }
      },
      "deptName": {
       "name": "deptName",
       "label": "부서명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "width": 120,
       "lookup": {
        "popup": "dept",
        "value": "deptnm"
       }
      },
      "eprName": {
       "name": "eprName",
       "label": "구매요청자명",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 90,
       "lookup": {
        "popup": "person",
        "value": "hname"
       }
      },
      "receiver": {
       "name": "receiver",
       "label": "인수자",
       "type": "string",
       "required": true,
       "maxLength": 30,
       "lookup": {
        "popup": "person",
        "text": "receiverNm",
        "value": "singleid"
       }
      },
      "receiveName": {
       "name": "receiveName",
       "label": "인수자명",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "expenses": {
       "name": "expenses",
       "label": "비용구분",
       "type": "string",
       "required": true,
       "code": "EXPENSE_TYPE",
       "width": 80
      },
      "currency": {
       "name": "currency",
       "label": "통화",
       "type": "string",
       "required": true,
       "code": "CURRENCY",
       "width": 80
      },
      "exRate": {
       "name": "exRate",
       "label": "환율",
       "type": "decimal",
       "required": true,
       "scale": 4
      },
      "taxCode": {
       "name": "taxCode",
       "label": "세금코드",
       "type": "string",
       "required": true,
       "code": "TAX_CODE",
       "width": 120
      },
      "acceptedAmt": {
       "name": "acceptedAmt",
       "label": "입고금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "acceptedAmtKrw": {
       "name": "acceptedAmtKrw",
       "label": "입고금액(원)",
       "type": "decimal",
       "required": true,
       "scale": 0,
       "isMoney": true,
       "width": 120
      },
      "whReqDate": {
       "name": "whReqDate",
       "label": "입고요청일",
       "type": "date",
       "required": true
      },
      "inspectDue": {
       "name": "inspectDue",
       "label": "검수기한",
       "type": "date",
       "required": false
      },
      "receiptDate": {
       "name": "receiptDate",
       "label": "입고일자",
       "type": "date",
       "required": false
      },
      "inspectorNm": {
       "name": "inspectorNm",
       "label": "검수자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "inspectResult": {
       "name": "inspectResult",
       "label": "검수결과",
       "type": "string",
       "required": false,
       "code": "INSPECT_RESULT",
       "width": 80
      },
      "inspectMemo": {
       "name": "inspectMemo",
       "label": "검수의견",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "refuseReason": {
       "name": "refuseReason",
       "label": "거부사유",
       "type": "string",
       "required": false,
       "maxLength": 400
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "status": {
       "name": "status",
       "label": "입고상태",
       "type": "string",
       "required": true,
       "code": "WH_STATUS",
       "width": 90
      },
      "grDocNo": {
       "name": "grDocNo",
       "label": "GR전표번호",
       "type": "string",
       "required": false,
       "maxLength": 10,
       "width": 100
      },
      "adjYn": {
       "name": "adjYn",
       "label": "정산여부",
       "type": "string",
       "required": true,
       "code": "YN",
       "width": 70
      },
      "submitter": {
       "name": "submitter",
       "label": "상신자",
       "type": "string",
       "required": false,
       "maxLength": 30
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "poLineNo": {
       "name": "poLineNo",
       "label": "발주순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "itemCode": {
       "name": "itemCode",
       "label": "품목코드",
       "type": "string",
       "required": false,
       "maxLength": 12,
       "width": 120,
       "lookup": {
        "popup": "item",
        "value": "itemCode"
       }
      },
      "itemName": {
       "name": "itemName",
       "label": "품목명",
       "type": "string",
       "required": true,
       "maxLength": 100,
       "maxBytes": 200,
       "width": 180
      },
      "spec": {
       "name": "spec",
       "label": "규격",
       "type": "string",
       "required": false,
       "maxLength": 300,
       "width": 180
      },
      "unitCode": {
       "name": "unitCode",
       "label": "단위",
       "type": "string",
       "required": false,
       "maxLength": 6,
       "width": 70,
       "options": {
        "operation": "listUnit",
        "value": "unitCode",
        "text": "unitName"
       }
      },
      "poQty": {
       "name": "poQty",
       "label": "발주수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "dlvQty": {
       "name": "dlvQty",
       "label": "납품수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "acceptQty": {
       "name": "acceptQty",
       "label": "합격수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "rejectQty": {
       "name": "rejectQty",
       "label": "불합격수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "불합격사유",
       "type": "string",
       "required": false,
       "code": "REJECT_REASON",
       "width": 90
      },
      "rejectMemo": {
       "name": "rejectMemo",
       "label": "불합격내용",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 160
      },
      "returnQty": {
       "name": "returnQty",
       "label": "반품수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "returnableQty": {
       "name": "returnableQty",
       "label": "반품가능수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 100
      },
      "unitPrice": {
       "name": "unitPrice",
       "label": "단가",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "mask": "numComma",
       "width": 100
      },
      "amt": {
       "name": "amt",
       "label": "금액",
       "type": "decimal",
       "required": true,
       "scale": 2,
       "isMoney": true,
       "width": 110
      },
      "adjNo": {
       "name": "adjNo",
       "label": "정산번호",
       "type": "string",
       "required": false,
       "maxLength": 16,
       "width": 140
      },
      "lotNo": {
       "name": "lotNo",
       "label": "LOT번호",
       "type": "string",
       "required": false,
       "maxLength": 40,
       "width": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": true,
     "fields": {
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "fileName": {
       "name": "fileName",
       "label": "파일명",
       "type": "string",
       "required": true,
       "maxLength": 255,
       "width": 320
      },
      "fileSize": {
       "name": "fileSize",
       "label": "크기",
       "type": "integer",
       "required": true,
       "unit": "byte",
       "width": 90
      },
      "mimeType": {
       "name": "mimeType",
       "label": "형식",
       "type": "string",
       "required": false,
       "maxLength": 100
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    },
    "approval": {
     "name": "approval",
     "label": "approval",
     "type": "object",
     "required": false,
     "fields": {
      "apprNo": {
       "name": "apprNo",
       "label": "결재번호",
       "type": "string",
       "required": true,
       "maxLength": 16
      },
      "docType": {
       "name": "docType",
       "label": "문서유형",
       "type": "string",
       "required": true,
       "code": "APPR_DOC_TYPE",
       "width": 90
      },
      "docNo": {
       "name": "docNo",
       "label": "문서번호",
       "type": "string",
       "required": true,
       "maxLength": 20,
       "width": 140
      },
      "revision": {
       "name": "revision",
       "label": "차수",
       "type": "integer",
       "required": true,
       "minimum": 1
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "결재상태",
       "type": "string",
       "required": true,
       "code": "APPROVAL_STATUS",
       "width": 80
      },
      "drafterNm": {
       "name": "drafterNm",
       "label": "기안자",
       "type": "string",
       "required": false,
       "maxLength": 50,
       "width": 80
      },
      "draftedDt": {
       "name": "draftedDt",
       "label": "상신일시",
       "type": "dateTime",
       "required": true
      },
      "lastDeciDt": {
       "name": "lastDeciDt",
       "label": "최종결재일",
       "type": "dateTime",
       "required": false
      },
      "steps": {
       "name": "steps",
       "label": "steps",
       "type": "list",
       "required": true,
       "fields": {
        "stepNo": {
         "name": "stepNo",
         "label": "단계",
         "type": "integer",
         "required": true,
         "minimum": 1,
         "width": 50
        },
        "seq": {
         "name": "seq",
         "label": "순번",
         "type": "integer",
         "required": true,
         "minimum": 1
        },
        "stepType": {
         "name": "stepType",
         "label": "결재유형",
         "type": "string",
         "required": true,
         "code": "APPR_STEP_TYPE",
         "width": 80
        },
        "singleid": {
         "name": "singleid",
         "label": "Single ID",
         "type": "string",
         "required": true,
         "maxLength": 30,
         "width": 120
        },
        "approverNm": {
         "name": "approverNm",
         "label": "결재자",
         "type": "string",
         "required": true,
         "maxLength": 50,
         "width": 80
        },
        "deptnm": {
         "name": "deptnm",
         "label": "부서명",
         "type": "string",
         "required": false,
         "maxLength": 100,
         "width": 120
        },
        "positionNm": {
         "name": "positionNm",
         "label": "직급명",
         "type": "string",
         "required": false,
         "maxLength": 30,
         "width": 70
        },
        "delegateSingleid": {
         "name": "delegateSingleid",
         "label": "대결자 ID",
         "type": "string",
         "required": false,
         "maxLength": 30
        },
        "delegateNm": {
         "name": "delegateNm",
         "label": "대결자",
         "type": "string",
         "required": false,
         "maxLength": 50
        },
        "status": {
         "name": "status",
         "label": "단계상태",
         "type": "string",
         "required": false,
         "code": "APPR_STEP_STATUS",
         "width": 80
        },
        "actedDt": {
         "name": "actedDt",
         "label": "처리일시",
         "type": "dateTime",
         "required": false
        },
        "opinion": {
         "name": "opinion",
         "label": "의견",
         "type": "string",
         "required": false,
         "maxLength": 1000,
         "width": 240
        }
       }
      }
     }
    },
    "history": {
     "name": "history",
     "label": "history",
     "type": "list",
     "required": true,
     "fields": {
      "eventDt": {
       "name": "eventDt",
       "label": "처리일시",
       "type": "dateTime",
       "required": true
      },
      "actorNm": {
       "name": "actorNm",
       "label": "처리자",
       "type": "string",
       "required": true,
       "maxLength": 50,
       "width": 80
      },
      "historyText": {
       "name": "historyText",
       "label": "내용",
       "type": "string",
       "required": true,
       "maxLength": 1000,
       "width": 320
      },
      "reason": {
       "name": "reason",
       "label": "사유",
       "type": "string",
       "required": false,
       "maxLength": 1000
      }
     }
    }
   },
   "sums": []
  }
 },
 "inspectWarehousing": {
  "id": "inspectWarehousing",
  "method": "PUT",
  "path": "/api/v1/warehousing/{whReqNo}/inspect",
  "summary": "검수저장",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "warehousing.yaml",
  "parameters": {
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "header": {
     "name": "header",
     "label": "header",
     "type": "object",
     "required": true,
     "fields": {
      "receiptDate": {
       "name": "receiptDate",
       "label": "입고일자",
       "type": "date",
       "required": true
      },
      "inspectResult": {
       "name": "inspectResult",
       "label": "검수결과",
       "type": "string",
       "required": false,
       "code": "INSPECT_RESULT",
       "width": 80
      },
      "inspectMemo": {
       "name": "inspectMemo",
       "label": "검수의견",
       "type": "string",
       "required": false,
       "maxLength": 1000
      },
      "fileId": {
       "name": "fileId",
       "label": "첨부파일",
       "type": "string",
       "required": false,
       "maxLength": 20
      }
     }
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "acceptQty": {
       "name": "acceptQty",
       "label": "합격수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 80
      },
      "rejectQty": {
       "name": "rejectQty",
       "label": "불합격수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 90
      },
      "rejectReason": {
       "name": "rejectReason",
       "label": "불합격사유",
       "type": "string",
       "required": false,
       "code": "REJECT_REASON",
       "width": 90
      },
      "rejectMemo": {
       "name": "rejectMemo",
       "label": "불합격내용",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 160
      }
     }
    },
    "files": {
     "name": "files",
     "label": "files",
     "type": "list",
     "required": false,
     "fields": {
      "fileSeq": {
       "name": "fileSeq",
       "label": "파일순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 70
      },
      "bigo": {
       "name": "bigo",
       "label": "비고",
       "type": "string",
       "required": false,
       "maxLength": 400,
       "width": 200
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "refuseWarehousing": {
  "id": "refuseWarehousing",
  "method": "POST",
  "path": "/api/v1/warehousing/{whReqNo}/refuse",
  "summary": "입고거부",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "warehousing.yaml",
  "parameters": {
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "submitWarehousing": {
  "id": "submitWarehousing",
  "method": "POST",
  "path": "/api/v1/warehousing/{whReqNo}/submit",
  "summary": "입고상신",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "warehousing.yaml",
  "parameters": {
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    },
    "lineId": {
     "name": "lineId",
     "label": "추가 결재선",
     "type": "string",
     "required": false,
     "maxLength": 12,
     "lookup": {
      "popup": "approvalLine",
      "text": "lineName",
      "value": "lineId"
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "recallWarehousing": {
  "id": "recallWarehousing",
  "method": "POST",
  "path": "/api/v1/warehousing/{whReqNo}/recall",
  "summary": "입고 상신취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "warehousing.yaml",
  "parameters": {
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "returnWarehousing": {
  "id": "returnWarehousing",
  "method": "POST",
  "path": "/api/v1/warehousing/{whReqNo}/return",
  "summary": "반품",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "warehousing.yaml",
  "parameters": {
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "반품사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "lines": {
     "name": "lines",
     "label": "lines",
     "type": "list",
     "required": true,
     "fields": {
      "lineNo": {
       "name": "lineNo",
       "label": "순번",
       "type": "integer",
       "required": true,
       "minimum": 1,
       "width": 50
      },
      "qty": {
       "name": "qty",
       "label": "반품할 수량",
       "type": "decimal",
       "required": true,
       "scale": 3,
       "mask": "number",
       "width": 100
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 },
 "cancelWarehousing": {
  "id": "cancelWarehousing",
  "method": "POST",
  "path": "/api/v1/warehousing/{whReqNo}/cancel",
  "summary": "입고취소",
  "origin": "assumed",
  "access": "screen",
  "isEffect": true,
  "file": "warehousing.yaml",
  "parameters": {
   "whReqNo": {
    "name": "whReqNo",
    "label": "입고요청번호",
    "type": "string",
    "required": true,
    "maxLength": 16,
    "width": 140,
    "in": "path"
   }
  },
  "body": {
   "contentType": "application/json",
   "fields": {
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": false,
     "minimum": 0
    },
    "reason": {
     "name": "reason",
     "label": "사유",
     "type": "string",
     "required": false,
     "maxLength": 400
    },
    "opinion": {
     "name": "opinion",
     "label": "의견",
     "type": "string",
     "required": false,
     "maxLength": 1000
    },
    "keys": {
     "name": "keys",
     "label": "keys",
     "type": "list",
     "required": false,
     "fields": {
      "id": {
       "name": "id",
       "label": "id",
       "type": "string",
       "required": true,
       "maxLength": 20
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   }
  },
  "answer": {
   "kind": "value",
   "typeName": "TransitionAnswer",
   "fields": {
    "success": {
     "name": "success",
     "label": "처리 여부",
     "type": "boolean",
     "required": true
    },
    "docNo": {
     "name": "docNo",
     "label": "docNo",
     "type": "string",
     "required": true
    },
    "status": {
     "name": "status",
     "label": "status",
     "type": "string",
     "required": true
    },
    "approvalStatus": {
     "name": "approvalStatus",
     "label": "approvalStatus",
     "type": "string",
     "required": true
    },
    "version": {
     "name": "version",
     "label": "버전",
     "type": "integer",
     "required": true,
     "minimum": 0
    },
    "results": {
     "name": "results",
     "label": "results",
     "type": "list",
     "required": false,
     "fields": {
      "docNo": {
       "name": "docNo",
       "label": "docNo",
       "type": "string",
       "required": true
      },
      "status": {
       "name": "status",
       "label": "status",
       "type": "string",
       "required": true
      },
      "approvalStatus": {
       "name": "approvalStatus",
       "label": "approvalStatus",
       "type": "string",
       "required": false
      },
      "version": {
       "name": "version",
       "label": "버전",
       "type": "integer",
       "required": true,
       "minimum": 0
      }
     }
    }
   },
   "sums": []
  }
 }
}
