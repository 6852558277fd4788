import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '../src/styles.css'
import './preview.css'
import './docs.css'
import { ToolbarTheme } from '../src/stories/theme'
import { axeOptions } from './axe-options'
import { checkColors } from './check-colors'
import { checkControls } from './check-controls'
import { checkRequests } from './check-requests'
import { stopClock } from './clock'
import { controlsOfJson } from './controls'
import { DocsRoot } from './docs-root'
import { DocsStory } from './docs-story'
import { inDarkTests, inTests } from './in-tests'
import { refuseRequests } from './offline'
import { replaceStorage } from './own-storage'
import { ComponentPage } from './page'
import { applyRoot } from './root'
import { stay, stayOpen } from './stay'

const afterEffects = new WeakMap<HTMLElement, () => void>()

/** Last, so that its effect runs after the story's effects. */
function Settled({ canvas }: { canvas: HTMLElement }) {
  useEffect(() => afterEffects.get(canvas)?.())
  return null
}

const withSettings: Decorator = (Story, { globals, canvasElement }) => (
  <ToolbarTheme.Provider value={globals['theme']}>
    <Story />
    <Settled canvas={canvasElement} />
  </ToolbarTheme.Provider>
)

document.addEventListener('click', stay)
window.addEventListener('blur', stayOpen)
refuseRequests()
replaceStorage()

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [withSettings],
  argTypesEnhancers: [controlsOfJson],
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    backgrounds: { disable: true },
    docs: { container: DocsRoot, page: ComponentPage, components: { Story: DocsStory } },
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
          [
            'Introduction',
            'Status',
            'Tokens',
            'Contrast',
            'Typography',
            'Icons',
            'Words',
            'Figures',
            'States',
            'Anatomy',
          ],
          'Components',
          'Explorer',
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
          { value: 'system', title: 'System' },
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
          { value: 'system', title: 'System contrast' },
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
          { value: 'system', title: 'System motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    pointer: {
      description: 'Pointer',
      toolbar: {
        icon: 'pointerhand',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System pointer' },
          { value: 'coarse', title: 'Fingers' },
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
  initialGlobals: {
    theme: inTests ? (inDarkTests ? 'dark' : 'light') : 'system',
    // The elements and names are the same in both themes, so axe checks them in one.
    a11y: { manual: inDarkTests },
    contrast: 'system',
    motion: 'system',
    pointer: 'system',
    direction: 'ltr',
  },
  // The built Storybook would run a story's play function before its effects.
  mount: (context) => async () => {
    const ran = new Promise<void>((resolve) => afterEffects.set(context.canvasElement, resolve))
    await context.renderToCanvas()
    // A story that throws runs no effects.
    await Promise.race([ran, new Promise((late) => setTimeout(late, 1000))])
    return context.canvas
  },
  beforeEach: ({ globals, viewMode }) => {
    // A documentation page has one root for all its stories.
    if (viewMode !== 'docs') applyRoot(globals)
    return stopClock()
  },
  ...(inTests
    ? {
        afterEach: async (context) => {
          checkControls(context)
          checkRequests()
          await checkColors(context)
        },
      }
    : {}),
}

export default preview
