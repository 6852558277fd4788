import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../internal/cx'
import { IconButton } from '../button'
import { IconClose, IconMenu } from '../icons'
import { Link } from '../link'
import { Logo } from '../logo'
import styles from './header.module.css'

export interface HeaderProps {
  /** The product's name next to the logo. */
  name: string
  /** @default '/' */
  homeHref?: string | undefined
  /** The search field, on every page except home. */
  search?: ReactNode | undefined
  /** `HeaderLink`s. */
  nav?: ReactNode | undefined
  /** Controls that move into the menu on phones: the endpoint, the theme. */
  end?: ReactNode | undefined
  /** Controls that stay in the bar on phones: the watchlist, the endpoint's dot. */
  pinned?: ReactNode | undefined
  /** The current path. A change closes the menu. */
  location?: string | undefined
}

/** The bar at the top of every page. On phones, search, links and controls fold into a menu. */
export function Header({ name, homeHref = '/', search, nav, end, pinned, location }: HeaderProps) {
  const menuId = useId()
  const [openAt, setOpenAt] = useState<{ location: string | undefined } | null>(null)
  // The menu belongs to the page it was opened on.
  const open = openAt !== null && openAt.location === location
  const header = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpenAt(null)
      toggle.current?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpenAt(null)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [open])

  return (
    // The menu covers the page, so moving focus to the page closes it.
    <header
      ref={header}
      className={styles['header']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(null)
      }}
    >
      <div className={styles['bar']}>
        <Link href={homeHref} tone="ink" className={styles['brand']}>
          <Logo />
          <span className={styles['name']}>{name}</span>
        </Link>
        <div ref={menu} id={menuId} className={cx(styles['menu'], open && styles['open'])}>
          {search !== undefined && <div className={styles['search']}>{search}</div>}
          {nav !== undefined && (
            <nav aria-label="Main" className={styles['nav']}>
              {nav}
            </nav>
          )}
          {end !== undefined && <div className={styles['end']}>{end}</div>}
        </div>
        {pinned !== undefined && <div className={styles['pinned']}>{pinned}</div>}
        <IconButton
          ref={toggle}
          label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={menuId}
          className={styles['toggle']}
          onClick={({ detail }) => {
            flushSync(() => setOpenAt(open ? null : { location }))
            // Only for keyboard users: on touch screens, focusing a field opens the on-screen
            // keyboard.
            if (detail === 0) menu.current?.querySelector<HTMLElement>('a, input, button')?.focus()
          }}
        >
          {open ? <IconClose /> : <IconMenu />}
        </IconButton>
      </div>
    </header>
  )
}

export interface HeaderLinkProps {
  href: string
  /** Marks the link as current: its page, or one below it, is shown. */
  current?: boolean | undefined
  children: ReactNode
}

/** A link in the header's navigation. */
export function HeaderLink({ href, current = false, children }: HeaderLinkProps) {
  return (
    <Link
      href={href}
      tone="ink"
      className={styles['link']}
      {...(current ? { 'aria-current': 'page' as const } : {})}
    >
      {children}
    </Link>
  )
}
