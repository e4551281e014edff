/** `signal` aborts the call. */
export type CallOptions = Pick<RequestInit, 'signal'>

/** `signal` aborts the call; `keepalive` lets it outlive the page (at most 64 KiB in browsers). */
export type SaveOptions = Pick<RequestInit, 'signal' | 'keepalive'>
