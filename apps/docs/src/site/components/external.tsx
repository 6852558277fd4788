import { Link } from '@mcm/ui/link'
import type { ReactNode } from 'react'
import { linkTo, type LinkName } from '../../config/config'

interface ExternalProps {
  to: LinkName
  children: ReactNode
}

/** Shows an external link, or plain text if the link has no URL yet. */
export function External({ to, children }: ExternalProps) {
  const link = linkTo(to)
  return link ? (
    <Link href={link.url} newTab>
      {children}
    </Link>
  ) : (
    children
  )
}

/** Shows a list of external links. Links without a URL are omitted. */
export function ExternalList({ names }: { names: readonly LinkName[] }) {
  return (
    <ul>
      {names.map((name) => {
        const link = linkTo(name)
        return (
          link && (
            <li key={name}>
              <Link href={link.url} newTab>
                {link.title}
              </Link>
            </li>
          )
        )
      })}
    </ul>
  )
}
