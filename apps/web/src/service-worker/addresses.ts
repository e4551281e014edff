/** The addresses of the exam room's document, as paths with their search. */
export const examRoomAddress = /^\/quiz(\/[^/?]+)?\/?(\?|$)/

/** Addresses that are no page of the site: the worker leaves them to the network. */
export const foreignAddress = /^\/(api|media|healthz|payment\/start)(\/|\?|$)/
