import { useEffect } from 'react'

/** The metadata of a page, for tabs, search engines and social cards. */
export interface PageMetadata {
  title: string
  description: string
  /** Path of the canonical URL. */
  path: string
  /** The breadcrumbs after Home, for structured data. */
  breadcrumb?: { name: string; path: string }[]
  /**
   * Whether the page is excluded from search indexes, because it exists only for one visitor or
   * doesn't exist.
   */
  noIndex?: boolean
}

/** Keeps the document's head in sync with the screen. */
export function usePageMetadata(metadata: PageMetadata): void {
  const key = JSON.stringify(metadata)
  useEffect(() => {
    applyMetadata(document, JSON.parse(key) as PageMetadata, location.origin)
  }, [key])
}

/**
 * Writes the elements of the head and updates existing ones. Elements that are the same on every
 * page are in index.html.
 */
export function applyMetadata(document: Document, page: PageMetadata, origin: string): void {
  const url = origin + page.path
  document.title = page.title
  setMeta(document, 'name', 'description', page.description)
  setMeta(document, 'name', 'robots', page.noIndex ? 'noindex' : 'index, follow')
  setMeta(document, 'property', 'og:title', page.title)
  setMeta(document, 'property', 'og:description', page.description)
  setMeta(document, 'property', 'og:url', url)
  const canonical = upsert(document, 'link[rel="canonical"]', 'link')
  canonical.setAttribute('rel', 'canonical')
  canonical.setAttribute('href', url)
  setBreadcrumb(document, page, origin)
}

/**
 * Returns the same metadata for a page written by the build, which doesn't know the page's origin.
 */
export function headTags({ title, description }: PageMetadata): string {
  const [name, text] = [escapeHtml(title), escapeHtml(description)]
  return [
    `<title>${name}</title>`,
    `<meta name="description" content="${text}">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${text}">`,
  ].join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function setMeta(document: Document, by: 'name' | 'property', name: string, content: string): void {
  const meta = upsert(document, `meta[${by}="${name}"]`, 'meta')
  meta.setAttribute(by, name)
  meta.setAttribute('content', content)
}

function setBreadcrumb(document: Document, page: PageMetadata, origin: string): void {
  const selector = 'script[type="application/ld+json"]'
  if (!page.breadcrumb) {
    document.head.querySelector(selector)?.remove()
    return
  }
  const script = upsert(document, selector, 'script')
  script.setAttribute('type', 'application/ld+json')
  script.textContent = breadcrumbJson(page.breadcrumb, origin)
}

export function breadcrumbJson(trail: { name: string; path: string }[], origin: string): string {
  const items = [{ name: 'Home', path: '/' }, ...trail]
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }).replaceAll('<', String.raw`\u003c`)
}

function upsert(document: Document, selector: string, tag: string): Element {
  const found = document.head.querySelector(selector)
  if (found) return found
  return document.head.appendChild(document.createElement(tag))
}
