// What needs neither React nor a browser.
export { clipTargetOf, withClip, type ClipTarget, type StoredDraft } from './clipTarget'
export { linesOfClip, saysOtherLines, spellNumber, type ClipHead, type ClipHolder, type SpokenLine } from './script'
export { matchTakes, type MatchedTake } from './recording/matchTakes'
export type { StoredTake, TakeAddress, TakeSettings, TakeStatus } from './recording/takes'
export type { ScriptLine, Speaker, TakePart } from './recording/ports'
