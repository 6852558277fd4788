/** The outside links a footer may show, by their name in `/config.json`; one without an address is left out. */
export const resourceLinks: Record<string, string> = {
  officialSite: 'Official site',
  sourceCode: 'Source code',
  whitepaper: 'Whitepaper (PDF)',
  securityAudit: 'Security audit (PDF)',
  licence: 'Licence (PDF)',
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

/** Those of a group that this deployment has addresses for, in the group's order. */
export function filledLinks(
  links: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>,
): { label: string; href: string }[] {
  return Object.entries(names).flatMap(([key, label]) => {
    const href = links[key]
    return href === undefined ? [] : [{ label, href }]
  })
}
