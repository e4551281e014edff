// What needs neither React nor a browser.
export { clipTargetOf, withClip, type ClipTarget } from './clipTarget'
export { saysOtherLines, spellNumber, type ClipHead, type ClipHolder, type SpokenLine } from './script'
export { matchTakes } from './recording/matchTakes'
export type { StoredTake, TakeSettings } from './recording/takes'
export type { ScriptLine, Speaker } from './recording/ports'
