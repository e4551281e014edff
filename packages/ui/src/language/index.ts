export { contentLanguage } from './contentLanguage'
export {
  areaNamesInUse,
  createTextArea,
  isPartlyEnglish,
  loadAreasInUse,
  useAreaText,
  useMessages,
  type LoadMessages,
  type TextArea,
  type TextFiles,
} from './createTextArea'
export { createOriginal, OriginalText, type Original, type OriginalTextProps } from './original'
export { KoreanParts, type KoreanPartsProps } from './KoreanParts'
export { TextProvider, useIsDraft, useLanguage, type TextProviderProps, type Transform } from './TextProvider'
export {
  formatAll,
  optionalText,
  translatorOf,
  wordedMessages,
  type Loaded,
  type TextFor,
  type Translator,
} from './translator'
export { uiText } from './uiText'
export { WholeNames, type WholeNamesProps } from './WholeNames'
