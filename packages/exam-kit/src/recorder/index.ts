export * from './rules'
export { createBrowserMicrophone, type MicrophoneBrowser } from './browser/browserMicrophone'
export { createBrowserPlayer } from './browser/browserPlayer'
export { createTakeDatabase } from './browser/browserTakes'
export { MicrophoneError } from './session/ports'
export type { Microphone, MicrophoneReport, OpenMicrophone, TakePlayer } from './session/ports'
export { recorderFailures, type RecorderFailure } from './session/failures'
export type { RecorderPhase, RecorderState } from './session/machine'
export {
  createRecordingSession,
  longestTake,
  type RecordingSession,
  type RecordingSessionOptions,
  type RecordingSnapshot,
} from './session/recordingSession'
export type { LevelMeter as InputLevel } from './session/levelMeter'
export {
  createTakeQueue,
  type SendTake,
  type TakeQueue,
  type TakeQueueOptions,
  type TakeQueueState,
  type TakeSent,
} from './session/takeQueue'
export { createTakeStore, takeStatuses, type TakeDatabase, type TakePiece, type TakeStore } from './session/takes'
export { takeProblems, type Span, type TakeProblem } from './sound'
export { ConsentForm, type ConsentFormProps } from './views/ConsentForm'
export { LevelMeter, type LevelMeterProps } from './views/LevelMeter'
export { LineList, type LineListProps, type RecorderLine } from './views/LineList'
export { QueueStatus, type QueueStatusProps } from './views/QueueStatus'
export { Recorder, type HeardTake, type RecorderProps } from './views/Recorder'
export { RecorderStage, type RecorderStageProps } from './views/RecorderStage'
export { TakeReview, type TakeReviewProps } from './views/TakeReview'
export { Waveform, type WaveformProps } from './views/Waveform'
export { composePicture, type Outline, type OverlayWord } from './picture/composePicture'
export type { Crop, PictureSize } from './picture/crop'
export { CropTool, type CropToolProps } from './picture/CropTool'
export { OverlayTool, type OverlayToolProps } from './picture/OverlayTool'
