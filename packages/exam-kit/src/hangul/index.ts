export { layout, letterOfKey, withShift } from './layout'
export { deleteLetter, keysOfText, typeLetter } from './typing'
export { lettersOf, syllable } from './letters'
