import { useEffect, useLayoutEffect, useState } from 'react'

interface KeepInputProps {
  /** The element whose prerendered content the app replaces. */
  root: Element
}

/** What `public/boot.js` notes until the app is mounted. */
interface EarlyPress {
  /** The control that was pressed last. */
  control?: Control
  /** The control under a mouse button that is still down. */
  held?: Control
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
  const typed = root.querySelector<HTMLInputElement>('input[type=search]')
  const ownOf = controlFinder(root)
  const focused = document.activeElement
  const { earlyPress } = globalThis as { earlyPress?: EarlyPress }
  return {
    restore() {
      const own = root.querySelector<HTMLInputElement>('input[type=search]')
      if (own && typed && own !== typed) own.value ||= typed.value
      ownOf(focused)?.focus()
      // Opens the suggestions for that text, as typing does.
      if (own?.value && own === document.activeElement) {
        own.dispatchEvent(new Event('input', { bubbles: true }))
      }
    },
    press() {
      earlyPress?.stop()
      ownOf(earlyPress?.control)?.click()
      const held = ownOf(earlyPress?.held)
      // The browser clicks what was under the mouse on both events, and that has left the page.
      const release = ({ target }: MouseEvent) => {
        if (target instanceof Node && held?.contains(target)) held.click()
      }
      if (held) addEventListener('mouseup', release, { once: true })
    },
  }
}

/**
 * Notes the places of all controls on the prerendered page, as one may be pressed until the commit.
 * Returns a function that finds the app's control in the same place. It finds none if the app's does
 * something else, such as removing an address that is already watched.
 */
function controlFinder(root: Element): (control: unknown) => Control | undefined {
  // The name of a radio button, for example, is no longer known once it has left the page.
  const read = () =>
    [...root.querySelectorAll('button, input')]
      .filter(isControl)
      .map((control) => ({ control, kind: `${control.localName} ${verbOf(control)}` }))
  const early = read()
  return (control) => {
    const found = early.find((one) => one.control === control)
    if (!found) return undefined
    const place = early.filter(({ kind }) => kind === found.kind).indexOf(found)
    const own = read().filter(({ kind }) => kind === found.kind)[place]?.control
    return own === control ? undefined : own
  }
}

function isControl(element: Element): element is Control {
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
