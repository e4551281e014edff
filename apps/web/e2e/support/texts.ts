import { createTranslator } from 'use-intl/core'
import korean from '../../../../packages/exam-kit/src/text/ko/exam.json' with { type: 'json' }
import exam from '../../../../packages/exam-kit/src/text/si/exam.json' with { type: 'json' }
import tamil from '../../../../packages/exam-kit/src/text/ta/exam.json' with { type: 'json' }
import shared from '@naru/app-shell/text/si/shared.json' with { type: 'json' }
import account from '../../src/account/text/si/account.json' with { type: 'json' }
import guidelines from '../../src/exams/text/si/guidelines.json' with { type: 'json' }
import plans from '@naru/app-shell/text/si/plans.json' with { type: 'json' }
import student from '../../src/frame/text/si/student.json' with { type: 'json' }

const examText = (locale: string, messages: typeof exam) =>
  createTranslator({ locale, messages, timeZone: 'Asia/Colombo' })

/** What the main journey shows in Sinhala. */
export const texts = { account, exam: examText('si', exam), guidelines, plans, shared, student }

/** The exam room in the others. */
export const examTexts = { ko: examText('ko', korean), ta: examText('ta', tamil) }
