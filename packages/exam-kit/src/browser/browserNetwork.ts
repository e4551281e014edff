import type { ResultRequest } from '../engine'
import type { ProgressSync, PushOutcome, ResultSender, SendOutcome, ServerProgress } from '../session'

/** Browsers refuse `keepalive` requests above 64 KiB, headers included. In bytes. */
const keepaliveLimit = 60_000

/** How a request is sent. */
export interface RequestOptions {
  /** Aborts the request. */
  readonly signal: AbortSignal
  /** Whether the request outlives its page. False for a body that is too large for that. */
  readonly keepalive: boolean
}

/** The calls of a server that keeps the progress of one exam. */
export interface ProgressCalls {
  /** Saves the progress and resolves with the outcome; a rejection counts as no answer. */
  save(progress: ServerProgress, options: RequestOptions): Promise<PushOutcome>
  /** Resolves with the saved progress; with null for none. */
  load(): Promise<ServerProgress | null>
}

/**
 * The sender of results over a network.
 *
 * @param save sends a result and resolves with the outcome; a rejection counts as no answer
 */
export function createBrowserSender(
  save: (result: ResultRequest, options: RequestOptions) => Promise<SendOutcome>,
): ResultSender {
  return { send: (result, signal) => save(result, optionsFor(result, signal)) }
}

/** The progress port of one exam over a network. */
export function createBrowserProgress({ save, load }: ProgressCalls): ProgressSync {
  return { push: (progress, signal) => save(progress, optionsFor(progress, signal)), pull: load }
}

function optionsFor(body: unknown, signal: AbortSignal): RequestOptions {
  return { signal, keepalive: new TextEncoder().encode(JSON.stringify(body)).byteLength < keepaliveLimit }
}
