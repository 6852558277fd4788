import type { MDXComponents } from 'mdx/types'
import type { ComponentPropsWithoutRef } from 'react'
import { Call } from './components/call'
import { Danger, Differs, Tip } from './components/note'

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

/** A wide table scrolls by itself, and takes the focus so that a keyboard can scroll it. */
function Table(props: ComponentPropsWithoutRef<'table'>) {
  return (
    <div className="table">
      <table {...props} />
    </div>
  )
}

const components: MDXComponents = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  table: Table,
  Call,
  Danger,
  Differs,
  Tip,
}

export function useMDXComponents(): MDXComponents {
  return components
}
