/** Link to more information. It points to the repository, whose URL is permanent. */
const homepage = 'https://github.com/mochimo-mcm/mcm/tree/main/packages/devnet#readme'

/**
 * Returns the text of GET /, which explains that this isn't the real chain. (The real server
 * returns 404.)
 */
export function homePage(state: object): Response {
  const text = `@mcm/devnet: a local Mochimo chain with the Mesh API.
It is not the real network, and its coins have no value.

POST /network/status      and the other calls of the Mesh API
GET  /devnet/control      its state
POST /devnet/control      faults, blocks, reorgs, payments, scenarios

${homepage}

${JSON.stringify(state, null, 2)}
`
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
