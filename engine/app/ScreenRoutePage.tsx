import { ScreenPage } from '../routing/ScreenPage'
import { ScreenFace } from './ScreenFace'

/** The page of every screen route. */
export function ScreenRoutePage() {
  return <ScreenPage Face={ScreenFace} />
}
