import { paperQuery, speakersQuery, takesQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { useDeskMediaText } from '../text/deskMedia'
import { DeskFrame } from '../frame/DeskFrame'
import { DeskLoaded } from '../frame/DeskLoaded'
import { clipTargetOf } from '@naru/exam-authoring/recorder/rules'
import { RecorderWorkspace } from './RecorderWorkspace'

interface RecorderPageProps {
  paperId: string
  /** Item of a question, or id of a group. */
  item: string
}

export const RecorderPage = ({ paperId, item }: RecorderPageProps) => {
  const t = useDeskMediaText()
  const owner = useOwnerId()
  const paper = useQuery(paperQuery(api, paperId))
  const takes = useQuery(takesQuery(api, paperId, item))
  const speakers = useQuery(speakersQuery(api))
  const target = paper.data && clipTargetOf(paper.data.draft, item)
  return (
    <DeskFrame
      title={t('record.title', { number: target?.number ?? 'none' })}
      lead={t('record.lead')}
      isRecorder
      back={{ href: `/desk/papers/${encodeURIComponent(paperId)}`, label: t('record.back') }}
    >
      <DeskLoaded query={paper}>
        {() => (
          <DeskLoaded query={takes}>
            {(sent) => (
              <DeskLoaded query={speakers}>
                {(known) => {
                  if (target === undefined) return <Alert tone="warning">{t('record.unknown')}</Alert>
                  if (!target.lines.some(({ part }) => part === 'line')) {
                    return <Alert tone="warning">{t('record.noLines')}</Alert>
                  }
                  return (
                    owner !== '' && (
                      <RecorderWorkspace
                        key={owner}
                        owner={owner}
                        paperId={paperId}
                        item={item}
                        target={target}
                        takes={sent}
                        speakers={known}
                      />
                    )
                  )
                }}
              </DeskLoaded>
            )}
          </DeskLoaded>
        )}
      </DeskLoaded>
    </DeskFrame>
  )
}
