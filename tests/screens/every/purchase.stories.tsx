// Written by codegen from schemas/. Do not edit: run npm run codegen.

import type { Meta, StoryObj } from '@storybook/react-vite'
import { DerivedStory, stands } from '../derived/DerivedStory'

const meta: Meta<typeof DerivedStory> = {
  title: '모든 화면/purchase',
  component: DerivedStory,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof DerivedStory>

export const LoiRequestEdit: Story = {
  name: 'LOI 등록·상세',
  args: { screen: 'LoiRequestEdit' },
  play: stands('LOI 등록·상세'),
}

export const LoiRequestList: Story = {
  name: 'LOI 현황',
  args: { screen: 'LoiRequestList' },
  play: stands('LOI 현황'),
}

export const OrderRequestEdit: Story = {
  name: '발주요청 등록·상세',
  args: { screen: 'OrderRequestEdit' },
  play: stands('발주요청 등록·상세'),
}

export const OrderRequestList: Story = {
  name: '발주요청 현황',
  args: { screen: 'OrderRequestList' },
  play: stands('발주요청 현황'),
}

export const SimpleOrderEdit: Story = {
  name: '간편발주 등록·상세',
  args: { screen: 'SimpleOrderEdit' },
  play: stands('간편발주 등록·상세'),
}

export const SimpleOrderList: Story = {
  name: '간편발주 현황',
  args: { screen: 'SimpleOrderList' },
  play: stands('간편발주 현황'),
}

export const adjustSearch: Story = {
  name: '정산 조회',
  args: { screen: 'adjustSearch' },
  play: stands('정산 조회'),
}

export const adjustment: Story = {
  name: '정산 처리',
  args: { screen: 'adjustment' },
  play: stands('정산 처리'),
}

export const dataDownload: Story = {
  name: '데이터 다운로드',
  args: { screen: 'dataDownload' },
  play: stands('데이터 다운로드'),
}

export const deliverEditAdmin: Story = {
  name: '납품 상세·대리등록',
  args: { screen: 'deliverEditAdmin' },
  play: stands('납품 상세·대리등록'),
}

export const deliverListAdmin: Story = {
  name: '납품 관리',
  args: { screen: 'deliverListAdmin' },
  play: stands('납품 관리'),
}

export const noneOrderViewAdmin: Story = {
  name: '비발주 정산 관리',
  args: { screen: 'noneOrderViewAdmin' },
  play: stands('비발주 정산 관리'),
}

export const posting_error: Story = {
  name: '전기 오류 관리',
  args: { screen: 'posting_error' },
  play: stands('전기 오류 관리'),
}

export const prConfirmEdit: Story = {
  name: '구매요청 접수·견적의뢰',
  args: { screen: 'prConfirmEdit' },
  play: stands('구매요청 접수·견적의뢰'),
}

export const prConfirmList: Story = {
  name: '구매요청 접수',
  args: { screen: 'prConfirmList' },
  play: stands('구매요청 접수'),
}

export const prEdit: Story = {
  name: '구매요청 등록·상세',
  args: { screen: 'prEdit' },
  play: stands('구매요청 등록·상세'),
}

export const prList: Story = {
  name: '구매요청 현황',
  args: { screen: 'prList' },
  play: stands('구매요청 현황'),
}

export const rfqEdit: Story = {
  name: '견적의뢰·업체선정',
  args: { screen: 'rfqEdit' },
  play: stands('견적의뢰·업체선정'),
}

export const signifier: Story = {
  name: '전표(기표) 관리',
  args: { screen: 'signifier' },
  play: stands('전표(기표) 관리'),
}

export const signifierDetail: Story = {
  name: '전표(기표) 상세',
  args: { screen: 'signifierDetail' },
  play: stands('전표(기표) 상세'),
}

export const statement: Story = {
  name: '거래명세서',
  args: { screen: 'statement' },
  play: stands('거래명세서'),
}

export const testPo: Story = {
  name: '발주 연동 테스트',
  args: { screen: 'testPo' },
  play: stands('발주 연동 테스트'),
}

export const warehousingItemList: Story = {
  name: '입고 품목 현황',
  args: { screen: 'warehousingItemList' },
  play: stands('입고 품목 현황'),
}

export const warehousingItemListCopy: Story = {
  name: '입고 품목 현황(조회용)',
  args: { screen: 'warehousingItemListCopy' },
  play: stands('입고 품목 현황(조회용)'),
}

export const warehousingList: Story = {
  name: '입고 현황',
  args: { screen: 'warehousingList' },
  play: stands('입고 현황'),
}

export const warehousingListCopy: Story = {
  name: '입고 현황(조회용)',
  args: { screen: 'warehousingListCopy' },
  play: stands('입고 현황(조회용)'),
}
