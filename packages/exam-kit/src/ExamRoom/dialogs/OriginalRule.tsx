import { createOriginal, OriginalText, useIsDraft, useLanguage } from '@naru/ui/language'
import { useEffect } from 'react'
import type { Section } from '../../engine'
import { useExamText, type RulesText } from '../../text'
import type englishRules from '../../text/en/rules.json'
import * as css from './NoticeDialog.css'

const rulesOriginal = createOriginal<typeof englishRules>('rules', () => import('../../text/en/rules.json'))

/** What the rules say of a section: its name in a sentence, and as a heading. */
export type SectionWords = { name: string; title: string }

interface OriginalRuleProps {
  children: (english: RulesText) => string
}

/** The English rule in small type, to show below a translation that nobody has reviewed. */
export const OriginalRule = ({ children }: OriginalRuleProps) => (
  <OriginalText original={rulesOriginal}>
    {(english) => <p className={css.original}>{children(english)}</p>}
  </OriginalText>
)

/** Loads the English rules if those of the language are a draft. @returns whether they are */
export function useDraftRules(): boolean {
  const language = useLanguage()
  const isDraft = useIsDraft(rulesOriginal.name)
  useEffect(() => {
    if (isDraft) void rulesOriginal.load(language)
  }, [isDraft, language])
  return isDraft
}

export const englishSection = ({ title }: Pick<Section, 'title'>): SectionWords => ({
  name: title.toLowerCase(),
  title,
})

/** @returns the words for a section in the reader's language */
export function useSectionWords(): (section: Pick<Section, 'id' | 'title'>) => SectionWords {
  const t = useExamText()
  return ({ title }) => {
    const name = t('sectionName', { title })
    return { name: name.toLowerCase(), title: t('sectionTitle', { name }) }
  }
}
