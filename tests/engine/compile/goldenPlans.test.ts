import { expect, it } from 'vitest'
import { compiledScreens } from '../../cases/compiledScreens'

const { screens, popups } = compiledScreens

/** Read these as a reviewer: a changed plan shows what a change of the compiler means for a list, a document and a popup. */
it.each(['prList', 'prEdit'])('the plan of %s is as it was', async name => {
  await expect(`${JSON.stringify(screens.get(name)?.plan, null, 1)}\n`).toMatchFileSnapshot(
    `golden/${name}.plan.json`,
  )
})

it('the plan of popup dept is as it was', async () => {
  await expect(`${JSON.stringify(popups.get('dept')?.plan, null, 1)}\n`).toMatchFileSnapshot(
    'golden/dept.plan.json',
  )
})
