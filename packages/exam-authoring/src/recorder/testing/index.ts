export { fakeMicrophone, type FakeMicrophone, type FakeMicrophoneOptions } from './fakeMicrophone'
export { fakePlayer, type FakePlayer } from './fakePlayer'
