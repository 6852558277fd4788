/** The letters that the eye gets: the page holds a hash whole, with a middle of no size. */
export function seenText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, nodeValue } = node
    if (parent && getComputedStyle(parent).fontSize !== '0px') seen.push(nodeValue ?? '')
  }
  return seen.join('')
}
