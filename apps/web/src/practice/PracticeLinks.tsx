import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useStudentText } from '../frame/text/student'

export interface PracticeLinksProps {
  /** The exam whose mistakes are practised. @default all questions of today */
  examId?: string
}

export const PracticeLinks = ({ examId }: PracticeLinksProps) => {
  const t = useStudentText()
  const search = examId === undefined ? '' : `?examId=${encodeURIComponent(examId)}`
  return (
    <Inline>
      <ButtonLink href={`/practice${search}`} iconStart="refresh">
        {examId === undefined ? t('practiceLinks.today') : t('practiceLinks.mistakes')}
      </ButtonLink>
      <ButtonLink href={`/words${search}`} iconStart="book" variant="quiet">
        {examId === undefined ? t('practiceLinks.words') : t('practiceLinks.wordsOfPaper')}
      </ButtonLink>
    </Inline>
  )
}
