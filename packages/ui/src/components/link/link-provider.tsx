'use client'

import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { ComponentPropsWithRef } from 'react'

/**
 * The props that a router's link must accept: an anchor's attributes, including `href`.
 *
 * @example
 * ```tsx
 * import { Link, LinkProvider, type RouterLinkProps } from '@mcm/ui/link'
 *
 * const AppLink = ({ href, ...rest }: RouterLinkProps) => <a {...rest} href={`/app${href}`} />
 *
 * <LinkProvider component={AppLink}>
 *   <Link href="/blocks">All blocks</Link>
 * </LinkProvider>
 * ```
 */
export type RouterLinkProps = ComponentPropsWithRef<'a'> & { href: string }

const LinkContext = createContext<ComponentType<RouterLinkProps> | 'a'>('a')

/**
 * Props of `LinkProvider`.
 *
 * @example
 * ```tsx
 * import { Link, LinkProvider, type LinkProviderProps, type RouterLinkProps } from '@mcm/ui/link'
 *
 * const provider: LinkProviderProps = {
 *   component: (props: RouterLinkProps) => <a {...props} data-router="" />,
 *   children: <Link href="/blocks">All blocks</Link>,
 * }
 *
 * <LinkProvider {...provider} />
 * ```
 */
export interface LinkProviderProps {
  /** Renders a link within the app, for example with react-router's `Link` and `to={href}`. */
  component: (props: RouterLinkProps) => ReactNode
  children: ReactNode
}

/**
 * Provides the app's router link to every component below it that renders links.
 *
 * @example
 * ```tsx
 * import { Link, LinkProvider, type RouterLinkProps } from '@mcm/ui/link'
 *
 * const AppLink = (props: RouterLinkProps) => <a {...props} data-router="" />
 *
 * <LinkProvider component={AppLink}>
 *   <Link href="/blocks">All blocks</Link>
 * </LinkProvider>
 * ```
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/**
 * Returns the element for a URL: the router's link for the app's paths, and a plain anchor
 * otherwise.
 */
export function useLinkElement(href: string): ComponentType<RouterLinkProps> | 'a' {
  const element = useContext(LinkContext)
  return /^\/(?!\/)|^[.?]|^$/.test(href) ? element : 'a'
}
