import type { MDXComponents } from 'mdx/types'
import type { ComponentPropsWithoutRef } from 'react'
import { callOf } from '../calls'
import { BaseUrl } from './components/base-url'
import { Call, ExampleResponse } from './components/call'
import { Code } from './components/code'
import { CodeBlock } from './components/code-block'
import { Converter } from './components/converter'
import { DataType } from './components/data-type'
import { ExampleHaiku } from './components/example-haiku'
import { External, ExternalList } from './components/external'
import { Fields } from './components/fields'
import { Fold } from './components/fold'
import { Danger, Differs, Tip } from './components/note'
import { LiveEvents } from './components/live-events'
import { NearPages } from './components/near-pages'
import { NeedsScript } from './components/needs-script'
import { Paths } from './components/paths'
import { Playground } from './components/playground'
import { Program } from './components/program'
import { SpendIndexDiagram } from './components/spend-index-diagram'

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

/**
 * Shows a table that scrolls if it is too wide. The table is focusable, so that it can be scrolled
 * with the keyboard.
 */
function Table(props: ComponentPropsWithoutRef<'table'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
    <div className="table" tabIndex={0} role="group" aria-label="Table">
      <table {...props} />
    </div>
  )
}

const components: MDXComponents = {
  code: Code,
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  pre: CodeBlock,
  table: Table,
  BaseUrl,
  Call,
  Converter,
  Danger,
  DataType,
  Differs,
  ExampleHaiku,
  ExampleResponse: ({ id }: { id: string }) => <ExampleResponse call={callOf(id)} />,
  External,
  ExternalList,
  Fields,
  Fold,
  LiveEvents,
  NearPages,
  NeedsScript,
  Paths,
  Playground,
  Program,
  SpendIndexDiagram,
  Tip,
}

export function useMDXComponents(): MDXComponents {
  return components
}
