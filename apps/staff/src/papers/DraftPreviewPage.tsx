import { toDefinition } from '@naru/app-shell/attempt/toDefinition'
import { newId } from '@naru/app-shell/newId'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useTitle } from '@naru/app-shell/useTitle'
import { checkDraft, type Draft } from '@naru/exam-authoring/editor'
import { examFor, withNewIds } from '@naru/exam-kit/content'
import type { ExamDefinition } from '@naru/exam-kit/engine'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Page } from '@naru/ui/Page'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { openedState } from '../editor/draftEditor/draftEditorState'
import { DeskLoaded } from '../frame/DeskLoaded'
import { openedPaperQuery } from './openedPaper'
import { PreviewRoom } from '../parts/PreviewRoom'
import { useDeskText } from '../text/desk'

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

/** The exam that a draft would be, with its faults. @returns undefined without a question */
function previewDefinition(draft: Draft, newId: () => string): ExamDefinition | undefined {
  const { exam } = checkDraft(draft, new Map())
  if (exam === undefined || exam.questions.length === 0) return undefined
  const stored = { ...exam, questions: exam.questions.map((question) => withNewIds(question, newId)) }
  const shown = examFor('examWithKeys', stored, (name) => `media/${name}`)
  return toDefinition({ ...shown, _id: `preview-${exam.id}` })
}
