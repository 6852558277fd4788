import type { MDXComponents } from 'mdx/types'
import type { ComponentPropsWithoutRef } from 'react'

function heading(Tag: 'h2' | 'h3' | 'h4') {
  return function Heading({ id, children, ...rest }: ComponentPropsWithoutRef<'h2'>) {
    return (
      <Tag id={id} {...rest}>
        {children}
        {id && (
          <a className="anchor" href={`#${id}`} aria-label="Link to this section">
            <span aria-hidden="true">#</span>
          </a>
        )}
      </Tag>
    )
  }
}

const components: MDXComponents = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
}

export function useMDXComponents(): MDXComponents {
  return components
}
