import type { ExamDefinition } from '@naru/exam-kit/engine'
import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { createExamSession } from '@naru/exam-kit/session'
import { Alert } from '@naru/ui/Alert'
import type { TextFor } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { clipSeconds } from '@naru/app-shell/attempt'
import { browserPorts } from '@naru/app-shell/attempt/browserPorts'
import { useDates } from '@naru/app-shell/language'

export interface PreviewRoomProps {
  exam: ExamDefinition
  t: TextFor<'preview.banner' | 'preview.back'>
  /** The page that it leads back to. */
  back: string
  /** Above the banner. @default none */
  notice?: ReactNode
}

/** The exam room without an attempt: stores and sends nothing. */
export const PreviewRoom = ({ exam, t, back, notice }: PreviewRoomProps) => {
  const { moment } = useDates()
  const router = useRouter()
  const [session] = useState(() =>
    createExamSession({ definition: exam, ownerId: '', ports: browserPorts(), mode: 'preview' }),
  )
  const [printedOn] = useState(() => moment(new Date().toISOString()))

  useEffect(() => {
    session.send({ type: 'begin' })
    return () => session.dispose()
  }, [session])

  return (
    <ExamRoom
      session={session}
      clipSeconds={clipSeconds}
      printedOn={printedOn}
      onBackToExams={() => router.history.push(back)}
      slots={{
        banner: (
          <>
            {notice}
            <Alert role="none">
              {t('preview.banner')} <Link href={back}>{t('preview.back')}</Link>
            </Alert>
          </>
        ),
      }}
    />
  )
}
