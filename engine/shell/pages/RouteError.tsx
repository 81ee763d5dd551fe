import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { text } from '../../i18n/text'
import { isChunkFailure } from '../frame/chunkFailure'
import { PieceError } from './PieceError'
import { StatusPage } from './StatusPage'

/** In place of everything, where there is no frame around the page. */
export const RootError = () => <RouteError isWhole />

/** Stands in the place of a page that could not be made; the frame and the other screens live on. */
export function RouteError({ isWhole = false }: { readonly isWhole?: boolean }) {
  const error = useRouteError()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    console.error(error)
  }, [error])

  if (isChunkFailure(error)) return <PieceError isWhole={isWhole} />
  return (
    <StatusPage
      isWhole={isWhole}
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
