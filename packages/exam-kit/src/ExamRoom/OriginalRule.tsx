import { createOriginal, OriginalText, useIsDraft, useLanguage } from '@naru/ui/language'
import { useEffect } from 'react'
import type { Section } from '../engine'
import { useExamText, type RulesText, type SectionWords } from '../text'
import * as css from './NoticeDialog.css'

const rulesOriginal = createOriginal<RulesText>('rules', () => import('../text/en/rules'))

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

export const englishSection = ({ title }: Pick<Section, 'title'>): SectionWords => ({ name: title, title })

/** @returns the words for a section in the reader's language */
export function useSectionWords(): (section: Pick<Section, 'id' | 'title'>) => SectionWords {
  const { sectionName, sectionTitle } = useExamText()
  return (section) => ({ name: sectionName(section), title: sectionTitle(sectionName(section)) })
}
