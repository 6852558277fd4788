import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** A test with its own `spec`. */
export interface TaggedTest {
  /** The suite's file name without its extensions. */
  suite: string
  title: string
  rows: string[]
}

const app = fileURLToPath(new URL('../..', import.meta.url))
const SUITE = /\.(e2e|screen\.test|test)\.tsx?$/

/** The explorer's tests that are marked with rows of the specification. */
export function taggedTests(): TaggedTest[] {
  return ['e2e', 'src', 'fuzz'].flatMap((folder) =>
    readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SUITE.test(file))
      .toSorted()
      .flatMap((file) => testsOf(join(app, folder, file))),
  )
}

function testsOf(file: string): TaggedTest[] {
  const suite = (file.split('/').at(-1) ?? '').replace(SUITE, '')
  const tests: TaggedTest[] = []
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isNamed(node, 'test')) {
      const [title, tag] = node.arguments
      if (title && tag && ts.isCallExpression(tag) && isNamed(tag, 'spec')) {
        tests.push({
          suite,
          title: textOf(title, source),
          rows: tag.arguments.map((row) => textOf(row, source)),
        })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tests
}

const isNamed = ({ expression }: ts.CallExpression, name: string) =>
  ts.isIdentifier(expression) && expression.text === name

/** Returns a literal's text; a template's with its placeholders as written. */
function textOf(node: ts.Node, source: ts.SourceFile): string {
  return ts.isStringLiteralLike(node) ? node.text : node.getText(source).slice(1, -1)
}
