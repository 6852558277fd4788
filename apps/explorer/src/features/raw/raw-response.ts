import { createRosettaReader, isRosettaError } from '@mcm/rosetta-client'
import { formatJson } from '@mcm/shared/format-json'
import { paceOf } from '../../data/endpoint-pace'
import { simpleFetch, simpleHeaders } from '../../data/simple-request'
import type { RawCall } from './request'

/**
 * Makes a call, and returns the body of the response as the endpoint sent it, indented. The client's
 * responses would differ: amounts are bigints there, and an empty mempool isn't an error.
 *
 * @throws {RosettaError} If there is no response, or one of a server that limits requests.
 */
export async function rawResponse(
  endpoint: string,
  { request: { call }, load }: RawCall,
  signal: AbortSignal,
): Promise<string> {
  let body: string | undefined
  const client = createRosettaReader({
    baseUrl: endpoint,
    retry: false,
    headers: simpleHeaders,
    hooks: paceOf(endpoint).at('waiting'),
    async fetch(request) {
      const response = await simpleFetch(request)
      // After a failed connection, the client also asks for the status.
      if (request.url.endsWith(call)) body ??= await response.clone().text()
      return response
    },
  })
  try {
    await load(client, signal)
  } catch (error) {
    // Otherwise the error, or what the client refused, is in the body.
    if (body === undefined || isWithoutAnswer(error)) throw error
  }
  return indented(body ?? '')
}

function isWithoutAnswer(error: unknown): boolean {
  return (
    !isRosettaError(error) ||
    (error.name !== 'RosettaApiError' && error.name !== 'InvalidResponseError')
  )
}

/** Indents JSON without changing its values. Anything else is returned as it is. */
function indented(text: string): string {
  try {
    JSON.parse(text)
  } catch {
    return text
  }
  return formatJson(text)
    .map((token) => token.text)
    .join('')
}
