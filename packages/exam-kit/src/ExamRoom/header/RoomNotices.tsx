import { Alert, type AlertTone } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { useExamSession } from '../../react'
import type { ExamNotice, ExamSnapshot } from '../../session'
import { useExamText } from '../../text'
import { examNotices } from '../../session/snapshot'
import * as css from '../ExamRoom.css'
import type { SessionProps } from '../question/RoomQuestion'

const tones: Record<ExamNotice, AlertTone> = {
  'storage-dead': 'danger',
  'progress-quarantined': 'warning',
  'progress-restored': 'info',
  'progress-from-server': 'info',
  'clock-changed': 'warning',
  'time-passed': 'warning',
  'newer-attempt-elsewhere': 'warning',
}

/** The notices of the attempt, until they are dismissed. Not a live region: {@link RoomAnnouncer} announces them when no clip plays. */
export function RoomNotices({ session }: SessionProps) {
  const t = useExamText()
  const notices = useExamSession(session, selectNotices)
  if (notices.length === 0) return null
  return (
    <div className={css.notices}>
      {notices.map((notice) => (
        <Alert
          key={notice}
          role="none"
          tone={tones[notice]}
          title={t(`notices.${notice}.title`)}
          action={
            <Button size="small" onPress={() => session.send({ type: 'dismissNotice', notice })}>
              {t('notices.close')}
            </Button>
          }
        >
          {t(`notices.${notice}.message`)}
        </Alert>
      ))}
    </div>
  )
}

/** Notices about a running attempt; hidden after the finish. */
const beforeTheEnd: ReadonlySet<ExamNotice> = new Set(['progress-restored', 'progress-from-server'])

function selectNotices({ notices, state }: ExamSnapshot): ExamNotice[] {
  const isFinished = state.phase === 'finished'
  return examNotices.filter((notice) => notices.has(notice) && !(isFinished && beforeTheEnd.has(notice)))
}
