import { IconButton } from '@mcm/ui/button'
import {
  IconChevronDown,
  IconMenu,
  IconSearch,
  IconThemeDark,
  IconThemeLight,
  IconThemeSystem,
} from '@mcm/ui/icons'
import { Logo } from '@mcm/ui/logo'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { exampleEndpoint } from '../config/config'
import { hostOf } from '../features/server/host-of'
import { SERVER_ID } from './server-panel'
import styles from './header.module.css'

/** Opens the server panel. The script shows the current server. */
export function ServerButton({ className }: { className: string | undefined }) {
  return (
    <button
      type="button"
      className={className}
      popoverTarget={SERVER_ID}
      data-server="endpoint"
      aria-haspopup="dialog"
    >
      <VisuallyHidden>Server: </VisuallyHidden>
      <span aria-hidden="true" className={styles['label']}>
        Server
      </span>
      <span data-server-name>{hostOf(exampleEndpoint)}</span>
      <IconChevronDown size={12} />
    </button>
  )
}

export const MENU_ID = 'menu'

/** The links of the explorer's header, in its order. */
const links = [
  { href: '/blocks', label: 'Blocks' },
  { href: '/txs', label: 'Transactions' },
  { href: '/mempool', label: 'Mempool' },
  { href: '/richlist', label: 'Rich List' },
  { href: '/statistics', label: 'Statistics' },
  { href: '/haiku', label: 'Almanac' },
  { href: '/docs', label: 'Docs' },
]

/** The bar at the top of every page, which looks like the explorer's. */
export function Header() {
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <button type="button" className={styles['menu']} popoverTarget={MENU_ID} aria-label="Menu">
          <IconMenu size={20} />
        </button>
        <a className={styles['brand']} href="/docs">
          <Logo /> Mochimo Docs
        </a>
        <button
          type="button"
          className={styles['search']}
          data-search-open
          aria-haspopup="dialog"
          aria-label="Search the docs"
        >
          <IconSearch />
          <span>Search the docs</span>
          <kbd aria-hidden="true">/</kbd>
        </button>
        <nav className={styles['links']} aria-label="Site">
          {links.map(({ href, label }) => (
            <a key={href} href={href} {...(href === '/docs' ? { 'aria-current': 'true' } : {})}>
              {label}
            </a>
          ))}
        </nav>
        <span className={styles['theme']} data-theme-switch>
          <IconButton label="Theme: system">
            <IconThemeSystem data-shown-for="system" />
            <IconThemeLight data-shown-for="light" />
            <IconThemeDark data-shown-for="dark" />
          </IconButton>
        </span>
        <ServerButton className={styles['server']} />
      </div>
    </header>
  )
}
