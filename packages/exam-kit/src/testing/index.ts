export { fakeAudio, type ClipBehaviour, type FakeAudio, type FakeAudioOptions } from './fakeAudio'
export { fakeClock, type FakeClock } from './fakeClock'
export { fakeLocks, type FakeLocks } from './fakeLocks'
export { fakeBackupStore, type FakeBackupStore } from './fakeBackupStore'
export { fakePage, type FakePage } from './fakePage'
export { fakeProgress, type FakeProgress } from './fakeProgress'
export { fakeSender, type FakeSender } from './fakeSender'
export { fakeStore, type FakeStore } from './fakeStore'
export { sampleExam, type SampleExamOptions } from './sampleExams'
export {
  answerReading,
  flushPromises,
  sampleSession,
  type SampleSession,
  type SampleSessionOptions,
} from './sampleSession'
