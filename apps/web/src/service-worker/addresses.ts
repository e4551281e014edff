/** Matches the exam room's paths, with their search. */
export const examRoomAddress = /^\/quiz(\/[^/?]+)?\/?(\?|$)/

/** Matches paths that are no pages of learners: the worker leaves them to the network. `__`: a server's stand-ins. */
export const foreignAddress = /^\/(__\w+|admin|desk|staff|api|media|healthz|payment\/start)(\/|\?|$)/

/** Matches the pages with policies of their own: /pricing in each language, and the listening trainer, which may use the microphone. */
export const ownPolicyAddress = /^((\/\w\w)?\/pricing|\/practice\/listening)\/?(\?|$)/
