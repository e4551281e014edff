import { editorText } from '@naru/exam-authoring/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { PapersPage } from '../../../papers/PapersPage'
import { deskText } from '../../../text/desk'

export const Route = createFileRoute('/_staff/desk/papers/')({
  staticData: { texts: [deskText, editorText, examText] },
  component: PapersPage,
})
