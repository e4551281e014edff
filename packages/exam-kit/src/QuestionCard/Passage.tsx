import { contentLanguage } from '@naru/ui/language'
import { Underlined } from './Underlined'
import * as css from './QuestionCard.css'

/** The text of a question; line breaks are preserved. Nothing without one. */
export function Passage({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p className={css.passage} {...contentLanguage(text)}>
      <Underlined>{text}</Underlined>
    </p>
  )
}
