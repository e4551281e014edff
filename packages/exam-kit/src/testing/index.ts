export { fakeAudio, type ClipBehaviour, type FakeAudio, type FakeAudioOptions } from './fakeAudio'
export { fakeClock, type FakeClock } from './fakeClock'
export { fakeLocks, type FakeLock, type FakeLocks } from './fakeLocks'
export { fakeBackupStore, type FakeBackupStore } from './fakeBackupStore'
export { fakePage, type FakePage } from './fakePage'
export { fakeProgress, type FakeProgress, type ProgressBehaviour } from './fakeProgress'
export { fakeSender, type FakeAnswer, type FakeSender } from './fakeSender'
export { fakeStorage, type FakeStorage } from './fakeStorage'
export { fakeStore, type FakeStore } from './fakeStore'
export { sampleExam, threeSectionExam, withPlayback, type SampleExamOptions } from './sampleExams'
export {
  answerQuestion,
  answerReading,
  beginSession,
  flushPromises,
  passSeconds,
  sampleSession,
  type SampleSession,
  type SampleSessionOptions,
} from './sampleSession'
export {
  beginDriver,
  driveThroughReading,
  driveToListening,
  examDriver,
  playToEnd,
  type ExamDriver,
} from './examDriver'
