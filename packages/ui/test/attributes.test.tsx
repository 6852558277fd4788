import { cloneElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import * as ui from '../src/index'
import { elementsOf } from './application/elements'

const elements = elementsOf(ui)

/** Components whose element is rendered only in a browser; `package.ts` tests them there. */
const FLOATING = new Set(['Menu', 'Toaster', 'Tooltip'])

/** Components whose root element has no class name of their own. */
const PLAIN = new Set(['HaikuCard', 'Tabs', 'LanguageTabs', 'RelativeTime', 'DateTime'])

const given = { id: 'given', 'data-given': 'yes', 'aria-description': 'given', className: 'given' }

it('covers every component', () => {
  const names = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name))
  expect(Object.keys(elements).toSorted()).toEqual(
    names.filter((name) => name !== 'LinkProvider').toSorted(),
  )
})

describe.each(Object.entries(elements).filter(([name]) => !FLOATING.has(name)))(
  '%s',
  (name, element) => {
    const html = renderToString(cloneElement(element as ReactElement<typeof given>, given))

    it('takes an id, data and ARIA attributes', () => {
      const [tag = ''] = /<[^>]*\sdata-given="yes"[^>]*>/.exec(html) ?? []
      expect(tag).toMatch(/\sid="given"/)
      expect(tag).toMatch(/\saria-description="given"/)
    })

    it('adds a class name to its own', () => {
      const own = PLAIN.has(name) || /^(Icon(?!Button)|Logo$)/.test(name) ? '' : '[^"]+ '
      expect(html).toMatch(new RegExp(`\\sclass="${own}given"`))
    })
  },
)
