import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Page } from '@naru/ui/Page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Draft } from '@naru/exam-authoring/editor'
import { useState } from 'react'
import { useTitle } from '@naru/app-shell/useTitle'
import { newId } from '@naru/app-shell/newId'
import { PreviewRoom } from '../parts/PreviewRoom'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useDeskText } from '../text/desk'
import { DeskLoaded } from '../frame/DeskLoaded'
import { previewDefinition } from './previewDefinition'
import { openedPaperQuery } from './openedPaper'
import { openedState } from '../editor/draftEditor/draftEditorState'

/** The draft of a paper in the whole exam room. Stores and sends nothing. */
export const DraftPreviewPage = ({ paperId }: { paperId: string }) => {
  const t = useDeskText()
  const opened = useQuery(openedPaperQuery(useQueryClient(), paperId))
  const back = `/desk/papers/${encodeURIComponent(paperId)}`
  // What this device has not sent yet is part of the draft.
  const draft = opened.data && openedState(opened.data, newId).draft
  useTitle(
    draft === undefined || draft.topic === '' ? t('preview.plainTitle') : t('preview.title', { topic: draft.topic }),
  )
  return (
    <main id="main">
      {draft === undefined ? (
        <Page>
          <StepUp />
          <DeskLoaded query={opened}>{() => null}</DeskLoaded>
        </Page>
      ) : (
        <Preview draft={draft} back={back} />
      )}
    </main>
  )
}

const Preview = ({ draft, back }: { draft: Draft; back: string }) => {
  const t = useDeskText()
  const [exam] = useState(() => previewDefinition(draft, newId))
  if (exam === undefined) {
    return (
      <Page>
        <EmptyState
          drawing={<Drawing name="paper" />}
          action={<ButtonLink href={back}>{t('preview.back')}</ButtonLink>}
        >
          {t('preview.empty')}
        </EmptyState>
      </Page>
    )
  }
  return <PreviewRoom exam={exam} t={t} back={back} />
}
