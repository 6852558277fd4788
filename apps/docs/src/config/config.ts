import config from './config.json'

export type LinkName = keyof typeof config.links

export const { exampleEndpoint, editBase } = config

/** Something outside this site, or undefined while it has no public address. */
export function linkTo(name: LinkName): { title: string; url: string } | undefined {
  const link = config.links[name]
  return link.url ? link : undefined
}
