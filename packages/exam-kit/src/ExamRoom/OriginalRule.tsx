import { useIsDraft } from '@naru/ui/language'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useEffect } from 'react'
import type { Section } from '../engine'
import { useExamText, type RulesText, type SectionWords } from '../text'

/** Props of {@link OriginalRule}. */
export interface OriginalRuleProps {
  /** Returns the English rule. */
  children: (english: RulesText) => string
}

/** The English rule in small type, to show below a translation that nobody has reviewed. */
export const OriginalRule = lazyComponent(async () => {
  const { rules } = (await import('../text/en/exam')).text
  return ({ children }: OriginalRuleProps) => (
    <p lang="en">
      <small>{children(rules)}</small>
    </p>
  )
})

/** Returns whether the rules are a draft. Loads the English ones then. */
export function useDraftRules(): boolean {
  const isDraft = useIsDraft('exam')
  useEffect(() => {
    if (isDraft) OriginalRule.preload()
  }, [isDraft])
  return isDraft
}

/** The words for a section in English. */
export const englishSection = ({ title }: Pick<Section, 'title'>): SectionWords => ({ name: title, title })

/** Returns the words for a section in the reader's language. */
export function useSectionWords(): (section: Pick<Section, 'id' | 'title'>) => SectionWords {
  const { sectionName, sectionTitle } = useExamText()
  return (section) => ({ name: sectionName(section), title: sectionTitle(sectionName(section)) })
}
