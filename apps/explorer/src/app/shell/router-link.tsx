import type { RouterLinkProps } from '@mcm/ui/link'
import { type MouseEvent, useCallback } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Pages of the same origin that are not the explorer's: another app serves them. */
const ELSEWHERE = /^\/(docs|storybook)(\/|$)/

/**
 * How the design system's links navigate: through the router inside the explorer. The router's own
 * `Link` brings its framework's prefetching along, which weighs more than the rest of this page's
 * header.
 */
export function RouterLink({ children, ...rest }: RouterLinkProps) {
  const Element = ELSEWHERE.test(rest.href) ? 'a' : InnerLink
  return <Element {...rest}>{children}</Element>
}

function InnerLink({ href, onClick, target, children, ...rest }: RouterLinkProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target })
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (!event.defaultPrevented) go(event)
    },
    [onClick, go],
  )
  return (
    <a
      {...rest}
      {...(target === undefined ? {} : { target })}
      href={useHref(href)}
      onClick={follow}
    >
      {children}
    </a>
  )
}
