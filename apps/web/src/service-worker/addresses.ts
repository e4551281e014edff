/** Matches the exam room's paths, with their search. */
export const examRoomAddress = /^\/quiz(\/[^/?]+)?\/?(\?|$)/

/** Matches paths that are not pages of the site: the worker leaves them to the network. */
export const foreignAddress = /^\/(api|media|healthz|payment\/start)(\/|\?|$)/

/** Matches /pricing in each language, the only page with a security policy of its own. */
export const ownPolicyAddress = /^(\/\w\w)?\/pricing\/?(\?|$)/
