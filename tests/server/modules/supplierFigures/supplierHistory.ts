/** What happened with one supplier: the documents that his figures are computed from. Quantities and amounts are decimals. */
export interface SupplierHistory {
  readonly orders: readonly HistoryOrder[]
  readonly receipts: readonly HistoryReceipt[]
  readonly surveys: readonly HistorySurvey[]
}

export interface HistoryOrder {
  readonly no: string
  readonly day: string
  readonly type: string
  readonly status: string
  readonly currency: string
  readonly rate: string
  readonly forwardYn: string
  readonly sentAt: string
  readonly resentAt: readonly string[]
  readonly acceptedAt: string | null
  /** Due day of its lines that have none. */
  readonly due: string | null
  readonly lines: readonly HistoryLine[]
}

export interface HistoryLine {
  readonly no: number
  readonly item: string | null
  readonly qty: string
  readonly amt: string
  readonly due: string | null
  readonly underTol: string
  readonly completedYn: string
}

export interface HistoryReceipt {
  readonly no: string
  readonly order: string
  readonly type: string
  readonly status: string
  readonly day: string | null
  readonly lines: readonly HistoryReceived[]
}

export interface HistoryReceived {
  readonly no: number
  readonly orderLine: number
  readonly delivered: string
  readonly accepted: string
  readonly rejected: string
  readonly returned: string
  readonly lastYn: string
}

export interface HistorySurvey {
  readonly no: string
  readonly order: string
  readonly day: string
  readonly status: string
  readonly average: string | null
}
