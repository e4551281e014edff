import { useLanguage } from '@naru/ui/language'
import type { ReviewItem } from '../engine'
import { useExamText } from '../text'
import { textInLanguage, translationsOf } from '../engine/exam/help'
import * as css from './ReviewTexts.css'

/** Says that no person has reviewed what the questions show as help in the reader's language; nothing if it is reviewed. */
export function DraftHelpNote({ items }: { items: readonly ReviewItem[] }) {
  const t = useExamText()
  const language = useLanguage()
  return items.some((item) => hasDraft(item, language)) && <p className={css.draft}>{t('review.unreviewed')}</p>
}

/** Whether a shown explanation, translation or note is unreviewed. */
function hasDraft({ help, explanation = '', options }: ReviewItem, language: string) {
  const { unreviewed = [], explanations } = help
  return [
    { ...explanations, en: explanation },
    translationsOf(help, 'text'),
    translationsOf(help, 'transcript'),
    ...options.map(({ note = '', notes }) => ({ ...notes, en: note })),
  ].some((texts) => unreviewed.includes(textInLanguage(texts, language)?.language ?? ''))
}
