import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { text } from '../../i18n/text'
import { isChunkFailure, mayReload } from '../frame/chunkFailure'
import { StatusPage } from './StatusPage'

/**
 * Stands in the place of a page that could not be made; the frame and the other screens live on. A missing piece of a newer
 * build offers one reload, anything else a new try.
 */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isChunk = isChunkFailure(error)
  const canReload = isChunk && mayReload(performance)

  useEffect(() => {
    console.error(error)
  }, [error])

  if (!isChunk)
    return (
      <StatusPage
        icon="warning"
        title={text('pageBrokenTitle')}
        lead={text('pageBrokenLead')}
        code={nameOf(error)}
      >
        <button type="button" className="button" data-look="primary" onClick={() => void revalidate()}>
          {text('retry')}
        </button>
      </StatusPage>
    )
  return (
    <StatusPage
      icon="warning"
      title={text('chunkLostTitle')}
      lead={text(canReload ? 'chunkLostLead' : 'chunkStillLostLead')}
    >
      <button type="button" className="button" data-look="primary" onClick={() => window.location.reload()}>
        {text('reload')}
      </button>
    </StatusPage>
  )
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? text('helpCode', [error.name]) : undefined
}
