import { useId, useState } from 'react'
import type { TabsProps } from '../engine/render/widgetContract'
import './tabs.css'

/** Panels of which one is shown; arrows move between the tabs. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const shown = tabs.find(tab => tab.id === chosen) ?? tabs[0]
  const move = (step: number) => {
    const at = tabs.findIndex(tab => tab.id === shown?.id)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    setChosen(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label}>
        {tabs.map(tab => (
          <button
            type="button"
            role="tab"
            className="tabs-tab"
            key={tab.id}
            id={`${id}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            onKeyDown={event => {
              if (event.key === 'ArrowRight') move(1)
              if (event.key === 'ArrowLeft') move(-1)
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
          {shown.body}
        </div>
      )}
    </div>
  )
}
