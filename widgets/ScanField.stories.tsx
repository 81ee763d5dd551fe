import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { ScanField } from './ScanField'

const onFound = fn()

const meta: Meta<typeof ScanField> = {
  title: '위젯/ScanField',
  component: ScanField,
  args: { id: 'field', label: '자산번호', value: '', onChange: () => undefined, onFound },
  render: args => <HeldControl {...args}>{held => <ScanField {...args} {...held} />}</HeldControl>,
  beforeEach: () => {
    onFound.mockClear()
  },
}
export default meta

type Story = StoryObj<typeof ScanField>

/** What a scanner sends, and what a person types, ends with Enter. */
export const Typed: Story = {
  name: '입력',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox'), 'AS26-000001{Enter}')
    await expect(onFound).toHaveBeenCalledWith('AS26-000001')
  },
}

export const Empty: Story = { name: '빈 값' }

export const Required: Story = { name: '필수', args: { isRequired: true } }

export const Disabled: Story = { name: '사용 불가', args: { value: 'AS26-000001', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: 'AS26-000001', isReadOnly: true } }

export const Busy: Story = { name: '찾는 중', args: { value: 'AS26-000001', isBusy: true } }

export const LongText: Story = {
  name: '긴 글',
  args: { value: 'AS26-000001 AS26-000002 AS26-000003 AS26-000004' },
}

export const Dark: Story = { name: '어둡게', args: { value: 'AS26-000001' }, globals: { theme: 'dark' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: 'AS99-000001', error: '실사 대상이 아닌 자산번호입니다. (AS99-000001)' },
}

export const WithoutCamera: Story = {
  name: '카메라 없음',
  beforeEach: () => replaced(undefined),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

/** A label that stays before the camera is said once. */
export const Scanned: Story = {
  name: '카메라로 스캔',
  beforeEach: () => withCamera(async () => movingPicture()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '자산번호 카메라로 스캔' }))
    await waitFor(() => expect(onFound.mock.calls).toEqual([['AS26-000001']]))
    await userEvent.click(canvas.getByRole('button', { name: '카메라 끄기' }))
    await expect(canvasElement.querySelector('video')).toBeNull()
  },
}

export const Refused: Story = {
  name: '카메라 거절됨',
  beforeEach: () => withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '자산번호 카메라로 스캔' }))
    await canvas.findByText('카메라를 사용할 수 없습니다. 번호를 입력해 주세요.')
  },
}

/** A picture that nothing is drawn into never begins. */
function movingPicture(): MediaStream {
  const picture = document.createElement('canvas')
  const pen = picture.getContext('2d')
  setInterval(() => pen?.fillRect(0, 0, 9, 9), 100)
  return picture.captureStream()
}

class OneLabel {
  detect = () => Promise.resolve([{ rawValue: 'AS26-000001' }])
}

/** A camera that answers so before a detector that reads one label; answers what takes both away again. */
function withCamera(answer: () => Promise<MediaStream>): () => void {
  const restore = replaced(OneLabel)
  const { mediaDevices } = navigator
  const getUserMedia = mediaDevices.getUserMedia
  mediaDevices.getUserMedia = answer
  return () => {
    restore()
    mediaDevices.getUserMedia = getUserMedia
  }
}

/** Puts a detector in the place of that of the browser; answers what takes it away again. */
function replaced(detector: unknown): () => void {
  const before: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  Reflect.set(globalThis, 'BarcodeDetector', detector)
  return () => {
    Reflect.set(globalThis, 'BarcodeDetector', before)
  }
}
