import type { PageHead } from './page-head'

/** Elements that a page's head replaces. The build writes them with these attributes first. */
const REPLACED =
  /\s*<(?:meta (?:name="(?:description|robots|twitter:[a-z:]+)"|property="og:(?:title|description|url|image(?::[a-z]+)?)")|link rel="canonical")[^>]*>/g

/** Writes a page's head into a built page. */
export function writeHead(html: string, head: PageHead, origin: string): string {
  const at = html.indexOf('</head>')
  if (at === -1) return html
  const [before, after] = [html.slice(0, at), html.slice(at)]
  const title = /<title>([^<]*)<\/title>/.exec(before)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(before)?.[1] ?? ''
  const name = head.title === undefined ? title : escapeHtml(head.title)
  const text = head.description === undefined ? description : escapeHtml(head.description)
  const url = escapeHtml(origin + head.path)
  const tags = [
    `<meta name="description" content="${text}">`,
    `<meta name="robots" content="${head.noIndex ? 'noindex' : 'index, follow'}">`,
    ...(head.noIndex ? [] : [`<link rel="canonical" href="${url}">`]),
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${text}">`,
    `<meta property="og:url" content="${url}">`,
    ...(head.card ? cardTags(head.card, origin) : [`<meta name="twitter:card" content="summary">`]),
  ].join('')
  const rest = before
    .replace(REPLACED, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
  return `${rest}${tags}${after}`
}

function cardTags({ path, alt }: { path: string; alt: string }, origin: string): string[] {
  return [
    `<meta property="og:image" content="${escapeHtml(origin + path)}">`,
    '<meta property="og:image:type" content="image/png">',
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
