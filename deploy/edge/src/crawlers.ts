import { screens } from '../../routes.mjs'
import { escapeHtml } from './write-head'

/** Screens without a place of their own in an index: search results, and paths that redirect. */
const UNLISTED = new Set(['/search', '/mining', '/faq', '/meet-the-team'])

/** Returns `/robots.txt`. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /search
Sitemap: ${origin}/sitemap.xml
`
}

/** Returns `/sitemap.xml`: the screens that are always there, and the docs. */
export function sitemap(origin: string): string {
  const paths = [...screens.filter((path) => !UNLISTED.has(path)), '/docs']
  const urls = paths.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
