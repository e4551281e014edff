import { OriginalText } from '@naru/ui/language'
import type { Section } from '../engine'
import { rulesOriginal, useExamText, type RulesText, type SectionWords } from '../text'

/** Props of {@link OriginalRule}. */
export interface OriginalRuleProps {
  /** Returns the English rule. */
  children: (english: RulesText) => string
}

/** The English rule in small type, below a translation that nobody has reviewed. */
export const OriginalRule = ({ children }: OriginalRuleProps) => (
  <OriginalText original={rulesOriginal}>{(english) => <small>{children(english)}</small>}</OriginalText>
)

/** The words for a section in English. */
export const englishSection = ({ title }: Pick<Section, 'title'>): SectionWords => ({ name: title, title })

/** Returns the words for a section in the reader's language. */
export function useSectionWords(): (section: Pick<Section, 'id' | 'title'>) => SectionWords {
  const { sectionName, sectionTitle } = useExamText()
  return (section) => ({ name: sectionName(section), title: sectionTitle(sectionName(section)) })
}
