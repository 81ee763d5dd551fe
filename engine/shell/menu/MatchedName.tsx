import styles from './MenuSearch.module.css'
import type { MatchedPart } from './searchMenus'

/** A name with what was typed marked in it. */
export function MatchedName({
  name,
  part,
}: {
  readonly name: string
  readonly part: MatchedPart | undefined
}) {
  if (!part) return <span>{name}</span>
  const [from, to] = part
  return (
    <span>
      {name.slice(0, from)}
      <mark className={styles.matched}>{name.slice(from, to)}</mark>
      {name.slice(to)}
    </span>
  )
}
