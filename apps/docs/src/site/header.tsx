import { IconButton } from '@mcm/ui/button'
import { IconMenu, IconSearch, IconThemeDark, IconThemeLight, IconThemeSystem } from '@mcm/ui/icons'
import { Logo } from '@mcm/ui/logo'
import styles from './header.module.css'

export const MENU_ID = 'menu'

/** The links of the explorer's header, in its order. */
const links = [
  { href: '/blocks', label: 'Blocks' },
  { href: '/txs', label: 'Transactions' },
  { href: '/mempool', label: 'Mempool' },
  { href: '/richlist', label: 'Rich List' },
  { href: '/statistics', label: 'Statistics' },
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
      </div>
    </header>
  )
}
