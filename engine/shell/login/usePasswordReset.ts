import { useState } from 'react'
import { passwordFault, passwordTexts } from '../../../schemas/shared/passwordRule'
import { translateSentence } from '../../../schemas/shared/translated'
import { isFailure } from '../../auth/apiClient'
import { personText } from '../../i18n/personTexts'
import { text } from '../../i18n/text'
import { useFrame } from '../frame/frame'
import type { ResetLink } from './resetLink'

type Step = 'ask' | 'change' | 'done'
const systemId = 'GPMS'

/** The steps of choosing a new password: a code by mail, unless a link brings one, then the password twice. */
export function usePasswordReset(username: string, link: ResetLink | undefined) {
  const { call } = useFrame()
  const [fields, setFields] = useState({
    ...(link ?? { login: username, token: '' }),
    ...{ password: '', passwordCheck: '' },
  })
  const [problem, setProblem] = useState<{ readonly field?: string; readonly text: string }>()
  const [step, setStep] = useState<Step>(link ? 'change' : 'ask')
  const [isRunning, setIsRunning] = useState(false)
  const login = fields.login.trim().toLowerCase()

  const run = async (work: () => Promise<void>) => {
    if (isRunning) return
    setIsRunning(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      setProblem({ text: error.message })
    }
    setIsRunning(false)
  }
  const send = () =>
    run(async () => {
      if (login === '') return setProblem({ field: 'login', text: personText('resetIdEmpty') })
      const answer = await call('authSendResetCode', { systemId, 'loginUser.login': login })
      if (answer.code !== 'OK')
        return setProblem({ text: translateSentence(answer.msg ?? text('loginFailed')) })
      setStep('change')
    })
  const change = () =>
    run(async () => {
      const { token, password, passwordCheck } = fields
      if (token.trim() === '') return setProblem({ field: 'token', text: personText('resetCodeEmpty') })
      const fault = passwordFault(password, login) ?? (password === passwordCheck ? undefined : 'differs')
      if (fault)
        return setProblem({
          field: fault === 'differs' ? 'passwordCheck' : 'password',
          text: passwordTexts[fault],
        })
      const answer = await call('authResetPw', {
        body: { systemId, 'loginUser.login': login, token: token.trim(), password, passwordCheck },
      })
      if (answer.code === 'OK') return setStep('done')
      const field = answer.errorCode !== 'AUTH013' ? 'password' : link ? undefined : 'token'
      setProblem({
        ...(field && { field }),
        text: translateSentence(answer.reason ?? answer.msg ?? text('loginFailed')),
      })
    })
  const enter = (change: Partial<typeof fields>) => {
    setFields({ ...fields, ...change })
    setProblem(undefined)
  }
  return { fields, problem, step, isRunning, login, send, change, enter }
}
