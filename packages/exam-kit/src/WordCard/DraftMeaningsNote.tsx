import { usePracticePartsText } from '../text/practice'
import { meaningIn, type WordView } from './words'
import * as css from './WordCard.css'

export interface DraftMeaningsNoteProps {
  /** The shown words. */
  words: readonly WordView[]
  /** Language of the meanings. */
  language: string
}

/** Says that no person has reviewed the meanings of the words; nothing if they are reviewed. */
export function DraftMeaningsNote({ words, language }: DraftMeaningsNoteProps) {
  const t = usePracticePartsText()
  const isDraft = words.some((word) => word.unreviewed?.includes(meaningIn(word, language).language))
  return isDraft && <p className={css.note}>{t('word.unreviewed')}</p>
}
