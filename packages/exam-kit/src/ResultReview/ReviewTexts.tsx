import { KoreanParts, contentLanguage, useLanguage } from '@naru/ui/language'
import type { ReviewItem, TextByLanguage } from '../engine'
import { useExamText } from '../text'
import { textInLanguage } from '../engine/exam/help'
import { Underlined } from '../QuestionCard/Underlined'
import * as css from './ReviewTexts.css'

interface PassageProps {
  /** Line breaks are preserved. */
  children: string
  /** Language of the text. @default Korean if it contains Hangul */
  language?: string | undefined
}

/** A text of the exam or of its help, with its Korean words marked where it is in another language. */
export function Passage({ children, language }: PassageProps) {
  const own = contentLanguage(children)
  const lang = language ?? own.lang
  return (
    <p className={css.passage} dir={own.dir} lang={lang}>
      {lang === 'ko' ? <Underlined>{children}</Underlined> : <KoreanParts>{children}</KoreanParts>}
    </p>
  )
}

export interface NoteProps extends PassageProps {
  /** The heading. */
  title: string
}

/** A text with a small heading. */
export function Note({ title, ...passage }: NoteProps) {
  return (
    <div>
      <p className={css.subheading}>{title}</p>
      <Passage {...passage} />
    </div>
  )
}

/** The explanation in the reader's language, else in English; nothing without either. */
export function Explanation({ item }: { item: ReviewItem }) {
  const t = useExamText()
  const { help, explanation: english = '' } = item
  const explanation = textInLanguage({ ...help.explanations, en: english }, useLanguage())
  if (!explanation) return null
  return (
    <Note title={t('review.explanation')} language={explanation.language}>
      {explanation.text}
    </Note>
  )
}

interface TranslationProps {
  /** The translations of the question. @default none */
  texts?: TextByLanguage | undefined
  /** The translations of the transcript. @default none */
  transcripts?: TextByLanguage | undefined
  /** Shows it without a disclosure. @default false */
  isPrint?: boolean
}

/** Question and transcript in the reader's language, else in English, behind a disclosure; nothing without either. */
export function Translation({ texts, transcripts, isPrint = false }: TranslationProps) {
  const t = useExamText()
  const language = useLanguage()
  const text = textInLanguage(texts, language)
  const transcript = textInLanguage(transcripts, language)
  if (!text && !transcript) return null
  const content = (
    <div className={css.translation}>
      {text && <Passage language={text.language}>{text.text}</Passage>}
      {transcript &&
        (text ? (
          <Note title={t('review.transcript')} language={transcript.language}>
            {transcript.text}
          </Note>
        ) : (
          <Passage language={transcript.language}>{transcript.text}</Passage>
        ))}
    </div>
  )
  if (isPrint) {
    return (
      <div>
        <p className={css.subheading}>{t('review.translation')}</p>
        {content}
      </div>
    )
  }
  return (
    <details className={css.disclosure}>
      <summary className={css.summary}>{t('review.translation')}</summary>
      {content}
    </details>
  )
}

/** The Korean words of a question; nothing without one. */
export function Vocabulary({ words = [] }: { words?: readonly string[] | undefined }) {
  const t = useExamText()
  if (words.length === 0) return null
  return (
    <div>
      <p className={css.subheading}>{t('review.vocabulary')}</p>
      <ul className={css.words} role="list" lang="ko">
        {[...new Set(words)].map((word) => (
          <li key={word} className={css.word}>
            {word}
          </li>
        ))}
      </ul>
    </div>
  )
}
