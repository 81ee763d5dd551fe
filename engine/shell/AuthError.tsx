import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { text } from '../i18n/text'
import { StatusPage } from './StatusPage'

interface AuthErrorProps {
  readonly title: string
  /** Korean: what a code means. */
  readonly leadOf: (code: string) => string
  readonly children: ReactNode
}

/** Spec §2 and §8: why an authentication failed, from the query parameter "error". Only known codes are shown. */
export function AuthError({ title, leadOf, children }: AuthErrorProps) {
  const [params] = useSearchParams()
  const code = /^[A-Z]{2,4}\d{3,9}$/.exec(params.get('error') ?? '')?.[0]
  return (
    <StatusPage
      isWhole
      icon="warning"
      title={title}
      lead={leadOf(code ?? '')}
      code={code === undefined ? undefined : text('helpCode', [code])}
    >
      {children}
    </StatusPage>
  )
}
