import { setupServer } from 'msw/node'
import { handlers, sampleUser } from '../msw/index'
import { contractSuite } from './suite'
import type { Moment } from './target'

const scenes = { loggedOut: handlers.loggedOut, noPlan: handlers.noPlan }

const handlersFor = ({ operation, status, scene }: Moment) => {
  if (status !== 200) return handlers.error([operation], { status })
  return scene ? scenes[scene]() : []
}

contractSuite({
  name: 'the mock',
  can: ['fail', 'takePayments'],
  setup: async () => {
    const server = setupServer(...handlers.ok())
    server.listen({ onUnhandledRequest: 'error' })
    return {
      baseUrl: 'http://naru.test',
      admin: { email: sampleUser.email, password: 'secret' },
      mailedCode: async () => '123456',
      passSeconds: () => undefined,
      arrange: (moment) => (moment ? server.use(...handlersFor(moment)) : server.resetHandlers()),
      close: async () => server.close(),
    }
  },
})
