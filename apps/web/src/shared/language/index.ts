export { getLanguage, initLanguage, onLanguageChange, showLanguage } from './language'
export { loadTexts } from './loadTexts'
export { PageLanguage } from './PageLanguage'
export { datesIn, useDates, type Dates } from './dates'
