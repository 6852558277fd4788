import { expect } from 'vitest'
import { type Locator, locators } from 'vitest/browser'

interface TextOptions {
  /** Only rendered elements count. */
  useInnerText?: boolean
}

declare module 'vitest' {
  interface Matchers<T> {
    /** The text equals this, ignoring white space. */
    toHaveText: (expected: string | RegExp, options?: TextOptions) => T
    /** The text contains this, ignoring white space. */
    toContainText: (expected: string | RegExp, options?: TextOptions) => T
  }
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Finds elements by CSS, with Playwright's extensions such as `:text-is()`. */
    css: (selector: string) => Locator
  }
}

const squash = (text: string) =>
  text
    .replaceAll(/[\u200b\u00ad]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

type Test = (text: string, expected: string) => boolean

function textMatcher(verb: string, test: Test) {
  return (
    element: HTMLElement,
    expected: string | RegExp,
    { useInnerText = false }: TextOptions = {},
  ) => {
    const text = squash(useInnerText ? element.innerText : element.textContent)
    const pass = typeof expected === 'string' ? test(text, squash(expected)) : expected.test(text)
    return {
      pass,
      actual: text,
      expected: String(expected),
      message: () => `Expected the text ${pass ? 'not ' : ''}${verb} ${expected}; it is:\n${text}`,
    }
  }
}

/** Adds the matchers that screen tests use on elements. */
export function installMatchers(): void {
  expect.extend({
    toHaveText: textMatcher('to be', (text, expected) => text === expected),
    toContainText: textMatcher('to contain', (text, expected) => text.includes(expected)),
  })
  locators.extend({ css: (selector: string) => `css=${selector}` })
}
