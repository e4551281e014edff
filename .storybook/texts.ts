import { editorText } from '../packages/exam-authoring/src/editor/editorText'
import { practicePartsText } from '@naru/exam-kit/text'
import { recorderText } from '@naru/exam-authoring/text'
import type { TextArea } from '@naru/ui/language'
import { roomTexts } from '../apps/web/src/exam-room/language/roomTexts'
import { siteText } from '../apps/web/src/frame/text'
import { aboutText } from '../apps/web/src/public/text/about'
import { accountText } from '../apps/web/src/account/text/account'
import { guidelinesText } from '../apps/web/src/exams/text/guidelines'
import { homeText } from '../apps/web/src/public/text/home'
import { privacyPolicyText, refundPolicyText, termsAndConditionsText } from '../apps/web/src/public/legal/text/legal'
import { plansText } from '@naru/app-shell/text/plans'
import { studentText } from '../apps/web/src/frame/text/student'
import { deskText } from '../apps/staff/src/text/desk'
import { adminText } from '../apps/staff/src/text/admin'
import { deskMediaText } from '../apps/staff/src/text/deskMedia'
import { analysisText } from '../apps/web/src/results/text/analysis'
import { myDataText } from '../apps/web/src/account/text/myData'
import { practiceText } from '../apps/web/src/practice/text/practice'
import { scoreReportsText } from '../apps/web/src/results/text/scoreReports'
import { twoStepText } from '@naru/app-shell/text/twoStep'
import { sessionsText } from '../apps/web/src/account/text/sessions'
import { translationReportText } from '@naru/app-shell/text/translationReport'
import { wordsText } from '../apps/web/src/words/text/words'

/** Every area of text, so that stories render at once. */
export const areas: readonly TextArea<object>[] = [
  ...roomTexts,
  practicePartsText,
  editorText,
  recorderText,
  siteText,
  homeText,
  guidelinesText,
  aboutText,
  privacyPolicyText,
  termsAndConditionsText,
  refundPolicyText,
  studentText,
  plansText,
  accountText,
  adminText,
  deskText,
  deskMediaText,
  analysisText,
  myDataText,
  practiceText,
  scoreReportsText,
  twoStepText,
  sessionsText,
  translationReportText,
  wordsText,
]
