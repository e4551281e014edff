import { Button } from '@naru/ui/Button'
import { EmptyState } from '@naru/ui/EmptyState'
import { Loading } from '@naru/ui/Loading'
import { Skeleton } from '@naru/ui/Skeleton'
import { Drawing } from '../Drawing'
import type { Access } from '../session'
import { useExamText } from '../text'
import * as css from './ExamRoom.css'
import type { SessionProps } from './question/RoomQuestion'

interface RoomElsewhereProps extends SessionProps {
  access: Exclude<Access, 'writer'>
}

/** Replaces the question while another tab writes, and while the lock is requested. */
export function RoomElsewhere({ session, access }: RoomElsewhereProps) {
  const t = useExamText()
  if (access === 'checking') {
    return (
      <div className={css.elsewhere}>
        <Loading label={t('reader.checking')}>
          <Skeleton height="16rem" />
        </Loading>
      </div>
    )
  }
  return (
    <div className={css.elsewhere}>
      <EmptyState
        drawing={<Drawing name="boat" />}
        title={<h2 className={css.elsewhereTitle}>{t('reader.title')}</h2>}
        action={
          <Button variant="primary" onPress={() => session.send({ type: 'stealLock' })}>
            {t('reader.continueHere')}
          </Button>
        }
      >
        {t('reader.message')}
      </EmptyState>
    </div>
  )
}
