// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { LanguageModel } from '../languageModel'

export const language: LanguageModel = {
 "ActionDefinition": {
  "kind": "alias",
  "note": "Something a user can do. The bare words are the common ones: search, reset, export, import, addRow, copyRow, deleteRow. `{ \"go\": … }`, `{ \"transition\": … }`, `{ \"open\": … }` and `{ \"save\": … }` are short for an action of that one step. addRow, copyRow and deleteRow stand above every grid whose rows are edited.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "reference",
     "name": "ActionWord"
    },
    {
     "kind": "reference",
     "name": "GoActionDefinition"
    },
    {
     "kind": "reference",
     "name": "TransitionActionDefinition"
    },
    {
     "kind": "reference",
     "name": "OpenActionDefinition"
    },
    {
     "kind": "reference",
     "name": "SaveActionDefinition"
    },
    {
     "kind": "reference",
     "name": "StepsActionDefinition"
    }
   ]
  }
 },
 "ActionWord": {
  "kind": "alias",
  "note": "",
  "type": {
   "kind": "literal",
   "values": [
    "search",
    "reset",
    "export",
    "import",
    "addRow",
    "copyRow",
    "deleteRow"
   ]
  }
 },
 "BlockDefinition": {
  "kind": "alias",
  "note": "A part of a page. `block` says which.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "reference",
     "name": "FilterBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "GridBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "FormBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "FilesBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "ApprovalBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "TimelineBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "SplitBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "TabsBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "KpiBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "ChartBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "ContentBlockDefinition"
    },
    {
     "kind": "reference",
     "name": "MatrixBlockDefinition"
    }
   ]
  }
 },
 "ColumnDefinition": {
  "kind": "alias",
  "note": "A field of the rows. A bare name takes label, width, format, mask and code group from the contract.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "text",
     "meaning": "ColumnName"
    },
    {
     "kind": "reference",
     "name": "ColumnDetailDefinition"
    },
    {
     "kind": "reference",
     "name": "ColumnButtonDefinition"
    }
   ]
  }
 },
 "ContentPartDefinition": {
  "kind": "alias",
  "note": "A bare text is a paragraph.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "text"
    },
    {
     "kind": "reference",
     "name": "ContentHeadingDefinition"
    },
    {
     "kind": "reference",
     "name": "ContentListDefinition"
    },
    {
     "kind": "reference",
     "name": "ContentNoticeDefinition"
    },
    {
     "kind": "reference",
     "name": "ContentFactDefinition"
    },
    {
     "kind": "reference",
     "name": "ContentLinksDefinition"
    }
   ]
  }
 },
 "ContentLinkDefinition": {
  "kind": "alias",
  "note": "",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "reference",
     "name": "ScreenLinkDefinition"
    },
    {
     "kind": "reference",
     "name": "PathLinkDefinition"
    }
   ]
  }
 },
 "FigureDefinition": {
  "kind": "alias",
  "note": "A figure. A bare name takes label and unit from the contract.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "text",
     "meaning": "ColumnName"
    },
    {
     "kind": "reference",
     "name": "FigureDetailDefinition"
    }
   ]
  }
 },
 "SeriesDefinition": {
  "kind": "alias",
  "note": "A field of the rows that is drawn. A bare name is bars on the left axis.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "text",
     "meaning": "ColumnName"
    },
    {
     "kind": "reference",
     "name": "SeriesDetailDefinition"
    }
   ]
  }
 },
 "FilterFieldDefinition": {
  "kind": "alias",
  "note": "A parameter of the grid's operation. A bare name takes everything from the contract; `reqDate` stands for the two parameters reqDateFrom and reqDateTo, whether these are days, months or numbers.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "text",
     "meaning": "ParameterName"
    },
    {
     "kind": "reference",
     "name": "FilterFieldDetailDefinition"
    },
    {
     "kind": "reference",
     "name": "EmployeeFilterDefinition"
    },
    {
     "kind": "reference",
     "name": "SourcingGroupFilterDefinition"
    }
   ]
  }
 },
 "FormFieldDefinition": {
  "kind": "alias",
  "note": "A field of the document's header. A bare name takes everything from the contract.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "text"
    },
    {
     "kind": "reference",
     "name": "FormFieldDetailDefinition"
    }
   ]
  }
 },
 "PortalName": {
  "kind": "alias",
  "note": "",
  "type": {
   "kind": "literal",
   "values": [
    "internal",
    "external"
   ]
  }
 },
 "StepDefinition": {
  "kind": "alias",
  "note": "One thing an action does. `step` says which. Steps run in order; a refusal or a failure ends the action.",
  "type": {
   "kind": "union",
   "options": [
    {
     "kind": "reference",
     "name": "SearchStep"
    },
    {
     "kind": "reference",
     "name": "ResetStep"
    },
    {
     "kind": "reference",
     "name": "CallStep"
    },
    {
     "kind": "reference",
     "name": "OpenStep"
    },
    {
     "kind": "reference",
     "name": "GoStep"
    },
    {
     "kind": "reference",
     "name": "ConfirmStep"
    },
    {
     "kind": "reference",
     "name": "AlertStep"
    },
    {
     "kind": "reference",
     "name": "SetStep"
    },
    {
     "kind": "reference",
     "name": "AddRowStep"
    },
    {
     "kind": "reference",
     "name": "DeleteRowStep"
    },
    {
     "kind": "reference",
     "name": "ExportStep"
    },
    {
     "kind": "reference",
     "name": "ImportStep"
    },
    {
     "kind": "reference",
     "name": "UploadStep"
    },
    {
     "kind": "reference",
     "name": "DownloadStep"
    },
    {
     "kind": "reference",
     "name": "PrintStep"
    },
    {
     "kind": "reference",
     "name": "TransitionStep"
    },
    {
     "kind": "reference",
     "name": "HookStep"
    }
   ]
  }
 },
 "ActionBase": {
  "kind": "object",
  "note": "",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean.",
    "whenAbsent": "the workflow's label of a transition; 저장 of a save; the title of a popup",
    "korean": "단추의 글. 상태 변경은 업무 흐름의 글을, 팝업은 그 제목을 그대로 씁니다."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Greyed out while false.",
    "korean": "거짓이면 누를 수 없습니다."
   },
   {
    "name": "enabledHint",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what is needed; the tooltip while `enabledWhen` is false.",
    "korean": "누를 수 없을 때 보이는 안내. 무엇이 필요한지 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "some"
     ]
    },
    "isOptional": true,
    "note": "How many rows must be checked.",
    "whenAbsent": "\"some\" for a transition on a list, else \"none\"",
    "korean": "체크해야 하는 행: none 없음, one 하나, some 하나 이상. 목록의 상태 변경은 some이 기본입니다."
   },
   {
    "name": "primary",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "The filled button of the page; one at a time.",
    "whenAbsent": "false",
    "korean": "색이 채워진 단추. 화면에서 한 번에 하나만 보입니다."
   }
  ]
 },
 "GoActionDefinition": {
  "kind": "object",
  "note": "",
  "korean": "화면 이동: 다른 화면을 엽니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean.",
    "whenAbsent": "the workflow's label of a transition; 저장 of a save; the title of a popup",
    "korean": "단추의 글. 상태 변경은 업무 흐름의 글을, 팝업은 그 제목을 그대로 씁니다."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Greyed out while false.",
    "korean": "거짓이면 누를 수 없습니다."
   },
   {
    "name": "enabledHint",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what is needed; the tooltip while `enabledWhen` is false.",
    "korean": "누를 수 없을 때 보이는 안내. 무엇이 필요한지 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "some"
     ]
    },
    "isOptional": true,
    "note": "How many rows must be checked.",
    "whenAbsent": "\"some\" for a transition on a list, else \"none\"",
    "korean": "체크해야 하는 행: none 없음, one 하나, some 하나 이상. 목록의 상태 변경은 some이 기본입니다."
   },
   {
    "name": "primary",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "The filled button of the page; one at a time.",
    "whenAbsent": "false",
    "korean": "색이 채워진 단추. 화면에서 한 번에 하나만 보입니다."
   },
   {
    "name": "go",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "ScreenName"
      },
      {
       "kind": "reference",
       "name": "GoDefinition"
      }
     ]
    },
    "isOptional": false,
    "note": "The screen to go to.",
    "korean": "열 화면. 값을 넘기려면 화면과 with를 함께 적습니다."
   }
  ]
 },
 "GoDefinition": {
  "kind": "object",
  "note": "",
  "korean": "이동할 곳: 화면과 넘길 값.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "screen",
    "type": {
     "kind": "text",
     "meaning": "ScreenName"
    },
    "isOptional": false,
    "note": "",
    "korean": "열 화면의 id."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Query parameter to value.",
    "korean": "주소에 붙일 값. 이름은 화면의 파라미터, 값은 식입니다."
   }
  ]
 },
 "TransitionActionDefinition": {
  "kind": "object",
  "note": "",
  "korean": "상태 변경: 업무 흐름의 전이를 실행합니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean.",
    "whenAbsent": "the workflow's label of a transition; 저장 of a save; the title of a popup",
    "korean": "단추의 글. 상태 변경은 업무 흐름의 글을, 팝업은 그 제목을 그대로 씁니다."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Greyed out while false.",
    "korean": "거짓이면 누를 수 없습니다."
   },
   {
    "name": "enabledHint",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what is needed; the tooltip while `enabledWhen` is false.",
    "korean": "누를 수 없을 때 보이는 안내. 무엇이 필요한지 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "some"
     ]
    },
    "isOptional": true,
    "note": "How many rows must be checked.",
    "whenAbsent": "\"some\" for a transition on a list, else \"none\"",
    "korean": "체크해야 하는 행: none 없음, one 하나, some 하나 이상. 목록의 상태 변경은 some이 기본입니다."
   },
   {
    "name": "primary",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "The filled button of the page; one at a time.",
    "whenAbsent": "false",
    "korean": "색이 채워진 단추. 화면에서 한 번에 하나만 보입니다."
   },
   {
    "name": "transition",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "TransitionName"
      },
      {
       "kind": "list",
       "item": {
        "kind": "text",
        "meaning": "TransitionName"
       }
      }
     ]
    },
    "isOptional": false,
    "note": "Several: the first that the state allows, under one label.",
    "korean": "실행할 전이. 여러 개면 지금 상태에서 할 수 있는 첫째를 실행합니다."
   },
   {
    "name": "preview",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "PopupName"
      },
      {
       "kind": "reference",
       "name": "PreviewDefinition"
      }
     ]
    },
    "isOptional": true,
    "note": "A popup shown before, for example the approval line.",
    "korean": "실행하기 전에 보여 주는 팝업. 예: 결재선 확인."
   },
   {
    "name": "send",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "What goes along beside version and reason: field of the operation's body to value; `picked` is the row chosen in the preview.",
    "korean": "버전, 사유와 함께 보내는 값. 미리 보기에서 고른 행은 picked입니다."
   },
   {
    "name": "reasonWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "While true the reason that the workflow lets one give has to be given.",
    "korean": "참이면 업무 흐름에서 선택인 사유를 꼭 받습니다."
   },
   {
    "name": "then",
    "type": {
     "kind": "text",
     "meaning": "ScreenName"
    },
    "isOptional": true,
    "note": "The screen to go to with the answered document number, for example after a copy.",
    "korean": "끝난 뒤 답으로 받은 문서 번호를 가지고 여는 화면. 예: 복사한 문서."
   }
  ]
 },
 "OpenActionDefinition": {
  "kind": "object",
  "note": "",
  "korean": "팝업 열기: 팝업을 열어 보입니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean.",
    "whenAbsent": "the workflow's label of a transition; 저장 of a save; the title of a popup",
    "korean": "단추의 글. 상태 변경은 업무 흐름의 글을, 팝업은 그 제목을 그대로 씁니다."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Greyed out while false.",
    "korean": "거짓이면 누를 수 없습니다."
   },
   {
    "name": "enabledHint",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what is needed; the tooltip while `enabledWhen` is false.",
    "korean": "누를 수 없을 때 보이는 안내. 무엇이 필요한지 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "some"
     ]
    },
    "isOptional": true,
    "note": "How many rows must be checked.",
    "whenAbsent": "\"some\" for a transition on a list, else \"none\"",
    "korean": "체크해야 하는 행: none 없음, one 하나, some 하나 이상. 목록의 상태 변경은 some이 기본입니다."
   },
   {
    "name": "primary",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "The filled button of the page; one at a time.",
    "whenAbsent": "false",
    "korean": "색이 채워진 단추. 화면에서 한 번에 하나만 보입니다."
   },
   {
    "name": "open",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "PopupName"
      },
      {
       "kind": "reference",
       "name": "PreviewDefinition"
      }
     ]
    },
    "isOptional": false,
    "note": "The popup to open. A bare popup id on a page with a document hands over the number of the document, and the button stands while there is one. Its label is the title of the popup. For example: \"open\": \"documentThread\"",
    "korean": "열 팝업. 문서 화면에서 팝업 id만 적으면 문서의 번호를 넘기고, 번호가 있는 동안만 보입니다. 단추의 글은 팝업의 제목입니다.",
    "example": "\"open\": \"documentThread\""
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Stands above this grid instead of in the toolbar of the page.",
    "korean": "화면 위쪽 대신 이 그리드 위에 놓습니다."
   }
  ]
 },
 "SaveActionDefinition": {
  "kind": "object",
  "note": "Checks the changed rows of a grid, sends them to its save operation and searches it again.",
  "korean": "저장: 그리드에서 더하고 고치고 지운 행을 검사하고 한꺼번에 저장한 뒤 다시 조회합니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean.",
    "whenAbsent": "the workflow's label of a transition; 저장 of a save; the title of a popup",
    "korean": "단추의 글. 상태 변경은 업무 흐름의 글을, 팝업은 그 제목을 그대로 씁니다."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Greyed out while false.",
    "korean": "거짓이면 누를 수 없습니다."
   },
   {
    "name": "enabledHint",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what is needed; the tooltip while `enabledWhen` is false.",
    "korean": "누를 수 없을 때 보이는 안내. 무엇이 필요한지 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "some"
     ]
    },
    "isOptional": true,
    "note": "How many rows must be checked.",
    "whenAbsent": "\"some\" for a transition on a list, else \"none\"",
    "korean": "체크해야 하는 행: none 없음, one 하나, some 하나 이상. 목록의 상태 변경은 some이 기본입니다."
   },
   {
    "name": "primary",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "The filled button of the page; one at a time.",
    "whenAbsent": "false",
    "korean": "색이 채워진 단추. 화면에서 한 번에 하나만 보입니다."
   },
   {
    "name": "save",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "The id of the grid.",
    "korean": "저장할 그리드의 id."
   }
  ]
 },
 "StepsActionDefinition": {
  "kind": "object",
  "note": "",
  "korean": "여러 단계: 단계를 차례로 실행하는 단추.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Greyed out while false.",
    "korean": "거짓이면 누를 수 없습니다."
   },
   {
    "name": "enabledHint",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what is needed; the tooltip while `enabledWhen` is false.",
    "korean": "누를 수 없을 때 보이는 안내. 무엇이 필요한지 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "some"
     ]
    },
    "isOptional": true,
    "note": "How many rows must be checked.",
    "whenAbsent": "\"some\" for a transition on a list, else \"none\"",
    "korean": "체크해야 하는 행: none 없음, one 하나, some 하나 이상. 목록의 상태 변경은 some이 기본입니다."
   },
   {
    "name": "primary",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "The filled button of the page; one at a time.",
    "whenAbsent": "false",
    "korean": "색이 채워진 단추. 화면에서 한 번에 하나만 보입니다."
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "단추의 글."
   },
   {
    "name": "steps",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "StepDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "차례로 실행할 단계. 하나가 거절되면 거기서 끝납니다."
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Stands above this grid instead of in the toolbar of the page.",
    "korean": "화면 위쪽 대신 이 그리드 위에 놓습니다."
   }
  ]
 },
 "FilterDefinition": {
  "kind": "object",
  "note": "Filter fields above one or more grids.",
  "korean": "검색 조건: 그리드 위의 검색 조건.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "keep",
    "type": {
     "kind": "literal",
     "values": [
      "device",
      "server"
     ]
    },
    "isOptional": true,
    "note": "Where the last search of the user on this screen is remembered: `device` in this browser, `server` for all browsers of the person, as spec §3 saves that of the receipts.",
    "whenAbsent": "the page opens with its first values",
    "korean": "사용자가 마지막으로 찾은 조건을 기억하는 곳: device 이 브라우저, server 그 사람의 모든 브라우저."
   },
   {
    "name": "fields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "FilterFieldDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "검색 조건의 필드. 이름만 적으면 나머지는 계약에서 가져옵니다."
   },
   {
    "name": "checks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "FilterCheckDefinition"
     }
    },
    "isOptional": true,
    "note": "Conditions under which a search is refused, with their message. For example: \"checks\": [{ \"refuseWhen\": \"!has(filter.prNo) && !has(filter.title)\", \"message\": \"조회 조건을 하나 이상 입력해 주세요.\" }]",
    "korean": "조회를 거절하는 조건과 안내.",
    "example": "\"checks\": [{ \"refuseWhen\": \"!has(filter.prNo) && !has(filter.title)\", \"message\": \"조회 조건을 하나 이상 입력해 주세요.\" }]"
   }
  ]
 },
 "FilterBlockDefinition": {
  "kind": "object",
  "note": "",
  "korean": "검색 조건: 하나 또는 여러 그리드에 함께 쓰이는 검색 조건.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "keep",
    "type": {
     "kind": "literal",
     "values": [
      "device",
      "server"
     ]
    },
    "isOptional": true,
    "note": "Where the last search of the user on this screen is remembered: `device` in this browser, `server` for all browsers of the person, as spec §3 saves that of the receipts.",
    "whenAbsent": "the page opens with its first values",
    "korean": "사용자가 마지막으로 찾은 조건을 기억하는 곳: device 이 브라우저, server 그 사람의 모든 브라우저."
   },
   {
    "name": "fields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "FilterFieldDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "검색 조건의 필드. 이름만 적으면 나머지는 계약에서 가져옵니다."
   },
   {
    "name": "checks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "FilterCheckDefinition"
     }
    },
    "isOptional": true,
    "note": "Conditions under which a search is refused, with their message. For example: \"checks\": [{ \"refuseWhen\": \"!has(filter.prNo) && !has(filter.title)\", \"message\": \"조회 조건을 하나 이상 입력해 주세요.\" }]",
    "korean": "조회를 거절하는 조건과 안내.",
    "example": "\"checks\": [{ \"refuseWhen\": \"!has(filter.prNo) && !has(filter.title)\", \"message\": \"조회 조건을 하나 이상 입력해 주세요.\" }]"
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "filter"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true. What it holds goes on: a filter that is not shown still searches. For example: \"visibleWhen\": \"!user.isSupplier\"",
    "korean": "참일 때만 보입니다. 보이지 않아도 조회는 됩니다.",
    "example": "\"visibleWhen\": \"!user.isSupplier\""
   }
  ]
 },
 "GridDefinition": {
  "kind": "object",
  "note": "Rows of an operation, or the lines of the document. Exactly one of `rows` and `lines`.",
  "korean": "그리드: 오퍼레이션이 답한 행, 또는 문서의 라인.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "id",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The name by which steps and expressions speak of this grid.",
    "whenAbsent": "\"grid\"",
    "korean": "단계와 식에서 부르는 이름. 그리드가 하나면 적지 않습니다."
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean title above the grid.",
    "korean": "그리드 위의 제목."
   },
   {
    "name": "emptyText",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what it means that there are no rows, and what to do next.",
    "whenAbsent": "that nothing was found, and to change the conditions",
    "korean": "행이 없을 때의 안내. 왜 없는지와 다음에 할 일을 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "text",
     "meaning": "RowsOperationName"
    },
    "isOptional": true,
    "note": "The operation that answers the rows.",
    "korean": "행을 답하는 오퍼레이션. rows와 lines 가운데 하나만 적습니다."
   },
   {
    "name": "save",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": true,
    "note": "The operation that saves the rows: they are then edited in place, and what was added, changed and deleted is sent together as `rows`, each with its `rowState` I, U or D. Editable are the fields it takes. Only with `rows`.",
    "korean": "행을 그 자리에서 고치고 한꺼번에 저장하는 오퍼레이션. rows와 함께 적습니다. 이 오퍼레이션이 받는 항목을 고칠 수 있습니다."
   },
   {
    "name": "part",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Where the operation answers one object: its part that holds the rows.",
    "korean": "오퍼레이션이 객체를 답할 때, 행이 들어 있는 부분."
   },
   {
    "name": "lines",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The part of the document that holds the rows.",
    "korean": "행이 들어 있는 문서의 부분. rows 대신 적습니다."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Parameters of the operation beside those of the filter.",
    "korean": "검색 조건 밖에서 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다."
   },
   {
    "name": "of",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The grid on whose chosen row these rows hang; expressions speak of that row as `chosen`. The grid searches by itself, takes nothing from the filter, and is empty while no row is chosen.",
    "korean": "이 그리드에서 고른 행에 딸린 행을 보입니다. 고른 행은 식에서 chosen입니다."
   },
   {
    "name": "select",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "many"
     ]
    },
    "isOptional": true,
    "note": "Whether rows can be checked.",
    "whenAbsent": "\"none\"",
    "korean": "행 체크: none 없음, one 하나, many 여럿."
   },
   {
    "name": "selectChecks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "CheckDefinition"
     }
    },
    "isOptional": true,
    "note": "Rows that cannot be checked, with the reason: they are drawn faintly, their box is locked, and pressing it says why. Only with `rows` and `\"select\": \"many\"`. For example: \"selectChecks\": [{ \"refuseWhen\": \"row.settleType == 'MONTHLY'\", \"message\": \"월정산 협력사는 월정산 관리에서 처리해 주세요.\" }]",
    "korean": "체크할 수 없는 행의 조건과 까닭. 그 행은 흐리게 보이고, 체크를 누르면 까닭을 알려 줍니다. rows이고 select가 many일 때만 적습니다.",
    "example": "\"selectChecks\": [{ \"refuseWhen\": \"row.settleType == 'MONTHLY'\", \"message\": \"월정산 협력사는 월정산 관리에서 처리해 주세요.\" }]"
   },
   {
    "name": "sort",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "First order, for example \"prNo:desc\".",
    "korean": "처음 순서. 예: prNo:desc."
   },
   {
    "name": "newRow",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "What an edited grid starts a new row with; also makes rows addable. Only with `lines` or `save`.",
    "whenAbsent": "rows cannot be added",
    "korean": "새 행의 첫 값. 적으면 행을 추가할 수 있습니다. lines나 save와 함께 씁니다."
   },
   {
    "name": "tree",
    "type": {
     "kind": "reference",
     "name": "TreeDefinition"
    },
    "isOptional": true,
    "note": "Rows as a tree that opens and closes. Only of operations that answer all rows at once.",
    "korean": "행을 접고 펴는 나무로 보입니다."
   },
   {
    "name": "groupBy",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text",
      "meaning": "ColumnName"
     }
    },
    "isOptional": true,
    "note": "Fields by whose values the rows are grouped, from the outermost; each group with the subtotals of the summed columns. Only of operations that answer all rows at once.",
    "korean": "이 필드들로 행을 묶고, 묶음마다 합계 칼럼의 소계를 보입니다."
   },
   {
    "name": "narrow",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": true,
    "note": "A coded field of lines: buttons with counts above them show the lines of one value alone. An export takes what is shown.",
    "korean": "라인을 코드 값에 따라 골라 보는 필드. 라인 위에 값마다 건수가 있는 단추가 놓입니다."
   },
   {
    "name": "problems",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": true,
    "note": "The list of each line that says what is wrong with it, as `field` and `msg`; drawn at the cells until they are changed.",
    "korean": "라인마다 잘못된 칸과 이유(field, msg)가 들어 있는 목록. 그 칸에 이유를 보입니다."
   },
   {
    "name": "readOnly",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Only to be looked at: nothing is edited and no row is checked. For example: \"readOnly\": true",
    "whenAbsent": "false",
    "korean": "보기만 합니다. 고치거나 체크할 수 없습니다.",
    "example": "\"readOnly\": true"
   },
   {
    "name": "columns",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "ColumnDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "칼럼. 이름만 적으면 라벨, 너비, 형식을 계약에서 가져옵니다."
   }
  ]
 },
 "TreeDefinition": {
  "kind": "object",
  "note": "",
  "korean": "나무: 행의 위아래를 알려 주는 필드.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "key",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "The field that names a row.",
    "korean": "행의 이름이 되는 필드."
   },
   {
    "name": "parent",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "The field with the name of the row above; empty, or a name that no row has, at the root.",
    "korean": "윗행의 이름이 들어 있는 필드. 맨 위는 비어 있습니다."
   }
  ]
 },
 "GridBlockDefinition": {
  "kind": "object",
  "note": "",
  "korean": "그리드: 여러 블록으로 된 화면의 그리드.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "id",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The name by which steps and expressions speak of this grid.",
    "whenAbsent": "\"grid\"",
    "korean": "단계와 식에서 부르는 이름. 그리드가 하나면 적지 않습니다."
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean title above the grid.",
    "korean": "그리드 위의 제목."
   },
   {
    "name": "emptyText",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what it means that there are no rows, and what to do next.",
    "whenAbsent": "that nothing was found, and to change the conditions",
    "korean": "행이 없을 때의 안내. 왜 없는지와 다음에 할 일을 적습니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "text",
     "meaning": "RowsOperationName"
    },
    "isOptional": true,
    "note": "The operation that answers the rows.",
    "korean": "행을 답하는 오퍼레이션. rows와 lines 가운데 하나만 적습니다."
   },
   {
    "name": "save",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": true,
    "note": "The operation that saves the rows: they are then edited in place, and what was added, changed and deleted is sent together as `rows`, each with its `rowState` I, U or D. Editable are the fields it takes. Only with `rows`.",
    "korean": "행을 그 자리에서 고치고 한꺼번에 저장하는 오퍼레이션. rows와 함께 적습니다. 이 오퍼레이션이 받는 항목을 고칠 수 있습니다."
   },
   {
    "name": "part",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Where the operation answers one object: its part that holds the rows.",
    "korean": "오퍼레이션이 객체를 답할 때, 행이 들어 있는 부분."
   },
   {
    "name": "lines",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The part of the document that holds the rows.",
    "korean": "행이 들어 있는 문서의 부분. rows 대신 적습니다."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Parameters of the operation beside those of the filter.",
    "korean": "검색 조건 밖에서 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다."
   },
   {
    "name": "of",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The grid on whose chosen row these rows hang; expressions speak of that row as `chosen`. The grid searches by itself, takes nothing from the filter, and is empty while no row is chosen.",
    "korean": "이 그리드에서 고른 행에 딸린 행을 보입니다. 고른 행은 식에서 chosen입니다."
   },
   {
    "name": "select",
    "type": {
     "kind": "literal",
     "values": [
      "none",
      "one",
      "many"
     ]
    },
    "isOptional": true,
    "note": "Whether rows can be checked.",
    "whenAbsent": "\"none\"",
    "korean": "행 체크: none 없음, one 하나, many 여럿."
   },
   {
    "name": "selectChecks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "CheckDefinition"
     }
    },
    "isOptional": true,
    "note": "Rows that cannot be checked, with the reason: they are drawn faintly, their box is locked, and pressing it says why. Only with `rows` and `\"select\": \"many\"`. For example: \"selectChecks\": [{ \"refuseWhen\": \"row.settleType == 'MONTHLY'\", \"message\": \"월정산 협력사는 월정산 관리에서 처리해 주세요.\" }]",
    "korean": "체크할 수 없는 행의 조건과 까닭. 그 행은 흐리게 보이고, 체크를 누르면 까닭을 알려 줍니다. rows이고 select가 many일 때만 적습니다.",
    "example": "\"selectChecks\": [{ \"refuseWhen\": \"row.settleType == 'MONTHLY'\", \"message\": \"월정산 협력사는 월정산 관리에서 처리해 주세요.\" }]"
   },
   {
    "name": "sort",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "First order, for example \"prNo:desc\".",
    "korean": "처음 순서. 예: prNo:desc."
   },
   {
    "name": "newRow",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "What an edited grid starts a new row with; also makes rows addable. Only with `lines` or `save`.",
    "whenAbsent": "rows cannot be added",
    "korean": "새 행의 첫 값. 적으면 행을 추가할 수 있습니다. lines나 save와 함께 씁니다."
   },
   {
    "name": "tree",
    "type": {
     "kind": "reference",
     "name": "TreeDefinition"
    },
    "isOptional": true,
    "note": "Rows as a tree that opens and closes. Only of operations that answer all rows at once.",
    "korean": "행을 접고 펴는 나무로 보입니다."
   },
   {
    "name": "groupBy",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text",
      "meaning": "ColumnName"
     }
    },
    "isOptional": true,
    "note": "Fields by whose values the rows are grouped, from the outermost; each group with the subtotals of the summed columns. Only of operations that answer all rows at once.",
    "korean": "이 필드들로 행을 묶고, 묶음마다 합계 칼럼의 소계를 보입니다."
   },
   {
    "name": "narrow",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": true,
    "note": "A coded field of lines: buttons with counts above them show the lines of one value alone. An export takes what is shown.",
    "korean": "라인을 코드 값에 따라 골라 보는 필드. 라인 위에 값마다 건수가 있는 단추가 놓입니다."
   },
   {
    "name": "problems",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": true,
    "note": "The list of each line that says what is wrong with it, as `field` and `msg`; drawn at the cells until they are changed.",
    "korean": "라인마다 잘못된 칸과 이유(field, msg)가 들어 있는 목록. 그 칸에 이유를 보입니다."
   },
   {
    "name": "readOnly",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Only to be looked at: nothing is edited and no row is checked. For example: \"readOnly\": true",
    "whenAbsent": "false",
    "korean": "보기만 합니다. 고치거나 체크할 수 없습니다.",
    "example": "\"readOnly\": true"
   },
   {
    "name": "columns",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "ColumnDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "칼럼. 이름만 적으면 라벨, 너비, 형식을 계약에서 가져옵니다."
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "grid"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true. What it holds goes on: a filter that is not shown still searches. For example: \"visibleWhen\": \"!user.isSupplier\"",
    "korean": "참일 때만 보입니다. 보이지 않아도 조회는 됩니다.",
    "example": "\"visibleWhen\": \"!user.isSupplier\""
   }
  ]
 },
 "FormBlockDefinition": {
  "kind": "object",
  "note": "Header fields of the document, in sections of three columns.",
  "korean": "폼: 문서 머리의 필드를 세 칸으로 보입니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "form"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"block\": \"form\", \"title\": \"기본정보\", \"fields\": [\"prNo\", { \"field\": \"title\", \"span\": 2 }] }",
    "example": "{ \"block\": \"form\", \"title\": \"기본정보\", \"fields\": [\"prNo\", { \"field\": \"title\", \"span\": 2 }] }"
   },
   {
    "name": "id",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"id\": \"basic\"",
    "korean": "다른 폼과 구별하는 이름.",
    "example": "\"id\": \"basic\""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "폼의 제목."
   },
   {
    "name": "fields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "FormFieldDefinition"
     }
    },
    "isOptional": false,
    "note": "For example: \"fields\": [\"prNo\", { \"field\": \"title\", \"span\": 2 }, \"needDate\"]",
    "korean": "필드. 이름만 적으면 나머지는 계약에서 가져옵니다.",
    "example": "\"fields\": [\"prNo\", { \"field\": \"title\", \"span\": 2 }, \"needDate\"]"
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true; a form without visible fields is never shown. For example: \"visibleWhen\": \"has(header.prNo)\"",
    "korean": "참일 때만 보입니다.",
    "example": "\"visibleWhen\": \"has(header.prNo)\""
   }
  ]
 },
 "FilesBlockDefinition": {
  "kind": "object",
  "note": "Attached files of the document.",
  "korean": "첨부파일: 문서의 첨부파일.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "files"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "제목."
   },
   {
    "name": "field",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "The header field that holds the file id.",
    "korean": "파일 id가 들어 있는 머리 필드."
   },
   {
    "name": "owner",
    "type": {
     "kind": "text",
     "meaning": "OwnerName"
    },
    "isOptional": false,
    "note": "Owner document type of the upload, of code group OWNER_DOC.",
    "korean": "올린 파일의 문서 종류. 코드 그룹 OWNER_DOC의 값입니다."
   }
  ]
 },
 "ApprovalBlockDefinition": {
  "kind": "object",
  "note": "The approval line of the document with who has acted.",
  "korean": "결재선: 문서의 결재선과 처리 결과.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "approval"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "제목."
   }
  ]
 },
 "TimelineBlockDefinition": {
  "kind": "object",
  "note": "What has happened to the document, newest first.",
  "korean": "이력: 문서에 있었던 일, 새것부터.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "timeline"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "제목."
   }
  ]
 },
 "SplitBlockDefinition": {
  "kind": "object",
  "note": "Two columns of blocks side by side, for example groups at the left and their codes at the right.",
  "korean": "나누기: 블록을 왼쪽과 오른쪽에 나란히 놓습니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "split"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"block\": \"split\", \"left\": [{ \"block\": \"grid\", \"id\": \"groups\", \"rows\": \"listCodeGroup\", \"columns\": [\"groupCode\"] }], \"right\": [{ \"block\": \"grid\", \"id\": \"codes\", \"of\": \"groups\", \"rows\": \"listCode\", \"with\": { \"groupCode\": \"chosen.groupCode\" }, \"columns\": [\"value\"] }] }",
    "example": "{ \"block\": \"split\", \"left\": [{ \"block\": \"grid\", \"id\": \"groups\", \"rows\": \"listCodeGroup\", \"columns\": [\"groupCode\"] }], \"right\": [{ \"block\": \"grid\", \"id\": \"codes\", \"of\": \"groups\", \"rows\": \"listCode\", \"with\": { \"groupCode\": \"chosen.groupCode\" }, \"columns\": [\"value\"] }] }"
   },
   {
    "name": "left",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "BlockDefinition"
     }
    },
    "isOptional": false,
    "note": "For example: \"left\": [{ \"block\": \"grid\", \"id\": \"groups\", \"rows\": \"listCodeGroup\", \"columns\": [\"groupCode\"] }]",
    "korean": "왼쪽 블록.",
    "example": "\"left\": [{ \"block\": \"grid\", \"id\": \"groups\", \"rows\": \"listCodeGroup\", \"columns\": [\"groupCode\"] }]"
   },
   {
    "name": "right",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "BlockDefinition"
     }
    },
    "isOptional": false,
    "note": "For example: \"right\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }]",
    "korean": "오른쪽 블록.",
    "example": "\"right\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }]"
   },
   {
    "name": "ratio",
    "type": {
     "kind": "literal",
     "values": [
      "1:1",
      "1:2",
      "2:1",
      "1:3",
      "3:1",
      "2:3",
      "3:2"
     ]
    },
    "isOptional": true,
    "note": "Widths of the two columns.",
    "whenAbsent": "\"1:1\"",
    "korean": "왼쪽과 오른쪽의 너비. 예: 1:2."
   }
  ]
 },
 "TabsBlockDefinition": {
  "kind": "object",
  "note": "Blocks of which one set is shown at a time.",
  "korean": "탭: 블록을 탭으로 나눕니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "tabs"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"block\": \"tabs\", \"tabs\": [{ \"title\": \"결재\", \"blocks\": [{ \"block\": \"approval\", \"title\": \"결재선\" }] }, { \"title\": \"이력\", \"blocks\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }] }] }",
    "example": "{ \"block\": \"tabs\", \"tabs\": [{ \"title\": \"결재\", \"blocks\": [{ \"block\": \"approval\", \"title\": \"결재선\" }] }, { \"title\": \"이력\", \"blocks\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }] }] }"
   },
   {
    "name": "tabs",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "TabDefinition"
     }
    },
    "isOptional": false,
    "note": "For example: \"tabs\": [{ \"title\": \"이력\", \"blocks\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }] }]",
    "korean": "탭. 제목과 블록을 적습니다.",
    "example": "\"tabs\": [{ \"title\": \"이력\", \"blocks\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }] }]"
   }
  ]
 },
 "TabDefinition": {
  "kind": "object",
  "note": "",
  "korean": "탭 하나: 제목과 그 안의 블록.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean. For example: \"title\": \"이력\"",
    "korean": "탭의 글.",
    "example": "\"title\": \"이력\""
   },
   {
    "name": "blocks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "BlockDefinition"
     }
    },
    "isOptional": false,
    "note": "For example: \"blocks\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }]",
    "korean": "탭 안의 블록.",
    "example": "\"blocks\": [{ \"block\": \"timeline\", \"title\": \"진행이력\" }]"
   }
  ]
 },
 "CheckDefinition": {
  "kind": "object",
  "note": "",
  "korean": "입력 검사: 값을 거절하는 조건.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "refuseWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": false,
    "note": "",
    "korean": "참이면 거절합니다."
   },
   {
    "name": "message",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean.",
    "korean": "거절할 때 보이는 안내."
   }
  ]
 },
 "CheckByDefinition": {
  "kind": "object",
  "note": "",
  "korean": "서버 확인: 바뀐 값을 서버에 물어보는 검사.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "operation",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": false,
    "note": "An operation that changes nothing. For example: \"operation\": \"listPost\"",
    "korean": "물어볼 오퍼레이션. 아무것도 바꾸지 않아야 합니다.",
    "example": "\"operation\": \"listPost\""
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": false,
    "note": "For example: \"with\": { \"boardId\": \"'notice'\", \"title\": \"header.title\" }",
    "korean": "오퍼레이션에 넘길 값.",
    "example": "\"with\": { \"boardId\": \"'notice'\", \"title\": \"header.title\" }"
   },
   {
    "name": "refuseWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "What in the `answer` makes the value wrong; of a list it has `total` and `rows`. For example: \"refuseWhen\": \"answer.total > 0\"",
    "whenAbsent": "the operation refuses it",
    "korean": "답(answer)이 이러하면 거절합니다. 목록의 답에는 total과 rows가 있습니다. 적지 않으면 오퍼레이션이 거절할 때 틀린 값입니다.",
    "example": "\"refuseWhen\": \"answer.total > 0\""
   },
   {
    "name": "message",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean.",
    "korean": "거절할 때 보이는 안내."
   }
  ]
 },
 "ColumnDetailDefinition": {
  "kind": "object",
  "note": "",
  "korean": "칼럼: 행의 필드 하나.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "field",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "",
    "korean": "행의 필드."
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"label\": \"요청번호\"",
    "whenAbsent": "the label of the contract",
    "korean": "머리글. 계약의 라벨과 다를 때만 적습니다.",
    "example": "\"label\": \"요청번호\""
   },
   {
    "name": "width",
    "type": {
     "kind": "number"
    },
    "isOptional": true,
    "note": "Pixels.",
    "whenAbsent": "from the contract, else by kind",
    "korean": "너비(픽셀)."
   },
   {
    "name": "frozen",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Stays at the left while the rest scrolls.",
    "whenAbsent": "false",
    "korean": "옆으로 밀어도 왼쪽에 남습니다."
   },
   {
    "name": "go",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "ScreenName"
      },
      {
       "kind": "reference",
       "name": "GoDefinition"
      }
     ]
    },
    "isOptional": true,
    "note": "The cell is a link to a screen. A bare screen id carries the row's key.",
    "korean": "칸이 화면으로 가는 링크가 됩니다. 화면 id만 적으면 행의 번호를 가져갑니다."
   },
   {
    "name": "address",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "The cell is a link to wherever its row says: a path inside the portal, with its query. A row whose address is empty has no link. For example: { \"field\": \"docNo\", \"address\": \"row.docUrl\" }",
    "korean": "칸이 행에 들어 있는 주소로 가는 링크가 됩니다. 행마다 여는 화면이 다를 때 적습니다. 주소가 비어 있으면 링크가 아닙니다.",
    "example": "{ \"field\": \"docNo\", \"address\": \"row.docUrl\" }"
   },
   {
    "name": "open",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "PopupName"
      },
      {
       "kind": "reference",
       "name": "OpenDefinition"
      }
     ]
    },
    "isOptional": true,
    "note": "Overrides the popup that finds the value, or says what it fills.",
    "korean": "값을 찾는 팝업. 계약과 다르거나 다른 칸도 채울 때 적습니다."
   },
   {
    "name": "sum",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Shows the sum in the totals row. The operation must answer it; lines are summed in place.",
    "whenAbsent": "false",
    "korean": "합계 행에 합계를 보입니다. 오퍼레이션이 합계를 답해야 합니다."
   },
   {
    "name": "value",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "A calculated cell: written into the row whenever what it reads changes.",
    "korean": "계산하는 칸. 식이 읽는 값이 바뀔 때마다 다시 계산합니다."
   },
   {
    "name": "set",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Cells of the same row to value, written when somebody changes this cell; the row has the new value already.",
    "korean": "사용자가 이 칸을 바꾸면 같은 행에서 함께 바뀌는 칸. 이름은 필드, 값은 식입니다."
   },
   {
    "name": "edit",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "editable when the save operation takes the field",
    "korean": "고칠 수 있는지. 저장 오퍼레이션이 받는 필드면 true가 기본입니다."
   },
   {
    "name": "required",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Marks the cell as mandatory. For example: \"required\": true",
    "whenAbsent": "from the workflow's requirements",
    "korean": "필수 표시. 업무 흐름이 요구하는 필드면 true가 기본입니다.",
    "example": "\"required\": true"
   },
   {
    "name": "checks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "CheckDefinition"
     }
    },
    "isOptional": true,
    "note": "Refuses a value with a message.",
    "korean": "값을 거절하는 조건과 안내."
   },
   {
    "name": "checkBy",
    "type": {
     "kind": "reference",
     "name": "CheckByDefinition"
    },
    "isOptional": true,
    "note": "Asks the server about a changed cell; of many that are pasted, a few at a time. A wrong one cannot be saved.",
    "korean": "바뀐 칸의 값을 서버에 물어봅니다. 붙여 넣은 칸은 나누어 물어보며, 틀린 값은 저장할 수 없습니다."
   },
   {
    "name": "group",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean header above neighbouring columns that name the same group. For example: \"group\": \"금액\"",
    "korean": "같은 글을 적은 이웃 칼럼 위에 함께 놓이는 머리글.",
    "example": "\"group\": \"금액\""
   },
   {
    "name": "merge",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Draws equal neighbours one below the other as one cell, inside those of the merged columns to its left. For example: \"merge\": true",
    "whenAbsent": "false",
    "korean": "위아래로 같은 값을 한 칸으로 그립니다.",
    "example": "\"merge\": true"
   },
   {
    "name": "tone",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Draws the cell as a chip: neutral, info, success, warning or danger; \"\" for none. Reads the row alone. For example: \"tone\": \"row.poCnt > 0 ? 'success' : 'neutral'\"",
    "whenAbsent": "from the code group",
    "korean": "칸의 색. neutral, info, success, warning, danger를 내는 식입니다.",
    "example": "\"tone\": \"row.poCnt > 0 ? 'success' : 'neutral'\""
   },
   {
    "name": "as",
    "type": {
     "kind": "literal",
     "values": [
      "check",
      "radio",
      "files"
     ]
    },
    "isOptional": true,
    "note": "check: a check box. radio: of all rows one is chosen. Both for yes and no. files: a clip that opens the attached files; the field holds their file id. For example: \"as\": \"check\"",
    "whenAbsent": "by kind",
    "korean": "그리는 모양: check 체크, radio 하나 고르기, files 첨부파일.",
    "example": "\"as\": \"check\""
   }
  ]
 },
 "ColumnButtonDefinition": {
  "kind": "object",
  "note": "A column of buttons. Its steps run with the row of the pressed one as `row` (in lines: `line`).",
  "korean": "단추 칼럼: 행마다 단추가 있는 칼럼.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "button",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean text of the button. For example: \"button\": \"상세\"",
    "korean": "단추의 글.",
    "example": "\"button\": \"상세\""
   },
   {
    "name": "steps",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "StepDefinition"
     }
    },
    "isOptional": false,
    "note": "For example: \"steps\": [{ \"step\": \"go\", \"screen\": \"prEdit\", \"with\": { \"prNo\": \"row.prNo\" } }]",
    "korean": "누르면 그 행으로 실행할 단계.",
    "example": "\"steps\": [{ \"step\": \"go\", \"screen\": \"prEdit\", \"with\": { \"prNo\": \"row.prNo\" } }]"
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Rows in which the button stands. Reads the row alone. For example: \"visibleWhen\": \"row.poCnt > 0\"",
    "whenAbsent": "all",
    "korean": "단추가 있는 행.",
    "example": "\"visibleWhen\": \"row.poCnt > 0\""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean header. For example: \"label\": \"바로가기\"",
    "whenAbsent": "the text of the button",
    "korean": "머리글. 적지 않으면 단추의 글입니다.",
    "example": "\"label\": \"바로가기\""
   },
   {
    "name": "width",
    "type": {
     "kind": "number"
    },
    "isOptional": true,
    "note": "Pixels.",
    "whenAbsent": "84",
    "korean": "너비(픽셀)."
   },
   {
    "name": "frozen",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Stays at the left while the rest scrolls.",
    "whenAbsent": "false",
    "korean": "옆으로 밀어도 왼쪽에 남습니다."
   },
   {
    "name": "group",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean header above neighbouring columns that name the same group. For example: \"group\": \"바로가기\"",
    "korean": "이웃 칼럼 위에 함께 놓이는 머리글.",
    "example": "\"group\": \"바로가기\""
   }
  ]
 },
 "ContentBlockDefinition": {
  "kind": "object",
  "note": "What stands on the page whatever its data are: paragraphs, headings, lists, notices, facts and links. Texts are plain; there is no markup.",
  "korean": "안내: 화면에 적어 두는 글과 바로가기.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "content"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "id",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"id\": \"guide\"",
    "korean": "다른 안내와 구별하는 이름.",
    "example": "\"id\": \"guide\""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean title above it.",
    "whenAbsent": "none",
    "korean": "제목."
   },
   {
    "name": "parts",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "ContentPartDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "위에서 아래로 놓을 것. 글만 적으면 문단입니다."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   }
  ]
 },
 "ContentHeadingDefinition": {
  "kind": "object",
  "note": "",
  "korean": "소제목: 문단 위의 작은 제목.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "heading",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean. For example: \"heading\": \"신청 순서\"",
    "korean": "소제목의 글.",
    "example": "\"heading\": \"신청 순서\""
   }
  ]
 },
 "ContentListDefinition": {
  "kind": "object",
  "note": "",
  "korean": "목록: 한 줄에 하나씩 보이는 글.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "list",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text"
     }
    },
    "isOptional": false,
    "note": "For example: \"list\": [\"약관에 동의합니다.\", \"업체 정보를 입력합니다.\"]",
    "korean": "목록의 글.",
    "example": "\"list\": [\"약관에 동의합니다.\", \"업체 정보를 입력합니다.\"]"
   },
   {
    "name": "numbered",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Steps that are done one after another. For example: { \"list\": [\"약관에 동의합니다.\", \"업체 정보를 입력합니다.\"], \"numbered\": true }",
    "whenAbsent": "false",
    "korean": "차례가 있으면 번호를 매깁니다.",
    "example": "{ \"list\": [\"약관에 동의합니다.\", \"업체 정보를 입력합니다.\"], \"numbered\": true }"
   }
  ]
 },
 "ContentNoticeDefinition": {
  "kind": "object",
  "note": "",
  "korean": "알림: 눈에 띄게 보이는 글.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "notice",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "알리는 글."
   },
   {
    "name": "tone",
    "type": {
     "kind": "literal",
     "values": [
      "info",
      "warning"
     ]
    },
    "isOptional": true,
    "note": "For example: \"tone\": \"warning\"",
    "whenAbsent": "\"info\"",
    "korean": "info 안내, warning 주의.",
    "example": "\"tone\": \"warning\""
   }
  ]
 },
 "ContentFactDefinition": {
  "kind": "object",
  "note": "",
  "korean": "사실: 이름과 값 한 줄. 값이 비어 있으면 보이지 않습니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "For example: \"label\": \"오류코드\"",
    "korean": "값의 이름.",
    "example": "\"label\": \"오류코드\""
   },
   {
    "name": "value",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": false,
    "note": "A text; the line is left out while it is empty. For example: { \"label\": \"오류코드\", \"value\": \"params.error\" }",
    "korean": "보일 값.",
    "example": "{ \"label\": \"오류코드\", \"value\": \"params.error\" }"
   }
  ]
 },
 "ContentLinksDefinition": {
  "kind": "object",
  "note": "",
  "korean": "바로가기: 다른 화면이나 주소로 가는 줄.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "links",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "ContentLinkDefinition"
     }
    },
    "isOptional": false,
    "note": "For example: \"links\": [{ \"label\": \"구매요청 현황\", \"go\": \"prList\" }]",
    "korean": "갈 곳.",
    "example": "\"links\": [{ \"label\": \"구매요청 현황\", \"go\": \"prList\" }]"
   }
  ]
 },
 "ScreenLinkDefinition": {
  "kind": "object",
  "note": "",
  "korean": "화면 바로가기: 다른 화면으로 가는 줄.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean. For example: \"label\": \"구매요청 현황\"",
    "korean": "누르는 글.",
    "example": "\"label\": \"구매요청 현황\""
   },
   {
    "name": "text",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "What is there, beside the label. For example: \"text\": \"내가 올린 요청을 찾습니다.\"",
    "korean": "무엇이 있는지 알려 주는 글.",
    "example": "\"text\": \"내가 올린 요청을 찾습니다.\""
   },
   {
    "name": "go",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "ScreenName"
      },
      {
       "kind": "reference",
       "name": "GoDefinition"
      }
     ]
    },
    "isOptional": false,
    "note": "For example: \"go\": \"prList\"",
    "korean": "여는 화면.",
    "example": "\"go\": \"prList\""
   }
  ]
 },
 "PathLinkDefinition": {
  "kind": "object",
  "note": "",
  "korean": "주소 바로가기: 정의가 아닌 곳으로 가는 줄.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean. For example: \"label\": \"협력사 로그인\"",
    "korean": "누르는 글.",
    "example": "\"label\": \"협력사 로그인\""
   },
   {
    "name": "text",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "What is there, beside the label. For example: \"text\": \"협력사 담당자가 들어오는 곳입니다.\"",
    "korean": "무엇이 있는지 알려 주는 글.",
    "example": "\"text\": \"협력사 담당자가 들어오는 곳입니다.\""
   },
   {
    "name": "path",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "For pages that are no definition: the whole path as the address bar shows it, or an https address of another site, which opens beside this one. For example: \"path\": \"/login\"",
    "korean": "정의가 아닌 곳의 주소. /로 시작하는 경로 전체, 또는 새 창에 여는 https 주소.",
    "example": "\"path\": \"/login\""
   }
  ]
 },
 "DocumentDefinition": {
  "kind": "object",
  "note": "One record: loaded by a key in the address, or chosen in a grid of the page; moved by its workflow, saved by the operations the workflow names.",
  "korean": "문서: 번호로 불러와 업무 흐름에 따라 바꾸고 저장하는 기록 하나.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "workflow",
    "type": {
     "kind": "text",
     "meaning": "WorkflowName"
    },
    "isOptional": false,
    "note": "Name of the workflow under schemas/workflow.",
    "korean": "업무 흐름의 이름(schemas/workflow)."
   },
   {
    "name": "load",
    "type": {
     "kind": "text",
     "meaning": "LoadOperationName"
    },
    "isOptional": true,
    "note": "The operation that loads it; its path parameter is the key.",
    "whenAbsent": "with `of`: the chosen row is the header, its lists are the lines",
    "korean": "불러오는 오퍼레이션. 그 경로 파라미터가 번호입니다."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Path parameters of its operations that are no key, for example which board a post stands on.",
    "korean": "번호가 아닌 경로 파라미터에 넘기는 값. 예: 게시글이 있는 게시판."
   },
   {
    "name": "of",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The grid whose chosen row is the document. `addRow` on that grid starts a new one; after a transition the grid is searched again and the row stays chosen. The key stands in the address.",
    "korean": "이 그리드에서 고른 행이 문서가 됩니다."
   },
   {
    "name": "editWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "The document is only looked at while false, whatever its workflow lets the person do. For example: \"editWhen\": \"header.status == 'DRAFT'\"",
    "whenAbsent": "as the workflow says",
    "korean": "거짓이면 업무 흐름과 상관없이 보기만 합니다.",
    "example": "\"editWhen\": \"header.status == 'DRAFT'\""
   },
   {
    "name": "initial",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Header fields of a new document.",
    "korean": "새 문서의 첫 값."
   },
   {
    "name": "copy",
    "type": {
     "kind": "reference",
     "name": "CopyDefinition"
    },
    "isOptional": true,
    "note": "Starts a new document from an existing one whose number stands in the address.",
    "korean": "번호를 받아 다른 문서를 베껴 시작합니다."
   }
  ]
 },
 "CopyDefinition": {
  "kind": "object",
  "note": "",
  "korean": "문서 복사: 베껴 시작하는 방법.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "param",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "The query parameter with the number of the source.",
    "korean": "원본 번호가 들어 있는 주소의 파라미터."
   },
   {
    "name": "clear",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text"
     }
    },
    "isOptional": false,
    "note": "Header fields that are not taken over.",
    "korean": "베끼지 않는 필드."
   }
  ]
 },
 "ExpressionWords": {
  "kind": "object",
  "note": "Functions of expressions.",
  "korean": "함수: 식에서 쓰는 함수.",
  "properties": [
   {
    "name": "amount",
    "type": {
     "kind": "literal",
     "values": [
      "amount(수량, 단가, 통화)"
     ]
    },
    "isOptional": false,
    "note": "Quantity times price, with the digits of the currency. For example: amount(line.qty, line.unitPrice, header.currency) > 1000000",
    "korean": "수량 × 단가. 소수 자리는 통화를 따릅니다.",
    "example": "amount(line.qty, line.unitPrice, header.currency) > 1000000"
   },
   {
    "name": "toKrw",
    "type": {
     "kind": "literal",
     "values": [
      "toKrw(금액, 통화, 환율)"
     ]
    },
    "isOptional": false,
    "note": "An amount in won. For example: toKrw(header.totalAmt, header.currency, header.exRate) > 10000000",
    "korean": "원화로 바꾼 금액.",
    "example": "toKrw(header.totalAmt, header.currency, header.exRate) > 10000000"
   },
   {
    "name": "vat",
    "type": {
     "kind": "literal",
     "values": [
      "vat(공급가액, 세금코드)"
     ]
    },
    "isOptional": false,
    "note": "Value added tax of a supply in won, by the tax code of the document; cut off toward zero. For example: vat(header.totalAmtKrw, 'V1') > 1000000",
    "korean": "공급가액(원)의 부가세. 세금코드를 따르고, 원 미만은 버립니다.",
    "example": "vat(header.totalAmtKrw, 'V1') > 1000000"
   },
   {
    "name": "sum",
    "type": {
     "kind": "literal",
     "values": [
      "sum(목록)"
     ]
    },
    "isOptional": false,
    "note": "Adds up. For example: sum(lines.map(l, l.amt)) > 10000000",
    "korean": "목록의 합계.",
    "example": "sum(lines.map(l, l.amt)) > 10000000"
   },
   {
    "name": "firstOf",
    "type": {
     "kind": "literal",
     "values": [
      "firstOf(수, 수)"
     ]
    },
    "isOptional": false,
    "note": "The first number, or the second where it is empty. For example: firstOf(line.qty, line.orderedQty) > 0",
    "korean": "앞의 수. 비어 있으면 뒤의 수.",
    "example": "firstOf(line.qty, line.orderedQty) > 0"
   },
   {
    "name": "decimal",
    "type": {
     "kind": "literal",
     "values": [
      "decimal(글 또는 정수)"
     ]
    },
    "isOptional": false,
    "note": "A number with digits after the point. For example: line.unitPrice < decimal('0.5')",
    "korean": "소수가 있는 수. 소수는 작은따옴표 안에 적습니다.",
    "example": "line.unitPrice < decimal('0.5')"
   },
   {
    "name": "today",
    "type": {
     "kind": "literal",
     "values": [
      "today()"
     ]
    },
    "isOptional": false,
    "note": "Today in Korea. For example: header.needDate < today()",
    "korean": "오늘(한국 시각).",
    "example": "header.needDate < today()"
   },
   {
    "name": "addDays",
    "type": {
     "kind": "literal",
     "values": [
      "addDays(날짜, 일수)"
     ]
    },
    "isOptional": false,
    "note": "Days later; negative for days before. For example: line.needDate < addDays(today(), 14)",
    "korean": "며칠 뒤의 날. 빼려면 음수를 적습니다.",
    "example": "line.needDate < addDays(today(), 14)"
   },
   {
    "name": "string",
    "type": {
     "kind": "literal",
     "values": [
      "string(값)"
     ]
    },
    "isOptional": false,
    "note": "As a text; a list of texts is joined by commas. For example: string(header.needDate).startsWith('2026')",
    "korean": "글로 바꿉니다. 글의 목록은 쉼표로 잇습니다.",
    "example": "string(header.needDate).startsWith('2026')"
   },
   {
    "name": "split",
    "type": {
     "kind": "literal",
     "values": [
      "split(글)"
     ]
    },
    "isOptional": false,
    "note": "The texts of a list that was joined by commas, since whatever a popup is handed travels as text. For example: size(split(header.title)) > 1",
    "korean": "쉼표로 이은 글을 다시 목록으로 나눕니다. 팝업에는 글만 넘길 수 있습니다.",
    "example": "size(split(header.title)) > 1"
   },
   {
    "name": "size",
    "type": {
     "kind": "literal",
     "values": [
      "size(글 또는 목록)"
     ]
    },
    "isOptional": false,
    "note": "Characters of a text, entries of a list. For example: size(lines) > 0",
    "korean": "글자 수, 목록의 개수.",
    "example": "size(lines) > 0"
   },
   {
    "name": "has",
    "type": {
     "kind": "literal",
     "values": [
      "has(필드)"
     ]
    },
    "isOptional": false,
    "note": "Whether there is a value. For example: has(header.prNo)",
    "korean": "값이 있는지.",
    "example": "has(header.prNo)"
   },
   {
    "name": "startsWith",
    "type": {
     "kind": "literal",
     "values": [
      "글.startsWith(글)"
     ]
    },
    "isOptional": false,
    "note": "Whether a text begins so. For example: header.title.startsWith('긴급')",
    "korean": "글이 이렇게 시작하는지.",
    "example": "header.title.startsWith('긴급')"
   },
   {
    "name": "contains",
    "type": {
     "kind": "literal",
     "values": [
      "글.contains(글)"
     ]
    },
    "isOptional": false,
    "note": "Whether a text holds another, or a list an entry. For example: header.title.contains('긴급')",
    "korean": "글에 들어 있는지.",
    "example": "header.title.contains('긴급')"
   },
   {
    "name": "all",
    "type": {
     "kind": "literal",
     "values": [
      "목록.all(이름, 조건)"
     ]
    },
    "isOptional": false,
    "note": "Whether all entries fit. For example: lines.all(l, has(l.itemName))",
    "korean": "목록의 모든 행이 맞는지.",
    "example": "lines.all(l, has(l.itemName))"
   },
   {
    "name": "exists",
    "type": {
     "kind": "literal",
     "values": [
      "목록.exists(이름, 조건)"
     ]
    },
    "isOptional": false,
    "note": "Whether one entry fits. For example: lines.exists(l, l.qty > 100)",
    "korean": "맞는 행이 하나라도 있는지.",
    "example": "lines.exists(l, l.qty > 100)"
   },
   {
    "name": "map",
    "type": {
     "kind": "literal",
     "values": [
      "목록.map(이름, 값)"
     ]
    },
    "isOptional": false,
    "note": "A value of each entry. For example: sum(lines.map(l, l.amt)) > 0",
    "korean": "행마다 뽑은 값의 목록.",
    "example": "sum(lines.map(l, l.amt)) > 0"
   },
   {
    "name": "filter",
    "type": {
     "kind": "literal",
     "values": [
      "목록.filter(이름, 조건)"
     ]
    },
    "isOptional": false,
    "note": "The entries that fit. For example: size(lines.filter(l, has(l.poNo))) > 0",
    "korean": "맞는 행만 남긴 목록.",
    "example": "size(lines.filter(l, has(l.poNo))) > 0"
   }
  ]
 },
 "KpiBlockDefinition": {
  "kind": "object",
  "note": "Figures of an operation's answer, one tile each.",
  "korean": "숫자판: 오퍼레이션이 답한 숫자를 칸마다 하나씩 보입니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "kpi"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"block\": \"kpi\", \"title\": \"요약\", \"load\": \"getMonthlyReport01\", \"part\": \"sums\", \"fields\": [\"prCnt\", { \"field\": \"poAmt\", \"change\": \"momRate\" }] }",
    "example": "{ \"block\": \"kpi\", \"title\": \"요약\", \"load\": \"getMonthlyReport01\", \"part\": \"sums\", \"fields\": [\"prCnt\", { \"field\": \"poAmt\", \"change\": \"momRate\" }] }"
   },
   {
    "name": "id",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"id\": \"summary\"",
    "korean": "다른 숫자판과 구별하는 이름.",
    "example": "\"id\": \"summary\""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean: what the figures are about; read aloud before them.",
    "korean": "무엇에 대한 숫자인지."
   },
   {
    "name": "load",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": false,
    "note": "The operation whose answer holds the figures. Named by several blocks of a page, it is called once.",
    "korean": "숫자를 답하는 오퍼레이션. 한 화면의 여러 블록이 같이 쓰면 한 번만 부릅니다."
   },
   {
    "name": "part",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The part of the answer that holds them, for example \"sums\".",
    "whenAbsent": "the whole answer, where it is one object",
    "korean": "답에서 숫자가 들어 있는 부분."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Parameters of the operation beside those of the filter.",
    "korean": "검색 조건 밖에서 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다."
   },
   {
    "name": "of",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The grid on whose chosen row the figures hang; expressions speak of that row as `chosen`. For example: \"of\": \"receipts\"",
    "korean": "이 그리드에서 고른 행의 숫자를 보입니다.",
    "example": "\"of\": \"receipts\""
   },
   {
    "name": "fields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "FigureDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "숫자로 보일 필드."
   }
  ]
 },
 "FigureDetailDefinition": {
  "kind": "object",
  "note": "",
  "korean": "숫자 하나: 숫자판의 한 칸.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "field",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "",
    "korean": "답의 필드."
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "the label of the contract",
    "korean": "라벨. 계약과 다를 때만 적습니다."
   },
   {
    "name": "change",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": true,
    "note": "The field that says in percent how the figure has changed; it stands below as an arrow with its rate.",
    "korean": "증감률(%)이 들어 있는 필드. 아래에 화살표와 함께 보입니다."
   },
   {
    "name": "go",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "ScreenName"
      },
      {
       "kind": "reference",
       "name": "GoDefinition"
      }
     ]
    },
    "isOptional": true,
    "note": "The tile leads to a screen. Its expressions speak of the figures as `row`. For example: \"go\": \"prList\"",
    "korean": "누르면 여는 화면.",
    "example": "\"go\": \"prList\""
   },
   {
    "name": "tone",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Draws attention: an expression that gives neutral, info, success, warning or danger. The figures are `row`.",
    "whenAbsent": "neutral",
    "korean": "칸의 색을 내는 식."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "The tile stands only while true; without an answer all tiles keep their places. The figures are `row`.",
    "whenAbsent": "always",
    "korean": "참일 때만 칸을 보입니다."
   }
  ]
 },
 "ChartBlockDefinition": {
  "kind": "object",
  "note": "Rows of an operation as bars side by side and lines.",
  "korean": "차트: 행을 막대와 선으로 그립니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "chart"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "id",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"id\": \"byDepartment\"",
    "korean": "다른 차트와 구별하는 이름.",
    "example": "\"id\": \"byDepartment\""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean: what the chart shows.",
    "korean": "무엇을 보이는 차트인지."
   },
   {
    "name": "rows",
    "type": {
     "kind": "text",
     "meaning": "RowsOperationName"
    },
    "isOptional": false,
    "note": "The operation that answers the rows. Named by several blocks of a page, it is called once.",
    "korean": "행을 답하는 오퍼레이션."
   },
   {
    "name": "part",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Where the operation answers one object: its part that holds the rows.",
    "korean": "오퍼레이션이 객체를 답할 때, 행이 들어 있는 부분."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Parameters of the operation beside those of the filter.",
    "korean": "검색 조건 밖에서 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다."
   },
   {
    "name": "of",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The grid on whose chosen row the chart hangs; expressions speak of that row as `chosen`. For example: \"of\": \"receipts\"",
    "korean": "이 그리드에서 고른 행의 차트를 보입니다.",
    "example": "\"of\": \"receipts\""
   },
   {
    "name": "x",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "The field that names a row below the axis.",
    "korean": "축 아래에 적는 필드."
   },
   {
    "name": "series",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "SeriesDefinition"
     }
    },
    "isOptional": false,
    "note": "",
    "korean": "그릴 필드. 이름만 적으면 막대입니다."
   },
   {
    "name": "height",
    "type": {
     "kind": "number"
    },
    "isOptional": true,
    "note": "Pixels. For example: \"height\": 280",
    "whenAbsent": "220",
    "korean": "높이(픽셀).",
    "example": "\"height\": 280"
   },
   {
    "name": "emptyText",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what it means that there are no rows. For example: \"emptyText\": \"조회한 달에 발주가 없습니다. 연월을 바꾸어 조회해 주세요.\"",
    "whenAbsent": "that nothing was found, and to change the conditions",
    "korean": "행이 없을 때의 안내.",
    "example": "\"emptyText\": \"조회한 달에 발주가 없습니다. 연월을 바꾸어 조회해 주세요.\""
   }
  ]
 },
 "SeriesDetailDefinition": {
  "kind": "object",
  "note": "",
  "korean": "계열: 차트에 그리는 필드 하나.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "field",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "",
    "korean": "행의 필드."
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"label\": \"발주\"",
    "whenAbsent": "the label of the contract",
    "korean": "범례의 글. 계약과 다를 때만 적습니다.",
    "example": "\"label\": \"발주\""
   },
   {
    "name": "as",
    "type": {
     "kind": "literal",
     "values": [
      "bar",
      "line"
     ]
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "\"bar\"",
    "korean": "그리는 모양: bar 막대, line 선."
   },
   {
    "name": "axis",
    "type": {
     "kind": "literal",
     "values": [
      "left",
      "right"
     ]
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "\"left\"",
    "korean": "눈금: left 왼쪽, right 오른쪽."
   }
  ]
 },
 "FilterFieldDetailDefinition": {
  "kind": "object",
  "note": "",
  "korean": "검색 필드: 오퍼레이션의 파라미터 하나.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "field",
    "type": {
     "kind": "text",
     "meaning": "ParameterName"
    },
    "isOptional": false,
    "note": "",
    "korean": "파라미터. 기간은 From과 To를 뺀 이름입니다."
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "the label of the contract",
    "korean": "라벨. 계약과 다를 때만 적습니다."
   },
   {
    "name": "initial",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text"
      },
      {
       "kind": "list",
       "item": {
        "kind": "text"
       }
      }
     ]
    },
    "isOptional": true,
    "note": "First value: a code, several codes, a number, \"Y\" of a check box, or a word that is reckoned from today. Days: today, pastMonth, past3Months, past6Months, past12Months, pastMonthNext30Days, thisMonth, lastMonth, next90Days, thisYear. Months: thisMonth, lastMonth. Month periods: also past3Months, past6Months, past12Months, thisYear. A year: thisYear.",
    "korean": "첫 값: 코드, 코드 목록, 숫자, 체크의 \"Y\", 또는 오늘에서 세는 말. 날짜는 today, pastMonth, past3Months, past6Months, past12Months, pastMonthNext30Days, thisMonth, lastMonth, next90Days, thisYear, 월은 thisMonth, lastMonth, 월 기간은 past3Months, past6Months, past12Months, thisYear도, 연도는 thisYear."
   },
   {
    "name": "as",
    "type": {
     "kind": "literal",
     "values": [
      "radio",
      "check"
     ]
    },
    "isOptional": true,
    "note": "radio: the choices side by side. check: one box for yes, or a box for each of several codes.",
    "whenAbsent": "a list to choose from",
    "korean": "그리는 모양: radio 나란히 고르기, check 체크."
   },
   {
    "name": "required",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "A search without it is refused.",
    "whenAbsent": "false",
    "korean": "비우면 조회하지 않습니다."
   },
   {
    "name": "open",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "PopupName"
      },
      {
       "kind": "reference",
       "name": "OpenDefinition"
      }
     ]
    },
    "isOptional": true,
    "note": "Overrides the popup that finds the value, or says what it fills.",
    "korean": "값을 찾는 팝업. 계약과 다를 때 적습니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Whether the field can be changed.",
    "whenAbsent": "true",
    "korean": "거짓이면 바꿀 수 없습니다."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown, and only required, while true: for example on one of the two portals.",
    "whenAbsent": "true",
    "korean": "참일 때만 보입니다. 보이지 않는 필드는 필수가 아닙니다."
   }
  ]
 },
 "EmployeeFilterDefinition": {
  "kind": "object",
  "note": "Section, department and person in one, with the limits and prefills of the user's authority group (spec §6).",
  "korean": "사업부·부서·담당자: 권한에 따라 채워지고 잠기는 세 필드.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "widget",
    "type": {
     "kind": "literal",
     "values": [
      "employee"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "section",
    "type": {
     "kind": "text",
     "meaning": "ParameterName"
    },
    "isOptional": false,
    "note": "Parameter that takes the section.",
    "korean": "사업부를 받는 파라미터."
   },
   {
    "name": "department",
    "type": {
     "kind": "text",
     "meaning": "ParameterName"
    },
    "isOptional": false,
    "note": "Parameter that takes the department code.",
    "korean": "부서 코드를 받는 파라미터."
   },
   {
    "name": "person",
    "type": {
     "kind": "text",
     "meaning": "ParameterName"
    },
    "isOptional": false,
    "note": "Parameter that takes the person's id.",
    "korean": "사람을 받는 파라미터."
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Label of the person. For example: \"label\": \"요청자\"",
    "whenAbsent": "the label of the contract",
    "korean": "사람의 라벨.",
    "example": "\"label\": \"요청자\""
   },
   {
    "name": "allowPersonPick",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Lets group 33 choose a person. For example: \"allowPersonPick\": true",
    "whenAbsent": "false",
    "korean": "권한 그룹 33도 사람을 고를 수 있습니다.",
    "example": "\"allowPersonPick\": true"
   }
  ]
 },
 "SourcingGroupFilterDefinition": {
  "kind": "object",
  "note": "Four levels of sourcing groups, each below the one before (spec §2); sent as L1_SG_CODE to L4_SG_CODE, which the operation must take.",
  "korean": "소싱그룹: 위에서 아래로 고르는 네 단계. L1_SG_CODE~L4_SG_CODE로 보냅니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "widget",
    "type": {
     "kind": "literal",
     "values": [
      "sourcingGroup"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "the label of the contract",
    "korean": "라벨. 계약과 다를 때만 적습니다."
   },
   {
    "name": "required",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "A search without it is refused.",
    "whenAbsent": "false",
    "korean": "비우면 조회하지 않습니다."
   },
   {
    "name": "enabledWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Whether the field can be changed.",
    "whenAbsent": "true",
    "korean": "거짓이면 바꿀 수 없습니다."
   }
  ]
 },
 "OpenDefinition": {
  "kind": "object",
  "note": "How a popup is opened from a field.",
  "korean": "팝업 열기: 필드에서 팝업을 여는 방법.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "popup",
    "type": {
     "kind": "text",
     "meaning": "PopupName"
    },
    "isOptional": false,
    "note": "",
    "korean": "여는 팝업."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Popup filter field to value.",
    "korean": "팝업에 넘기는 값. 이름은 팝업의 파라미터나 검색 필드입니다."
   },
   {
    "name": "set",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Field to fill to value, for example { \"itemName\": \"picked.itemName\" }.",
    "korean": "고른 행(picked)으로 채울 필드. 이름은 필드, 값은 식입니다."
   }
  ]
 },
 "FilterCheckDefinition": {
  "kind": "object",
  "note": "",
  "korean": "조회 검사: 조회를 거절하는 조건.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "refuseWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "while all conditions are empty",
    "korean": "참이면 조회하지 않습니다. 적지 않으면 조건이 모두 비어 있을 때 조회하지 않습니다."
   },
   {
    "name": "message",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean.",
    "korean": "거절할 때 보이는 안내."
   },
   {
    "name": "field",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The field that gets the focus.",
    "korean": "안내 뒤에 커서를 놓을 필드."
   }
  ]
 },
 "FormFieldDetailDefinition": {
  "kind": "object",
  "note": "",
  "korean": "폼 필드: 문서 머리의 필드 하나.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "field",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "머리의 필드."
   },
   {
    "name": "label",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "the label of the contract",
    "korean": "라벨. 계약과 다를 때만 적습니다."
   },
   {
    "name": "span",
    "type": {
     "kind": "literal",
     "values": [
      1,
      2,
      3
     ]
    },
    "isOptional": true,
    "note": "Columns the field takes, of three.",
    "whenAbsent": "1",
    "korean": "차지하는 칸의 수. 한 줄은 세 칸입니다."
   },
   {
    "name": "rows",
    "type": {
     "kind": "number"
    },
    "isOptional": true,
    "note": "Several lines of text.",
    "whenAbsent": "one line",
    "korean": "여러 줄 글의 줄 수."
   },
   {
    "name": "as",
    "type": {
     "kind": "literal",
     "values": [
      "radio",
      "check"
     ]
    },
    "isOptional": true,
    "note": "radio: the codes side by side. check: one box for yes or no.",
    "whenAbsent": "a list to choose from",
    "korean": "코드의 모양: radio 하나 고르기, check 예·아니오 체크."
   },
   {
    "name": "edit",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "editable when the save operation takes the field",
    "korean": "고칠 수 있는지. 저장 오퍼레이션이 받는 필드면 true가 기본입니다."
   },
   {
    "name": "required",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "For example: \"required\": true",
    "whenAbsent": "from the workflow's requirements",
    "korean": "필수 표시. 업무 흐름이 요구하는 필드면 true가 기본입니다.",
    "example": "\"required\": true"
   },
   {
    "name": "open",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "PopupName"
      },
      {
       "kind": "reference",
       "name": "OpenDefinition"
      }
     ]
    },
    "isOptional": true,
    "note": "A sourcing group is chosen on its four levels, with the popup beside them.",
    "korean": "값을 찾는 팝업. 소싱그룹은 네 단계 선택으로 그려지고 팝업은 그 옆에서 열립니다."
   },
   {
    "name": "value",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "A calculated field.",
    "korean": "계산하는 필드."
   },
   {
    "name": "visibleWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Only shown while true.",
    "korean": "참일 때만 보입니다."
   },
   {
    "name": "change",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "StepDefinition"
     }
    },
    "isOptional": true,
    "note": "Runs after the user changed the value.",
    "korean": "사용자가 값을 바꾼 뒤 실행할 단계."
   },
   {
    "name": "checks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "CheckDefinition"
     }
    },
    "isOptional": true,
    "note": "",
    "korean": "값을 거절하는 조건과 안내."
   },
   {
    "name": "checkBy",
    "type": {
     "kind": "reference",
     "name": "CheckByDefinition"
    },
    "isOptional": true,
    "note": "Asks the server about a changed value, after a pause in typing. A wrong one cannot be saved. For example: \"checkBy\": { \"operation\": \"listPost\", \"with\": { \"boardId\": \"'notice'\", \"title\": \"header.title\" }, \"refuseWhen\": \"answer.total > 0\", \"message\": \"같은 제목의 공지가 있습니다.\" }",
    "korean": "입력을 멈추면 서버에 값을 물어봅니다. 틀린 값은 저장할 수 없습니다.",
    "example": "\"checkBy\": { \"operation\": \"listPost\", \"with\": { \"boardId\": \"'notice'\", \"title\": \"header.title\" }, \"refuseWhen\": \"answer.total > 0\", \"message\": \"같은 제목의 공지가 있습니다.\" }"
   }
  ]
 },
 "MaskWords": {
  "kind": "object",
  "note": "Masks: what the contract says with `x-mask` (spec §5).",
  "korean": "마스크: 계약의 x-mask로 정하는 입력 형식. 정의에는 적지 않습니다.",
  "properties": [
   {
    "name": "phone",
    "type": {
     "kind": "literal",
     "values": [
      "phone"
     ]
    },
    "isOptional": false,
    "note": "Phone numbers with hyphens. For example: 010-1234-5678",
    "korean": "전화번호. 하이픈을 넣어 보입니다.",
    "example": "010-1234-5678"
   },
   {
    "name": "number",
    "type": {
     "kind": "literal",
     "values": [
      "number"
     ]
    },
    "isOptional": false,
    "note": "Quantities: signed, with commas between thousands. For example: 1,234.5",
    "korean": "수량. 부호를 쓸 수 있고 세 자리마다 쉼표를 넣습니다.",
    "example": "1,234.5"
   },
   {
    "name": "num",
    "type": {
     "kind": "literal",
     "values": [
      "num"
     ]
    },
    "isOptional": false,
    "note": "Whole numbers, perhaps signed. For example: -12",
    "korean": "정수. 부호를 쓸 수 있고 쉼표는 넣지 않습니다.",
    "example": "-12"
   },
   {
    "name": "onlynum",
    "type": {
     "kind": "literal",
     "values": [
      "onlynum"
     ]
    },
    "isOptional": false,
    "note": "Digits alone. For example: 0123",
    "korean": "숫자만 받습니다.",
    "example": "0123"
   },
   {
    "name": "taxnum",
    "type": {
     "kind": "literal",
     "values": [
      "taxnum"
     ]
    },
    "isOptional": false,
    "note": "Business registration numbers. For example: 123-45-67891",
    "korean": "사업자등록번호. 검증 번호도 확인합니다.",
    "example": "123-45-67891"
   },
   {
    "name": "numComma",
    "type": {
     "kind": "literal",
     "values": [
      "numComma"
     ]
    },
    "isOptional": false,
    "note": "Prices and amounts: commas between thousands, no sign. For example: 1,234.5",
    "korean": "단가와 금액. 세 자리마다 쉼표를 넣고 음수는 받지 않습니다.",
    "example": "1,234.5"
   },
   {
    "name": "comp",
    "type": {
     "kind": "literal",
     "values": [
      "comp"
     ]
    },
    "isOptional": false,
    "note": "Company numbers; the name is looked up when the field is left. For example: C000001",
    "korean": "협력사 번호. 칸을 떠나면 이름을 찾습니다.",
    "example": "C000001"
   },
   {
    "name": "date",
    "type": {
     "kind": "literal",
     "values": [
      "date"
     ]
    },
    "isOptional": false,
    "note": "Days. For example: 2026-11-21",
    "korean": "날짜.",
    "example": "2026-11-21"
   },
   {
    "name": "month",
    "type": {
     "kind": "literal",
     "values": [
      "month"
     ]
    },
    "isOptional": false,
    "note": "Months. For example: 2026-11",
    "korean": "연월.",
    "example": "2026-11"
   },
   {
    "name": "text",
    "type": {
     "kind": "literal",
     "values": [
      "text"
     ]
    },
    "isOptional": false,
    "note": "Texts within their bytes. For example: 노트북",
    "korean": "글. 바이트 수를 지킵니다.",
    "example": "노트북"
   }
  ]
 },
 "MatrixBlockDefinition": {
  "kind": "object",
  "note": "Lines of the document laid out as a table of rows and columns, each line one cell, for example quotations: items by suppliers. Fields look as in the grid whose lines they are. One cell of a row may be picked.",
  "korean": "비교표: 문서의 라인을 행과 열로 펼쳐 견줍니다. 라인 하나가 칸 하나이고, 행마다 칸 하나를 고를 수 있습니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "block",
    "type": {
     "kind": "literal",
     "values": [
      "matrix"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"block\": \"matrix\", \"title\": \"품목 비교\", \"grid\": \"lines\", \"row\": \"lineNo\", \"rowFields\": [\"itemName\"], \"column\": \"unitCode\", \"columnName\": \"unitCode\", \"cellFields\": [\"unitPrice\", \"amt\"] }",
    "example": "{ \"block\": \"matrix\", \"title\": \"품목 비교\", \"grid\": \"lines\", \"row\": \"lineNo\", \"rowFields\": [\"itemName\"], \"column\": \"unitCode\", \"columnName\": \"unitCode\", \"cellFields\": [\"unitPrice\", \"amt\"] }"
   },
   {
    "name": "id",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"id\": \"compare\"",
    "korean": "다른 비교표와 구별하는 이름.",
    "example": "\"id\": \"compare\""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "For example: \"title\": \"견적 비교\"",
    "korean": "비교표의 제목.",
    "example": "\"title\": \"견적 비교\""
   },
   {
    "name": "emptyText",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: what it means that there are no lines. For example: \"emptyText\": \"견적 마감 후 금액을 확인할 수 있습니다.\"",
    "whenAbsent": "that there are none",
    "korean": "라인이 없을 때의 안내.",
    "example": "\"emptyText\": \"견적 마감 후 금액을 확인할 수 있습니다.\""
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "The grid of lines on this page that says how the fields look; it also exports them. For example: \"grid\": \"lines\"",
    "korean": "이 화면에 있는 라인 그리드. 필드의 모양은 그 칼럼을 따릅니다.",
    "example": "\"grid\": \"lines\""
   },
   {
    "name": "row",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "The field that tells rows apart. For example: \"row\": \"lineNo\"",
    "korean": "행을 나누는 필드.",
    "example": "\"row\": \"lineNo\""
   },
   {
    "name": "rowFields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text",
      "meaning": "ColumnName"
     }
    },
    "isOptional": false,
    "note": "What stands before a row. For example: \"rowFields\": [\"itemName\", \"spec\", \"qty\"]",
    "korean": "행 앞에 보이는 필드.",
    "example": "\"rowFields\": [\"itemName\", \"spec\", \"qty\"]"
   },
   {
    "name": "column",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "The field that tells columns apart. For example: \"column\": \"unitCode\"",
    "korean": "열을 나누는 필드.",
    "example": "\"column\": \"unitCode\""
   },
   {
    "name": "columnName",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "What stands above a column. For example: \"columnName\": \"unitCode\"",
    "korean": "열 위에 보이는 이름.",
    "example": "\"columnName\": \"unitCode\""
   },
   {
    "name": "columnFields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text",
      "meaning": "ColumnName"
     }
    },
    "isOptional": true,
    "note": "What is the same for all lines of a column, one row each below its name. For example: \"columnFields\": [\"unitCode\"]",
    "whenAbsent": "nothing",
    "korean": "열 이름 아래에 한 줄씩 보이는 필드. 한 열의 라인은 값이 같습니다.",
    "example": "\"columnFields\": [\"unitCode\"]"
   },
   {
    "name": "cellFields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text",
      "meaning": "ColumnName"
     }
    },
    "isOptional": false,
    "note": "What a cell says; the first stands out. For example: \"cellFields\": [\"unitPrice\", \"amt\"]",
    "korean": "칸에 보이는 필드. 첫째가 크게 보입니다.",
    "example": "\"cellFields\": [\"unitPrice\", \"amt\"]"
   },
   {
    "name": "bestWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "The best cells of their rows, marked as such. The line is `line`. For example: \"bestWhen\": \"line.lineNo == 10\"",
    "whenAbsent": "none is marked",
    "korean": "행에서 가장 좋은 칸. 표시를 답니다.",
    "example": "\"bestWhen\": \"line.lineNo == 10\""
   },
   {
    "name": "bestColumnWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "The best column as a whole; asked of each of its lines. For example: \"bestColumnWhen\": \"line.lineNo == 10\"",
    "whenAbsent": "none is marked",
    "korean": "전체로 보아 가장 좋은 열. 표시를 답니다.",
    "example": "\"bestColumnWhen\": \"line.lineNo == 10\""
   },
   {
    "name": "pick",
    "type": {
     "kind": "reference",
     "name": "MatrixPickDefinition"
    },
    "isOptional": true,
    "note": "Where one cell of each row may be picked.",
    "whenAbsent": "nothing is picked",
    "korean": "행마다 칸 하나를 고르게 합니다."
   }
  ]
 },
 "MatrixPickDefinition": {
  "kind": "object",
  "note": "",
  "korean": "고르기: 고른 칸을 적어 두는 필드와 고를 수 있는 때.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "field",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": false,
    "note": "The field of yes and no that says so; it is not saved with the document, and expressions read it. For example: \"field\": \"lineStatus\"",
    "korean": "골랐는지 적는 예·아니요 필드. 식에서 읽어 보냅니다.",
    "example": "\"field\": \"lineStatus\""
   },
   {
    "name": "sum",
    "type": {
     "kind": "text",
     "meaning": "ColumnName"
    },
    "isOptional": true,
    "note": "The amount that the picked cells add up to. For example: \"sum\": \"amt\"",
    "whenAbsent": "no sum",
    "korean": "고른 칸을 더해 보이는 금액.",
    "example": "\"sum\": \"amt\""
   },
   {
    "name": "when",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Picks are made only while true. For example: \"when\": \"header.status == 'DRAFT'\"",
    "whenAbsent": "always",
    "korean": "참일 때만 고를 수 있습니다.",
    "example": "\"when\": \"header.status == 'DRAFT'\""
   },
   {
    "name": "fitWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Cells that can be picked. The line is `line`. For example: \"fitWhen\": \"line.qty > 0\"",
    "whenAbsent": "all",
    "korean": "고를 수 있는 칸.",
    "example": "\"fitWhen\": \"line.qty > 0\""
   }
  ]
 },
 "PopupDefinition": {
  "kind": "object",
  "note": "A popup, as written in `<popup>.popup.json`: filters, one grid, Cancel and Choose (spec §2); or fields to fill in, Cancel and Save.",
  "korean": "팝업: 검색 조건과 그리드에서 고르는 팝업, 또는 폼에 적어 저장하는 팝업.",
  "properties": [
   {
    "name": "$schema",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "popup",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "팝업의 id. 파일 이름과 같습니다."
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean.",
    "korean": "팝업의 제목."
   },
   {
    "name": "params",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text"
     }
    },
    "isOptional": true,
    "note": "What the caller must hand over, beside filter fields.",
    "korean": "여는 쪽이 넘겨야 하는 값. 식에서 params입니다."
   },
   {
    "name": "filter",
    "type": {
     "kind": "reference",
     "name": "FilterDefinition"
    },
    "isOptional": true,
    "note": "",
    "korean": "검색 조건."
   },
   {
    "name": "grid",
    "type": {
     "kind": "reference",
     "name": "GridDefinition"
    },
    "isOptional": true,
    "note": "The rows to choose from. Exactly one of `grid` and `form`.",
    "korean": "고를 행. grid와 form 가운데 하나만 적습니다."
   },
   {
    "name": "form",
    "type": {
     "kind": "reference",
     "name": "PopupFormDefinition"
    },
    "isOptional": true,
    "note": "The fields to fill in. Exactly one of `grid` and `form`.",
    "korean": "적어 넣을 필드. grid와 form 가운데 하나만 적습니다."
   },
   {
    "name": "choose",
    "type": {
     "kind": "literal",
     "values": [
      "one",
      "many",
      "confirm",
      "none"
     ]
    },
    "isOptional": true,
    "note": "one: a row is chosen. many: the checked rows are chosen; a field that takes several values opens every popup of one row in this way. confirm: the rows are only shown and the button goes on. none: the rows are only shown.",
    "whenAbsent": "\"one\"",
    "korean": "one 한 행을 고름, many 체크한 행을 고름, confirm 보고 나서 계속함, none 보기만 함."
   },
   {
    "name": "chooseLabel",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Text of the choose button.",
    "whenAbsent": "선택; of a form 저장, or 확인 where nothing is called",
    "korean": "고르는 단추의 글. 기본은 선택이고, 폼에서는 저장이나 확인입니다."
   },
   {
    "name": "searchOnOpen",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Searches when it opens.",
    "whenAbsent": "true",
    "korean": "열 때 바로 조회합니다. 기본은 true입니다."
   },
   {
    "name": "chooseSingle",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "A first search with exactly one hit chooses it without showing the popup (spec §2).",
    "whenAbsent": "false",
    "korean": "처음 조회한 결과가 한 건이면 팝업을 보이지 않고 그것을 고릅니다."
   },
   {
    "name": "focus",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The field that gets the focus.",
    "whenAbsent": "the first filter field, or the first field that can be edited",
    "korean": "처음 커서를 놓을 필드."
   },
   {
    "name": "height",
    "type": {
     "kind": "number"
    },
    "isOptional": true,
    "note": "Pixels of the grid. For example: \"height\": 300",
    "whenAbsent": "400",
    "korean": "그리드의 높이(픽셀).",
    "example": "\"height\": 300"
   },
   {
    "name": "text",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The field of a row that names it. What was typed in the field that opened the popup goes to the filter field of that name.",
    "whenAbsent": "the first column",
    "korean": "행의 이름이 되는 필드. 팝업을 연 칸에 적은 글은 이 이름의 검색 필드로 갑니다."
   },
   {
    "name": "checks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "CheckDefinition"
     }
    },
    "isOptional": true,
    "note": "Refuses the choice of a row, or what a form holds as a whole, with a message.",
    "korean": "고르기나 저장을 거절하는 조건과 안내."
   }
  ]
 },
 "PopupFormDefinition": {
  "kind": "object",
  "note": "Fields of a popup, and lines below them. What was entered is sent to `save`, or only handed back; the caller reads it as `picked`, with what the operation answered. Expressions speak of the fields as `header` and of the lines by the name of their list, as in a document.",
  "korean": "팝업의 폼: 적어 넣을 필드와 라인, 불러오고 저장하는 오퍼레이션. 필드는 식에서 header, 라인은 그 목록의 이름입니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "load",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": true,
    "note": "The operation that answers what the popup begins with: a document, one object, or a list, which is the lines. Without `save` and `like` it is only shown.",
    "whenAbsent": "the popup begins empty",
    "korean": "열 때 내용을 불러오는 오퍼레이션. 문서, 객체 하나, 또는 라인이 될 목록을 답합니다. save와 like가 없으면 보기만 합니다."
   },
   {
    "name": "save",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": true,
    "note": "The operation that is called with what was entered; the fields are those of its request. Not together with `like`. Where a workflow names it as a transition, its groups and states decide who can open the popup, and from where.",
    "korean": "적은 것을 보내는 오퍼레이션. 그 요청의 필드를 고칩니다. 업무 흐름의 전이이면 그 권한과 상태에서만 열립니다."
   },
   {
    "name": "like",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": true,
    "note": "Nothing is called, what was entered is handed back: the operation whose rows, or whose request, have the fields. Not together with `save`.",
    "korean": "아무것도 부르지 않고 적은 값만 돌려줍니다. 필드를 가져올 오퍼레이션을 적습니다."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "What `load` and `save` are called with beside the fields; each takes what it knows. The version that was loaded goes along by itself. For example: \"with\": { \"boardId\": \"'notice'\" }",
    "korean": "필드 밖에 load와 save에 넘기는 값. 이름은 파라미터, 값은 식입니다. 불러온 version은 저절로 함께 갑니다.",
    "example": "\"with\": { \"boardId\": \"'notice'\" }"
   },
   {
    "name": "initial",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "First values of the fields, for example from `params`; of what is loaded, those it leaves empty.",
    "korean": "필드의 첫 값. 여는 쪽이 넘긴 값은 params입니다. 불러온 내용에서는 비어 있는 필드만 채웁니다."
   },
   {
    "name": "columns",
    "type": {
     "kind": "literal",
     "values": [
      1,
      2,
      3,
      4
     ]
    },
    "isOptional": true,
    "note": "Fields side by side; the popup is as wide.",
    "whenAbsent": "1",
    "korean": "한 줄에 놓는 필드의 수. 팝업의 너비도 따라갑니다."
   },
   {
    "name": "fields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "FormFieldDefinition"
     }
    },
    "isOptional": true,
    "note": "The fields. May be missing where there is a `grid`.",
    "korean": "필드. 이름만 적으면 나머지는 계약에서 가져옵니다. grid가 있으면 없어도 됩니다."
   },
   {
    "name": "grid",
    "type": {
     "kind": "reference",
     "name": "GridDefinition"
    },
    "isOptional": true,
    "note": "Lines below the fields: `lines` names their list in what is loaded or sent; editable are the cells that the request takes. With `newRow` rows can be added and deleted. For example: \"grid\": { \"lines\": \"lines\", \"newRow\": {}, \"columns\": [\"qty\"] }",
    "korean": "필드 아래의 라인. lines에 그 목록의 이름을 적습니다. 요청이 받는 칸을 고칠 수 있고, newRow를 적으면 행을 더하고 뺍니다.",
    "example": "\"grid\": { \"lines\": \"lines\", \"newRow\": {}, \"columns\": [\"qty\"] }"
   },
   {
    "name": "initialLine",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "First values of the cells that a loaded line leaves empty, over `line`.",
    "korean": "불러온 라인에서 비어 있는 칸의 첫 값. 그 라인은 식에서 line입니다."
   },
   {
    "name": "sendWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "Lines that are sent, over `line`; the others are neither judged nor sent. For example: \"sendWhen\": \"has(line.qty)\"",
    "whenAbsent": "all",
    "korean": "보내는 라인. 다른 라인은 검사하지도 보내지도 않습니다.",
    "example": "\"sendWhen\": \"has(line.qty)\""
   },
   {
    "name": "files",
    "type": {
     "kind": "reference",
     "name": "PopupFilesDefinition"
    },
    "isOptional": true,
    "note": "Attached files, whose id is one of the fields. For example: \"files\": { \"title\": \"첨부파일\", \"field\": \"fileId\", \"owner\": \"POST\" }",
    "korean": "첨부파일. 파일 id가 필드 가운데 하나입니다.",
    "example": "\"files\": { \"title\": \"첨부파일\", \"field\": \"fileId\", \"owner\": \"POST\" }"
   },
   {
    "name": "editWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "While it is false when the popup opens, the fields are only shown. Over `params` and `user`. For example: \"editWhen\": \"user.authGroupId != '40'\"",
    "whenAbsent": "always editable",
    "korean": "열 때 거짓이면 보기만 합니다. params와 user로 적습니다.",
    "example": "\"editWhen\": \"user.authGroupId != '40'\""
   },
   {
    "name": "confirm",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Korean: asked before it is sent. For example: \"confirm\": \"이대로 등록할까요?\"",
    "whenAbsent": "is sent at once",
    "korean": "보내기 전에 묻는 글.",
    "example": "\"confirm\": \"이대로 등록할까요?\""
   }
  ]
 },
 "PopupFilesDefinition": {
  "kind": "object",
  "note": "",
  "korean": "팝업의 첨부파일.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean. For example: \"title\": \"첨부파일\"",
    "korean": "제목.",
    "example": "\"title\": \"첨부파일\""
   },
   {
    "name": "field",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "The field that holds the file id. For example: \"field\": \"fileId\"",
    "korean": "파일 id가 들어 있는 필드.",
    "example": "\"field\": \"fileId\""
   },
   {
    "name": "owner",
    "type": {
     "kind": "text",
     "meaning": "OwnerName"
    },
    "isOptional": false,
    "note": "Owner document type of the upload, of code group OWNER_DOC. For example: \"owner\": \"POST\"",
    "korean": "올린 파일의 문서 종류. 코드 그룹 OWNER_DOC의 값입니다.",
    "example": "\"owner\": \"POST\""
   }
  ]
 },
 "PreviewDefinition": {
  "kind": "object",
  "note": "A popup shown before a transition; its choose button goes on.",
  "korean": "미리 보기: 상태를 바꾸기 전에 보이는 팝업.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "popup",
    "type": {
     "kind": "text",
     "meaning": "PopupName"
    },
    "isOptional": false,
    "note": "",
    "korean": "보일 팝업."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Parameter or filter field of the popup to value.",
    "korean": "팝업에 넘기는 값."
   }
  ]
 },
 "ScreenDefinition": {
  "kind": "object",
  "note": "One screen, as an analyst writes it in `<screen>.screen.json`. A list page says `filter` and `grid`; every other page says `blocks`.",
  "korean": "화면: 파일 하나에 적는 화면 하나.",
  "properties": [
   {
    "name": "$schema",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Lets the editor complete and check this file."
   },
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "A remark for the next author. Nobody else reads it."
   },
   {
    "name": "screen",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "The stable id; the file is named after it.",
    "korean": "화면의 id. 파일 이름과 같습니다."
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Page title. Korean.",
    "korean": "화면의 제목."
   },
   {
    "name": "route",
    "type": {
     "kind": "reference",
     "name": "RouteDefinition"
    },
    "isOptional": false,
    "note": "",
    "korean": "주소와 포털."
   },
   {
    "name": "filter",
    "type": {
     "kind": "reference",
     "name": "FilterDefinition"
    },
    "isOptional": true,
    "note": "Short form: the filter bar of a list page. For example: \"filter\": { \"fields\": [\"prNo\", \"title\"] }",
    "korean": "목록 화면의 검색 조건.",
    "example": "\"filter\": { \"fields\": [\"prNo\", \"title\"] }"
   },
   {
    "name": "grid",
    "type": {
     "kind": "reference",
     "name": "GridDefinition"
    },
    "isOptional": true,
    "note": "Short form: the grid of a list page. For example: \"grid\": { \"rows\": \"listPr\", \"columns\": [\"prNo\", \"title\", \"status\"] }",
    "korean": "목록 화면의 그리드.",
    "example": "\"grid\": { \"rows\": \"listPr\", \"columns\": [\"prNo\", \"title\", \"status\"] }"
   },
   {
    "name": "document",
    "type": {
     "kind": "reference",
     "name": "DocumentDefinition"
    },
    "isOptional": true,
    "note": "Makes the page a document: one record with its workflow.",
    "korean": "문서 화면이면 그 문서."
   },
   {
    "name": "blocks",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "BlockDefinition"
     }
    },
    "isOptional": true,
    "note": "Long form: the parts of the page from top to bottom. For example: \"blocks\": [{ \"block\": \"filter\", \"fields\": [\"prNo\"] }, { \"block\": \"grid\", \"rows\": \"listPr\", \"columns\": [\"prNo\", \"title\"] }]",
    "korean": "목록이 아닌 화면의 블록. 위에서 아래로 적습니다.",
    "example": "\"blocks\": [{ \"block\": \"filter\", \"fields\": [\"prNo\"] }, { \"block\": \"grid\", \"rows\": \"listPr\", \"columns\": [\"prNo\", \"title\"] }]"
   },
   {
    "name": "samples",
    "type": {
     "kind": "text",
     "meaning": "SamplesName"
    },
    "isOptional": true,
    "note": "The page works on the answers that `<name>.samples.json` holds for its operations, and asks no server: for pages that show how something looks, and for a screen whose operations nobody serves yet.",
    "whenAbsent": "the server answers",
    "korean": "서버 대신 <이름>.samples.json의 예시 데이터로 동작합니다. 팝업도 예시 데이터에서 찾습니다."
   },
   {
    "name": "actions",
    "type": {
     "kind": "list",
     "item": {
      "kind": "reference",
      "name": "ActionDefinition"
     }
    },
    "isOptional": true,
    "note": "What a user can do here, in the order of the toolbar.",
    "korean": "할 수 있는 일. 도구 모음의 순서로 적습니다."
   }
  ]
 },
 "RouteDefinition": {
  "kind": "object",
  "note": "",
  "korean": "주소: 화면이 열리는 곳.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "path",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "The path inside the portal; the external portal puts /cyber before it.",
    "korean": "포털 안의 주소. 협력사 포털은 앞에 /cyber가 붙습니다."
   },
   {
    "name": "portals",
    "type": {
     "kind": "list",
     "item": {
      "kind": "union",
      "options": [
       {
        "kind": "reference",
        "name": "PortalName"
       },
       {
        "kind": "reference",
        "name": "MountDefinition"
       }
      ]
     }
    },
    "isOptional": false,
    "note": "Where the screen is mounted.",
    "korean": "열리는 포털: internal 임직원, external 협력사."
   },
   {
    "name": "params",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text"
     }
    },
    "isOptional": true,
    "note": "Query parameters the page understands besides its filter fields.",
    "whenAbsent": "none",
    "korean": "검색 필드 밖에 화면이 알아듣는 주소의 파라미터."
   },
   {
    "name": "aliases",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text"
     }
    },
    "isOptional": true,
    "note": "Further paths inside the portal that lead to this one, for example the folder above it.",
    "whenAbsent": "none",
    "korean": "이 화면으로 넘어오는 다른 주소."
   }
  ]
 },
 "MountDefinition": {
  "kind": "object",
  "note": "",
  "korean": "포털: 포털과 들어오는 방법.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "portal",
    "type": {
     "kind": "reference",
     "name": "PortalName"
    },
    "isOptional": false,
    "note": "",
    "korean": "internal 임직원, external 협력사."
   },
   {
    "name": "access",
    "type": {
     "kind": "literal",
     "values": [
      "authenticated",
      "extra-auth",
      "public"
     ]
    },
    "isOptional": true,
    "note": "`extra-auth`: the page is also entered by link and tries to log in first (spec §4). `public`: open to everybody, outside of the frame; its operations need no session, or it has `samples`.",
    "whenAbsent": "\"authenticated\"",
    "korean": "authenticated 로그인한 사람만, extra-auth 링크로도 들어오며 먼저 로그인을 시도함, public 로그인 없이 누구나."
   }
  ]
 },
 "Noted": {
  "kind": "object",
  "note": "",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   }
  ]
 },
 "SearchStep": {
  "kind": "object",
  "note": "Runs the grid's operation with the filter as it stands.",
  "korean": "조회: 지금 검색 조건으로 다시 조회합니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "search"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"search\" }",
    "example": "{ \"step\": \"search\" }"
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "For example: \"grid\": \"receipts\"",
    "whenAbsent": "every grid of the page",
    "korean": "조회할 그리드. 적지 않으면 모두입니다.",
    "example": "\"grid\": \"receipts\""
   }
  ]
 },
 "ResetStep": {
  "kind": "object",
  "note": "Puts the filter back to its first values; on a page without a filter the document to what it was before it was edited.",
  "korean": "초기화: 검색 조건을 첫 값으로 되돌립니다. 검색 조건이 없는 문서 화면에서는 고치기 전의 문서로 되돌립니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "reset"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"reset\" }",
    "example": "{ \"step\": \"reset\" }"
   }
  ]
 },
 "CallStep": {
  "kind": "object",
  "note": "Calls an operation. Its answer is `answer` in `set` and in the steps behind it.",
  "korean": "호출: 오퍼레이션을 부릅니다. 답은 set과 다음 단계에서 answer입니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "call"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "operation",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": false,
    "note": "",
    "korean": "부를 오퍼레이션."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "",
    "korean": "오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다."
   },
   {
    "name": "changes",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Sends the changed rows of this grid, after its checks, and searches it again; the operation is the grid's `save`. For example: \"changes\": \"groups\"",
    "korean": "이 그리드에서 바뀐 행을 검사해 보내고 다시 조회합니다. 오퍼레이션은 그리드의 save입니다.",
    "example": "\"changes\": \"groups\""
   },
   {
    "name": "set",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Place to value: \"header.x\", \"filter.x\" or \"line.x\".",
    "korean": "답으로 채울 곳. 이름은 header.x, filter.x, line.x입니다."
   }
  ]
 },
 "OpenStep": {
  "kind": "object",
  "note": "Opens a popup and waits. A closed popup ends the action; the chosen row is `picked` in the steps behind it.",
  "korean": "팝업: 팝업을 열고 고를 때까지 기다립니다. 닫으면 거기서 끝나고, 고른 행은 다음 단계에서 picked입니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "open"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "popup",
    "type": {
     "kind": "text",
     "meaning": "PopupName"
    },
    "isOptional": false,
    "note": "",
    "korean": "여는 팝업."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "",
    "korean": "팝업에 넘기는 값."
   },
   {
    "name": "addTo",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The grid that gets a new row for each of the chosen rows: the popup chooses many, and the column of the grid that opens the same popup, else one that finds the same record by another, says how a row is filled. All come in together and can be taken back together.",
    "korean": "고른 행마다 새 행을 더할 그리드. 그 그리드에서 같은 팝업을 여는 칼럼, 없으면 같은 기록을 다른 팝업으로 찾는 칼럼이 채우는 방법을 정합니다."
   },
   {
    "name": "set",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Place to value, from `picked`. For example: \"set\": { \"header.wishCompNo\": \"picked.compNo\" }",
    "korean": "고른 행(picked)으로 채울 곳.",
    "example": "\"set\": { \"header.wishCompNo\": \"picked.compNo\" }"
   }
  ]
 },
 "GoStep": {
  "kind": "object",
  "note": "Goes to another screen.",
  "korean": "이동: 다른 화면을 엽니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "go"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"go\", \"screen\": \"prList\" }",
    "example": "{ \"step\": \"go\", \"screen\": \"prList\" }"
   },
   {
    "name": "screen",
    "type": {
     "kind": "text",
     "meaning": "ScreenName"
    },
    "isOptional": false,
    "note": "",
    "korean": "열 화면의 id."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Query parameter to value. For example: \"with\": { \"prNo\": \"row.prNo\" }",
    "korean": "주소에 붙일 값.",
    "example": "\"with\": { \"prNo\": \"row.prNo\" }"
   }
  ]
 },
 "ConfirmStep": {
  "kind": "object",
  "note": "Asks; \"no\" ends the action.",
  "korean": "확인: 묻고, 아니요면 거기서 끝납니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "confirm"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"confirm\", \"text\": \"지울까요?\" }",
    "example": "{ \"step\": \"confirm\", \"text\": \"지울까요?\" }"
   },
   {
    "name": "text",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean. For example: \"text\": \"품목을 모두 지울까요?\"",
    "korean": "묻는 글.",
    "example": "\"text\": \"품목을 모두 지울까요?\""
   },
   {
    "name": "args",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Texts that stand in for {0}, {1} … of the question; 은(는), 을(를) and 이(가) behind them are chosen by how they end. For example: { \"step\": \"confirm\", \"text\": \"{0}을(를) 지울까요?\", \"args\": [\"header.title\"] }",
    "whenAbsent": "the text as it is written",
    "korean": "묻는 글의 {0}, {1}에 들어갈 값. 뒤의 은(는), 을(를), 이(가)는 알맞게 바뀝니다.",
    "example": "{ \"step\": \"confirm\", \"text\": \"{0}을(를) 지울까요?\", \"args\": [\"header.title\"] }"
   }
  ]
 },
 "AlertStep": {
  "kind": "object",
  "note": "",
  "korean": "알림: 안내를 보입니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "alert"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"alert\", \"text\": \"저장했습니다.\" }",
    "example": "{ \"step\": \"alert\", \"text\": \"저장했습니다.\" }"
   },
   {
    "name": "text",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean. For example: \"text\": \"저장했습니다.\"",
    "korean": "안내하는 글.",
    "example": "\"text\": \"저장했습니다.\""
   },
   {
    "name": "args",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Texts that stand in for {0}, {1} … as in a question. For example: { \"step\": \"alert\", \"text\": \"{0}을(를) 다시 확인해 주세요.\", \"args\": [\"header.title\"] }",
    "whenAbsent": "the text as it is written",
    "korean": "안내하는 글의 {0}, {1}에 들어갈 값. 확인과 같습니다.",
    "example": "{ \"step\": \"alert\", \"text\": \"{0}을(를) 다시 확인해 주세요.\", \"args\": [\"header.title\"] }"
   }
  ]
 },
 "SetStep": {
  "kind": "object",
  "note": "Writes values: \"header.x\", \"filter.x\" or \"line.x\".",
  "korean": "값 쓰기: 값을 씁니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "set"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"set\", \"values\": { \"header.title\": \"'제목'\" } }",
    "example": "{ \"step\": \"set\", \"values\": { \"header.title\": \"'제목'\" } }"
   },
   {
    "name": "values",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": false,
    "note": "For example: \"values\": { \"header.currency\": \"'KRW'\", \"header.exRate\": \"decimal('1')\" }",
    "korean": "쓸 곳과 값. 이름은 header.x, filter.x, line.x입니다.",
    "example": "\"values\": { \"header.currency\": \"'KRW'\", \"header.exRate\": \"decimal('1')\" }"
   }
  ]
 },
 "AddRowStep": {
  "kind": "object",
  "note": "Adds a row to an edited grid, or starts a new document on the grid that chooses it.",
  "korean": "행추가: 그리드에 행을 더합니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "addRow"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "더할 그리드."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "First values of a new document, by header field.",
    "korean": "새 행의 첫 값."
   },
   {
    "name": "copy",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Copies the selected row. For example: \"copy\": true",
    "whenAbsent": "false",
    "korean": "고른 행을 베낍니다.",
    "example": "\"copy\": true"
   }
  ]
 },
 "DeleteRowStep": {
  "kind": "object",
  "note": "Marks the checked or selected rows as deleted; new ones go at once.",
  "korean": "행삭제: 고른 행에 삭제 표시를 합니다. 새 행은 바로 없어집니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "deleteRow"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "지울 그리드."
   }
  ]
 },
 "ExportStep": {
  "kind": "object",
  "note": "Excel out: what is displayed, or everything found.",
  "korean": "엑셀 내려받기: 보이는 행이나 찾은 행 모두를 엑셀로 받습니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "export"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "",
    "whenAbsent": "the only grid of the page",
    "korean": "받을 그리드. 하나뿐이면 적지 않습니다."
   }
  ]
 },
 "ImportStep": {
  "kind": "object",
  "note": "Excel in: a dialog with a template to download, a preview of what a filled-in file holds, the reason at every cell that cannot be taken, and the choice of all rows or the good ones. The rows come into the grid as new rows, taken back in one.",
  "korean": "엑셀 업로드: 양식을 내려받아 채운 파일의 행을 그리드에 새 행으로 넣습니다. 잘못된 칸은 이유를 보여 줍니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "import"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "행을 넣을 그리드. `by`가 없으면 행을 추가할 수 있어야 합니다."
   },
   {
    "name": "by",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "The column by which a row of the file finds the line that it changes: nothing is added, the template holds the lines as they stand, and cells left empty leave alone what stands there.",
    "korean": "파일의 행이 고칠 행을 찾는 열. 행을 추가하지 않고 이미 있는 행의 값만 바꾸며, 양식에 지금 행이 들어 있습니다. 빈 칸은 그대로 둡니다."
   }
  ]
 },
 "UploadStep": {
  "kind": "object",
  "note": "A workbook that goes to the server as a whole: a dialog with a template to download and a place for the filled-in file; kind and size are judged at once, everything else by the operation, in whose words a refusal is shown. Afterwards the page goes on to `then` with the answered number, or searches again.",
  "korean": "파일 업로드: 채운 엑셀 파일을 통째로 서버에 올립니다. 서버가 거절하면 그 이유를 보여 줍니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "upload"
     ]
    },
    "isOptional": false,
    "note": ""
   },
   {
    "name": "operation",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": false,
    "note": "The operation that takes the file; its name goes along as `fileName`.",
    "korean": "파일을 받는 오퍼레이션."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "Parameters of the operation beside the name of the file. For example: \"with\": { \"ownerType\": \"'ASSET'\" }",
    "korean": "파일 이름 밖에 오퍼레이션에 넘기는 값.",
    "example": "\"with\": { \"ownerType\": \"'ASSET'\" }"
   },
   {
    "name": "template",
    "type": {
     "kind": "reference",
     "name": "DownloadDefinition"
    },
    "isOptional": true,
    "note": "",
    "korean": "창에서 내려받는 양식."
   },
   {
    "name": "then",
    "type": {
     "kind": "text",
     "meaning": "ScreenName"
    },
    "isOptional": true,
    "note": "The screen to go to with the answered document number.",
    "whenAbsent": "stays, and searches again",
    "korean": "끝난 뒤 답으로 받은 번호를 가지고 여는 화면. 적지 않으면 다시 조회합니다."
   }
  ]
 },
 "DownloadDefinition": {
  "kind": "object",
  "note": "",
  "korean": "내려받는 파일: 파일을 답하는 오퍼레이션과 저장할 이름.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "operation",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": false,
    "note": "",
    "korean": "파일을 답하는 오퍼레이션."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "For example: \"with\": { \"id\": \"header.fileId\" }",
    "korean": "오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.",
    "example": "\"with\": { \"id\": \"header.fileId\" }"
   },
   {
    "name": "file",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean name of the file with its ending.",
    "korean": "저장할 파일의 이름. 확장자까지 적습니다."
   }
  ]
 },
 "DownloadStep": {
  "kind": "object",
  "note": "Downloads the file that an operation answers, for example a template to be filled in.",
  "korean": "내려받기: 오퍼레이션이 답하는 파일을 내려받습니다. 예: 업로드 양식.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "operation",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": false,
    "note": "",
    "korean": "파일을 답하는 오퍼레이션."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "For example: \"with\": { \"id\": \"header.fileId\" }",
    "korean": "오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다.",
    "example": "\"with\": { \"id\": \"header.fileId\" }"
   },
   {
    "name": "file",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "Korean name of the file with its ending.",
    "korean": "저장할 파일의 이름. 확장자까지 적습니다."
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "download"
     ]
    },
    "isOptional": false,
    "note": ""
   }
  ]
 },
 "PrintStep": {
  "kind": "object",
  "note": "Shows the saved document as a sheet of paper and prints it; or, with `sheets`, whole sheets that an operation answers.",
  "korean": "출력: 저장된 문서나 서버가 답한 양식을 보여 주고 인쇄합니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "print"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"print\", \"title\": \"구매요청서\", \"fields\": [\"title\", \"reqDate\", \"needDate\"] }",
    "example": "{ \"step\": \"print\", \"title\": \"구매요청서\", \"fields\": [\"title\", \"reqDate\", \"needDate\"] }"
   },
   {
    "name": "title",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": "Of the document's sheet; sheets of an operation have their own.",
    "korean": "양식의 제목. 예: 구매요청서."
   },
   {
    "name": "fields",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text"
     }
    },
    "isOptional": true,
    "note": "Header fields, two to a line.",
    "korean": "머리에 찍을 필드. 한 줄에 두 개씩 찍습니다."
   },
   {
    "name": "sheets",
    "type": {
     "kind": "text",
     "meaning": "OperationName"
    },
    "isOptional": true,
    "note": "The operation that answers whole sheets, printed one behind the other; the page needs no document for it.",
    "korean": "찍을 양식을 통째로 답하는 오퍼레이션. 문서가 없는 화면에서도 쓰고, 여러 장이면 이어서 찍습니다."
   },
   {
    "name": "with",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "What that operation is called with.",
    "korean": "sheets의 오퍼레이션에 넘기는 값. 이름은 파라미터, 값은 식입니다."
   },
   {
    "name": "lines",
    "type": {
     "kind": "reference",
     "name": "PrintLinesDefinition"
    },
    "isOptional": true,
    "note": "",
    "korean": "그 아래에 찍을 라인."
   },
   {
    "name": "amount",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "The amount that is also written in Hangul: a decimal in won.",
    "korean": "한글로도 찍을 금액(원)."
   },
   {
    "name": "approval",
    "type": {
     "kind": "boolean"
    },
    "isOptional": true,
    "note": "Boxes of the approval line at the top right.",
    "whenAbsent": "false",
    "korean": "결재란을 찍습니다."
   }
  ]
 },
 "PrintLinesDefinition": {
  "kind": "object",
  "note": "",
  "korean": "출력하는 라인: 어느 그리드의 어느 칼럼인지.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "grid",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "",
    "korean": "라인이 있는 그리드."
   },
   {
    "name": "columns",
    "type": {
     "kind": "list",
     "item": {
      "kind": "text"
     }
    },
    "isOptional": false,
    "note": "Columns of that grid, in the order of the paper.",
    "korean": "찍을 칼럼. 적은 순서대로 찍습니다."
   }
  ]
 },
 "TransitionStep": {
  "kind": "object",
  "note": "Moves the document, or the checked rows, through its workflow.",
  "korean": "상태 변경: 문서나 체크한 행의 상태를 바꿉니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "transition"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"transition\", \"transition\": \"submitPr\" }",
    "example": "{ \"step\": \"transition\", \"transition\": \"submitPr\" }"
   },
   {
    "name": "transition",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "TransitionName"
      },
      {
       "kind": "list",
       "item": {
        "kind": "text",
        "meaning": "TransitionName"
       }
      }
     ]
    },
    "isOptional": false,
    "note": "Several: the first that the state allows. For example: \"transition\": \"submitPr\"",
    "korean": "실행할 전이. 여러 개면 할 수 있는 첫째.",
    "example": "\"transition\": \"submitPr\""
   },
   {
    "name": "preview",
    "type": {
     "kind": "union",
     "options": [
      {
       "kind": "text",
       "meaning": "PopupName"
      },
      {
       "kind": "reference",
       "name": "PreviewDefinition"
      }
     ]
    },
    "isOptional": true,
    "note": "A popup shown before, for example the approval line. For example: \"preview\": { \"popup\": \"apprLine\", \"with\": { \"docType\": \"'PR'\", \"docNo\": \"header.prNo\" } }",
    "korean": "먼저 보여 주는 팝업.",
    "example": "\"preview\": { \"popup\": \"apprLine\", \"with\": { \"docType\": \"'PR'\", \"docNo\": \"header.prNo\" } }"
   },
   {
    "name": "send",
    "type": {
     "kind": "record",
     "value": {
      "kind": "text",
      "meaning": "Expression"
     }
    },
    "isOptional": true,
    "note": "What goes along beside version and reason: field of the operation's body to value; `picked` is the row chosen in the preview. For example: \"send\": { \"reason\": \"header.reason\" }",
    "korean": "버전, 사유와 함께 보내는 값. 미리 보기에서 고른 행은 picked입니다.",
    "example": "\"send\": { \"reason\": \"header.reason\" }"
   },
   {
    "name": "reasonWhen",
    "type": {
     "kind": "text",
     "meaning": "Expression"
    },
    "isOptional": true,
    "note": "While true the reason that the workflow lets one give has to be given. For example: \"reasonWhen\": \"header.totalAmtKrw > 1000000\"",
    "korean": "참이면 업무 흐름에서 선택인 사유를 꼭 받습니다.",
    "example": "\"reasonWhen\": \"header.totalAmtKrw > 1000000\""
   }
  ]
 },
 "HookStep": {
  "kind": "object",
  "note": "Calls the hand-written function of that name in `<screen>.hooks.ts`.",
  "korean": "손으로 쓴 함수: <화면>.hooks.ts의 함수를 부릅니다.",
  "properties": [
   {
    "name": "note",
    "type": {
     "kind": "text"
    },
    "isOptional": true,
    "note": ""
   },
   {
    "name": "step",
    "type": {
     "kind": "literal",
     "values": [
      "hook"
     ]
    },
    "isOptional": false,
    "note": "For example: { \"step\": \"hook\", \"hook\": \"splitLines\" }",
    "example": "{ \"step\": \"hook\", \"hook\": \"splitLines\" }"
   },
   {
    "name": "hook",
    "type": {
     "kind": "text"
    },
    "isOptional": false,
    "note": "For example: \"hook\": \"splitLines\"",
    "korean": "함수의 이름.",
    "example": "\"hook\": \"splitLines\""
   }
  ]
 }
}
