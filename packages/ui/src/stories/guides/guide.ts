import type { ReactNode } from 'react'

/** A part of a component, marked with a number in the picture of its anatomy. */
export interface Part {
  name: string
  meaning: string
  /** Finds the part in the example. */
  selector: string
}

/** An example with a sentence about it. */
export interface Picture {
  example: ReactNode
  words: string
}

/** One row of the state matrix: a variant in the states that it has. */
export interface StateRow {
  name: string
  /** The variant at rest. If it is interactive, hover, focus and pressed are derived from it. */
  rest: ReactNode
  /** Whether the variant reacts to the pointer and the keyboard. @default true */
  interactive?: boolean
  disabled?: ReactNode
  loading?: ReactNode
  error?: ReactNode
}

/** What a component's page says besides its stories and properties. */
export interface Guide {
  /** The component's title in the sidebar. */
  component: string
  status: 'stable' | 'experimental'
  /** Why an experimental component may still change. */
  reason?: string
  /** The first release that contains the component. */
  since: string
  /** When to use the component, and what to use instead otherwise. */
  when: string
  anatomy: {
    /** The example, or the name of a story if the component floats above the page. */
    example: ReactNode
    story?: string
    /** Whether the story's play function opens the component. */
    plays?: boolean
    parts: readonly Part[]
  }
  /** Keys and what they do. Empty if the component isn't interactive. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  /** Parts and how assistive technology presents them. */
  screenReader: readonly (readonly [part: string, presented: string])[]
  /** What to do, next to what not to do. */
  pictures: readonly { do: Picture; dont: Picture }[]
  /** The rows of the state matrix. Empty if the component has only one state. */
  states: readonly StateRow[]
}
