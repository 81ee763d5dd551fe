import type { RequirementRow } from './requirementTests'

const payment = 'browser/scenarios/payment.spec.ts'
const receipts = 'browser/scenarios/receipts.spec.ts'
const reports = 'browser/scenarios/reports.spec.ts'
const claims = 'browser/scenarios/claims.spec.ts'
const orders = 'browser/product/orderFlow.spec.ts'
const quotations = 'server/modules/rfq/quotationFlow.test.ts'
const seal = 'server/modules/rfq/quotationSeal.test.ts'
const comparison = 'browser/product/quotation.spec.ts'
const request = 'server/modules/purchaseRequest/normalPurchase.test.ts'
const errors = 'server/modules/slip/slip.test.ts'
const settlement = 'server/modules/settlement/settlement.test.ts'
const letters = 'server/modules/loi/loi.test.ts'
const small = 'server/modules/simpleOrder/simpleOrder.test.ts'
const access = 'browser/product/scenarioAccess.spec.ts'
const bids = 'browser/scenarios/sealedBid.spec.ts'
const newcomer = 'server/flow/newcomer.test.ts'
const evaluation = 'server/modules/evaluationTotal/yearOfEvaluation.test.ts'
const delivery = 'server/modules/delivery/delivery.test.ts'

/** The end-to-end scenarios of the domain, each with what shows it in a browser, or on the server where a browser adds nothing. */
export const scenarioRows: Readonly<Record<string, RequirementRow>> = {
  S01: {
    proofs: [
      [
        request,
        'is drafted by the requester, reviewed by the head of the team and approved by the head of the section',
      ],
      [
        quotations,
        'opens sealed prices only when all have answered, ranks them, and moves the request along',
      ],
      [comparison, 'opened quotations are compared, the dearer supplier wants a reason'],
      [orders, 'a received request is ordered, approved, and accepted by its supplier in his portal'],
      [
        payment,
        'S01, S10, S16: what was received is settled, confirmed, invoiced, booked, refused by the ERP',
      ],
    ],
  },
  S02: {
    proofs: [
      [receipts, 'S02, S16: an order comes in parts, more than ordered, some of it is sent back'],
      ['server/modules/receipt/receipt.test.ts', 'goes through partial deliveries, a rejection, an approval'],
    ],
  },
  S04: {
    proofs: [
      [bids, 'S04, S16: three suppliers bid under seal, one on paper, and the winner is not the lowest'],
      [comparison, 'opened quotations are compared, the dearer supplier wants a reason'],
      [
        seal,
        'staff enter a paper quotation with a reason, and nobody else reads its prices before the opening',
      ],
      [quotations, 'lets a supplier change his prices before the deadline and never after'],
    ],
  },
  S05: {
    proofs: [
      [
        'browser/product/letterOfIntent.spec.ts',
        'a letter of intent is written, approved, accepted by its supplier, and becomes an order request',
      ],
      [letters, 'counts for exactly sixty days at the longest'],
      [letters, 'becomes an order request of at most 110 percent, and that an order of its type'],
      [letters, 'is declined with a reason that the buyer reads before he cancels it'],
    ],
  },
  S06: {
    proofs: [
      [
        'browser/product/simpleOrder.spec.ts',
        'a small purchase is reckoned while it is typed, submitted at once',
      ],
      [small, 'of exactly the limit is approved by the head of the department and becomes an order'],
      [small, 'of more is kept and not submitted'],
      [
        small,
        'is not split: what colleagues ordered of the supplier that day counts, another supplier does not',
      ],
      [small, 'whose transfer fails leaves no order, and is sent again by purchasing or operation'],
    ],
  },
  S07: {
    proofs: [
      [delivery, 'wants a reason and the scanned statement'],
      [
        'server/modules/orderRequest/orderRequest.test.ts',
        'to a supplier without the portal is accepted at once',
      ],
      [settlement, 'of a supplier without the portal is confirmed by staff alone'],
      [
        'browser/scenarios/paper.spec.ts',
        'S07: of a supplier without the portal staff enter delivery, confirmation and tax invoice',
      ],
    ],
  },
  S09: {
    proofs: [
      [claims, 'S09: a claim without an order is sent back, mended, assigned and approved'],
      ['server/modules/claim/noneOrder.test.ts', 'uses a number of the tax office once'],
    ],
  },
  S10: {
    proofs: [
      [
        payment,
        'S01, S10, S16: what was received is settled, confirmed, invoiced, booked, refused by the ERP',
      ],
      [errors, 'is retried five times a day; after an edit it is counted anew and goes through'],
      [
        errors,
        'is reversed with a slip that exchanges debit and credit, and its settlement can be booked again',
      ],
      [errors, 'is paid only where no reversal of it is under way'],
    ],
  },
  S11: {
    proofs: [
      [newcomer, 'S11: a company that nobody knows comes from its proposal to its first order'],
      [
        'browser/scenarios/newSupplier.spec.ts',
        'S11: an unknown company comes from its proposal to its first order',
      ],
    ],
    lacks: 'the request for quotation that its user sees',
  },
  S12: {
    proofs: [
      [evaluation, 'a year of evaluation (S12)'],
      [
        'browser/scenarios/yearOfEvaluation.spec.ts',
        'S12: a year of evaluation, from templates and sheets to the answered objection',
      ],
    ],
  },
  S14: {
    proofs: [
      [
        'browser/scenarios/lifeOfAsset.spec.ts',
        'S14: assets are bought, registered, moved, counted by two people, lost and disposed of',
      ],
      [
        'server/modules/asset/assets.test.ts',
        'S14: what is received becomes candidates, assets, and is moved, lost, disposed of',
      ],
      [
        'server/modules/asset/assets.test.ts',
        'S14: a round is opened once, counted by two people, closed with its effects',
      ],
    ],
  },
  S15: {
    proofs: [
      [
        'browser/product/requestWorkflow.spec.ts',
        'the auditor reads everything and finds no button that writes',
      ],
      ['browser/product/lookupPopups.spec.ts', 'a department that is the only hit is chosen without a popup'],
      [
        'browser/product/lookupPopups.spec.ts',
        'the person popup starts empty and wants a name of two characters or an id',
      ],
      ['browser/product/authority.spec.ts', 'a page that is refused by its address leads to /info401'],
      [access, 'S15: a request of another department is refused by its address'],
      [access, 'S15: who is tied to his department cannot choose another, and his list holds no other'],
      [access, 'S15: the employee widget of'],
      [access, 'S15: a section that is cleared takes department and person with it'],
      ['browser/product/lookupPopups.spec.ts', 'a double click chooses a department'],
      ['browser/product/authority.spec.ts', 'a session ended by an administrator leads its person to log-in'],
      [
        'browser/product/session.spec.ts',
        'a session ended elsewhere is told once at the next step, and log-in leads back',
      ],
      ['browser/product/session.spec.ts', 'a supplier whose session has expired is told at the door'],
      ['server/modules/login/cyberLogin.test.ts', 'which the fifth in a row ends with a lock'],
      [
        'browser/product/externalHost.spec.ts',
        'any other page on the host of suppliers leads to their portal',
      ],
      [access, 'S15: an unknown path is told as one'],
      [
        'browser/product/requestExcel.spec.ts',
        'Excel of what is displayed holds the loaded rows and the columns on the screen',
      ],
      [
        'browser/product/cyberLogin.spec.ts',
        'a timestamp that is not fresh is refused and leads to the entry',
      ],
      [
        'browser/product/cyberLogin.spec.ts',
        'a supplier does not enter the pages of staff and goes back to his home',
      ],
      [
        'server/authorization/otherScope.test.ts',
        'a record of another department or company is neither read nor changed',
      ],
    ],
  },
  S16: {
    proofs: [
      [
        payment,
        'S01, S10, S16: what was received is settled, confirmed, invoiced, booked, refused by the ERP',
      ],
      [receipts, 'S02, S16: an order comes in parts, more than ordered, some of it is sent back'],
      [bids, 'S04, S16: three suppliers bid under seal, one on paper, and the winner is not the lowest'],
      [reports, 'S16: the documents behind a figure add up to it, and the list of orders to the same'],
      [reports, 'S16: who reads a department or a section sees that alone, and a requester no report'],
      [reports, 'S16: a dear item is acted on with a reason, and the list stands where it stood'],
      [reports, 'S16: thousands round the exact total, and a target moves its line while judgments stay'],
      ['server/modules/report/reportVectors.test.ts', 'tells orders by their kind from claims without one'],
    ],
  },
  S17: {
    proofs: [
      [
        'browser/scenarios/lifeOfItem.spec.ts',
        'S17: an item is offered, refused, linked, priced, ordered, retired and taken up again',
      ],
      ['server/modules/item/companyItem.test.ts', 'costs more from a later day on'],
      ['server/modules/item/companyItem.test.ts', 'gives a new item what it begins with'],
    ],
  },
}
