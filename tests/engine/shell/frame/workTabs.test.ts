import { describe, expect, it } from 'vitest'
import { mostWorkTabs } from '../../../../engine/settings/limits'
import { createWorkTabs, tabKey } from '../../../../engine/shell/frame/workTabs'

function screen(isDirty = false) {
  const kept = {
    isDirty: () => isDirty,
    isGone: false,
    subscribe: () => () => undefined,
    dispose: () => undefined,
  }
  return Object.assign(kept, {
    dispose: () => {
      kept.isGone = true
    },
  })
}

const tab = (path: string, kept = screen(), documentKey?: string) => ({
  key: tabKey(path, documentKey),
  path,
  search: documentKey === undefined ? '' : `?no=${documentKey}`,
  title: path,
  documentKey: documentKey ?? '',
  screen: kept,
})

describe('open screens', () => {
  it('the same list is open once, each document on its own', () => {
    const tabs = createWorkTabs()
    for (const one of [
      tab('/prList'),
      tab('/prEdit', screen(), 'P1'),
      tab('/prEdit', screen(), 'P2'),
      tab('/prList'),
    ])
      tabs.open(one)
    expect(tabs.store.getState().tabs.map(one => one.key)).toEqual(['/prList', '/prEdit#P1', '/prEdit#P2'])
  })

  it('closing the one on top shows its right neighbour, else its left one, else none', () => {
    const tabs = createWorkTabs()
    for (const path of ['/a', '/b', '/c']) tabs.open(tab(path))
    tabs.activate('/b')
    expect(tabs.close('/b')?.key).toBe('/c')
    expect(tabs.close('/c')?.key).toBe('/a')
    expect(tabs.close('/a')).toBeUndefined()
  })

  it('closing another one leaves the one on top', () => {
    const tabs = createWorkTabs()
    for (const path of ['/a', '/b']) tabs.open(tab(path))
    tabs.close('/a')
    expect(tabs.store.getState().activeKey).toBe('/b')
  })

  it('a closed screen is let go', () => {
    const tabs = createWorkTabs()
    const kept = screen()
    tabs.open(tab('/a', kept))
    tabs.close('/a')
    expect(kept.isGone).toBe(true)
  })

  it('a new document that has got its number keeps its tab and its screen', () => {
    const tabs = createWorkTabs()
    const kept = screen(true)
    tabs.open(tab('/prEdit', kept))
    tabs.move('/prEdit', { key: tabKey('/prEdit', 'P9'), search: '?prNo=P9' })
    expect(tabs.store.getState()).toMatchObject({
      activeKey: '/prEdit#P9',
      tabs: [{ key: '/prEdit#P9', search: '?prNo=P9' }],
    })
    expect(kept.isGone).toBe(false)
  })

  it('fifteen are all', () => {
    const tabs = createWorkTabs()
    for (let at = 0; at < mostWorkTabs; at += 1) tabs.open(tab(`/p${at}`))
    expect(tabs.isFull()).toBe(true)
  })

  it('one with unsaved entries is known', () => {
    const tabs = createWorkTabs()
    tabs.open(tab('/a'))
    expect(tabs.hasUnsaved()).toBe(false)
    tabs.open(tab('/b', screen(true)))
    expect(tabs.hasUnsaved()).toBe(true)
  })

  it('the one that was not looked at for the longest time makes room, never the one on top or an unsaved one', () => {
    const tabs = createWorkTabs()
    tabs.open(tab('/unsaved', screen(true)))
    for (const path of ['/a', '/b', '/c']) tabs.open(tab(path))
    tabs.activate('/a')
    expect(tabs.leastUsed()?.key).toBe('/b')
    tabs.close('/b')
    tabs.close('/c')
    expect(tabs.leastUsed()).toBeUndefined()
  })

  it('a reload lists them again in their order; one that is open already keeps its screen', () => {
    const tabs = createWorkTabs()
    const kept = screen()
    tabs.open(tab('/b', kept))
    const { screen: _, ...place } = tab('/a')
    tabs.restore([place, { ...place, key: '/b', path: '/b' }])
    expect(tabs.store.getState().tabs.map(one => [one.key, one.screen])).toEqual([
      ['/a', undefined],
      ['/b', kept],
    ])
    expect(tabs.hasUnsaved()).toBe(false)
    expect(tabs.leastUsed()?.key).toBe('/a')
    expect(tabs.close('/b')?.key).toBe('/a')
  })
})
