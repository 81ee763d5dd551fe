import { failureText, isRefusedByAuthority } from '../runtime/failure'
import { say } from '../runtime/say'
import type { Failure } from '../runtime/services'
import { BlockFailure } from './BlockFailure'

interface LoadFailureProps {
  readonly failure: Failure
  readonly onRetry?: (() => void) | undefined
}

/** An empty part of a page that could not be loaded: the words of the alert, who may help, and a button to ask again (spec §8). */
export function LoadFailure({ failure, onRetry }: LoadFailureProps) {
  const help = isRefusedByAuthority(failure) ? { help: say('refusedHelp') } : {}
  return <BlockFailure text={failureText(failure)} {...help} {...(onRetry && { onRetry })} />
}
