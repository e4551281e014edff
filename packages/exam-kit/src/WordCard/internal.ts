// What our own apps need beyond `index.ts`. It may change in any release.
export { DraftMeaningsNote } from './DraftMeaningsNote'
export { ListenButton } from './ListenButton'
export { askedMode, isRightAnswer, shuffledOptions } from './words'
