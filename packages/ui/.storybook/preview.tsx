import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect, type PropsWithChildren } from 'react'
import '../src/styles.css'
import './preview.css'
import { NOW } from '../src/stories/samples'
import { ComponentPage } from './page'
import { applyPreference } from './preferences'

/** What the toolbar sets for every story. */
type Settings = Record<'theme' | 'contrast' | 'motion' | 'direction', string>

/** Puts the toolbar's theme on the root, as the apps do, and stands in for the system's preferences. */
function useRoot({ theme, contrast, motion, direction }: Settings) {
  useLayoutEffect(() => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = theme
    root.dir = direction
    root.lang = 'en'
    applyPreference('prefers-contrast', contrast === 'more' ? 'more' : undefined)
    applyPreference('prefers-reduced-motion', motion === 'reduced' ? 'reduce' : undefined)
  }, [theme, contrast, motion, direction])
}

function Root({ children, ...settings }: Settings & PropsWithChildren) {
  useRoot(settings)
  return children
}

const withSettings: Decorator = (Story, { globals }) => (
  <Root
    theme={String(globals['theme'])}
    contrast={String(globals['contrast'])}
    motion={String(globals['motion'])}
    direction={String(globals['direction'])}
  >
    <Story />
  </Root>
)

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [withSettings],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { page: ComponentPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        smallest: size('Smallest phone, 320', 320, 640),
        phone: size('Phone, 390', 390, 844),
        narrow: size('Narrow, 768', 768, 1024),
        desk: size('Desk, 1280', 1280, 900),
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Introduction', 'Tokens', 'Typography', 'Icons', 'Words', 'Figures'],
          'Components',
          'Screens',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        icon: 'eye',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Contrast as the system' },
          { value: 'more', title: 'More contrast' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', contrast: 'system', motion: 'system', direction: 'ltr' },
  beforeEach: () => {
    // Stories live at one moment, so that 'two minutes ago' stays so in every screenshot.
    const { now } = Date
    Date.now = () => NOW
    return () => {
      Date.now = now
    }
  },
}

export default preview
