import { QuestionPreview, type PreviewScreen } from '@naru/exam-authoring/editor'
import { useState } from 'react'
import * as css from '../frame/Desk.css'
import { useEditor } from './openEditor'

/** The open question as candidates see it; beside the paper's fields the first one. */
export const EditorPreview = () => {
  const { checks, state, media } = useEditor()
  const [screen, setScreen] = useState<PreviewScreen>('phone')
  const { exam, sections } = checks
  const question = exam?.questions.find(({ item }) => item === state.current) ?? exam?.questions[0]
  return (
    <div className={css.previewColumn}>
      {question !== undefined && (
        <QuestionPreview
          question={question}
          group={exam?.groups?.find(({ id }) => id === question.group)}
          total={exam?.questions.length ?? 0}
          section={sections.find(({ id }) => id === (question.section ?? question.type))}
          media={media}
          screen={screen}
          onScreenChange={setScreen}
        />
      )}
    </div>
  )
}
