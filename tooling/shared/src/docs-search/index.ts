export { createEngine, type Result } from './engine'
export type { Section } from './section'
