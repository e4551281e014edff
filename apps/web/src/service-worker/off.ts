import { unregister, type UnregisterScope } from './unregister'

/** The worker’s own scope, which the types of a page do not know. */
declare const self: UnregisterScope

// Stands in for the worker in a build made with NARU_OFFLINE=off.
unregister(self)
