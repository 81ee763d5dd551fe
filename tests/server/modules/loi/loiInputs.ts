import type { OperationRequests } from '../../../../codegen/generated/types'
import type { Caller } from '../productServer'

type LoiBody = OperationRequests['createLoi']['body']

/** The scope of the work as a file, uploaded and not yet part of a letter. */
export async function scopeFile(caller: Caller): Promise<string> {
  const answer = await caller.call('uploadFile', {
    ownerType: 'LOI',
    fileName: '업무범위.txt',
    body: Buffer.from('시험 지그 선행 제작의 범위'),
  })
  return answer.body.fileId
}

/** A letter of 48,000,000 won that may be submitted, but for what a test says. The pinned day is 2026-11-20. */
export function letter(
  header: Partial<LoiBody['header']> = {},
  lines: LoiBody['lines'] = [{ itemName: '시험 지그', unitCode: 'SET', qty: '100', unitPrice: '480000' }],
): LoiBody {
  return {
    header: {
      title: '시험 지그 선행 제작',
      compNo: 'C000002',
      requester: 'req.mobile',
      currency: 'KRW',
      startDate: '2026-11-25',
      validFrom: '2026-11-20',
      validTo: '2027-01-04',
      urgentReason: '시험 생산이 앞당겨져 먼저 시작합니다.',
      scopeText: '시험 지그 100조의 가공과 표면 처리',
      ...header,
    },
    lines,
  }
}
