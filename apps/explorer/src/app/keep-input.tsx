import { useEffect, useLayoutEffect, useState } from 'react'

interface KeepInputProps {
  /** The element whose prerendered content the app replaces. */
  root: Element
}

/** What `public/boot.js` notes until the app is mounted. */
interface EarlyPress {
  /** The control that was pressed last. */
  control?: Control
  /** Stops noting presses. */
  stop: () => void
}

type Control = HTMLButtonElement | HTMLInputElement

/**
 * Keeps what a visitor did on the prerendered page: copies the text of the search field and the
 * focus to the app's controls, and presses the one that was pressed. Must be rendered last, because
 * the prerendered controls leave the page on the commit.
 */
export function KeepInput({ root }: KeepInputProps) {
  const [{ restore, press }] = useState(() => readInput(root))
  useLayoutEffect(restore, [restore])
  useEffect(press, [press])
  return null
}

function readInput(root: Element): { restore: () => void; press: () => void } {
  const typed = root.querySelector('input')
  const focused = findOwn(root, document.activeElement)
  const { earlyPress } = globalThis as { earlyPress?: EarlyPress }
  const pressed = findOwn(root, earlyPress?.control)
  return {
    restore() {
      const own = root.querySelector('input')
      if (own && typed && own !== typed) own.value ||= typed.value
      focused()?.focus()
    },
    press() {
      earlyPress?.stop()
      pressed()?.click()
    },
  }
}

/**
 * Notes a control's place on the prerendered page. Returns a function that finds the app's control
 * in the same place. It finds none if the app's does something else, such as removing an address
 * that is already watched.
 */
function findOwn(root: Element, control: Element | null | undefined): () => Control | undefined {
  if (!isControl(control)) return () => undefined
  const verb = verbOf(control)
  const alike = () =>
    [...root.querySelectorAll(control.localName)]
      .filter(isControl)
      .filter((one) => verbOf(one) === verb)
  const place = alike().indexOf(control)
  return () => {
    const own = alike()[place]
    return own === control ? undefined : own
  }
}

function isControl(element: Element | null | undefined): element is Control {
  return element instanceof HTMLButtonElement || element instanceof HTMLInputElement
}

/**
 * The first word of a control's name. The rest may tell a state that only the app knows, such as the
 * number of watched addresses.
 */
function verbOf(control: Control): string | undefined {
  const name = control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.textContent
  return name.trim().split(/[\s,:]/)[0]
}
