import { useEffect, useState } from 'react'
import { text } from '../../i18n/text'
import { chunkLoss, mayReload } from '../frame/chunkFailure'
import { StatusPage } from './StatusPage'

interface WholeOrNot {
  /** Stands in place of the whole frame, not inside it. */
  readonly isWhole: boolean
}

/**
 * A piece of the page is missing. A newer build offers one reload; without a network a reload would lose the frame as well, so
 * the server has to answer before the page is loaded again.
 */
export function PieceError({ isWhole }: WholeOrNot) {
  const [loss, setLoss] = useState<'build' | 'network' | undefined>(() =>
    navigator.onLine ? undefined : 'network',
  )
  const isAsked = loss === undefined

  useEffect(() => {
    if (!isAsked) return
    let isLeft = false
    void chunkLoss().then(found => !isLeft && setLoss(found))
    return () => {
      isLeft = true
    }
  }, [isAsked])

  if (loss === undefined) return null
  if (loss === 'build')
    return (
      <StatusPage
        isWhole={isWhole}
        icon="warning"
        title={text('chunkLostTitle')}
        lead={text(mayReload(performance) ? 'chunkLostLead' : 'chunkStillLostLead')}
      >
        <button type="button" className="button" data-look="primary" onClick={() => window.location.reload()}>
          {text('reload')}
        </button>
      </StatusPage>
    )
  return <OfflinePiece isWhole={isWhole} />
}

function OfflinePiece({ isWhole }: WholeOrNot) {
  const [isStillLost, setIsStillLost] = useState(false)
  const tryAgain = async () => {
    if ((await chunkLoss()) === 'build') window.location.reload()
    else setIsStillLost(true)
  }
  return (
    <StatusPage
      isWhole={isWhole}
      icon="warning"
      title={text('chunkOfflineTitle')}
      lead={text(isStillLost ? 'chunkStillOfflineLead' : 'chunkOfflineLead')}
    >
      <button type="button" className="button" data-look="primary" onClick={() => void tryAgain()}>
        {text('retry')}
      </button>
    </StatusPage>
  )
}
