import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../modules/payments/gateway'
import { payhereRetrieval } from '../modules/payments/retrieval'
import { createLedger, type Ledger } from './ledger'
import { registerStandInRoutes, STAND_IN } from './routes'

/** A gateway for development and tests: takes no money, says so on screen, and needs no network. */
export interface StandIn {
  gateway: Gateway
  ledger: Ledger
  /** Registers its script, checkout and API. */
  register: (server: FastifyInstance) => Promise<void>
}

/** Never resolved: requests to it go straight to the routes. */
const HOST = `http://stand-in.invalid${STAND_IN}`
const app = { id: 'stand-in', secret: 'stand-in' }

/** Creates a stand-in that exchanges requests with the server in process. */
export const createStandIn = (now: () => Date): StandIn => {
  const ledger = createLedger()
  let served: FastifyInstance | undefined

  const send = async (url: string, init: RequestInit): Promise<Response> => {
    if (served === undefined) throw new Error('the stand-in is not served')
    const { pathname, search } = new URL(url)
    const response = await served.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    })
    return new Response(response.body, { status: response.statusCode })
  }

  return {
    ledger,
    gateway: {
      merchant: ledger.merchant,
      isSandbox: false,
      script: `${STAND_IN}/lib/payhere.js`,
      retrieval: payhereRetrieval({ host: HOST, app, now, send }),
    },
    register: async (server) => {
      served = server
      await registerStandInRoutes(server, { ledger, app })
    },
  }
}
