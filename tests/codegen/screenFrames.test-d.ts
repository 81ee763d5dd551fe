import { expectTypeOf, it } from 'vitest'
import type { Hook } from '../../codegen/generated/screenFrames'
import type { Hook as RunningHook } from '../../engine/contract/hookContract'

it('a hook of the purchase request sees its header and lines, and writes to its places alone', () => {
  const hook: Hook<'prEdit'> = ({ header, lines }) => ({
    set: { 'header.title': `${header.title ?? ''} ${lines[0]?.itemName ?? ''}` },
    steps: [{ step: 'alert', text: '확인' }],
  })
  expectTypeOf(hook).returns.toHaveProperty('refused')
  // @ts-expect-error a misspelt place does not compile
  const wrong: Hook<'prEdit'> = () => ({ set: { 'header.titel': '' } })
  expectTypeOf(wrong).toBeFunction()
})

it('what a hook answers is what the runtime understands', () => {
  expectTypeOf<ReturnType<Hook<'prEdit'>>>().toExtend<Awaited<ReturnType<RunningHook>>>()
})
