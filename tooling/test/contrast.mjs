/**
 * Runs in the page, where `axe` is a global. Checks contrast, and whether links differ from the
 * surrounding text, for elements of each combination of styles that isn't known yet. Contrast takes
 * nearly all of an analysis's time, and most cells of a table share their colors.
 *
 * @param {readonly string[]} known Combinations checked earlier, on any page and in any theme.
 * @returns {Promise<{ styles: string[], violations: { id: string, html: string[] }[] }>} The
 *   combinations that axe could check, and the violations.
 */
export async function checkContrast(known) {
  const MAX_PER_STYLE = 4
  const decided = new Set(known)
  // Finish the color transition from the previous theme.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  /** @type {Map<Element, string>} */
  const grounds = new Map()
  /**
   * Returns what is painted behind an element's text, down to the first opaque background. Elements
   * with the same parent share most of it.
   *
   * @param {Element | null} element
   * @returns {string}
   */
  const groundOf = (element) => {
    if (!element) return ''
    const known = grounds.get(element)
    if (known !== undefined) return known
    const { backgroundColor, opacity } = getComputedStyle(element)
    const parts = []
    if (opacity !== '1') parts.push(opacity)
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)'
    if (!isClear) parts.push(backgroundColor)
    const isOpaque = !isClear && !/rgba|\//.test(backgroundColor)
    if (!isOpaque) parts.push(groundOf(element.parentElement))
    const ground = parts.filter(Boolean).join(' ')
    grounds.set(element, ground)
    return ground
  }
  /** Returns all styles that affect contrast and how links are distinguished. @param {Element} element */
  const styleOf = (element) => {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element)
    const link = element.closest('a')
    const around = link ? getComputedStyle(link.parentElement ?? link).color : 'no link'
    return [color, fontSize, fontWeight, textDecorationLine, around, groundOf(element)].join(' ')
  }
  /** Axe never decides on a single character. @param {Element} element */
  const hasText = (element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim().length > 1,
    ) || element.matches('input, select, textarea')
  /** Axe ignores what is transparent, clipped or beyond the page's start. @param {Element} element */
  const isVisible = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (getComputedStyle(element).clipPath === 'inset(50%)') return false
    const { bottom, right } = element.getBoundingClientRect()
    return bottom + scrollY > 0 && right + scrollX > 0
  }

  /** @type {Map<string, Element[]>} Several elements per combination, because one of them may be hidden or covered. */
  const fresh = new Map()
  for (const element of document.querySelectorAll('body, body *')) {
    if (!hasText(element) || !isVisible(element)) continue
    const style = styleOf(element)
    const alike = fresh.get(style) ?? []
    if (decided.has(style) || alike.length === MAX_PER_STYLE) continue
    fresh.set(style, [...alike, element])
  }
  if (fresh.size === 0) return { styles: [], violations: [] }
  // Axe doesn't decide on text in front of an image. Gradients only mark an edge or a line here, so
  // what matters is the color below them.
  const withoutImages = new CSSStyleSheet()
  withoutImages.replaceSync('* { background-image: none !important }')
  document.adoptedStyleSheets.push(withoutImages)
  const { passes, violations } = await globalThis.axe.run(
    { include: [...fresh.values()].flat() },
    {
      resultTypes: ['passes', 'violations'],
      runOnly: ['color-contrast', 'link-in-text-block'],
      elementRef: true,
      iframes: false,
    },
  )
  document.adoptedStyleSheets.pop()
  const checked = new Set(
    [...passes, ...violations]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  )
  const isChecked = ([, alike]) => alike.some((element) => checked.has(element))
  return {
    styles: [...fresh].filter(isChecked).map(([style]) => style),
    violations: violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) })),
  }
}
