export const messages = {
  trouble: 'Endpoint Sync Issue',
  troubleText: (stage: string) =>
    `The current API endpoint is not fully synchronized or experiencing issues (${stage}). Some data may be outdated or unavailable.`,
  behind: 'This endpoint is behind',
  newest: 'Its newest block came',
  outdated: '. What you see may be outdated.',
}
