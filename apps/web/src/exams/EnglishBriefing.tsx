import type { Exam } from '@naru/api'
import type { Section } from '@naru/exam-kit/engine'
import { OriginalText, useIsDraft, useLanguage } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { DraftNote } from '../frame/DraftNote'
import { guidelinesOriginal } from './text/guidelinesOriginal'
import * as css from './Guidelines.css'
import { Rules } from './Rules'

export interface EnglishBriefingProps {
  exam: Exam
  /** Its sections with questions. */
  sections: readonly Section[]
  hasClips: boolean
  /** Whether time ran out on the last attempt. */
  isOver: boolean
}

/** The guidelines and rules in English, folded, where a translation of them is a draft. */
export const EnglishBriefing = ({ exam, sections, hasClips, isOver }: EnglishBriefingProps) => {
  const language = useLanguage()
  const isExamDraft = exam.unreviewed?.includes(language) === true
  const areRulesDraft = useIsDraft(guidelinesOriginal.name)
  if (!isExamDraft && !areRulesDraft) return null
  return (
    <DraftNote>
      <Stack gap={16}>
        {isExamDraft && (
          <ol className={css.english} lang="en">
            {exam.guidelines?.map((guideline) => (
              <li key={guideline}>{guideline}</li>
            ))}
          </ol>
        )}
        <OriginalText original={guidelinesOriginal}>
          {(english) => (
            <Stack gap={8}>
              {sections
                .filter(({ seconds }) => seconds === 0)
                .map(({ id, title }) => (
                  <Text key={id}>{english('noTime', { section: title.toLowerCase() })}</Text>
                ))}
              {isOver && <Text>{english('attemptOver')}</Text>}
              <Rules
                text={english}
                sections={sections.map(({ title, seconds }) => ({ name: title, seconds }))}
                hasClips={hasClips}
              />
            </Stack>
          )}
        </OriginalText>
      </Stack>
    </DraftNote>
  )
}
