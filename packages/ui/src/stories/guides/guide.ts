import type { ReactNode } from 'react'

/** A part of a component, marked with a number in the picture of its anatomy. */
export interface Part {
  name: string
  meaning: string
  /** Finds the part in the example. */
  selector: string
  /** Whether the part is only the text in that element. */
  text?: boolean
}

/** An example with a sentence about it. */
export interface Picture {
  example: ReactNode
  words: string
}

/** One row of the state matrix: a variant in the states that it has. Words stand for a state. */
export interface StateRow {
  name: string
  /** The variant at rest. If it is interactive, hover, focus and pressed are derived from it. */
  rest: ReactNode
  /** Whether the variant reacts to the pointer and the keyboard. @default true */
  interactive?: boolean
  /** The width that the variant needs, in pixels, if it is more than a button's. */
  minWidth?: 400 | 720
  /** Finds the element under the pointer, if it isn't the first control. */
  pointed?: string
  /** Finds the element that has the focus, if it isn't the first control. */
  focused?: string
  /** Replaces the derived state, if nothing changes or scripts can't simulate it. */
  hover?: ReactNode
  /** As `hover`. */
  pressed?: ReactNode
  disabled?: ReactNode
  loading?: ReactNode
  error?: ReactNode
}

/** How a component is used without a mouse or without seeing it. */
export interface Access {
  /** Keys and what they do. Empty if the component isn't interactive. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  /** Parts and how assistive technology presents them. */
  screenReader: readonly (readonly [part: string, presented: string])[]
}

/** What a component's page says besides its stories and properties. */
export interface Guide extends Access {
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
  /** What to do, next to what not to do. */
  pictures: readonly { do: Picture; dont: Picture }[]
  /** The rows of the state matrix. Empty if the component has only one state. */
  states: readonly StateRow[]
  /** A story that shows the matrix at the width it sets, if the variants depend on the width. */
  statesStory?: string
}
