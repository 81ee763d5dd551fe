import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { text } from '../../i18n/text'
import { isChunkFailure } from '../frame/chunkFailure'
import { PieceError } from './PieceError'
import { StatusPage } from './StatusPage'

/** Stands in the place of a page that could not be made; the frame and the other screens live on. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    console.error(error)
  }, [error])

  if (isChunkFailure(error)) return <PieceError />
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
}

function nameOf(error: unknown): string | undefined {
  return error instanceof Error ? text('helpCode', [error.name]) : undefined
}
