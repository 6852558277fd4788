import type { Part } from '../guides'
import { around, type Box } from './boxes'
import type { Scene } from './place-pins'

const IMAGES = 'svg, img, canvas, input, kbd, [class*=skeleton], [class*=dot]'

function* textBoxes(root: Node): Generator<DOMRect> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode
    const isHidden = (parentElement?.getBoundingClientRect().width ?? 0) <= 1
    if (nodeValue?.trim() === '' || isHidden) continue
    range.selectNodeContents(texts.currentNode)
    yield* range.getClientRects()
  }
}

// What isn't shown yet, such as a closed dialog, has no size.
const isShown = ({ width, height }: DOMRect) => width > 0 || height > 0

const contentBoxes = (root: Element) =>
  [
    ...textBoxes(root),
    ...[...root.querySelectorAll(IMAGES)].map((image) => image.getBoundingClientRect()),
  ].filter(isShown)

/** Whether an element has a background or a border, so that all of it is visible. */
function isSurface(element: Element): boolean {
  const { backgroundColor, borderTopWidth, borderLeftWidth } = getComputedStyle(element)
  const isFilled = !/^(?:transparent|rgba\(.*, 0\))$/.test(backgroundColor)
  return isFilled || (borderTopWidth !== '0px' && borderLeftWidth !== '0px')
}

/** The visible boxes of a part: of a plain block, only what is in it. */
function visibleBoxes(element: Element, isText: boolean): DOMRect[] {
  const own = element.getBoundingClientRect()
  if (isText) return [...textBoxes(element)]
  if (isSurface(element) || element.matches(IMAGES)) return [own]
  const surfaces = [...element.querySelectorAll('*')].filter(isSurface)
  const visible = [
    ...contentBoxes(element),
    ...surfaces.map((surface) => surface.getBoundingClientRect()),
  ]
  return visible.length > 0 ? visible : [own]
}

/**
 * Measures an example: the boxes of its parts, and of the text and images in it, from the upper left
 * corner of the picture.
 */
export function measureScene(stage: HTMLElement, parts: readonly Part[]): Scene {
  const outer = stage.getBoundingClientRect()
  const frame = stage.querySelector('iframe')
  const inner = frame?.getBoundingClientRect()
  const example = stage.querySelector('[data-example]') ?? stage
  const root = frame?.contentDocument?.body ?? example
  // What is below the window of a frame can't be marked.
  const visibleHeight = inner?.height ?? Infinity
  const left = outer.left - (inner?.left ?? 0)
  const top = outer.top - (inner?.top ?? 0)
  const placed = (rect: Box): Box => ({
    left: rect.left - left,
    top: rect.top - top,
    right: rect.right - left,
    bottom: rect.bottom - top,
  })
  const boxes = parts.map(({ selector, text = false }) => {
    const element = root.querySelector(selector)
    const visible = element
      ? visibleBoxes(element, text).filter((rect) => isShown(rect) && rect.top < visibleHeight)
      : []
    return visible.length > 0 ? placed(around(visible)) : undefined
  })
  return {
    parts: boxes,
    contents: contentBoxes(root).map(placed),
    // In a frame, the page behind the example isn't part of it.
    example: frame
      ? around(boxes.filter((box) => box !== undefined))
      : placed(example.getBoundingClientRect()),
    picture: { left: 0, top: 0, right: outer.width, bottom: outer.height },
  }
}
