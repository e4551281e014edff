import { ButtonLink } from '@naru/ui/ButtonLink'
import { Inline } from '@naru/ui/Inline'
import { useStudentText } from '../frame/text/student'

/** Practice of the mistakes at an exam, and its words. */
export const PracticeLinks = ({ examId }: { examId: string }) => {
  const t = useStudentText()
  const search = `?examId=${encodeURIComponent(examId)}`
  return (
    <Inline>
      <ButtonLink href={`/practice${search}`} iconStart="training">
        {t('practiceLinks.mistakes')}
      </ButtonLink>
      <ButtonLink href={`/words${search}`} iconStart="book" variant="quiet">
        {t('practiceLinks.wordsOfPaper')}
      </ButtonLink>
    </Inline>
  )
}
