export { fakeMicrophone, type FakeMicrophone, type FakeMicrophoneOptions } from './fakeMicrophone'
