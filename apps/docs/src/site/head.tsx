import type { Assets } from './assets'
import { hrefOf, type Page } from './pages'

const SITE = 'Mochimo Docs'

/**
 * Where the docs are published, as in `https://explorer.example`. A canonical URL must be absolute,
 * so pages built without it have none.
 */
const ORIGIN = process.env['SITE_ORIGIN']

export function Head({ page, assets }: { page: Page; assets: Assets }) {
  const title = page.slug === '' ? page.title : `${page.title} · ${SITE}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(', ')} />}
      {page.slug === '404' && <meta name="robots" content="noindex" />}
      {page.slug !== '404' && ORIGIN && (
        <link rel="canonical" href={new URL(hrefOf(page.slug), ORIGIN).href} />
      )}
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={SITE} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta name="twitter:card" content="summary" />
      <link rel="icon" href="/docs/favicon.svg" type="image/svg+xml" />
      <script src="/docs/before-paint.js" />
      {assets.fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {page.slug === '' && <StructuredData page={page} />}
    </head>
  )
}

/** JSON-LD, which is allowed even under a Content-Security-Policy that blocks inline scripts. */
function StructuredData({ page }: { page: Page }) {
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: page.title,
    description: page.description,
    keywords: page.keywords.join(', '),
    inLanguage: 'en',
    proficiencyLevel: 'Beginner',
    about: { '@type': 'WebAPI', name: 'Mochimo Mesh API', documentation: '/docs' },
  }
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(article).replaceAll('<', '\\u003c') }}
    />
  )
}
