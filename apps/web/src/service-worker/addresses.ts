/** Matches the exam room's paths, with their search. */
export const examRoomAddress = /^\/quiz(\/[^/?]+)?\/?(\?|$)/

/** Matches paths that are no pages of learners: the worker leaves them to the network. `__`: a server's stand-ins. */
export const foreignAddress = /^\/(__\w+|admin|desk|staff|api|media|healthz|payment\/start)(\/|\?|$)/

/** Matches /pricing in each language, the only page with a security policy of its own. */
export const ownPolicyAddress = /^(\/\w\w)?\/pricing\/?(\?|$)/
