export * from './rules'
export { createBrowserMicrophone, type MicrophoneBrowser } from './browser/browserMicrophone'
export { createBrowserPlayer } from './browser/browserPlayer'
export { createTakeDatabase } from './browser/browserTakes'
export { MicrophoneError } from './recording/ports'
export type { Microphone, MicrophoneReport, OpenMicrophone, TakePlayer } from './recording/ports'
export { recorderFailures, type RecorderFailure } from './recording/ports'
export type { RecorderPhase, RecorderState } from './recording/machine'
export {
  createScriptRecorder,
  longestTake,
  type ScriptRecorder,
  type ScriptRecorderOptions,
  type ScriptRecorderSnapshot,
} from './recording/scriptRecorder'
export type { LevelMeter as InputLevel } from './recording/scriptRecorder'
export {
  createTakeQueue,
  type SendTake,
  type TakeQueue,
  type TakeQueueOptions,
  type TakeQueueState,
  type TakeSent,
} from './recording/takeQueue'
export { createTakeStore, takeStatuses, type TakeDatabase, type TakePiece, type TakeStore } from './recording/takes'
export type { RecorderLine } from './views/LineList'
export { Recorder, type HeardTake, type RecorderProps } from './views/Recorder'
export { composePicture, type Outline, type OverlayWord } from './picture/composePicture'
export type { Crop, PictureSize } from './picture/crop'
export { CropTool, type CropToolProps } from './picture/CropTool'
export { OverlayTool, type OverlayToolProps } from './picture/OverlayTool'
