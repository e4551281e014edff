import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { isApiError } from '@naru/api'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Page } from '@naru/ui/Page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useDeskText } from '../text/desk'
import { DeskLoaded } from '../frame/DeskLoaded'
import { PaperEditor } from './PaperEditor'
import { openedPaperQuery } from '../papers/openedPaper'

export const EditorPage = ({ paperId }: { paperId: string }) => {
  const t = useDeskText()
  const opened = useQuery(openedPaperQuery(useQueryClient(), paperId))
  return (
    <Page width="exam">
      <StepUp />
      {isApiError(opened.error, 'http') && opened.error.status === 404 ? (
        <EmptyState
          drawing={<Drawing name="paper" />}
          action={<ButtonLink href="/desk/papers">{t('editor.back')}</ButtonLink>}
        >
          {t('editor.unknown')}
        </EmptyState>
      ) : (
        <DeskLoaded query={opened} height="40rem">
          {(data) => <PaperEditor paperId={paperId} opened={data} />}
        </DeskLoaded>
      )}
    </Page>
  )
}
