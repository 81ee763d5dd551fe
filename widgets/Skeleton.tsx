import type { SkeletonProps } from '../engine/render/widgetContract'
import { widgetText } from './widgetText'
import './skeleton.css'

/** Grey bars at the size of what is to come, so that nothing jumps when it does. */
export function Skeleton({ height, rows = 1 }: SkeletonProps) {
  const bars = Array.from({ length: rows }, (_, index) => `bar${index}`)
  return (
    <div className="skeleton" style={{ height }} role="status">
      <span className="visually-hidden">{widgetText('loading')}</span>
      {bars.map(bar => (
        <div className="skeleton-bar" key={bar} />
      ))}
    </div>
  )
}
