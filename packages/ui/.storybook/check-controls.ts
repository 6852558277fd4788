import type { StoryContext } from '@storybook/react-vite'
import { survivesJson } from './controls'

/**
 * Throws if a control of a story has a value that JSON can't represent, because the documentation
 * page of its component would crash.
 */
export function checkControls({ argTypes, initialArgs }: StoryContext): void {
  for (const [name, { control }] of Object.entries(argTypes)) {
    if (control && !survivesJson(initialArgs[name])) {
      throw new Error(`The control of "${name}" can't represent its value`)
    }
  }
}
