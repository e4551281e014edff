// Pure: needs neither React, nor a browser, nor Node.
export { clipLoudness, clipPeak, clipRate, levelClip, type LevelledClip } from './clip'
export { gainRange, peakAfter, suggestGain } from './gain'
export { floorDecibels, fromDecibels, levelWord, levelWords, peakOf, toDecibels, type LevelWord } from './level'
export { limit } from './limiter'
export { loudnessOf, speechLoudnessOf } from './loudness'
export { problemsOf, takeProblems, type TakeProblem } from './problems'
export { samplesIn, secondsOf, type Sound, type Span } from './sound'
export { clampSpan, findSpeech, shortestSpan } from './trim'
export {
  decodeWav,
  encodeWav,
  isWav,
  leastRate,
  readSamples,
  readWavFormat,
  toPcm16,
  type WavFault,
  type WavFormat,
} from './wav'
export { waveformOf } from './waveform'
