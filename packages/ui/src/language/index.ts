export {
  createTextArea,
  isPartlyEnglish,
  loadAreasInUse,
  useAreaText,
  type LoadText,
  type TextArea,
  type Widened,
} from './createTextArea'
export { createOriginal, OriginalText, useIsDraft, type Original, type OriginalTextProps } from './original'
export { isLanguage, languageNames, languages, type Language } from './languages'
export { plural, type PluralForms } from './plural'
export { TextProvider, useLanguage, type TextProviderProps } from './TextProvider'
export { uiText, type UiText } from './uiText'
