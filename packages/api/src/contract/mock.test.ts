import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { handlers, sampleUser } from '../msw/index'
import { contractSuite } from './suite'
import type { ContractTarget, Moment } from './target'

const scenes = { loggedOut: handlers.loggedOut, noPlan: handlers.noPlan }

const handlersFor = ({ operation, status, scene }: Moment) => {
  if (operation === 'saveProgress' && status === 409) return handlers.overtaken()
  if (status !== 200) return handlers.error([operation], { status })
  return scene ? scenes[scene]() : []
}

const mock = (base: HttpHandler[]) => async (): Promise<ContractTarget> => {
  const server = setupServer(...base)
  server.listen({ onUnhandledRequest: 'error' })
  return {
    baseUrl: 'http://naru.test',
    admin: { email: sampleUser.email, password: 'secret' },
    mailedCode: async () => '123456',
    passSeconds: () => undefined,
    arrange: (moment) => (moment ? server.use(...handlersFor(moment)) : server.resetHandlers()),
    close: async () => server.close(),
  }
}

contractSuite({
  name: 'the mock',
  can: ['fail', 'takePayments', 'withholdKeys'],
  setup: mock(handlers.ok()),
})

contractSuite({
  name: 'the mock that gives keys inline',
  can: ['fail', 'takePayments', 'inlineKeys'],
  setup: mock(handlers.inlineKeys()),
})
