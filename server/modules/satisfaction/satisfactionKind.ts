import { transSatisWorkflow } from '../../../schemas/workflow/workflows'
import type { Row } from '../../database/tables'
import { documentKind } from '../../document/documentKind'
import { conflict } from '../../http/failure'
import { satisfactionTexts } from './satisfactionTexts'

export type SatisfactionRecord = Row<'trans_satis'>

/** How satisfied whoever asked for an order is with its supplier. */
export const satisfaction = documentKind<SatisfactionRecord, object>({
  name: 'Satis',
  operations: { update: 'answerSatis' },
  docType: 'TS',
  workflow: transSatisWorkflow,
  table: 'trans_satis',
  number: 'satis_no',
  numberedDay: 'requested_dt',
  title: 'po_no',
  noted: ['avg_score'],
  page: '/business/evaManage/transSatisMngDetail',
  reasonTexts: { excludeSatis: satisfactionTexts.excludeReason },
  stateTexts: { answerSatis: { EXPIRED: satisfactionTexts.expired } },
  ownOnly: ['33'],
  ownRefusal: (refusal, transition) =>
    refusal === 'drafter' && transition === 'answerSatis'
      ? conflict(satisfactionTexts.otherRespondent)
      : undefined,
})
