import type { RouterLinkProps } from '@mcm/ui/link'
import { type MouseEvent, useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Matches paths on the same origin that another app serves. */
const ELSEWHERE = /^\/(docs|storybook)(\/|$)/

/**
 * The design system's link for use within the explorer, based on the router. The router's own
 * `Link` would include its framework's prefetching code, which is larger than the rest of the
 * header, and its hooks resolve the URL of each link in each render, which takes longer than the
 * rest of the link.
 */
export function RouterLink({ children, ...rest }: RouterLinkProps) {
  const Element = ELSEWHERE.test(rest.href) ? 'a' : InnerLink
  return <Element {...rest}>{children}</Element>
}

function InnerLink({ href, onClick, target, children, ...rest }: RouterLinkProps) {
  const navigate = useNavigate()
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (event.defaultPrevented || !opensHere(event, target)) return
      event.preventDefault()
      // As browsers do, a link to the current page adds no entry to the history.
      void navigate(href, { replace: event.currentTarget.href === location.href })
    },
    [onClick, href, target, navigate],
  )
  return (
    <a {...rest} {...(target === undefined ? {} : { target })} href={href} onClick={follow}>
      {children}
    </a>
  )
}

/** Tells whether a click opens the link in this tab. */
function opensHere(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  const isPlain = button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
  return isPlain && (target === undefined || target === '_self')
}
