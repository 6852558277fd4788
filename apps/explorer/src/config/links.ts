/**
 * The external links that the footer can show, keyed by their names in `/config.json`. Links
 * without a URL are omitted.
 */
export const resourceLinks: Record<string, string> = {
  officialSite: 'Official site',
  sourceCode: 'Source code',
  whitepaper: 'Whitepaper (PDF)',
  securityAudit: 'Security audit (PDF)',
  license: 'License (PDF)',
  meshServer: 'Mesh API server',
}

export const communityLinks: Record<string, string> = {
  discord: 'Discord',
  telegram: 'Telegram',
  x: 'X',
  reddit: 'Reddit',
  medium: 'Medium',
  forum: 'Forum',
  bitcoinForum: 'Bitcoin forum',
}

/** Returns the links of a group that have a URL in this deployment, in the group's order. */
export function filledLinks(
  links: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>,
): { label: string; href: string }[] {
  return Object.entries(names).flatMap(([key, label]) => {
    const href = links[key]
    return href === undefined ? [] : [{ label, href }]
  })
}
