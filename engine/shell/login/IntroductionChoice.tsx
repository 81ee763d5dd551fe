import { introduceAs } from '../../auth/directoryFlow'
import { text } from '../../i18n/text'
import { useFrame } from '../frame/frame'
import type { DirectoryFacts } from './loginPageFacts'
import { PersonChoice } from './PersonChoice'
import { useEnter } from './useEnter'

export interface IntroductionChoiceProps {
  readonly introduction: NonNullable<DirectoryFacts['introduction']>
}

/** The directory has proved somebody whom nobody knows by that identity yet: he says once who he is (spec §7: addUser). */
export function IntroductionChoice({ introduction: { epId, people } }: IntroductionChoiceProps) {
  const frame = useFrame()
  const enter = useEnter()
  const choose = async (userId: string) => {
    const entered = await introduceAs(frame, userId, epId)
    if (entered.outcome === 'open') await enter()
    return entered.outcome === 'refused' ? entered.message : undefined
  }
  return (
    <PersonChoice
      title={text('loginIntroduceTitle')}
      lead={text('loginIntroduceLead')}
      people={people.map(({ singleid, hname, deptnm }) => ({ id: singleid, name: hname, note: deptnm }))}
      onChoose={choose}
    />
  )
}
