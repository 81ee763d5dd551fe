/** Which portal a row belongs to: I is that of the company, E that of suppliers. */
export type PortalCode = 'I' | 'E'
/** How a session began. */
export type LoginMode = 'AD' | 'SSO' | 'IDPW' | 'OTP' | 'DEV'
/** What a log-in that is under way waits for. */
export type LoginTransactionKind = 'OTP' | 'AD' | 'DEV' | 'ADI'
/** How a message leaves: S by text message, E by e-mail. */
export type Channel = 'S' | 'E'
export type ExportStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELED'
export type MatchResult = 'FIT' | 'WARN' | 'ALLOW'
/** The directory that has proved who somebody is. */
export type ProofWay = 'AD' | 'SSO'
