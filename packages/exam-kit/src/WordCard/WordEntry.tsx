import { Image } from '@naru/ui/Image'
import { usePracticePartsText } from '../text/practice'
import { meaningIn, splitExample, type WordView } from './words'
import * as css from './WordCard.css'

export interface WordEntryProps {
  /** The word. */
  word: WordView
  /** Language of the meaning. */
  language: string
}

/** A word as in a dictionary: Korean, part of speech, meaning, picture, and an example in which it is marked. */
export function WordEntry({ word, language }: WordEntryProps) {
  const t = usePracticePartsText()
  const meaning = meaningIn(word, language)
  const [before, marked, after] = splitExample(word)
  return (
    <div className={css.entry}>
      <p className={css.line}>
        <span lang="ko" className={css.korean}>
          {word.korean}
        </span>{' '}
        <span className={css.note}>{t(`word.partOfSpeech.${word.partOfSpeech}`)}</span>
      </p>
      <p className={css.line} lang={meaning.language} dir="auto">
        {meaning.text}
      </p>
      {word.photo !== undefined && <WordPicture src={word.photo} />}
      <p className={css.line} lang="ko">
        {before}
        {marked !== '' && <mark className={css.mark}>{marked}</mark>}
        {after}
      </p>
      {word.exampleEnglish !== undefined && (
        <p className={css.note} lang="en">
          {word.exampleEnglish}
        </p>
      )}
    </div>
  )
}

export function WordPicture({ src }: { src: string }) {
  const t = usePracticePartsText()
  return (
    <div className={css.picture}>
      <Image src={src} alt={t('word.picture')} width={240} height={180} fit="contain" loading="eager" />
    </div>
  )
}
