import { lazy, Suspense } from 'react'
import type { SpecialFilterProps } from './SpecialFilterBody'

const Body = lazy(() =>
  import('./SpecialFilterBody').then(({ SpecialFilterBody }) => ({ default: SpecialFilterBody })),
)

/** Controls that few lists have; they come after the first rows and keep their place till then. */
export function SpecialFilter(props: SpecialFilterProps) {
  return (
    <Suspense fallback={<span className="filter-later" />}>
      <Body {...props} />
    </Suspense>
  )
}
