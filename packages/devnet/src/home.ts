/** Where people find more; the repository is the one place that stays. */
const homepage = 'https://github.com/mochimo-mcm/mcm/tree/main/packages/devnet#readme'

/** What GET / says: this is no real chain. (The real server answers 404 there.) */
export function homePage(state: object): Response {
  const text = `@mcm/devnet: a Mochimo chain on this machine that answers like the Mesh API.
It is not the real network, and its coins are worth nothing.

POST /network/status      and the other calls of the Mesh API
GET  /devnet/control      what it is doing
POST /devnet/control      faults, blocks, reorganisations, payments, scenarios

${homepage}

${JSON.stringify(state, null, 2)}
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
