/** How something is read: `signal` gives it up. */
export type CallOptions = Pick<RequestInit, 'signal'>

/** How something is saved: `signal` gives it up, `keepalive` lets it outlive the page (the browser allows 64 KiB). */
export type SaveOptions = Pick<RequestInit, 'signal' | 'keepalive'>
