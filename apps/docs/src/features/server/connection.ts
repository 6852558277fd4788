import { SANDBOX_URL } from '../sandbox/settings'
import { currentServer, nameOf, type Server } from './choice'
import { watchResponses } from './reachability'

/** A server, with the function that sends requests to it. */
export interface Connection {
  server: Server
  /** Short name for the reader. */
  name: string
  /** Base URL of its calls. */
  url: string
  fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
}

/** Returns the connection to a server, which starts the sandbox if that is the server. */
export async function connectTo(server: Server): Promise<Connection> {
  const name = nameOf(server)
  if (server.kind === 'endpoint') {
    const send = watchResponses(name, (input, init) => fetch(input, init))
    return { server, name, url: server.url, fetch: send }
  }
  const { startSandbox } = await import('../sandbox/sandbox')
  return {
    server,
    name,
    url: SANDBOX_URL,
    // Looked up for each request, because a worker that couldn't be loaded is replaced.
    fetch: watchResponses(name, (input, init) => startSandbox().fetch(input, init)),
  }
}

/** Returns the connection to the current server. */
export async function connect(): Promise<Connection> {
  return connectTo(await currentServer())
}

/** Returns whether a Mesh API responds, with the one call that every server supports. */
export async function responds({ url, fetch }: Connection): Promise<boolean> {
  try {
    const response = await fetch(`${url}/network/list`, { method: 'POST', body: '{}' })
    return response.ok || response.status === 429
  } catch {
    return false
  }
}
