import type { Generated } from 'kysely'
import type { AddressTables } from './addressTables'
import type { ApprovalTables } from './approvalTables'
import type { BoardTables } from './boardTables'
import type { CodeTables } from './codeTables'
import type { Json, Timestamp } from './columnTypes'
import type { CommonTables } from './commonTables'
import type { DeliveryTables } from './deliveryTables'
import type { DirectoryTables } from './directoryTables'
import type { ExportTables } from './exportTables'
import type { FlowTables } from './flowTables'
import type { ItemTables } from './itemTables'
import type { LayoutTables } from './layoutTables'
import type { MenuTables } from './menuTables'
import type { OrderTables } from './orderTables'
import type { OrganisationTables } from './organisationTables'
import type { PurchaseTables } from './purchaseTables'
import type { RfqTables } from './rfqTables'
import type { SettlementTables } from './settlementTables'
import type { SimpleOrderTables } from './simpleOrderTables'
import type { SlipTables } from './slipTables'
import type { SupplierTables } from './supplierTables'

interface DocSequenceTable {
  prefix: string
  yyyymm: string
  last_no: number
}

interface IdempotencyKeyTable {
  actor: string
  route: string
  key: string
  body_hash: string
  status: number
  answer: Json
  created_at: Timestamp
}

/** What happened to a document; only ever added to. */
export interface DocumentEventTable {
  seq: Generated<string>
  doc_type: string
  doc_no: string
  at: Timestamp
  actor: string
  actor_name: string
  action: string
  from_status: string | null
  to_status: string | null
  reason: string | null
  before: Json | null
  after: Json | null
  request_id: string | null
}

/** Every table of the application. A module adds its own tables here. */
export interface Tables
  extends OrganisationTables,
    CommonTables,
    ItemTables,
    MenuTables,
    ApprovalTables,
    PurchaseTables,
    FlowTables,
    RfqTables,
    OrderTables,
    SimpleOrderTables,
    DeliveryTables,
    SettlementTables,
    BoardTables,
    AddressTables,
    ExportTables,
    LayoutTables,
    SlipTables,
    SupplierTables,
    DirectoryTables,
    CodeTables {
  doc_sequence: DocSequenceTable
  idempotency_key: IdempotencyKeyTable
  document_event: DocumentEventTable
}
