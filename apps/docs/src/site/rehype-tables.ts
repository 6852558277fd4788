import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** Columns from which a table is too wide for phones. */
const MANY = 3

/**
 * Marks tables with many columns, and labels their cells with the columns' headings: on phones, each
 * row becomes a list of labeled values.
 */
export function rehypeTables() {
  return (tree: Root): void => {
    visit(tree, 'element', (table: Element) => {
      if (table.tagName !== 'table') return
      const [head = [], ...rows] = rowsOf(table)
      if (head.length < MANY) return
      table.properties['dataStack'] = ''
      for (const row of rows) {
        for (const [at, cell] of row.entries()) {
          const label = head[at] ? toString(head[at]) : ''
          if (at > 0 && label !== '') cell.properties['dataLabel'] = label
        }
      }
    })
  }
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', (row: Element) => {
    if (row.tagName !== 'tr') return
    rows.push(row.children.filter((child): child is Element => child.type === 'element'))
  })
  return rows
}
