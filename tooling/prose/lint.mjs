import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { TextlintKernel } from '@textlint/kernel'
import { parseMarkdown } from './markdown.mjs'
import { avoidWords } from './rule.mjs'
import { parseTypeScript } from './typescript.mjs'

const kernel = new TextlintKernel()

const plugins = [
  plugin('markdown', ['.md', '.mdx'], parseMarkdown),
  plugin('typescript', ['.ts', '.tsx', '.mjs'], parseTypeScript),
]

const rules = [{ ruleId: 'avoid-words', rule: avoidWords }]

/** @typedef {{ path: string, line: number, column: number, message: string }} Problem */

/**
 * Returns the problems in a text.
 *
 * @param {string} text
 * @param {string} path Its ending selects how the text is read.
 * @returns {Promise<Problem[]>}
 */
export async function lintText(text, path) {
  const options = { filePath: path, ext: extname(path), plugins, rules }
  const { messages } = await kernel.lintText(text, options)
  return messages.map(({ loc, message }) => ({ path, ...loc.start, message }))
}

/**
 * Returns the problems in files, in their order.
 *
 * @param {string} root
 * @param {readonly string[]} paths Relative to the root.
 */
export async function lintFiles(root, paths) {
  const found = await Promise.all(
    paths.map(async (path) => lintText(await readFile(join(root, path), 'utf8'), path)),
  )
  return found.flat()
}

function plugin(pluginId, extensions, preProcess) {
  class Processor {
    availableExtensions() {
      return extensions
    }
    processor() {
      return {
        preProcess,
        postProcess: (messages, filePath) => ({ messages, filePath }),
      }
    }
  }
  return { pluginId, plugin: { Processor } }
}
