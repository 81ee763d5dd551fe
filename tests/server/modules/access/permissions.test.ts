import { describe, expect, it } from 'vitest'
import { isReadToApprove } from '../../../../server/modules/access/approverPass'
import type { KnownScreen } from '../../../../server/modules/access/knownScreens'
import type { Menu } from '../../../../server/modules/access/menuBook'
import {
  accessToPath,
  mayCall,
  mayExportFrom,
  mayExportRows,
  menuOfPath,
  rightsOf,
} from '../../../../server/modules/access/permissions'

/** What a menu is, and what a group may do with it, where a test says nothing else. */
const menu = (sspUrl: string, grants: Record<string, 'read' | 'write'>, more: Partial<Menu> = {}): Menu => ({
  ...{ pgmId: sspUrl, pgmName: sspUrl, portal: 'internal', sspUrl, sspSubUrls: [] },
  ...{ grants: new Map(Object.entries(grants)), exporters: new Set() },
  ...more,
})
const bookOf = (...menus: readonly Menu[]) => ({ changeNo: '7', menus })
const screen = (path: string, ...operations: string[]): KnownScreen => ({
  ...{ screen: path, portal: 'internal', path, operations },
})

describe('a path', () => {
  const book = bookOf(
    menu('/prList', { '10': 'write', '20': 'read', '60': 'write' }, { sspSubUrls: ['/prEdit', '/prView'] }),
    menu('/prRead', { '10': 'read' }, { sspSubUrls: ['/prEdit'] }),
    menu('/cyber/poList', { '60': 'read', '10': 'write' }, { portal: 'external' }),
  )

  it.each([
    ['10', '/prList', 'write'],
    ['20', '/prList', 'read'],
    ['30', '/prList', undefined],
    // Either of two menus that name it is enough, and the wider one counts, whichever comes first.
    ['10', '/prEdit', 'write'],
    ['20', '/prView', 'read'],
    ['10', '/prRead', 'read'],
    ['10', '/unknown', undefined],
    // A grant of the other portal opens nothing.
    ['60', '/prList', undefined],
    ['10', '/cyber/poList', undefined],
    ['60', '/cyber/poList', 'read'],
    ['61', '/cyber/poList', undefined],
    // The homes are open to everybody of their portal, and to nobody else.
    ['30', '/', 'write'],
    ['61', '/cyber', 'write'],
    ['60', '/', undefined],
    ['30', '/cyber', undefined],
  ])('of group %s to %s is %s', (group, path, access) => {
    expect(accessToPath(book, group, path)).toBe(access)
  })

  it('belongs to the first granted menu of the portal that names it', () => {
    const found = (group: string, path: string) => menuOfPath(book, group, path)?.pgmId
    expect(found('20', '/prEdit')).toBe('/prList')
    expect(found('10', '/prEdit')).toBe('/prList')
    expect(found('10', '/prRead')).toBe('/prRead')
    expect(found('20', '/prRead')).toBeUndefined()
    expect(found('60', '/prList')).toBeUndefined()
    expect(found('60', '/cyber/poList')).toBe('/cyber/poList')
    expect(found('61', '/cyber/poList')).toBeUndefined()
    expect(found('10', '/cyber/poList')).toBeUndefined()
  })
})

it('rights differ with the group and with the change of menus', () => {
  expect(rightsOf({ group: '10' }, bookOf())).toBe('10.7')
})

describe('a workbook', () => {
  const book = bookOf(
    menu('/prList', { '10': 'read', '20': 'write' }, { exporters: new Set(['10']), sspSubUrls: ['/prSum'] }),
    menu('/poList', { '10': 'read' }, { exporters: new Set(['60']) }),
    menu('/cyber/poList', { '60': 'read' }, { portal: 'external', exporters: new Set(['60']) }),
  )

  it.each([
    ['10', '/prList', true],
    ['10', '/prSum', true],
    ['20', '/prList', false],
    ['10', '/poList', false],
    ['60', '/poList', false],
    ['60', '/cyber/poList', true],
    ['10', '/cyber/poList', false],
    ['61', '/cyber/poList', false],
    ['30', '/', true],
    ['30', '/cyber', false],
    ['61', '/cyber', true],
  ])('of group %s from %s: %s', (group, path, may) => {
    expect(mayExportFrom(book, group, path)).toBe(may)
  })

  it('of an operation needs one granted screen that uses it', () => {
    const screens = [screen('/poList', 'listPo'), screen('/prList', 'listPr', 'getPr')]
    expect(mayExportRows(book, screens, '10', 'listPr')).toBe(true)
    expect(mayExportRows(book, screens, '10', 'listPo')).toBe(false)
    expect(mayExportRows(book, screens, '20', 'listPr')).toBe(false)
    expect(mayExportRows(book, [], '10', 'listPr')).toBe(false)
    expect(mayExportRows(book, [...screens, screen('/prSum', 'listPo')], '10', 'listPo')).toBe(true)
  })
})

describe('an operation', () => {
  const book = bookOf(
    menu('/reads', { '10': 'read', '30': 'read' }),
    menu('/writes', { '10': 'write', '30': 'write' }),
  )
  const may = (group: string, operationId: string, ...paths: string[]) =>
    mayCall(
      book,
      paths.map(path => screen(path, operationId)),
      { group },
      operationId,
    )

  it('that reads needs a granted screen that uses it', () => {
    expect(may('10', 'listPr', '/reads')).toBe(true)
    expect(may('10', 'listPr', '/writes')).toBe(true)
    expect(may('10', 'listPr', '/elsewhere')).toBe(false)
    expect(may('10', 'listPr')).toBe(false)
    expect(may('20', 'listPr', '/reads')).toBe(false)
    expect(mayCall(book, [screen('/reads', 'getPr')], { group: '10' }, 'listPr')).toBe(false)
  })

  it('with an effect needs one that is granted with write access', () => {
    expect(may('10', 'saveUnit', '/writes')).toBe(true)
    expect(may('10', 'saveUnit', '/reads')).toBe(false)
    expect(may('10', 'saveUnit', '/reads', '/writes')).toBe(true)
    expect(may('10', 'saveUnit', '/elsewhere')).toBe(false)
  })

  it('that moves a document belongs to the groups of its workflow as well', () => {
    expect(may('30', 'submitPr', '/writes')).toBe(true)
    expect(may('30', 'submitPr', '/reads')).toBe(false)
    expect(may('30', 'receivePr', '/writes')).toBe(false)
  })

  it('is read to approve where the page that uses it approves', () => {
    const approving = screen('/inbox', 'approveDoc', 'getPr')
    expect(isReadToApprove([screen('/prList', 'listPr'), approving], 'getPr')).toBe(true)
    expect(isReadToApprove([approving], 'listPr')).toBe(false)
    expect(isReadToApprove([screen('/prList', 'getPr')], 'getPr')).toBe(false)
  })

  it('by which approvers decide needs no more than reading', () => {
    expect(may('30', 'approveDoc', '/reads')).toBe(true)
    expect(may('30', 'approveDoc', '/elsewhere')).toBe(false)
  })
})
