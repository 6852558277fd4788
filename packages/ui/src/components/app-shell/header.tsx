'use client'

import {
  forwardRef,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type ReactNode,
} from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../internal/cx'
import { useOwnRef } from '../../internal/use-own-ref'
import { IconButton } from '../button'
import { IconClose, IconMenu, IconSearch } from '../icons'
import { Link } from '../link'
import { Logo } from '../logo'
import styles from './header.module.css'

/**
 * Props of `Header`.
 *
 * @example
 * ```tsx
 * import { Header, type HeaderProps } from '@mcm/ui/app-shell'
 *
 * const header: HeaderProps = { name: 'Mochimo', homeHref: '/' }
 *
 * <Header {...header} />
 * ```
 */
export interface HeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'children'> {
  /** The product's name, shown next to the logo. */
  name: string
  /** @default '/' */
  homeHref?: string | undefined
  /** The search field, shown on every page except home. */
  search?: ReactNode | undefined
  /** The links, as `HeaderLink`s. */
  nav?: ReactNode | undefined
  /** Controls that move into the menu together with the links, such as the theme switch. */
  end?: ReactNode | undefined
  /** Controls that stay in the bar at every width, such as the watchlist and the endpoint's dot. */
  pinned?: ReactNode | undefined
  /** The current path. When it changes, the menu closes. */
  location?: string | undefined
}

type Part = 'menu' | 'search'

/**
 * Shows the bar at the top of every page. Links that don't fit move into a menu. On phones, the
 * search field opens below the bar at full width.
 *
 * @example
 * ```tsx
 * import { Header, HeaderLink } from '@mcm/ui/app-shell'
 *
 * <Header
 *   name="Mochimo"
 *   nav={
 *     <HeaderLink href="/blocks" current>
 *       Blocks
 *     </HeaderLink>
 *   }
 *   location="/blocks"
 * />
 * ```
 */
export const Header = /* @__PURE__ */ forwardRef<HTMLElement, HeaderProps>(function Header(
  { name, homeHref = '/', search, nav, end, pinned, location, className, onBlur, ...rest },
  ref,
) {
  const id = useId()
  const [opened, setOpened] = useState<{ part: Part; location: string | undefined } | null>(null)
  // What is open belongs to the page it was opened on.
  const open = opened !== null && opened.location === location ? opened.part : null
  const header = useOwnRef(ref)
  const toggles = useRef<Partial<Record<Part, HTMLButtonElement | null>>>({})

  useEffect(() => {
    if (open === null) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpened(null)
      toggles.current[open]?.focus()
    }
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !header.current?.contains(event.target)) setOpened(null)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [header, open])

  const toggle = (part: Part, detail: number) => {
    flushSync(() => setOpened(open === part ? null : { part, location }))
    // A finger that opens the menu must not bring up the keyboard; one that opens the search wants it.
    if (detail !== 0 && part === 'menu') return
    const first = document
      .getElementById(`${id}-${part}`)
      ?.querySelector<HTMLElement>('a, input, button')
    first?.focus()
    // The text of the last search is replaced by what is typed next.
    if (first instanceof HTMLInputElement) first.select()
  }
  const toggleOf = (part: Part, label: string, icon: ReactNode) => (
    <IconButton
      ref={(button) => {
        toggles.current[part] = button
      }}
      label={open === part ? `Close ${label}` : `Open ${label}`}
      aria-expanded={open === part}
      aria-controls={`${id}-${part}`}
      className={cx(styles['toggle'], styles[`toggle-${part}`])}
      onClick={({ detail }) => toggle(part, detail)}
    >
      {open === part ? <IconClose /> : icon}
    </IconButton>
  )

  return (
    // What is open covers the page, so moving focus to the page closes it.
    <header
      ref={header}
      {...rest}
      className={cx(styles['header'], className)}
      onBlur={(event) => {
        onBlur?.(event)
        const { currentTarget, relatedTarget } = event
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpened(null)
      }}
    >
      <div className={styles['bar']}>
        <Link href={homeHref} tone="ink" className={styles['brand']}>
          <Logo />
          <span className={styles['name']}>{name}</span>
        </Link>
        {search !== undefined && (
          <div
            id={`${id}-search`}
            className={cx(styles['search'], open === 'search' && styles['open'])}
          >
            {search}
          </div>
        )}
        <div id={`${id}-menu`} className={cx(styles['menu'], open === 'menu' && styles['open'])}>
          {nav !== undefined && (
            <nav aria-label="Main" className={styles['nav']}>
              {nav}
            </nav>
          )}
          {end !== undefined && <div className={styles['end']}>{end}</div>}
        </div>
        {search !== undefined && toggleOf('search', 'search', <IconSearch />)}
        {pinned !== undefined && <div className={styles['pinned']}>{pinned}</div>}
        {toggleOf('menu', 'menu', <IconMenu />)}
      </div>
    </header>
  )
})

/**
 * Props of `HeaderLink`.
 *
 * @example
 * ```tsx
 * import { HeaderLink, type HeaderLinkProps } from '@mcm/ui/app-shell'
 *
 * const blocks: HeaderLinkProps = { href: '/blocks', children: 'Blocks' }
 *
 * <HeaderLink {...blocks} current />
 * ```
 */
export interface HeaderLinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string
  /** Whether the link is marked as current because its page, or a page below it, is shown. */
  current?: boolean | undefined
  children: ReactNode
}

/**
 * Shows a link in the header's navigation.
 *
 * @example
 * ```tsx
 * import { HeaderLink } from '@mcm/ui/app-shell'
 *
 * <HeaderLink href="/blocks">Blocks</HeaderLink>
 * ```
 */
export const HeaderLink = /* @__PURE__ */ forwardRef<HTMLAnchorElement, HeaderLinkProps>(
  function HeaderLink({ href, current = false, children, className, ...rest }, ref) {
    return (
      <Link
        ref={ref}
        href={href}
        tone="ink"
        {...rest}
        className={cx(styles['link'], className)}
        {...(current ? { 'aria-current': 'page' as const } : {})}
      >
        {children}
      </Link>
    )
  },
)
