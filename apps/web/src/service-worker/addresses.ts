/** Matches the exam room's paths, with their search. */
export const examRoomAddress = /^\/quiz(\/[^/?]+)?\/?(\?|$)/

/** Matches paths that are not pages of the site: the worker leaves them to the network. `__`: a server's stand-ins. */
export const foreignAddress = /^\/(__\w+|api|media|healthz|payment\/start)(\/|\?|$)/

/** Matches /pricing in each language, the only page with a security policy of its own. */
export const ownPolicyAddress = /^(\/\w\w)?\/pricing\/?(\?|$)/
