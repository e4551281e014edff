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
export { isLanguage, languageNames, languages, type Language } from './languages'
export { plural, type PluralForms } from './plural'
export { TextProvider, useLanguage, type TextProviderProps } from './TextProvider'
export { uiText, type UiText } from './uiText'
