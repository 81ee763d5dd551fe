import type { ContentPartPlan, ContentPlan, LinkPlan } from '../plan/contentPlan'
import { useScreen, useScreenState } from '../render/screenContext'
import { textOf } from '../runtime/row'
import './contentView.css'
import { isClosedWay } from '../way/closedWay'

/** Words and links of a page. Facts speak of the page's values, so they follow its state. */
export function ContentView({ plan }: { readonly plan: ContentPlan }) {
  return (
    <section className="card content" aria-label={plan.title}>
      {plan.title !== undefined && <h2>{plan.title}</h2>}
      {plan.parts.map(part => (
        <Part key={JSON.stringify(part)} part={part} />
      ))}
    </section>
  )
}

function Part({ part }: { readonly part: ContentPartPlan }) {
  switch (part.kind) {
    case 'text':
      return <p>{part.text}</p>
    case 'heading':
      return <h3>{part.text}</h3>
    case 'list': {
      const List = part.isNumbered ? 'ol' : 'ul'
      return (
        <List>
          {part.items.map(item => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )
    }
    case 'notice':
      return (
        <p className="content-notice" data-tone={part.tone} role="note">
          {part.text}
        </p>
      )
    case 'fact':
      return <Fact part={part} />
    case 'links':
      return (
        <ul className="content-links">
          {part.links.map(link => (
            <li key={link.label}>
              <Link link={link} />
              {link.text !== undefined && <span>{link.text}</span>}
            </li>
          ))}
        </ul>
      )
  }
}

function Fact({ part }: { readonly part: Extract<ContentPartPlan, { kind: 'fact' }> }) {
  const { host } = useScreen()
  const value = useScreenState(() => textOf(host.evaluate(part.value)))
  if (value === '') return null
  return (
    <dl className="content-fact">
      <dt>{part.label}</dt>
      <dd>{value}</dd>
    </dl>
  )
}

/** An address is a link as the browser knows it, since no screen answers to it; another site opens beside this one. */
function Link({ link: { label, to } }: { readonly link: LinkPlan }) {
  const screen = useScreen()
  if (typeof to !== 'string') {
    if (isClosedWay(to, screen.host.services.go)) return <span>{label}</span>
    return (
      <button type="button" className="content-link" onClick={() => screen.goFrom(to, {})}>
        {label}
      </button>
    )
  }
  const isOtherSite = !to.startsWith('/')
  return (
    <a
      className="content-link"
      href={to}
      {...(isOtherSite && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {label}
    </a>
  )
}
