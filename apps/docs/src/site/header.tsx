import { IconButton } from '@mcm/ui/button'
import {
  IconClose,
  IconMenu,
  IconSearch,
  IconThemeDark,
  IconThemeLight,
  IconThemeSystem,
} from '@mcm/ui/icons'
import { Logo } from '@mcm/ui/logo'
import { ServerButton } from './server-button'
import styles from './header.module.css'

export const MENU_ID = 'menu'
const LINKS_ID = 'links'

/** The links of the explorer's header, in its order. */
export const siteLinks = [
  { href: '/blocks', label: 'Blocks' },
  { href: '/txs', label: 'Transactions' },
  { href: '/mempool', label: 'Mempool' },
  { href: '/richlist', label: 'Rich List' },
  { href: '/statistics', label: 'Statistics' },
  { href: '/haiku', label: 'Almanac' },
  { href: '/docs', label: 'Docs' },
]

/** The bar at the top of every page, which looks like the explorer's at every width. */
export function Header() {
  return (
    <header className={styles['header']}>
      <div className={styles['row']}>
        <a className={styles['brand']} href="/docs" aria-label="Mochimo Docs">
          <Logo />
          <span>Mochimo Docs</span>
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
        <nav id={LINKS_ID} popover="auto" className={styles['links']} aria-label="Site">
          {siteLinks.map(({ href, label }) => (
            <a key={href} href={href} {...(href === '/docs' ? { 'aria-current': 'true' } : {})}>
              {label}
            </a>
          ))}
        </nav>
        <div className={styles['pinned']}>
          <span className={styles['theme']} data-theme-switch>
            <IconButton label="Theme: system">
              <IconThemeSystem />
              <IconThemeLight />
              <IconThemeDark />
            </IconButton>
          </span>
          <ServerButton />
        </div>
        <MenuButton opens={LINKS_ID} />
        <MenuButton opens={MENU_ID} />
      </div>
    </header>
  )
}

/**
 * Opens a menu. Phones have one with the pages; on tablets, where the pages are beside the article,
 * it has the links.
 */
function MenuButton({ opens }: { opens: string }) {
  return (
    <IconButton label="Menu" popoverTarget={opens} className={styles['menu'] ?? ''}>
      <IconMenu />
      <IconClose />
    </IconButton>
  )
}
