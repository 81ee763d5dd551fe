import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { byteLength, truncateToBytes } from '../schemas/shared/byteLength'
import { parseDateText, parseMonthText } from '../schemas/shared/dateText'
import { formatDateTokens } from '../schemas/shared/dateTokens'
import { masks } from '../schemas/shared/masks/masks'
import { toKrw } from '../schemas/shared/money'
import { zeroPad } from '../schemas/shared/zeroPad'
import { refusedCases, shownCases, takenCases } from '../tests/cases/maskCases'
import {
  byteCases,
  cutCases,
  dayCases,
  monthCases,
  tokenCases,
  wonCases,
  zeroPadCases,
} from '../tests/cases/textRuleCases'
import { composeHangul } from '../tests/widgets/fields/composeHangul'
import { HeldControl } from '../tests/widgets/fields/HeldControl'
import { TextField } from './TextField'

const meta: Meta<typeof TextField> = {
  title: '위젯/TextField',
  component: TextField,
  args: { id: 'field', label: '구매요청명', value: '', onChange: () => undefined },
  render: args => <HeldControl {...args}>{held => <TextField {...args} {...held} />}</HeldControl>,
}
export default meta

type Story = StoryObj<typeof TextField>

export const Empty: Story = { name: '빈 값' }

export const Filled: Story = { name: '입력됨', args: { value: '노트북 구매' } }

export const Wrong: Story = {
  name: '오류',
  args: { value: '', isRequired: true, error: '구매요청명을 입력해 주세요.' },
}

export const Disabled: Story = { name: '사용 불가', args: { value: '노트북 구매', isDisabled: true } }

export const ReadOnly: Story = { name: '읽기 전용', args: { value: '노트북 구매', isReadOnly: true } }

export const LongText: Story = {
  name: '긴 글',
  args: {
    value: '모바일사업부 신제품 개발용 장비와 소모품을 한꺼번에 요청하는 아주 긴 이름의 구매요청입니다',
  },
}

export const Masked: Story = { name: '전화번호 형식', args: { value: '01012345678', mask: 'phone' } }

export const OneTable: Story = {
  name: '형식 규칙 표 (서버와 같은 표)',
  play: async () => {
    for (const [mask, value, options, text] of shownCases)
      await expect(masks[mask].toText(value, options)).toBe(text)
    for (const [mask, text, options, value] of takenCases)
      await expect(masks[mask].toValue(text, options)).toMatchObject({ value })
    for (const [mask, text, options, refused, args] of refusedCases)
      await expect(masks[mask].toValue(text, options)).toEqual({ refused, args })
    for (const [text, bytes] of byteCases) await expect(byteLength(text)).toBe(bytes)
    for (const [text, limit, kept] of cutCases) await expect(truncateToBytes(text, limit)).toBe(kept)
    for (const [text, day] of dayCases) await expect(parseDateText(text)).toBe(day)
    for (const [text, month] of monthCases) await expect(parseMonthText(text)).toBe(month)
    for (const [pattern, moment, text] of tokenCases)
      await expect(formatDateTokens(pattern, moment)).toBe(text)
    for (const [value, digits, text] of zeroPadCases) await expect(zeroPad(value, digits)).toBe(text)
    for (const [amount, currency, rate, won] of wonCases)
      await expect(toKrw(amount, currency, rate)).toBe(won)
  },
}

export const Counted: Story = {
  name: '바이트 제한',
  args: { value: '노트북', maxBytes: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '구매요청명' }), ' a')
    await expect(canvas.getByText('11/12바이트')).toBeVisible()
  },
}

export const TooLong: Story = { name: '바이트 초과', args: { value: '노트북 구매', maxBytes: 12 } }

export const Dark: Story = { name: '어둡게', args: { value: '노트북 구매' }, globals: { theme: 'dark' } }

export const Composed: Story = {
  name: '한글 조합 중 Enter',
  args: { onEnter: fn() },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '구매요청명' })
    await composeHangul(field, '노트북', args.onEnter ?? fn())
    await expect(args.onEnter).toHaveBeenCalledOnce()
  },
}
