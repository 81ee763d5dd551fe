import { agreements } from '../../../engine/compile/agreements'
import { type CompiledAll, compileAll } from '../../../engine/compile/compileAll'

export const samplePopup = `{
  "popup": "samplePr",
  "title": "요청 선택",
  "grid": { "rows": "listPr", "columns": ["prNo", "title"] }
}
`

export const sampleList = `{
  "screen": "sampleList",
  "title": "요청 현황",
  "route": { "path": "/sampleList", "portals": ["internal"] },
  "filter": { "fields": [
    "title",
    { "field": "status", "visibleWhen": "filter.title != ''" }
  ] },
  "grid": { "title": "요청", "rows": "listPr", "select": "many", "columns": [
    { "field": "prNo", "frozen": true },
    "title", "deptnm"
  ] },
  "actions": [
    "search",
    { "label": "고르기", "open": "samplePr" }
  ]
}
`

/** A list and a popup, compiled against the contract of the product. */
export function compileSample(list = sampleList, popup = samplePopup): CompiledAll {
  return compileAll(
    {
      definitions: [
        { file: 'screens/popups/samplePr.popup.json', kind: 'popup', text: popup },
        { file: 'screens/purchase/sampleList.screen.json', kind: 'screen', text: list },
      ],
      hooks: new Map(),
    },
    agreements,
  )
}
