/** How a part is used without a mouse or without seeing it, for its page in Storybook. */
export interface Access {
  /** Keys and what they do. */
  keyboard: readonly (readonly [keys: string, effect: string])[]
  /** Parts and how assistive technology presents them. */
  screenReader: readonly (readonly [part: string, presented: string])[]
}
