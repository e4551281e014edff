import { examText, rulesText } from '@naru/exam-kit/text'
import { uiText } from '@naru/ui/language'
import { errorText } from '@naru/app-shell/errors'
import { sharedText } from '@naru/app-shell/text'
import { examRoomText } from '../text'

export const roomTexts = [uiText, sharedText, errorText, examText, rulesText, examRoomText]
