import { unregister, type UnregisterScope } from './unregister'

/** The worker's global scope, which the DOM types lack. */
declare const self: UnregisterScope

// Replaces the worker in a build made with NARU_OFFLINE=off.
unregister(self)
