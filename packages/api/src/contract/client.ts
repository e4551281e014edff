import { endpoints } from '../generated/contract'
import { parseJson, type Fetch } from '../transport'
import type { OperationId } from '../types'
import { requestFaults, responseFaults } from './document'

export interface RequestParts {
  path?: Record<string, string>
  query?: Record<string, string>
  /** Sent as JSON. */
  body?: unknown
  /** A raw body, sent with the content type of JSON. */
  text?: string
  headers?: Record<string, string>
}

/** A response, and how it violates the contract. */
export interface Exchange {
  status: number
  body: unknown
  faults: string[]
}

export interface ContractClient {
  /** Sends any request with the cookies, and stores those of the response. */
  fetch: Fetch
  /** Calls an operation and validates request and response. */
  call: (id: OperationId, parts?: RequestParts) => Promise<Exchange>
}

export function newClient(baseUrl: string): ContractClient {
  const cookies = new Map<string, string>()

  const send: Fetch = async (request) => {
    if (cookies.size > 0) {
      request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    }
    const response = await fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  const call = async (
    id: OperationId,
    { path = {}, query, body, text, headers }: RequestParts = {},
  ): Promise<Exchange> => {
    const endpoint = endpoints[id]
    const filled = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
    const url = new URL(filled, baseUrl)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await send(
      new Request(url, {
        method: endpoint.method.toUpperCase(),
        headers: {
          // As a page of the site itself.
          Origin: url.origin,
          ...(content === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(content === undefined ? {} : { body: content }),
      }),
    )
    const type = response.headers.get('Content-Type') ?? 'none'
    const answer = parseJson(await response.text())
    const faults = responseFaults(id, response.status, answer)
    if (!type.startsWith('application/json')) faults.push(`the content type is ${type}`)
    if (response.ok)
      faults.push(...requestFaults(id, body).map((fault) => `accepted an undocumented request: ${fault}`))
    return { status: response.status, body: answer, faults }
  }

  return { fetch: send, call }
}
