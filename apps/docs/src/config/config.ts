import config from './config.json'

export type LinkName = keyof typeof config.links

export const { exampleEndpoint, editBase } = config

/** The public address of something outside this site, or undefined while it has none. */
export function linkTo(name: LinkName): string | undefined {
  return config.links[name] || undefined
}
