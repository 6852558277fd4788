export type { Column } from './column'
export { Table, type TableProps } from './table'
