export { contentLanguage } from './contentLanguage'
export {
  createTextArea,
  isPartlyEnglish,
  loadAreasInUse,
  showInEnglish,
  useAreaText,
  type LoadText,
  type TextArea,
  type Widened,
} from './createTextArea'
export { createOriginal, OriginalText, type Original, type OriginalTextProps } from './original'
export { KoreanParts, type KoreanPartsProps } from './KoreanParts'
export { isLanguage, languageNames, languages, type Language } from './languages'
export { plural, type PluralForms } from './plural'
export { TextProvider, useIsDraft, useLanguage, type TextProviderProps } from './TextProvider'
export { uiText, type UiText } from './uiText'
export { WholeNames, type WholeNamesProps } from './WholeNames'
export { withParts } from './withParts'
