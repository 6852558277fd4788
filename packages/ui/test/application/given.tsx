import '@mcm/ui/styles.css'
import { cloneElement, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import * as ui from '@mcm/ui'
import { elementsOf } from './elements.js'

/** Elements by the components whose refs they are, and the attributes that were given to each. */
const refs: Record<string, Element | null> = {}
const given = { 'data-given': 'yes', 'aria-description': 'given', className: 'given' }

const elements = Object.entries(elementsOf(ui)).map(([name, element]) =>
  cloneElement(element as ReactElement<Record<string, unknown>>, {
    ...given,
    key: name,
    id: name,
    ref: (node: Element | null) => {
      refs[name] = node
    },
  }),
)

const root = createRoot(document.body.appendChild(document.createElement('div')))
flushSync(() => root.render(elements))

/** What each ref is: its id and attributes, in the order of the components' names. */
Object.assign(globalThis, {
  refsOf: () =>
    Object.keys(refs).map((name) => {
      const node = refs[name]
      return `${name} ${node?.id} ${node?.getAttribute('data-given')} ${node?.getAttribute('aria-description')}`
    }),
})
