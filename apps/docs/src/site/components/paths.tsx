import { IconArrowRight } from '@mcm/ui/icons'
import styles from '../article.module.css'

const paths = [
  {
    href: '/docs/blocks',
    title: 'Read the chain',
    text: 'Blocks first, then balances, transactions and the mempool.',
  },
  {
    href: '/docs/construction',
    title: 'Send a payment',
    text: 'Build it with eight calls, and sign it on your side.',
  },
  {
    href: '/docs/events#guide',
    title: 'Follow blocks',
    text: 'Process each block once, even when a reorg replaces some.',
  },
  {
    href: '/docs/playground',
    title: 'Try it in the playground',
    text: 'Pay with free coins on a chain inside the page.',
  },
] as const

/** Shows where a reader of the introduction can go next, by purpose. */
export function Paths() {
  return (
    <nav className={styles['cards']} aria-label="Where to go next">
      {paths.map(({ href, title, text }) => (
        <div key={href}>
          <a className={styles['card']} href={href}>
            <strong>
              {title}
              <IconArrowRight />
            </strong>{' '}
            <span>{text}</span>
          </a>
        </div>
      ))}
    </nav>
  )
}
