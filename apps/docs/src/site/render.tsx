import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import '@mcm/ui/styles.css'
import './base.css'
import './code.css'
import { Document } from './document'
import { headingsOf } from './headings'
import { notFoundPage, pages, type Page } from './pages'

/** Addresses of what a page loads. */
export interface Assets {
  scripts: readonly string[]
  styles: readonly string[]
  /** Preloaded: seen in the first screenful of every page. */
  fonts: readonly string[]
}

export interface OutputFile {
  /** Below the site's folder. */
  path: string
  type: string
  content: string
}

const contents = import.meta.glob<{ default: ComponentType }>('../content/**/*.mdx', {
  eager: true,
})

/** Every file of the site. */
export function renderSite(assets: Assets): OutputFile[] {
  return [
    ...pages.map((page) => renderPage(page, assets)),
    { ...renderPage(pageAt(''), assets), path: 'introduction/index.html' },
    renderPage(notFoundPage, assets),
  ]
}

/** The file that answers a path below `/docs`, for the development server. */
export function renderFile(path: string, assets: Assets): OutputFile {
  const slug = path.replace(/^\/|\/$/g, '')
  return renderPage(pageAt(slug === 'introduction' ? '' : slug), assets)
}

function pageAt(slug: string): Page {
  return pages.find((page) => page.slug === slug) ?? notFoundPage
}

function renderPage(page: Page, assets: Assets): OutputFile {
  const file = contents[`../content/${page.slug || 'introduction'}.mdx`]
  if (!file) throw new Error(`The page "${page.slug}" has no file in content/`)
  const article = renderToStaticMarkup(<file.default />, { identifierPrefix: 'a' })
  const html = renderToStaticMarkup(
    <Document page={page} article={article} headings={headingsOf(article)} assets={assets} />,
  )
  return {
    path: page.slug === '404' ? '404.html' : `${page.slug && `${page.slug}/`}index.html`,
    type: 'text/html; charset=utf-8',
    content: `<!doctype html>${html}`,
  }
}
