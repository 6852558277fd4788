/** The sections of the sidebar, in order. */
export const sections = [
  'Getting Started',
  'Core Concepts',
  'API Endpoints',
  'Advanced',
  'Reference',
] as const

export type Section = (typeof sections)[number]
