import type { Notification } from '@naru/api'
import { isolate } from '@naru/exam-kit/content'
import { Inline } from '@naru/ui/Inline'
import { useLanguage } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import type { SelectableListItem } from '@naru/ui/SelectableList'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { translated, useDates } from '@naru/app-shell/language'
import { useStudentText } from '../frame/text/student'
import * as css from './Notification.css'

interface Words {
  title: string
  text: string
  href: string
  link: string
}

/** @returns words a notification, with its day and a link to where it leads */
export const useNotificationItem = (): ((notification: Notification) => SelectableListItem) => {
  const t = useStudentText()
  const language = useLanguage()
  const { day, shortDay } = useDates()

  const wordsOf = (notification: Notification): Words => {
    const { kind, expiresAt, attemptId = '', totalScore = 0, totalPossibleMarks = 0 } = notification
    const words = translated({ name: '', topic: '', ...notification }, language)
    const name = isolate(words.name)
    const exam = isolate(words.topic)
    const end = day(expiresAt ?? '')
    switch (kind) {
      case 'planBegan':
        return {
          title: t('notification.planBegan', { name }),
          text: expiresAt === undefined ? t('notification.yoursForLife') : t('notification.yoursUntil', { day: end }),
          href: '/exams',
          link: t('notification.toExams'),
        }
      case 'reply':
        return {
          title: t('notification.reply'),
          text: notification.text ?? '',
          href: '/contact',
          link: t('notification.writeAgain'),
        }
      case 'planEnds':
        return {
          title: t('notification.planEnds', { name }),
          text: t('notification.planEndsText', { day: end }),
          href: '/pricing',
          link: t('exams.seePlans'),
        }
      case 'examAdded':
        return {
          title: t('notification.examAdded', { exam }),
          text: t('notification.examAddedText'),
          href: '/exams',
          link: t('notification.toExams'),
        }
      case 'scoreReport':
        return {
          title: t('notification.scoreReport', { exam }),
          text: t('notification.scoreReportText'),
          href: `/myresult/${attemptId}/score-report`,
          link: t('notification.toScoreReport'),
        }
      case 'resultCorrected':
        return {
          title: t('notification.resultCorrected', { exam }),
          text: t('notification.resultCorrectedText', { score: totalScore, possible: totalPossibleMarks }),
          href: `/myresult/${attemptId}`,
          link: t('notification.toResult'),
        }
    }
  }

  return (notification) => {
    const { title, text, href, link } = wordsOf(notification)
    return {
      id: notification.id,
      label: title,
      children: (
        <Stack gap={4}>
          <Text tone="muted" className={css.text}>
            {text}
          </Text>
          <Inline gap={8}>
            <Text tone="muted" size="sm">
              {shortDay(notification.at)}
            </Text>
            <Link href={href}>{link}</Link>
          </Inline>
        </Stack>
      ),
    }
  }
}
