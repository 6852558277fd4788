import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import '@mcm/ui/styles.css'
import './base.css'
import './code.css'
import { openApi } from '../openapi/openapi'
import type { Assets } from './assets'
import { Document } from './document'
import { changelogPages, type GeneratedPage, referencePages } from './generated-pages'
import { headingsOf } from './headings'
import { llmsIndex } from './llms'
import { markdownOf } from './markdown'
import { notFoundPage, pages, pathOf, type Page } from './pages'
import { sectionsOf } from './search-index'

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
  const written = pages.map((page) => ({ page, article: renderArticle(page) }))
  const generated = generatedPages()
  const texts = written.map(({ page, article }) => ({ page, text: markdownOf(page, article) }))
  return [
    ...[...written, ...generated].map(({ page, article }) => htmlFile(page, article, assets)),
    { ...renderPage(pageAt(''), assets), path: 'introduction/index.html' },
    renderPage(notFoundPage, assets),
    ...texts.map(({ page, text }) => file(`${pathOf(page)}.md`, 'text/markdown', text)),
    file('llms.txt', 'text/plain', llmsIndex()),
    file('llms-full.txt', 'text/plain', texts.map(({ text }) => text).join('\n\n---\n\n')),
    file('search-index.json', 'application/json', searchIndex([...written, ...generated])),
    file('openapi.json', 'application/json', `${JSON.stringify(openApi(), null, 2)}\n`),
  ]
}

function generatedPages(): GeneratedPage[] {
  return [...referencePages(), ...changelogPages()]
}

function searchIndex(all: readonly GeneratedPage[]): string {
  return JSON.stringify(all.flatMap(({ page, article }) => sectionsOf(page, article)))
}

/** The file that answers a path below `/docs`, for the development server. */
export function renderFile(path: string, assets: Assets): OutputFile {
  const asked = path.replace(/^\/|\/$/g, '')
  if (/\.\w+$/.test(asked)) {
    const found = renderSite(assets).find((candidate) => candidate.path === asked)
    if (found) return found
  }
  const generated = generatedPages().find(({ page }) => page.slug === asked)
  if (generated) return htmlFile(generated.page, generated.article, assets)
  return renderPage(pageAt(asked === 'introduction' ? '' : asked), assets)
}

function pageAt(slug: string): Page {
  return pages.find((page) => page.slug === slug) ?? notFoundPage
}

function renderPage(page: Page, assets: Assets): OutputFile {
  return htmlFile(page, renderArticle(page), assets)
}

function renderArticle(page: Page): string {
  const content = contents[`../content/${pathOf(page)}.mdx`]
  if (!content) throw new Error(`The page "${page.slug}" has no file in content/`)
  return renderToStaticMarkup(<content.default />, { identifierPrefix: 'a' })
}

function htmlFile(page: Page, article: string, assets: Assets): OutputFile {
  const html = renderToStaticMarkup(
    <Document page={page} article={article} headings={headingsOf(article)} assets={assets} />,
  )
  const path = page.slug === '404' ? '404.html' : `${page.slug && `${page.slug}/`}index.html`
  return file(path, 'text/html', `<!doctype html>${html}`)
}

function file(path: string, type: string, content: string): OutputFile {
  return { path, type: `${type}; charset=utf-8`, content }
}
