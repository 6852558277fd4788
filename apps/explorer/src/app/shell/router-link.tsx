import type { RouterLinkProps } from '@mcm/ui/link'
import { Link } from 'react-router-dom'

/** Pages of the same origin that are not the explorer's: another app serves them. */
const ELSEWHERE = /^\/(docs|storybook)(\/|$)/

/** How the design system's links navigate: through the router inside the explorer. */
export function RouterLink({ href, ...rest }: RouterLinkProps) {
  return ELSEWHERE.test(href) ? <a href={href} {...rest} /> : <Link to={href} {...rest} />
}
