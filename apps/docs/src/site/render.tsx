import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import '@mcm/ui/styles.css'
import './base.css'
import './code.css'
import { calls } from '../calls'
import { openApi } from '../openapi/openapi'
import { exampleOf, examplePath, isTruncated } from '../samples/examples'
import { languages } from '../samples/languages'
import { projectArchive, projectPath } from '../samples/projects'
import { programIds, programOf } from '../samples/samples'
import { type Article, readArticle } from './article-tree'
import type { Assets } from './assets'
import { beforePaint } from './before-paint'
import { Document } from './document'
import { changelogPages, referencePages } from './generated-pages'
import { llmsFull, llmsIndex, llmsPart, partsOf } from './llms'
import { markdownOf } from './markdown'
import { notFoundPage, pages, pathOf, type Page } from './pages'
import { sectionsOf } from './search-index'

export interface OutputFile {
  /** Path of the file, relative to the site's folder. */
  path: string
  type: string
  content: string | Uint8Array
}

const contents = import.meta.glob<{ default: ComponentType }>('../content/**/*.mdx', {
  eager: true,
})

/** Renders all files of the site. */
export function renderSite(assets: Assets): OutputFile[] {
  const all = [...pages.map(articleOf), ...generatedArticles()]
  const parts = partsOf(all)
  return [
    ...all.map((article) => htmlFile(article, assets)),
    { ...htmlFile(articleOf(pageAt('')), assets), path: 'introduction/index.html' },
    htmlFile(articleOf(notFoundPage), assets),
    ...all.map((article) =>
      file(`${pathOf(article.page)}.md`, 'text/markdown', markdownOf(article)),
    ),
    file('llms.txt', 'text/plain', llmsIndex(parts)),
    file('llms-full.txt', 'text/plain', llmsFull(parts)),
    ...parts.map((part) => file(part.path, 'text/plain', llmsPart(part))),
    file('search-index.json', 'application/json', JSON.stringify(all.flatMap(sectionsOf))),
    file('openapi.json', 'application/json', `${JSON.stringify(openApi(), null, 2)}\n`),
    beforePaintFile(),
    ...calls
      .filter(isTruncated)
      .map((call) => file(examplePath(call), 'application/json', exampleOf(call))),
    ...projectFiles(),
  ]
}

/** Returns the downloadable project of each program in each of its languages. */
function projectFiles(): OutputFile[] {
  return programIds().flatMap((id) => {
    const texts = programOf(id)
    return languages.flatMap((language) => {
      const code = texts[language.id]
      if (code === undefined) return []
      const content = projectArchive(id, language, code)
      return [{ path: projectPath(id, language), type: 'application/zip', content }]
    })
  })
}

/** Renders the file for a path below `/docs`, for the development server. */
export function renderFile(path: string, assets: Assets): OutputFile {
  const requested = path.replace(/^\/|\/$/g, '')
  const script = beforePaintFile()
  if (requested === script.path) return script
  if (/\.\w+$/.test(requested)) {
    const found = renderSite(assets).find((candidate) => candidate.path === requested)
    if (found) return found
  }
  const generated = generatedArticles().find(({ page }) => page.slug === requested)
  return htmlFile(
    generated ?? articleOf(pageAt(requested === 'introduction' ? '' : requested)),
    assets,
  )
}

function beforePaintFile(): OutputFile {
  return file('before-paint.js', 'text/javascript', beforePaint())
}

function pageAt(slug: string): Page {
  return pages.find((page) => page.slug === slug) ?? notFoundPage
}

function articleOf(page: Page): Article {
  const content = contents[`../content/${pathOf(page)}.mdx`]
  if (!content) throw new Error(`The page "${page.slug}" has no file in content/`)
  const html = renderToStaticMarkup(<content.default />, { identifierPrefix: 'a' })
  return { page, html, tree: readArticle(html) }
}

function generatedArticles(): Article[] {
  return [...referencePages(), ...changelogPages()].map(({ page, html }) => ({
    page,
    html,
    tree: readArticle(html),
  }))
}

function htmlFile(article: Article, assets: Assets): OutputFile {
  const { slug } = article.page
  const html = renderToStaticMarkup(<Document article={article} assets={assets} />)
  const path = slug === '404' ? '404.html' : `${slug && `${slug}/`}index.html`
  return file(path, 'text/html', `<!doctype html>${html}`)
}

function file(path: string, type: string, content: string): OutputFile {
  return { path, type: `${type}; charset=utf-8`, content }
}
