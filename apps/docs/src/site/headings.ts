export interface Heading {
  id: string
  text: string
  depth: 2 | 3
}

/** The second and third levels of a rendered page, for its outline. */
export function headingsOf(html: string): Heading[] {
  return [...html.matchAll(/<h([23]) id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, depth, id = '', inner = '']) => ({
      id,
      text: unescape(inner.replace(/<a class="[^"]*anchor[^"]*".*?<\/a>|<[^>]+>/gs, '')),
      depth: depth === '2' ? 2 : 3,
    }),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)
}
