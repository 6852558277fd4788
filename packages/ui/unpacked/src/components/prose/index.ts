export { Prose } from './prose'
