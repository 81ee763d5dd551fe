import { redirect } from 'react-router-dom'
import { applyText } from '../i18n/applyTexts'
import { application, enter, openApplication, stepPath } from '../shell/apply/applyStore'
import type { Frame } from '../shell/frame/frame'

/** A step is entered when the ones before it are done; who comes too early is led to where he has to go on (domain 3.43). */
export async function enterApplication(
  { session }: Pick<Frame, 'session'>,
  step: 1 | 2 | 3,
  request: Request,
): Promise<Response | null> {
  const { searchParams } = new URL(request.url)
  const regNo = numberIn(searchParams, 'regNo')
  const isOther = await openApplication(regNo, step === 1)
  // A token belongs to one application; that of another one opens nothing here.
  if (isOther && step === 1) session.setState({ applyToken: undefined })
  const exNo = numberIn(searchParams, 'exNo')
  if (exNo !== undefined) enter({ exNo, applyType: 'NEW' })
  const { values, regNo: supplemented, received } = application.getState()
  if (step === 1 || received !== undefined) return null
  const hasAgreed = [values.termsYn, values.privacyYn, values.thirdYn].every(agreed => agreed === 'Y')
  if (supplemented === '' && !hasAgreed) return redirect(stepPath(1))
  if (step === 2 || session.getState().applyToken !== undefined) return null
  application.setState({ problem: applyText('tokenEnded') })
  return redirect(stepPath(2, supplemented))
}

const numberIn = (params: URLSearchParams, name: string) =>
  /^[A-Z]{2}[0-9-]{4,14}$/.exec(params.get(name) ?? '')?.[0]
