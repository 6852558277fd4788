import type { RouterLinkProps } from '@mcm/ui/link'
import { type MouseEvent, useCallback } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

/** Matches paths on the same origin that another app serves. */
const ELSEWHERE = /^\/(docs|storybook)(\/|$)/

/**
 * The design system's link for use within the explorer, based on the router. The router's own
 * `Link` would include its framework's prefetching code, which is larger than the rest of the
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
