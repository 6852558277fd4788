/** Returns the visible text: the page contains a hash in full, with a zero-size middle. */
export function seenText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, nodeValue } = node
    if (parent && getComputedStyle(parent).fontSize !== '0px') seen.push(nodeValue ?? '')
  }
  return seen.join('')
}
