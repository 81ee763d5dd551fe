import type { CyberUser } from '../../../codegen/generated/types'
import { chooseCyberUser } from '../../auth/cyberLoginFlow'
import { supplierText } from '../../i18n/supplierTexts'
import { useFrame } from '../frame/frame'
import { PersonChoice } from './PersonChoice'
import { useEnter } from './useEnter'

/** The directory's identity stands for several users; one of them goes in. */
export function CyberUserChoice({ users }: { readonly users: readonly CyberUser[] }) {
  const frame = useFrame()
  const enter = useEnter()
  const choose = async (userId: string) => {
    const chosen = await chooseCyberUser(frame, userId)
    if (chosen.outcome === 'refused') return chosen.message
    await enter()
    return undefined
  }
  return (
    <PersonChoice
      title={supplierText('chooseTitle')}
      lead={supplierText(users.length > 0 ? 'chooseLead' : 'chooseNone')}
      people={users.map(({ userId, userName, compNameKr }) => ({
        id: userId,
        name: userName,
        note: compNameKr,
      }))}
      onChoose={choose}
    />
  )
}
