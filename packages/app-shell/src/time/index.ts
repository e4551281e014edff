export { createFakeTime, type FakeTime } from './fakeTime'
export { browserTime, type Time } from './time'
export { useSecondsUntil } from './useSecondsUntil'
