import { useEffect, useRef, useState } from 'react'
import { labelDetector } from './barcodeDetector'
import { widgetText } from './widgetText'

const pauseMilliseconds = 200

/** The picture of the camera. It stays on from one label to the next. */
export function ScanCamera({ onFound }: { readonly onFound: (text: string) => void }) {
  const video = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  }, [onFound])
  useEffect(() => {
    const camera = new AbortController()
    readLabels(video.current, camera.signal, text => found.current(text)).catch(() => setFailed(true))
    return () => camera.abort()
  }, [])
  return (
    <div className="scan-camera">
      {hasFailed ? (
        <p role="alert">{widgetText('scanFailed')}</p>
      ) : (
        <>
          <video ref={video} muted playsInline tabIndex={-1} aria-label={widgetText('scanHint')} />
          <p>{widgetText('scanHint')}</p>
        </>
      )}
    </div>
  )
}

/** Says each label once while it is held before the camera. */
async function readLabels(
  video: HTMLVideoElement | null,
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<void> {
  const detector = labelDetector()
  if (!video || !detector) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  signal.addEventListener('abort', stop)
  if (signal.aborted) return stop()
  video.srcObject = stream
  await video.play()
  let seen = ''
  while (!signal.aborted) {
    const [label] = await detector.detect(video)
    const text = label?.rawValue.trim() ?? ''
    if (text !== '' && text !== seen && !signal.aborted) say(text)
    seen = text
    await new Promise(resolve => setTimeout(resolve, pauseMilliseconds))
  }
}
