import type { Optional, Timestamp } from './columnTypes'

interface UsedStateTable {
  state_hash: string
  expires_dt: Timestamp
}

/** Whom the directory has proved, until his page asks for the session. */
interface DirectoryProofTable {
  token_hash: string
  way: 'AD' | 'SSO'
  identity: string
  login_name: Optional<string>
  email: Optional<string>
  sealed_token: Optional<string>
  expires_dt: Timestamp
}

interface DirectorySessionTable {
  token_key: string
  sealed_token: string
  created_dt: Timestamp
}

export interface DirectoryTables {
  used_state: UsedStateTable
  directory_proof: DirectoryProofTable
  directory_session: DirectorySessionTable
}
