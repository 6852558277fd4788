export { AccessTables } from './access-tables'
export { Anatomy } from './anatomy'
export { Pictures } from './pictures'
export { StateMatrix } from './state-matrix'
