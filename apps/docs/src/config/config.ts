import config from './config.json'

export type LinkName = keyof typeof config.links

export const { exampleEndpoint, editBase, issueBase } = config

/** Returns an external link, or undefined if the link has no URL yet. */
export function linkTo(name: LinkName): { title: string; url: string } | undefined {
  const link = config.links[name]
  return link.url ? link : undefined
}
