import { takeBack, type TakeBackScope } from './takeBack'

/** The worker’s own scope, which the types of a page do not know. */
declare const self: TakeBackScope

// Stands in for the worker in a build made with NARU_OFFLINE=off.
takeBack(self)
