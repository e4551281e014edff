import { revisionQuery, revisionsQuery } from '@naru/api/queries'
import { DifferenceView, readDraft } from '@naru/exam-authoring/editor'
import { Badge } from '@naru/ui/Badge'
import { CancelButton } from '@naru/app-shell/parts/CancelButton'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Dialog } from '@naru/ui/Dialog'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { toast } from '@naru/ui/Toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useDates } from '@naru/app-shell/language'
import { newId } from '@naru/app-shell/newId'
import { Pager } from '../parts/Pager'
import { useDeskText } from '../text/desk'
import { DeskFrame } from '../frame/DeskFrame'
import { DeskLoaded } from '../frame/DeskLoaded'
import { openedPaperQuery, type OpenedPaper } from './openedPaper'
import { useOpenPaper, useDraftEditorState } from './useOpenPaper'

interface HistoryPageProps {
  paperId: string
}

/** The saved states of a paper: who and when, compared with the newest, and restored. */
export const HistoryPage = ({ paperId }: HistoryPageProps) => {
  const t = useDeskText()
  const opened = useQuery(openedPaperQuery(useQueryClient(), paperId))
  const topic = readDraft(opened.data?.paper?.draft, newId).topic
  return (
    <DeskFrame
      title={topic === '' ? t('history.title') : t('history.titleOf', { topic })}
      lead={t('history.lead')}
      back={{ href: `/desk/papers/${encodeURIComponent(paperId)}`, label: t('history.back') }}
    >
      <DeskLoaded query={opened}>{(data) => <Revisions paperId={paperId} opened={data} />}</DeskLoaded>
    </DeskFrame>
  )
}

const Revisions = ({ paperId, opened }: HistoryPageProps & { opened: OpenedPaper }) => {
  const t = useDeskText()
  const { moment } = useDates()
  const [page, setPage] = useState(1)
  const [compared, setCompared] = useState<number>()
  const { draftEditor } = useOpenPaper(paperId, opened)
  const { revision: newest } = useDraftEditorState(draftEditor)
  const revisions = useQuery(revisionsQuery(api, paperId, page))
  return (
    <DeskLoaded query={revisions}>
      {({ entries, pageSize, total }) => (
        <Stack gap={16}>
          <Stack as="ol" gap={12} aria-label={t('history.list')}>
            {entries.map(({ revision, author, savedAt, reason, questions, restoredFrom, version }) => (
              <Card key={revision} as="li" padding={16}>
                <Inline justify="between">
                  <Stack gap={4}>
                    <Inline gap={8}>
                      <Text weight="medium">{t('history.revision', { revision })}</Text>
                      <Badge tone={reason === 'publish' ? 'success' : 'neutral'}>
                        {restoredFrom === undefined
                          ? t(`history.reasons.${reason}`)
                          : t('history.restoredFrom', { revision: restoredFrom })}
                      </Badge>
                      {version !== undefined && <Badge>{t('papers.version', { version })}</Badge>}
                      {revision === newest && <Badge tone="accent">{t('history.newest')}</Badge>}
                    </Inline>
                    <Text size="sm" tone="muted">
                      {`${t('history.by', { author: author || 'none', moment: moment(savedAt) })} · ${t('questions', { count: questions })}`}
                    </Text>
                  </Stack>
                  {revision !== newest && (
                    <Button
                      size="small"
                      aria-label={t('history.compare', { revision })}
                      onPress={() => setCompared(revision)}
                    >
                      {t('history.compareShort')}
                    </Button>
                  )}
                </Inline>
              </Card>
            ))}
          </Stack>
          <Pager t={t} page={page} pageSize={pageSize} total={total} onShow={setPage} />
          {compared !== undefined && (
            <Compared
              paperId={paperId}
              revision={compared}
              draftEditor={draftEditor}
              onClose={() => setCompared(undefined)}
            />
          )}
        </Stack>
      )}
    </DeskLoaded>
  )
}

interface ComparedProps {
  paperId: string
  revision: number
  draftEditor: ReturnType<typeof useOpenPaper>['draftEditor']
  onClose: () => void
}

const Compared = ({ paperId, revision, draftEditor, onClose }: ComparedProps) => {
  const t = useDeskText()
  const router = useRouter()
  const { draft, isReadOnly } = useDraftEditorState(draftEditor)
  const stored = useQuery(revisionQuery(api, paperId, revision))
  const [isRestoring, setRestoring] = useState(false)
  const then = stored.data && readDraft(stored.data.draft, newId)
  const restore = async () => {
    if (then === undefined) return
    setRestoring(true)
    draftEditor.replace(then, 'restore', revision)
    const isSaved = await draftEditor.saveNow()
    setRestoring(false)
    if (isSaved) toast.success(t('history.restored'))
    // The editor shows what was not saved, and why.
    router.history.push(`/desk/papers/${encodeURIComponent(paperId)}`)
  }
  return (
    <Dialog
      title={t('history.difference', { revision })}
      wide
      onClose={onClose}
      actions={
        <>
          <CancelButton onPress={onClose} />
          {!isReadOnly && (
            <Button
              variant="primary"
              isDisabled={then === undefined}
              isPending={isRestoring}
              onPress={() => void restore()}
            >
              {t('history.restore')}
            </Button>
          )}
        </>
      }
    >
      <DeskLoaded query={stored}>
        {() =>
          then && (
            <DifferenceView
              before={then}
              after={draft}
              names={{ before: t('history.earlier', { revision }), after: t('history.now') }}
            />
          )
        }
      </DeskLoaded>
    </Dialog>
  )
}
