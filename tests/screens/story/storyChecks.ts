import { expect, waitFor, within } from 'storybook/test'

interface Drawn {
  readonly canvasElement: HTMLElement
}

/** Pieces of a screen arrive one after the other, and stories share a busy machine. */
const patience = { timeout: 10_000 }

/** The text stands somewhere on the page, in the table for screen readers too. */
export function shows(text: string | RegExp) {
  return async ({ canvasElement }: Drawn): Promise<void> => {
    await waitFor(() => expect(canvasElement).toHaveTextContent(text), patience)
  }
}

/** Each block that has failed says so and offers to try again. */
export function offersRetry(text: string | RegExp) {
  return async ({ canvasElement }: Drawn): Promise<void> => {
    const canvas = within(canvasElement)
    const [retry] = await canvas.findAllByRole('button', { name: /다시 (시도|조회)/ }, patience)
    await expect(retry).toBeEnabled()
    await expect(canvasElement).toHaveTextContent(text)
  }
}

/** The page stands with its title while nothing has been answered, and claims neither rows nor emptiness. */
export function waits(title: string) {
  return async ({ canvasElement }: Drawn): Promise<void> => {
    await within(canvasElement).findByRole('heading', { level: 1, name: title }, patience)
    // A button without a checked row says so, which is no word of what the server has.
    await expect(canvasElement).not.toHaveTextContent(/(?<!선택된 항목이 )없습니다|못했습니다/)
  }
}

/** The action is there but cannot be pressed, and says why. */
export function refuses(label: string, text: string | RegExp) {
  return async (drawn: Drawn): Promise<void> => {
    await shows(text)(drawn)
    const [button] = within(drawn.canvasElement).getAllByRole('button', { name: label })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('title', expect.stringContaining('조회 권한만'))
  }
}
