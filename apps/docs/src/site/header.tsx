import { IconButton } from '@mcm/ui/button'
import { IconMenu, IconSearch, IconThemeDark, IconThemeLight, IconThemeSystem } from '@mcm/ui/icons'
import { Logo } from '@mcm/ui/logo'
import styles from './header.module.css'

export const MENU_ID = 'menu'

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
          <a href="/">Explorer</a>
          <a href="/richlist">Rich list</a>
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
