import type { ResultRequest } from '../engine'
import type { ProgressSync, PushOutcome, ResultSender, SendOutcome, ServerProgress } from '../session'

/** Browsers refuse `keepalive` requests above 64 KiB, headers included. In bytes. */
const keepaliveLimit = 60_000

export interface RequestOptions {
  readonly signal: AbortSignal
  /** Whether the request outlives its page. False for a body above the browser's limit. */
  readonly keepalive: boolean
}

export interface ProgressCalls {
  /** Saves the progress and resolves with the outcome; a rejection counts as no response. */
  save(progress: ServerProgress, options: RequestOptions): Promise<PushOutcome>
  /** Resolves with the saved progress, or null. */
  load(): Promise<ServerProgress | null>
}

/** @param save sends a result and resolves with the outcome; a rejection counts as no response */
export function createBrowserSender(
  save: (result: ResultRequest, options: RequestOptions) => Promise<SendOutcome>,
): ResultSender {
  return { send: (result, signal) => save(result, optionsFor(result, signal)) }
}

export function createBrowserProgress({ save, load }: ProgressCalls): ProgressSync {
  return { push: (progress, signal) => save(progress, optionsFor(progress, signal)), pull: load }
}

function optionsFor(body: unknown, signal: AbortSignal): RequestOptions {
  return { signal, keepalive: new TextEncoder().encode(JSON.stringify(body)).byteLength < keepaliveLimit }
}
