import { examText, rulesText } from '@naru/exam-kit/text'
import { uiText } from '@naru/ui/language'
import { errorText } from '../shared/errors'
import { sharedText } from '../shared/text'
import { examRoomText } from './text'

export const roomTexts = [uiText, sharedText, errorText, examText, rulesText, examRoomText]
