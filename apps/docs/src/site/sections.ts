/** The parts of the sidebar, in its order. Each page names its own in its front matter. */
export const sections = [
  'Getting Started',
  'Core Concepts',
  'API Endpoints',
  'Advanced',
  'Reference',
] as const

export type Section = (typeof sections)[number]
