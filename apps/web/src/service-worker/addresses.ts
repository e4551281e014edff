/** Matches the exam room's paths, with their search. */
export const examRoomAddress = /^\/quiz(\/[^/?]+)?\/?(\?|$)/

/** Matches paths that are not pages of the site: the worker leaves them to the network. */
export const foreignAddress = /^\/(api|media|healthz|payment\/start)(\/|\?|$)/
