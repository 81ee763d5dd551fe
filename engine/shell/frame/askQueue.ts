import { createStore, type StoreApi } from 'zustand/vanilla'
import { messages } from '../../../schemas/shared/messages'
import { text } from '../../i18n/text'
import type { AskPort, QuestionFact, ReasonAnswer, ReasonQuestion } from '../../runtime/services'

interface QuestionBase {
  readonly id: number
  readonly title: string
}

/** What stands in the dialog on top. Each answers once. */
export type Question =
  | (QuestionBase & { readonly ask: 'alert'; readonly text: string; readonly answer: () => void })
  | (QuestionBase & {
      readonly ask: 'confirm'
      readonly text: string
      readonly yes: string
      readonly facts?: readonly QuestionFact[]
      /** Saying yes loses something for good. */
      readonly isDestroying: boolean
      readonly answer: (isYes: boolean) => void
    })
  | (QuestionBase & {
      readonly ask: 'reason'
      readonly question: ReasonQuestion
      readonly answer: (reason: ReasonAnswer | undefined) => void
    })
  | (QuestionBase & {
      readonly ask: 'exportScope'
      readonly total: number
      readonly answer: (scope: 'displayed' | 'all' | undefined) => void
    })

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'success' | 'info' | 'warning' | 'danger'
}

interface AskState {
  readonly questions: readonly Question[]
  readonly toasts: readonly Toast[]
}

export interface Ask extends AskPort {
  readonly store: StoreApi<AskState>
  titledAlert(title: string, text: string): Promise<void>
  titledConfirm(title: string, text: string, yes: string): Promise<boolean>
  closeToast(id: number): void
}

interface ConfirmOptions {
  readonly isDestroying?: boolean
  readonly facts?: readonly QuestionFact[] | undefined
}

type WithoutId<Some> = Some extends unknown ? Omit<Some, 'id'> : never

/** Questions wait in line and are answered one after the other; a newer one never hides what was asked before. */
export function createAsk(): Ask {
  const store = createStore<AskState>(() => ({ questions: [], toasts: [] }))
  let lastId = 0
  const newId = () => {
    lastId += 1
    return lastId
  }
  const drop = (id: number) =>
    store.setState(({ questions }) => ({ questions: questions.filter(question => question.id !== id) }))
  const closeToast = (id: number) =>
    store.setState(({ toasts }) => ({ toasts: toasts.filter(toast => toast.id !== id) }))

  const put = <Answer>(build: (answer: (value: Answer) => void) => WithoutId<Question>): Promise<Answer> =>
    new Promise(resolve => {
      const id = newId()
      const question = build(value => {
        drop(id)
        resolve(value)
      })
      store.setState(({ questions }) => ({ questions: [...questions, { ...question, id }] }))
    })

  const titledAlert = (title: string, content: string) =>
    put<void>(answer => ({ ask: 'alert', title, text: content, answer: () => answer() }))
  const titledConfirm = (
    title: string,
    content: string,
    yes: string,
    { isDestroying = false, facts }: ConfirmOptions = {},
  ) =>
    put<boolean>(answer => ({
      ask: 'confirm',
      title,
      text: content,
      yes,
      isDestroying,
      answer,
      ...(facts && { facts }),
    }))

  return {
    store,
    titledAlert,
    titledConfirm,
    closeToast,
    // Spec §8: the alert of a failed call is titled 오류.
    alert: (content, title = messages.alertTitleError) => titledAlert(title, content),
    confirm: (content, yes, facts) =>
      titledConfirm(text('dialogConfirm'), content, text('confirm'), {
        isDestroying: yes === 'destroys',
        facts,
      }),
    reason: question =>
      put<ReasonAnswer | undefined>(answer => ({ ask: 'reason', title: question.title, question, answer })),
    exportScope: total =>
      put<'displayed' | 'all' | undefined>(answer => ({
        ask: 'exportScope',
        title: text('exportTitle'),
        total,
        answer,
      })),
    toast: (content, tone) =>
      store.setState(({ toasts }) => ({
        toasts: [...toasts.filter(toast => toast.text !== content), { id: newId(), text: content, tone }],
      })),
  }
}
