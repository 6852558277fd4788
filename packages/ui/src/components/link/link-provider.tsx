import { createContext, useContext, type ComponentType, type ReactNode } from 'react'
import type { ComponentPropsWithRef } from 'react'

/** What the router's link has to understand: an anchor's attributes, `href` among them. */
export type RouterLinkProps = ComponentPropsWithRef<'a'> & { href: string }

const LinkContext = createContext<ComponentType<RouterLinkProps> | 'a'>('a')

export interface LinkProviderProps {
  /** Renders a link inside the app, for example react-router's `Link` with `to={href}`. */
  component: (props: RouterLinkProps) => ReactNode
  children: ReactNode
}

/** Hands the app's router link to every component below that links somewhere. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>
}

/** The element for an address: the router's link for paths of the app, a plain anchor for the rest. */
export function useLinkElement(href: string): ComponentType<RouterLinkProps> | 'a' {
  const element = useContext(LinkContext)
  return /^\/(?!\/)|^[.?]|^$/.test(href) ? element : 'a'
}
