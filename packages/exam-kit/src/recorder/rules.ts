// What needs neither React nor a browser.
export { linesOfClip, spellNumber, type ClipHead, type ClipHolder } from './script'
export { isSameLine, type StoredTake, type TakeAddress, type TakeSettings, type TakeStatus } from './session/takes'
export type { ScriptLine, Speaker, TakePart } from './session/ports'
export { decodeWav, encodeWav, toPcm16, type Sound } from './sound'
