import { describe, expect, it } from 'vitest'
import { createAsk } from '../../../../engine/shell/frame/askQueue'

describe('questions', () => {
  it('wait in line and are answered one after the other', async () => {
    const ask = createAsk()
    const first = ask.confirm('하나')
    const second = ask.alert('둘')
    const [one, two] = ask.store.getState().questions
    expect([one, two].map(question => question && 'text' in question && question.text)).toEqual([
      '하나',
      '둘',
    ])
    if (one?.ask === 'confirm') one.answer(true)
    if (two?.ask === 'alert') two.answer()
    expect(await first).toBe(true)
    await second
    expect(ask.store.getState().questions).toEqual([])
  })

  it('the same notice is shown once', () => {
    const ask = createAsk()
    ask.toast('저장되었습니다.', 'success')
    ask.toast('저장되었습니다.', 'success')
    expect(ask.store.getState().toasts).toHaveLength(1)
  })
})
