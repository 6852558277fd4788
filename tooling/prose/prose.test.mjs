import { execFile, execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { exceptions } from './exceptions.mjs'
import { lintText } from './lint.mjs'
import { filesToLint } from './scope.mjs'

const root = resolve(import.meta.dirname, '../..')

async function found(text, path) {
  const problems = await lintText(text, path)
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
}

describe('the command', () => {
  let repository

  beforeEach(async () => {
    repository = await mkdtemp(join(tmpdir(), 'prose-'))
    await promisify(execFile)('git', ['init', '--quiet'], { cwd: repository })
  })

  afterEach(() => rm(repository, { recursive: true }))

  async function check(files) {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(repository, dirname(path)), { recursive: true })
      await writeFile(join(repository, path), text)
    }
    const args = [join(import.meta.dirname, 'check.mjs'), repository]
    return promisify(execFile)(process.execPath, args).then(
      ({ stdout }) => ({ code: 0, stdout }),
      ({ code, stdout }) => ({ code, stdout }),
    )
  }

  test('fails on a planted sentence and names the file, line and replacement', async () => {
    const { code, stdout } = await check({
      'README.md': '# Client\n\nThe server refuses a second block at once.\n',
    })
    expect(code).toBe(1)
    expect(stdout).toContain('README.md:3:12: "refuses": use rejects')
    expect(stdout).toContain('README.md:3:35: "at once": use immediately')
    expect(stdout).toContain('1 files, 3 problems')
  })

  test('passes clean files', async () => {
    const { code, stdout } = await check({ 'README.md': 'The server returns code 4.\n' })
    expect({ code, stdout }).toEqual({ code: 0, stdout: '1 files, 0 problems\n' })
  })
})

test('Markdown: checks paragraphs, tables, lists and headings, not code', async () => {
  const text = [
    '# Fetch it anew',
    '',
    '| please |',
    '| --- |',
    '| `at once` |',
    '',
    '- Loaded by',
    '  itself',
    '',
    '```sh',
    'echo please',
    '```',
  ].join('\n')
  expect(await found(text, 'README.md')).toEqual([
    '1:12 "anew": use again',
    '3:3 "please": use leave it out',
    '7:10 "by itself": use automatically',
  ])
})

test('MDX: checks what readers see of front matter, tags and their children', async () => {
  const text = [
    '---',
    'title: Newest blocks',
    'keywords: [licence]',
    '---',
    "import { Note } from './please'",
    '',
    '<Note title="Try it!" id="please">',
    '  The behaviour {please} differs.',
    '</Note>',
  ].join('\n')
  expect(await found(text, 'errors.mdx')).toEqual([
    '2:8 "Newest": use latest; for a block, "tip"',
    '7:20 no exclamation marks: end the sentence with a period',
    '8:7 "behaviour": use American spelling: -or',
  ])
})

test('TypeScript: checks strings, templates, JSX and comments, not names or code in backticks', async () => {
  const text = [
    "import { please } from './please'",
    '/** Returns it anew, unless `please` is set. */',
    'const messages = {',
    "  'please': 'Loaded at once', [keys['please']]: 0 as 'please',",
    '  retry: (s: string) => `Wait ${s}, please.`,',
    '}',
    'const view = <p>Opens by itself</p> // colour',
  ].join('\n')
  expect(await found(text, 'view.tsx')).toEqual([
    '2:16 "anew": use again',
    '4:21 "at once": use immediately; "at the same time"',
    '5:37 "please": use leave it out',
    '7:23 "by itself": use automatically',
    '7:40 "colour": use American spelling: -or',
  ])
})

test('no phrase is matched across two strings', async () => {
  expect(await found("f('by', 'itself')", 'a.ts')).toEqual([])
})

test('repeated words are reported', async () => {
  expect(await found('Open the the block.', 'a.md')).toEqual([
    '1:6 "the the": the word is repeated',
  ])
})

test('every exception is still needed', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const unused = exceptions.filter(
    ({ file, text }) =>
      !files.some(
        (path) => path.endsWith(file) && readFileSync(join(root, path), 'utf8').includes(text),
      ),
  )
  expect(unused).toEqual([])
})

test('documents, texts and comments are checked, except the word list and what quotes it', () => {
  const paths = filesToLint(root)
  for (const path of ['README.md', 'packages/exports/README.md', 'packages/devnet/src/api.ts']) {
    expect(paths).toContain(path)
  }
  expect(paths).not.toContain('tooling/prose/words.mjs')
})
