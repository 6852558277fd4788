import type { Guide } from './guide'

export type { Access, Guide, Part, Picture, StateRow } from './guide'

const modules = import.meta.glob<{ guide: Guide }>('./*.guide.tsx', { eager: true })

/** The guides of all components, by the component's title in the sidebar. */
export const guides: ReadonlyMap<string, Guide> = new Map(
  Object.values(modules).map(({ guide }) => [guide.component, guide]),
)
