import { editorText } from '@naru/exam-kit/editor'
import { examText } from '@naru/exam-kit/text'
import { createFileRoute } from '@tanstack/react-router'
import { PapersPage } from '../../../pages/Desk/PapersPage'
import { deskText } from '../../../text/desk'

export const Route = createFileRoute('/_site/desk/papers/')({
  staticData: { page: { texts: [deskText, editorText, examText], audience: 'staff' } },
  component: PapersPage,
})
