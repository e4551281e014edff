import { QuestionPreview, type EditorChecks, type MediaByName, type PreviewScreen } from '@naru/exam-authoring/editor'
import { memo, useState } from 'react'
import * as css from '../frame/Desk.css'

interface EditorPreviewProps {
  checks: EditorChecks
  /** Item of the open question; undefined: the paper. */
  current: string | undefined
  media: MediaByName
}

/** The open question as candidates see it; beside the paper's fields the first one. */
export const EditorPreview = memo(function EditorPreview({ checks, current, media }: EditorPreviewProps) {
  const [screen, setScreen] = useState<PreviewScreen>('phone')
  const { exam, sections } = checks
  const question = exam?.questions.find(({ item }) => item === current) ?? exam?.questions[0]
  const section = sections.find(({ id }) => id === (question?.section ?? question?.type))
  return (
    <div className={css.previewColumn}>
      {question !== undefined && (
        <QuestionPreview
          question={question}
          group={exam?.groups?.find(({ id }) => id === question.group)}
          total={exam?.questions.length ?? 0}
          section={section ?? { id: question.type, title: '' }}
          plays={section?.playback?.plays}
          media={media}
          screen={screen}
          onScreenChange={setScreen}
        />
      )}
    </div>
  )
})
