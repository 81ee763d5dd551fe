/** What a step of an approval does, by its value of APPR_STEP_TYPE. A new kind says here whether the line waits for it. */
interface Step {
  readonly stepType: string
}

/** Reviews, agreements and approvals hold the line up; who is only notified does not. */
export const isBlocking = ({ stepType }: Step): boolean => stepType !== 'NOTIFY'

/** The last steps of a line must approve. */
export const isApproving = ({ stepType }: Step): boolean => stepType === 'APPROVE'
