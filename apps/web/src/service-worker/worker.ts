import { serve, type Build, type WorkerScope } from './serve'

/** Put in place when the site is built. */
declare const __NARU_BUILD__: Build

/** The worker’s own scope, which the types of a page do not know. */
declare const self: Omit<WorkerScope, 'locks' | 'wait'> & { readonly navigator: Navigator }

serve(
  {
    caches: self.caches,
    location: self.location,
    clients: self.clients,
    registration: self.registration,
    locks: 'locks' in self.navigator ? self.navigator.locks : undefined,
    fetch: (input, init) => fetch(input, init),
    skipWaiting: () => self.skipWaiting(),
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    addEventListener: self.addEventListener.bind(self),
  },
  __NARU_BUILD__,
)
